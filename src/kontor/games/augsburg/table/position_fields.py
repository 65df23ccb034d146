"""Position: every field once.

Written by `./kontor fields augsburg` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.engine.chance import Chance
from kontor.engine.state import State, header
from kontor.games.augsburg.table.agreed import TableRules
from kontor.games.augsburg.table.codes import NO_PRIVILEGE, NOBODY
from kontor.games.augsburg.table.packing import NO_CARD


class PositionFields(State):
    """What lies on the table: copied, saved and restored."""

    announced: list[int]
    levels: list[int]
    tiles: list[int]
    taken: list[int]
    money: list[int]
    prestige: list[int]
    hands: list[int]
    offers: list[tuple[int, ...]]
    deck: list[int]
    discard: list[int]
    shown: list[int]
    open_discard: list[int]
    rejected: list[int]
    known_money: list[int]
    known_cards: list[int]
    offered: list[int]

    def __init__(self, rules: TableRules, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
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
        self.top: int = NO_CARD
        self.last_discard: int = NO_CARD

    def copy_to(self, twin: "PositionFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.noble = self.noble
        twin.opener = self.opener
        twin.bid = self.bid
        twin.leader = self.leader
        twin.still_in = self.still_in
        twin.announced = self.announced[:]
        twin.revealed = self.revealed
        twin.display = self.display
        twin.face_down = self.face_down
        twin.winner = self.winner
        twin.privilege = self.privilege
        twin.spent = self.spent
        twin.uses_left = self.uses_left
        twin.has_built = self.has_built
        twin.levels = self.levels[:]
        twin.tiles = self.tiles[:]
        twin.taken = self.taken[:]
        twin.money = self.money[:]
        twin.prestige = self.prestige[:]
        twin.hands = self.hands[:]
        twin.offers = self.offers[:]
        twin.top = self.top
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.last_discard = self.last_discard
        twin.shown = self.shown[:]
        twin.open_discard = self.open_discard[:]
        twin.rejected = self.rejected[:]
        twin.known_money = self.known_money[:]
        twin.known_cards = self.known_cards[:]
        twin.offered = self.offered[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        return (
            *header(self, self.rules.options),
            (
                self.round,
                self.noble,
                self.opener,
                self.bid,
                self.leader,
                self.still_in,
            ),
            tuple(self.announced),
            self.revealed,
            (
                self.display,
                self.face_down,
            ),
            (
                self.winner,
                self.privilege,
                self.spent,
                self.uses_left,
                int(self.has_built),
            ),
            tuple(self.levels),
            tuple(self.tiles),
            tuple(self.taken),
            tuple(self.money),
            tuple(self.prestige),
            tuple(self.hands),
            tuple(self.offers),
            (
                self.top,
                tuple(self.deck),
                tuple(self.discard),
                self.last_discard,
            ),
            tuple(self.shown),
            tuple(self.open_discard),
            tuple(self.rejected),
            tuple(self.known_money),
            tuple(self.known_cards),
            tuple(self.offered),
        )

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.round = saved[0][0]
        self.noble = saved[0][1]
        self.opener = saved[0][2]
        self.bid = saved[0][3]
        self.leader = saved[0][4]
        self.still_in = saved[0][5]
        self.announced = saved[1]
        self.revealed = tuple(saved[2])
        self.display = saved[3][0]
        self.face_down = saved[3][1]
        self.winner = saved[4][0]
        self.privilege = saved[4][1]
        self.spent = tuple(saved[4][2])
        self.uses_left = saved[4][3]
        self.has_built = bool(saved[4][4])
        self.levels = saved[5]
        self.tiles = saved[6]
        self.taken = saved[7]
        self.money = saved[8]
        self.prestige = saved[9]
        self.hands = saved[10]
        self.offers = [tuple(row) for row in saved[11]]
        self.top = saved[12][0]
        self.deck = saved[12][1]
        self.discard = saved[12][2]
        self.last_discard = saved[12][3]
        self.shown = saved[13]
        self.open_discard = saved[14]
        self.rejected = saved[15]
        self.known_money = saved[16]
        self.known_cards = saved[17]
        self.offered = saved[18]
