"""Numbers with a meaning: questions, answers, and markers for what is not there.

A block of codes holds one kind of answer; what an answer names is encoded arithmetically. A set
of one or two goods is `one * PAIR + other` with the smaller good first and NO_GOOD for none.
"""

from typing import Final

from kontor.games.merchants.table import cards

# Nobody, nowhere, nothing, hidden.
NOBODY: Final = -1
NOWHERE: Final = -1
HIDDEN: Final = -1
NO_TILE: Final = -1
# Where an investment card lies if nobody owns it.
FACE_UP: Final = -1
IN_PILE: Final = -2
OUT_OF_GAME: Final = -3
# A fee that is not offered; a quote for everybody; the stages of a channel (R11.4 to R11.6).
NOT_OFFERED: Final = -1
EVERYBODY: Final = -1
OPENING: Final = 0
FINAL: Final = 1
REFUSED: Final = 2
AT_POSTED_FEE: Final = 3
TALK_OVER: Final = 4
# What stands in the way of accepting a proposal (R12.3, R12.6).
NOTHING: Final = 0
TOO_DEAR: Final = 1
NO_CARD_HELD: Final = 2
CONTRADICTION: Final = 3
UNDER_SEAL: Final = 4

# The kinds of question, in the order of play.
ASK_PURCHASE: Final = 0
ASK_MASTER_CARDS: Final = 1
ASK_BLIND_BID: Final = 2
ASK_MASTER_LOAD: Final = 3
ASK_QUOTE_ONE: Final = 4
ASK_QUOTE_TWO: Final = 5
ASK_SHIPPER: Final = 6
ASK_OFFERED_FEE: Final = 7
ASK_MASTER_ANSWER: Final = 8
ASK_LIVE: Final = 9
ASK_AXLES: Final = 10
ASK_MOVE: Final = 11
ASK_INFLUENCE: Final = 12
ASK_DIALS: Final = 13
ASK_POST: Final = 14
ASK_SALES: Final = 15
ASK_BONUS: Final = 16
ASK_LOT: Final = 17
ASK_CHOICE: Final = 18
ASK_UPKEEP: Final = 19
ASK_LOAN: Final = 20
ASK_CLIMB: Final = 21
ASK_REPAYMENT: Final = 22
ASK_DEAL: Final = 23

# Answers without parameters.
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

# All goods there can be, as bits.
EVERY_GOOD: Final = 63

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


def goods_of(code: int) -> list[int]:
    """List the goods of a set."""
    one = code // PAIR
    other = code % PAIR
    return [one] if other == NO_GOOD else [one, other]


def value(sort: int, number: int) -> int:
    """Return the code of a value of a promise."""
    return PROMISE_VALUE + sort * VALUE_CODES + number


def courier_card(option: int) -> int:
    """Return the card that moves the courier."""
    from_code = (option - COURIER) // NODE_CODES
    return cards.COURIERS[from_code]


def courier_node(option: int) -> int:
    """Return where the courier goes."""
    return (option - COURIER) % NODE_CODES


def adjust_card(option: int) -> int:
    """Return the trading post that changes a price."""
    return cards.POSTS[(option - ADJUST) // 12]


def coach_of(option: int) -> tuple[int, int, int, int]:
    """Return place of the card, points, wagon and way of a coach move."""
    number = (option - COACH) // ROUTES
    use = number // WAGON_CODES
    return (use // 2, use % 2 + 1, number % WAGON_CODES, (option - COACH) % ROUTES)


def quoted_fee(goods: int, one: int, two: int) -> int:
    """Return what a quote asks for a set of goods, or NOT_OFFERED (R11.2)."""
    return one if goods % PAIR == NO_GOOD else two
