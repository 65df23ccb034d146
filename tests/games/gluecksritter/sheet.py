"""The score sheet of Die Glücksritter: castle pieces, and ducats unless coins are hidden."""

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.gluecksritter.board.history import History
from kontor.games.gluecksritter.table.view import GluecksritterView


def columns(view: View, told: list[Message]) -> list[tuple[list[int], int]]:
    """Return what each column of the sheet adds up, and the total below it."""
    assert isinstance(view, GluecksritterView)
    seats = range(view.rules.seats)
    past = History(told, view.rules.seats)
    found = [
        (list(past.pieces[seat].values()), view.walls[seat] + view.towers[seat]) for seat in seats
    ]
    if past.is_counted:
        material = view.rules.material
        start = material.value(material.start_gold, material.start_silver)
        found += [
            (
                [start, *past.coins[seat].values()],
                material.value(view.gold[seat], view.silver[seat]),
            )
            for seat in seats
        ]
    return found
