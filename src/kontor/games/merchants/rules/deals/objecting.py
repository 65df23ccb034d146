"""What stands in the way of answers and deals of one seat, to be put into words (R12)."""

from kontor.games.merchants.rules.deals import checking, enforcing, version_1
from kontor.games.merchants.rules.questions import answers
from kontor.games.merchants.table import agreed
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import Objections


def objections(state: Position, seat: int) -> Objections:
    """Return what promises and proposals keep a seat from doing."""
    found = Objections(state.is_settled(seat))
    if state.rules.deals == agreed.BINDING and not found.is_settled:
        found.forbidden = forbidden(state, seat)
    found.obstacles = [checking.obstacle(state, proposal) for proposal in state.board.proposals]
    draft = state.deal_drafts[seat]
    if draft and state.rules.version >= 2:
        found.contradicts = checking.is_contradictory(state, draft)
    return found


def forbidden(state: Position, seat: int) -> list[tuple[int, Numbers]]:
    """List the answers that would break a promise in force, each with the promise (R12.6)."""
    board = state.board
    options = answers(state, state.stack[-1], seat)
    promises = enforcing.own_promises(board, seat)
    if not options or not promises:
        return []
    draft = state.drafts[seat]
    legal = enforcing.restrict(board, state.stack, seat, draft, state.hands[seat], options)
    found = []
    left = options
    for promise in promises:
        allowed = allowed_by(state, seat, promise, left)
        found += [(o, promise) for o in left if o not in allowed and o not in legal]
        left = [option for option in left if option in allowed]
    return found + [(option, promises[-1]) for option in left if option not in legal]


def allowed_by(state: Position, seat: int, promise: Numbers, options: list[int]) -> list[int]:
    """List the answers that one promise allows."""
    board = state.board
    draft = state.drafts[seat]
    if state.rules.version < 2:
        return version_1.allowed_by(board, state.stack[-1], promise, draft, options)
    return enforcing.allowed(board, state.stack, [promise], draft, state.hands[seat], options)
