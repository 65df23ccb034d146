"""Moments for practice: positions in which one answer is clearly better, read from a game's folder.

Each game may have a `practice.toml`; moments are sorted by level, then by lead.
"""

import tomllib
from dataclasses import dataclass
from functools import cache

from kontor import games


@dataclass(frozen=True)
class Moment:
    """A question to a seat, and how its answers were judged from what that seat may know.

    `answers` are those before the moment, as `SEAT WORD`; `judged` are answers with their winning
    chances in per cent, by the master and by a longer search, the best first.
    """

    name: str
    seats: int
    options: dict[str, str]
    seed: str
    answers: tuple[str, ...]
    seat: int
    best: str
    judged: tuple[tuple[str, int, int], ...]
    level: int


@cache
def moments(slug: str) -> tuple[Moment, ...]:
    """Return the moments of a game, the easiest first; none if it has no file of them."""
    path = games.FOLDER / slug / "practice.toml"
    if not path.is_file():
        return ()
    return tuple(
        Moment(
            name=one["name"],
            seats=one["seats"],
            options=one["options"],
            seed=one["seed"],
            answers=tuple(one["answers"]),
            seat=one["seat"],
            best=one["best"],
            judged=tuple((word, quick, long) for word, quick, long in one["judged"]),
            level=one["level"],
        )
        for one in tomllib.loads(path.read_text("utf-8"))["moments"]
    )


def moment(slug: str, name: str) -> Moment | None:
    """Return a moment of a game by its name."""
    return next((one for one in moments(slug) if one.name == name), None)
