"""The table of Augsburg 1520: everything that lies on it, and the single deeds of all phases.

Nothing here decides what comes next; that is told in `rules`. The draw pile has no order but its
top card, whose price everybody sees (R6.6); the card below it is drawn when it gets to the top.
"""

from typing import Final

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.state import State, chance_data, frames_data
from kontor.games.augsburg import notes, sheets
from kontor.games.augsburg.material import CATEGORIES, RIGHTS, TableRules
from kontor.games.augsburg.notes import NO_CARD, ZONE

NOBODY: Final = -1
NO_PRIVILEGE: Final = -1
WAIVED: Final = -1

# The kinds of question, in the order of play.
FIRST_PLAYER: Final = 0
PURCHASE: Final = 1
BIDDING: Final = 2
SELECTION: Final = 3
TAKING: Final = 4
USING: Final = 5
COMPENSATION: Final = 6
DISCARDING: Final = 7
GIVING: Final = 8

MOST_SEATS: Final = 5
BIDDING_FRAMES: Final = tuple(Frame(BIDDING, 1 << seat) for seat in range(MOST_SEATS))
TAKING_FRAMES: Final = tuple(Frame(TAKING, 1 << seat) for seat in range(MOST_SEATS))
USING_FRAMES: Final = tuple(Frame(USING, 1 << seat) for seat in range(MOST_SEATS))


