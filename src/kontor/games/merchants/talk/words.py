"""The notation of Merchants of the Middle Ages: how answers are written in records."""

from typing import Final

from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.roads import Path
from kontor.games.merchants.talk import words_deals

PLAIN: Final = (
    "done",
    "decline",
    "leave",
    "accept",
    "final_quote",
    "refuse",
    "no_offer",
    "pay",
    "status_keeper",
    "loan",
    "repay_loan",
    "pass",
    "timeout",
    "load:nothing",
    "draw",
    "bonus_sale",
    "wait",
    "withdraw",
    "end_turn",
)
CLIMB_WORDS: Final = ("", ":card", ":cards")


def word(board: Board, option: int) -> str:
    """Write an answer in the notation of records: buy:wine:paris, tile:3:wagon_1:paris_r2."""
    if codes.TILE <= option < codes.BLOCK:
        return drive_word(board, option)
    if option >= codes.DEAL:
        return words_deals.word(board.rules.material, option)
    return plain_word(board.rules.material, option)


def drive_of(option: int) -> tuple[int, int, int, int]:
    """Return card (or NO_TILE), points or place of the tile, wagon and way of a drive."""
    if option >= codes.COACH:
        place, points, wagon, way = codes.coach_of(option)
        return (cards.COACHES[place], points, wagon, way)
    number, way = divmod(option - codes.TILE, codes.ROUTES)
    tile, wagon = divmod(number, codes.WAGON_CODES)
    return (codes.NO_TILE, tile, wagon, way)


def drive_word(board: Board, option: int) -> str:
    """Write a drive: its end, the heading on a junction, and the way if others end the same."""
    material = board.rules.material
    card, points, wagon, way = drive_of(option)
    if card == codes.NO_TILE:
        points = material.tiles[points]
        head = f"tile:{points}"
    else:
        head = f"coach:{cards.INVESTMENTS[card]}:{points}"
    ways = board.outcomes(wagon, points)
    driven = ways[way]
    text = f"{head}:{material.wagon_names[wagon]}:{end_word(board, driven)}"
    if sum(1 for other in ways if other[-2:] == driven[-2:]) > 1:
        text += ":" + "+".join(material.roads.nodes[node] for node in driven[:-1])
    return text


def end_word(board: Board, driven: Path) -> str:
    """Write where a drive ends, with the heading on a junction."""
    roads = board.rules.material.roads
    node, heading = driven[-2:]
    if heading == codes.NOWHERE or len(roads.neighbours[node]) == 2:
        return roads.nodes[node]
    return f"{roads.nodes[node]}:{roads.nodes[heading]}"


def goods_word(material: Material, code: int) -> str:
    """Write a set of goods: `iron` or `cloth+iron`."""
    return "+".join(material.goods[good] for good in codes.goods_of(code))


def plain_word(material: Material, option: int) -> str:
    """Write an answer that needs no look at the board."""
    if option < len(PLAIN):
        return PLAIN[option]
    if option >= codes.FEE_FOR_TWO:
        return f"two:{(option - codes.FEE_FOR_TWO) * material.unit}"
    if option == codes.TWO_NOT_OFFERED:
        return "two:none"
    if option >= codes.FEE_FOR_ONE:
        return f"one:{(option - codes.FEE_FOR_ONE) * material.unit}"
    if option == codes.ONE_NOT_OFFERED:
        return "one:none"
    if option >= codes.FEE:
        return f"fee:{(option - codes.FEE) * material.unit}"
    if option >= codes.BID:
        return f"bid:{(option - codes.BID) * material.unit}"
    if option >= codes.IDLE:
        return f"tile:{material.tiles[option - codes.IDLE]}:idle"
    if option >= codes.COURIER:
        card = cards.INVESTMENTS[codes.courier_card(option)]
        return f"courier:{card}:{material.roads.nodes[codes.courier_node(option)]}"
    if option >= codes.QUOTE_TO:
        verb = ("quote", "accept_bid", "close", "withdraw_quote")[(option - codes.QUOTE_TO) // 10]
        return f"{verb}:{codes.SEAT_LETTERS[(option - codes.QUOTE_TO) % 10]}"
    if option >= codes.CLIMB:
        levels, by_card = divmod(option - codes.CLIMB, codes.CLIMB_CARDS)
        return f"climb:{levels}{CLIMB_WORDS[by_card]}"
    if option >= codes.CHOOSE:
        return f"choose:{cards.INVESTMENTS[option - codes.CHOOSE]}"
    if option >= codes.SELL:
        verb = "sell" if option < codes.SPECIAL else "special_sale"
        city, good = divmod(
            option - (codes.SELL if option < codes.SPECIAL else codes.SPECIAL), codes.CITY_CODES
        )
        return f"{verb}:{material.cities[city]}:{material.goods[good]}"
    if option >= codes.ADJUST:
        card = cards.INVESTMENTS[codes.adjust_card(option)]
        direction = "down" if (option - codes.ADJUST) % 2 else "up"
        return f"price:{card}:{material.goods[(option - codes.ADJUST) % 12 // 2]}:{direction}"
    if option >= codes.DIAL:
        one, other = divmod(option - codes.DIAL, codes.PAIR)
        names = [*material.goods, "arms"]
        return f"dial:{names[one]}+{names[other]}"
    return early_word(material, option)


def early_word(material: Material, option: int) -> str:
    """Write an answer of the first phases."""
    if option >= codes.TAKE:
        return f"take:{cards.INFLUENCES[option - codes.TAKE]}"
    if option >= codes.AXLE:
        return f"broken_axle:{material.wagon_names[option - codes.AXLE]}"
    if option >= codes.FREE:
        return f"free_loading:{goods_word(material, option - codes.FREE)}"
    if option >= codes.OFFER:
        return f"offer:{goods_word(material, option - codes.OFFER)}"
    if option >= codes.TAKE_QUOTE:
        return f"accept:{goods_word(material, option - codes.TAKE_QUOTE)}"
    if option >= codes.LOAD:
        good, count = divmod(option - codes.LOAD, codes.COUNTS)
        return f"load:{material.goods[good]}:{count}"
    if option >= codes.MASTER_CARD:
        return f"loading_master:{material.wagon_names[option - codes.MASTER_CARD]}"
    good, city = divmod(option - codes.BUY, codes.CITY_CODES)
    return f"buy:{material.goods[good]}:{material.cities[city]}"
