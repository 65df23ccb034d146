"""Promises as version 1 of the rules kept them, for games that began under it (R12.6, R12.7)."""

from kontor.engine.frames import Frame
from kontor.games.merchants import codes, deeds, haggling, language, material, table
from kontor.games.merchants.haggling import FEE, GOODS, QUOTES, field
from kontor.games.merchants.land import Board
from kontor.games.merchants.language import FIRST, KIND, MET, PROMISER, Numbers
from kontor.games.merchants.loading import EVERYBODY, NOT_OFFERED, quoted_fee
from kontor.games.merchants.table import Table
from kontor.games.merchants.tablerules import BINDING


def restrict(
    board: Board, frame: Frame, seat: int, draft: Numbers, options: list[int]
) -> list[int]:
    """Take away the answers that would break a promise, one promise after the other."""
    for promise in board.promises:
        if promise[PROMISER] == seat:
            options = allowed_by(board, frame, promise, draft, options)
    return options


def allowed_by(
    board: Board, frame: Frame, promise: Numbers, draft: Numbers, options: list[int]
) -> list[int]:
    """List the answers that one promise allows, or all if it would allow none."""
    if promise[KIND] in language.DEEDS:
        allowed = [o for o in options if deeds.fulfils(board, frame, promise, o)]
    else:
        allowed = [o for o in options if not breaks(board, frame, promise, draft, o)]
    return allowed or options


def breaks(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether an answer is one that was promised not to be given."""
    if promise[KIND] == language.LOAD_TERMS:
        return breaks_terms(board, frame, promise, draft, option)
    if promise[KIND] == language.ROUTE_VIA and frame.kind != table.MOVE:
        return False
    return deeds.breaks(board, frame, promise, draft, option)


def breaks_terms(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether a loading master asks more than was promised, or refuses it."""
    seat, partner, _, wagon, one, two, _ = promise
    if not frame.about or frame.about[0] != wagon:
        return False
    if frame.kind in (table.QUOTE_ONE, table.QUOTE_TWO):
        heard = frame.about[1] in (partner, EVERYBODY)
        return heard and deeds.breaks_quote(2, option, one, two)
    if frame.kind != table.LIVE_HAGGLE:
        return deeds.breaks_terms(board, frame, promise, draft, option)
    if board.masters[wagon] != seat or not haggling.is_open(board, partner):
        return False
    goods = field(board, partner, GOODS)
    if goods != NOT_OFFERED and field(board, partner, FEE) >= quoted_fee(goods, one, two):
        return option != codes.TAKE_BID + partner
    if draft:
        return draft[0] == partner and deeds.breaks_quote(2, option, one, two)
    if option in (codes.CLOSE + partner, codes.WITHDRAW_QUOTE + partner):
        return True
    silent = not haggling.has_quote(board, partner)
    may_quote = field(board, partner, QUOTES) < board.rules.material.proposals
    return option == codes.WAIT and silent and may_quote


def judged(
    state: Table, frame: Frame, promise: Numbers, seat: int, option: int
) -> tuple[Numbers, str]:
    """Judge an answer just before it is carried out."""
    if promise[PROMISER] != seat or promise[KIND] == language.PAY_ON:
        return (promise, "")
    board = state.board
    if promise[KIND] in language.DEEDS:
        if deeds.fulfils(board, frame, promise, option):
            return (promise, "promise-kept")
        return ((*promise[:MET], 1) if could(state, frame, promise) else promise, "")
    draft = state.drafts[seat]
    if breaks(board, frame, promise, draft, option):
        every = deeds.raw_options(state, frame, seat)
        forced = all(breaks(board, frame, promise, draft, other) for other in every)
        return (promise, "promise-void" if forced else "promise-broken")
    if promise[KIND] == language.ROUTE_VIA and deeds.passed(board, frame, promise, option):
        return (promise, "promise-kept")
    asked = (table.QUOTE_ONE, table.MASTER_ANSWER, table.LIVE_HAGGLE)
    terms = promise[KIND] == language.LOAD_TERMS and frame.kind in asked
    if terms and frame.about[0] == promise[FIRST]:
        promise = (*promise[:MET], 1)
    return (promise, "")


def could(state: Table, frame: Frame, promise: Numbers) -> bool:
    """Tell whether a promised deed could have been done now."""
    if promise[KIND] == language.PLAY_CARD:
        return frame.kind in deeds.CARD_TIMES[promise[FIRST]]
    every = deeds.raw_options(state, frame, promise[PROMISER])
    return any(deeds.fulfils(state.board, frame, promise, option) for option in every)


def final_verdict(state: Table, promise: Numbers) -> str:
    """Say what a promise was worth that nobody has broken outright."""
    if promise[KIND] in language.DEEDS:
        broken = promise[MET] and state.rules.deals != BINDING
        return "promise-broken" if broken else "promise-void"
    if promise[KIND] in language.WAYS and not promise[MET]:
        return "promise-void"
    return "promise-kept"


# Contradictions ---------------------------------------------------------------------------------


def contradict(this: Numbers, that: Numbers) -> bool:
    """Tell whether two promises of one player name opposite things."""
    if this[1] > that[1]:
        this, that = that, this
    _, kind, first, second, _ = this
    _, other, first_too, second_too, _ = that
    if kind == language.MOVE_WAGON and other == language.MOVE_WAGON:
        return (first == first_too) != (second == second_too)
    if kind in (language.MOVE_WAGON, language.ROUTE_VIA) and other == language.NOT_VIA:
        return first == first_too and second == second_too
    if kind == language.MOVE_COURIER and other == language.MOVE_COURIER:
        return first != first_too
    cards = (kind, other) == (language.NO_CARD, language.PLAY_CARD)
    if cards or (kind, other) == (language.NO_PRICE_CHANGE, language.PRICE_CHANGE):
        whole = language.ANY if cards else language.EITHER
        return first == first_too and second in (whole, second_too)
    return (kind, other) == (language.WHEEL, language.NO_WHEEL) and first == first_too


def overloaded(board: Board, promises: list[Numbers]) -> bool:
    """Tell whether one player promises more dials or price changes than he has."""
    pointers = {promise[2] for promise in promises if promise[1] == language.WHEEL}
    changes = {promise[2:4] for promise in promises if promise[1] == language.PRICE_CHANGE}
    posts = 0
    if promises:
        posts = sum(1 for card in material.POSTS if board.investments[card] == promises[0][0])
    return len(pointers) > board.rules.material.pointers or len(changes) > max(posts, 1)


def has_contradiction(board: Board, proposal: Numbers) -> bool:
    """Tell whether a proposal goes against itself or against promises in force."""
    new = language.promised(proposal)
    for seat in (proposal[language.MAKER], proposal[language.PARTNER]):
        mine = [(p[0], *p[2:6]) for p in board.promises if p[0] == seat]
        mine += [promise for promise in new if promise[0] == seat]
        for place, this in enumerate(mine):
            if any(contradict(this, that) for that in mine[:place]):
                return True
        if overloaded(board, mine):
            return True
    return False
