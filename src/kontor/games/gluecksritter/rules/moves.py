"""What moves on the table of Die Glücksritter, whatever asked for it: pieces, coins, documents.

The phases of a round work with this. Whatever chance decides is taken from the one stream of the
state, coin by coin and card by card (R20.1, R20.2).
"""

from typing import Final

from kontor.engine import i64, seat_numbers, zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Event, Fact, Facts
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.position import Position

# Events that tell coins by kind, and what they are called where coins are hidden (R17.5).
WITHOUT_KINDS: Final = {
    "ransomed": "ransomed-hidden",
    "document-bought": "document-bought-hidden",
    "bought": "bought-hidden",
    "purse-taken": "purse-taken-hidden",
    "coins-drawn": "coins-drawn-hidden",
    "levied": "levied-hidden",
    "levy-given": "levy-given-hidden",
    "document-paid": "document-paid-hidden",
    "coins-stolen": "coins-stolen-hidden",
    "exchanged-for-gold": "exchanged-for-gold-hidden",
    "exchanged-for-silver": "exchanged-for-silver-hidden",
}


class Moves(Position):
    """A table on which things can be moved, and on which the game goes on."""

    def move_on(self) -> None:
        """Go through the sequence of play until a question is open or the game is over."""
        raise NotImplementedError

    def open_window(self, window: int) -> None:
        """Ask all who hold a document, if the deck has one for this window (R14.6)."""
        raise NotImplementedError

    def place(self, seat: int, piece: int, number: int) -> None:
        """Put pieces on a site, or take them off when the number is negative (R9.6)."""
        if piece == codes.WALL:
            self.walls += seat_numbers.at(seat, number)
        else:
            assert piece == codes.TOWER
            self.towers += seat_numbers.at(seat, number)

    # R13 Money ----------------------------------------------------------------------------

    def spend(self, seat: int, gold: int, silver: int) -> None:
        """Take coins away from a player, with the excuses they carried (R13.14, R13.15)."""
        self.gold -= seat_numbers.at(seat, gold)
        self.silver -= seat_numbers.at(seat, silver)
        if self.waived_gold:
            held = self.gold_of(seat)
            self.excuse_gold(seat, self.still_excused(held, self.excused_gold(seat)))
        if self.waived_silver:
            held = self.silver_of(seat)
            self.excuse_silver(seat, self.still_excused(held, self.excused_silver(seat)))

    def still_excused(self, held: i64, excused: i64) -> i64:
        """Return how many coins stay excused of those that are still held (R13.15)."""
        return 0 if held < self.rules.material.limit else min(held, excused)

    def pay(self, seat: int, price: int, gold: int, silver: int) -> bool:
        """Pay a sum into the bag (R13.2); tell whether it was a ducat too much (R13.4)."""
        self.spend(seat, gold, silver)
        self.bag_gold += gold
        self.bag_silver += silver
        return self.rules.material.value(gold, silver) > price

    def give_change(self, seats: list[int]) -> None:
        """Give a silver coin back to all who paid a ducat too much at one time (R13.4).

        Unless the bag has one for each of them nobody gets any, so that the lead does not decide
        about coins (R2.3).
        """
        given = self.rules.gives_change and self.bag_silver >= len(seats)
        for seat in seats:
            if given:
                self.bag_silver -= 1
                self.silver += seat_numbers.at(seat, 1)
            self.tell("change-given" if given else "change-lost", {"seat": seat})

    def receive(self, seat: int, gold: int, silver: int) -> None:
        """Give coins to a player as one gain (R13.10); the limit is checked afterwards."""
        self.gold += seat_numbers.at(seat, gold)
        self.silver += seat_numbers.at(seat, silver)

    def draw_coins(self, number: i64) -> int:
        """Take coins out of the bag unseen, one at a time (R3.3); return how many are gold."""
        chance = self.chance
        before: i64 = self.bag_gold
        gold = before
        coins: i64 = gold + self.bag_silver
        while number > 0:
            if chance.below(coins) < gold:
                gold -= 1
            coins -= 1
            number -= 1
        self.bag_gold = gold
        self.bag_silver = coins - gold
        return before - gold

    def put_on_space(self, space: int, gold: int, silver: int) -> None:
        """Add coins to an income space, or take them when the numbers are negative."""
        place = 2 * (space - codes.TAX)
        self.income += seat_numbers.at(place, gold) + seat_numbers.at(place + 1, silver)

    def check_limits(self) -> None:
        """Check all holdings in precedence (R13.10, R13.12); ask whoever may have a document."""
        if not self.somebody_is_rich():
            return
        seat = self.lead
        for _step in range(self.seats):
            if self.is_due(seat):
                if self.has_window(seat, codes.WINDOW_LIMIT):
                    self.stack.append(Frame(codes.ASK_LIMIT, 1 << seat))
                    return
                self.halve(seat)
            seat = seat + 1 if seat + 1 < self.seats else 0

    def somebody_is_rich(self) -> bool:
        """Tell whether anybody holds as many coins of a kind as the limit, due or not."""
        lift: i64 = self.rules.material.limit_lift
        gold: i64 = self.gold
        silver: i64 = self.silver
        return ((gold + lift) | (silver + lift)) & seat_numbers.HIGHEST_BITS != 0

    def halve(self, seat: int) -> None:
        """Return half of every kind that is due to the bag (R13.7 to R13.9)."""
        limit = self.rules.material.limit
        gold = self.returned(self.gold_of(seat), self.excused_gold(seat))
        if gold:
            self.spend(seat, gold, 0)
            self.bag_gold += gold
            kept = self.gold_of(seat)
            if kept >= limit:  # R19: halved once only, the rest is excused
                self.excuse_gold(seat, kept)
            self.tell_returned(seat, "gold_coin", gold, kept)
        silver = self.returned(self.silver_of(seat), self.excused_silver(seat))
        if silver:
            self.spend(seat, 0, silver)
            self.bag_silver += silver
            kept = self.silver_of(seat)
            if kept >= limit:
                self.excuse_silver(seat, kept)
            self.tell_returned(seat, "silver_coin", silver, kept)

    # R8 Documents -------------------------------------------------------------------------

    def draw_document(self, seat: int) -> bool:
        """Take the top document (R8.1, R8.8), reshuffling when needed; tell if there was one."""
        if not self.pile:
            if not self.discard:  # R8.7
                self.tell("documents-exhausted", {"seat": seat})
                return False
            self.pile = self.discard  # R8.6
            self.pile_origin = self.discard
            self.discard = 0
            self.drawn = [0] * self.seats
            self.tell("documents-reshuffled", {"number": zones.size(self.pile)})
        kind = self.chance.draw(self.pile)
        self.pile -= zones.one(kind)
        self.hands[seat] = self.hands[seat] + zones.one(kind)
        self.drawn[seat] = self.drawn[seat] + zones.one(kind)
        if self.log is not None:
            name = self.rules.material.deck.names[kind]
            self.confide("document-drawn", {"seat": seat}, {"document": name}, seat)
        return True

    # Telling ------------------------------------------------------------------------------

    def tell_coins(self, name: str, seat: int, facts: Facts, gold: int, silver: int) -> None:
        """Record coins that one player alone counts by kind when coins are hidden (R17.5)."""
        if self.log is None:
            return
        kinds: dict[str, Fact] = {"gold": gold, "silver": silver}
        shown: dict[str, Fact] = {"seat": seat, **facts, "coins": gold + silver}
        if self.rules.hides_coins:
            self.log.append(Event(WITHOUT_KINDS[name], shown, kinds, 1 << seat))
        else:
            self.log.append(Event(name, {**shown, **kinds}, {}, 0))

    def tell_returned(self, seat: int, coin: str, number: int, kept: int) -> None:
        """Record what the limit took."""
        if self.log is None:
            return
        if self.rules.hides_coins:
            secret: Facts = {"coin": coin, "kept": kept}
            self.confide("limit-halved-hidden", {"seat": seat, "number": number}, secret, seat)
        else:
            self.tell("limit-halved", {"seat": seat, "coin": coin, "number": number, "kept": kept})
