"""A position of Die Fugger in numbers, as one seat sees it: the inputs of the learned value."""

from typing import Final

from kontor.engine import zones
from kontor.engine.inputs import Inputs, lead, rivals
from kontor.games.fugger.bot import heuristic
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import NOTHING

RIVALS: Final = 3
MOST_SEATS: Final = 4
ROUNDS: Final = 6


def measure(state: Rules, seat: int, into: Inputs) -> None:
    """Measure a position for a seat: table, money, hands, displays, and the market by good."""
    material = state.rules.material
    sales = heuristic.foreseen_sales(state)
    outlook = [
        state.florins[other] + sales[other] + holdings(state, other, seat)
        for other in range(state.seats)
    ]
    places = [seat, *rivals(seat, outlook, RIVALS)]
    into.group("lead")
    into.add(int(4 * lead(seat, outlook)))
    into.group("tempo")
    into.one_of(state.seats - 2, MOST_SEATS - 1)
    into.one_of((state.active - seat) % state.seats, MOST_SEATS)
    into.one_of(min(state.round, ROUNDS) - 1, ROUNDS)
    for other in places:
        if other < 0:
            for _ in range(8):
                into.add(0)
        else:
            measure_player(state, other, into, sales[other], outlook[other])
    measure_market(state, seat, into)
    into.group("hand")
    into.add(32 * zones.count(state.hands[seat], material.merchant))


def holdings(state: Rules, seat: int, seer: int) -> float:
    """Say what a player owns besides florins and display, as far as another seat can know."""
    material = state.rules.material
    cards = min(zones.size(state.hands[seat]), heuristic.HAND_ENOUGH)
    total = cards * heuristic.HAND_CARD
    in_front = zones.count(state.displays[seat], material.merchant)
    total += material.merchant_bonus[in_front] * heuristic.BONUS_CARD
    rounds = material.delivery_rounds
    for place in range(seat * rounds, (seat + 1) * rounds):
        card = state.deliveries[place]
        if card == NOTHING:
            continue
        if seat == seer:
            total += material.delivery_multiplier * state.prices[material.good_of(card)] * 0.7
        else:
            total += heuristic.DELIVERY
    return total


def measure_player(state: Rules, seat: int, into: Inputs, sale: float, outlook: float) -> None:
    """Measure what everybody sees of a player."""
    material = state.rules.material
    into.group("money")
    into.add(2 * state.florins[seat])
    into.flag(state.florins[seat] + sale >= material.florins_to_end)
    into.group("display")
    into.add(int(2 * sale))
    into.add(16 * zones.size(state.displays[seat]))
    into.group("lead")
    into.add(int(outlook))
    into.group("hand")
    into.add(16 * zones.size(state.hands[seat]))
    into.group("merchants")
    into.add(32 * zones.count(state.displays[seat], material.merchant))
    into.group("delivery")
    rounds = material.delivery_rounds
    laid = 0
    for place in range(seat * rounds, (seat + 1) * rounds):
        if state.deliveries[place] != NOTHING:
            laid += 1
    into.add(32 * laid)


def measure_market(state: Rules, seat: int, into: Inputs) -> None:
    """Measure each good: price, demand, and who has how much of it."""
    material = state.rules.material
    table = state.open_cards()
    wanted = market.demands(material, table)
    rounds = material.delivery_rounds
    mine = state.displays[seat]
    hand = state.hands[seat]
    for good, cards in enumerate(wanted):
        own = market.demand(mine, good)
        into.group("market")
        into.add(4 * state.prices[good])
        into.add(16 * cards)
        into.flag(market.rising(material, wanted, good))
        into.flag(cards == material.trigger_cards - 1)
        into.group("hand")
        into.add(32 * zones.count(hand, 2 * good))
        into.add(32 * zones.count(hand, 2 * good + 1))
        into.add(4 * state.prices[good] * market.demand(hand, good))
        into.group("display")
        into.add(32 * own)
        into.add(32 * zones.count(mine, 2 * good + 1))
        into.add(16 * (cards - own - market.demand(state.jakob, good)))
        into.group("delivery")
        delivered = 0
        for place in range(seat * rounds, (seat + 1) * rounds):
            card = state.deliveries[place]
            if card != NOTHING and material.good_of(card) == good:
                delivered += 1
        into.add(32 * delivered)
        into.add(4 * delivered * state.prices[good])
