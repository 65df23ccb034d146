"""The score sheet of In the Shadow of the Emperor: points by their source."""

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.emperor.board.history import History
from kontor.games.emperor.table.view import EmperorView


def columns(view: View, told: list[Message]) -> list[tuple[list[int], int]]:
    """Return what each column of the sheet adds up, and the total below it."""
    assert isinstance(view, EmperorView)
    past = History(told, view.rules.seats)
    return [
        ([row[seat] for row in past.points.values()], points)
        for seat, points in enumerate(view.board.points)
    ]
