"""Inputs: a position measured in small integers, for a value that was learned.

`ONE` stands for 1.0. The numbers come in named groups, so that a judgement can be explained in
the terms of the game; a group may go on later under the same name.
"""

from typing import Final

ONE: Final = 64
BEST_RIVAL: Final = 0.4


class Inputs:
    """The numbers of one position, in an order fixed by the game."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.names: list[str] = []
        self.starts: list[int] = []

    def group(self, name: str) -> None:
        """Let the numbers from here on belong to a group."""
        self.names.append(name)
        self.starts.append(len(self.numbers))

    def add(self, number: int) -> None:
        """Add a number that is already scaled."""
        self.numbers.append(number)

    def flag(self, is_so: bool) -> None:
        """Add a yes or no."""
        self.numbers.append(ONE if is_so else 0)

    def one_of(self, index: int, size: int) -> None:
        """Add one yes among noes; an index outside means all noes."""
        for other in range(size):
            self.numbers.append(ONE if other == index else 0)

    def group_of(self) -> list[str]:
        """Return the group of every number."""
        found = []
        for place, name in enumerate(self.names):
            last = place + 1 == len(self.names)
            end = len(self.numbers) if last else self.starts[place + 1]
            found.extend([name] * (end - self.starts[place]))
        return found


def rivals(seat: int, outlook: list[float], wanted: int) -> list[int]:
    """List the other seats, the most promising first; -1 fills up the places that stay empty."""
    found: list[int] = []
    for other in range(len(outlook)):
        if other == seat:
            continue
        place = len(found)
        while place and outlook[found[place - 1]] < outlook[other]:
            place -= 1
        found.insert(place, other)
    while len(found) < wanted:
        found.append(-1)
    return found[:wanted]


def lead(seat: int, outlook: list[float]) -> float:
    """Return how far a seat is ahead of the best rival."""
    best = -1e9
    for other, value in enumerate(outlook):
        if other != seat and value > best:
            best = value
    return outlook[seat] - best


def edge(seat: int, outlook: list[float]) -> float:
    """Return how far a seat is ahead of its rivals together, the best of them counting most."""
    mine = outlook[seat]
    others = (sum(outlook) - mine) / (len(outlook) - 1)
    return BEST_RIVAL * lead(seat, outlook) + (1 - BEST_RIVAL) * (mine - others)
