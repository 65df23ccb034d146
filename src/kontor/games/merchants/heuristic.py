"""What a position is worth, roughly, in hundreds of florins.

Everything is turned into money: levels at what they will cost in the end less the upkeep still
to come, goods at what they may bring where their wagon may arrive, cards by their use in the
rounds that are left.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.merchants import bargaining, codes
from kontor.games.merchants.haggling import BIDS, ONE, QUOTES, TWO, field, is_open
from kontor.games.merchants.land import FACE_UP, NOBODY, Board
from kontor.games.merchants.loading import quoted_fee
from kontor.games.merchants.roads import NOWHERE
from kontor.games.merchants.rules import Merchants
from kontor.games.merchants.steps import CLIMBING, PAYING
from kontor.games.merchants.table import (
    BLIND_BID,
    LIVE_HAGGLE,
    LOT,
    MASTER_ANSWER,
    OFFERED_FEE,
    QUOTE_ONE,
    QUOTE_TWO,
    SHIPPER,
)
from kontor.games.merchants.view import MerchantsView

HUNDRED: Final = 100.0
VICTORY: Final = 80.0
RIVALS: Final = 0.6
ARRIVALS_PER_ROUND: Final = 1.15
LEVEL: Final = 1.25
WORKING_CAPITAL: Final = 900
UPKEEP_RESERVE: Final = 2
SCARCE: Final = 2.4
LEFT_OVER: Final = 0.02
DEBT: Final = 3200
DEBT_AT_THE_END: Final = 6000
# How much of its price a good is worth: on a wagon, ready to load, waiting for a wagon.
DELAY: Final = 0.015
READY_MASTER: Final = 0.55
READY_SHIPPER: Final = 0.4
WAITING: Final = 0.36
SPARE_GOOD: Final = 60
USUAL_PRICE: Final = 800
CONTROL: Final = 350
STAR: Final = 260
INFLUENCE: Final = (350, 250, 350, 300, 450, 500, 400)
BEST_BIDS: Final = 16
FEE_SHARE: Final = 0.45
BID_SHARE: Final = 0.5
FAIR_SHARE: Final = 0.9


def worth(state: Merchants, seat: int) -> float:
    """Say roughly what a position is worth to a seat: its fortune less a part of its rivals'."""
    mine = fortune(state, seat)
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += fortune(state, other)
    lead = mine - RIVALS * others / (state.seats - 1)
    if not state.stack:
        lead += HUNDRED * (VICTORY if seat in state.winners() else -VICTORY)
    return lead / HUNDRED


def rounds_left(board: Board) -> float:
    """Guess how many rounds follow this one."""
    return max(0.0, (board.rules.last_arrivals - board.arrivals) / ARRIVALS_PER_ROUND)


def fortune(state: Merchants, seat: int) -> float:
    """Return everything a player has, in florins of today."""
    board = state.board
    material = state.material
    left = rounds_left(board)
    is_last = board.arrivals >= board.rules.last_arrivals
    upkeep_due = left + (1.0 if board.step <= PAYING else 0.0)
    level = board.status[seat]
    level_value = LEVEL * material.climb_cost(board.rules.last_arrivals)
    total = level * level_value - upkeep_due * material.upkeep[level]
    florins = state.florins[seat]
    if is_last and board.step > CLIMBING:
        total += florins * LEFT_OVER
    else:
        reserve = min(left, 1.0) * (WORKING_CAPITAL + UPKEEP_RESERVE * material.upkeep[level])
        total += florins + (SCARCE - 1) * (min(florins, reserve) - reserve)
    if board.loans[seat]:
        total -= board.loans[seat] * (DEBT + (DEBT_AT_THE_END if is_last else 0))
    if not state.stack:
        return total
    if board.promises:
        total += bargaining.promises_worth(board, seat)
    total += cargo(board, seat, left)
    if left > 0:
        total += stock(board, seat, left)
        total += cards(state, seat, left)
    return total + standing_bid(state, seat, left)


def cards(state: Merchants, seat: int, left: float) -> float:
    """Return what a player's cards may still earn."""
    total = 0.0
    for card, owner in enumerate(state.board.investments):
        if owner == seat:
            total += investment_worth(state.board, card, left)
    hand = state.hands[seat]
    for card in zones.kinds(hand):
        total += zones.count(hand, card) * INFLUENCE[card]
    return total


def investment_worth(board: Board, card: int, left: float) -> float:
    """Return what an investment card may earn in the rounds left."""
    return board.rules.material.stars[card] * STAR * min(1.0, left / 5)


