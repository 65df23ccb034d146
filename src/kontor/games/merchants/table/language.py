"""The language of deals: proposals, promises and events as plain numbers (R12.3, R12.5).

A proposal is key, maker, partner, florins and cards each way, then its promises; a promise in it is
promiser, kind and three values. A promise in force also names the partner, and whether its time
has come. Florins are counted in coins of the smallest value.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.merchants.table import cards, steps

# The parts of a proposal.
KEY: Final = 0
MAKER: Final = 1
PARTNER: Final = 2
GIVES: Final = 3
TAKES: Final = 4
CARDS_GIVEN: Final = 5
CARDS_TAKEN: Final = 6
HEAD: Final = 7
WORDS: Final = 5

NO_PURCHASE: Final = 0
NO_BID: Final = 1
BID_CAP: Final = 2
LOAD_TERMS: Final = 3
MOVE_WAGON: Final = 4
ROUTE_VIA: Final = 5
NOT_VIA: Final = 6
MOVE_COURIER: Final = 7
NO_CARD: Final = 8
PLAY_CARD: Final = 9
NO_PRICE_CHANGE: Final = 10
PRICE_CHANGE: Final = 11
WHEEL: Final = 12
NO_WHEEL: Final = 13
NO_INVEST_BID: Final = 14
PAY_ON: Final = 15
KINDS: Final = [
    "no_purchase",
    "no_bid",
    "bid_cap",
    "load_terms",
    "move_wagon",
    "route_via",
    "not_via",
    "move_courier",
    "no_card",
    "play_card",
    "no_price_change",
    "price_change",
    "wheel",
    "no_wheel",
    "no_invest_bid",
    "pay_on",
]
# Promises to do something, and those to do it in a certain way; the others forbid something.
DEEDS: Final = (MOVE_WAGON, MOVE_COURIER, PLAY_CARD, PRICE_CHANGE, WHEEL)
WAYS: Final = (LOAD_TERMS, ROUTE_VIA)

# What a value of a promise is; the order is that of the blocks of codes.
GOOD: Final = 0
WAGON: Final = 1
CAP: Final = 2
FEE_ONE: Final = 3
FEE_TWO: Final = 4
TARGET: Final = 5
PLACE: Final = 6
COURIER_NODE: Final = 7
CARD: Final = 8
CARD_WAGON: Final = 9
DIRECTION: Final = 10
SUM: Final = 11
EVENT: Final = 12
VALUES: Final[list[tuple[int, ...]]] = [
    (GOOD,),
    (WAGON,),
    (WAGON, CAP),
    (WAGON, FEE_ONE, FEE_TWO),
    (WAGON, TARGET),
    (WAGON, PLACE),
    (WAGON, PLACE),
    (COURIER_NODE,),
    (CARD, CARD_WAGON),
    (CARD, CARD_WAGON),
    (GOOD, DIRECTION),
    (GOOD, DIRECTION),
    (GOOD,),
    (GOOD,),
    (),
    (SUM, EVENT),
]
ANY: Final = 9
UP: Final = 0
DOWN: Final = 1
EITHER: Final = 2

# Events a payment may wait for: kind, then two numbers.
WAGON_AT: Final = 0
COURIER_AT: Final = 1
PRICE_AT: Final = 2
MASTER_OF: Final = 3
NO_AXLE: Final = 4
EVENT_CODES: Final = 10_000
SMALL_CODES: Final = 32

# The step in which each influence card is played, and whether it names a wagon.
CARD_STEPS: Final = {
    cards.FREE_LOADING: steps.WAGONS,
    cards.BROKEN_AXLE: steps.BREAKING,
    cards.SPECIAL_SALE: steps.SELLING,
    cards.BONUS_SALE: steps.UNLOADING,
    cards.SOCIAL_CLIMB: steps.CLIMBING,
    cards.LOADING_MASTER_CARD: steps.CLAIMING,
    cards.STATUS_KEEPER: steps.PAYING,
}
WAGON_CARDS: Final = (
    cards.FREE_LOADING,
    cards.BROKEN_AXLE,
    cards.BONUS_SALE,
    cards.LOADING_MASTER_CARD,
)
# The last step in which a promise of a kind means anything; cards have their own.
LAST_STEPS: Final = (
    steps.BUYING,
    steps.WAGONS,
    steps.WAGONS,
    steps.WAGONS,
    steps.MOVING,
    steps.MOVING,
    steps.MOVING,
    steps.MOVING,
    steps.CLIMBING,
    steps.CLIMBING,
    steps.TRADING,
    steps.TRADING,
    steps.DIALLING,
    steps.DIALLING,
    steps.INVESTING,
    steps.CLIMBING,
)

# A promise in force: promiser, to whom, kind, three values, whether its time has come.
PROMISER: Final = 0
PROMISEE: Final = 1
KIND: Final = 2
FIRST: Final = 3
SECOND: Final = 4
THIRD: Final = 5
MET: Final = 6

Numbers = tuple[int, ...]


def promised(proposal: Numbers) -> list[Numbers]:
    """List the promises of a proposal: promiser, kind and three values each."""
    return [proposal[place : place + WORDS] for place in range(HEAD, len(proposal), WORDS)]


def in_force(proposal: Numbers) -> list[Numbers]:
    """List the promises of a proposal as they will be in force."""
    maker = proposal[MAKER]
    found: list[Numbers] = []
    for seat, kind, first, second, third in promised(proposal):
        other = proposal[PARTNER] if seat == maker else maker
        found.append((seat, other, kind, first, second, third, 0))
    return found


def outlay(proposal: Numbers, seat: int) -> int:
    """Return the coins a party parts with at once, escrow included (R12.3, R12.5)."""
    coins = proposal[GIVES] if seat == proposal[MAKER] else proposal[TAKES]
    for who, kind, first, _, _ in promised(proposal):
        if who == seat and kind == PAY_ON:
            coins += first
    return coins


def contains(zone: int, part: int) -> bool:
    """Tell whether a zone holds all cards of another."""
    return zones.common(zone, part) == part


def last_step(kind: int, first: int) -> int:
    """Return the last step in which a promise means anything."""
    return CARD_STEPS[first] if kind in (NO_CARD, PLAY_CARD) else LAST_STEPS[kind]


# Events -----------------------------------------------------------------------------------------


def event(kind: int, place: int, piece: int) -> int:
    """Return the number of an event: a node, level or seat, and a wagon or good."""
    return kind * EVENT_CODES + place * SMALL_CODES + piece


def event_parts(number: int) -> tuple[int, int, int]:
    """Return kind, place and piece of an event."""
    kind, rest = divmod(number, EVENT_CODES)
    place, piece = divmod(rest, SMALL_CODES)
    return (kind, place, piece)
