"""Untrained networks for tests: they judge by the guide alone, or by drawn weights."""

from kontor import games
from kontor.arena.training import inputs_of
from kontor.bots.learner import Learner
from kontor.bots.network import Network
from kontor.engine.chance import seeded
from kontor.engine.game import Game

SLOPE = 0.8


def guided(game: Game, units: int = 8) -> Network:
    """Return a network that follows the rough lead."""
    learner = Learner(inputs_of(game.slug), units)
    learner.begin(seeded("guided"), 0, SLOPE)
    return learner.network()


def fugger() -> Game:
    """Return the lightest game."""
    return games.load("fugger")
