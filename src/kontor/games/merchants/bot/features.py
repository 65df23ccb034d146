"""A position in numbers, as one seat sees it: the inputs of the learned value.

Florins and influence cards of the others are hidden; of them only what lies on the board counts.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.inputs import Inputs, lead, rivals
from kontor.games.merchants.bot import bargaining, heuristic
from kontor.games.merchants.rules.rules import Rules
from kontor.games.merchants.table import cards, codes, steps
from kontor.games.merchants.table.public import Board

RIVALS: Final = 3
MOST_SEATS: Final = 4
PLAYER: Final = 12
USUAL_PURSE: Final = 1200


def measure(state: Rules, seat: int, into: Inputs) -> None:
    """Measure a position for a seat: tempo, rank, money, cargo, stock, cards, prices."""
    board = state.board
    left = heuristic.rounds_left(board)
    cargoes = [heuristic.cargo(board, other, left) for other in range(state.seats)]
    stocks = [heuristic.stock(board, other, left) for other in range(state.seats)]
    ranks = [rank_worth(board, other, left) for other in range(state.seats)]
    outlook = []
    for other in range(state.seats):
        purse = purse_worth(board, state.florins[seat] if other == seat else USUAL_PURSE, other)
        value = ranks[other] + cargoes[other] + stocks[other] + purse
        if board.promises:
            value += bargaining.promises_worth(board, other)
        value += investments(board, other, left)
        outlook.append(value + heuristic.standing_bid(state, other, left))
    outlook[seat] += influence(state, seat, left)
    frame = state.stack[-1]
    into.group("lead")
    into.add(int(lead(seat, outlook) / 24))
    into.group("tempo")
    into.one_of(state.seats - 2, MOST_SEATS - 1)
    into.one_of(board.step, steps.OVER)
    into.one_of(frame.kind, codes.ASK_DEAL + 1)
    into.flag((frame.asked >> seat) & 1 == 1)
    into.add(int(24 * left))
    into.flag(board.arrivals >= board.rules.last_arrivals)
    into.add(16 * board.turn_of(seat))
    for other in (seat, *rivals(seat, outlook, RIVALS)):
        if other < 0:
            for _ in range(PLAYER):
                into.add(0)
            continue
        into.group("lead")
        into.add(int(outlook[other] / 100))
        measure_player(state, other, into, cargoes[other], stocks[other], left)
    measure_own(state, seat, into, left)
    measure_goods(board, seat, into)


def rank_worth(board: Board, seat: int, left: float) -> float:
    """Return what a rank is worth less the upkeep to come and the debts."""
    material = board.rules.material
    level = board.status[seat]
    due = left + (1.0 if board.step <= steps.PAYING else 0.0)
    worth = level * heuristic.LEVEL * material.climb_cost(board.rules.last_arrivals)
    last = heuristic.DEBT_AT_THE_END if board.arrivals >= board.rules.last_arrivals else 0
    return worth - due * material.upkeep[level] - board.loans[seat] * (heuristic.DEBT + last)


def purse_worth(board: Board, florins: int, seat: int) -> float:
    """Return what money is worth: much while it is scarce, little once no level can be bought."""
    left = heuristic.rounds_left(board)
    if board.arrivals >= board.rules.last_arrivals and board.step > steps.CLIMBING:
        return florins * heuristic.LEFT_OVER
    upkeep = board.rules.material.upkeep[board.status[seat]]
    reserve = min(left, 1.0) * (heuristic.WORKING_CAPITAL + heuristic.UPKEEP_RESERVE * upkeep)
    return florins + (heuristic.SCARCE - 1) * (min(florins, reserve) - reserve)


def investments(board: Board, seat: int, left: float) -> float:
    """Return what the investment cards of a player may earn."""
    total = 0.0
    for card, owner in enumerate(board.investments):
        if owner == seat:
            total += heuristic.investment_worth(board, card, left)
    return total


def influence(state: Rules, seat: int, left: float) -> float:
    """Return what the own influence cards may earn."""
    if left <= 0:
        return 0.0
    total = 0.0
    for card in zones.kinds(state.hands[seat]):
        total += zones.count(state.hands[seat], card) * heuristic.INFLUENCE[card]
    return total


def measure_player(
    state: Rules, seat: int, into: Inputs, cargo: float, stock: float, left: float
) -> None:
    """Measure what everybody sees of a player."""
    board = state.board
    into.group("rank")
    into.add(16 * board.status[seat])
    into.add(board.rules.material.upkeep[board.status[seat]] // 10)
    into.group("debts")
    into.add(48 * board.loans[seat])
    into.group("cargo")
    into.add(int(cargo / 32))
    goods = 0
    for wagon in range(len(board.wagon_at)):
        goods += zones.size(board.row(wagon, seat))
    into.add(12 * goods)
    into.group("stock")
    into.add(int(stock / 16))
    stored = 0
    for city in range(len(board.bonuses)):
        stored += zones.size(board.warehouse(seat, city))
    into.add(8 * stored)
    into.group("wagons")
    mastered = 0
    for wagon in range(len(board.wagon_at)):
        mastered += int(board.masters[wagon] == seat)
    into.add(24 * mastered)
    into.group("cards")
    into.add(int(investments(board, seat, left) / 16))
    into.add(16 * board.hand_sizes[seat])
    into.group("tempo")
    into.add(12 * board.tiles[seat].bit_count())


def measure_own(state: Rules, seat: int, into: Inputs, left: float) -> None:
    """Measure the own purse and cards, and the bid that stands in an auction."""
    board = state.board
    material = board.rules.material
    florins = state.florins[seat]
    cost = material.climb_cost(board.arrivals)
    into.group("money")
    into.add(florins // 16)
    into.add(min(florins, 800) // 6)
    into.add(32 * min(4, florins // max(1, cost)))
    into.flag(florins >= material.upkeep[board.status[seat]])
    into.add(int((florins - left * material.upkeep[board.status[seat]]) / 24))
    into.group("cards")
    for card in range(len(cards.INFLUENCES)):
        into.add(32 * zones.count(state.hands[seat], card))
    for card in range(len(cards.INVESTMENTS)):
        into.flag(board.investments[card] == seat)
    for card in range(len(cards.INVESTMENTS)):
        into.flag(board.investments[card] == codes.FACE_UP)
    frame = state.stack[-1]
    into.add(
        int(heuristic.standing_bid(state, seat, left) / 8) if frame.kind == codes.ASK_LOT else 0
    )


def measure_goods(board: Board, seat: int, into: Inputs) -> None:
    """Measure each good, and each wagon: where it stands, who loads it, what is on it."""
    for good in range(len(board.prices)):
        aboard = 0
        for wagon in range(len(board.wagon_at)):
            aboard += zones.count(board.row(wagon, seat), good)
        stored = 0
        for city in range(len(board.bonuses)):
            stored += zones.count(board.warehouse(seat, city), good)
        into.group("prices")
        into.add(board.sell_price(good) // 16)
        into.group("cargo")
        into.add(24 * aboard)
        into.group("stock")
        into.add(16 * stored)
    for wagon in range(len(board.wagon_at)):
        into.group("wagons")
        city = board.city_of(wagon)
        arrived = (board.arrived >> wagon) & 1
        into.flag(city >= 0)
        into.flag(arrived == 1)
        into.flag(board.masters[wagon] == seat)
        into.flag(board.masters[wagon] not in (seat, codes.NOBODY))
        into.group("cargo")
        into.add(24 * zones.size(board.row(wagon, seat)))
        loaded = 0
        for other in range(board.rules.seats):
            loaded += zones.size(board.row(wagon, other))
        into.add(12 * loaded)
        into.group("stock")
        here = zones.size(board.warehouse(seat, city)) if city >= 0 and not arrived else 0
        into.add(16 * here)
