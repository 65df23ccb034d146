"""Position: every field once.

Written by `./kontor fields emperor` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.engine.chance import Chance
from kontor.engine.state import State, header
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.public import Board


class PositionFields(State):
    """What lies on the table: copied, saved and restored."""

    def __init__(self, rules: TableRules, board: Board, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        self.board: Board = board

    def copy_to(self, twin: "PositionFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.stack = self.stack[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        return (
            *header(self, self.rules.options),
            self.board.data(),
        )

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.board.refill(saved[0])
