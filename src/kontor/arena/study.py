"""A study: one contest, or several that differ in one thing and share all deals."""

from collections.abc import Sequence
from shlex import quote
from typing import Any

from kontor import compiled
from kontor.arena.contest import Contest
from kontor.arena.figures import effects, summarize, times
from kontor.arena.running import Games


def report(studied: Sequence[Games], seconds: float) -> dict[str, Any]:
    """Return everything a study found as plain data.

    All but `times` depends on the contests alone, not on where or how they were played.
    """
    contest = studied[0].contest
    return {
        "game": contest.slug,
        "players": contest.seats,
        "bots": list(contest.bots),
        "mode": "field" if contest.field else "round-robin",
        "seed": contest.seed,
        "equal_share": round(1 / contest.seats, 4),
        "variants": [summarize(games) for games in studied],
        "effects": [effects(studied[0], games) for games in studied[1:]],
        "times": {
            "seconds": round(seconds, 3),
            "compiled": compiled.status().compiled,
            "bots": times(studied),
        },
    }


def command(contest: Contest, games: int, *more: str) -> str:
    """Return the command that plays the same games again."""
    words = [
        "kontor arena", contest.slug, f"-p {contest.seats}", "--field" if contest.field else "",
        f"--bots {','.join(contest.bots)}", f"--games {games}", f"--seed {quote(contest.seed)}",
        f"--opening {contest.opening}" if contest.opening else "",
        *(f"-o {name}={value}" for name, value in contest.options),
        "--components FILE" if contest.material else "", *more,
    ]  # fmt: skip
    return " ".join(word for word in words if word)
