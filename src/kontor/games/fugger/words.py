"""Words for Die Fugger: notation, prompts, described options and explained refusals.

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Message, Option, Refusal
from kontor.games.fugger import market
from kontor.games.fugger.material import Material
from kontor.games.fugger.view import NOTHING, FuggerView

PASS: Final = 0
DRAW: Final = 1
PLAY: Final = 2
DELIVER: Final = PLAY + zones.MOST_KINDS


def word(material: Material, option: int) -> str:
    """Write an action in the notation of records: draw, play:wine_seal, deliver:copper, pass."""
    if option >= DELIVER:
        return f"deliver:{material.cards[option - DELIVER]}"
    if option >= PLAY:
        return f"play:{material.cards[option - PLAY]}"
    return "draw" if option == DRAW else "pass"


def prompt(view: FuggerView) -> Message:
    """Say what a turn asks."""
    if delivery_refusal(view) or not view.hand & view.rules.material.goods_cards:
        return Message("turn-prompt", {"seat": view.seat})
    if view.rules.delivery_is_bonus:
        return Message("turn-prompt-bonus", {"seat": view.seat})
    return Message("turn-prompt-delivery", {"seat": view.seat})


def describe(view: FuggerView, option: int) -> Option:
    """Describe one action: its text, the clauses it rests on, the pieces it points at."""
    material = view.rules.material
    code = word(material, option)
    if option >= DELIVER:
        name = material.cards[option - DELIVER]
        kind = "option-deliver-seal" if (option - DELIVER) % 2 else "option-deliver"
        message = Message(kind, {"card": name, "round": view.round})
        return Option(option, code, message, ("R5.1", "R5.3"), (f"hand:{name}",))
    if option >= PLAY:
        name = material.cards[option - PLAY]
        return Option(option, code, play_message(view, option - PLAY), ("R4.1",), (f"hand:{name}",))
    if option == DRAW:
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


def refusals(view: FuggerView) -> list[Refusal]:
    """Name the actions a player might try and may not take now."""
    material = view.rules.material
    if view.is_over:
        return [Refusal("*", "R12.7", Message("refusal-game-over", {}))]
    if view.seat != view.active:
        return [Refusal("*", "R2.2", Message("refusal-not-your-turn", {"seat": view.active}))]
    found = []
    hand_size = view.hand_sizes[view.seat]
    limit = view.rules.draw_allowed_max_hand
    supply = view.deck_size + zones.size(view.discard)
    if hand_size > limit:
        facts: dict[str, int | str | list[str]] = {"number": hand_size, "limit": limit}
        found.append(Refusal("draw", "R3.1", Message("refusal-hand-too-large", facts)))
    elif supply == 0:
        found.append(Refusal("draw", "R14.3", Message("refusal-no-cards-left", {})))
    merchant = material.merchant
    holds_merchant = zones.count(view.hand, merchant) > 0
    name = material.cards[merchant]
    in_front = zones.count(view.displays[view.seat], merchant)
    has_room = in_front < material.merchants_in_front
    if holds_merchant and not has_room:
        message = Message("refusal-merchants-in-front", {"number": in_front})
        found.append(Refusal(f"play:{name}", "R4.2", message))
    closed = delivery_refusal(view)
    for card in zones.kinds(view.hand & material.goods_cards):
        if closed:
            deliver = f"deliver:{material.cards[card]}"
            found.append(Refusal(deliver, closed[0], Message(closed[1], {"round": view.round})))
    if holds_merchant:
        message = Message("refusal-merchant-delivery", {})
        found.append(Refusal(f"deliver:{name}", "R5.3", message))
    may_draw = hand_size <= limit and supply > 0
    may_play = view.hand & material.goods_cards or (holds_merchant and has_room)
    if may_draw or may_play:  # otherwise passing is legal: R2.5
        found.append(Refusal("pass", "R2.4", Message("refusal-pass", {})))
    found.append(Refusal("*", "R2.3", Message("refusal-not-an-action", {})))
    return found


def delivery_refusal(view: FuggerView) -> tuple[str, str] | None:
    """Return the clause and text that close deliveries to this player now, if any."""
    if view.round > view.rules.material.delivery_rounds:
        return ("R5.1", "refusal-deliveries-over")
    if view.delivery(view.seat, view.round) != NOTHING:
        return ("R5.2", "refusal-delivered-already")
    return None
