"""The integers of Augsburg 1520: categories, symbols and tiles, questions, answers, markers.

Each kind of question has its own range of answers, so a number says what it means by itself. A
purchase names places of the own offer, which lies sorted.
"""

from typing import Final

from kontor.engine import i64
from kontor.engine.frames import Frame
from kontor.games.augsburg.table import packing

CATEGORIES: Final = ("agency", "peerage", "office")
AGENCY: Final = 0
PEERAGE: Final = 1
OFFICE: Final = 2

# The symbols of privilege cards: the three categories first.
SYMBOLS: Final = (*CATEGORIES, "money_500", "prestige_6", "prestige_7", "draw_2")
MONEY_500: Final = 3
PRESTIGE_6: Final = 4
PRESTIGE_7: Final = 5
DRAW_2: Final = 6

RIGHTS: Final = (
    "coat_of_arms",
    "patent_of_nobility",
    "mint_master",
    "master_builder",
    "church",
    "cathedral",
)
COAT_OF_ARMS: Final = 0
PATENT_OF_NOBILITY: Final = 1
MINT_MASTER: Final = 2
MASTER_BUILDER: Final = 3
CHURCH: Final = 4
CATHEDRAL: Final = 5
BUILDINGS: Final = (CHURCH, CATHEDRAL)
# By category: the rights for which its symbol may be spent.
TILES_OF_SYMBOL: Final[list[tuple[int, ...]]] = [
    (),
    (COAT_OF_ARMS, PATENT_OF_NOBILITY),
    (MINT_MASTER, MASTER_BUILDER),
]
RIGHT_CATEGORY: Final = [PEERAGE, PEERAGE, OFFICE, OFFICE, OFFICE, OFFICE]

SIZES: Final = ("small", "medium", "large")
TOP_LEVEL: Final = 4
MAXIMILIAN: Final = packing.NOBLES

# Who or what is not there, or not for this audience.
NOBODY: Final = -1
NO_PRIVILEGE: Final = -1
NO_QUESTION: Final = -1
HIDDEN: Final = -1

# What a use was spent on when it was waived.
WAIVED: Final = -1

# How large a pile looks.
EMPTY: Final = 0
FEW: Final = 1
PLENTY: Final = 2
AMOUNTS: Final = ("empty", "few", "plenty")

# The kinds of question, in the order of play.
QUESTIONS: Final = (
    "first_player",
    "purchase",
    "bidding",
    "selection",
    "taking",
    "using",
    "compensation",
    "discarding",
    "giving",
)
FIRST_PLAYER: Final = 0
PURCHASE: Final = 1
BIDDING: Final = 2
SELECTION: Final = 3
TAKING: Final = 4
USING: Final = 5
COMPENSATION: Final = 6
DISCARDING: Final = 7
GIVING: Final = 8

# Which purchase is asked for.
LATER: Final = 0
OPENING: Final = 1

MOST_SEATS: Final = 5
BIDDING_FRAMES: Final = tuple(Frame(BIDDING, 1 << seat) for seat in range(MOST_SEATS))
TAKING_FRAMES: Final = tuple(Frame(TAKING, 1 << seat) for seat in range(MOST_SEATS))
USING_FRAMES: Final = tuple(Frame(USING, 1 << seat) for seat in range(MOST_SEATS))

# Answers.
PASS: Final = 0
HOLD: Final = 1
BID: Final = 2  # + number of cards
SHOW: Final = 100  # + card; + JOKER fills up with jokers
ANEW: Final = 169
TAKE: Final = 170  # + privilege card
USE: Final = 200  # + symbol * MODES + mode
WAIVE: Final = 320
FINISH: Final = 321
BUILD: Final = 322  # + kind of tile
COMPENSATION_MONEY: Final = 330
COMPENSATION_PRESTIGE: Final = 331
DISCARD: Final = 340  # + card
GIVE: Final = 410  # + card
FIRST: Final = 480  # + seat
BUY: Final = 512  # + set of places in the offer, as bits

# Modes of a symbol.
MODES: Final = 16
CLIMB: Final = 0
STEAL: Final = 1  # + victim's seat
CASH: Final = 6
TILE: Final = 7  # + kind of tile
PLAIN: Final = 13

OFFER_PLACES: Final = 7


def use(symbol: i64, mode: i64) -> i64:
    """Return the answer that spends a symbol in a mode."""
    return USE + symbol * MODES + mode
