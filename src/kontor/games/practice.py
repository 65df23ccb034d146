"""Practice: moments of a game where one answer is clearly better, read from `practice.toml`.

| key       | meaning                                                                      |
| --------- | ---------------------------------------------------------------------------- |
| `name`    | the game and a digest of all that leads to the moment                        |
| `seats`   | how many play; `options`, the house rules that are not usual                 |
| `seed`    | the deal                                                                     |
| `answers` | everything that was answered before: seat and word                           |
| `seat`    | who is asked                                                                 |
| `best`    | the answer that is clearly better                                            |
| `judged`  | answers, the best first: word, winning chance in per cent, twice: by the     |
|           | master, by a longer search                                                   |
| `level`   | 1 easy, 2 middling, 3 hard                                                   |

The file is written by `kontor practice`, never by hand.
"""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from kontor import games
from kontor.engine.components import ComponentsError, Reader
from kontor.engine.file_errors import cause, line_of

FILE: Final = "practice.toml"
LEVELS: Final = 3
FEWEST_JUDGED: Final = 3
DIGITS: Final = 8
MOST_SEATS: Final = 8

# An answer, its winning chance in per cent by the master, and by a longer search.
Judged = tuple[str, int, int]


class UnknownMoment(LookupError):
    """No moment of this game has this name."""


@dataclass(frozen=True)
class Moment:
    """A question with one clearly better answer, and the way to it."""

    name: str
    seats: int
    options: dict[str, str]
    seed: str
    answers: tuple[str, ...]
    seat: int
    best: str
    judged: tuple[Judged, ...]
    level: int

    def lead(self) -> int:
        """Return by how many points of winning chance the best answer is ahead of the second."""
        return self.judged[0][2] - self.judged[1][2]


@cache
def moments(slug: str) -> tuple[Moment, ...]:
    """Return the moments of a game, the easiest first; none if it has no file of them."""
    if slug not in games.FOLDERS:
        raise games.UnknownGame(slug)
    path = games.FOLDER / slug / FILE
    return read(path, slug) if path.is_file() else ()


def moment(slug: str, name: str) -> Moment:
    """Return the moment of a name."""
    for found in moments(slug):
        if found.name == name:
            return found
    raise UnknownMoment(f"{slug} has no moment {name}")


def read(path: Path, slug: str) -> tuple[Moment, ...]:
    """Read a file of moments; a ComponentsError names the place that is wrong."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ComponentsError(str(path), "", "unreadable", cause=cause(error)) from error
    except UnicodeDecodeError as error:
        raise ComponentsError(path.name, "", "not-utf8") from error
    except ValueError as error:
        raise ComponentsError(path.name, "", "not-toml", line=line_of(error)) from error
    file = Reader(path.name, "", table)
    found = [read_moment(section, slug) for section in file.sections("moments")]
    file.check_distinct("moments", [one.name for one in found])
    if [place(one) for one in found] != sorted(place(one) for one in found):
        raise file.fail("moments", "never-fall")
    if unread := file.unread():
        raise file.fail(unread[0], "unknown-field")
    return tuple(found)


def place(one: Moment) -> tuple[int, int, str]:
    """Return what a moment is sorted by: level, then lead, the largest first."""
    return one.level, -one.lead(), one.name


def read_moment(section: Reader, slug: str) -> Moment:
    """Read one moment and check that it agrees with itself."""
    seats = section.integer("seats", 1, MOST_SEATS)
    found = Moment(
        section.text("name"),
        seats,
        read_options(section),
        section.text("seed"),
        tuple(section.texts("answers")),
        section.integer("seat", 0, seats - 1),
        section.text("best"),
        read_judged(section),
        section.integer("level", 1, LEVELS),
    )
    for number, answer in enumerate(found.answers):
        seat, _, word = answer.partition(" ")
        if not word or seat not in [str(each) for each in range(seats)]:
            raise section.fail(f"answers[{number}]", "form")
    wanted = name_of(slug, seats, found.options, found.seed, found.answers)
    if found.name != wanted:
        raise section.differs("name", wanted, found.name)
    if found.judged[0][0] != found.best:
        raise section.differs("judged[0]", found.best, found.judged[0][0])
    return found


def read_options(section: Reader) -> dict[str, str]:
    """Read the house rules of a moment."""
    rules = section.section("options")
    return {name: rules.text(name) for name in rules.table}


def read_judged(section: Reader) -> tuple[Judged, ...]:
    """Read what was judged: distinct answers, by falling chance, the first alone at the top."""
    value = section.get("judged")
    if not isinstance(value, list) or len(value) < FEWEST_JUDGED:
        number = len(value) if isinstance(value, list) else 0
        raise section.fail("judged", "least-entries", least=FEWEST_JUDGED, number=number)
    found: list[Judged] = []
    for number, row in enumerate(value):
        key = f"judged[{number}]"
        if not isinstance(row, list) or len(row) != 3 or not isinstance(row[0], str):
            raise section.fail(key, "form")
        quick = section.checked_integer(key, row[1], 0, 100)
        found.append((row[0], quick, section.checked_integer(key, row[2], 0, 100)))
    section.check_distinct("judged", [word for word, _, _ in found])
    chances = [chance for _, _, chance in found]
    if chances != sorted(chances, reverse=True):
        raise section.fail("judged", "never-rise")
    if chances[0] == chances[1]:
        raise section.fail("judged[1]", "repeats")
    return tuple(found)


def name_of(
    slug: str, seats: int, options: dict[str, str], seed: str, answers: tuple[str, ...]
) -> str:
    """Return the name of the moment to which a deal and answers lead."""
    way = json.dumps([seats, sorted(options.items()), seed, answers], separators=(",", ":"))
    return f"{slug}-{sha256(way.encode()).hexdigest()[:DIGITS]}"
