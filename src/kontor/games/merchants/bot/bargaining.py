"""How a bot deals: what promises are worth, what it answers, what it proposes (R12).

A bot makes two simple proposals: it pays a rival not to bid for a wagon it wants to load, and as
the owner of a trading post it sells its restraint over a rival's best good.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.merchants.rules.deals.enforcing import restrict
from kontor.games.merchants.table import agreed, codes, language
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.view import MerchantsView

# What a promise costs the promiser in florins, by kind, and what part of it the partner gains.
COSTS: Final = (60, 250, 150, 300, 200, 120, 80, 60, 200, 250, 180, 180, 100, 80, 250, 0)
GAIN: Final = 0.9
TRUST: Final = 0.4
PAYMENT: Final = 0.5

FOR_NO_BID: Final = 3
FOR_NO_CHANGE: Final = 2
DEALS_BEGUN: Final = 1
WANTED_GOODS: Final = 2


def promises_worth(board: Board, seat: int) -> float:
    """Return what the promises in force are worth to a player, in florins."""
    total = 0.0
    unit = board.rules.material.unit
    for promise in board.promises:
        cost = float(COSTS[promise[language.KIND]])
        gain = GAIN * cost
        if promise[language.KIND] == language.PAY_ON:
            gain = PAYMENT * promise[language.FIRST] * unit
            cost = -gain  # what is set aside has left the purse and may return
        elif board.rules.deals != agreed.BINDING:
            gain *= TRUST
        if promise[language.PROMISER] == seat:
            total -= cost
        elif promise[language.PROMISEE] == seat:
            total += gain
    return total


def welcome(view: MerchantsView, options: list[int]) -> list[int]:
    """Leave out the deals that the table does not want its bots to make (R12.4)."""
    if not view.rules.deals or view.rules.bot_deals == agreed.BOTS_PROPOSE:
        return options
    answers = (codes.DROP, codes.LATER)
    least = codes.ACCEPT_DEAL if view.rules.bot_deals == agreed.BOTS_ANSWER else codes.DECLINE_DEAL
    return [o for o in options if o < codes.DEAL or least <= o < codes.POST_DEAL or o in answers]


def shortlist(view: MerchantsView, options: list[int]) -> list[int]:
    """Name what a bot thinks of saying about deals first; nothing if it has other business."""
    answers = [o for o in options if codes.ACCEPT_DEAL <= o < codes.WITHDRAW_DEAL]
    if answers:
        return answers
    if view.frames[-1].kind == codes.ASK_DEAL:
        return [codes.LATER]
    if view.deal_draft:
        return [next_step(view, options)]
    if view.deals_begun < DEALS_BEGUN and not has_open(view):
        partner = wanted_partner(view)
        if partner >= 0 and codes.PROPOSE + partner in options:
            return [codes.PROPOSE + partner]
    return []


def honest(view: MerchantsView, options: list[int]) -> list[int]:
    """Leave out deals, and what would break a promise even if nothing but honour forbids it."""
    own = [option for option in options if option < codes.DEAL and option != codes.REPAY]
    kept = restrict(view.board, view.frames, view.seat, view.draft, view.hand, own)
    return [*kept, codes.REPAY] if codes.REPAY in options else kept


def has_open(view: MerchantsView) -> bool:
    """Tell whether a proposal of the own still stands."""
    return any(proposal[language.MAKER] == view.seat for proposal in view.board.proposals)


def wanted_partner(view: MerchantsView) -> int:
    """Return whom a bot would make its proposal now, or -1."""
    frame = view.frames[-1]
    board = view.board
    if frame.kind == codes.ASK_BLIND_BID:
        city = board.wagon_at[frame.about[0]]
        mine = zones.size(board.warehouse(view.seat, city))
        if mine < WANTED_GOODS or view.florins[view.seat] < FOR_NO_BID * view.rules.material.unit:
            return -1
        rivals = [(zones.size(board.warehouse(s, city)), s) for s in range(view.rules.seats)]
        stock, rival = max(pair for pair in rivals if pair[1] != view.seat)
        if board.active != view.seat:
            stock, rival = rivals[board.active]
        # Whoever has nothing there will not bid, and whoever has more will not stay away.
        is_likely = 0 < stock <= mine and is_free_of(board, rival, frame.about[0])
        return rival if is_likely else -1
    if frame.kind == codes.ASK_POST:
        cargoes = [(main_good(board, s)[0], s) for s in range(view.rules.seats)]
        loaded, rival = max(pair for pair in cargoes if pair[1] != view.seat)
        return rival if loaded >= WANTED_GOODS else -1
    return -1


def is_free_of(board: Board, seat: int, wagon: int) -> bool:
    """Tell whether a seat has not yet promised to stay away from a wagon."""
    for promise in board.promises:
        if (
            promise[language.PROMISER] == seat
            and promise[language.KIND] == language.NO_BID
            and promise[language.FIRST] == wagon
        ):
            return False
    return True


def cargo(board: Board, seat: int) -> int:
    """Return all goods of a player on wagons."""
    total = 0
    for wagon in range(len(board.wagon_at)):
        total += board.row(wagon, seat)
    return total


def main_good(board: Board, seat: int) -> tuple[int, int]:
    """Return how much of one good a player has on wagons at most, and which good that is."""
    load = cargo(board, seat)
    best = (0, 0)
    for good in zones.kinds(load):
        if zones.count(load, good) > best[0]:
            best = (zones.count(load, good), good)
    return best


def next_step(view: MerchantsView, options: list[int]) -> int:
    """Return the next step of a bot's proposal; if the moment has passed, it drops it."""
    frame = view.frames[-1]
    draft = view.deal_draft
    words = view.deal_words
    step = codes.DROP
    if frame.kind == codes.ASK_BLIND_BID:
        if words:
            step = codes.value(language.WAGON, frame.about[0])
        elif not draft[language.GIVES]:
            step = codes.GIVE_FLORINS + FOR_NO_BID
        else:
            step = codes.POST_DEAL if len(draft) > language.HEAD else codes.THEIRS + language.NO_BID
    elif frame.kind == codes.ASK_POST:
        if words:
            sort = language.VALUES[language.NO_PRICE_CHANGE][len(words) - 2]
            good = main_good(view.board, draft[language.PARTNER])[1]
            step = codes.value(sort, good if sort == language.GOOD else language.EITHER)
        elif not draft[language.TAKES]:
            step = codes.TAKE_FLORINS + FOR_NO_CHANGE
        else:
            step = (
                codes.POST_DEAL
                if len(draft) > language.HEAD
                else codes.MINE + language.NO_PRICE_CHANGE
            )
    return step if step in options else codes.DROP
