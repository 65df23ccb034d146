"""What becomes of promises: kept, broken or void, and what was set aside (R12.5 to R12.7).

Everything is judged by what all can see.
"""

from kontor.engine.frames import Frame
from kontor.games.merchants.keeping import (
    CARD_TIMES,
    FIRST,
    KIND,
    MET,
    PARTNER,
    PROMISER,
    SECOND,
    breaks,
    fulfils,
    passed,
    raw_options,
)
from kontor.games.merchants.promises import (
    DEEDS,
    KINDS,
    LOAD_TERMS,
    MOVE_COURIER,
    MOVE_WAGON,
    PAY_ON,
    PLAY_CARD,
    PRICE_CHANGE,
    ROUTE_VIA,
    WHEEL,
    Numbers,
    last_step,
)
from kontor.games.merchants.prospects import (
    has_happened,
)
from kontor.games.merchants.table import (
    DIALS,
    LIVE_HAGGLE,
    MASTER_ANSWER,
    MOVE,
    POST,
    QUOTE_ONE,
    Table,
)
from kontor.games.merchants.tablerules import (
    BINDING,
)


def is_time(frame: Frame, promise: Numbers) -> bool:
    """Tell whether a question is one where a promised deed may be done."""
    kind = promise[KIND]
    if kind in (MOVE_WAGON, MOVE_COURIER):
        return frame.kind == MOVE
    if kind == PRICE_CHANGE:
        return frame.kind == POST
    return frame.kind == DIALS if kind == WHEEL else frame.kind in CARD_TIMES[promise[FIRST]]


def note(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Judge an answer just before it is carried out: promises kept, broken or void (R12.7)."""
    left = []
    for promise in table.board.promises:
        verdict = ""
        if promise[PROMISER] == seat:
            if promise[KIND] in DEEDS:
                promise, verdict = judged_deed(table, frame, promise, option)
            elif promise[KIND] != PAY_ON:
                promise, verdict = judged(table, frame, promise, option)
        if verdict:
            tell_verdict(table, verdict, promise)
        else:
            left.append(promise)
    table.board.promises = tuple(left)


def met(promise: Numbers) -> Numbers:
    """Note that the time of a promise has come."""
    return (*promise[:MET], 1)


def judged_deed(table: Table, frame: Frame, promise: Numbers, option: int) -> tuple[Numbers, str]:
    """Judge a promise to do something; while it may still be done, it stands."""
    if fulfils(table.board, frame, promise, option):
        return (promise, "promise-kept")
    if is_time(frame, promise):
        # Whether a card was in the hand is nobody's business: who is asked could play it.
        every = raw_options(table, frame, promise[PROMISER]) if promise[KIND] != PLAY_CARD else []
        if promise[KIND] == PLAY_CARD or any(
            fulfils(table.board, frame, promise, o) for o in every
        ):
            promise = met(promise)
    return (promise, "")


def judged(table: Table, frame: Frame, promise: Numbers, option: int) -> tuple[Numbers, str]:
    """Judge a promise that forbids something or binds how it is done."""
    board = table.board
    draft = table.drafts[promise[PROMISER]]
    if breaks(board, frame, promise, draft, option):
        every = raw_options(table, frame, promise[PROMISER])
        forced = all(breaks(board, frame, promise, draft, other) for other in every)
        return (promise, "promise-void" if forced else "promise-broken")
    if promise[KIND] == ROUTE_VIA and passed(board, frame, promise, option):
        return (promise, "promise-kept")
    terms = promise[KIND] == LOAD_TERMS and frame.kind in (QUOTE_ONE, MASTER_ANSWER, LIVE_HAGGLE)
    if terms and frame.about[0] == promise[FIRST]:
        promise = met(promise)
    return (promise, "")


def expire(table: Table, at_end: bool) -> None:
    """End the promises whose time is over (R12.5), and pay or return what is set aside."""
    board = table.board
    left = []
    for promise in board.promises:
        kind = promise[KIND]
        if kind == PAY_ON:
            if has_happened(board, promise[SECOND]):
                pay(table, promise, promise[PARTNER], "escrow-paid")
            elif at_end:
                pay(table, promise, promise[PROMISER], "escrow-returned")
            else:
                left.append(promise)
        elif at_end or board.step > last_step(kind, promise[FIRST]):
            tell_verdict(table, final_verdict(table, promise), promise)
        else:
            left.append(promise)
    board.promises = tuple(left)


def final_verdict(table: Table, promise: Numbers) -> str:
    """Say what a promise was worth that nobody has broken outright."""
    if promise[KIND] in DEEDS:
        broken = promise[MET] and table.rules.deals != BINDING
        return "promise-broken" if broken else "promise-void"
    if promise[KIND] in (LOAD_TERMS, ROUTE_VIA) and not promise[MET]:
        return "promise-void"
    return "promise-kept"


def pay(table: Table, promise: Numbers, seat: int, name: str) -> None:
    """Pay out what was set aside, to the partner or back."""
    florins = promise[FIRST] * table.material.unit
    table.florins[seat] += florins
    if table.log is not None:
        table.tell(name, {"seat": seat, "amount": florins})


def tell_verdict(table: Table, name: str, promise: Numbers) -> None:
    """Record what has become of a promise (R12.7)."""
    if table.log is not None:
        table.tell(
            name,
            {
                "seat": promise[PROMISER],
                "partner_seat": promise[PARTNER],
                "promise": KINDS[promise[KIND]],
            },
        )
