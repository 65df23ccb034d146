"""A position of Die Fugger: what lies on the table, and what follows from it alone."""

from kontor.engine import i64
from kontor.games.fugger.table.position_fields import PositionFields


class Position(PositionFields):
    """All places of the table and what lies there; the rules of play are in `rules`."""

    def open_cards(self) -> int:
        """Return all cards lying open: the displays and Jakob's area (R6.1)."""
        table: i64 = self.jakob
        for display in self.displays:
            table += display
        return table

    def delivery_place(self, seat: int, round_number: int) -> int:
        """Return where the delivery of a seat and round lies (R5.5)."""
        return seat * self.rules.material.delivery_rounds + round_number - 1
