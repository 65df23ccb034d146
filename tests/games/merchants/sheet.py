"""The score sheet of Merchants of the Middle Ages: florins by source, deals among them."""

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.games.merchants.board.history import History
from kontor.games.merchants.table.view import MerchantsView


def columns(view: View, told: list[Message]) -> list[tuple[list[int], int]]:
    """Return what each column of the sheet adds up, and the total below it.

    What deals brought is what nothing else explains: together it must be nothing.
    """
    assert isinstance(view, MerchantsView)
    past = History(view, told)
    start = view.rules.material.start_florins
    found = [
        ([start, *[row[seat] for row in past.flows.values()]], florins)
        for seat, florins in enumerate(view.florins)
    ]
    deals = past.flows["deals"]
    found.append((deals, 0))
    return found if view.rules.deals else found + [([florins], 0) for florins in deals]
