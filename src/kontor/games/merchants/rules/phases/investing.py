"""Phase 6: the auction of investment cards (R8).

A lot's question carries the standing bid in coins, who made it, and who has passed (bits).
"""

from kontor.engine import i64
from kontor.engine import menu as menus
from kontor.engine.frames import FORCED, MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import Decision, PlainDecision
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def lying(state: Position, where: i64) -> i64:
    """Return, as bits, the cards that lie face up, or in the pile."""
    found: i64 = 0
    card: i64 = 1
    owner: i64
    for owner in state.board.investments:
        if owner == where:
            found |= card
        card += card
    return found


def begin(state: Position) -> None:
    """Fill the row of face-up cards (R8.1) and let the first player open (R8.3)."""
    board = state.board
    board.buyers = 0
    board.passed = 0
    board.opener = board.first_player
    refill(state)


def refill(state: Position) -> None:
    """Turn up cards of the pile until the row is full (R1.7, R8.1)."""
    board = state.board
    missing = state.material.face_up - menus.size(lying(state, codes.FACE_UP))
    if not missing:
        return
    pile = menus.listed(0, lying(state, codes.IN_PILE))
    shown: list[str] = []
    while pile and len(shown) < missing:
        card = pile.pop(state.chance.below(len(pile)))
        board.investments[card] = codes.FACE_UP
        shown.append(cards.INVESTMENTS[card])
    if shown:
        state.tell("investments-shown", {"cards": sorted(shown)})


def eligible(state: Position) -> int:
    """Return, as bits, who may speak in the next lot: no buyer of this phase (R8.2, R8.3)."""
    everybody = (1 << state.seats) - 1
    return everybody & ~state.board.buyers & ~state.board.passed


def ask(state: Position) -> bool:
    """Open the next lot, unless the phase has ended (R8.2, R8.7, R8.8)."""
    board = state.board
    if board.opener == codes.NOBODY or not lying(state, codes.FACE_UP):
        return False
    bought = 0
    for seat in range(state.seats):
        bought += (board.buyers >> seat) & 1
    if bought >= state.rules.cards_per_round:
        return False
    speaker = next_speaker(state, board.opener, eligible(state))
    if speaker == codes.NOBODY:
        return False
    state.ask(codes.ASK_LOT, speaker, (0, codes.NOBODY, 0))
    return True


def next_speaker(state: Position, start: int, seats: int) -> int:
    """Return the first of some seats (bits), clockwise from a start, or NOBODY."""
    for step in range(state.seats):
        seat = (start + step) % state.seats
        if (seats >> seat) & 1:
            return seat
    return codes.NOBODY


class Lot(Decision):
    """A bid for an investment card, or a pass (R8.4)."""

    def __init__(self) -> None:
        super().__init__("task_lot", "R8.4", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer every higher bid the purse allows, and passing (R8.4)."""
        menu = state.fresh_menu()
        standing = frame.about[0]
        most = state.florins[seat] // state.material.unit
        menu.add_range(codes.BID + standing + 1, most - standing)
        menu.add_one(codes.PASS)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Bid or pass, and find who speaks next or has won (R8.4 to R8.6)."""
        standing, leader, passed = frame.about
        if option == codes.PASS:
            passed |= 1 << seat
            if state.log is not None:
                state.tell("invest-passed", {"seat": seat})
        else:
            standing = option - codes.BID
            leader = seat
            if state.log is not None:
                state.tell("invest-bid", {"seat": seat, "amount": standing * state.material.unit})
        rivals = eligible(state) & ~passed
        if leader != codes.NOBODY:
            rivals &= ~(1 << leader)
        if rivals:
            speaker = next_speaker(state, seat + 1, rivals)
            state.ask(codes.ASK_LOT, speaker, (standing, leader, passed))
            return
        if state.rules.pass_is_for_the_phase:
            state.board.passed |= passed
        if leader == codes.NOBODY:
            state.board.opener = codes.NOBODY  # R8.7
            state.tell("auction-ended", {})
            return
        state.florins[leader] = state.florins[leader] - standing * state.material.unit
        if state.log is not None:
            state.tell("lot-won", {"seat": leader, "amount": standing * state.material.unit})
        state.ask(codes.ASK_CHOICE, leader, ())

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say which bid stands."""
        if frame.about[1] < 0:
            return Message("prompt-lot-open", {})
        amount = frame.about[0] * view.rules.material.unit
        return Message("prompt-lot", {"leader_seat": frame.about[1], "amount": amount})


class ChooseCard(PlainDecision):
    """The card that the winner of a lot takes (R8.5)."""

    def __init__(self) -> None:
        super().__init__("task_choose_card", "R8.5", "prompt-choose-card", FORCED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer the cards that lie face up."""
        menu = state.fresh_menu()
        menu.add(codes.CHOOSE, lying(state, codes.FACE_UP))
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Take any face-up card (R8.5), for use from the next round on (R8.8)."""
        board = state.board
        board.investments[option - codes.CHOOSE] = seat
        board.buyers |= 1 << seat
        board.opener = (seat + 1) % state.seats  # R8.3
        if state.log is not None:
            facts: Facts = {"seat": seat, "card": cards.INVESTMENTS[option - codes.CHOOSE]}
            state.tell("invested", facts)
