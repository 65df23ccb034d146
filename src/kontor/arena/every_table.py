"""One bot among others at every number of players of a game."""

from collections.abc import Sequence
from typing import Any, Final

from kontor import games
from kontor.arena.contest import Contest
from kontor.arena.figures import field
from kontor.arena.running import Games
from kontor.arena.study import command
from kontor.arena.wording import Wording

BOTS: Final = ("master", "steward")
HEADINGS: Final = (
    "measure-game", "measure-players", "arena-games", "arena-share", "arena-interval",
    "arena-equal", "arena-stands",
)  # fmt: skip


def contests(slugs: Sequence[str], bots: tuple[str, ...], wanted: int, seed: str) -> list[Contest]:
    """Return a contest for every number of players of some games."""
    return [
        Contest(slug, seats, bots, wanted, seed, field=True)
        for slug in slugs
        for seats in range(games.load(slug).least_seats, games.load(slug).most_seats + 1)
    ]


def row(played: Games) -> dict[str, Any]:
    """Return what became of one number of players as plain data."""
    contest = played.contest
    equal = round(1 / contest.seats, 4)
    data: dict[str, Any] = {
        "game": contest.slug,
        "players": contest.seats,
        "bots": list(contest.bots),
        "equal_share": equal,
        "games": 0,
    }
    if not played.blocks:
        return data
    (found,) = field(played)
    above, below = found["share"]["low"] > equal, found["share"]["high"] < equal
    return data | {
        "games": found["games"],
        "share": found["share"],
        "stands": True if above else False if below else None,
        "command": command(contest, found["games"]),
    }


def cells(data: dict[str, Any], wording: Wording) -> list[str]:
    """Return a row of the table in words."""
    table = [wording.say("game-title"), str(data["players"]), wording.number(data["games"])]
    equal = wording.percent(data["equal_share"])
    if not data["games"]:
        return [*table, "–", "–", equal, "–"]
    share = data["share"]
    names = {True: "arena-yes", False: "arena-no", None: "arena-open"}
    verdict = wording.say(names[data["stands"]])
    return [*table, wording.percent(share["value"]), wording.interval(share), equal, verdict]
