"""Described options of Merchants of the Middle Ages: text, clauses and pieces.

Everything here is made from the view of the seat concerned, so it can tell nothing more.
"""

from typing import Final

from kontor.engine.messages import Facts, Message, Option
from kontor.games.merchants.table import cards, channels, codes
from kontor.games.merchants.table.roads import Path
from kontor.games.merchants.table.view import MerchantsView
from kontor.games.merchants.talk import describing_deals, words

# Answers without parameters: text and clause by code.
PLAIN: Final = (
    ("option-done", "R0.3"),
    ("option-decline", "R0.5"),
    ("option-leave", "R11.4"),
    ("option-accept", "R11.4"),
    ("option-final-quote", "R11.4"),
    ("option-refuse", "R4.7"),
    ("option-no-offer", "R4.7"),
    ("option-pay", "R9.1"),
    ("option-keep-status", "R9.3"),
    ("option-loan", "R9.4"),
    ("option-repay", "R9.6"),
    ("option-pass", "R8.4"),
    ("option-timeout", "R11.5"),
    ("option-load-nothing", "R4.12"),
    ("option-draw", "R5.23"),
    ("option-bonus-sale", "R7.5"),
    ("option-wait", "R11.5"),
    ("option-withdraw", "R11.5"),
    ("option-end-turn", "R5.12"),
)


class Sketch:
    """The parts of a described option before its code and word are added."""

    def __init__(self, name: str, facts: Facts, clauses: str, pieces: str = "") -> None:
        self.message: Message = Message(name, facts)
        self.clauses: tuple[str, ...] = tuple(clauses.split())
        self.pieces: tuple[str, ...] = tuple(pieces.split())


def describe(view: MerchantsView, option: int) -> Option:
    """Describe one answer: its text, the clauses it rests on, the pieces it points at."""
    word = words.word(view.board, option)
    if option >= codes.DEAL:
        message, clause = describing_deals.described(view, option)
        return Option(option, word, message, (clause,), ())
    part = sketched(view, option)
    return Option(option, word, part.message, part.clauses, part.pieces)


def sketched(view: MerchantsView, option: int) -> Sketch:
    """Describe an answer of any kind."""
    if option < len(words.PLAIN):
        return plain(view, option)
    if option >= codes.BLOCK:
        return amount(view, option)
    if option >= codes.COURIER:
        return movement(view, option)
    if option >= codes.AXLE:
        return late(view, option)
    return early(view, option)


def plain(view: MerchantsView, option: int) -> Sketch:
    """Describe an answer without parameters."""
    material = view.rules.material
    name, clause = PLAIN[option]
    facts: Facts = {}
    if option == codes.PAY:
        level = view.board.status[view.seat]
        facts["amount"] = material.upkeep[level]
        florins = view.florins[view.seat]
        if florins < material.upkeep[level]:  # R9.2
            level = max(at for at in range(level) if material.upkeep[at] <= florins)
            facts = {"level": material.levels[level], "amount": material.upkeep[level]}
            return Sketch("option-drop", facts, "R9.1 R9.2", f"level:{level}")
        return Sketch(name, facts, clause, f"level:{level}")
    elif option == codes.KEEP_STATUS:
        facts["amount"] = material.keeper_cost
        return Sketch(name, facts, clause, f"card:{cards.INFLUENCES[cards.STATUS_KEEPER]}")
    elif option == codes.DRAW:
        return Sketch(name, facts, clause, "pile")
    elif option == codes.BONUS:
        return Sketch(name, facts, clause, f"card:{cards.INFLUENCES[cards.BONUS_SALE]}")
    elif option == codes.TAKE_LOAN:
        facts["amount"] = material.loan
        facts["repayment"] = material.repayment
    elif option == codes.REPAY:
        facts["amount"] = material.repayment
    elif option == codes.ACCEPT:
        facts["fee"] = view.frames[-1].about[3] * material.unit
    return Sketch(name, facts, clause)


def amount(view: MerchantsView, option: int) -> Sketch:
    """Describe a bid, a fee or a part of a quote."""
    unit = view.rules.material.unit
    if option >= codes.FEE_FOR_TWO:
        fee = (option - codes.FEE_FOR_TWO) * unit
        return Sketch("option-two", {"fee": fee}, "R11.2")
    if option == codes.TWO_NOT_OFFERED:
        return Sketch("option-two-none", {}, "R11.2")
    if option >= codes.FEE_FOR_ONE:
        fee = (option - codes.FEE_FOR_ONE) * unit
        return Sketch("option-one", {"fee": fee}, "R11.2")
    if option == codes.ONE_NOT_OFFERED:
        return Sketch("option-one-none", {}, "R11.2")
    if option >= codes.FEE:
        return Sketch("option-fee", {"fee": (option - codes.FEE) * unit}, "R11.2")
    clause = "R8.4" if view.frames[-1].kind == codes.ASK_LOT else "R3.6"
    return Sketch("option-bid", {"amount": (option - codes.BID) * unit}, clause)


