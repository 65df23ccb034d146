"""Entrants: who may enter a contest: the bots of the roster, and one who never sits with people.

The searcher measures the others: `searcher:200` searches 200 iterations, with nothing learned.
"""

from typing import Final

from kontor.bots import roster
from kontor.bots.bot import Bot
from kontor.bots.searcher import Searcher
from kontor.engine.game import Game

SEARCHER: Final = "searcher"
NAMES: Final = (*roster.NAMES, SEARCHER)
USUAL_ITERATIONS: Final = 200
# These may have a budget behind their name.
THINKERS: Final = ("grandmaster", SEARCHER)


def offered(slug: str) -> list[str]:
    """List who can enter a contest of a game."""
    return [*roster.offered(slug), SEARCHER]


def hire(name: str, game: Game) -> Bot:
    """Return the entrant of a name, ready for a game."""
    level, _, budget = name.partition(":")
    if level != SEARCHER:
        return roster.hire(name, game)
    if not budget:
        return Searcher(game, USUAL_ITERATIONS)
    seconds, iterations = roster.read_budget(name, budget)
    if seconds:
        raise roster.bad_budget(name)
    return Searcher(game, iterations)
