"""Position: every field once.

Written by `./kontor fields merchants` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.engine.chance import Chance
from kontor.engine.state import State, header
from kontor.games.merchants.table.agreed import TableRules
from kontor.games.merchants.table.public import Board


class PositionFields(State):
    """What lies on the table: copied, saved and restored."""

    florins: list[int]
    hands: list[int]
    pile_seen: list[int]

    def __init__(self, rules: TableRules, board: Board, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        # What everybody sees, and what lies behind the screens.
        self.board: Board = board
        self.pile: int = 0
        self.drafts: list[tuple[int, ...]] = []
        # Deals in the making.
        self.deal_drafts: list[tuple[int, ...]] = []
        self.deal_words: list[tuple[int, ...]] = []
        self.deals_begun: list[int] = []

    def copy_to(self, twin: "PositionFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.stack = self.stack[:]
        twin.florins = self.florins[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.pile_seen = self.pile_seen[:]
        twin.drafts = self.drafts[:]
        if self.rules.deals:
            twin.deal_drafts = self.deal_drafts[:]
            twin.deal_words = self.deal_words[:]
            twin.deals_begun = self.deals_begun[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        saved: tuple[object, ...] = (
            *header(self, self.rules.options),
            self.board.data(),
            tuple(self.florins),
            tuple(self.hands),
            self.pile,
            tuple(self.pile_seen),
            tuple(self.drafts),
        )
        if self.rules.deals:
            saved = (
                *saved,
                tuple(self.deal_drafts),
                tuple(self.deal_words),
                tuple(self.deals_begun),
            )
        return saved

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.board.refill(saved[0])
        self.florins = saved[1]
        self.hands = saved[2]
        self.pile = saved[3]
        self.pile_seen = saved[4]
        self.drafts = [tuple(row) for row in saved[5]]
        if len(saved) > 6:
            self.deal_drafts = [tuple(row) for row in saved[6]]
            self.deal_words = [tuple(row) for row in saved[7]]
            self.deals_begun = saved[8]
