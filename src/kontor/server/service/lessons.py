"""Lessons: a game's guided first game, read from `lesson.toml` in its folder.

| key      | meaning                                                                       |
| -------- | ----------------------------------------------------------------------------- |
| `seed`   | the deal; `seats`, the learner's `seat` and house rules (`options`) go with it |
| `path`   | the suggested game, answer by answer: seat and word                           |
| `level`  | the bot that answers once the game has left the path                          |
| `minutes`| how long the lesson takes, as the start page says                             |
| `steps`  | what the voice says, one thing at a time; the last one ends the lesson        |

A step has a `name` (its text is `lesson-NAME`) and the `pieces` it points at: patterns of
`data-piece`, `one|other` for the first of these that is there, `{card}` for a fact of its event. If
it asks for something, it has the `answers` it hopes for. `when` says in which situation it is said;
without `when` it follows the step before, once that was read or answered as hoped.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from kontor import games
from kontor.engine.messages import Fact


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """A situation, as the learner may know it; whatever is named must hold.

    `event`: something like it was told, with these `facts`; `round`: it is at least this one;
    `asked`, `can`: the learner is asked a question like it, or has an answer like it;
    `told`: an earlier step is over, whatever was answered; `planned`: the game is on the path, or
    no longer; `over`: the game is over, or is not.
    """

    event: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)
    round: int = 0
    asked: str = ""
    can: str = ""
    told: str = ""
    planned: bool | None = None
    over: bool | None = None


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the voice says."""

    name: str
    pieces: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    when: When | None = None


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game."""

    seed: str
    seats: int
    path: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: int = 0
    level: str = "steward"
    minutes: int = 10
    options: dict[str, str] = field(default_factory=dict)

    def script(self, seat: int) -> list[str]:
        """List the answers of a seat on the path."""
        parted = [answer.partition(" ") for answer in self.path]
        return [word for number, _, word in parted if int(number) == seat]


def file_of(slug: str) -> Path:
    """Return the file that holds a game's lesson."""
    return games.FOLDER / slug / "lesson.toml"


@cache
def lesson_of(slug: str) -> Lesson | None:
    """Return the lesson of a game, if it has one."""
    path = file_of(slug)
    if not path.is_file():
        return None
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson)
