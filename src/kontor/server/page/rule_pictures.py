"""Rule pictures: positions shown beside clauses of a rulebook (`pictures.toml` of a game).

`[deals.NAME]` is a game that was played: `seed`, `seats`, house rules (`options`) and its `path`,
answer by answer: seat and word. Every position is played by the engine, so none is illegal.

| key of a picture | meaning                                                                    |
| ---------------- | -------------------------------------------------------------------------- |
| `name`, `clause` | its text is `picture-NAME`; the clause beside which it stands              |
| `deal`, `after`  | the game, and after how many answers of its path it is; without: after all |
| `answers`        | further answers, which leave the path                                      |
| `eyes`           | the seat that looks, “you” in the text; without: a spectator               |
| `asked`          | the seat's answers are drawn too, though nobody can give them              |
| `shows`, `hides` | what is shown, and what is left out of it (see `cutting.py`)               |
| `marks`          | what has a ring                                                            |
| `crop`           | the window through which a drawing is seen: x, y, width and height         |
| `size`           | `small`, `middle`, or as wide as the text: `whole`                         |
| `facts`          | facts of its text, each by its place in the view's data: `prices.wine`;    |
|                  | in what the last answer told: `told.0.price`; or afterwards: `then.told.0` |
| `then`           | a second position: its `answers`, and if they differ `shows`, `marks`      |
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from kontor import games
from kontor.engine.match import Match
from kontor.engine.messages import SPECTATOR, Fact, IllegalAnswer
from kontor.engine.record import Record
from kontor.server.service.correcting import check_agreed
from kontor.server.service.sight import EventSight, SeatSight, TableSight, plain
from kontor.server.service.sight_making import question_sight
from kontor.server.service.typed_text import COLOURS

# Who sits at the tables of pictures, beside the reader.
NAMES: Final = ("Anna", "Ben", "Clara", "David", "Emma", "Felix")


class PictureError(Exception):
    """A picture cannot be drawn: it is not possible in the game, or shows what is not there."""


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played, answer by answer."""

    seed: str
    seats: int
    path: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)


class Then(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows afterwards; without `shows` or `marks`, the same as before."""

    answers: tuple[str, ...]
    shows: tuple[str, ...] | None = None
    marks: tuple[str, ...] | None = None


class RulePicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture beside a clause."""

    name: str
    clause: str
    deal: str
    shows: tuple[str, ...]
    after: int | None = None
    answers: tuple[str, ...] = ()
    eyes: int = SPECTATOR
    asked: bool = False
    hides: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    crop: str = ""
    size: Literal["small", "middle", "whole"] = "whole"
    facts: dict[str, str] = field(default_factory=dict)
    then: Then | None = None


class Pictures(Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures of a rulebook."""

    deals: dict[str, Deal]
    pictures: tuple[RulePicture, ...]


class Position:
    """A position that was played, and how many events were told before its last answer."""

    def __init__(self, match: Match, known: int) -> None:
        self.match = match
        self.known = known

    def sight(self, eyes: int, you: str, asked: bool) -> TableSight:
        """Return what a seat sees of the position; the reader's own name is “you”."""
        state, record = self.match.state, self.match.record
        names = [you if seat == eyes else name for seat, name in enumerate(record.names)]
        sight = TableSight(
            id="",
            game=record.game,
            title=self.match.game.title,
            phase="over" if state.is_over() else "playing",
            version=1,
            answers=len(record.answers),
            at_answer=len(record.answers),
            options=record.options,
            public=False,
            host=False,
            seats=[
                SeatSight(
                    number=seat,
                    name=name,
                    colour=COLOURS[seat],
                    kind="person",
                    awaited=bool((state.awaited() >> seat) & 1),
                )
                for seat, name in enumerate(names)
            ],
            me=eyes,
            mine=[eyes] if eyes >= 0 else [],
            scores=state.scores() if state.is_over() else [],
            winners=state.winners() if state.is_over() else [],
        )
        sight.keep_log(self.log(eyes), len(self.match.events))
        sight.keep_view(state.view(eyes))
        if asked and eyes >= 0 and state.options(eyes):
            sight.question = question_sight(self.match, eyes)
        return sight

    def log(self, eyes: int) -> list[EventSight]:
        """Return everything that was told, as a seat may know it."""
        seen = [event.seen_by(eyes) for event in self.match.events]
        return [
            EventSight(number=number, answer=0, name=told.name, facts=plain(told.facts), at=0.0)
            for number, told in enumerate(seen)
        ]

    def data(self, eyes: int) -> dict[str, Any]:
        """Return what the facts of a text may name."""
        told = [event.facts for event in self.log(eyes)[self.known :]]
        return self.match.state.view(eyes).data() | {"told": told}


def file_of(slug: str) -> Path:
    """Return the file that lists the pictures of a game's rulebook."""
    return games.FOLDER / slug / "pictures.toml"


@cache
def pictures_of(slug: str) -> Pictures:
    """Return the pictures of a game's rulebook; it may have none."""
    path = file_of(slug)
    if not path.is_file():
        return Pictures({}, ())
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Pictures)


def positions(slug: str, wanted: Pictures, picture: RulePicture) -> list[Position]:
    """Play the positions of a picture: one, or one before and one afterwards."""
    deal = wanted.deals[picture.deal]
    if picture.after is not None and picture.after > len(deal.path):
        raise PictureError(f"{slug} {picture.name}: the path has only {len(deal.path)} answers")
    first = (*deal.path[: picture.after], *picture.answers)
    found = [played(slug, deal, first)]
    if picture.then:
        found.append(played(slug, deal, (*first, *picture.then.answers), len(first)))
    return found


def played(slug: str, deal: Deal, answers: Sequence[str], since: int = -1) -> Position:
    """Play a game up to a position; what was told since an answer, or the last one, is news."""
    game = games.load(slug)
    record = Record(slug, game.rules_version, game.components_digest)
    record.names, record.seed = [*NAMES[: deal.seats]], deal.seed
    record.options = check_agreed(game, deal.seats, deal.options)
    match, known = Match(game, record), 0
    for number, answer in enumerate(answers):
        if number == (since if since >= 0 else len(answers) - 1):
            known = len(match.events)
        seat, _, word = answer.partition(" ")
        try:
            match.answer(int(seat), word)
        except (IllegalAnswer, ValueError) as problem:
            raise PictureError(
                f"{slug}: {answer} is not possible (number {number + 1})"
            ) from problem
    return Position(match, known)


def facts_of(slug: str, picture: RulePicture, found: Sequence[Position]) -> dict[str, Fact]:
    """Look up the facts of a picture's text."""
    data = found[0].data(picture.eyes)
    if len(found) > 1:
        data["then"] = found[1].data(picture.eyes)
    facts: dict[str, Fact] = {}
    for name, place in picture.facts.items():
        value: Any = data
        for step in place.split("."):
            try:
                value = value[int(step)] if isinstance(value, list) else value[step]
            except (KeyError, IndexError, TypeError, ValueError) as problem:
                raise PictureError(f"{slug} {picture.name}: there is no {place}") from problem
        facts[name] = value
    return facts