def movement(view: MerchantsView, option: int) -> Sketch:
    """Describe a move of a wagon or the courier."""
    material = view.rules.material
    nodes = material.roads.nodes
    if option < codes.IDLE:
        card = cards.INVESTMENTS[codes.courier_card(option)]
        node = nodes[codes.courier_node(option)]
        pieces = f"node:{node} courier card:{card}"
        return Sketch("option-courier", {"card": card, "node": node}, "R5.21", pieces)
    if option < codes.TILE:
        points = material.tiles[option - codes.IDLE]
        return Sketch("option-idle", {"points": points}, "R5.17", f"tile:{points}")
    card_number, points, wagon, way = words.drive_of(option)
    is_tile = card_number == codes.NO_TILE
    if is_tile:
        points = material.tiles[points]
    driven = view.board.outcomes(wagon, points)[way]
    facts: Facts = {"wagon": material.wagon_names[wagon], "points": points}
    facts["node"] = nodes[driven[-2]]
    via = ways_apart(view, wagon, points, driven)
    facts["via"] = via
    pieces = f"{material.wagon_names[wagon]} node:{nodes[driven[-2]]}"
    pieces += "".join(f" node:{node}" for node in via)
    name = "option-tile"
    clause = "R5.13"
    if is_tile:
        pieces += f" tile:{points}"
    else:
        name = "option-coach"
        clause = "R5.19"
        facts["card"] = cards.INVESTMENTS[card_number]
        pieces += f" card:{cards.INVESTMENTS[card_number]}"
    if driven[-1] == codes.NOWHERE:
        return Sketch(f"{name}-city", facts, f"{clause} R5.6", pieces)
    if len(material.roads.neighbours[driven[-2]]) > 2:
        facts["heading"] = nodes[driven[-1]]
        pieces += f" road:{nodes[driven[-2]]}:{nodes[driven[-1]]}"
        return Sketch(f"{name}-heading", facts, f"{clause} R5.4", pieces)
    return Sketch(name, facts, clause, pieces)


def ways_apart(view: MerchantsView, wagon: int, points: int, driven: Path) -> list[str]:
    """List the junctions of a drive, if another one ends the same."""
    roads = view.rules.material.roads
    ways = view.board.outcomes(wagon, points)
    if sum(1 for other in ways if other[-2:] == driven[-2:]) == 1:
        return []
    return [roads.nodes[node] for node in driven[:-2] if len(roads.neighbours[node]) > 2]


