"""Texts of a page: in the language of the reader, with names, times and emphasis."""

import re
import time
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache

from babel.dates import format_datetime, format_skeleton, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal
from markupsafe import Markup, escape

from kontor.engine.messages import Fact, Message
from kontor.text.bundles import Argument
from kontor.text.languages import LOCALES
from kontor.text.texts import Reader, Texts

MINUTE = 60.0
SENTENCES_KEPT = 20_000
# Language, game, and who reads: at which seat, among whom.
Who = tuple[str, str | None, int, tuple[str, ...]]


class PageTexts:
    """What a page says in one language, about one game or about none."""

    def __init__(
        self, language: str, slug: str | None = None, reader: Reader | None = None
    ) -> None:
        self.language = language
        self.texts = Texts(language, slug)
        self.reader = reader or Reader(-1, [])
        self.who: Who = (language, slug, self.reader.seat, tuple(self.reader.names))
        self.anybody: Who = (language, slug, -1, ())
        self.plain = plain_texts(language, slug)
        # What was said of facts that are still there, by where they lie.
        self.heard: dict[tuple[str, int], tuple[Mapping[str, Fact], tuple[str, str]]] = {}

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return a text by name; each is put together once."""
        if not arguments:
            text = self.plain.get(name)
            if text is None:
                text = self.plain[name] = self.texts.say(name)
            return text
        return filled(self.language, self.texts.slug, name, *arguments.items())

    def decimal(self, value: float, digits: int = 1) -> str:
        """Write a number in the language's way."""
        locale = LOCALES[self.language].replace("-", "_")
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(value, pattern, locale=locale)).replace("-", "−")

    def has(self, name: str) -> bool:
        """Tell whether there is a text of this name."""
        return self.texts.has(name)

    def message(self, name: str, facts: Mapping[str, Fact]) -> str:
        """Return what the engine says, as the reader should read it."""
        return self.said(name, facts)[0]

    def detail(self, name: str, facts: Mapping[str, Fact]) -> str:
        """Return the second line of an option, or nothing."""
        return self.said(name, facts)[1]

    def whole(self, name: str, facts: Mapping[str, Fact]) -> str:
        """Return an option with its second line, as one line."""
        line, detail = self.said(name, facts)
        return f"{line} · {detail}" if detail else line

    def said(self, name: str, facts: Mapping[str, Fact]) -> tuple[str, str]:
        """Return both lines of a message; one that names nobody is put together once for all."""
        heard = self.heard.get((name, id(facts)))
        if heard is None:
            who = self.anybody
            for fact in facts:
                if fact.endswith("seat"):
                    who = self.who
            heard = (facts, said(*who, name, frozen(facts)))
            self.heard[name, id(facts)] = heard
        return heard[1]

    def emphasised(self, text: str) -> Markup:
        """Escape a text and set the players' names in it in bold."""
        pattern = names_pattern(self.who[3])
        if pattern is None:
            return escape(text)
        parts = [str(escape(part)) for part in pattern.split(text)]
        parts[1::2] = [f"<b>{name}</b>" for name in parts[1::2]]
        return Markup("".join(parts))

    def ago(self, moment: float, now: float | None = None) -> str:
        """Say how long ago something was, roughly."""
        passed = max(0.0, (time.time() if now is None else now) - moment)
        if passed < MINUTE:
            return self.say("page-just-now")
        locale = LOCALES[self.language].replace("-", "_")
        return format_timedelta(-int(passed), add_direction=True, locale=locale)

    def since(
        self, name: str, moment: float, now: float | None = None, /, **given: Argument
    ) -> str:
        """Say a text, and for how long it has been so unless that is hardly a minute."""
        passed = max(0.0, (time.time() if now is None else now) - moment)
        if passed < MINUTE:
            return self.say(name, **given)
        return self.say(f"{name}.since", time=self.lasting(passed), **given)

    def lasting(self, seconds: float) -> str:
        """Write a length of time as it stands behind for, depuis and seit."""
        locale = LOCALES[self.language].replace("-", "_")
        if self.language == "de":
            # Both vor and seit want the dative.
            return format_timedelta(-int(seconds), add_direction=True, locale=locale)[len("vor ") :]
        return format_timedelta(int(seconds), locale=locale)

    def joined(self, names: list[str]) -> str:
        """Join names in the language's way."""
        return format_list(names, locale=LOCALES[self.language].replace("-", "_"))

    def date(self, moment: float) -> str:
        """Write a moment as date and time."""
        return dated(self.language, moment // MINUTE * MINUTE)

    def day(self, moment: float, now: float | None = None) -> str:
        """Write a day, with its year unless that is the present one."""
        locale = LOCALES[self.language].replace("-", "_")
        day = datetime.fromtimestamp(moment, UTC)
        this_year = datetime.fromtimestamp(time.time() if now is None else now, UTC).year
        if day.year == this_year:
            return format_skeleton("MMMd", day, locale=locale)
        return format_skeleton("yMMMd", day, locale=locale)


@cache
def plain_texts(language: str, slug: str | None) -> dict[str, str]:
    """Return the texts without arguments that pages have said, by name."""
    return {}


@lru_cache(maxsize=SENTENCES_KEPT)
def filled(language: str, slug: str | None, name: str, *arguments: tuple[str, Argument]) -> str:
    """Return a text with its arguments."""
    return Texts(language, slug).say(name, **dict(arguments))


@lru_cache(maxsize=SENTENCES_KEPT)
def dated(language: str, minute: float) -> str:
    """Write a minute as date and time."""
    locale = LOCALES[language].replace("-", "_")
    return format_datetime(datetime.fromtimestamp(minute, UTC), "short", locale=locale)


@lru_cache(maxsize=SENTENCES_KEPT)
def names_pattern(everybody: tuple[str, ...]) -> re.Pattern[str] | None:
    """Return what finds the names of players in a text, the longer ones first."""
    names = sorted({name for name in everybody if name}, key=len, reverse=True)
    if not names:
        return None
    return re.compile("(" + "|".join(rf"\b{re.escape(name)}\b" for name in names) + ")")


FrozenFacts = tuple[tuple[str, int | str | tuple[str, ...]], ...]


def frozen(facts: Mapping[str, Fact]) -> FrozenFacts:
    """Return the facts of a message as a key."""
    return tuple(
        [
            (name, tuple(value) if isinstance(value, list) else value)
            for name, value in facts.items()
        ]
    )


@lru_cache(maxsize=SENTENCES_KEPT)
def said(
    language: str,
    slug: str | None,
    seat: int,
    names: tuple[str, ...],
    name: str,
    facts: FrozenFacts,
) -> tuple[str, str]:
    """Return what the engine says to a reader, and its second line or nothing."""
    thawed = {fact: list(value) if isinstance(value, tuple) else value for fact, value in facts}
    message, reader = Message(name, thawed), Reader(seat, list(names))
    texts = Texts(language, slug)
    return texts.message(message, reader), texts.detail(message, reader)
