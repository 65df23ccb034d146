"""Answers of Die Fugger described for people, from the view of the seat that may give them."""

from kontor.engine import zones
from kontor.engine.messages import Message, Option
from kontor.games.fugger.table import codes, market
from kontor.games.fugger.table.view import FuggerView
from kontor.games.fugger.talk.words import word


def describe(view: FuggerView, option: int) -> Option:
    """Describe one action: its text, the clauses it rests on, the pieces it points at."""
    material = view.rules.material
    code = word(material, option)
    if option >= codes.DELIVER:
        name = material.cards[option - codes.DELIVER]
        kind = "option-deliver-seal" if (option - codes.DELIVER) % 2 else "option-deliver"
        message = Message(kind, {"card": name, "round": view.round})
        return Option(option, code, message, ("R5.1", "R5.3"), (f"hand:{name}",))
    if option >= codes.PLAY:
        name = material.cards[option - codes.PLAY]
        return Option(
            option, code, play_message(view, option - codes.PLAY), ("R4.1",), (f"hand:{name}",)
        )
    if option == codes.DRAW:
        message = Message("option-draw", {"number": view.deck_size})
        return Option(option, code, message, ("R3.1",), ("deck",))
    return Option(option, code, Message("option-pass", {}), ("R2.5",), ())


def play_message(view: FuggerView, card: int) -> Message:
    """Say what laying a card open does: raises demand, ends the round, or hires a merchant."""
    material = view.rules.material
    name = material.cards[card]
    if card == material.merchant:
        merchants = zones.count(view.displays[view.seat], card) + 1
        bonus = (
            material.merchant_bonus[merchants] if merchants < len(material.merchant_bonus) else 0
        )
        return Message("option-play-merchant", {"card": name, "bonus": bonus})
    good = material.good_of(card)
    table = view.open_cards() + zones.one(card)
    demand = market.demand(table, good)
    if demand < material.trigger_cards:
        return Message("option-play", {"card": name, "demand": demand})
    prices = market.new_prices(material, view.prices, table)
    display = view.displays[view.seat] + zones.one(card)
    return Message(
        "option-play-closing",
        {
            "card": name,
            "old": view.prices[good],
            "price": prices[good],
            "earned": market.sale(material, prices, table, display),
        },
    )
