"""What players of Die Fugger tend to hold and to deliver, beside what everybody can reckon.

Set by hand after counts in games of masters at all numbers of players, and of stewards with
three: how much more or less often a card was in a hand than dealing evenly would put it there, in
per cent. A seal is rarely delivered, and rarely kept when its good already lies in front of the
player; goods that many have laid open are played, not held.
"""

from typing import Final

from kontor.engine import zones
from kontor.games.fugger.table import market
from kontor.games.fugger.table.imagine import Habits
from kontor.games.fugger.table.view import FuggerView

# By the number of open cards of the good; the last one stands for all higher ones.
ELSEWHERE: Final = (112, 104, 100, 82, 76)
IN_FRONT: Final = (112, 106, 104, 101, 101)
SEAL_ELSEWHERE: Final = (104, 92, 85, 88, 82)
SEAL_IN_FRONT: Final = (58, 58, 56, 58, 66)
MERCHANT: Final = 90
DELIVERED: Final = 128
SEAL_DELIVERED: Final = 2


def habits(view: FuggerView) -> Habits:
    """Say how likely each kind of card is in each hand, and as a delivery."""
    material = view.rules.material
    table = view.jakob
    for display in view.displays:
        table += display
    wanted = market.demands(material, table)
    most = len(ELSEWHERE) - 1
    hands: list[list[int]] = []
    for display in view.displays:
        likely: list[int] = []
        for good, cards in enumerate(wanted):
            number = min(cards, most)
            if zones.count(display, 2 * good) + zones.count(display, 2 * good + 1):
                likely.append(IN_FRONT[number])
                likely.append(SEAL_IN_FRONT[number])
            else:
                likely.append(ELSEWHERE[number])
                likely.append(SEAL_ELSEWHERE[number])
        likely.append(MERCHANT)
        hands.append(likely)
    return Habits(hands, [DELIVERED, SEAL_DELIVERED] * len(wanted) + [0])
