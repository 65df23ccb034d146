"""What everybody sees of the table.

Written by `./kontor fields fugger` from `fields.toml`: edit that, not this.
"""

from kontor.engine.view import View
from kontor.games.fugger.table.codes import NOTHING
from kontor.games.fugger.table.material import TableRules
from kontor.games.fugger.table.position_fields import PositionFields


class ViewFields(View):
    """What every audience sees, field by field."""

    prices: list[int]
    florins: list[int]
    displays: list[int]

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat)
        self.rules: TableRules = rules
        # The turn: whose, in which round, the how many-th of it.
        self.active: int = 0
        self.round: int = 1
        self.turns: int = 0
        # Jakob's area and the piles.
        self.jakob: int = 0
        self.discard: int = 0
        self.discard_top: int = NOTHING
        self.deck_origin: int = 0

    def look_at(self, table: PositionFields) -> None:
        """Take over what all may see."""
        self.active = table.active
        self.round = table.round
        self.turns = table.turns
        self.prices = table.prices[:]
        self.florins = table.florins[:]
        self.displays = table.displays[:]
        self.jakob = table.jakob
        self.discard = table.discard
        self.discard_top = table.discard_top
        self.deck_origin = table.deck_origin

    def lay_on(self, table: PositionFields) -> None:
        """Put what all may see on an imagined table."""
        table.active = self.active
        table.round = self.round
        table.turns = self.turns
        table.prices = self.prices[:]
        table.florins = self.florins[:]
        table.displays = self.displays[:]
        table.jakob = self.jakob
        table.discard = self.discard
        table.discard_top = self.discard_top
        table.deck_origin = self.deck_origin