def late(view: MerchantsView, option: int) -> Sketch:
    """Describe an answer of phases 3 to 7 other than a move."""
    material = view.rules.material
    if option >= codes.QUOTE_TO:
        return live(view, option)
    if option >= codes.CLIMB:
        levels, number = divmod(option - codes.CLIMB, codes.CLIMB_CARDS)
        if not levels:
            return Sketch("option-stay", {}, "R9.7", f"level:{view.board.status[view.seat]}")
        by_card = number * material.social_climb_cost
        price = (levels - number) * view.board.climb_cost() + by_card
        facts: Facts = {"number": levels, "price": price, "by_card": number}
        level = view.board.status[view.seat] + levels
        facts["level"] = material.levels[level]
        facts["upkeep"] = material.upkeep[level]
        if not number:
            return Sketch("option-climb", facts, "R9.7", f"level:{level}")
        pieces = f"level:{level} card:{cards.INFLUENCES[cards.SOCIAL_CLIMB]}"
        return Sketch("option-climb-card", facts, "R9.7 R9.8", pieces)
    if option >= codes.CHOOSE:
        card = cards.INVESTMENTS[option - codes.CHOOSE]
        stars = material.stars[option - codes.CHOOSE]
        return Sketch("option-choose", {"card": card, "stars": stars}, "R8.5", f"card:{card}")
    if option >= codes.SELL:
        return sale(view, option)
    if option >= codes.ADJUST:
        good = material.goods[(option - codes.ADJUST) % 12 // 2]
        facts = {"card": cards.INVESTMENTS[codes.adjust_card(option)], "good": good}
        level = view.board.adjusted(option)
        facts["sell"] = material.sell_prices[level]
        down = (option - codes.ADJUST) % 2
        name = "option-price-down" if down else "option-price-up"
        if level == (material.price_levels - 1 if down else 0):
            name += "-round"
        pieces = f"price:{good} cell:{good}:{level} card:{facts['card']}"
        return Sketch(name, facts, "R6.3 R6.4", pieces)
    if option >= codes.DIAL:
        return dial(view, option)
    if option >= codes.TAKE:
        card = cards.INFLUENCES[option - codes.TAKE]
        return Sketch("option-take", {"card": card}, "R5.23")
    wagon = material.wagon_names[option - codes.AXLE]
    pieces = f"{wagon} card:{cards.INFLUENCES[cards.BROKEN_AXLE]}"
    return Sketch("option-axle", {"wagon": wagon}, "R5.11", pieces)


def live(view: MerchantsView, option: int) -> Sketch:
    """Describe what a loading master says in a live negotiation."""
    material = view.rules.material
    shipper = (option - codes.QUOTE_TO) % 10
    facts: Facts = {"shipper_seat": shipper}
    if option < codes.TAKE_BID:
        return Sketch("option-quote-to", facts, "R11.5 R11.2")
    if option >= codes.WITHDRAW_QUOTE:
        return Sketch("option-withdraw-quote", facts, "R11.5")
    if option >= codes.CLOSE:
        return Sketch("option-close", facts, "R11.5 R4.7")
    goods = codes.goods_of(channels.field(view.board, shipper, channels.GOODS))
    facts["goods"] = [material.goods[good] for good in goods]
    facts["fee"] = channels.field(view.board, shipper, channels.FEE) * material.unit
    return Sketch("option-take-bid", facts, "R11.5 R11.3")


def sale(view: MerchantsView, option: int) -> Sketch:
    """Describe a sale from a warehouse."""
    material = view.rules.material
    by_card = option >= codes.SPECIAL
    first = codes.SPECIAL if by_card else codes.SELL
    city, good = divmod(option - first, codes.CITY_CODES)
    facts: Facts = {"good": material.goods[good], "city": material.cities[city]}
    pieces = f"{stored(view, city, good)} card:"
    if by_card:
        facts["price"] = material.special_sale_price
        card = cards.INFLUENCES[cards.SPECIAL_SALE]
        return Sketch("option-special-sale", facts, "R6.6", pieces + card)
    facts["price"] = view.board.buy_price(good)
    card = cards.INVESTMENTS[cards.WAREHOUSE_SALE]
    return Sketch("option-sell", facts, "R6.6", pieces + card)


def dial(view: MerchantsView, option: int) -> Sketch:
    """Describe a setting of both pointers; the dial itself is turned, no piece is chosen."""
    goods = view.rules.material.goods
    named = [goods[g] for g in divmod(option - codes.DIAL, codes.PAIR) if g < len(goods)]
    if not named:
        return Sketch("option-dial-unused", {}, "R6.1")
    if len(set(named)) < len(named):
        return Sketch("option-dial-twice", {"good": named[0]}, "R6.1 R6.2")
    return Sketch("option-dial", {"goods": named}, "R6.1 R6.2")


def stored(view: MerchantsView, city: int, good: int) -> str:
    """Name the piece that is a kind of goods in the own warehouse of a city."""
    material = view.rules.material
    return f"stock:{material.cities[city]}:{material.goods[good]}"


def early(view: MerchantsView, option: int) -> Sketch:
    """Describe an answer of phases 1 and 2."""
    material = view.rules.material
    if option < codes.MASTER_CARD:
        return purchase(view, option)
    if option < codes.LOAD:
        wagon = option - codes.MASTER_CARD
        facts: Facts = {"wagon": material.wagon_names[wagon], "price": material.master_card_cost}
        facts["card"] = cards.INFLUENCES[cards.LOADING_MASTER_CARD]
        pieces = f"{material.wagon_names[wagon]} card:{facts['card']}"
        return Sketch("option-master-card", facts, "R3.3", pieces)
    return shipment(view, option)


def shipment(view: MerchantsView, option: int) -> Sketch:
    """Describe a loading: goods of the own warehouse, and the last of the places they take."""
    material = view.rules.material
    frame = view.frames[-1]
    city = view.board.city_of(frame.about[0])
    if option < codes.TAKE_QUOTE:
        good, count = divmod(option - codes.LOAD, codes.COUNTS)
        facts: Facts = {"goods": [material.goods[good]] * count}
        return Sketch("option-load", facts, "R4.2", f"{stored(view, city, good)} slot:{count}")
    block = option - (option - codes.TAKE_QUOTE) % 50
    goods = option - block
    loaded = codes.goods_of(goods)
    facts = {"goods": [material.goods[good] for good in loaded]}
    pieces = " ".join(stored(view, city, good) for good in dict.fromkeys(loaded))
    pieces += f" slot:{len(loaded)}"
    if block == codes.OFFER:
        pieces += f" seat:{view.board.masters[frame.about[0]]}"
        return Sketch("option-offer", facts, "R11.2", pieces)
    if block == codes.FREE:
        pieces += f" card:{cards.INFLUENCES[cards.FREE_LOADING]}"
        return Sketch("option-free-loading", facts, "R4.10", pieces)
    if frame.kind == codes.ASK_LIVE:
        one = channels.field(view.board, view.seat, channels.ONE)
        two = channels.field(view.board, view.seat, channels.TWO)
    else:
        one, two = frame.about[3:]
    facts["fee"] = codes.quoted_fee(goods, one, two) * material.unit
    return Sketch("option-take-quote", facts, "R11.3", pieces)


def purchase(view: MerchantsView, option: int) -> Sketch:
    """Describe a purchase."""
    material = view.rules.material
    good, city = divmod(option - codes.BUY, codes.CITY_CODES)
    facts: Facts = {"good": material.goods[good], "city": material.cities[city]}
    facts["price"] = view.board.purchase_price(view.seat, good, view.frames[-1].about[0])
    cheap = view.board.investments[cards.CHEAP_PURCHASE] == view.seat
    clauses = "R2.6 R2.3" if cheap else "R2.1 R2.3"
    pieces = f"price:{material.goods[good]} city:{material.cities[city]}"
    return Sketch("option-buy", facts, clauses, pieces)
