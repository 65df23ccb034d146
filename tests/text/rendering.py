"""Renderings: everything a game says, as its owner, another player and a spectator read it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain

from kontor.engine.messages import SPECTATOR, Message
from kontor.text.bundles import Arguments, hyphened
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, TextError, Texts
from tests.text import corpus
from tests.text.corpus import BOARD, COUNTED, NAMES, OPTION, RARE, REASON, Said

OWNER, OTHER, WATCHER = "owner", "other", "spectator"
READERS = (OWNER, OTHER, WATCHER)
# So many messages of each text are read: more say the same with other names and numbers.
SAMPLES = 60
# Numbers that tell whether a text can count.
NUMBERS = (0, 1, 2)
MANY = 12
# What stands for a person in the texts of pages.
NAMED = {"name", "seat", "who"}
SOMEBODY = Reader(SPECTATOR, NAMES)


@dataclass(frozen=True)
class Line:
    """A text as somebody reads it."""

    name: str
    kind: str
    who: str
    seat: int
    text: str
    detail: str = ""


@cache
def rendered(
    slug: str, language: str, games_per_setting: int = corpus.GAMES_PER_SETTING
) -> tuple[Line, ...]:
    """Return all distinct lines of a game in a language."""
    found = corpus.said(slug, games_per_setting)
    lines = chain(
        played(slug, language, found),
        counted(slug, language, found),
        reasons(slug, language),
        drawn(slug, language, found),
    )
    return tuple(dict.fromkeys(lines))


def played(slug: str, language: str, found: Said) -> Iterator[Line]:
    """Render what was said in games, and what they hardly ever say."""
    texts = Texts(language, slug)
    samples: Counter[str] = Counter()
    for key, message in found.messages.items():
        samples[message.name] += 1
        if samples[message.name] <= SAMPLES:
            told = found.told.get(key)
            yield from read(texts, message, found.kinds[message.name], told)
    for message in corpus.rare(slug, found):
        yield from read(texts, message, RARE)


def counted(slug: str, language: str, found: Said) -> Iterator[Line]:
    """Render one message of each text with one and two, where its facts ever are so."""
    texts = Texts(language, slug)
    seen = found.numbers()
    first: dict[str, Message] = {}
    for message in [*found.messages.values(), *corpus.rare(slug, found)]:
        first.setdefault(message.name, message)
    for message in first.values():
        for number in (1, 2):
            facts = {
                fact: number if number in seen.get(fact, ()) else value
                for fact, value in message.facts.items()
            }
            if facts != message.facts:
                other = Message(message.name, facts)
                said, detail = texts.message(other, SOMEBODY), texts.detail(other, SOMEBODY)
                yield Line(message.name, COUNTED, WATCHER, SPECTATOR, said, detail)


def read(texts: Texts, message: Message, kind: str, told: set[int] | None = None) -> Iterator[Line]:
    """Render a message for those whom it may concern."""
    for who, seat in people(message, told):
        reader = Reader(seat, NAMES)
        detail = texts.detail(message, reader) if kind in {OPTION, RARE} else ""
        yield Line(message.name, kind, who, seat, texts.message(message, reader), detail)


def people(message: Message, told: set[int] | None) -> list[tuple[str, int]]:
    """Name those who read a message: those who are told, or else whom it is about, and others."""
    about = {fact: value for fact, value in message.facts.items() if fact.endswith("seat")}
    seats = {seat for seat in about.values() if isinstance(seat, int)}
    owners = sorted(told if told is not None else seats)
    other = next(seat for seat in range(len(NAMES)) if seat not in owners and seat not in seats)
    return [*((OWNER, seat) for seat in owners), (OTHER, other), (WATCHER, SPECTATOR)]


def reasons(slug: str, language: str) -> Iterator[Line]:
    """Render the reasons that bots give."""
    texts = Texts(language, slug)
    for name in corpus.texts(slug, language):
        if name.startswith("name-reason-"):
            reason = name.removeprefix("name-").replace("-", "_")
            for said in ("advice-for", "advice-against"):
                message = Message(said, {"reason": reason, "percent": 3})
                yield Line(name, REASON, WATCHER, SPECTATOR, texts.message(message, SOMEBODY))


def drawn(slug: str | None, language: str, found: Said) -> Iterator[Line]:
    """Render what only pages use: with numbers where it counts, else with a name.

    Texts of pictures have no numbers but those of their positions: they are read with these, where
    pictures are tested.
    """
    texts = Texts(language, slug)
    known = found.names() | (corpus.written(slug) if slug else set())
    seen = {hyphened(fact): values for fact, values in found.numbers().items()}
    for name, entry in corpus.texts(slug, language).items():
        if name in known or name.startswith(("name-", "game-", "table-", "picture-")):
            continue
        for number in (*NUMBERS, MANY):
            filled: Arguments = {}
            for wanted in corpus.variables(entry.value):
                if counts(slug, name, wanted):
                    filled[wanted] = number
                elif wanted in seen:
                    filled[wanted] = number if number in seen[wanted] else MANY
                else:
                    filled[wanted] = NAMES[0] if wanted in NAMED else "X"
            try:
                yield Line(name, BOARD, WATCHER, SPECTATOR, texts.format(name, filled))
            except TextError:
                continue


def counts(slug: str | None, name: str, variable: str) -> bool:
    """Tell whether a text counts by a variable in any language."""
    found = [corpus.texts(slug, language).get(name) for language in LANGUAGES]
    return any(variable in corpus.selectors(entry.value) for entry in found if entry)