class Table(State):
    """All that lies on the table, in hands and under it."""

    def __init__(self, rules: TableRules, chance: Chance) -> None:
        super().__init__(rules.seats, chance)
        self.rules: TableRules = rules
        self.round: int = 0
        # The auction: whom the table visits, who opened, the standing bid and who named it first.
        self.noble: int = 0
        self.opener: int = 0
        self.bid: int = 0
        self.leader: int = NOBODY
        self.still_in: int = 0
        self.announced: list[int] = []
        # Privilege cards as bits: on display, and face down until the next round.
        self.display: int = 0
        self.face_down: int = 0
        # The showdown of this auction: the selections by seat.
        self.revealed: tuple[int, ...] = ()
        # The winner's turn: card, what its uses were spent on, uses left, builder used or declined.
        self.winner: int = NOBODY
        self.privilege: int = NO_PRIVILEGE
        self.spent: tuple[int, ...] = ()
        self.uses_left: int = 0
        self.has_built: bool = False
        # Per seat: three levels, six tiles (their number, 0 without), money and prestige.
        self.levels: list[int] = []
        self.tiles: list[int] = []
        self.taken: list[int] = []
        self.money: list[int] = []
        self.prestige: list[int] = []
        self.hands: list[int] = []
        self.offers: list[tuple[int, ...]] = []
        self.top: int = NO_CARD
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.last_discard: int = NO_CARD
        # What may be remembered: cards shown and taken back, cards discarded openly, and per
        # seat those it rejected itself; the last two until the next shuffle.
        self.shown: list[int] = []
        self.open_discard: list[int] = []
        self.rejected: list[int] = []
        # What everybody can reckon: money and cards of a seat had it never bought a note, and
        # how many notes it has been offered.
        self.known_money: list[int] = []
        self.known_cards: list[int] = []
        self.offered: list[int] = []

    # Sheets and supplies ------------------------------------------------------------------

    def level(self, seat: int, category: int) -> int:
        """Return a player's level in a category, 1 to 4."""
        return self.levels[seat * len(CATEGORIES) + category]

    def set_level(self, seat: int, category: int, level: int) -> None:
        """Move a player to a level."""
        self.levels[seat * len(CATEGORIES) + category] = level

    def supply(self, category: int, level: int) -> int:
        """Count the step cards of a level that lie in the supply."""
        return sheets.supply(self.rules, self.levels, category, level)

    def tile(self, seat: int, kind: int) -> int:
        """Return the number on a player's tile of a kind, 0 without one."""
        return self.tiles[seat * len(RIGHTS) + kind]

    def top_tile(self, kind: int) -> int:
        """Return the number on the top tile of a pile, 0 if none is left."""
        return sheets.top_tile(self.rules.material, self.taken, kind)

    def take_tile(self, seat: int, kind: int) -> int:
        """Move the top tile of a pile to a player's sheet (R9.5); return its number."""
        number = self.top_tile(kind)
        self.tiles[seat * len(RIGHTS) + kind] = number
        self.taken[kind] += 1
        return number

    # Money --------------------------------------------------------------------------------

    def earn(self, seat: int, money: int) -> None:
        """Pay a player from the bank, in front of everybody."""
        self.money[seat] += money
        self.known_money[seat] += money

    def build(self, seat: int, kind: int) -> None:
        """Pay for the top building of a pile and place it on the sheet (R8.6)."""
        price = self.take_tile(seat, kind)
        self.earn(seat, -price)
        self.tell("built", {"seat": seat, "tile": RIGHTS[kind], "price": price})

    # R11 Prestige and barriers ------------------------------------------------------------

    def gain(self, seat: int, points: int) -> None:
        """Add prestige (R11.1) up to the barrier of this moment (R11.6, R11.7)."""
        limit = sheets.limit(self.rules.material, self.tiles, seat)
        gained = sheets.gained(self.prestige[seat], points, limit)
        self.prestige[seat] += gained
        if self.log is not None:
            total = self.prestige[seat]
            self.tell("gained", {"seat": seat, "points": gained, "prestige": total})
            if gained < points:
                lost = points - gained
                self.tell("points-lost", {"seat": seat, "points": lost, "limit": limit})

    # R13 Supply of notes ------------------------------------------------------------------

    def deck_size(self) -> int:
        """Count the draw pile, its top card included."""
        return len(self.deck) + (self.top != NO_CARD)

    def turn_up_top(self) -> None:
        """Let a card get to the top of the draw pile, if none lies there yet."""
        if self.top == NO_CARD and self.deck:
            place = self.chance.below(len(self.deck))
            self.top = self.deck[place]
            self.deck[place] = self.deck[-1]
            self.deck.pop()

    def shuffle_discard(self) -> None:
        """Shuffle the discard pile and put it under the draw pile (R13.1, R13.3)."""
        self.deck.extend(self.discard)
        self.discard.clear()
        self.last_discard = NO_CARD
        self.open_discard = [0] * ZONE
        self.rejected = [0] * (ZONE * self.seats)
        self.tell("reshuffled", {})
        self.turn_up_top()

    def take_card(self) -> int:
        """Take the top card of the draw pile, making a new pile only when it is empty (R13.1)."""
        if self.top == NO_CARD:
            self.shuffle_discard()
        card = self.top
        self.top = NO_CARD
        self.turn_up_top()
        return card

    def discard_openly(self, seat: int, zone: list[int]) -> None:
        """Move cards from a hand to the discard pile for all to see (R4.9, R6.3)."""
        place = seat * ZONE
        notes.take_out(self.hands, place, zone)
        notes.forget(self.shown, place, zone)
        for card in notes.cards(zone, 0):
            self.discard.append(card)
            notes.add(self.open_discard, 0, card)
            self.known_cards[seat] -= 1

    def names(self, cards: list[int]) -> list[str]:
        """Return the names of notes, for events."""
        known = self.rules.material.cards
        return [known[card] for card in cards]

    # Copying ------------------------------------------------------------------------------

    def copy_to(self, twin: "Table") -> None:
        """Make another table equal to this one, except for those who listen."""
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.noble = self.noble
        twin.opener = self.opener
        twin.bid = self.bid
        twin.leader = self.leader
        twin.still_in = self.still_in
        twin.announced = self.announced[:]
        twin.display = self.display
        twin.face_down = self.face_down
        twin.revealed = self.revealed
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
        """Return everything that distinguishes this state, as plain data."""
        return (
            self.seats,
            tuple(sorted(self.rules.options.items())),
            chance_data(self.chance),
            frames_data(self.stack),
            (self.round, self.noble, self.opener, self.bid, self.leader, self.still_in),
            tuple(self.announced),
            self.revealed,
            (self.display, self.face_down),
            (self.winner, self.privilege, self.spent, self.uses_left, int(self.has_built)),
            tuple(self.levels),
            tuple(self.tiles),
            tuple(self.taken),
            tuple(self.money),
            tuple(self.prestige),
            tuple(self.hands),
            tuple(self.offers),
            (self.top, tuple(self.deck), tuple(self.discard), self.last_discard),
            tuple(self.shown),
            tuple(self.open_discard),
            tuple(self.rejected),
            tuple(self.known_money),
            tuple(self.known_cards),
            tuple(self.offered),
        )
