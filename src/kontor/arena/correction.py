"""Correction: makes the chances of a network true, by games that show where they are not.

For each number of players two numbers are fitted, how much steeper or flatter the chances should be
and how far they are shifted (logistic regression on the logarithms of the odds). Whoever sees a
higher chance before sees a higher one after: nothing changes in what a master prefers in one world.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from kontor.arena.inquiry import Inquiry, Looked
from kontor.bots.network import restore

# A chance is never taken for surer than this, and a fit never steps farther.
SUREST: Final = 0.0005
LONGEST_STEP: Final = 0.5
STEPS: Final = 50
# As if so many chances more had been seen that were true: few games correct little.
TRUSTED: Final = 200.0


def corrected(content: bytes, found: Sequence[tuple[Inquiry, Sequence[Looked]]]) -> bytes:
    """Return a network file whose chances are corrected by what was seen of games."""
    network = restore(content)
    for asked, looked in found:
        pairs = [
            (odds(chance), happened)
            for game in looked
            for row in game.rows[:-1]
            for chance, happened in zip(row, game.rows[-1], strict=True)
        ]
        network.correct(asked.seats, *fitted(pairs))
    return network.save()


def odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    chance = min(max(chance, SUREST), 1 - SUREST)
    return log(chance / (1 - chance))


def fitted(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return slope and offset by which odds become what happened (Newton's method)."""
    slope, offset = 1.0, 0.0
    for _ in range(STEPS):
        down, right = TRUSTED * (slope - 1), TRUSTED * offset
        steep, mixed, flat = TRUSTED, 0.0, TRUSTED
        for x, happened in pairs:
            chance = 1 / (1 + exp(-(slope * x + offset)))
            wrong, weight = chance - happened, chance * (1 - chance)
            down += wrong * x
            right += wrong
            steep += weight * x * x
            mixed += weight * x
            flat += weight
        whole = steep * flat - mixed * mixed
        steps = ((flat * down - mixed * right) / whole, (steep * right - mixed * down) / whole)
        far = max(1.0, max(abs(step) for step in steps) / LONGEST_STEP)
        slope, offset = slope - steps[0] / far, offset - steps[1] / far
        if max(abs(step) for step in steps) < 1e-6:
            break
    return slope, offset
