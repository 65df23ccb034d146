"""R3.3 A new round begins, R4 income: phase I."""

from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes, forecast


def begin_round(state: Deeds) -> None:
    """Bring the electors back from the privilege spaces before phase I (R3.3)."""
    board = state.board
    board.used = 0
    board.rival = codes.NOBODY
    board.church = codes.NOWHERE
    board.ban = codes.NOWHERE
    board.out = 0
    board.active = codes.NOBODY
    if state.log is not None:
        state.tell("round-begins", {"round": board.round})
    state.begin(codes.INCOME)


def pay(state: Deeds) -> None:
    """Pay everybody (R4.1 to R4.7), before the old leave (R4.8)."""
    board = state.board
    for step in range(state.seats):
        seat = state.in_order(step)
        due = forecast.income(board, seat)
        gained = state.receive(seat, due)
        board.chips[seat] = board.thalers[seat]  # R4.7: paid or not
        if state.log is not None:
            state.tell("income", {"seat": seat, "number": due, "thalers": board.thalers[seat]})
            if due > gained:
                state.tell("thalers-lost", {"seat": seat, "number": due - gained})
    state.begin(codes.AGEING)
