"""Untrained networks for tests: they judge by the guide alone, and prefer what they are told."""

from kontor import games
from kontor.arena.lesson_games import inputs_of
from kontor.bots.network import Network
from kontor.engine.chance import Chance, seeded
from kontor.engine.game import Game

SLOPE = 0.8


def guided(game: Game, units: int = 8) -> Network:
    """Return a network that follows the rough lead."""
    network = Network(inputs_of(game.slug), units)
    weights = [0.0] * (network.inputs * units)
    weights[0] = SLOPE
    network.load(weights, [0.0] * units, [1.0] + [0.0] * (units - 1), 0.0)
    return network


def drawn(inputs: int, units: int, chance: Chance) -> Network:
    """Return a network with random weights."""
    network = Network(inputs, units)
    network.load(
        [point(chance) for _ in range(inputs * units)],
        [point(chance) for _ in range(units)],
        [point(chance) for _ in range(units)],
        point(chance),
    )
    for word in ("0:play", "0:play 0 wine", "0:draw"):
        network.teach(word, [point(chance) for _ in range(units)], point(chance))
    return network


def point(chance: Chance) -> float:
    """Return a number between -1 and 1."""
    return chance.below(1 << 15) / (1 << 14) - 1


def fugger() -> Game:
    """Return the lightest game."""
    return games.load("fugger")


def seeded_network() -> Network:
    """Return a small network that is always the same."""
    return drawn(6, 8, seeded("network"))
