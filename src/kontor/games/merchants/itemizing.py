"""The parts of a proposal and the promises in force, said one by one (R12.2)."""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.codes import DEAL_SLOTS
from kontor.games.merchants.land import Board
from kontor.games.merchants.language import (
    ANY,
    BID_CAP,
    CARDS_GIVEN,
    CARDS_TAKEN,
    COURIER_AT,
    GIVES,
    KEY,
    LOAD_TERMS,
    MAKER,
    MASTER_OF,
    MOVE_COURIER,
    MOVE_WAGON,
    NO_AXLE,
    NO_BID,
    NO_CARD,
    NO_INVEST_BID,
    NO_PRICE_CHANGE,
    NO_PURCHASE,
    NO_WHEEL,
    NOT_VIA,
    PARTNER,
    PAY_ON,
    PLAY_CARD,
    PRICE_AT,
    PRICE_CHANGE,
    ROUTE_VIA,
    TAKES,
    WAGON_AT,
    WHEEL,
    Numbers,
    event_parts,
    promised,
)
from kontor.games.merchants.material import INFLUENCES, Material
from kontor.games.merchants.roads import EDGE
from kontor.games.merchants.table import Table

DIRECTIONS: Final = ["direction_up", "direction_down", "direction_either"]


def number(proposal: Numbers) -> int:
    """Return the number a maker's proposal bears: 1, 2, 3."""
    return proposal[KEY] % DEAL_SLOTS + 1


def items(board: Board, proposal: Numbers) -> list[Message]:
    """Say everything a proposal consists of."""
    found: list[Message] = []
    unit = board.rules.material.unit
    maker = proposal[MAKER]
    partner = proposal[PARTNER]
    for giver, taker, coins, cards in (
        (maker, partner, proposal[GIVES], proposal[CARDS_GIVEN]),
        (partner, maker, proposal[TAKES], proposal[CARDS_TAKEN]),
    ):
        if coins:
            facts: Facts = {"seat": giver, "partner_seat": taker, "amount": coins * unit}
            found.append(Message("item-florins", facts))
        for card in zones.cards(cards):
            facts = {"seat": giver, "partner_seat": taker, "card": INFLUENCES[card]}
            found.append(Message("item-card", facts))
    for seat, kind, first, second, third in promised(proposal):
        other = partner if seat == maker else maker
        found.append(promise_item(board, (seat, other, kind, first, second, third)))
    return found


def promise_item(board: Board, promise: Numbers) -> Message:
    """Say one promise: who, to whom, what."""
    material = board.rules.material
    seat, partner, kind, first, second, third = promise[:6]
    facts: Facts = {"seat": seat, "partner_seat": partner}
    if kind == PAY_ON:
        facts["amount"] = first * material.unit
        return pay_item(material, facts, second)
    if kind in (NO_PURCHASE, WHEEL, NO_WHEEL):
        facts["good"] = material.goods[first]
    elif kind in (NO_PRICE_CHANGE, PRICE_CHANGE):
        facts["good"] = material.goods[first]
        facts["direction"] = DIRECTIONS[second]
    elif kind in (NO_CARD, PLAY_CARD):
        facts["card"] = INFLUENCES[first]
        if second != ANY:
            facts["wagon"] = material.wagon_names[second]
            return Message(
                "item-no-card-wagon" if kind == NO_CARD else "item-play-card-wagon", facts
            )
    elif kind == MOVE_COURIER:
        facts["node"] = material.roads.nodes[first]
    elif kind != NO_INVEST_BID:
        facts["wagon"] = material.wagon_names[first]
    if kind == BID_CAP:
        facts["amount"] = second * material.unit
    elif kind == LOAD_TERMS:
        facts["one"] = second * material.unit
        facts["two"] = third * material.unit
    elif kind == MOVE_WAGON:
        facts["node"] = material.roads.nodes[second]
    elif kind in (ROUTE_VIA, NOT_VIA):
        facts["path"] = place_names(material, second)
    return Message(ITEMS[kind], facts)


ITEMS: Final = {
    NO_PURCHASE: "item-no-purchase",
    NO_BID: "item-no-bid",
    BID_CAP: "item-bid-cap",
    LOAD_TERMS: "item-load-terms",
    MOVE_WAGON: "item-move-wagon",
    ROUTE_VIA: "item-route-via",
    NOT_VIA: "item-not-via",
    MOVE_COURIER: "item-move-courier",
    NO_CARD: "item-no-card",
    PLAY_CARD: "item-play-card",
    NO_PRICE_CHANGE: "item-no-price-change",
    PRICE_CHANGE: "item-price-change",
    WHEEL: "item-wheel",
    NO_WHEEL: "item-no-wheel",
    NO_INVEST_BID: "item-no-invest-bid",
}
EVENT_ITEMS: Final = {
    WAGON_AT: "item-pay-wagon",
    COURIER_AT: "item-pay-courier",
    PRICE_AT: "item-pay-price",
    MASTER_OF: "item-pay-master",
    NO_AXLE: "item-pay-axle",
}


def place_names(material: Material, place: int) -> list[str]:
    """Name a node, or the two nodes that a road joins."""
    nodes = material.roads.nodes
    if place < EDGE:
        return [nodes[place]]
    one, other = material.roads.edges[place - EDGE]
    return [nodes[one], nodes[other]]


def event_facts(material: Material, event: int) -> Facts:
    """Return what an event names."""
    kind, place, piece = event_parts(event)
    facts: Facts = {}
    if kind in (WAGON_AT, MASTER_OF, NO_AXLE):
        facts["wagon"] = material.wagon_names[piece]
    if kind in (WAGON_AT, COURIER_AT):
        facts["node"] = material.roads.nodes[place]
    elif kind == PRICE_AT:
        facts["good"] = material.goods[piece]
        facts["sell"] = material.sell_prices[place]
    elif kind == MASTER_OF:
        facts["master_seat"] = place
    return facts


def pay_item(material: Material, facts: Facts, event: int) -> Message:
    """Say a payment that waits for an event."""
    named = event_facts(material, event)
    return Message(EVENT_ITEMS[event_parts(event)[0]], {**facts, **named})


def tell_proposal(table: Table, proposal: Numbers) -> None:
    """Record a proposal with all its parts."""
    facts: Facts = {"seat": proposal[MAKER], "partner_seat": proposal[PARTNER]}
    table.tell("deal-proposed", {**facts, "number": number(proposal)})
    for item in items(table.board, proposal):
        table.tell(item.name, item.facts)


def tell_end(table: Table, name: str, proposal: Numbers) -> None:
    """Record that a proposal is accepted, declined, withdrawn or has lapsed."""
    if table.log is not None:
        facts: Facts = {"seat": proposal[MAKER], "partner_seat": proposal[PARTNER]}
        table.tell(name, {**facts, "number": number(proposal)})
