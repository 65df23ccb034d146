"""Which answers fulfil or break a promise (R12.5).

Everything is judged by what all can see, except that only the promiser's own hand says whether a
card can be played.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import turn_ahead
from kontor.games.merchants.table import cards, channels, codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.public import Board

CARD_TIMES: Final = {
    cards.FREE_LOADING: (codes.ASK_SHIPPER, codes.ASK_LIVE),
    cards.BROKEN_AXLE: (codes.ASK_AXLES, codes.ASK_AXLES),
    cards.SPECIAL_SALE: (codes.ASK_SALES, codes.ASK_SALES),
    cards.BONUS_SALE: (codes.ASK_BONUS, codes.ASK_BONUS),
    cards.SOCIAL_CLIMB: (codes.ASK_CLIMB, codes.ASK_CLIMB),
    cards.LOADING_MASTER_CARD: (codes.ASK_MASTER_CARDS, codes.ASK_MASTER_CARDS),
    cards.STATUS_KEEPER: (codes.ASK_UPKEEP, codes.ASK_UPKEEP),
}


def card_played(frame: Frame, option: int) -> tuple[int, int]:
    """Return the influence card an answer plays, or NOWHERE, and the wagon it names, or ANY."""
    kind = frame.kind
    loading = kind in (codes.ASK_SHIPPER, codes.ASK_LIVE)
    if loading and codes.FREE <= option < codes.FREE + codes.PAIRS:
        return (cards.FREE_LOADING, frame.about[0])
    if kind == codes.ASK_AXLES and option >= codes.AXLE:
        return (cards.BROKEN_AXLE, option - codes.AXLE)
    if kind == codes.ASK_MASTER_CARDS and option >= codes.MASTER_CARD:
        return (cards.LOADING_MASTER_CARD, option - codes.MASTER_CARD)
    if kind == codes.ASK_SALES and option >= codes.SPECIAL:
        return (cards.SPECIAL_SALE, language.ANY)
    if kind == codes.ASK_BONUS and option == codes.BONUS:
        return (cards.BONUS_SALE, frame.about[0])
    if kind == codes.ASK_CLIMB and (option - codes.CLIMB) % codes.CLIMB_CARDS:
        return (cards.SOCIAL_CLIMB, language.ANY)
    if kind == codes.ASK_UPKEEP and option == codes.KEEP_STATUS:
        return (cards.STATUS_KEEPER, language.ANY)
    return (codes.NOWHERE, language.ANY)


def plays(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer plays the card of a promise, on its wagon if it names one."""
    card, wagon = card_played(frame, option)
    return card == promise[language.FIRST] and promise[language.SECOND] in (language.ANY, wagon)


def is_time_for(board: Board, frame: Frame, promise: Numbers) -> bool:
    """Tell whether a question is one where a promised card may be played, as all can see."""
    card, wagon = promise[language.FIRST], promise[language.SECOND]
    if frame.kind not in CARD_TIMES[card]:
        return False
    if card == cards.SOCIAL_CLIMB:
        return not board.loans[promise[language.PROMISER]]
    if wagon == language.ANY or card not in (cards.FREE_LOADING, cards.BONUS_SALE):
        return True
    return frame.about[0] == wagon


