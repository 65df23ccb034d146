"""Answers of Die Fugger described for people, from the view of the seat that may give them."""

from typing import Final

from kontor.engine.messages import Facts, Message, Option
from kontor.games.fugger.table import codes, market
from kontor.games.fugger.table.view import FuggerView
from kontor.games.fugger.talk.words import word

# The clauses that a delivery rests on, without and with a card for Jakob.
DELIVERY_CLAUSES: Final = ("R5.1", "R5.3", "R12.2")
ANSWERED_CLAUSES: Final = ("R5.1", "R5.3", "R12.2", "R5.7")


def describe(view: FuggerView, option: int) -> Option:
    """Describe one action: its text, the clauses it rests on, the pieces it points at."""
    material = view.rules.material
    code = word(material, option)
    if option >= codes.DELIVER:
        name = material.cards[option - codes.DELIVER]
        message = deliver_message(view, option - codes.DELIVER)
        clauses = ANSWERED_CLAUSES if view.rules.jakob_card_per_delivery else DELIVERY_CLAUSES
        return Option(option, code, message, clauses, (f"hand:{name}", "chest"))
    if option >= codes.PLAY:
        card = option - codes.PLAY
        pieces = (f"hand:{material.cards[card]}", place(view, card))
        return Option(option, code, play_message(view, card), ("R4.1",), pieces)
    if option == codes.DRAW:
        message = Message("option-draw", {"number": view.deck_size})
        return Option(option, code, message, ("R3.1",), ("deck",))
    return Option(option, code, Message("option-pass", {}), ("R2.5",), ())


def place(view: FuggerView, card: int) -> str:
    """Return where a card is laid open: at the stall of its good, or at the player's counter."""
    material = view.rules.material
    if card == material.merchant:
        return f"seat:{view.seat}"
    return f"stall:{material.goods[material.good_of(card)]}"


def deliver_message(view: FuggerView, card: int) -> Message:
    """Say what a delivery pays at the end (R12.2), and whether Jakob answers (R5.7)."""
    material = view.rules.material
    facts: Facts = {
        "card": material.cards[card],
        "round": view.round,
        "times": material.delivery_multiplier,
        "jakob": view.rules.jakob_card_per_delivery,
    }
    return Message("option-deliver-seal" if card % 2 else "option-deliver", facts)


def play_message(view: FuggerView, card: int) -> Message:
    """Say what laying a card open does: raise demand, end round or game, or hire a merchant."""
    material = view.rules.material
    name = material.cards[card]
    if card == material.merchant:
        merchants = view.merchants()
        facts: Facts = {"card": name, "bonus": material.merchant_bonus[merchants + 1]}
        if not merchants:
            return Message("option-play-merchant", facts)
        facts["before"] = material.merchant_bonus[merchants]
        return Message("option-play-merchant-more", facts)
    good = material.good_of(card)
    demand = market.demand(view.open_cards(), good) + 1
    if demand < material.trigger_cards:
        return Message("option-play", {"card": name, "demand": demand})
    prices, sales = view.outcome(card)
    return Message(
        "option-play-ending" if view.ends_game(sales) else "option-play-closing",
        {
            "card": name,
            "old": view.prices[good],
            "price": prices[good],
            # R8.13: the closing good climbs, unless it crashes.
            "crash": int(prices[good] < view.prices[good]),
            "earned": sales[view.seat],
        },
    )
