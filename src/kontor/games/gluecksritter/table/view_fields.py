"""What everybody sees of the table.

Written by `./kontor fields gluecksritter` from `fields.toml`: edit that, not this.
"""

from kontor.engine import seat_numbers
from kontor.engine.view import View
from kontor.games.gluecksritter.table.codes import NO_CARD
from kontor.games.gluecksritter.table.material import TableRules
from kontor.games.gluecksritter.table.position_fields import PositionFields


class ViewFields(View):
    """What every audience sees, field by field."""

    walls: list[int]
    towers: list[int]
    income: list[int]
    reds: list[int]
    played: list[int]
    shown: list[int]
    deeds: list[int]

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat)
        self.rules: TableRules = rules
        # Where the round stands: a step of the sequence of play, and one among red documents.
        self.round: int = 0
        self.lead: int = 0
        self.step: int = 0
        # Ducat cards and the dungeon.
        self.ducat_card: int = NO_CARD
        self.jailed: int = 0
        # The documents that nobody holds.
        self.discard: int = 0
        self.pile_origin: int = 0

    def look_at(self, table: PositionFields) -> None:
        """Take over what all may see."""
        self.round = table.round
        self.lead = table.lead
        self.step = table.step
        self.walls = seat_numbers.listed(table.walls, table.seats)
        self.towers = seat_numbers.listed(table.towers, table.seats)
        self.income = seat_numbers.listed(table.income, 4)
        self.ducat_card = table.ducat_card
        self.jailed = table.jailed
        self.reds = table.reds[:]
        self.played = table.played[:]
        self.shown = table.shown[:]
        self.deeds = table.deeds[:]
        self.discard = table.discard
        self.pile_origin = table.pile_origin

    def lay_on(self, table: PositionFields) -> None:
        """Put what all may see on an imagined table."""
        table.round = self.round
        table.lead = self.lead
        table.step = self.step
        table.walls = seat_numbers.pack(self.walls)
        table.towers = seat_numbers.pack(self.towers)
        table.income = seat_numbers.pack(self.income)
        table.ducat_card = self.ducat_card
        table.jailed = self.jailed
        table.reds = self.reds[:]
        table.played = self.played[:]
        table.shown = self.shown[:]
        table.deeds = self.deeds[:]
        table.discard = self.discard
        table.pile_origin = self.pile_origin
