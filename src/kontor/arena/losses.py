"""Losses: what a decision of each level gives away, by the judgement of a search.

Some decisions of games in which a level plays alone are judged. A search names the best answer;
where another one was given, a second search, in worlds of its own, compares just these two, so
that a lucky guess of the first does not count as a loss. Under seal, where mixing is right, both
are compared in many worlds in which the others answer sensibly.
"""

from collections.abc import Sequence
from typing import Any, Final

from kontor import games
from kontor.arena.inquiry import Asked, Inquiry, Looked, Row, stream, walk
from kontor.arena.statistics import bootstrap, mean
from kontor.bots import roster
from kontor.bots.budget import Budget
from kontor.bots.judge import Judge
from kontor.bots.tree import EVEN, Tree
from kontor.engine.chance import Chance

LEVELS: Final = ("random", "apprentice", "steward", "master")
ITERATIONS: Final = 200
# One decision in so many is judged.
EVERY: Final = 10
WORLDS: Final = 16


def inquiry(
    slug: str,
    seats: int,
    level: str,
    seed: str,
    iterations: int,
    every: int = EVERY,
    opening: int = 0,
) -> Inquiry:
    """Return what is to be asked of one level."""
    return Inquiry("losses", slug, seats, level, seed, (iterations, every), opening)


def look(asked: Inquiry, number: int) -> Looked:
    """Return the losses of the decisions that were judged in a game."""
    iterations, every = asked.details
    player = roster.hire("master", games.load(asked.slug))
    assert isinstance(player, Judge)
    chance = stream(asked, number).split("judging")
    rows: list[Row] = []
    choices = 0
    for decision in walk(asked, number):
        if len(decision.options) > 1:
            if (choices + number) % every == 0:
                rows.append((round(loss(player, decision, iterations, chance), 4),))
            choices += 1
    return Looked(tuple(rows))


def loss(player: Judge, decision: Asked, iterations: int, chance: Chance) -> float:
    """Return how much more the best answer wins than the one that was given."""
    view = decision.view
    options = list(player.game.shortlist(view, decision.options, chance))
    if decision.option not in options:
        options.append(decision.option)
    best = best_of(player, decision, options, iterations, chance.split("first"))
    if best == decision.option:
        return 0.0
    pair = [best, decision.option]
    chances = judged(player, decision, pair, iterations, chance.split("second"))
    return chances[0] - chances[1]


def best_of(
    player: Judge, decision: Asked, options: list[int], iterations: int, chance: Chance
) -> int:
    """Return the option that wins most often; the one that was given, where it does not matter."""
    chances = judged(player, decision, options, iterations, chance)
    given = options.index(decision.option)
    best = max(range(len(options)), key=lambda place: (chances[place], place == given))
    return options[best]


def judged(
    player: Judge, decision: Asked, options: list[int], iterations: int, chance: Chance
) -> list[float]:
    """Return the winning chance of each option after a search."""
    view = decision.view
    if decision.state.stack[-1].sealed:
        careful = Judge(player.game, player.network, WORLDS)
        return careful.weigh_these(view, options, chance).chances
    looks = player.weigh_these(view, options, chance).chances
    tree = Tree(player, view.seat, options, looks, [EVEN] * len(options))
    imagining = chance.split("worlds")
    budget = Budget(0.0, iterations)
    budget.begin()
    while budget.spend():
        tree.think(view, imagining, chance)
    branches = tree.root.branches
    return [branches[option].mean() for option in options]


def report(asked: Inquiry, looked: Sequence[Looked]) -> dict[str, Any]:
    """Return what the decisions of a level give away, as plain data."""
    own = [[row[0] for row in game.rows] for game in looked if game.rows]
    found = [loss for game in own for loss in game]
    return {
        "game": asked.slug,
        "players": asked.seats,
        "level": asked.level,
        "games": len(looked),
        "decisions": len(found),
        "loss": bootstrap([mean(game) for game in own], asked.seed).data(),
        "best": round(mean([float(loss <= 0) for loss in found]), 4),
    }
