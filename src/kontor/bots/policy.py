"""The learned preference: how likely each option is to be the best, before anything is tried.

An option is described by the words of its notation and the kind of question it answers, so any
number of options can be compared, in any game. Seats are told as the answering seat counts them.
"""

from math import exp
from typing import Final

from kontor.bots.network import Network, product
from kontor.engine.state import State

KINDS: Final = 1 << 10
SEATS: Final = 8
# By a first look, an option with this much less of a winning chance is preferred e times less.
SHARPNESS: Final = 0.01
NAMES_OF_SEATS: Final = "ABCDEFGH"


class Policy:
    """The options that were met, as weights; each is described once."""

    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.known: dict[int, list[float]] = {}
        # A network that has learned no words prefers nothing.
        self.is_learned: bool = len(network.words) > 0

    def priors(
        self, world: State, seat: int, options: list[int], hidden: list[float]
    ) -> list[float]:
        """Return how likely each option is to be the best; together they are sure."""
        kind = world.stack[-1].kind
        units = self.network.units
        logits: list[float] = []
        for option in options:
            key = (option * SEATS + seat) * KINDS + kind
            vector = self.known.get(key)
            if vector is None:
                vector = self.network.vector(words_of(written(world, seat, option)))
                self.known[key] = vector
            logits.append(product(hidden, vector) + vector[units])
        return shares(logits, 1.0)


def written(world: State, seat: int, option: int) -> str:
    """Write an option to the open question as an answering seat would: kind, then its word."""
    parts = world.word(option).split(":")
    for place, part in enumerate(parts):
        if len(part) == 1 and part in NAMES_OF_SEATS:
            other = (NAMES_OF_SEATS.index(part) - seat) % world.seats
            parts[place] = f"@{other}"
    return f"{world.stack[-1].kind}:" + ":".join(parts)


def words_of(answer: str) -> list[str]:
    """Return what describes a written answer: its verb, each of its parts, and the whole."""
    parts = answer.split(":")
    verb = ":".join(parts[:2])
    found = [verb]
    for place, part in enumerate(parts[2:]):
        for piece in part.split("+"):
            found.append(f"{verb} {place} {piece}")
    if len(parts) > 3:
        found.append(answer)
    return found


def shares(values: list[float], mixing: float) -> list[float]:
    """Turn values into shares of a whole; one that is `mixing` less has e times less."""
    best = max(values)
    found = [exp((value - best) / mixing) for value in values]
    total = sum(found)
    return [share / total for share in found]
