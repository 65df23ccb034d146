"""What players of Augsburg 1520 tend to buy and to hold, beside what everybody can reckon.

Set by hand after counts in games of masters and stewards: how much more or less often a card was in
a hand than dealing evenly would put it there, in per cent. Jokers are soon bid with. Who never bid
for a noble holds few of its notes; who bid and gave way keeps some.
"""

from typing import Final

from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import JOKER
from kontor.games.augsburg.table.unseen import Habits
from kontor.games.augsburg.table.view import AugsburgView

USUAL: Final = 100
ONE_JOKER: Final = 62
# How many of a hundred notes offered are bought, and how far from that it may be.
BOUGHT: Final = 75
FEWER: Final = 2
MORE: Final = 2
# Notes of the noble visited, in per cent of the above: of those who were silent, by the standing
# bid (the last number stands for all higher ones), and of those who gave way.
SILENT: Final = (100, 15, 60, 72, 90)
GAVE_WAY: Final = 140
AT_A_VISIT: Final = (codes.BIDDING, codes.SELECTION, codes.USING)


def habits(view: AugsburgView) -> Habits:
    """Say how likely each card is in each hand, and how many notes are bought."""
    usual = [USUAL] * JOKER + [ONE_JOKER]
    hands = [of_seat(view, seat, usual) for seat in range(view.rules.seats)]
    return Habits(hands, BOUGHT, FEWER, MORE)


def of_seat(view: AugsburgView, seat: int, usual: list[int]) -> list[int]:
    """Say how likely each card is in a hand; notes of the noble visited, by what was bid."""
    is_out = view.kind in AT_A_VISIT and not (view.still_in >> seat) & 1
    if not is_out or view.noble == codes.MAXIMILIAN or view.noble < 0:
        return usual
    share = GAVE_WAY if view.announced[seat] else SILENT[min(view.bid, len(SILENT) - 1)]
    likely = usual[:]
    first = view.noble * packing.VALUES
    for card in range(first, first + packing.VALUES):
        likely[card] = likely[card] * share // 100
    return likely
