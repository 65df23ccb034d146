"""Warehouses of a city as they are drawn on its plaza: one house per player, good by good."""

from typing import Final

from kontor.engine import zones
from kontor.games.merchants.table.view import MerchantsView

# All in the units of the map: where houses begin on a plaza, how high they and their goods are.
LEFT: Final = 6
TOP: Final = 92
ACROSS: Final = 300
HIGH: Final = 46
GAP: Final = 4
GOODS_AT: Final = 34
GOOD: Final = 36


class Stored:
    """A good, or several of one kind, in a house: where it is drawn, how large, how many."""

    def __init__(self, name: str, x: int, size: int, number: int) -> None:
        self.name: str = name
        self.x: int = x
        self.y: int = HIGH - size - 4
        self.size: int = size
        # One that stands for itself has no number.
        self.number: int = number


class House:
    """The warehouse of one player in one city."""

    def __init__(self, view: MerchantsView, city: int, seat: int) -> None:
        seats = view.rules.seats
        across = 2 if seats > 2 else 1
        self.seat: int = seat
        self.width: int = ACROSS // across - GAP
        self.x: int = LEFT + (seat % across) * (self.width + GAP)
        self.y: int = TOP + seat // across * (HIGH + GAP)
        stock = view.board.warehouse(seat, city)
        self.goods: list[Stored] = stored(view, stock, self.width - GOODS_AT)


def stored(view: MerchantsView, stock: int, room: int) -> list[Stored]:
    """Place goods in a row: one by one while there is room, then every kind with its number."""
    names = view.rules.material.goods
    if zones.size(stock) * GOOD <= room:
        return [
            Stored(names[good], GOODS_AT + (GOOD + 2) * place, GOOD, 0)
            for place, good in enumerate(zones.cards(stock))
        ]
    counts = [(good, zones.count(stock, good)) for good in zones.kinds(stock)]
    size = min(GOOD, room // len(counts) - 1)
    return [
        Stored(names[good], GOODS_AT + (size + 1) * place, size, count if count > 1 else 0)
        for place, (good, count) in enumerate(counts)
    ]
