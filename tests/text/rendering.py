"""Renderings: everything a game says, as its owner, another player and a spectator read it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain

from kontor.engine.messages import SPECTATOR, Message
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, TextError, Texts
from tests.text import corpus
from tests.text.corpus import BOARD, NAMES, OPTION, RARE, REASON, Said, written

OWNER, OTHER, WATCHER = "owner", "other", "spectator"
# Board texts are filled with these numbers, one after the other.
NUMBERS = (1, 2)


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
def rendered(slug: str, language: str, games_per_setting: int) -> tuple[Line, ...]:
    """Return all distinct lines of a game in a language."""
    found = corpus.said(slug, games_per_setting)
    lines = chain(played(slug, language, found), reasons(slug, language), drawn(slug, language))
    return tuple(dict.fromkeys(lines))


def played(slug: str, language: str, found: Said) -> Iterator[Line]:
    """Render what was said in games, and what they hardly ever say."""
    texts = Texts(language, slug)
    for key, message in found.messages.items():
        told = found.told.get(key)
        yield from read(texts, message, found.kinds[message.name], told)
    for message in corpus.rare(slug, found):
        yield from read(texts, message, RARE)


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


SOMEBODY = Reader(SPECTATOR, NAMES)


def drawn(slug: str, language: str) -> Iterator[Line]:
    """Render the texts that only the board uses, as far as they ask for nothing or for numbers."""
    texts = Texts(language, slug)
    known = written(slug)
    for name, entry in corpus.texts(slug, language).items():
        if name in known or name.startswith(("name-", "game-", "table-")):
            continue
        wanted = corpus.variables(entry.value)
        for number in NUMBERS if wanted else NUMBERS[:1]:
            try:
                said = texts.format(name, dict.fromkeys(wanted, number))
            except TextError:
                continue
            yield Line(name, BOARD, WATCHER, SPECTATOR, said)


def lines(slug: str, games_per_setting: int = corpus.GAMES_PER_SETTING) -> dict[str, list[Line]]:
    """Return all lines of a game by language."""
    return {language: list(rendered(slug, language, games_per_setting)) for language in LANGUAGES}
