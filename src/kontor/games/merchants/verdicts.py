"""What becomes of promises: kept, broken or void, and what was set aside (R12.5 to R12.7).

A promise is broken by an answer of its promiser and by nothing else: one that was promised not to
be given, or one after which it can no longer be kept although it could before. Whatever else makes
it impossible makes it void. All is judged by what everybody can see.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants import (
    codes,
    deeds,
    haggling,
    itemizing,
    language,
    possible,
    table,
    together,
    turn_ahead,
    version_1,
)
from kontor.games.merchants.haggling import ONE, TWO, field
from kontor.games.merchants.land import Board
from kontor.games.merchants.language import FIRST, KIND, MET, PROMISEE, PROMISER, SECOND, Numbers
from kontor.games.merchants.loading import EVERYBODY, quoted_fee
from kontor.games.merchants.table import Table
from kontor.games.merchants.tablerules import BINDING

KEPT: Final = "promise-kept"
BROKEN: Final = "promise-broken"
VOID: Final = "promise-void"

# Where a player does what he promised: the questions of his own turn.
OWN_TURN: Final = {
    language.MOVE_WAGON: (table.MOVE, table.PICK_INFLUENCE),
    language.MOVE_COURIER: (table.MOVE, table.PICK_INFLUENCE),
    language.PRICE_CHANGE: (table.POST, table.POST),
}


def note(state: Table, frame: Frame, seat: int, option: int) -> None:
    """Judge an answer just before it is carried out."""
    left = []
    for promise in state.board.promises:
        verdict = ""
        if state.rules.version < 2:
            promise, verdict = version_1.judged(state, frame, promise, seat, option)
        elif promise[KIND] == language.LOAD_TERMS and frame.kind == table.LIVE_HAGGLE:
            if state.rules.deals != BINDING and frame.about[0] == promise[FIRST]:
                promise, verdict = judged_live(state.board, frame, promise, seat, option)
        elif promise[PROMISER] == seat and promise[KIND] != language.PAY_ON:
            promise, verdict = judged(state, frame, promise, option)
        if verdict:
            tell_verdict(state, verdict, promise)
        else:
            left.append(promise)
    state.board.promises = tuple(left)


def met(promise: Numbers) -> Numbers:
    """Note that the time of a promise has come."""
    return (*promise[:MET], 1)


def judged(state: Table, frame: Frame, promise: Numbers, option: int) -> tuple[Numbers, str]:
    """Judge an answer of the promiser: what was promised, the opposite, or neither."""
    board = state.board
    kind = promise[KIND]
    if deeds.fulfils(board, frame, promise, option):
        return (promise, KEPT)
    if kind == language.ROUTE_VIA and deeds.passed(board, frame, promise, option):
        return (promise, KEPT)
    if deeds.breaks(board, frame, promise, state.drafts[promise[PROMISER]], option):
        return (promise, BROKEN)
    if kind == language.WHEEL and frame.kind == table.DIALS:
        return (promise, BROKEN)
    if has_come(board, frame, promise, option):
        promise = met(promise)
    return (promise, "")


def has_come(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer puts a promise to the test."""
    kind = promise[KIND]
    if kind == language.ROUTE_VIA:
        return turn_ahead.driven(board, frame, option)[0] == promise[FIRST]
    if kind == language.PLAY_CARD:
        if frame.kind == table.LIVE_HAGGLE and option >= codes.OFFER:  # he may still play it
            return False
        return option != codes.WAIT and deeds.is_time_for(board, frame, promise)
    if kind != language.LOAD_TERMS or frame.kind not in (table.QUOTE_ONE, table.MASTER_ANSWER):
        return False
    wagon, shipper = frame.about[:2]
    heard = shipper == promise[PROMISEE] or (
        shipper == EVERYBODY and board.shipper_goods(wagon, promise[PROMISEE]) > 0
    )
    return wagon == promise[FIRST] and heard


