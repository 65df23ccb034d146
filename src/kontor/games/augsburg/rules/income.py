"""Income: money, prestige and notes for all (R12), and what happens when notes run short (R13)."""

from kontor.engine.frames import Frame
from kontor.games.augsburg.rules.deeds import Deeds
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import ZONE


class Income(Deeds):
    """A table where everybody is paid at the end of a round."""

    # Money and prestige -------------------------------------------------------------------

    def pay_money(self) -> None:
        """Pay everybody the income of the agencies (R12.3)."""
        for seat in range(self.seats):
            money = self.rules.material.income[self.level(seat, codes.AGENCY) - 1]
            self.earn(seat, money)
            if self.log is not None:
                self.tell("income", {"seat": seat, "money": money})

    def prestige_due(self, seat: int) -> int:
        """Return what peerage, coat of arms and patent bring a player together (R9.6, R12.4)."""
        return (
            self.rules.material.peerage_prestige[self.level(seat, codes.PEERAGE) - 1]
            + self.tile(seat, codes.COAT_OF_ARMS)
            + self.tile(seat, codes.PATENT_OF_NOBILITY)
        )

    def score_prestige(self) -> None:
        """Give everybody the prestige of the peerage as one single gain (R12.4)."""
        for seat in range(self.seats):
            self.gain(seat, self.prestige_due(seat))

    # Notes --------------------------------------------------------------------------------

    def free_notes(self, seat: int) -> int:
        """Return how many free notes a player gets: as mayor and for a mint master (R12.6)."""
        material = self.rules.material
        mint = material.mint_notes if self.tile(seat, codes.MINT_MASTER) else 0
        return material.free[self.level(seat, codes.OFFICE) - 1] + mint

    def offer_size(self, seat: int) -> int:
        """Return how many notes a player is offered (R12.7)."""
        return self.rules.material.offer[self.level(seat, codes.OFFICE) - 1]

    def deal_opening(self) -> None:
        """Deal the opening offers one note at a time, clockwise from the first player (R1.12)."""
        offers: list[list[int]] = [[] for _ in range(self.seats)]
        for _round in range(self.rules.material.start_offer):
            for step in range(self.seats):
                offers[(self.opener + step) % self.seats].append(self.take_card())
        for seat in range(self.seats):
            self.lay_offer(seat, offers[seat])
        self.ask_purchase(codes.OPENING)

    def deal(self) -> None:
        """Deal everything due from the next opener on, free notes first (R12.5, R12.6)."""
        for step in range(self.seats):
            seat = (self.opener + step) % self.seats
            free = [self.take_card() for _note in range(self.free_notes(seat))]
            for card in free:
                self.receive(seat, card)
            if free and self.log is not None:
                facts = {"seat": seat, "number": len(free)}
                self.confide("free-notes", {**facts}, {"cards": self.names(free)}, seat)
            self.lay_offer(seat, [self.take_card() for _note in range(self.offer_size(seat))])
        self.ask_purchase(codes.LATER)

    def lay_offer(self, seat: int, offer: list[int]) -> None:
        """Lay an offer face down, apart from the hand (R12.7)."""
        offer.sort()
        self.offers[seat] = tuple(offer)
        self.offered[seat] = self.offered[seat] + len(offer)
        if self.log is not None:
            facts = {"seat": seat, "number": len(offer)}
            self.confide("offered", {**facts}, {"cards": self.names(offer)}, seat)

    def ask_purchase(self, which: int) -> None:
        """Ask everybody at once, under seal, what to buy (R1.13, R12.8, R12.14)."""
        self.ask_only(Frame(codes.PURCHASE, (1 << self.seats) - 1, (which,), True))

    # R13 Supply of notes ------------------------------------------------------------------

    def notes_due(self) -> int:
        """Return how many notes are due to all players together (R13.2)."""
        return sum(self.free_notes(seat) + self.offer_size(seat) for seat in range(self.seats))

    def notes_are_short(self) -> bool:
        """Tell whether draw and discard pile together are too small for the deal (R13.2)."""
        return self.deck_size() + len(self.discard) < self.notes_due()

    def deck_is_enough(self) -> bool:
        """Tell whether the draw pile alone serves everybody (R13.3), as it will soon (R13.6)."""
        return self.deck_size() >= self.notes_due()

    def ask_gifts(self) -> None:
        """Ask all with cards, under seal, for one to go under the draw pile (R13.3, R13.4)."""
        asked = 0
        for seat in range(self.seats):
            if not packing.is_empty(self.hands, seat * ZONE):
                asked |= 1 << seat
        self.ask_only(Frame(codes.GIVING, asked, (), True))
        self.tell("notes-short", {})
