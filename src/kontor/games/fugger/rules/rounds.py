"""The end of a round of Die Fugger, the next one, and the end of the game (R7 to R12)."""

from typing import Final

from kontor.engine import i64, zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.fugger.rules.supply import Supply
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import NOTHING, TURN

TURNS: Final = [Frame(TURN, 1 << seat) for seat in range(4)]


class Rounds(Supply):
    """A game whose rounds are evaluated and follow each other."""

    # R7 End of a round --------------------------------------------------------------------

    def card_ends_round(self, card: i64) -> bool:
        """Tell whether a card just laid open is the fifth of its good (R7.1, R7.2, R6.5)."""
        material = self.rules.material
        if card == NOTHING or card == material.merchant:
            return False
        # R7.4: as every card is checked, no two goods can reach five together.
        return market.demand(self.open_cards(), card >> 1) >= material.trigger_cards

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
        enough = self.rules.material.florins_to_end
        return any(florins >= enough for florins in self.florins)

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
        if self.log is not None:
            self.tell("new-round", {"round": self.round, "seat": starting_player})
        for seat in order:  # R11.2, R11.7
            self.deal(seat, material.new_round_cards)
        for seat in order:  # R11.3
            self.deal(seat, material.merchant_bonus[merchants[seat]], "dealt-bonus")
        for number in merchants:  # R11.4
            for _merchant in range(number):
                self.put_on_discard(material.merchant)
        for _card in range(material.new_round_jakob_cards):  # R11.5
            self.card_for_jakob()
        self.give_turn(starting_player)  # R11.6

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

    def scores(self) -> list[int]:
        """Return the florins of each seat."""
        return self.florins[:]

    def rounds(self) -> int:
        """Return the number of the present round."""
        return self.round

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

    def give_turn(self, seat: int) -> None:
        """Ask a seat for its turn."""
        self.active = seat
        self.stack[-1] = TURNS[seat]