def standing_bid(state: Merchants, seat: int, left: float) -> float:
    """Return what a player gains if the bid that stands in an auction wins."""
    frame = state.stack[-1]
    if frame.kind != LOT or frame.about[1] != seat:
        return 0.0
    best = 0.0
    for card, owner in enumerate(state.board.investments):
        if owner == FACE_UP:
            best = max(best, investment_worth(state.board, card, left))
    return best - frame.about[0] * state.material.unit * 1.1


def expected_price(board: Board, good: int, is_now: bool) -> float:
    """Return the price a good may have when it is sold."""
    price = board.sell_price(good)
    return float(price) if is_now else 0.5 * price + 0.5 * USUAL_PRICE


def cargo(board: Board, seat: int, left: float) -> float:
    """Return what a player's goods on wagons may bring."""
    total = 0.0
    material = board.rules.material
    roads = material.roads
    for wagon, node in enumerate(board.wagon_at):
        row = board.row(wagon, seat)
        if not row:
            continue
        kinds = zones.kinds(row)
        if (board.arrived >> wagon) & 1:
            for good in kinds:
                each = expected_price(board, good, True)
                if good not in material.markets[node]:
                    each += board.bonus(node)
                total += zones.count(row, good) * each
            continue
        weights = 0.0
        value = 0.0
        for place in roads.headings(node, board.headings[wagon]):
            for city, distance in roads.prospects[node][place]:
                weight = 1.0 / (distance * distance)
                if board.is_occupied(city, wagon):
                    weight *= 0.2
                weights += weight
                arrives = max(0.15, 1.0 - DELAY * distance)
                if left < 2:
                    arrives *= max(0.05, 1.0 - distance / (6.0 + 4.0 * left))
                for good in kinds:
                    each = expected_price(board, good, False)
                    if good not in material.markets[city]:
                        each += board.bonus(city) + 50
                    value += weight * arrives * zones.count(row, good) * each
        if weights:
            total += value / weights
    return total


def stock(board: Board, seat: int, left: float) -> float:
    """Return what a player's goods in warehouses may bring, and the control of wagons there."""
    total = 0.0
    late = min(1.0, left / 3)
    for city in range(len(board.bonuses)):
        here = board.warehouse(seat, city)
        wagon = wagon_in(board, city)
        if wagon != NOWHERE and board.masters[wagon] == seat:
            total += control_worth(board, seat, wagon) * late
        if not here:
            continue
        if wagon == NOWHERE:
            total += late * best_goods(board, here, 3, False) * WAITING * nearness(board, city)
        elif board.masters[wagon] == seat:
            total += late * best_goods(board, here, board.room(wagon, seat), True) * READY_MASTER
        elif board.masters[wagon] == NOBODY:
            total += late * best_goods(board, here, 3, False) * READY_SHIPPER
        else:
            ready = board.shipper_goods(wagon, seat)
            room = board.room(wagon, seat)
            total += late * best_goods(board, ready, room, False) * READY_SHIPPER
        total += SPARE_GOOD * zones.size(here)
    return total


def wagon_in(board: Board, city: int) -> int:
    """Return the wagon that stands in a city and may still be loaded, or NOWHERE."""
    for wagon, node in enumerate(board.wagon_at):
        if node == city and not (board.arrived >> wagon) & 1:
            return wagon
    return NOWHERE


def control_worth(board: Board, seat: int, wagon: int) -> float:
    """Return what being loading master brings besides the own goods: fees of the others."""
    total = float(CONTROL)
    for other in range(board.rules.seats):
        if other != seat:
            total += 120.0 * max(0, board.most_shipped(wagon, other))
    return total


def best_goods(board: Board, zone: int, most: int, one_kind: bool) -> float:
    """Return the prices of the best goods of a zone, so many pieces at most."""
    prices: list[float] = []
    best = 0.0
    for good in zones.kinds(zone):
        price = expected_price(board, good, False)
        number = min(most, zones.count(zone, good))
        best = max(best, number * price)
        prices += [price] * number
    if one_kind:
        return best
    prices.sort(reverse=True)
    return sum(prices[:most])


def nearness(board: Board, city: int) -> float:
    """Return how soon a wagon may come to a city, from 0 to 1."""
    roads = board.rules.material.roads
    best = 0.0
    for wagon, node in enumerate(board.wagon_at):
        for place in roads.headings(node, board.headings[wagon]):
            for goal, distance in roads.prospects[node][place]:
                if goal == city:
                    best = max(best, 1.0 - 0.06 * distance)
    return best


# Options worth a thought ------------------------------------------------------------------------


def slot_worth(view: MerchantsView, wagon: int, seat: int, number: int) -> float:
    """Return what it is worth to a shipper to load so many goods."""
    zone = view.board.shipper_goods(wagon, seat)
    return best_goods(view.board, zone, number, False) * READY_SHIPPER


