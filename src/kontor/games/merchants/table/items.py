"""The parts of a proposal and the promises in force, said one by one (R12.2)."""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.table import cards, codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.roads import EDGE

DIRECTIONS: Final = ["direction_up", "direction_down", "direction_either"]


def number(proposal: Numbers) -> int:
    """Return the number a maker's proposal bears: 1, 2, 3."""
    return proposal[language.KEY] % codes.DEAL_SLOTS + 1


def items(board: Board, proposal: Numbers) -> list[Message]:
    """Say everything a proposal consists of."""
    found: list[Message] = []
    unit = board.rules.material.unit
    maker = proposal[language.MAKER]
    partner = proposal[language.PARTNER]
    for giver, taker, coins, given in (
        (maker, partner, proposal[language.GIVES], proposal[language.CARDS_GIVEN]),
        (partner, maker, proposal[language.TAKES], proposal[language.CARDS_TAKEN]),
    ):
        if coins:
            facts: Facts = {"seat": giver, "partner_seat": taker, "amount": coins * unit}
            found.append(Message("item-florins", facts))
        for card in zones.cards(given):
            facts = {"seat": giver, "partner_seat": taker, "card": cards.INFLUENCES[card]}
            found.append(Message("item-card", facts))
    for seat, kind, first, second, third in language.promised(proposal):
        other = partner if seat == maker else maker
        found.append(promise_item(board, (seat, other, kind, first, second, third)))
    return found


def promise_item(board: Board, promise: Numbers) -> Message:
    """Say one promise: who, to whom, what."""
    return Message("item-promise", promise_facts(board, promise))


def promise_facts(board: Board, promise: Numbers) -> Facts:
    """Return who promises what to whom; the promise is an entry of the glossary."""
    material = board.rules.material
    seat, partner, kind, first, second, third = promise[:6]
    facts: Facts = {"seat": seat, "partner_seat": partner, "promise": language.KINDS[kind]}
    if kind == language.PAY_ON:
        facts["promise"] = PAYMENTS[language.event_parts(second)[0]]
        return {**facts, "amount": first * material.unit, **event_facts(material, second)}
    if kind in (language.NO_PURCHASE, language.WHEEL, language.NO_WHEEL):
        facts["good"] = material.goods[first]
    elif kind in (language.NO_PRICE_CHANGE, language.PRICE_CHANGE):
        facts["good"] = material.goods[first]
        facts["direction"] = DIRECTIONS[second]
    elif kind in (language.NO_CARD, language.PLAY_CARD):
        facts["card"] = cards.INFLUENCES[first]
        if second != language.ANY:
            facts["promise"] = f"{language.KINDS[kind]}_wagon"
            facts["wagon"] = material.wagon_names[second]
    elif kind == language.MOVE_COURIER:
        facts["node"] = material.roads.nodes[first]
    elif kind != language.NO_INVEST_BID:
        facts["wagon"] = material.wagon_names[first]
    if kind == language.BID_CAP:
        facts["amount"] = second * material.unit
    elif kind == language.LOAD_TERMS:
        facts["one"] = second * material.unit
        facts["two"] = third * material.unit
    elif kind == language.MOVE_WAGON:
        facts["node"] = material.roads.nodes[second]
    elif kind in (language.ROUTE_VIA, language.NOT_VIA):
        if second >= EDGE:
            facts["promise"] = f"{language.KINDS[kind]}_road"
        facts |= place_facts(material, second)
    return facts


PAYMENTS: Final = {
    language.WAGON_AT: "pay_wagon",
    language.COURIER_AT: "pay_courier",
    language.PRICE_AT: "pay_price",
    language.MASTER_OF: "pay_master",
    language.NO_AXLE: "pay_axle",
}


def place_names(material: Material, place: int) -> list[str]:
    """Name a node, or the two nodes that a road joins."""
    nodes = material.roads.nodes
    if place < EDGE:
        return [nodes[place]]
    one, other = material.roads.edges[place - EDGE]
    return [nodes[one], nodes[other]]


def place_facts(material: Material, place: int) -> Facts:
    """Return a node, or the road between two nodes."""
    names = place_names(material, place)
    return {"road": names} if len(names) > 1 else {"node": names[0]}


def event_facts(material: Material, event: int) -> Facts:
    """Return what an event names."""
    kind, place, piece = language.event_parts(event)
    facts: Facts = {}
    if kind in (language.WAGON_AT, language.MASTER_OF, language.NO_AXLE):
        facts["wagon"] = material.wagon_names[piece]
    if kind in (language.WAGON_AT, language.COURIER_AT):
        facts["node"] = material.roads.nodes[place]
    elif kind == language.PRICE_AT:
        facts["good"] = material.goods[piece]
        facts["sell"] = material.sell_prices[place]
    elif kind == language.MASTER_OF:
        facts["master_seat"] = place
    return facts


def tell_proposal(state: Position, proposal: Numbers) -> None:
    """Record a proposal with all its parts."""
    facts: Facts = {"seat": proposal[language.MAKER], "partner_seat": proposal[language.PARTNER]}
    state.tell("deal-proposed", {**facts, "number": number(proposal)})
    for item in items(state.board, proposal):
        state.tell(item.name, item.facts)


def tell_end(state: Position, name: str, proposal: Numbers) -> None:
    """Record that a proposal is accepted, declined, withdrawn or has lapsed."""
    if state.log is not None:
        facts: Facts = {
            "seat": proposal[language.MAKER],
            "partner_seat": proposal[language.PARTNER],
        }
        state.tell(name, {**facts, "number": number(proposal)})
