"""Die Fugger: the rules, in the order of play.

    set up          R1   hands, two cards for Jakob, a starting player
    each turn       R2   draw (R3), play (R4) or deliver (R5)
    Jakob           R6   open cards nobody plans for
    market day      R7   five cards of one good: prices (R8), sales (R9)
    end or go on    R10  a hundred florins, or a new round (R11)
    final reckoning R12  deliveries pay double
    two players     R13  Jakob joins in after every pair of turns
    cards run out   R14  the discard pile becomes the draw pile

Card 2g is good g, card 2g + 1 the same with a royal seal, the last one the merchant.
"""

from kontor.engine import i64, zones
from kontor.games.fugger.rules.rounds import TURNS, Rounds
from kontor.games.fugger.table.codes import NOTHING


class Rules(Rounds):
    """A game of Die Fugger in progress: the deeds; what may be answered stands in `turn`."""

    # R1 Set-up ----------------------------------------------------------------------------

    def set_up(self) -> None:
        """Deal the hands, give Jakob his cards and choose who starts (R1.1 to R1.10)."""
        material = self.rules.material
        self.prices = [material.start_price] * len(material.goods)  # R1.2, R1.3
        self.florins = [0] * self.seats  # R1.7
        self.hands = [0] * self.seats
        self.displays = [0] * self.seats
        self.deliveries = [NOTHING] * (self.seats * material.delivery_rounds)
        self.drawn = [0] * self.seats
        self.deck = material.full_deck  # R1.4
        self.deck_origin = material.full_deck
        for seat in range(self.seats):  # R1.5
            self.deal(seat, material.initial_hand)
        for _ in range(material.initial_jakob_cards):  # R1.6, R1.9, R1.10
            self.card_for_jakob()
        self.active = self.chance.below(self.seats)  # R1.8
        self.tell("started", {"seat": self.active})
        self.stack.append(TURNS[self.active])

    # R2 Turns -----------------------------------------------------------------------------

    def end_turn(self, seat: int) -> None:
        """Count the turn, give Jakob his card with two players (R13), pass on clockwise (R2.2)."""
        self.turns += 1
        # R13.1, R13.2: counted from the start of the round; a pass counts too: R13.5.
        every = self.rules.jakob_card_every_n_turns
        if every and self.turns % every == 0 and self.card_ends_round(self.card_for_jakob()):
            self.market_day(seat)  # R13.4
            return
        self.give_turn(seat + 1 if seat + 1 < self.seats else 0)

    # R3 Draw ------------------------------------------------------------------------------

    def may_draw(self, hand: i64) -> bool:
        """Tell whether a hand is small enough and a card is left (R3.1, R3.5, R14.3)."""
        return zones.size(hand) <= self.rules.draw_allowed_max_hand and self.deck + self.discard > 0

    def draw(self, seat: int) -> None:
        """Take the top card unseen (R3.2 to R3.4); that ends no round (R3.6)."""
        card = self.take_card()
        self.receive(seat, zones.one(card))
        if self.log is not None:
            name = self.rules.material.cards[card]
            self.confide("drew", {"seat": seat}, {"card": name}, seat)

    # R4 Play ------------------------------------------------------------------------------

    def may_play_merchant(self, seat: int) -> bool:
        """Tell whether a player has room for one more merchant (R4.2)."""
        material = self.rules.material
        return zones.count(self.displays[seat], material.merchant) < material.merchants_in_front

    def play_card(self, seat: int, card: int) -> bool:
        """Lay a card open; tell whether that ended the round."""
        self.lay_open(seat, card)
        if not self.card_ends_round(card):  # R4.5; a merchant does nothing yet: R4.6
            return False
        self.market_day(seat)
        return True

    def lay_open(self, seat: int, card: int) -> None:
        """Lay a card open (R4.1), for good (R4.3, R4.4)."""
        played = zones.one(card)
        self.hands[seat] = self.hands[seat] - played
        self.displays[seat] = self.displays[seat] + played
        if self.log is not None:
            self.tell("played", {"seat": seat, "card": self.rules.material.cards[card]})

    # R5 Deliver ---------------------------------------------------------------------------

    def may_deliver(self, seat: int) -> bool:
        """Tell whether a delivery is open: rounds one and two (R5.1), once in each (R5.2)."""
        return (
            self.round <= self.rules.material.delivery_rounds
            and self.deliveries[self.delivery_place(seat, self.round)] == NOTHING
        )

    def deliver(self, seat: int, card: int) -> bool:
        """Lay a goods card face down for the end (R5.4, R5.6, R5.8); tell if the round ended."""
        self.hands[seat] = self.hands[seat] - zones.one(card)
        self.deliveries[self.delivery_place(seat, self.round)] = card
        if self.log is not None:
            name = self.rules.material.cards[card]
            self.confide("delivered", {"seat": seat, "round": self.round}, {"card": name}, seat)
        # R5.7, R13.3: with two and three players Jakob answers with a card at once.
        if self.rules.jakob_card_per_delivery and self.card_ends_round(self.card_for_jakob()):
            self.market_day(seat)
            return True
        return False