def nearest(options: list[int], wanted: int) -> list[int]:
    """Return the option closest to a wanted one."""
    best = options[0]
    for option in options:
        if abs(option - wanted) < abs(best - wanted):
            best = option
    return [best]


def shortlist(view: MerchantsView, options: list[int]) -> list[int]:
    """Name the options worth a thought; quotes and fees follow a rule of thumb."""
    frame = view.frames[-1]
    kind = frame.kind
    unit = view.rules.material.unit
    if not (frame.asked >> view.seat) & 1:
        return options
    if view.rules.deals:
        about_deals = bargaining.shortlist(view, options)
        if about_deals:
            return about_deals
        options = bargaining.honest(view, options)
    if kind == LIVE_HAGGLE:
        return live_shortlist(view, frame.about[0], options)
    if kind == BLIND_BID:
        return options[:BEST_BIDS]
    if kind == LOT:
        return [options[0], codes.PASS] if options[0] != codes.PASS else options
    if kind in (QUOTE_ONE, QUOTE_TWO):
        wagon, shipper = frame.about[:2]
        if shipper < 0:
            shipper = best_shipper(view, wagon)
        number = 1 if kind == QUOTE_ONE else 2
        fee = int(FEE_SHARE * slot_worth(view, wagon, shipper, number) / unit)
        base = codes.FEE_FOR_ONE if kind == QUOTE_ONE else codes.FEE_FOR_TWO
        return nearest(options, base + max(1, fee))
    if kind == OFFERED_FEE:
        wagon, _, goods = frame.about
        number = len(codes.goods_of(goods))
        fee = int(BID_SHARE * slot_worth(view, wagon, view.seat, number) / unit)
        return nearest(options, codes.FEE + fee)
    if kind == MASTER_ANSWER:
        return [codes.ACCEPT, codes.REFUSE]
    if kind == SHIPPER:
        return shipper_shortlist(view, frame.about, options)
    return options


def live_shortlist(view: MerchantsView, wagon: int, options: list[int]) -> list[int]:
    """Quote or bid once, accept what is fair, and wait otherwise."""
    unit = view.rules.material.unit
    board = view.board
    draft = view.draft
    if view.seat == board.masters[wagon]:
        if draft:
            number = len(draft)
            fee = int(FEE_SHARE * slot_worth(view, wagon, draft[0], number) / unit)
            base = codes.FEE_FOR_ONE if number == 1 else codes.FEE_FOR_TWO
            return nearest(options, base + max(1, fee))
        for shipper in range(view.rules.seats):
            if is_open(board, shipper) and not field(board, shipper, QUOTES):
                return [codes.QUOTE_TO + shipper]
        return [o for o in options if o == codes.WAIT or codes.TAKE_BID <= o < codes.CLOSE]
    if draft:
        number = len(codes.goods_of(draft[0]))
        fee = int(BID_SHARE * slot_worth(view, wagon, view.seat, number) / unit)
        return nearest(options, codes.FEE + fee)
    about = (wagon, 0, 0, field(board, view.seat, ONE), field(board, view.seat, TWO))
    found = shipper_shortlist(view, about, options)
    if len(found) == 1 and field(board, view.seat, BIDS):
        return [codes.WAIT]
    return [o for o in found if o not in (codes.LEAVE, codes.WITHDRAW)]


def best_shipper(view: MerchantsView, wagon: int) -> int:
    """Return the other player who could load most."""
    best = view.seat
    for seat in range(view.rules.seats):
        if view.board.most_shipped(wagon, seat) > view.board.most_shipped(wagon, best):
            best = seat
    return best


def shipper_shortlist(view: MerchantsView, about: tuple[int, ...], options: list[int]) -> list[int]:
    """Accept a fair quote; otherwise bid, for as much as possible, where that is allowed."""
    wagon, _, _, one, two = about
    unit = view.rules.material.unit
    found = []
    bids = []
    for option in options:
        if codes.OFFER <= option < codes.FREE:
            bids.append(option)
        elif codes.TAKE_QUOTE <= option < codes.OFFER:
            goods = option - codes.TAKE_QUOTE
            fee = quoted_fee(goods, one, two) * unit
            number = len(codes.goods_of(goods))
            if fee <= FAIR_SHARE * slot_worth(view, wagon, view.seat, number):
                found.append(option)
        else:
            found.append(option)
    passive = (codes.LEAVE, codes.WAIT, codes.WITHDRAW, codes.REPAY)
    if not bids or any(option not in passive for option in found):
        return found
    return [bids[len(bids) - 1]]
