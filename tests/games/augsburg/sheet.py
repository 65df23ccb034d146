"""The score sheet of Augsburg 1520: prestige by income of each round, symbols, waiving, honour."""

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.augsburg.board.history import HONOUR, INCOME, SYMBOL, WAIVED, History
from kontor.games.augsburg.table.view import AugsburgView


def columns(view: View, told: list[Message]) -> list[tuple[list[int], int]]:
    """Return what each column of the sheet adds up, and the total below it."""
    assert isinstance(view, AugsburgView)
    past = History(told, view.rules.seats)
    start = view.rules.material.start_prestige
    rounds = range(1, view.rules.rounds + 1)
    return [
        (
            [
                start,
                *[past.points(seat, INCOME, number) for number in rounds],
                *[past.points(seat, source) for source in (SYMBOL, WAIVED, HONOUR)],
            ],
            prestige,
        )
        for seat, prestige in enumerate(view.prestige)
    ]
