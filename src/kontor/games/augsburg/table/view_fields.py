"""What everybody sees of the table.

Written by `./kontor fields augsburg` from `fields.toml`: edit that, not this.
"""

from kontor.engine.view import View
from kontor.games.augsburg.table.agreed import TableRules
from kontor.games.augsburg.table.codes import NO_PRIVILEGE, NOBODY
from kontor.games.augsburg.table.packing import NO_CARD
from kontor.games.augsburg.table.position_fields import PositionFields


class ViewFields(View):
    """What every audience sees, field by field."""

    announced: list[int]
    levels: list[int]
    tiles: list[int]
    taken: list[int]
    prestige: list[int]
    shown: list[int]
    open_discard: list[int]
    known_money: list[int]
    known_cards: list[int]
    offered: list[int]

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat)
        self.rules: TableRules = rules
        # The round and the auction: the visit, the opener, the standing bid.
        self.round: int = 0
        self.noble: int = 0
        self.opener: int = 0
        self.bid: int = 0
        self.leader: int = NOBODY
        self.still_in: int = 0
        # What was said and shown in it.
        self.revealed: tuple[int, ...] = ()
        # Privilege cards as bits.
        self.display: int = 0
        self.face_down: int = 0
        # The winner's turn.
        self.winner: int = NOBODY
        self.privilege: int = NO_PRIVILEGE
        self.spent: tuple[int, ...] = ()
        self.uses_left: int = 0
        self.has_built: bool = False
        # The piles of notes. The draw pile has no order but its top card.
        self.last_discard: int = NO_CARD

    def look_at(self, table: PositionFields) -> None:
        """Take over what all may see."""
        self.round = table.round
        self.noble = table.noble
        self.opener = table.opener
        self.bid = table.bid
        self.leader = table.leader
        self.still_in = table.still_in
        self.announced = table.announced[:]
        self.revealed = table.revealed
        self.display = table.display
        self.face_down = table.face_down
        self.winner = table.winner
        self.privilege = table.privilege
        self.spent = table.spent
        self.uses_left = table.uses_left
        self.has_built = table.has_built
        self.levels = table.levels[:]
        self.tiles = table.tiles[:]
        self.taken = table.taken[:]
        self.prestige = table.prestige[:]
        self.last_discard = table.last_discard
        self.shown = table.shown[:]
        self.open_discard = table.open_discard[:]
        self.known_money = table.known_money[:]
        self.known_cards = table.known_cards[:]
        self.offered = table.offered[:]

    def lay_on(self, table: PositionFields) -> None:
        """Put what all may see on an imagined table."""
        table.round = self.round
        table.noble = self.noble
        table.opener = self.opener
        table.bid = self.bid
        table.leader = self.leader
        table.still_in = self.still_in
        table.announced = self.announced[:]
        table.revealed = self.revealed
        table.display = self.display
        table.face_down = self.face_down
        table.winner = self.winner
        table.privilege = self.privilege
        table.spent = self.spent
        table.uses_left = self.uses_left
        table.has_built = self.has_built
        table.levels = self.levels[:]
        table.tiles = self.tiles[:]
        table.taken = self.taken[:]
        table.prestige = self.prestige[:]
        table.last_discard = self.last_discard
        table.shown = self.shown[:]
        table.open_discard = self.open_discard[:]
        table.known_money = self.known_money[:]
        table.known_cards = self.known_cards[:]
        table.offered = self.offered[:]