def judged_live(
    board: Board, frame: Frame, promise: Numbers, seat: int, option: int
) -> tuple[Numbers, str]:
    """Judge loading terms when a live channel ends, or when more is paid than was promised."""
    master, partner, _, wagon, one, two, _ = promise
    if board.masters[wagon] != master or not haggling.is_open(board, partner):
        return (promise, "")
    if seat == partner and codes.TAKE_QUOTE <= option < codes.OFFER:
        goods = option - codes.TAKE_QUOTE
        fee = quoted_fee(goods, field(board, partner, ONE), field(board, partner, TWO))
        return (met(promise), BROKEN if fee > quoted_fee(goods, one, two) else "")
    if seat == master and option == codes.TAKE_BID + partner:
        return (met(promise), "")
    if seat == partner and option == codes.LEAVE:
        return (promise, KEPT if promise[MET] or deeds.terms_met(board, promise) else VOID)
    waits_last = option == codes.WAIT and frame.asked == 1 << seat
    closes = seat == master and option == codes.CLOSE + partner
    if not (closes or waits_last or option == codes.TIMEOUT):
        return (promise, "")
    spent = field(board, partner, haggling.QUOTES) >= board.rules.material.proposals
    done = deeds.terms_met(board, promise) or (
        promise[MET] == 1 and spent and field(board, partner, haggling.GOODS) < 0
    )
    return (promise, KEPT if done else BROKEN)


# As the game goes on ----------------------------------------------------------------------------


def settle(state: Table, actor: int, kind: int) -> None:
    """After an answer to a kind of question: end what is over or can no longer be kept."""
    board = state.board
    kept: list[Numbers] = []
    if state.rules.version >= 2:
        for seat in range(state.seats):
            mine = [promise for promise in board.promises if promise[PROMISER] == seat]
            kept += together.keepable(board, state.stack, mine)
    else:
        kept = list(board.promises)
    end(state, kept, actor, kind, False)


def end(state: Table, kept: list[Numbers], actor: int, kind: int, at_end: bool) -> None:
    """End promises, and pay or return what is set aside (R12.5, R12.6)."""
    board = state.board
    left = []
    for promise in board.promises:
        is_over = at_end or board.step > language.last_step(promise[KIND], promise[FIRST])
        if promise[KIND] == language.PAY_ON:
            if possible.has_happened(board, promise[SECOND]):
                pay(state, promise, promise[PROMISEE], "escrow-paid")
            elif at_end:
                pay(state, promise, promise[PROMISER], "escrow-returned")
            else:
                left.append(promise)
        elif is_over or promise not in kept:
            if state.rules.version < 2:
                verdict = version_1.final_verdict(state, promise)
            else:
                verdict = last_verdict(state, promise, actor, kind, is_over)
            tell_verdict(state, verdict, promise)
        else:
            left.append(promise)
    board.promises = tuple(left)


def last_verdict(state: Table, promise: Numbers, actor: int, kind: int, is_over: bool) -> str:
    """Say what a promise was worth whose time is over, or that can no longer be kept."""
    what = promise[KIND]
    seat = promise[PROMISER]
    if what in language.WAYS:
        return KEPT if promise[MET] else VOID
    if what not in language.DEEDS:
        return KEPT if is_over else VOID
    if what in OWN_TURN:
        return BROKEN if actor == seat and kind in OWN_TURN[what] else VOID
    if what == language.PLAY_CARD and state.rules.deals != BINDING:
        refused = promise[MET] or not state.board.hand_sizes[seat]
        return BROKEN if refused else VOID
    return VOID


def pay(state: Table, promise: Numbers, seat: int, name: str) -> None:
    """Pay out what was set aside, to the partner or back."""
    florins = promise[FIRST] * state.material.unit
    state.florins[seat] += florins
    if state.log is not None:
        state.tell(name, {"seat": seat, "amount": florins})


def tell_verdict(state: Table, name: str, promise: Numbers) -> None:
    """Record what has become of a promise, and what was promised (R12.7)."""
    if state.log is not None:
        state.tell(name, {"seat": promise[PROMISER], "partner_seat": promise[PROMISEE]})
        item = itemizing.promise_item(state.board, promise)
        state.tell(item.name, item.facts)
