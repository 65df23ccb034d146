"""What each audience of Die Fugger may see (R15): `fields.toml` says what of it all see."""

from kontor.engine import zones
from kontor.engine.messages import ARCHIVE
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import HIDDEN, NOTHING
from kontor.games.fugger.table.material import TableRules
from kontor.games.fugger.table.position import Position
from kontor.games.fugger.table.view_fields import ViewFields


class FuggerView(ViewFields):
    """Everything one audience knows of a game of Die Fugger."""

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat, rules)
        self.is_over: bool = False
        self.hand: int = 0
        self.hand_sizes: list[int] = []
        self.deliveries: list[int] = []
        self.deck_size: int = 0
        self.drawn: int = 0
        self.all_hands: list[int] = []

    def open_cards(self) -> int:
        """Return all cards lying open: the displays and Jakob's area."""
        table = self.jakob
        for display in self.displays:
            table += display
        return table

    def delivery(self, seat: int, round_number: int) -> int:
        """Return the delivery of a seat and round: a card, HIDDEN or NOTHING."""
        return self.deliveries[seat * self.rules.material.delivery_rounds + round_number - 1]

    def closed_delivery(self) -> tuple[str, str] | None:
        """Return the clause and text that close deliveries to this player now, if any."""
        if self.round > self.rules.material.delivery_rounds:
            return ("R5.1", "refusal-deliveries-over")
        if self.delivery(self.seat, self.round) != NOTHING:
            return ("R5.2", "refusal-delivered-already")
        return None

    def may_draw(self) -> bool:
        """Tell whether this player's hand is small enough and a card is left (R3.1, R14.3)."""
        is_small = self.hand_sizes[self.seat] <= self.rules.draw_allowed_max_hand
        return is_small and self.supply() > 0

    def supply(self) -> int:
        """Count the cards of the draw pile and the discard pile together."""
        return self.deck_size + zones.size(self.discard)

    def merchants(self) -> int:
        """Count the merchants that lie in front of this player."""
        return zones.count(self.displays[self.seat], self.rules.material.merchant)

    def may_play(self) -> bool:
        """Tell whether this player can lay a card open: any goods, merchants with room (R4.2)."""
        material = self.rules.material
        has_room = self.merchants() < material.merchants_in_front
        return bool(self.hand & material.goods_cards) or (has_room and self.hand > 0)

    def outcome(self, card: int) -> tuple[list[int], list[int]]:
        """Return prices and sales if this player laid a card open and that ended the round."""
        material = self.rules.material
        table = self.open_cards() + zones.one(card)
        prices = market.new_prices(material, self.prices, table)
        sales = []
        for seat, display in enumerate(self.displays):
            if seat == self.seat:
                display += zones.one(card)
            sales.append(market.sale(material, prices, table, display))
        return prices, sales

    def ends_game(self, sales: list[int]) -> bool:
        """Tell whether sales would bring anybody the florins that end the game (R10.1)."""
        goal = self.rules.material.florins_to_end
        return any(own + sale >= goal for own, sale in zip(self.florins, sales, strict=True))

    def unseen(self) -> int:
        """Return the cards that lie where this audience cannot look (R15.2, R15.3)."""
        zone = self.rules.material.full_deck - self.hand - self.open_cards() - self.discard
        for card in self.deliveries:
            if card >= 0:
                zone -= zones.one(card)
        return zone

    def data(self) -> dict[str, object]:
        """Return the view as plain data, fit for JSON."""
        names = self.rules.material.cards
        shown = {
            "game": "fugger",
            "seat": self.seat,
            "over": self.is_over,
            "active": self.active,
            "round": self.round,
            "turns": self.turns,
            "prices": dict(zip(self.rules.material.goods, self.prices, strict=True)),
            "florins": self.florins,
            "hand": named(names, self.hand),
            "hand_sizes": self.hand_sizes,
            "displays": [named(names, display) for display in self.displays],
            "deliveries": [
                [
                    delivery_name(names, self.delivery(seat, number + 1))
                    for number in range(self.rules.material.delivery_rounds)
                ]
                for seat in range(len(self.florins))
            ],
            "jakob": named(names, self.jakob),
            "deck_size": self.deck_size,
            "discard_size": zones.size(self.discard),
            "discard_top": None if self.discard_top == NOTHING else names[self.discard_top],
        }
        if self.rules.discard_is_open:
            shown["discard"] = named(names, self.discard)
            shown["deck_at_most"] = named(names, self.deck_origin - self.drawn)
        if self.all_hands:
            shown["hands"] = [named(names, hand) for hand in self.all_hands]
        return shown


def named(names: list[str], zone: int) -> dict[str, int]:
    """Return the cards of a zone by name and number."""
    return {names[kind]: zones.count(zone, kind) for kind in zones.kinds(zone)}


def delivery_name(names: list[str], card: int) -> str | None:
    """Return a delivery by name, as hidden, or as missing."""
    if card == NOTHING:
        return None
    return "hidden" if card == HIDDEN else names[card]


def look(position: Position, seat: int) -> FuggerView:
    """Return what an audience may see (R15.1 to R15.4): everything public and its own cards."""
    seen = FuggerView(seat, position.rules)
    seen.look_at(position)
    seen.is_over = not position.stack
    seen.hand_sizes = [zones.size(hand) for hand in position.hands]
    seen.deck_size = zones.size(position.deck)
    seen.deliveries = position.deliveries[:]
    if position.stack and seat != ARCHIVE:
        rounds = position.rules.material.delivery_rounds
        for place, card in enumerate(seen.deliveries):
            if card != NOTHING and place // rounds != seat:
                seen.deliveries[place] = HIDDEN
    if seat >= 0:
        seen.hand = position.hands[seat]
        seen.drawn = position.drawn[seat]
    elif seat == ARCHIVE:
        seen.all_hands = position.hands[:]
    return seen
