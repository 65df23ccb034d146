"""A position of Die Fugger in numbers, as one seat sees it: the inputs of the learned value.

Goods differ in nothing but what lies on the table, so they are measured in the order of their
demand: what is learned of the good that is about to close the round holds for any good.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.inputs import Inputs, lead, rivals
from kontor.games.fugger.bot import heuristic
from kontor.games.fugger.bot.heuristic import Closing
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import NOTHING

RIVALS: Final = 3
MOST_SEATS: Final = 4
ROUNDS: Final = 6
# What an owned delivery is likely to bring, of what it would bring today.
DELIVERED_SURELY: Final = 0.7


def measure(state: Rules, seat: int, into: Inputs) -> None:
    """Measure a position for a seat: table, money, hands, displays, and the market by good."""
    material = state.rules.material
    closings = [heuristic.closing(state, good) for good in range(len(state.prices))]
    sales = heuristic.expected_sales(state, closings)
    owned = [holdings(state, other, seat) for other in range(state.seats)]
    outlook = [state.florins[other] + sales[other] + owned[other] for other in range(state.seats)]
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
    for good in by_demand(state, seat, closings):
        measure_good(state, seat, places[1], good, into)
        measure_closing(state, seat, good, closings[good], owned, into)
    into.group("hand")
    into.add(32 * zones.count(state.hands[seat], material.merchant))


def holdings(state: Rules, seat: int, seer: int) -> float:
    """Say what a player owns besides florins and display, as far as another seat can know."""
    material = state.rules.material
    cards = min(zones.size(state.hands[seat]), heuristic.HAND_ENOUGH)
    total = cards * heuristic.HAND_CARD
    in_front = zones.count(state.displays[seat], material.merchant)
    total += material.merchant_bonus[in_front] * heuristic.BONUS_CARD
    return total + delivered_worth(state, seat, seer, state.prices) * DELIVERED_SURELY


def delivered_worth(state: Rules, seat: int, seer: int, prices: list[int]) -> float:
    """Say what the deliveries of a player bring at some prices; those of others on average."""
    material = state.rules.material
    total = 0.0
    rounds = material.delivery_rounds
    for place in range(seat * rounds, (seat + 1) * rounds):
        card = state.deliveries[place]
        if card == NOTHING:
            continue
        if seat == seer:
            total += material.delivery_multiplier * prices[material.good_of(card)]
        else:
            total += heuristic.DELIVERY / DELIVERED_SURELY
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


def by_demand(state: Rules, seat: int, closings: list[Closing]) -> list[int]:
    """List the goods, those with most open cards first; among equals the dearer, then my own."""
    keys: list[int] = []
    order: list[int] = []
    for good, found in enumerate(closings):
        own = market.demand(state.displays[seat], good) + market.demand(state.hands[seat], good)
        key = (found.cards * 16 + state.prices[good]) * 16 + own
        place = len(order)
        while place and keys[place - 1] < key:
            place -= 1
        keys.insert(place, key)
        order.insert(place, good)
    return order


def measure_good(state: Rules, seat: int, rival: int, good: int, into: Inputs) -> None:
    """Measure a good: price, demand, and who has how much of it."""
    material = state.rules.material
    price = state.prices[good]
    wanted = market.demands(material, state.open_cards())
    cards = wanted[good]
    mine = state.displays[seat]
    hand = state.hands[seat]
    own = market.demand(mine, good)
    into.group("market")
    into.add(4 * price)
    into.add(16 * cards)
    into.flag(market.rising(material, wanted, good))
    into.flag(cards == material.trigger_cards - 1)
    into.flag(price + material.trigger_cards > material.most_price)
    into.group("hand")
    into.add(32 * zones.count(hand, 2 * good))
    into.add(32 * zones.count(hand, 2 * good + 1))
    into.add(4 * price * market.demand(hand, good))
    into.group("display")
    into.add(32 * own)
    into.add(32 * zones.count(mine, 2 * good + 1))
    into.add(16 * (cards - own - market.demand(state.jakob, good)))
    into.add(32 * market.demand(state.displays[rival], good))
    into.group("delivery")
    rounds = material.delivery_rounds
    delivered = 0
    for place in range(seat * rounds, (seat + 1) * rounds):
        card = state.deliveries[place]
        if card != NOTHING and material.good_of(card) == good:
            delivered += 1
    into.add(32 * delivered)
    into.add(4 * delivered * price)


def measure_closing(
    state: Rules, seat: int, good: int, found: Closing, owned: list[float], into: Inputs
) -> None:
    """Measure what it would mean to a seat if a good closed the round, and who could do it."""
    material = state.rules.material
    florins = [state.florins[other] + found.sales[other] for other in range(state.seats)]
    ahead = int(2 * lead(seat, [florins[other] + owned[other] for other in range(state.seats)]))
    can_close = (
        found.cards == material.trigger_cards - 1 and market.demand(state.hands[seat], good) > 0
    )
    into.group("market")
    into.add(2 * found.sales[seat])
    into.add(ahead)
    into.flag(can_close)
    into.add(ahead if can_close else 0)
    into.group("lead")
    if max(florins) < material.florins_to_end:
        into.add(0)
        into.add(0)
        return
    final = [
        florins[other] + delivered_worth(state, other, seat, found.prices)
        for other in range(state.seats)
    ]
    into.flag(True)
    into.add(int(4 * lead(seat, final)))