def changes(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer changes the price of a promise, in its direction if it names one."""
    if frame.kind != codes.ASK_POST or option == codes.DONE:
        return False
    good, down = divmod((option - codes.ADJUST) % 12, 2)
    return good == promise[language.FIRST] and promise[language.SECOND] in (language.EITHER, down)


def names(frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a dial names the good of a promise."""
    if frame.kind != codes.ASK_DIALS:
        return False
    return promise[language.FIRST] in divmod(option - codes.DIAL, codes.PAIR)


def passed(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer drives the wagon of a promise over its place."""
    wagon, way = turn_ahead.driven(board, frame, option)
    return wagon == promise[language.FIRST] and turn_ahead.passes(
        board, promise[language.SECOND], way
    )


def fulfils(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer does what was promised (R12.5)."""
    kind = promise[language.KIND]
    if kind == language.MOVE_WAGON:
        wagon, way = turn_ahead.driven(board, frame, option)
        return wagon == promise[language.FIRST] and way[-2] == promise[language.SECOND]
    if kind == language.MOVE_COURIER:
        courier = frame.kind == codes.ASK_MOVE and codes.COURIER <= option < codes.IDLE
        return courier and codes.courier_node(option) == promise[language.FIRST]
    if kind == language.PLAY_CARD:
        return plays(frame, promise, option)
    if kind == language.PRICE_CHANGE:
        return changes(frame, promise, option)
    return kind == language.WHEEL and names(frame, promise, option)


def breaks(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether an answer is one that was promised not to be given (R12.5).

    The draft is what the promiser is about to quote in a live negotiation.
    """
    kind = promise[language.KIND]
    first = promise[language.FIRST]
    if kind == language.NO_PURCHASE:
        bought = frame.kind == codes.ASK_PURCHASE and option >= codes.BUY
        return bought and (option - codes.BUY) // codes.CITY_CODES == first
    if kind in (language.NO_BID, language.BID_CAP):
        most = codes.BID + (promise[language.SECOND] if kind == language.BID_CAP else 0)
        return frame.kind == codes.ASK_BLIND_BID and frame.about[0] == first and option > most
    if kind == language.LOAD_TERMS:
        return breaks_terms(board, frame, promise, draft, option)
    if kind == language.NO_CARD:
        return plays(frame, promise, option)
    if kind == language.NO_PRICE_CHANGE:
        return changes(frame, promise, option)
    if kind == language.NO_WHEEL:
        return names(frame, promise, option)
    if kind == language.NO_INVEST_BID:
        return frame.kind == codes.ASK_LOT and option != codes.PASS
    return breaks_route(board, frame, promise, option)


def breaks_route(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether a drive or a broken axle goes against a promise about a wagon."""
    kind = promise[language.KIND]
    axle = card_played(frame, option) == (cards.BROKEN_AXLE, promise[language.FIRST])
    if axle and kind in (language.MOVE_WAGON, language.ROUTE_VIA):
        return True
    wagon, way = turn_ahead.driven(board, frame, option)
    if wagon != promise[language.FIRST]:
        return False
    if kind == language.ROUTE_VIA:
        return turn_ahead.leads_astray(board, promise[language.SECOND], way)
    return kind == language.NOT_VIA and turn_ahead.takes_exit(board, promise[language.SECOND], way)


# Loading terms ----------------------------------------------------------------------------------


def breaks_terms(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether a loading master asks more than was promised, or refuses it (R12.5)."""
    seat, partner, _, wagon, one, two, _ = promise
    if not frame.about or frame.about[0] != wagon:
        return False
    if frame.kind in (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO):
        if frame.about[1] not in (partner, codes.EVERYBODY):
            return False
        return breaks_quote(board.most_shipped(wagon, partner), option, one, two)
    if frame.kind == codes.ASK_MASTER_ANSWER and frame.about[1] == partner:
        return (
            frame.about[3] >= codes.quoted_fee(frame.about[2], one, two) and option != codes.ACCEPT
        )
    if frame.kind != codes.ASK_LIVE or board.masters[wagon] != seat:
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
    goods = channels.field(board, partner, channels.GOODS)
    if goods != codes.NOT_OFFERED and channels.field(
        board, partner, channels.FEE
    ) >= codes.quoted_fee(goods, one, two):
        return False
    room = board.most_shipped(wagon, partner)
    for number, name, most in ((1, channels.ONE, one), (2, channels.TWO, two)):
        fee = channels.field(board, partner, name)
        if room >= number and not 0 <= fee <= most:
            return False
    return True
