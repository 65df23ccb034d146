"""What a player of Die Fugger might try and may not do now, each with its clause."""

from kontor.engine import zones
from kontor.engine.messages import Facts, Message, Refusal, game_over, no_such_answer, not_your_turn
from kontor.games.fugger.table.view import FuggerView


def refusals(view: FuggerView) -> list[Refusal]:
    """Name the actions a player might try and may not take now."""
    material = view.rules.material
    if view.is_over:
        return [game_over("R12.7")]
    if view.seat != view.active:
        return [not_your_turn("R2.2", view.active)]
    found = []
    hand_size = view.hand_sizes[view.seat]
    limit = view.rules.draw_allowed_max_hand
    if hand_size > limit:
        facts: Facts = {"number": hand_size, "limit": limit}
        found.append(Refusal("draw", "R3.1", Message("refusal-hand-too-large", facts)))
    elif not view.supply():
        found.append(Refusal("draw", "R14.3", Message("refusal-no-cards-left", {})))
    merchant = material.merchant
    holds_merchant = zones.count(view.hand, merchant) > 0
    name = material.cards[merchant]
    in_front = view.merchants()
    if holds_merchant and in_front >= material.merchants_in_front:
        message = Message("refusal-merchants-in-front", {"number": in_front})
        found.append(Refusal(f"play:{name}", "R4.2", message))
    closed = view.closed_delivery()
    for card in zones.kinds(view.hand & material.goods_cards):
        if closed:
            deliver = f"deliver:{material.cards[card]}"
            found.append(Refusal(deliver, closed[0], Message(closed[1], {"round": view.round})))
    if holds_merchant:
        message = Message("refusal-merchant-delivery", {})
        found.append(Refusal(f"deliver:{name}", "R5.3", message))
    if view.may_draw() or view.may_play():  # otherwise passing is legal: R2.5
        found.append(Refusal("pass", "R2.4", Message("refusal-pass", {})))
    found.append(no_such_answer("R2.3"))
    return found
