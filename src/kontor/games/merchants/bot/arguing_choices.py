"""What speaks for small choices: a card that was won, prices, axles, loans, bids of shippers."""

from kontor.engine.arguments import Comparison
from kontor.engine.frames import Frame
from kontor.games.merchants.rules.rules import Rules
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.public import Board


def argue_choice(case: Comparison, before: Rules, frame: Frame) -> None:
    """Say what speaks for an answer of few words."""
    if case.option >= codes.DEAL or case.other_option >= codes.DEAL:
        return
    if frame.kind == codes.ASK_CHOICE:
        argue_card(case, before.board)
    elif frame.kind == codes.ASK_POST:
        argue_cheaper(case, before.board)
    elif frame.kind == codes.ASK_AXLES and case.option >= codes.AXLE:
        argue_axle(case, before.board, case.option - codes.AXLE)
    elif frame.kind == codes.ASK_UPKEEP:
        argue_upkeep(case, before)
    elif frame.kind in (codes.ASK_LOAN, codes.ASK_CLIMB):
        argue_debt(case, before.board, frame.kind)
    elif frame.kind == codes.ASK_SHIPPER:
        argue_own_bid(case, before.board)
    elif frame.kind == codes.ASK_OFFERED_FEE and case.option >= codes.FEE:
        goods = codes.goods_of(frame.about[2])
        price = sum(before.board.sell_price(good) for good in goods)
        fee = (case.option - codes.FEE) * before.material.unit
        if price > fee:
            case.claim("reason-fee-gain", "prices", {"amount": price - fee})


def argue_card(case: Comparison, board: Board) -> None:
    """Argue for an investment card: what it does, its stars, and who would like it, too."""
    if min(case.option, case.other_option) < codes.CHOOSE:
        return
    card, other = case.option - codes.CHOOSE, case.other_option - codes.CHOOSE
    stars = board.rules.material.stars
    case.tally("reason-more-stars", "cards", stars[card] - stars[other])
    if card in cards.COACHES:
        case.claim("reason-moves-wagons", "wagons", {})
    elif card in cards.POSTS:
        case.claim("reason-turns-prices", "prices", {})
    elif card in cards.COURIERS:
        case.claim("reason-leads-courier", "tempo", {})
    owned = [0] * board.rules.seats
    for investment, owner in enumerate(board.investments):
        if owner >= 0:
            owned[owner] += stars[investment]
    rivals = [rival for rival in range(board.rules.seats) if rival != case.seat]
    most = max(rivals, key=lambda rival: owned[rival])
    if owned[most] > owned[case.seat]:
        facts = {"rival_seat": most, "number": owned[most]}
        case.claim("reason-rival-stars", "lead", {**facts})


def argue_cheaper(case: Comparison, board: Board) -> None:
    """Argue for a price that falls: the good is cheaper to buy."""
    if not codes.ADJUST <= case.option < codes.SELL:
        return
    good = (case.option - codes.ADJUST) % 12 // 2
    before = board.prices[good]
    buying = board.rules.material.buy_prices
    less = buying[before] - buying[board.adjusted(case.option)]
    if less > 0:
        name = board.rules.material.goods[good]
        case.claim("reason-buys-cheaper", "prices", {"good": name, "amount": less})


def argue_axle(case: Comparison, board: Board, wagon: int) -> None:
    """Argue for breaking an axle: nothing own suffers, and somebody was nearly there."""
    name = board.rules.material.wagon_names[wagon]
    if not board.row(wagon, case.seat):
        case.claim("reason-axle-harmless", "cargo", {"wagon": name})
    others = sum(
        1 for rival in range(board.rules.seats) if rival != case.seat and board.row(wagon, rival)
    )
    case.tally("reason-axle-many", "lead", others)


def argue_upkeep(case: Comparison, before: Rules) -> None:
    """Argue for paying by card, or for keeping the card."""
    upkeep = before.material.upkeep[before.board.status[case.seat]]
    if case.option == codes.KEEP_STATUS:
        if upkeep > before.florins[case.seat]:
            case.claim("reason-keeps-rank", "rank", {"amount": upkeep})
        case.claim("reason-keeper-price", "money", {"amount": before.material.keeper_cost})
    elif case.other_option == codes.KEEP_STATUS and 0 < upkeep <= before.florins[case.seat]:
        case.claim("reason-can-pay", "money", {"amount": upkeep})


def argue_debt(case: Comparison, board: Board, kind: int) -> None:
    """Argue for a loan that is not taken or paid back, or for waiting with it."""
    loans = board.loans[case.seat]
    declined = kind == codes.ASK_LOAN and case.option == codes.DECLINE
    if (declined and not loans) or (case.option == codes.REPAY and loans == 1):
        case.claim("reason-free-to-climb", "rank", {})
    elif case.other_option == codes.REPAY and board.arrivals < board.rules.last_arrivals:
        case.claim("reason-repay-later", "debts", {})


def argue_own_bid(case: Comparison, board: Board) -> None:
    """Argue for a bid of one's own by the goods that it is for."""
    if not codes.OFFER <= case.option < codes.FREE:
        return
    goods = codes.goods_of(case.option - codes.OFFER)
    if len(goods) > 1:
        case.claim("reason-bid-for-both", "cargo", {})
    worth = sum(board.sell_price(good) for good in goods)
    case.claim("reason-bid-worth", "prices", {"amount": worth})
