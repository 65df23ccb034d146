"""The single deeds of all phases: money, tiles, prestige (R11) and the piles of notes (R13).

Nothing here decides what comes next; that is told in `rules`. The draw pile has no order but its
top card, whose price everybody sees (R6.6); the card below it is drawn when it gets to the top.
"""

from kontor.games.augsburg.table import codes, packing, player_sheets
from kontor.games.augsburg.table.packing import NO_CARD, ZONE
from kontor.games.augsburg.table.position import Position


class Deeds(Position):
    """A position on which things are done."""

    # Sheets and money ---------------------------------------------------------------------

    def set_level(self, seat: int, category: int, level: int) -> None:
        """Move a player to a level."""
        self.levels[seat * len(codes.CATEGORIES) + category] = level

    def take_tile(self, seat: int, kind: int) -> int:
        """Move the top tile of a pile to a player's sheet (R9.5); return its number."""
        number = self.top_tile(kind)
        self.tiles[seat * len(codes.RIGHTS) + kind] = number
        self.taken[kind] = self.taken[kind] + 1
        return number

    def earn(self, seat: int, money: int) -> None:
        """Pay a player from the bank, in front of everybody."""
        self.money[seat] = self.money[seat] + money
        self.known_money[seat] = self.known_money[seat] + money

    def build(self, seat: int, kind: int) -> None:
        """Pay for the top building of a pile and place it on the sheet (R8.6)."""
        price = self.take_tile(seat, kind)
        self.earn(seat, -price)
        if self.log is not None:
            self.tell("built", {"seat": seat, "tile": codes.RIGHTS[kind], "price": price})

    # R11 Prestige and barriers ------------------------------------------------------------

    def gain(self, seat: int, points: int) -> None:
        """Add prestige (R11.1) up to the barrier of this moment (R11.6, R11.7)."""
        limit = player_sheets.limit(self.rules.material, self.tiles, seat)
        gained = player_sheets.gained(self.prestige[seat], points, limit)
        self.prestige[seat] = self.prestige[seat] + gained
        if self.log is not None:
            total = self.prestige[seat]
            self.tell("gained", {"seat": seat, "points": gained, "prestige": total})
            if gained < points:
                lost = points - gained
                self.tell("points-lost", {"seat": seat, "points": lost, "limit": limit})

    # R13 Supply of notes ------------------------------------------------------------------

    def turn_up_top(self) -> None:
        """Let a card get to the top of the draw pile, if none lies there yet."""
        deck = self.deck
        if self.top == NO_CARD and deck:
            place = self.chance.below(len(deck))
            last = deck.pop()
            if place == len(deck):
                self.top = last
            else:
                self.top = deck[place]
                deck[place] = last

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

    def receive(self, seat: int, card: int) -> None:
        """Put a free note into a hand; everybody sees that there is one more."""
        packing.add(self.hands, seat * ZONE, card)
        self.known_cards[seat] = self.known_cards[seat] + 1

    def discard_openly(self, seat: int, zone: list[int]) -> None:
        """Move cards from a hand to the discard pile for all to see (R4.9, R6.3)."""
        place = seat * ZONE
        packing.take_out(self.hands, place, zone)
        packing.forget(self.shown, place, zone)
        packing.put_in(self.open_discard, zone)
        discarded = packing.cards(zone, 0)
        self.discard += discarded
        self.known_cards[seat] = self.known_cards[seat] - len(discarded)
