"""Where cards come from: the piles (R14), dealing (R11.8), and Jakob's area (R6)."""

from kontor.engine import zones
from kontor.engine.messages import Facts
from kontor.games.fugger.table.codes import NOTHING
from kontor.games.fugger.table.position import Position


class Supply(Position):
    """A position whose piles can be drawn from."""

    # R14 Draw and discard pile ------------------------------------------------------------

    def take_card(self) -> int:
        """Take a card of the draw pile, making a new one from the discards if it is empty."""
        if not self.deck:  # R14.2, R3.5: only when a card is needed
            self.deck = self.discard
            self.deck_origin = self.discard
            self.discard = 0
            self.discard_top = NOTHING
            self.drawn = [0] * self.seats
            self.tell("reshuffled", {"number": zones.size(self.deck)})  # R15.5
        card = self.chance.draw(self.deck)
        self.deck -= zones.one(card)
        return card

    def receive(self, seat: int, received: int) -> None:
        """Put cards from the draw pile into a hand."""
        self.hands[seat] = self.hands[seat] + received
        self.drawn[seat] = self.drawn[seat] + received

    def put_on_discard(self, card: int) -> None:
        """Lay a card open on the discard pile (R14.1)."""
        self.discard += zones.one(card)
        self.discard_top = card

    def deal(self, seat: int, number: int, event: str = "dealt") -> None:
        """Deal cards to a hand, as many as the supply has (R11.8)."""
        if number == 0:
            return
        names: list[str] = []
        received = 0
        dealt = 0
        while dealt < number and self.deck + self.discard:
            if not self.deck:  # what was drawn from the old pile belongs to it
                self.receive(seat, received)
                received = 0
            card = self.take_card()
            received += zones.one(card)
            dealt += 1
            if self.log is not None:
                names.append(self.rules.material.cards[card])
        if received:
            self.receive(seat, received)
        if self.log is not None:
            facts: Facts = {"seat": seat, "number": dealt}
            if dealt:
                self.confide(event, facts, {"cards": names}, seat)
            if dealt < number:
                self.tell("deal-short", {"seat": seat, "number": number - dealt})

    # R6 Jakob -----------------------------------------------------------------------------

    def card_for_jakob(self) -> int:
        """Turn up cards until a goods card lies in Jakob's area (R6.3); return it or NOTHING."""
        material = self.rules.material
        while (self.deck + self.discard) & material.goods_cards:  # R6.4
            card = self.take_card()
            self.deck_origin -= zones.one(card)
            if card != material.merchant:
                self.jakob += zones.one(card)  # R6.1, R6.2, R6.6
                if self.log is not None:
                    self.tell("jakob-received", {"card": material.cards[card]})
                return card
            self.put_on_discard(card)
            if self.log is not None:
                self.tell("jakob-merchant", {})
        # Two cards in a row may be missing: for a delivery and a pair of turns, in a new round.
        if self.log is not None and (not self.log or self.log[-1].name != "jakob-nothing"):
            self.tell("jakob-nothing", {})
        return NOTHING
