"""A position of In the Shadow of the Emperor: the open board, and what follows from it alone."""

from kontor.games.emperor.table.position_fields import PositionFields


class Position(PositionFields):
    """What lies on the table; small deeds are in `rules/deeds.py`."""

    def in_order(self, step: int) -> int:
        """Return the seat that comes after a number of steps in Emperor's order (R3.2)."""
        return (self.board.emperor + step) % self.seats
