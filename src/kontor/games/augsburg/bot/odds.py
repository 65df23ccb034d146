"""Odds: what a seat can reckon about the notes it does not see.

Cards in its own hand, shown and taken back, discarded openly or rejected by itself are known. All
others are unseen; a hidden hand holds so many of them, each as likely as any other.
"""

from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import JOKERS, NOBLES, VALUES, ZONE
from kontor.games.augsburg.table.position import Position


class Odds:
    """The unseen notes of one seat, and how many of them each other seat holds."""

    def __init__(self, table: Position, seat: int, cards: list[int]) -> None:
        material = table.rules.material
        self.table: Position = table
        self.unseen: list[int] = [packing.ALL_VALUES] * NOBLES + [material.jokers]
        self.strike(table.open_discard, 0)
        self.strike(table.rejected, seat * ZONE)
        self.strike(table.hands, seat * ZONE)
        # How many unseen cards each seat holds.
        self.hidden: list[int] = cards[:]
        for other in range(table.seats):
            if other != seat:
                self.strike(table.shown, other * ZONE)
                known = packing.size(table.shown, other * ZONE)
                self.hidden[other] = max(0, cards[other] - known)
        self.cards: int = max(1, packing.size(self.unseen, 0))

    def strike(self, zones: list[int], place: int) -> None:
        """Take known cards off the unseen ones."""
        unseen = self.unseen
        for noble in range(NOBLES):
            unseen[noble] = unseen[noble] & ~zones[place + noble]
        unseen[JOKERS] = max(0, unseen[JOKERS] - zones[place + JOKERS])

    def valid(self, noble: int) -> int:
        """Count the unseen notes that may be bid on a noble (R3.1, R3.2)."""
        if noble < codes.MAXIMILIAN:
            return self.unseen[noble].bit_count()
        return packing.size(self.unseen, 0) - self.unseen[JOKERS]

    def above(self, noble: int, rank: int) -> int:
        """Count those of them that beat a rank (R4.6 to R4.8)."""
        if noble < codes.MAXIMILIAN:
            return self.above_in(noble, rank)
        total = 0
        for other in range(NOBLES):
            total += self.above_in(other, rank)
        return total

    def above_in(self, noble: int, rank: int) -> int:
        """Count the unseen notes of one noble that beat a rank."""
        first = rank // 8
        if rank % 8 < self.table.rules.material.tie_rank[noble]:
            first -= 1
        return (self.unseen[noble] >> max(0, first)).bit_count()

    def able(self, seat: int, bid: int) -> float:
        """Say how likely another seat holds enough to bid a number."""
        table = self.table
        missing = bid - self.shown_valid(seat)
        if table.announced[seat] >= bid or missing <= 0:
            return 1.0
        share = min(1.0, (self.valid(table.noble) + self.unseen[JOKERS]) / self.cards)
        hidden = self.hidden[seat]
        if missing > hidden:
            return 0.0
        # One less the chances to hold fewer than are missing.
        rest = 1.0
        ways = 1.0
        for held in range(missing):
            rest -= ways * share**held * (1.0 - share) ** (hidden - held)
            ways = ways * (hidden - held) / (held + 1)
        return max(0.0, rest)

    def higher(self, seat: int, rank: int) -> float:
        """Say how likely another seat that bids holds a note above a rank."""
        table = self.table
        if shown_rank(table, seat) > rank:
            return 1.0
        valid = self.valid(table.noble)
        if not valid:
            return 0.0
        held = self.hidden[seat] * valid / self.cards
        needed = max(1, table.announced[seat]) - self.shown_valid(seat)
        fair = 1.0 - self.above(table.noble, rank) / valid
        return 1.0 - float(fair ** max(held, float(needed), 0.0))

    def shown_valid(self, seat: int) -> int:
        """Count the cards known to be in a hand that may be bid now."""
        shown = self.table.shown
        place = seat * ZONE
        noble = self.table.noble
        if noble < codes.MAXIMILIAN:
            return shown[place + noble].bit_count() + shown[place + JOKERS]
        return packing.size(shown, place)


def shown_rank(table: Position, seat: int) -> int:
    """Return the rank of the best note known to be in a hand that may be bid now."""
    return best_rank(table, table.shown, seat, table.noble)


def best_rank(table: Position, zones: list[int], seat: int, noble: int) -> int:
    """Return the rank of the best note in a zone that may be bid on a noble."""
    best = 0
    for other in range(NOBLES):
        if noble in (other, codes.MAXIMILIAN):
            bits = zones[seat * ZONE + other]
            if bits:
                card = other * VALUES + bits.bit_length() - 1
                best = max(best, table.rules.material.rank[card])
    return best
