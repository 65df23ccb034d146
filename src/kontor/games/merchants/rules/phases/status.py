"""Phase 7: upkeep, loans and climbing; the end of the game (R9, R10)."""

from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import Decision, PlainDecision
from kontor.games.merchants.table import cards, channels, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def ask_upkeep(state: Position) -> bool:
    """Collect upkeep in turn order (R9.1); who holds influence cards is asked first (R9.3)."""
    board = state.board
    while board.cursor < state.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        if board.hand_sizes[seat]:
            state.ask(codes.ASK_UPKEEP, seat, ())
            return True
        pay_upkeep(state, seat)
        if state.stack:
            return True
    return False


class Upkeep(Decision):
    """Paying the upkeep, or Status Keeper (R9.1, R9.3)."""

    def __init__(self) -> None:
        super().__init__("task_upkeep", "R9.1", MASKED)

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List paying, and the card at its fixed price (R9.3)."""
        if (
            state.holds(seat, cards.STATUS_KEEPER)
            and state.florins[seat] >= state.material.keeper_cost
        ):
            return [codes.PAY, codes.KEEP_STATUS]
        return [codes.PAY]

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Pay the upkeep, or the card's price instead (R9.3)."""
        if option == codes.PAY:
            pay_upkeep(state, seat)
            return
        state.use_card(seat, cards.STATUS_KEEPER)
        state.florins[seat] = state.florins[seat] - state.material.keeper_cost
        state.tell("keeper-played", {"seat": seat, "price": state.material.keeper_cost})

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say what is due."""
        level = view.board.status[view.seat]
        return Message("prompt-upkeep", {"amount": view.rules.material.upkeep[level]})


def pay_upkeep(state: Position, seat: int) -> None:
    """Pay for the level held (R9.1), or drop to one that can be paid (R9.2)."""
    board = state.board
    upkeep = state.material.upkeep
    level = board.status[seat]
    while upkeep[level] > state.florins[seat]:
        level -= 1
    dropped = level < board.status[seat]
    board.status[seat] = level
    state.florins[seat] = state.florins[seat] - upkeep[level]
    if state.log is not None:
        facts: Facts = {"seat": seat, "level": state.material.levels[level]}
        state.tell("dropped" if dropped else "upkeep-paid", {**facts, "amount": upkeep[level]})
    if dropped and may_borrow(state):
        state.ask(codes.ASK_LOAN, seat, ())


def may_borrow(state: Position) -> bool:
    """Tell whether a credit card is left; by default there is always one (R9.5)."""
    return not state.rules.loans_are_limited or sum(state.board.loans) < state.material.credit_cards


class Loan(PlainDecision):
    """The one loan after a drop (R9.4)."""

    def __init__(self) -> None:
        super().__init__("task_loan", "R9.4", "prompt-loan")

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List taking the loan and going without."""
        return [codes.TAKE_LOAN, codes.DECLINE]

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Take the one loan of this round, shown openly (R9.4)."""
        if option == codes.TAKE_LOAN:
            state.board.loans[seat] = state.board.loans[seat] + 1
            state.florins[seat] = state.florins[seat] + state.material.loan
            state.tell("loan-taken", {"seat": seat, "amount": state.material.loan})


# R9.6 Repaying, at any time ---------------------------------------------------------------------


def committed(state: Position, frame: Frame, seat: int) -> int:
    """Return the florins a seat has bound."""
    return channels.committed_in(state.board, frame, seat, frame.answer_of(seat))


def may_repay(state: Position, frame: Frame, seat: int) -> bool:
    """Tell whether a seat may repay a loan now (R9.6)."""
    if not state.board.loans[seat]:
        return False
    return state.florins[seat] - committed(state, frame, seat) >= state.material.repayment


def repay(state: Position, seat: int) -> None:
    """Pay back one loan (R9.6)."""
    state.board.loans[seat] = state.board.loans[seat] - 1
    state.florins[seat] = state.florins[seat] - state.material.repayment
    state.tell("loan-repaid", {"seat": seat, "amount": state.material.repayment})


# R9.7 Climbing ----------------------------------------------------------------------------------


def ask_climb(state: Position) -> bool:
    """Ask everybody in turn order, after all upkeep (R9.7)."""
    board = state.board
    if board.cursor == state.seats:
        return False
    state.ask(codes.ASK_CLIMB, board.seat_at(board.cursor), ())
    board.cursor += 1
    return True


def climb_price(state: Position, levels: int, cards: int) -> int:
    """Return the price of some levels, some of them by card (R9.7, R9.8)."""
    by_card = cards * state.material.social_climb_cost
    return (levels - cards) * state.board.climb_cost() + by_card


class Climb(Decision):
    """How many levels to climb, and with how many cards (R9.7, R9.8)."""

    def __init__(self) -> None:
        super().__init__("task_climb", "R9.7", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer how far to climb and with how many cards; not in debt (R9.7 to R9.9)."""
        board = state.board
        menu = state.fresh_menu()
        menu.add_one(codes.CLIMB)
        if board.loans[seat]:
            return menu
        room = len(state.material.upkeep) - 1 - board.status[seat]
        held = state.holds(seat, cards.SOCIAL_CLIMB)
        for levels in range(1, min(state.material.climb_limit, room) + 1):
            for by_card in range(min(levels, held) + 1):
                if climb_price(state, levels, by_card) <= state.florins[seat]:
                    menu.add_one(codes.CLIMB + levels * codes.CLIMB_CARDS + by_card)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Climb the ladder (R9.7, R9.8)."""
        levels = (option - codes.CLIMB) // codes.CLIMB_CARDS
        by_card = (option - codes.CLIMB) % codes.CLIMB_CARDS
        if not levels:
            if state.log is not None:
                state.tell("stayed", {"seat": seat})
            return
        price = climb_price(state, levels, by_card)
        state.florins[seat] = state.florins[seat] - price
        state.board.status[seat] = state.board.status[seat] + levels
        for _ in range(by_card):
            state.use_card(seat, cards.SOCIAL_CLIMB)
        if state.log is not None:
            facts: Facts = {"seat": seat, "number": levels, "price": price, "by_card": by_card}
            state.tell(
                "climbed", {**facts, "level": state.material.levels[state.board.status[seat]]}
            )

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say what a level costs."""
        if view.board.loans[view.seat]:
            return Message("prompt-climb-debt", {})
        material = view.rules.material
        price = view.board.climb_cost()
        least = min(price, material.social_climb_cost) if view.holds(cards.SOCIAL_CLIMB) else price
        is_on_top = view.board.status[view.seat] == len(material.upkeep) - 1
        can_climb = view.florins[view.seat] >= least and not is_on_top
        facts: Facts = {"price": price, "can": int(can_climb), "top": int(is_on_top)}
        return Message("prompt-climb", facts)


