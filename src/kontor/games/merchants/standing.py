"""Phase 7: upkeep, loans and climbing; the end of the game (R9, R10)."""

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.haggling import FEE, field
from kontor.games.merchants.land import Board
from kontor.games.merchants.material import SOCIAL_CLIMB, STATUS_KEEPER
from kontor.games.merchants.table import (
    BLIND_BID,
    CLIMB,
    LAST_REPAYMENT,
    LIVE_HAGGLE,
    LOAN,
    LOT,
    MASTER_ANSWER,
    UPKEEP,
    Table,
)


def ask_upkeep(table: Table) -> bool:
    """Collect upkeep in turn order (R9.1); who holds influence cards is asked first (R9.3)."""
    board = table.board
    while board.cursor < table.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        if board.hand_sizes[seat]:
            table.ask(UPKEEP, seat, ())
            return True
        pay_upkeep(table, seat)
        if table.stack:
            return True
    return False


def upkeep_options(table: Table, seat: int) -> list[int]:
    """List paying, and the card at its fixed price (R9.3)."""
    if table.holds(seat, STATUS_KEEPER) and table.florins[seat] >= table.material.keeper_cost:
        return [codes.PAY, codes.KEEP_STATUS]
    return [codes.PAY]


def act_upkeep(table: Table, seat: int, option: int) -> None:
    """Pay the upkeep, or the card's price instead (R9.3)."""
    if option == codes.PAY:
        pay_upkeep(table, seat)
        return
    table.use_card(seat, STATUS_KEEPER)
    table.florins[seat] -= table.material.keeper_cost
    table.tell("keeper-played", {"seat": seat, "price": table.material.keeper_cost})


def pay_upkeep(table: Table, seat: int) -> None:
    """Pay for the level held (R9.1), or drop to one that can be paid (R9.2)."""
    board = table.board
    upkeep = table.material.upkeep
    level = board.status[seat]
    while upkeep[level] > table.florins[seat]:
        level -= 1
    dropped = level < board.status[seat]
    board.status[seat] = level
    table.florins[seat] -= upkeep[level]
    if table.log is not None:
        facts: Facts = {"seat": seat, "level": table.material.levels[level]}
        table.tell("dropped" if dropped else "upkeep-paid", {**facts, "amount": upkeep[level]})
    if dropped and may_borrow(table):
        table.ask(LOAN, seat, ())


def may_borrow(table: Table) -> bool:
    """Tell whether a credit card is left; by default there is always one (R9.5)."""
    return not table.rules.loans_are_limited or sum(table.board.loans) < table.material.credit_cards


def act_loan(table: Table, seat: int, option: int) -> None:
    """Take the one loan of this round, shown openly (R9.4)."""
    if option == codes.TAKE_LOAN:
        table.board.loans[seat] += 1
        table.florins[seat] += table.material.loan
        table.tell("loan-taken", {"seat": seat, "amount": table.material.loan})


# R9.6 Repaying, at any time ---------------------------------------------------------------------


def committed_in(board: Board, frame: Frame, seat: int, answer: int) -> int:
    """Return the florins a seat has bound by an answer or a bid that still stands (R9.6)."""
    unit = board.rules.material.unit
    if frame.kind == BLIND_BID:
        return (answer - codes.BID) * unit if answer >= 0 else 0
    if frame.kind == LIVE_HAGGLE:
        return field(board, seat, FEE) * unit
    if frame.kind == LOT and frame.about[1] == seat:
        return frame.about[0] * unit
    if frame.kind == MASTER_ANSWER and frame.about[1] == seat:
        return frame.about[3] * unit
    return 0


def committed(table: Table, frame: Frame, seat: int) -> int:
    """Return the florins a seat has bound."""
    return committed_in(table.board, frame, seat, frame.answer_of(seat))


def may_repay(table: Table, frame: Frame, seat: int) -> bool:
    """Tell whether a seat may repay a loan now (R9.6)."""
    if not table.board.loans[seat]:
        return False
    return table.florins[seat] - committed(table, frame, seat) >= table.material.repayment


def repay(table: Table, seat: int) -> None:
    """Pay back one loan (R9.6)."""
    table.board.loans[seat] -= 1
    table.florins[seat] -= table.material.repayment
    table.tell("loan-repaid", {"seat": seat, "amount": table.material.repayment})


# R9.7 Climbing ----------------------------------------------------------------------------------


def ask_climb(table: Table) -> bool:
    """Ask everybody in turn order, after all upkeep (R9.7)."""
    board = table.board
    if board.cursor == table.seats:
        return False
    table.ask(CLIMB, board.seat_at(board.cursor), ())
    board.cursor += 1
    return True


def climb_price(table: Table, levels: int, cards: int) -> int:
    """Return the price of some levels, some of them by card (R9.7, R9.8)."""
    by_card = cards * table.material.social_climb_cost
    return (levels - cards) * table.board.climb_cost() + by_card


def climb_options(table: Table, seat: int) -> list[int]:
    """List how far to climb and with how many cards; not in debt (R9.7 to R9.9)."""
    board = table.board
    found = [codes.CLIMB]
    if board.loans[seat]:
        return found
    room = len(table.material.upkeep) - 1 - board.status[seat]
    held = table.holds(seat, SOCIAL_CLIMB)
    for levels in range(1, min(table.material.climb_limit, room) + 1):
        for cards in range(min(levels, held) + 1):
            if climb_price(table, levels, cards) <= table.florins[seat]:
                found.append(codes.CLIMB + levels * codes.CLIMB_CARDS + cards)
    return found


def act_climb(table: Table, seat: int, option: int) -> None:
    """Climb the ladder (R9.7, R9.8)."""
    levels, cards = divmod(option - codes.CLIMB, codes.CLIMB_CARDS)
    if not levels:
        table.tell("stayed", {"seat": seat})
        return
    price = climb_price(table, levels, cards)
    table.florins[seat] -= price
    table.board.status[seat] += levels
    for _ in range(cards):
        table.use_card(seat, SOCIAL_CLIMB)
    if table.log is not None:
        facts: Facts = {"seat": seat, "number": levels, "price": price, "by_card": cards}
        table.tell("climbed", {**facts, "level": table.material.levels[table.board.status[seat]]})


# R10 The end ------------------------------------------------------------------------------------


def ask_last_repayment(table: Table) -> bool:
    """Give every debtor a last chance to repay (R10.3)."""
    board = table.board
    while board.cursor < table.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        if board.loans[seat]:
            table.ask(LAST_REPAYMENT, seat, ())
            return True
    return False


def standing(table: Table, seat: int) -> tuple[int, int, int]:
    """Return what ranks a player: no loans, then status, then florins (R10.4)."""
    board = table.board
    return (0 if board.loans[seat] else 1, board.status[seat], table.florins[seat])


def place(table: Table, seat: int) -> int:
    """Return the rank of a player; equals share it (R10.4, R10.5)."""
    mine = standing(table, seat)
    ahead = 0
    for other in range(table.seats):
        ahead += int(standing(table, other) > mine)
    return ahead + 1
