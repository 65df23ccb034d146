"""Position: every field once.

Written by `./kontor fields fugger` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.engine.chance import Chance
from kontor.engine.state import State, header
from kontor.games.fugger.table.codes import NOTHING
from kontor.games.fugger.table.material import TableRules


class PositionFields(State):
    """What lies on the table: copied, saved and restored."""

    prices: list[int]
    florins: list[int]
    hands: list[int]
    displays: list[int]
    deliveries: list[int]
    drawn: list[int]

    def __init__(self, rules: TableRules, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        # The turn: whose, in which round, the how many-th of it.
        self.active: int = 0
        self.round: int = 1
        self.turns: int = 0
        # Jakob's area and the piles.
        self.jakob: int = 0
        self.deck: int = 0
        self.discard: int = 0
        self.discard_top: int = NOTHING
        self.deck_origin: int = 0

    def copy_to(self, twin: "PositionFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.stack = self.stack[:]
        twin.active = self.active
        twin.round = self.round
        twin.turns = self.turns
        twin.prices = self.prices[:]
        twin.florins = self.florins[:]
        twin.hands = self.hands[:]
        twin.displays = self.displays[:]
        twin.deliveries = self.deliveries[:]
        twin.jakob = self.jakob
        twin.deck = self.deck
        twin.discard = self.discard
        twin.discard_top = self.discard_top
        twin.deck_origin = self.deck_origin
        twin.drawn = self.drawn[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        return (
            *header(self, self.rules.options),
            (
                self.active,
                self.round,
                self.turns,
            ),
            tuple(self.prices),
            tuple(self.florins),
            tuple(self.hands),
            tuple(self.displays),
            tuple(self.deliveries),
            (
                self.jakob,
                self.deck,
                self.discard,
                self.discard_top,
                self.deck_origin,
            ),
            tuple(self.drawn),
        )

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.active = saved[0][0]
        self.round = saved[0][1]
        self.turns = saved[0][2]
        self.prices = saved[1]
        self.florins = saved[2]
        self.hands = saved[3]
        self.displays = saved[4]
        self.deliveries = saved[5]
        self.jakob = saved[6][0]
        self.deck = saved[6][1]
        self.discard = saved[6][2]
        self.discard_top = saved[6][3]
        self.deck_origin = saved[6][4]
        self.drawn = saved[7]
