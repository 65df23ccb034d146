"""A position of Die Glücksritter: what lies on the table, and what follows from it alone."""

from kontor.engine import i64, seat_numbers
from kontor.engine.frames import Frame
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.position_fields import PositionFields


class Position(PositionFields):
    """All places of the table and what lies there; whatever moves is in `rules`."""

    def is_final(self, kind: int) -> bool:
        """Say that plans may be changed while others still plan (R5.3); all else is final."""
        return kind != codes.ASK_PLAN and not self.rules.is_first_version

    # Action cards -------------------------------------------------------------------------

    def cards_laid(self, seat: i64) -> i64:
        """Return the action cards that lie in front of a player, as a set."""
        return (self.actions >> (8 * seat)) & seat_numbers.MOST

    def lay(self, seat: int, cards: int) -> None:
        """Replace the action cards of a player."""
        self.actions += seat_numbers.at(seat, cards - self.cards_laid(seat))

    def guests(self, space: i64) -> i64:
        """Return a 1 for each seat with an action card on a space (R7.2)."""
        return (self.actions >> (space - 1)) & seat_numbers.EVERY_SEAT

    # Order --------------------------------------------------------------------------------

    def precedence(self) -> list[int]:
        """List the seats clockwise from the lead (R2.3)."""
        return [(self.lead + step) % self.seats for step in range(self.seats)]

    def visitors(self, space: int) -> list[int]:
        """List the seats with an action card on a space, in precedence (R7.2)."""
        guests = self.guests(space)
        seats: i64 = self.seats
        seat: i64 = self.lead
        found: list[int] = []
        while guests:
            if seat_numbers.of(guests, seat):
                found.append(seat)
                guests -= seat_numbers.at(seat, 1)
            seat += 1
            if seat == seats:
                seat = 0
        return found

    def crowd(self, space: int) -> int:
        """Return how many seats have an action card on a space."""
        return seat_numbers.total(self.guests(space))

    def is_closed(self, space: int) -> bool:
        """Tell whether a document has closed a space for this round (R15.24)."""
        closing = self.rules.material.deck.closing[space]
        if closing:
            for played in self.played:
                if played & closing:
                    return True
        return False

    # Pieces -------------------------------------------------------------------------------

    def pieces(self, seat: int) -> int:
        """Count the castle pieces of a site."""
        return seat_numbers.of(self.walls + self.towers, seat)

    def standing(self, seat: i64, piece: int) -> int:
        """Count the pieces of a kind on a site."""
        return seat_numbers.of(self.walls if piece == codes.WALL else self.towers, seat)

    def has_room(self, seat: int, piece: int) -> bool:
        """Tell whether a site can take one more piece of a kind (R9.4, R10.3)."""
        return self.standing(seat, piece) < self.rules.material.per_castle[piece]

    # R13 Money ----------------------------------------------------------------------------

    def gold_of(self, seat: i64) -> i64:
        """Count the gold coins of a player."""
        return (self.gold >> (8 * seat)) & seat_numbers.MOST

    def silver_of(self, seat: i64) -> i64:
        """Count the silver coins of a player."""
        return (self.silver >> (8 * seat)) & seat_numbers.MOST

    def hold(self, seat: int, gold: int, silver: int) -> None:
        """Replace the coins of a player."""
        self.gold += seat_numbers.at(seat, gold - self.gold_of(seat))
        self.silver += seat_numbers.at(seat, silver - self.silver_of(seat))

    def ducats(self, seat: int) -> int:
        """Return what a player's coins are worth (R13.1)."""
        return self.gold_of(seat) * self.rules.material.gold_value + self.silver_of(seat)

    def bag(self) -> int:
        """Count the coins in the bag."""
        return self.bag_gold + self.bag_silver

    def income_gold(self, space: i64) -> int:
        """Count the gold coins of an income space."""
        return seat_numbers.of(self.income, 2 * (space - codes.TAX))

    def income_silver(self, space: i64) -> int:
        """Count the silver coins of an income space."""
        return seat_numbers.of(self.income, 2 * (space - codes.TAX) + 1)

    def is_due(self, seat: int) -> bool:
        """Tell whether a player holds too many coins of a kind (R13.7, R13.11, R13.15)."""
        limit = self.rules.material.limit
        gold = self.gold_of(seat)
        silver = self.silver_of(seat)
        return (gold >= limit and gold > self.excused_gold(seat)) or (
            silver >= limit and silver > self.excused_silver(seat)
        )

    def excused_gold(self, seat: i64) -> i64:
        """Return how many gold coins of a player are excused from the limit (R13.15)."""
        return seat_numbers.of(self.waived_gold, seat)

    def excused_silver(self, seat: i64) -> i64:
        """Return how many silver coins of a player are excused from the limit (R13.15)."""
        return seat_numbers.of(self.waived_silver, seat)

    def excuse_gold(self, seat: i64, coins: i64) -> None:
        """Excuse so many gold coins of a player from the limit (R13.15)."""
        self.waived_gold += seat_numbers.at(seat, coins - self.excused_gold(seat))

    def excuse_silver(self, seat: i64, coins: i64) -> None:
        """Excuse so many silver coins of a player from the limit (R13.15)."""
        self.waived_silver += seat_numbers.at(seat, coins - self.excused_silver(seat))

    def returned(self, coins: int, waived: int) -> int:
        """Return how many coins of a kind the limit takes now (R13.7, R13.15)."""
        is_due = coins >= self.rules.material.limit and coins > waived
        return coins - self.kept(coins) if is_due else 0

    def kept(self, coins: int) -> int:
        """Return how many coins stay of too many: half, rounded up, until few enough (R13.9)."""
        material = self.rules.material
        while True:
            coins -= coins * material.returned // material.returned_of
            if coins < material.limit or self.rules.halves_once:
                return coins

    # R11 The knight -----------------------------------------------------------------------

    def owned(self, victim: int) -> int:
        """Return the kinds of piece on a site, as bits."""
        wall = 1 if self.standing(victim, codes.WALL) else 0
        return wall | (2 if self.standing(victim, codes.TOWER) else 0)

    def stealable(self, seat: int, victim: int) -> int:
        """Return the kinds the victim owns and the attacker has room for (R11.15, R11.18)."""
        possible = self.owned(victim)
        for piece in range(len(codes.PIECES)):
            if not self.has_room(seat, piece):
                possible &= ~(1 << piece)
        return possible

    # R14 Documents ------------------------------------------------------------------------

    def order_of(self, seat: int, kind: int) -> int:
        """Return the standing order of a seat for a kind of document (R18.4)."""
        return (self.orders[seat] >> (2 * kind)) & 3 if self.orders else codes.ORDER_ASK

    def has_window(self, seat: int, window: int) -> bool:
        """Tell, from what all can see, whether a window opens for a player (R14.6, R18.1)."""
        return bool(self.hands[seat]) and bool(self.rules.material.deck.windows[window])

    def holders(self) -> int:
        """Return the seats, as bits, that hold a document."""
        mask = 0
        for seat, hand in enumerate(self.hands):
            if hand:
                mask |= 1 << seat
        return mask


def window_of(frame: Frame) -> int:
    """Return the window that a question opens to the one who is asked (R14.6)."""
    return frame.about[0] if frame.kind == codes.ASK_OPEN else codes.OPENED[frame.kind]
