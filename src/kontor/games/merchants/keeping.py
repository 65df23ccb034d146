"""Keeping promises: which answers fulfil or break them, and what becomes of them (R12.5 to R12.7).

Everything is judged by what all can see, except that only the promiser's own hand says whether a
card can be played.
"""

from itertools import pairwise
from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants import answers, codes, haggling, moving
from kontor.games.merchants.haggling import FEE, GOODS, QUOTES, field
from kontor.games.merchants.land import Board
from kontor.games.merchants.loading import EVERYBODY, NOT_OFFERED, quoted_fee
from kontor.games.merchants.material import (
    BONUS_SALE,
    BROKEN_AXLE,
    FREE_LOADING,
    LOADING_MASTER_CARD,
    SOCIAL_CLIMB,
    SPECIAL_SALE,
    STATUS_KEEPER,
)
from kontor.games.merchants.promises import (
    ANY,
    BID_CAP,
    DEEDS,
    EITHER,
    LOAD_TERMS,
    MOVE_COURIER,
    MOVE_WAGON,
    NO_BID,
    NO_CARD,
    NO_INVEST_BID,
    NO_PRICE_CHANGE,
    NO_PURCHASE,
    NO_WHEEL,
    NOT_VIA,
    PLAY_CARD,
    PRICE_CHANGE,
    ROUTE_VIA,
    WHEEL,
    Numbers,
)
from kontor.games.merchants.prospects import (
    passes,
    steps_ahead,
)
from kontor.games.merchants.roads import CITY, JUNCTION, NOWHERE, Path
from kontor.games.merchants.table import (
    AXLES,
    BLIND_BID,
    BONUS_CARD,
    CLIMB,
    DEAL_ANSWER,
    DIALS,
    LIVE_HAGGLE,
    LOT,
    MASTER_ANSWER,
    MASTER_CARDS,
    MOVE,
    POST,
    PURCHASE,
    QUOTE_ONE,
    QUOTE_TWO,
    SALES,
    SHIPPER,
    UPKEEP,
    Table,
)

# A promise in force: promiser, partner, kind, three values, whether its time has come.
PROMISER: Final = 0
PARTNER: Final = 1
KIND: Final = 2
FIRST: Final = 3
SECOND: Final = 4
THIRD: Final = 5
MET: Final = 6

CARD_TIMES: Final = {
    FREE_LOADING: (SHIPPER, LIVE_HAGGLE),
    BROKEN_AXLE: (AXLES, AXLES),
    SPECIAL_SALE: (SALES, SALES),
    BONUS_SALE: (BONUS_CARD, BONUS_CARD),
    SOCIAL_CLIMB: (CLIMB, CLIMB),
    LOADING_MASTER_CARD: (MASTER_CARDS, MASTER_CARDS),
    STATUS_KEEPER: (UPKEEP, UPKEEP),
}


# Answers against promises -----------------------------------------------------------------------


def raw_options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List what a seat may answer if nothing is promised."""
    if frame.kind == DEAL_ANSWER:
        return []
    if frame.kind == LIVE_HAGGLE:
        return haggling.options(table, frame, seat)
    return answers.options(table, frame, seat) if (frame.asked >> seat) & 1 else []


def restrict(
    board: Board, frame: Frame, seat: int, draft: Numbers, options: list[int]
) -> list[int]:
    """Take away the answers that would break a promise, unless none were left (R12.6)."""
    for promise in board.promises:
        if promise[PROMISER] == seat:
            options = allowed_by(board, frame, promise, draft, options)
    return options


def allowed_by(
    board: Board, frame: Frame, promise: Numbers, draft: Numbers, options: list[int]
) -> list[int]:
    """List the answers that one promise allows, or all if it would allow none (R12.6)."""
    if promise[KIND] in DEEDS:
        allowed = [o for o in options if fulfils(board, frame, promise, o)]
    else:
        allowed = [o for o in options if not breaks(board, frame, promise, draft, o)]
    return allowed or options


def card_played(frame: Frame, option: int) -> tuple[int, int]:
    """Return the influence card an answer plays, or NOWHERE, and the wagon it names, or ANY."""
    kind = frame.kind
    if kind in (SHIPPER, LIVE_HAGGLE) and codes.FREE <= option < codes.FREE + codes.PAIRS:
        return (FREE_LOADING, frame.about[0])
    if kind == AXLES and option >= codes.AXLE:
        return (BROKEN_AXLE, option - codes.AXLE)
    if kind == MASTER_CARDS and option >= codes.MASTER_CARD:
        return (LOADING_MASTER_CARD, option - codes.MASTER_CARD)
    if kind == SALES and option >= codes.SPECIAL:
        return (SPECIAL_SALE, ANY)
    if kind == BONUS_CARD and option == codes.BONUS:
        return (BONUS_SALE, frame.about[0])
    if kind == CLIMB and (option - codes.CLIMB) % codes.CLIMB_CARDS:
        return (SOCIAL_CLIMB, ANY)
    if kind == UPKEEP and option == codes.KEEP_STATUS:
        return (STATUS_KEEPER, ANY)
    return (NOWHERE, ANY)


def plays(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer plays the card of a promise, on its wagon if it names one."""
    card, wagon = card_played(frame, option)
    return card == promise[FIRST] and promise[SECOND] in (ANY, wagon)


