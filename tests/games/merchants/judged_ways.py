"""What a player could still have done in his turn, found by trying every answer on a copy."""

from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import steps
from tests.games.merchants.judged_words import (
    Promise,
    does,
    drives,
    is_ahead,
    keeps_away,
    passes,
)


def can_keep(
    state: Merchants, seat: int, promises: list[Promise], known: dict[tuple[object, ...], bool]
) -> bool:
    """Tell whether any way to finish the turn keeps all promises, by trying every answer."""
    frame = state.stack[-1] if state.stack else None
    going = frame is not None and (frame.asked >> seat) & 1 == 1
    going = going and state.board.step in (steps.MOVING, steps.TRADING)
    due = [p for p in promises if p.kind in ("move_wagon", "move_courier", "price_change")]
    if not going or frame is None:
        return not due
    board = state.board
    key = (
        *(frame.kind, frame.about, board.courier, board.arrived, tuple(board.prices)),
        *(tuple(board.wagon_at), tuple(board.headings), tuple(id(p) for p in promises)),
    )
    if key not in known:
        known[key] = any(
            leads_on(state, seat, promises, word, known) for word in answers(state, seat)
        )
    return known[key]


def answers(state: Merchants, seat: int) -> list[str]:
    """List what a seat may answer besides deals and loans; one card is as good as another."""
    words = [state.word(option) for option in state.options(seat)]
    words = [word for word in words if not word.startswith(("deal:", "repay"))]
    taken = [word for word in words if word.startswith(("take:", "draw"))]
    return [word for word in words if word not in taken[1:]]


def leads_on(
    state: Merchants,
    seat: int,
    promises: list[Promise],
    word: str,
    known: dict[tuple[object, ...], bool],
) -> bool:
    """Tell whether an answer breaks nothing and the rest of the turn can keep what is left."""
    twin = state.clone()
    twin.play(seat, twin.parse(seat, word))
    left = []
    for promise in promises:
        if promise.kind == "no_price_change" and does(promise, state, word):
            return False
        if promise.kind in ("not_via", "route_via") and drives(promise, state, word):
            if promise.kind == "not_via" and not keeps_away(promise, state, word):
                return False
            passed = promise.kind == "route_via" and passes(promise, state, word)
            if promise.kind == "route_via" and not passed and not is_ahead(twin, promise):
                return False
            if passed:
                continue
        if promise.kind not in ("no_price_change", "not_via") and does(promise, state, word):
            continue
        left.append(promise)
    return can_keep(twin, seat, left, known)
