"""All questions of Die Glücksritter, by the number of their kind (see `codes`).

There are no other answers than those they list: nothing is given away (R2.6) or exchanged (R13.6)
except by a document, and an answer that is not listed is refused before anything happens (R20.3).
"""

from typing import Final

from kontor.games.gluecksritter.rules.decision import Decision
from kontor.games.gluecksritter.rules.duel import Duel
from kontor.games.gluecksritter.rules.errand import Attacked, Errand, Rolled, Steal
from kontor.games.gluecksritter.rules.planning import Grace, Plan, Ransoms
from kontor.games.gluecksritter.rules.purchases import Buy
from kontor.games.gluecksritter.rules.reds import Spy
from kontor.games.gluecksritter.rules.windows import OpenWindow, OverLimit

QUESTIONS: Final[list[Decision]] = [
    Ransoms(),
    Plan(),
    Spy(),
    OpenWindow(),
    Buy(),
    Duel(),
    Errand(),
    Attacked(),
    Rolled(),
    Steal(),
    OverLimit(),
    Grace(),
]
