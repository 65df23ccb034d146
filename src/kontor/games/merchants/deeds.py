"""Which answers fulfil or break a promise (R12.5).

Everything is judged by what all can see, except that only the promiser's own hand says whether a
card can be played.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants import (
    answers,
    codes,
    haggling,
    language,
    material,
    table,
    turn_ahead,
)
from kontor.games.merchants.haggling import FEE, GOODS, field
from kontor.games.merchants.land import Board
from kontor.games.merchants.language import (
    FIRST,
    KIND,
    PROMISER,
    SECOND,
    Numbers,
)
from kontor.games.merchants.loading import EVERYBODY, NOT_OFFERED, quoted_fee
from kontor.games.merchants.roads import NOWHERE
from kontor.games.merchants.table import Table

CARD_TIMES: Final = {
    material.FREE_LOADING: (table.SHIPPER, table.LIVE_HAGGLE),
    material.BROKEN_AXLE: (table.AXLES, table.AXLES),
    material.SPECIAL_SALE: (table.SALES, table.SALES),
    material.BONUS_SALE: (table.BONUS_CARD, table.BONUS_CARD),
    material.SOCIAL_CLIMB: (table.CLIMB, table.CLIMB),
    material.LOADING_MASTER_CARD: (table.MASTER_CARDS, table.MASTER_CARDS),
    material.STATUS_KEEPER: (table.UPKEEP, table.UPKEEP),
}


def raw_options(state: Table, frame: Frame, seat: int) -> list[int]:
    """List what a seat may answer if nothing is promised."""
    if frame.kind == table.DEAL_ANSWER:
        return []
    if frame.kind == table.LIVE_HAGGLE:
        return haggling.options(state, frame, seat)
    return answers.options(state, frame, seat) if (frame.asked >> seat) & 1 else []


def card_played(frame: Frame, option: int) -> tuple[int, int]:
    """Return the influence card an answer plays, or NOWHERE, and the wagon it names, or ANY."""
    kind = frame.kind
    loading = kind in (table.SHIPPER, table.LIVE_HAGGLE)
    if loading and codes.FREE <= option < codes.FREE + codes.PAIRS:
        return (material.FREE_LOADING, frame.about[0])
    if kind == table.AXLES and option >= codes.AXLE:
        return (material.BROKEN_AXLE, option - codes.AXLE)
    if kind == table.MASTER_CARDS and option >= codes.MASTER_CARD:
        return (material.LOADING_MASTER_CARD, option - codes.MASTER_CARD)
    if kind == table.SALES and option >= codes.SPECIAL:
        return (material.SPECIAL_SALE, language.ANY)
    if kind == table.BONUS_CARD and option == codes.BONUS:
        return (material.BONUS_SALE, frame.about[0])
    if kind == table.CLIMB and (option - codes.CLIMB) % codes.CLIMB_CARDS:
        return (material.SOCIAL_CLIMB, language.ANY)
    if kind == table.UPKEEP and option == codes.KEEP_STATUS:
        return (material.STATUS_KEEPER, language.ANY)
    return (NOWHERE, language.ANY)


def plays(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer plays the card of a promise, on its wagon if it names one."""
    card, wagon = card_played(frame, option)
    return card == promise[FIRST] and promise[SECOND] in (language.ANY, wagon)


def is_time_for(board: Board, frame: Frame, promise: Numbers) -> bool:
    """Tell whether a question is one where a promised card may be played, as all can see."""
    card, wagon = promise[FIRST], promise[SECOND]
    if frame.kind not in CARD_TIMES[card]:
        return False
    if card == material.SOCIAL_CLIMB:
        return not board.loans[promise[PROMISER]]
    if wagon == language.ANY or card not in (material.FREE_LOADING, material.BONUS_SALE):
        return True
    return frame.about[0] == wagon