# R10 The end ------------------------------------------------------------------------------------


def ask_last_repayment(state: Position) -> bool:
    """Give every debtor a last chance to repay (R10.3)."""
    board = state.board
    while board.cursor < state.seats:
        seat = board.seat_at(board.cursor)
        board.cursor += 1
        if board.loans[seat]:
            state.ask(codes.ASK_REPAYMENT, seat, ())
            return True
    return False


class LastRepayment(Decision):
    """The last chance to repay a loan (R10.3)."""

    def __init__(self) -> None:
        super().__init__("task_repayment", "R10.3", MASKED)

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List being done; repaying is a free action."""
        return [codes.DONE]

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Go on."""

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Ask, or say that there is not enough for it."""
        price = view.rules.material.repayment
        can_repay = int(view.florins[view.seat] >= price)
        return Message("prompt-repayment", {"price": price, "can": can_repay})


def rank(state: Position, seat: int) -> tuple[int, int, int]:
    """Return what ranks a player: no loans, then status, then florins (R10.4)."""
    board = state.board
    return (0 if board.loans[seat] else 1, board.status[seat], state.florins[seat])


def place(state: Position, seat: int) -> int:
    """Return the rank of a player; equals share it (R10.4, R10.5)."""
    mine = rank(state, seat)
    ahead = 0
    for other in range(state.seats):
        ahead += int(rank(state, other) > mine)
    return ahead + 1
