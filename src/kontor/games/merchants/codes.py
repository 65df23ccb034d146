"""Answers as small integers, and how they are written in records.

A block of codes holds one kind of answer; what an answer names is encoded arithmetically. A set
of one or two goods is `one * PAIR + other` with the smaller good first and NO_GOOD for none.
"""

from typing import Final

from kontor.games.merchants.material import COURIERS, INFLUENCES, INVESTMENTS, POSTS, Material

DONE: Final = 0
DECLINE: Final = 1
LEAVE: Final = 2
ACCEPT: Final = 3
FINAL_QUOTE: Final = 4
REFUSE: Final = 5
NO_OFFER: Final = 6
PAY: Final = 7
KEEP_STATUS: Final = 8
TAKE_LOAN: Final = 9
REPAY: Final = 10
PASS: Final = 11
TIMEOUT: Final = 12
LOAD_NOTHING: Final = 13
DRAW: Final = 14
BONUS: Final = 15
WAIT: Final = 16
WITHDRAW: Final = 17
END_TURN: Final = 18
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

PAIR: Final = 7
NO_GOOD: Final = 6
PAIRS: Final = PAIR * PAIR
CITY_CODES: Final = 8
COUNTS: Final = 10
ROUTES: Final = 256
WAGON_CODES: Final = 4
NODE_CODES: Final = 256

BUY: Final = 100
MASTER_CARD: Final = 200
LOAD: Final = 220
TAKE_QUOTE: Final = 300
OFFER: Final = 350
FREE: Final = 400
AXLE: Final = 450
TAKE: Final = 460
DIAL: Final = 480
ADJUST: Final = 540
SELL: Final = 600
SPECIAL: Final = 700
CHOOSE: Final = 800
CLIMB: Final = 820
QUOTE_TO: Final = 850
TAKE_BID: Final = 860
CLOSE: Final = 870
WITHDRAW_QUOTE: Final = 880
COURIER: Final = 1000
IDLE: Final = 1900
TILE: Final = 2000
COACH: Final = 7000
BLOCK: Final = 20_000
BID: Final = 20_000
FEE: Final = 40_000
ONE_NOT_OFFERED: Final = 59_999
FEE_FOR_ONE: Final = 60_000
TWO_NOT_OFFERED: Final = 79_999
FEE_FOR_TWO: Final = 80_000

# Deals (R12); a proposal is known by its maker and one of his places for proposals.
DEAL: Final = 100_000
PROPOSE: Final = 100_000
DEAL_SLOTS: Final = 10
DEAL_KEYS: Final = 50
ACCEPT_DEAL: Final = 100_050
DECLINE_DEAL: Final = 100_100
WITHDRAW_DEAL: Final = 100_150
POST_DEAL: Final = 100_200
DROP: Final = 100_201
LATER: Final = 100_202
GIVE_CARD: Final = 100_300
TAKE_CARD: Final = 100_310
MINE: Final = 100_400
THEIRS: Final = 100_450
GIVE_FLORINS: Final = 101_000
TAKE_FLORINS: Final = 120_000
PROMISE_VALUE: Final = 200_000
VALUE_CODES: Final = 100_000

SEAT_LETTERS: Final = "ABCD"
CLIMB_CARDS: Final = 3
CLIMB_WORDS: Final = ("", ":card", ":cards")


def goods_of(code: int) -> list[int]:
    """List the goods of a set."""
    one = code // PAIR
    other = code % PAIR
    return [one] if other == NO_GOOD else [one, other]


def goods_word(material: Material, code: int) -> str:
    """Write a set of goods: `iron` or `cloth+iron`."""
    return "+".join(material.goods[good] for good in goods_of(code))


def word(material: Material, option: int) -> str:
    """Write an answer that needs no look at the board."""
    if option < len(PLAIN):
        return PLAIN[option]
    if option >= FEE_FOR_TWO:
        return f"two:{(option - FEE_FOR_TWO) * material.unit}"
    if option == TWO_NOT_OFFERED:
        return "two:none"
    if option >= FEE_FOR_ONE:
        return f"one:{(option - FEE_FOR_ONE) * material.unit}"
    if option == ONE_NOT_OFFERED:
        return "one:none"
    if option >= FEE:
        return f"fee:{(option - FEE) * material.unit}"
    if option >= BID:
        return f"bid:{(option - BID) * material.unit}"
    if option >= IDLE:
        return f"tile:{material.tiles[option - IDLE]}:idle"
    if option >= COURIER:
        card = INVESTMENTS[courier_card(option)]
        return f"courier:{card}:{material.roads.nodes[courier_node(option)]}"
    if option >= QUOTE_TO:
        verb = ("quote", "accept_bid", "close", "withdraw_quote")[(option - QUOTE_TO) // 10]
        return f"{verb}:{SEAT_LETTERS[(option - QUOTE_TO) % 10]}"
    if option >= CLIMB:
        levels, cards = divmod(option - CLIMB, CLIMB_CARDS)
        return f"climb:{levels}{CLIMB_WORDS[cards]}"
    if option >= CHOOSE:
        return f"choose:{INVESTMENTS[option - CHOOSE]}"
    if option >= SELL:
        verb = "sell" if option < SPECIAL else "special_sale"
        city, good = divmod(option - (SELL if option < SPECIAL else SPECIAL), CITY_CODES)
        return f"{verb}:{material.cities[city]}:{material.goods[good]}"
    if option >= ADJUST:
        card = INVESTMENTS[adjust_card(option)]
        direction = "down" if (option - ADJUST) % 2 else "up"
        return f"price:{card}:{material.goods[(option - ADJUST) % 12 // 2]}:{direction}"
    if option >= DIAL:
        one, other = divmod(option - DIAL, PAIR)
        names = [*material.goods, "arms"]
        return f"dial:{names[one]}+{names[other]}"
    return early_word(material, option)


def early_word(material: Material, option: int) -> str:
    """Write an answer of the first phases."""
    if option >= TAKE:
        return f"take:{INFLUENCES[option - TAKE]}"
    if option >= AXLE:
        return f"broken_axle:{material.wagon_names[option - AXLE]}"
    if option >= FREE:
        return f"free_loading:{goods_word(material, option - FREE)}"
    if option >= OFFER:
        return f"offer:{goods_word(material, option - OFFER)}"
    if option >= TAKE_QUOTE:
        return f"accept:{goods_word(material, option - TAKE_QUOTE)}"
    if option >= LOAD:
        good, count = divmod(option - LOAD, COUNTS)
        return f"load:{material.goods[good]}:{count}"
    if option >= MASTER_CARD:
        return f"loading_master:{material.wagon_names[option - MASTER_CARD]}"
    good, city = divmod(option - BUY, CITY_CODES)
    return f"buy:{material.goods[good]}:{material.cities[city]}"


def value(sort: int, number: int) -> int:
    """Return the code of a value of a promise."""
    return PROMISE_VALUE + sort * VALUE_CODES + number


def courier_card(option: int) -> int:
    """Return the card that moves the courier."""
    from_code = (option - COURIER) // NODE_CODES
    return COURIERS[from_code]


def courier_node(option: int) -> int:
    """Return where the courier goes."""
    return (option - COURIER) % NODE_CODES


def adjust_card(option: int) -> int:
    """Return the trading post that changes a price."""
    return POSTS[(option - ADJUST) // 12]
