"""Promises as version 1 of the rules kept them, for games that began under it (R12.6, R12.7)."""

from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import deeds
from kontor.games.merchants.rules.questions import answers
from kontor.games.merchants.table import agreed, cards, channels, codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board


def restrict(
    board: Board, frame: Frame, seat: int, draft: Numbers, options: list[int]
) -> list[int]:
    """Take away the answers that would break a promise, one promise after the other."""
    for promise in board.promises:
        if promise[language.PROMISER] == seat:
            options = allowed_by(board, frame, promise, draft, options)
    return options


def allowed_by(
    board: Board, frame: Frame, promise: Numbers, draft: Numbers, options: list[int]
) -> list[int]:
    """List the answers that one promise allows, or all if it would allow none."""
    if promise[language.KIND] in language.DEEDS:
        allowed = [o for o in options if deeds.fulfils(board, frame, promise, o)]
    else:
        allowed = [o for o in options if not breaks(board, frame, promise, draft, o)]
    return allowed or options


def breaks(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether an answer is one that was promised not to be given."""
    if promise[language.KIND] == language.LOAD_TERMS:
        return breaks_terms(board, frame, promise, draft, option)
    if promise[language.KIND] == language.ROUTE_VIA and frame.kind != codes.ASK_MOVE:
        return False
    return deeds.breaks(board, frame, promise, draft, option)


def breaks_terms(board: Board, frame: Frame, promise: Numbers, draft: Numbers, option: int) -> bool:
    """Tell whether a loading master asks more than was promised, or refuses it."""
    seat, partner, _, wagon, one, two, _ = promise
    if not frame.about or frame.about[0] != wagon:
        return False
    if frame.kind in (codes.ASK_QUOTE_ONE, codes.ASK_QUOTE_TWO):
        heard = frame.about[1] in (partner, codes.EVERYBODY)
        return heard and deeds.breaks_quote(2, option, one, two)
    if frame.kind != codes.ASK_LIVE:
        return deeds.breaks_terms(board, frame, promise, draft, option)
    if board.masters[wagon] != seat or not channels.is_open(board, partner):
        return False
    goods = channels.field(board, partner, channels.GOODS)
    if goods != codes.NOT_OFFERED and channels.field(
        board, partner, channels.FEE
    ) >= codes.quoted_fee(goods, one, two):
        return option != codes.TAKE_BID + partner
    if draft:
        return draft[0] == partner and deeds.breaks_quote(2, option, one, two)
    if option in (codes.CLOSE + partner, codes.WITHDRAW_QUOTE + partner):
        return True
    silent = not channels.has_quote(board, partner)
    may_quote = channels.field(board, partner, channels.QUOTES) < board.rules.material.proposals
    return option == codes.WAIT and silent and may_quote


def judged(
    state: Position, frame: Frame, promise: Numbers, seat: int, option: int
) -> tuple[Numbers, str]:
    """Judge an answer just before it is carried out."""
    if promise[language.PROMISER] != seat or promise[language.KIND] == language.PAY_ON:
        return (promise, "")
    board = state.board
    if promise[language.KIND] in language.DEEDS:
        if deeds.fulfils(board, frame, promise, option):
            return (promise, "promise-kept")
        return ((*promise[: language.MET], 1) if could(state, frame, promise) else promise, "")
    draft = state.drafts[seat]
    if breaks(board, frame, promise, draft, option):
        every = answers(state, frame, seat)
        forced = all(breaks(board, frame, promise, draft, other) for other in every)
        return (promise, "promise-void" if forced else "promise-broken")
    if promise[language.KIND] == language.ROUTE_VIA and deeds.passed(board, frame, promise, option):
        return (promise, "promise-kept")
    asked = (codes.ASK_QUOTE_ONE, codes.ASK_MASTER_ANSWER, codes.ASK_LIVE)
    terms = promise[language.KIND] == language.LOAD_TERMS and frame.kind in asked
    if terms and frame.about[0] == promise[language.FIRST]:
        promise = (*promise[: language.MET], 1)
    return (promise, "")


def could(state: Position, frame: Frame, promise: Numbers) -> bool:
    """Tell whether a promised deed could have been done now."""
    if promise[language.KIND] == language.PLAY_CARD:
        return frame.kind in deeds.CARD_TIMES[promise[language.FIRST]]
    every = answers(state, frame, promise[language.PROMISER])
    return any(deeds.fulfils(state.board, frame, promise, option) for option in every)


def final_verdict(state: Position, promise: Numbers) -> str:
    """Say what a promise was worth that nobody has broken outright."""
    if promise[language.KIND] in language.DEEDS:
        broken = promise[language.MET] and state.rules.deals != agreed.BINDING
        return "promise-broken" if broken else "promise-void"
    if promise[language.KIND] in language.WAYS and not promise[language.MET]:
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
        posts = sum(1 for card in cards.POSTS if board.investments[card] == promises[0][0])
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
