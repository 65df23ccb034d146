"""Hidden hands: how well bots imagine what a seat cannot see.

At some decisions of a level's games many worlds are imagined from the view of the seat that is
asked. Each hidden number (how many cards of a kind a hand holds, which card was laid face down) has
a share of worlds in which it is what it truly is; the logarithms of these shares add up to the
likelihood of the truth. It is compared with that of dealing evenly among all that is possible.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final

from kontor import games
from kontor.arena.inquiry import Inquiry, Looked, Row, stream, walk
from kontor.arena.statistics import bootstrap, mean
from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.engine.state import State
from kontor.engine.view import View

WORLDS: Final = 64
EVERY: Final = 10
# Fields of a table that hold what others cannot see.
HANDS: Final = "hands"
LAID: Final = ("deliveries",)
BITS: Final = 20

Imagine = Callable[[View, Chance], State]


def inquiry(slug: str, seats: int, level: str, seed: str, every: int = EVERY) -> Inquiry:
    """Return what is to be asked at one number of players."""
    return Inquiry("hands", slug, seats, level, seed, (every,))


def look(asked: Inquiry, number: int) -> Looked:
    """Return the likelihood of the truth at some decisions: as imagined, and dealt evenly."""
    game = games.load(asked.slug)
    (every,) = asked.details
    chance = stream(asked, number).split("imagining")
    rows: list[Row] = []
    for decision in walk(asked, number):
        if decision.number % every == 0:
            truth = hidden(decision.state)
            rows.append(
                tuple(
                    round(likelihood(truth, decision.view, imagine, chance), 4)
                    for imagine in (game.imagine, game.imagine_evenly)
                )
            )
    return Looked(tuple(rows))


def hidden(state: State) -> list[int]:
    """List the numbers of a table that may be hidden from somebody."""
    found: list[int] = []
    hands: list[int] = getattr(state, HANDS, [])
    if len(hands) == state.seats:
        for hand in hands:
            found += zones.counts(hand, zones.MOST_KINDS)
    else:  # several numbers for each seat, with a bit for each card
        for part in hands:
            found += [(part >> bit) & 1 for bit in range(BITS)]
    for name in LAID:
        found += getattr(state, name, [])
    return found


def likelihood(truth: list[int], view: View, imagine: Imagine, chance: Chance) -> float:
    """Return the logarithm of how likely the truth is, number by number, in imagined worlds."""
    seen: list[Counter[int]] = [Counter() for _ in truth]
    for _ in range(WORLDS):
        for counted, value in zip(seen, hidden(imagine(view, chance)), strict=True):
            counted[value] += 1
    return sum(
        log((counted[value] + 1) / (WORLDS + len(counted | Counter([value]))))
        for counted, value in zip(seen, truth, strict=True)
        if counted[value] < WORLDS
    )


def report(asked: Inquiry, looked: Sequence[Looked]) -> dict[str, Any]:
    """Return how much likelier the truth is as imagined than dealt evenly, as plain data."""
    rows = [row for game in looked for row in game.rows]
    gains = [mean([row[0] - row[1] for row in game.rows]) for game in looked if game.rows]
    return {
        "game": asked.slug,
        "players": asked.seats,
        "level": asked.level,
        "games": len(looked),
        "decisions": len(rows),
        "imagined": round(mean([row[0] for row in rows]), 4),
        "even": round(mean([row[1] for row in rows]), 4),
        "gain": bootstrap(gains, asked.seed).data(),
    }