def changes(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer changes the price of a promise, in its direction if it names one."""
    if frame.kind != table.POST or option == codes.DONE:
        return False
    good, down = divmod((option - codes.ADJUST) % 12, 2)
    return good == promise[FIRST] and promise[SECOND] in (language.EITHER, down)


def names(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a dial names the good of a promise."""
    if frame.kind != table.DIALS:
        return False
    return promise[FIRST] in divmod(option - codes.DIAL, codes.PAIR)


def passed(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer drives the wagon of a promise over its place."""
    wagon, way = turn_ahead.driven(board, frame, option)
    return wagon == promise[FIRST] and turn_ahead.passes(board, promise[SECOND], way)


def fulfils(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer does what was promised (R12.5)."""
    kind = promise[KIND]
    if kind == language.MOVE_WAGON:
        wagon, way = turn_ahead.driven(board, frame, option)
        return wagon == promise[FIRST] and way[-2] == promise[SECOND]
    if kind == language.MOVE_COURIER:
        courier = frame.kind == table.MOVE and codes.COURIER <= option < codes.IDLE
        return courier and codes.courier_node(option) == promise[FIRST]
    if kind == language.PLAY_CARD:
        return plays(frame, promise, option)
    if kind == language.PRICE_CHANGE:
        return changes(frame, promise, option)
    return kind == language.WHEEL and names(frame, promise, option)


def breaks(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether an answer is one that was promised not to be given (R12.5).

    The draft is what the promiser is about to quote in a live negotiation.
    """
    kind = promise[KIND]
    first = promise[FIRST]
    if kind == language.NO_PURCHASE:
        bought = frame.kind == table.PURCHASE and option >= codes.BUY
        return bought and (option - codes.BUY) // codes.CITY_CODES == first
    if kind in (language.NO_BID, language.BID_CAP):
        most = codes.BID + (promise[SECOND] if kind == language.BID_CAP else 0)
        return frame.kind == table.BLIND_BID and frame.about[0] == first and option > most
    if kind == language.LOAD_TERMS:
        return breaks_terms(board, frame, promise, draft, option)
    if kind == language.NO_CARD:
        return plays(frame, promise, option)
    if kind == language.NO_PRICE_CHANGE:
        return changes(frame, promise, option)
    if kind == language.NO_WHEEL:
        return names(frame, promise, option)
    if kind == language.NO_INVEST_BID:
        return frame.kind == table.LOT and option != codes.PASS
    return breaks_route(board, frame, promise, option)


def breaks_route(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a drive or a broken axle goes against a promise about a wagon."""
    kind = promise[KIND]
    axle = card_played(frame, option) == (material.BROKEN_AXLE, promise[FIRST])
    if axle and kind in (language.MOVE_WAGON, language.ROUTE_VIA):
        return True
    wagon, way = turn_ahead.driven(board, frame, option)
    if wagon != promise[FIRST]:
        return False
    if kind == language.ROUTE_VIA:
        return turn_ahead.leads_astray(board, promise[SECOND], way)
    return kind == language.NOT_VIA and turn_ahead.takes_exit(board, promise[SECOND], way)


# Loading terms ----------------------------------------------------------------------------------


def breaks_terms(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether a loading master asks more than was promised, or refuses it (R12.5)."""
    seat, partner, _, wagon, one, two, _ = promise
    if not frame.about or frame.about[0] != wagon:
        return False
    if frame.kind in (table.QUOTE_ONE, table.QUOTE_TWO):
        if frame.about[1] not in (partner, EVERYBODY):
            return False
        return breaks_quote(board.most_shipped(wagon, partner), option, one, two)
    if frame.kind == table.MASTER_ANSWER and frame.about[1] == partner:
        return frame.about[3] >= quoted_fee(frame.about[2], one, two) and option != codes.ACCEPT
    if frame.kind != table.LIVE_HAGGLE or board.masters[wagon] != seat:
        return False
    if draft:
        room = board.most_shipped(wagon, partner)
        return draft[0] == partner and breaks_quote(room, option, one, two)
    return option in (codes.CLOSE + partner, codes.WITHDRAW_QUOTE + partner)


def breaks_quote(room: int, option: int, one: int, two: int) -> bool:
    """Tell whether a fee of a quote is above the terms, or refused, as far as there is room."""
    if option in (codes.NO_OFFER, codes.ONE_NOT_OFFERED):
        return room > 0
    if option == codes.TWO_NOT_OFFERED:
        return room > 1
    if option >= codes.FEE_FOR_TWO:
        return room > 1 and option - codes.FEE_FOR_TWO > two
    return room > 0 and option - codes.FEE_FOR_ONE > one


def terms_met(board: Board, promise: Numbers) -> bool:
    """Tell whether a live channel stands as was promised: the quote, and no such bid unheard."""
    _, partner, _, wagon, one, two, _ = promise
    goods = field(board, partner, GOODS)
    if goods != NOT_OFFERED and field(board, partner, FEE) >= quoted_fee(goods, one, two):
        return False
    room = board.most_shipped(wagon, partner)
    for number, name, most in ((1, haggling.ONE, one), (2, haggling.TWO, two)):
        fee = field(board, partner, name)
        if room >= number and not 0 <= fee <= most:
            return False
    return True
