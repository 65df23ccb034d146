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

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import MASKED, Frame
from kontor.engine.messages import Facts
from kontor.games.fugger import market, words
from kontor.games.fugger.position import Position
from kontor.games.fugger.view import NOTHING

# The only decision that waits for a person: one action (R2.3), or the forced pass (R2.5).
# A quick answer would tell the others that the hand left no choice.
TURN: Final = 0
POLICY: Final = (MASKED,)
TURNS: Final = tuple(Frame(TURN, 1 << seat) for seat in range(4))


class Fugger(Position):
    """A game of Die Fugger in progress."""

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

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return POLICY[kind]

    # R2 Rounds and turns ------------------------------------------------------------------

    def options(self, seat: int) -> list[int]:
        """List the actions of the active player (R2.2, R2.3); passing only without any (R2.5)."""
        if not self.stack or seat != self.active:
            return []
        hand = self.hands[seat]
        chosen = []
        if self.may_draw(seat):
            chosen.append(words.DRAW)
        merchant = self.rules.material.merchant
        rest = hand
        card = 0
        while rest:  # one option per kind of card
            if rest & 15 and (card != merchant or self.may_play_merchant(seat)):
                chosen.append(words.PLAY + card)
            rest >>= 4
            card += 1
        if self.may_deliver(seat):
            rest = hand & self.rules.material.goods_cards  # R5.3
            card = 0
            while rest:
                if rest & 15:
                    chosen.append(words.DELIVER + card)
                rest >>= 4
                card += 1
        # R2.4: never by choice; R2.6: never with five cards in hand. With no cards left to draw
        # somebody always holds goods, so a round can be finished (R14.4).
        if not chosen:
            chosen.append(words.PASS)
        return chosen

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out one action of a turn (R2.3); florins do not move (R2.7)."""
        if option >= words.DELIVER:
            if self.deliver(seat, option - words.DELIVER):
                return
            if self.rules.delivery_is_bonus:  # R16.4: the normal action is still to come
                return
        elif option >= words.PLAY:
            if self.play_card(seat, option - words.PLAY):
                return
        elif option == words.DRAW:
            self.draw(seat)
        else:
            self.tell("passed", {"seat": seat})
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        """Count the turn, give Jakob his card with two players (R13), pass on clockwise (R2.2)."""
        self.turns += 1
        # R13.1, R13.2: counted from the start of the round; a pass counts too: R13.5.
        every = self.rules.jakob_card_every_n_turns
        if every and self.turns % every == 0 and self.card_ends_round(self.card_for_jakob()):
            self.market_day(seat)  # R13.4
            return
        self.give_turn((seat + 1) % self.seats)

    def give_turn(self, seat: int) -> None:
        """Ask a seat for its turn."""
        self.active = seat
        self.stack[-1] = TURNS[seat]

    # R3 Draw ------------------------------------------------------------------------------

    def may_draw(self, seat: int) -> bool:
        """Tell whether a hand is small enough and a card is left (R3.1, R3.5, R14.3)."""
        return (
            zones.size(self.hands[seat]) <= self.rules.draw_allowed_max_hand
            and self.deck + self.discard > 0
        )

    def draw(self, seat: int) -> None:
        """Take the top card unseen (R3.2 to R3.4); that ends no round (R3.6)."""
        card = self.take_card()
        self.receive(seat, card)
        if self.log is not None:
            name = self.rules.material.cards[card]
            self.confide("drew", {"seat": seat}, {"card": name}, seat)

    # R4 Play ------------------------------------------------------------------------------

    def may_play_merchant(self, seat: int) -> bool:
        """Tell whether a player has room for one more merchant (R4.2)."""
        material = self.rules.material
        return zones.count(self.displays[seat], material.merchant) < material.merchants_in_front

    def play_card(self, seat: int, card: int) -> bool:
        """Lay a card open (R4.1), for good (R4.3, R4.4); tell whether that ended the round."""
        self.hands[seat] = self.hands[seat] - zones.one(card)
        self.displays[seat] = self.displays[seat] + zones.one(card)
        if self.log is not None:
            self.tell("played", {"seat": seat, "card": self.rules.material.cards[card]})
        if not self.card_ends_round(card):  # R4.5; a merchant does nothing yet: R4.6
            return False
        self.market_day(seat)
        return True

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
            self.tell("jakob-merchant", {})
        self.tell("jakob-nothing", {})
        return NOTHING

    # R7 End of a round --------------------------------------------------------------------

    def card_ends_round(self, card: int) -> bool:
        """Tell whether a card just laid open is the fifth of its good (R7.1, R7.2, R6.5)."""
        material = self.rules.material
        if card == NOTHING or card == material.merchant:
            return False
        # R7.4: as every card is checked, no two goods can reach five together.
        return market.demand(self.open_cards(), card // 2) >= material.trigger_cards

    def market_day(self, trigger_player: int) -> None:
        """Evaluate the round at once (R7.3, R7.5), then end the game or go on (R2.1)."""
        if self.log is not None:
            material = self.rules.material
            wanted = market.demands(material, self.open_cards())
            good = material.goods[wanted.index(max(wanted))]
            facts: Facts = {"round": self.round, "seat": trigger_player, "good": good}
            self.tell("market-day", facts)
        self.change_prices()
        self.sell_displays()
        if self.somebody_is_rich():
            self.final_reckoning()
        else:
            self.new_round((trigger_player + 1) % self.seats)

    # R8 Prices ----------------------------------------------------------------------------

    def change_prices(self) -> None:
        """Move every goods marker once (R8; the formula stands in `market`)."""
        material = self.rules.material
        table = self.open_cards()
        old = self.prices
        self.prices = market.new_prices(material, old, table)
        if self.log is not None:
            wanted = market.demands(material, table)
            for good, price in enumerate(self.prices):
                self.tell(
                    market.movement(material, wanted, old[good], price, good),
                    {
                        "good": material.goods[good],
                        "old": old[good],
                        "price": price,
                        "demand": wanted[good],
                    },
                )

    # R9 Sales -----------------------------------------------------------------------------

    def sell_displays(self) -> None:
        """Pay every player for the whole display at the new prices (R9.1 to R9.8)."""
        table = self.open_cards()
        for seat in range(self.seats):
            earned = market.sale(self.rules.material, self.prices, table, self.displays[seat])
            self.florins[seat] = self.florins[seat] + earned
            if self.log is not None:
                self.tell_sales(seat, table)
                self.tell("earned", {"seat": seat, "earned": earned, "florins": self.florins[seat]})

    def tell_sales(self, seat: int, table: int) -> None:
        """Record what each kind of card in a display brought."""
        material = self.rules.material
        display = self.displays[seat]
        for card in zones.kinds(display & material.goods_cards):
            each = market.card_price(material, self.prices, table, card)
            number = zones.count(display, card)
            doubled = each != self.prices[material.good_of(card)]
            self.tell(
                "sold-doubled" if doubled else "sold",
                {
                    "seat": seat,
                    "card": material.cards[card],
                    "number": number,
                    "each": each,
                    "earned": each * number,
                },
            )

    # R10 Check for the end ----------------------------------------------------------------

    def somebody_is_rich(self) -> bool:
        """Tell whether anybody has a hundred florins (R10.1), deliveries not counted (R10.2)."""
        return max(self.florins) >= self.rules.material.florins_to_end

    # R11 New round ------------------------------------------------------------------------

    def new_round(self, starting_player: int) -> None:
        """Clear the table, deal, give Jakob two cards, and go on clockwise (R11)."""
        material = self.rules.material
        merchants = [zones.count(display, material.merchant) for display in self.displays]
        sold = self.open_cards() & material.goods_cards  # R11.1
        self.discard += sold
        self.discard_top = zones.kinds(self.jakob or sold)[-1]
        self.jakob = 0
        for seat in range(self.seats):
            self.displays[seat] = 0
        self.round += 1  # R11.9
        self.turns = 0
        order = [(starting_player + step) % self.seats for step in range(self.seats)]
        self.tell("new-round", {"round": self.round, "seat": starting_player})
        for seat in order:  # R11.2, R11.7
            self.deal(seat, material.new_round_cards)
        for seat in order:  # R11.3
            self.deal(seat, material.merchant_bonus[merchants[seat]], "dealt-bonus")
        for number in merchants:  # R11.4
            for _ in range(number):
                self.put_on_discard(material.merchant)
        for _ in range(material.new_round_jakob_cards):  # R11.5
            self.card_for_jakob()
        self.give_turn(starting_player)  # R11.6

    def deal(self, seat: int, number: int, event: str = "dealt") -> None:
        """Deal cards to a hand, as many as the supply has (R11.8)."""
        names: list[str] = []
        while len(names) < number and self.deck + self.discard:
            card = self.take_card()
            self.receive(seat, card)
            names.append(self.rules.material.cards[card])
        if self.log is not None and number:
            facts: Facts = {"seat": seat, "number": len(names)}
            if names:
                self.confide(event, facts, {"cards": names}, seat)
            if len(names) < number:
                self.tell("deal-short", {"seat": seat, "number": number - len(names)})

    # R12 Final reckoning ------------------------------------------------------------------

    def final_reckoning(self) -> None:
        """Turn up the deliveries and pay them twice (R12.1 to R12.3); the game is over (R12.7)."""
        material = self.rules.material
        self.stack.clear()  # R10.3: nothing of a new round happens
        self.tell("final-reckoning", {})
        for seat in range(self.seats):
            for round_number in range(1, material.delivery_rounds + 1):
                card = self.deliveries[self.delivery_place(seat, round_number)]
                if card == NOTHING:  # R12.6
                    continue
                earned = self.delivery_worth(card)
                self.florins[seat] = self.florins[seat] + earned
                if self.log is not None:
                    self.tell(
                        "delivery-paid",
                        {"seat": seat, "card": material.cards[card], "earned": earned},
                    )
        if self.log is not None:
            for seat in range(self.seats):
                self.tell("final-score", {"seat": seat, "florins": self.florins[seat]})
            won = self.winners()
            for seat in won:
                self.tell("won" if len(won) == 1 else "shared-victory", {"seat": seat})

    def delivery_worth(self, card: int) -> int:
        """Return what a delivery pays at the present prices, seal or not (R12.2)."""
        material = self.rules.material
        return self.prices[material.good_of(card)] * material.delivery_multiplier

    def florins_before_deliveries(self, seat: int) -> int:
        """Return what a player had before the final reckoning (R16.2)."""
        florins = self.florins[seat]
        for round_number in range(1, self.rules.material.delivery_rounds + 1):
            card = self.deliveries[self.delivery_place(seat, round_number)]
            if card != NOTHING:
                florins -= self.delivery_worth(card)
        return florins

    def winners(self) -> list[int]:
        """Return the richest seats (R12.4), who share a tie (R12.5) unless R16.2 breaks it."""
        if self.stack:
            return []
        most = max(self.florins)
        tied = [seat for seat in range(self.seats) if self.florins[seat] == most]
        if len(tied) > 1 and self.rules.earlier_florins_break_ties:
            earlier = [self.florins_before_deliveries(seat) for seat in tied]
            best = max(earlier)
            tied = [seat for seat, florins in zip(tied, earlier, strict=True) if florins == best]
        return tied

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

    def receive(self, seat: int, card: int) -> None:
        """Put a card from the draw pile into a hand."""
        self.hands[seat] = self.hands[seat] + zones.one(card)
        self.drawn[seat] = self.drawn[seat] + zones.one(card)

    def put_on_discard(self, card: int) -> None:
        """Lay a card open on the discard pile (R14.1)."""
        self.discard += zones.one(card)
        self.discard_top = card

    def clone(self) -> "Fugger":
        """Return an independent copy; nobody listens to it."""
        twin = Fugger(self.rules, self.chance.clone())
        self.copy_to(twin)
        return twin
