"""Calibration: whether the chances that masters see are the chances that happen.

In games of masters alone the chance of every seat is asked for, again and again, as that seat sees
the table, and held against what became of the seat. Chances are put into classes; the expected
calibration error is the mean distance between what a class says and what happened in it.
"""

from collections.abc import Sequence
from typing import Any, Final

from kontor import games
from kontor.arena.inquiry import Inquiry, Looked, Row, shares, walk
from kontor.arena.statistics import bootstrap, mean, wilson
from kontor.bots import roster
from kontor.bots.judge import Judge

LEVEL: Final = "master"
CLASSES: Final = 10
# Every so many decisions the chances are asked for.
EVERY: Final = 5


def inquiry(slug: str, seats: int, seed: str, every: int = EVERY, opening: int = 0) -> Inquiry:
    """Return what is to be asked at one number of players."""
    return Inquiry("calibration", slug, seats, LEVEL, seed, (every,), opening)


def look(asked: Inquiry, number: int) -> Looked:
    """Return the chances of all seats now and then; the last row is how the game ended."""
    judge = roster.hire(LEVEL, games.load(asked.slug))
    assert isinstance(judge, Judge)
    (every,) = asked.details
    rows: list[Row] = []
    for decision in walk(asked, number):
        state = decision.state
        # Once secret answers lie on the table, no seat knows where the others stand.
        if decision.number % every == 0 and not state.stack[-1].answers:
            rows.append(
                tuple(
                    round(judge.judge(state, seat, judge.measure(state, seat)), 4)
                    for seat in range(asked.seats)
                )
            )
    return Looked((*rows, shares(state)))


def report(asked: Inquiry, looked: Sequence[Looked]) -> dict[str, Any]:
    """Return what the games say about the chances, as plain data."""
    pairs = [
        (chance, happened)
        for game in looked
        for row in game.rows[:-1]
        for chance, happened in zip(row, game.rows[-1], strict=True)
    ]
    briers = [brier(game) for game in looked if len(game.rows) > 1]
    equal = 1 / asked.seats
    rows = classes(pairs)
    error = sum(row["number"] * abs(row["said"] - row["happened"]["value"]) for row in rows)
    return {
        "game": asked.slug,
        "players": asked.seats,
        "games": len(looked),
        "chances": len(pairs),
        "brier": bootstrap(briers, asked.seed).data(),
        "equal_brier": round(equal * (1 - equal), 4),
        "sum": round(mean([sum(row) for game in looked for row in game.rows[:-1]]), 4),
        "error": round(error / len(pairs), 4) if pairs else 0.0,
        "classes": rows,
    }


def brier(game: Looked) -> float:
    """Return the mean squared error of the chances of a game."""
    *rows, end = game.rows
    return mean([(chance - won) ** 2 for row in rows for chance, won in zip(row, end, strict=True)])


def classes(pairs: Sequence[tuple[float, float]]) -> list[dict[str, Any]]:
    """Put chances into classes: what each says in the mean, and what happened.

    The intervals take chances as independent; those of one game are not, so they are too narrow.
    """
    found: dict[int, list[tuple[float, float]]] = {}
    for chance, happened in pairs:
        found.setdefault(min(CLASSES - 1, int(chance * CLASSES)), []).append((chance, happened))
    return [
        {
            "from": number / CLASSES,
            "to": (number + 1) / CLASSES,
            "number": len(own),
            "said": round(mean([chance for chance, _ in own]), 4),
            "happened": wilson(sum(happened for _, happened in own), len(own)).data(),
        }
        for number, own in sorted(found.items())
    ]
