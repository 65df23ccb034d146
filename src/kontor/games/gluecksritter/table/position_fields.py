"""Position: every field once.

Written by `./kontor fields gluecksritter` from `fields.toml`: edit that, not this.
"""

from typing import Any

from kontor.engine import seat_numbers
from kontor.engine.chance import Chance
from kontor.engine.state import State, header
from kontor.games.gluecksritter.table.codes import NO_CARD
from kontor.games.gluecksritter.table.material import TableRules


class PositionFields(State):
    """What lies on the table: copied, saved and restored."""

    reds: list[int]
    played: list[int]
    shown: list[int]
    deeds: list[int]
    hands: list[int]
    drawn: list[int]

    def __init__(self, rules: TableRules, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        # Where the round stands: a step of the sequence of play, and one among red documents.
        self.round: int = 0
        self.lead: int = 0
        self.step: int = 0
        self.red_step: int = 0
        # Purses and sites.
        self.gold: int = 0
        self.silver: int = 0
        self.walls: int = 0
        self.towers: int = 0
        self.waived_gold: int = 0
        self.waived_silver: int = 0
        # The bag, and excuses that end with the round.
        self.brief_waivers: int = 0
        self.bag_gold: int = 0
        self.bag_silver: int = 0
        # Spaces 5 and 6.
        self.income: int = 0
        # Ducat cards and the dungeon.
        self.ducat_deck: int = 0
        self.ducat_card: int = NO_CARD
        self.jailed: int = 0
        # What lies in front of each player.
        self.actions: int = 0
        # The documents that nobody holds.
        self.pile: int = 0
        self.discard: int = 0
        self.pile_origin: int = 0
        # Standing orders; the first rules have none.
        self.orders: list[int] = []

    def copy_to(self, twin: "PositionFields") -> None:
        """Make another one equal to this one, sharing nothing that changes."""
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.lead = self.lead
        twin.step = self.step
        twin.red_step = self.red_step
        twin.gold = self.gold
        twin.silver = self.silver
        twin.walls = self.walls
        twin.towers = self.towers
        twin.waived_gold = self.waived_gold
        twin.waived_silver = self.waived_silver
        twin.brief_waivers = self.brief_waivers
        twin.bag_gold = self.bag_gold
        twin.bag_silver = self.bag_silver
        twin.income = self.income
        twin.ducat_deck = self.ducat_deck
        twin.ducat_card = self.ducat_card
        twin.jailed = self.jailed
        twin.actions = self.actions
        twin.reds = self.reds[:]
        twin.played = self.played[:]
        twin.shown = self.shown[:]
        twin.deeds = self.deeds[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile
        twin.discard = self.discard
        twin.pile_origin = self.pile_origin
        twin.drawn = self.drawn[:]
        if not self.rules.is_first_version:
            twin.orders = self.orders[:]

    def data(self) -> tuple[object, ...]:
        """Return everything that distinguishes this one, as plain data."""
        saved: tuple[object, ...] = (
            *header(self, self.rules.options),
            (
                self.round,
                self.lead,
                self.step,
                self.red_step,
            ),
            tuple(seat_numbers.listed(self.gold, self.seats)),
            tuple(seat_numbers.listed(self.silver, self.seats)),
            tuple(seat_numbers.listed(self.walls, self.seats)),
            tuple(seat_numbers.listed(self.towers, self.seats)),
            tuple(seat_numbers.listed(self.waived_gold, self.seats)),
            tuple(seat_numbers.listed(self.waived_silver, self.seats)),
            (
                self.brief_waivers,
                self.bag_gold,
                self.bag_silver,
            ),
            tuple(seat_numbers.listed(self.income, 4)),
            (
                self.ducat_deck,
                self.ducat_card,
                self.jailed,
            ),
            tuple(seat_numbers.listed(self.actions, self.seats)),
            tuple(self.reds),
            tuple(self.played),
            tuple(self.shown),
            tuple(self.deeds),
            tuple(self.hands),
            (
                self.pile,
                self.discard,
                self.pile_origin,
            ),
            tuple(self.drawn),
        )
        if not self.rules.is_first_version:
            saved = (
                *saved,
                tuple(self.orders),
            )
        return saved

    def refill(self, saved: list[Any]) -> None:
        """Put everything back as `data` has told it, behind the header."""
        self.round = saved[0][0]
        self.lead = saved[0][1]
        self.step = saved[0][2]
        self.red_step = saved[0][3]
        self.gold = seat_numbers.pack(saved[1])
        self.silver = seat_numbers.pack(saved[2])
        self.walls = seat_numbers.pack(saved[3])
        self.towers = seat_numbers.pack(saved[4])
        self.waived_gold = seat_numbers.pack(saved[5])
        self.waived_silver = seat_numbers.pack(saved[6])
        self.brief_waivers = saved[7][0]
        self.bag_gold = saved[7][1]
        self.bag_silver = saved[7][2]
        self.income = seat_numbers.pack(saved[8])
        self.ducat_deck = saved[9][0]
        self.ducat_card = saved[9][1]
        self.jailed = saved[9][2]
        self.actions = seat_numbers.pack(saved[10])
        self.reds = saved[11]
        self.played = saved[12]
        self.shown = saved[13]
        self.deeds = saved[14]
        self.hands = saved[15]
        self.pile = saved[16][0]
        self.discard = saved[16][1]
        self.pile_origin = saved[16][2]
        self.drawn = saved[17]
        if len(saved) > 18:
            self.orders = saved[18]
