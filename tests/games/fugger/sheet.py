"""The score sheet of Die Fugger: florins by evaluation, and by deliveries."""

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.fugger.board.history import History
from kontor.games.fugger.table.view import FuggerView


def columns(view: View, told: list[Message]) -> list[tuple[list[int], int]]:
    """Return what each column of the sheet adds up, and the total below it."""
    assert isinstance(view, FuggerView)
    past = History(told, view.rules.seats)
    return [
        ([*[one.earned[seat] for one in past.evaluations], past.delivered(seat)], florins)
        for seat, florins in enumerate(view.florins)
    ]
