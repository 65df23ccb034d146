"""Every answer that may be given in Merchants, for the fixed numbering of answers.

Bids end with a number for "so many coins or more": the highest bid that the purse allows. Live
negotiation and deals are house rules; their answers come last.
"""

from typing import Final

from kontor.engine.answers import Family
from kontor.games.merchants.table import agreed, cards, codes, language
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.roads import EDGE, JUNCTION, Roads

# Purses hold about 50 coins at first and rarely three times as many later.
MOST_BID: Final = 400


def answers(material: Material, seats: int, options: dict[str, str]) -> list[Family]:
    """List the answers to all questions that a table with these house rules may ask."""
    found = plain_answers(material)
    if options["negotiation_mode"] == agreed.MODES[agreed.LIVE]:
        found += live_answers(seats)
    if options["art_of_negotiation"] != agreed.DEALS[agreed.NO_DEALS]:
        found += deal_answers(material, seats)
    return found


def plain_answers(material: Material) -> list[Family]:
    """List the answers of every table."""
    wagons = range(material.wagons)
    goods = range(len(material.goods))
    cities = range(len(material.cities))
    placed = [city * codes.CITY_CODES + good for city in cities for good in goods]
    sets = goods_sets(len(material.goods))
    fees = range(material.most_fee // material.unit + 1)
    double = range(2 * material.most_fee // material.unit + 1)
    influences = range(len(cards.INFLUENCES))
    return [
        Family("simple", range(codes.DONE, codes.END_TURN + 1)),
        Family("buy", purchases(material)),
        Family("master card", [codes.MASTER_CARD + wagon for wagon in wagons]),
        Family("load", loads(material)),
        Family("take quote", [codes.TAKE_QUOTE + goods for goods in sets]),
        Family("offer", [codes.OFFER + goods for goods in sets]),
        Family("free loading", [codes.FREE + goods for goods in sets]),
        Family("broken axle", [codes.AXLE + wagon for wagon in wagons]),
        Family("take", [codes.TAKE + card for card in influences]),
        Family("dials", dials(len(material.goods))),
        Family("trading post", posts(len(material.goods))),
        Family("sell", [codes.SELL + place for place in placed]),
        Family("special sale", [codes.SPECIAL + place for place in placed]),
        Family("choose", [codes.CHOOSE + card for card in range(len(cards.INVESTMENTS))]),
        Family("climb", climbs(material)),
        Family("courier", couriers(material)),
        Family("idle", [codes.IDLE + tile for tile in range(len(material.tiles))]),
        Family("tile", tiles(material)),
        Family("coach", coaches(material)),
        Family("bid", range(codes.BID, codes.BID + MOST_BID + 1), codes.BID + codes.BLOCK),
        Family("fee", [codes.FEE + fee for fee in double]),
        Family("one good not offered", [codes.ONE_NOT_OFFERED]),
        Family("fee for one", [codes.FEE_FOR_ONE + fee for fee in fees]),
        Family("two goods not offered", [codes.TWO_NOT_OFFERED]),
        Family("fee for two", [codes.FEE_FOR_TWO + fee for fee in double]),
    ]


def live_answers(seats: int) -> list[Family]:
    """List the answers of a live negotiation (R11.5)."""
    return [
        Family("quote to", [codes.QUOTE_TO + seat for seat in range(seats)]),
        Family("take bid", [codes.TAKE_BID + seat for seat in range(seats)]),
        Family("close channel", [codes.CLOSE + seat for seat in range(seats)]),
        Family("withdraw quote", [codes.WITHDRAW_QUOTE + seat for seat in range(seats)]),
    ]


def deal_answers(material: Material, seats: int) -> list[Family]:
    """List the answers of deals (R12)."""
    keys = [seat * codes.DEAL_SLOTS + slot for seat in range(seats) for slot in range(10)]
    influences = range(len(cards.INFLUENCES))
    kinds = range(len(language.KINDS))
    florins = range(1, material.most_deal_florins // material.unit + 1)
    return [
        Family("propose", [codes.PROPOSE + seat for seat in range(seats)]),
        Family("accept deal", [codes.ACCEPT_DEAL + key for key in keys]),
        Family("decline deal", [codes.DECLINE_DEAL + key for key in keys]),
        Family("withdraw deal", [codes.WITHDRAW_DEAL + key for key in keys]),
        Family("deal", [codes.POST_DEAL, codes.DROP, codes.LATER]),
        Family("give card", [codes.GIVE_CARD + card for card in influences]),
        Family("take card", [codes.TAKE_CARD + card for card in influences]),
        Family("promise", [codes.MINE + kind for kind in kinds]),
        Family("ask promise", [codes.THEIRS + kind for kind in kinds]),
        Family("give florins", [codes.GIVE_FLORINS + coins for coins in florins]),
        Family("take florins", [codes.TAKE_FLORINS + coins for coins in florins]),
        *[
            Family(f"promise: {name}", [codes.value(sort, number) for number in numbers])
            for name, sort, numbers in promise_values(material, seats)
        ],
    ]


def promise_values(material: Material, seats: int) -> list[tuple[str, int, list[int]]]:
    """List what a promise may name, sort by sort (R12.5)."""
    roads = material.roads
    wagons = list(range(material.wagons))
    nodes = list(range(len(roads.nodes)))
    coins = list(range(1, material.most_deal_florins // material.unit + 1))
    return [
        ("good", language.GOOD, list(range(len(material.goods)))),
        ("wagon", language.WAGON, wagons),
        ("cap", language.CAP, coins),
        ("fee for one", language.FEE_ONE, list(range(material.most_fee // material.unit + 1))),
        ("fee for two", language.FEE_TWO, list(range(2 * material.most_fee // material.unit + 1))),
        ("target", language.TARGET, nodes),
        ("place", language.PLACE, nodes + [EDGE + road for road in range(len(roads.edges))]),
        ("courier", language.COURIER_NODE, nodes),
        ("card", language.CARD, list(range(len(cards.INFLUENCES)))),
        ("card's wagon", language.CARD_WAGON, [*wagons, language.ANY]),
        ("direction", language.DIRECTION, [language.UP, language.DOWN, language.EITHER]),
        ("sum", language.SUM, coins),
        ("event", language.EVENT, events(material, seats)),
    ]


def events(material: Material, seats: int) -> list[int]:
    """List every event a payment may wait for."""
    nodes = range(len(material.roads.nodes))
    wagons = range(material.wagons)
    levels = range(material.price_levels)
    found = [language.event(language.WAGON_AT, node, wagon) for node in nodes for wagon in wagons]
    found += [language.event(language.COURIER_AT, node, 0) for node in nodes]
    for good in range(len(material.goods)):
        found += [language.event(language.PRICE_AT, level, good) for level in levels]
    for wagon in wagons:
        found += [language.event(language.MASTER_OF, seat, wagon) for seat in range(seats)]
    return found + [language.event(language.NO_AXLE, 0, wagon) for wagon in wagons]


def goods_sets(goods: int) -> list[int]:
    """List every set of one or two goods."""
    found = []
    for one in range(goods):
        found += [one * codes.PAIR + other for other in range(one, goods)]
        found.append(one * codes.PAIR + codes.NO_GOOD)
    return found


def purchases(material: Material) -> list[int]:
    """List each good with each city that sells it (R2.3)."""
    return [
        codes.BUY + good * codes.CITY_CODES + city
        for good, cities in enumerate(material.sellers)
        for city in sorted(cities)
    ]


def loads(material: Material) -> list[int]:
    """List each good in each number that fits into a master's row (R4.2)."""
    return [
        codes.LOAD + good * codes.COUNTS + count
        for good in range(len(material.goods))
        for count in range(1, material.master_row + 1)
    ]


def dials(goods: int) -> list[int]:
    """List every pair of pointers (R6.1)."""
    return [
        codes.DIAL + one * codes.PAIR + other
        for one in range(goods + 1)
        for other in range(one, goods + 1)
    ]


def posts(goods: int) -> list[int]:
    """List a step up and down of each good by each trading post (R6.3)."""
    steps = range(2 * goods)
    return [codes.ADJUST + place * 12 + step for place in range(len(cards.POSTS)) for step in steps]


def climbs(material: Material) -> list[int]:
    """List how far to climb, with how many cards (R9.7, R9.8)."""
    return [
        codes.CLIMB + levels * codes.CLIMB_CARDS + by_card
        for levels in range(material.climb_limit + 1)
        for by_card in range(levels + 1)
    ]


def couriers(material: Material) -> list[int]:
    """List each courier card with each node."""
    nodes = range(len(material.roads.nodes))
    places = range(len(cards.COURIERS))
    return [codes.COURIER + place * codes.NODE_CODES + node for place in places for node in nodes]


def tiles(material: Material) -> list[int]:
    """List each movement tile with each wagon and as many ways as there can be (R5.14)."""
    return [
        codes.TILE + (tile * codes.WAGON_CODES + wagon) * codes.ROUTES + way
        for tile, points in enumerate(material.tiles)
        for wagon in range(material.wagons)
        for way in range(most_ways(material.roads, points))
    ]


def coaches(material: Material) -> list[int]:
    """List each use of coach points with each wagon and way (R5.19, R5.20)."""
    return [
        codes.COACH + ((place * 2 + points - 1) * codes.WAGON_CODES + wagon) * codes.ROUTES + way
        for place, most in enumerate(material.coach_points)
        for points in range(1, most + 1)
        for wagon in range(material.wagons)
        for way in range(most_ways(material.roads, points))
    ]


def most_ways(roads: Roads, points: int) -> int:
    """Count the ways a wagon may have at most: every drive with every heading at its end."""
    most = 0
    for node, drives in enumerate(roads.drives[points]):
        ahead = [drives_ways(roads, node, some) for some in drives]
        # In a city a wagon chooses its road, elsewhere it drives on.
        most = max(most, sum(ahead) if node < roads.cities else max(ahead))
    return min(most, codes.ROUTES)


def drives_ways(roads: Roads, node: int, drives: list[tuple[int, ...]]) -> int:
    """Count different drives, cut short anywhere by other wagons, with their headings."""
    ways = set()
    for drive in drives:
        for end in range(1, len(drive) + 1):
            last = drive[end - 1]
            before = drive[end - 2] if end > 1 else node
            headings = roads.exits(last, before) if roads.kinds[last] == JUNCTION else [-1]
            ways |= {(*drive[:end], heading) for heading in headings}
    return len(ways)
