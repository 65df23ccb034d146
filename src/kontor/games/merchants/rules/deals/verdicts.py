"""What becomes of promises: kept, broken or void, and what was set aside (R12.5 to R12.7).

A promise is broken by an answer of its promiser and by nothing else: one that was promised not to
be given, or one after which it can no longer be kept although it could before. Whatever else makes
it impossible makes it void. All is judged by what everybody can see.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import deeds, possible, together, turn_ahead, version_1
from kontor.games.merchants.table import agreed, channels, codes, items, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board

KEPT: Final = "promise-kept"
BROKEN: Final = "promise-broken"
VOID: Final = "promise-void"

# Where a player does what he promised: the questions of his own turn.
TURNS: Final = (codes.ASK_MOVE, codes.ASK_INFLUENCE, codes.ASK_POST)
OWN_TURN: Final = {
    language.MOVE_WAGON: (codes.ASK_MOVE, codes.ASK_INFLUENCE),
    language.MOVE_COURIER: (codes.ASK_MOVE, codes.ASK_INFLUENCE),
    language.PRICE_CHANGE: (codes.ASK_POST, codes.ASK_POST),
}


def note(state: Position, frame: Frame, seat: int, option: int) -> None:
    """Judge an answer just before it is carried out."""
    left = []
    for promise in state.board.promises:
        verdict = ""
        if state.rules.version < 2:
            promise, verdict = version_1.judged(state, frame, promise, seat, option)
        elif promise[language.KIND] == language.LOAD_TERMS and frame.kind == codes.ASK_LIVE:
            if state.rules.deals != agreed.BINDING and frame.about[0] == promise[language.FIRST]:
                promise, verdict = judged_live(state.board, frame, promise, seat, option)
        elif promise[language.PROMISER] == seat and promise[language.KIND] != language.PAY_ON:
            promise, verdict = judged(state, frame, promise, option)
        if verdict:
            tell_verdict(state, verdict, promise)
        else:
            left.append(promise)
    state.board.promises = tuple(left)


def met(promise: Numbers) -> Numbers:
    """Note that the time of a promise has come."""
    return (*promise[: language.MET], 1)


def judged(state: Position, frame: Frame, promise: Numbers, option: int) -> tuple[Numbers, str]:
    """Judge an answer of the promiser: what was promised, the opposite, or neither."""
    board = state.board
    kind = promise[language.KIND]
    if deeds.fulfils(board, frame, promise, option):
        return (promise, KEPT)
    if kind == language.ROUTE_VIA and deeds.passed(board, frame, promise, option):
        return (promise, KEPT)
    if deeds.breaks(board, frame, promise, state.drafts[promise[language.PROMISER]], option):
        return (promise, BROKEN)
    if kind == language.WHEEL and frame.kind == codes.ASK_DIALS:
        return (promise, BROKEN)
    if has_come(board, frame, promise, option):
        promise = met(promise)
    return (promise, "")


def has_come(board: Board, frame: Frame, promise: Numbers, option: int) -> bool:
    """Tell whether an answer puts a promise to the test."""
    kind = promise[language.KIND]
    if kind == language.ROUTE_VIA:
        return turn_ahead.driven(board, frame, option)[0] == promise[language.FIRST]
    if kind == language.PLAY_CARD:
        declined = option == codes.LEAVE or codes.TAKE_QUOTE <= option < codes.OFFER
        if frame.kind == codes.ASK_LIVE and not declined:  # he may still play it
            return False
        return deeds.is_time_for(board, frame, promise)
    asked = (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO, codes.ASK_MASTER_ANSWER)
    if kind != language.LOAD_TERMS or frame.kind not in asked:
        return False
    wagon, shipper = frame.about[:2]
    heard = shipper == promise[language.PROMISEE] or (
        shipper == codes.EVERYBODY and board.shipper_goods(wagon, promise[language.PROMISEE]) > 0
    )
    return wagon == promise[language.FIRST] and heard


def judged_live(
    board: Board, frame: Frame, promise: Numbers, seat: int, option: int
) -> tuple[Numbers, str]:
    """Judge loading terms when a live channel ends, or when more is paid than was promised."""
    master, partner, _, wagon, one, two, _ = promise
    if board.masters[wagon] != master or not channels.is_open(board, partner):
        return (promise, "")
    if seat == partner and codes.TAKE_QUOTE <= option < codes.OFFER:
        goods = option - codes.TAKE_QUOTE
        fee = codes.quoted_fee(
            goods,
            channels.field(board, partner, channels.ONE),
            channels.field(board, partner, channels.TWO),
        )
        return (met(promise), BROKEN if fee > codes.quoted_fee(goods, one, two) else "")
    if seat == master and option == codes.TAKE_BID + partner:
        return (met(promise), "")
    if seat == partner and option == codes.LEAVE:
        return (promise, KEPT if promise[language.MET] or deeds.terms_met(board, promise) else VOID)
    waits_last = option == codes.WAIT and frame.asked == 1 << seat
    closes = seat == master and option == codes.CLOSE + partner
    if not (closes or waits_last or option == codes.TIMEOUT):
        return (promise, "")
    spent = channels.field(board, partner, channels.QUOTES) >= board.rules.material.proposals
    done = deeds.terms_met(board, promise) or (
        promise[language.MET] == 1 and spent and channels.field(board, partner, channels.GOODS) < 0
    )
    return (promise, KEPT if done else BROKEN)


# As the game goes on ----------------------------------------------------------------------------


def settle(state: Position, actor: int, kind: int) -> None:
    """After an answer to a kind of question: end what is over or can no longer be kept."""
    board = state.board
    kept: list[Numbers] = []
    if state.rules.version >= 2:
        for seat in range(state.seats):
            mine = [promise for promise in board.promises if promise[language.PROMISER] == seat]
            kept += together.keepable(board, state.stack, mine)
    else:
        kept = list(board.promises)
    end(state, kept, actor, kind, False)


def end(state: Position, kept: list[Numbers], actor: int, kind: int, at_end: bool) -> None:
    """End promises, and pay or return what is set aside (R12.5, R12.6)."""
    board = state.board
    left = []
    for promise in board.promises:
        is_over = at_end or board.step > language.last_step(
            promise[language.KIND], promise[language.FIRST]
        )
        if promise[language.KIND] == language.PAY_ON:
            if possible.has_happened(board, promise[language.SECOND]):
                pay(state, promise, promise[language.PROMISEE], "escrow-paid")
            elif at_end:
                pay(state, promise, promise[language.PROMISER], "escrow-returned")
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


def last_verdict(state: Position, promise: Numbers, actor: int, kind: int, is_over: bool) -> str:
    """Say what a promise was worth whose time is over, or that can no longer be kept."""
    what = promise[language.KIND]
    seat = promise[language.PROMISER]
    if not is_over and together.is_alive(state.board, state.stack, promise):
        # It could be kept, but not with the others: his own answer has left no way, or another's.
        return BROKEN if actor == seat and kind in TURNS else VOID
    if what in language.WAYS:
        return KEPT if promise[language.MET] else VOID
    if what not in language.DEEDS:
        return KEPT
    if what in OWN_TURN:
        return BROKEN if actor == seat and kind in OWN_TURN[what] else VOID
    if what == language.PLAY_CARD and state.rules.deals != agreed.BINDING:
        refused = promise[language.MET] or not state.board.hand_sizes[seat]
        return BROKEN if refused else VOID
    return VOID


def pay(state: Position, promise: Numbers, seat: int, name: str) -> None:
    """Pay out what was set aside, to the partner or back."""
    florins = promise[language.FIRST] * state.material.unit
    state.florins[seat] += florins
    if state.log is not None:
        state.tell(name, {"seat": seat, "amount": florins})


def tell_verdict(state: Position, name: str, promise: Numbers) -> None:
    """Record what has become of a promise, and what was promised (R12.7)."""
    if state.log is not None:
        state.tell(name, items.promise_facts(state.board, promise))