def changes(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer changes the price of a promise, in its direction if it names one."""
    if frame.kind != POST or option == codes.DONE:
        return False
    good, down = divmod((option - codes.ADJUST) % 12, 2)
    return good == promise[FIRST] and promise[SECOND] in (EITHER, down)


def names(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a dial names the good of a promise."""
    if frame.kind != DIALS:
        return False
    return promise[FIRST] in divmod(option - codes.DIAL, codes.PAIR)


def driven(board: Board, frame: Frame, option: int) -> tuple[int, Path]:
    """Return the wagon an answer drives and its way: start, spaces, heading; or NOWHERE."""
    if frame.kind != MOVE or option < codes.TILE:
        return (NOWHERE, ())
    if option >= codes.COACH:
        _, points, wagon, way = moving.coach_of(option)
    else:
        number, way = divmod(option - codes.TILE, codes.ROUTES)
        tile, wagon = divmod(number, codes.WAGON_CODES)
        points = board.rules.material.tiles[tile]
    return (wagon, (board.wagon_at[wagon], *board.outcomes(wagon, points)[way]))


def passed(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer drives the wagon of a promise over its place."""
    wagon, way = driven(board, frame, option)
    if wagon != promise[FIRST]:
        return False
    roads = board.rules.material.roads
    return any(passes(roads, promise[SECOND], step) for step in pairwise(way[:-1]))


def leads_astray(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a drive goes where the promised place can no longer be passed (R5.3)."""
    wagon, way = driven(board, frame, option)
    if wagon != promise[FIRST] or passed(board, frame, promise, option):
        return False
    roads = board.rules.material.roads
    if roads.kinds[way[-2]] == CITY:
        return True
    ahead = steps_ahead(roads, [(way[-2], way[-1])])
    return not any(passes(roads, promise[SECOND], step) for step in ahead)


def takes_exit(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a drive takes, or sets out for, a place that was to be avoided."""
    wagon, way = driven(board, frame, option)
    if wagon != promise[FIRST]:
        return False
    if passed(board, frame, promise, option):
        return True
    roads = board.rules.material.roads
    at_junction = roads.kinds[way[-2]] == JUNCTION
    return at_junction and passes(roads, promise[SECOND], (way[-2], way[-1]))


def fulfils(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer does what was promised (R12.5)."""
    kind = promise[KIND]
    if kind == MOVE_WAGON:
        wagon, way = driven(board, frame, option)
        return wagon == promise[FIRST] and way[-2] == promise[SECOND]
    if kind == MOVE_COURIER:
        courier = frame.kind == MOVE and codes.COURIER <= option < codes.IDLE
        return courier and codes.courier_node(option) == promise[FIRST]
    if kind == PLAY_CARD:
        return plays(frame, promise, option)
    if kind == PRICE_CHANGE:
        return changes(frame, promise, option)
    return kind == WHEEL and names(frame, promise, option)


def breaks(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether an answer is one that was promised not to be given (R12.5).

    The draft is what the promiser is about to quote in a live negotiation.
    """
    kind = promise[KIND]
    first = promise[FIRST]
    if kind == NO_PURCHASE:
        bought = frame.kind == PURCHASE and option >= codes.BUY
        return bought and (option - codes.BUY) // codes.CITY_CODES == first
    if kind in (NO_BID, BID_CAP):
        most = codes.BID + (promise[SECOND] if kind == BID_CAP else 0)
        return frame.kind == BLIND_BID and frame.about[0] == first and option > most
    if kind == LOAD_TERMS:
        return breaks_terms(board, frame, promise, draft, option)
    if kind == ROUTE_VIA:
        return leads_astray(board, frame, promise, option)
    if kind == NOT_VIA:
        return takes_exit(board, frame, promise, option)
    if kind == NO_CARD:
        return plays(frame, promise, option)
    if kind == NO_PRICE_CHANGE:
        return changes(frame, promise, option)
    if kind == NO_WHEEL:
        return names(frame, promise, option)
    return kind == NO_INVEST_BID and frame.kind == LOT and option != codes.PASS


def breaks_terms(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether a loading master asks more than was promised, or refuses it (R12.5)."""
    seat, partner, _, wagon, one, two, _ = promise
    if not frame.about or frame.about[0] != wagon:
        return False
    if frame.kind in (QUOTE_ONE, QUOTE_TWO):
        if frame.about[1] not in (partner, EVERYBODY):
            return False
        return breaks_quote(option, one, two)
    if frame.kind == MASTER_ANSWER and frame.about[1] == partner:
        return frame.about[3] >= quoted_fee(frame.about[2], one, two) and option != codes.ACCEPT
    if frame.kind != LIVE_HAGGLE or board.masters[wagon] != seat:
        return False
    if not haggling.is_open(board, partner):
        return False
    goods = field(board, partner, GOODS)
    if goods != NOT_OFFERED and field(board, partner, FEE) >= quoted_fee(goods, one, two):
        return option != codes.TAKE_BID + partner
    if draft:
        return draft[0] == partner and breaks_quote(option, one, two)
    if option in (codes.CLOSE + partner, codes.WITHDRAW_QUOTE + partner):
        return True
    silent = not haggling.has_quote(board, partner)
    may_quote = field(board, partner, QUOTES) < board.rules.material.proposals
    return option == codes.WAIT and silent and may_quote


def breaks_quote(option: int, one: int, two: int) -> bool:
    """Tell whether a fee of a quote is above the terms, or refused."""
    if option in (codes.NO_OFFER, codes.ONE_NOT_OFFERED, codes.TWO_NOT_OFFERED):
        return True
    if option >= codes.FEE_FOR_TWO:
        return option - codes.FEE_FOR_TWO > two
    return option - codes.FEE_FOR_ONE > one
