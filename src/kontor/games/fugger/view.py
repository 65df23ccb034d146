"""What each audience of Die Fugger may see (R15): a whitelist, field by field.

| item                              | owner | others and spectators | archive, after the end |
| --------------------------------- | ----- | --------------------- | ---------------------- |
| hand                              | cards | number                | cards                  |
| delivery, until the reckoning     | card  | that there is one     | card                   |
| draw pile                         | number| number                | number                 |
| discard pile                      | cards (or, by house rule, the top card and the number)  |
| displays, Jakob, prices, florins  | everything, always                                      |
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.view import View
from kontor.games.fugger.material import TableRules

NOTHING: Final = -1
HIDDEN: Final = -2


class FuggerView(View):
    """Everything one audience knows of a game of Die Fugger."""

    def __init__(self, seat: int, rules: TableRules) -> None:
        super().__init__(seat)
        self.rules: TableRules = rules
        self.is_over: bool = False
        self.active: int = 0
        self.round: int = 1
        self.turns: int = 0
        self.prices: list[int] = []
        self.florins: list[int] = []
        self.hand: int = 0
        self.hand_sizes: list[int] = []
        self.displays: list[int] = []
        self.deliveries: list[int] = []
        self.jakob: int = 0
        self.deck_size: int = 0
        # R15.5: the cards the draw pile was made of, less those turned up since (public), and
        # the cards of it that this audience has drawn itself.
        self.deck_origin: int = 0
        self.drawn: int = 0
        self.discard: int = 0
        self.discard_top: int = NOTHING
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
