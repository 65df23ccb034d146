"""The market: demand, the three places that rise, prices, and what a display sells for.

Pure functions of public cards, used by the rules, the views, the forecasts and the bots.
"""

from kontor.engine import i64
from kontor.games.fugger.table.material import Material


def demand(table: i64, good: i64) -> int:
    """Count the open cards of a good, plain and sealed alike (R8.1)."""
    return ((table >> (8 * good)) & 15) + ((table >> (8 * good + 4)) & 15)


def demands(material: Material, table: i64) -> list[int]:
    """List the demand of every good."""
    wanted: list[int] = []
    for _good in material.goods:
        wanted.append((table & 15) + ((table >> 4) & 15))
        table >>= 8
    return wanted


def rising(material: Material, wanted: list[int], good: i64) -> bool:
    """Tell whether a good rises: it has cards and stands in places one to three."""
    # R8.2: a place is one more than the number of goods with strictly more cards. Ties for
    # second (R8.3, R8.5) and third (R8.4) need no rule of their own.
    mine: i64 = wanted[good]
    if mine == 0:  # R8.11
        return False
    above: i64 = 0
    for other in wanted:
        if other > mine:
            above += 1
    return above < material.rising_places


def new_price(material: Material, prices: list[int], wanted: list[int], good: i64) -> int:
    """Return the price of a good after an evaluation (R8.6 to R8.12), from the old prices."""
    if not rising(material, wanted, good):
        return max(material.least_price, prices[good] - material.fall_step)  # R8.9, R8.10
    risen = prices[good] + wanted[good]  # R8.6; the closing good always by five: R8.13
    if risen > material.most_price:  # R8.7; exactly on the highest price is no crash: R8.8
        return material.overflow_price
    return risen


def new_prices(material: Material, prices: list[int], table: int) -> list[int]:
    """Return all prices after an evaluation; the order of goods does not matter (R8.12)."""
    wanted = demands(material, table)
    found: list[int] = []
    good: i64
    for good in range(len(wanted)):
        found.append(new_price(material, prices, wanted, good))
    return found


def card_price(material: Material, prices: list[int], table: i64, card: i64) -> int:
    """Return what one open goods card sells for (R9.1 to R9.5)."""
    good = card >> 1
    price = prices[good]
    if card & 1 and demand(table, good) <= material.seal_max_cards:
        return price * material.seal_multiplier
    return price


def sale(material: Material, prices: list[int], table: i64, display: i64) -> int:
    """Return what a whole display sells for; merchants bring nothing (R9.6, R9.7)."""
    total: i64 = 0
    card: i64 = 0
    rest: i64 = display & material.goods_cards
    while rest:
        number = rest & 15
        if number:
            total += number * card_price(material, prices, table, card)
        rest >>= 4
        card += 1
    return total


def movement(material: Material, wanted: list[int], old: int, new: int, good: int) -> str:
    """Name the event of a goods marker: it rose, crashed, fell or stayed."""
    if rising(material, wanted, good):
        return "price-crashed" if old + wanted[good] > material.most_price else "price-rose"
    return "price-stayed" if new == old else "price-fell"
