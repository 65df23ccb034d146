"""What a position is worth, roughly, in hundreds of florins.

Everything is turned into money: levels at what they will cost in the end less the upkeep still
to come, goods at what they may bring where their wagon may arrive, cards by their use in the
rounds that are left.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.merchants.bot import bargaining
from kontor.games.merchants.rules.rules import Rules
from kontor.games.merchants.table import codes, steps
from kontor.games.merchants.table.public import Board

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


def worth(state: Rules, seat: int) -> float:
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


def fortune(state: Rules, seat: int) -> float:
    """Return everything a player has, in florins of today."""
    board = state.board
    material = state.material
    left = rounds_left(board)
    is_last = board.arrivals >= board.rules.last_arrivals
    upkeep_due = left + (1.0 if board.step <= steps.PAYING else 0.0)
    level = board.status[seat]
    level_value = LEVEL * material.climb_cost(board.rules.last_arrivals)
    total = level * level_value - upkeep_due * material.upkeep[level]
    florins = state.florins[seat]
    if is_last and board.step > steps.CLIMBING:
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


def cards(state: Rules, seat: int, left: float) -> float:
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


def standing_bid(state: Rules, seat: int, left: float) -> float:
    """Return what a player gains if the bid that stands in an auction wins."""
    frame = state.stack[-1]
    if frame.kind != codes.ASK_LOT or frame.about[1] != seat:
        return 0.0
    best = 0.0
    for card, owner in enumerate(state.board.investments):
        if owner == codes.FACE_UP:
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
        if wagon != codes.NOWHERE and board.masters[wagon] == seat:
            total += control_worth(board, seat, wagon) * late
        if not here:
            continue
        if wagon == codes.NOWHERE:
            total += late * best_goods(board, here, 3, False) * WAITING * nearness(board, city)
        elif board.masters[wagon] == seat:
            total += late * best_goods(board, here, board.room(wagon, seat), True) * READY_MASTER
        elif board.masters[wagon] == codes.NOBODY:
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
    return codes.NOWHERE


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
