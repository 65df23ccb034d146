"""The price dial: its stations, and what each good sells for now and after one or two notches."""

from math import cos, pi, sin
from typing import Final

from kontor.games.merchants.table.view import MerchantsView

ARMS: Final = "arms"
CENTRE: Final = 150
REACH: Final = 104


class Station:
    """A station of the dial: a good, or the own arms at the top, which leave a pointer unused."""

    def __init__(self, view: MerchantsView, place: int, good: int) -> None:
        material = view.rules.material
        turn = 2 * pi * place / (len(material.goods) + 1)
        self.name: str = ARMS if good < 0 else material.goods[good]
        self.x: int = round(CENTRE + REACH * sin(turn))
        self.y: int = round(CENTRE - REACH * cos(turn))
        # Selling prices now, after one notch and after two; those after a fall from the top.
        self.sells: list[int] = []
        self.falls: list[int] = []
        if good >= 0:
            level = view.board.prices[good]
            after = [view.board.raised(good, notches) for notches in range(3)]
            self.sells = [material.sell_prices[one] for one in after]
            self.falls = [notches for notches in (1, 2) if after[notches] < level]


def stations(view: MerchantsView) -> list[Station]:
    """List the stations clockwise, the arms first."""
    goods = range(len(view.rules.material.goods))
    return [Station(view, 0, -1), *[Station(view, good + 1, good) for good in goods]]
