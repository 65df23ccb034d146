"""What a position of Die Fugger is worth, roughly, in florins.

The round may still close on any good, likeliest on one that is close to five. For each of them
the sales are foreseen and weighed; cards in hand, merchants and deliveries count at what they
bring on average in later rounds.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table import market
from kontor.games.fugger.table.codes import NOTHING

# How likely a good with so many open cards is to close the round, in parts.
CLOSING_WEIGHT: Final = (1, 2, 5, 12, 30, 30)
HAND_CARD: Final = 3.4
HAND_SEAL: Final = 4.4
HAND_MERCHANT: Final = 3.0
HAND_ENOUGH: Final = 4
EXTRA_HAND_CARD: Final = 1.6
BONUS_CARD: Final = 2.6
DELIVERY: Final = 11.0
VICTORY: Final = 60.0
RIVAL: Final = 0.5


class Closing:
    """A market day that may come: by so many cards of a good, the new prices, each seat's sale."""

    def __init__(self, cards: int, prices: list[int], sales: list[int]) -> None:
        self.cards: int = cards
        self.prices: list[int] = prices
        self.sales: list[int] = sales


def worth(state: Rules, seat: int) -> float:
    """Say roughly what a position is worth to a seat: its prospects less those of its rivals."""
    prospects = [prospect(state, other) for other in range(state.seats)]
    sales = foreseen_sales(state) if state.stack else [0.0] * state.seats
    totals = [prospects[other] + sales[other] for other in range(state.seats)]
    mine = totals[seat]
    totals.pop(seat)
    best = max(totals)
    mean = sum(totals) / len(totals)
    lead = mine - RIVAL * best - (1 - RIVAL) * mean
    if not state.stack:
        lead += VICTORY if seat in state.winners() else -VICTORY
    return lead


def prospect(state: Rules, seat: int) -> float:
    """Say what a player owns besides the display: florins, hand, merchants, deliveries."""
    total = float(state.florins[seat])
    if not state.stack:
        return total
    material = state.rules.material
    hand = state.hands[seat]
    merchants = zones.count(hand, material.merchant)
    cards = zones.size(hand) - merchants
    seals = 0
    for good in range(len(material.goods)):
        seals += zones.count(hand, 2 * good + 1)
    few = min(cards, HAND_ENOUGH)
    total += few * HAND_CARD + (cards - few) * EXTRA_HAND_CARD
    total += seals * (HAND_SEAL - HAND_CARD) + merchants * HAND_MERCHANT
    in_front = zones.count(state.displays[seat], material.merchant)
    total += material.merchant_bonus[in_front] * BONUS_CARD
    rounds = material.delivery_rounds
    for place in range(seat * rounds, (seat + 1) * rounds):
        if state.deliveries[place] != NOTHING:
            total += DELIVERY
    return total


def foreseen_sales(state: Rules) -> list[float]:
    """Foresee what each display will sell for, over the goods that may close the round."""
    return expected_sales(state, [closing(state, good) for good in range(len(state.prices))])


def expected_sales(state: Rules, closings: list[Closing]) -> list[float]:
    """Weigh the sales of each display by how likely each good is to close the round."""
    expected = [0.0] * state.seats
    weights = 0
    for found in closings:
        weight = CLOSING_WEIGHT[min(found.cards, len(CLOSING_WEIGHT) - 1)]
        weights += weight
        for seat in range(state.seats):
            expected[seat] += weight * found.sales[seat]
    return [total / weights for total in expected]


def closing(state: Rules, good: int) -> Closing:
    """Reckon the market day that would follow if a good closed the round as the table lies."""
    material = state.rules.material
    wanted = market.demands(material, state.open_cards())
    cards = wanted[good]
    wanted[good] = max(cards, material.trigger_cards)
    prices = [
        market.new_price(material, state.prices, wanted, other) for other in range(len(wanted))
    ]
    sales: list[int] = []
    for display in state.displays:
        sold = 0
        for card in zones.kinds(display & material.goods_cards):
            other = material.good_of(card)
            price = prices[other]
            if card % 2 == 1 and wanted[other] <= material.seal_max_cards:
                price *= material.seal_multiplier
            sold += price * zones.count(display, card)
        sales.append(sold)
    return Closing(cards, prices, sales)
