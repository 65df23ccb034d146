"""Pacing: when the table gives an answer for a bot, or for a person who has no choice.

The time an answer takes must not tell whether there was a choice.

| who                    | when                                                                   |
| ---------------------- | ---------------------------------------------------------------------- |
| a bot                  | at a moment drawn at random. If it is not ready then, at the next such |
|                        | moment; it counts as ready when its level's thought may end, even if   |
|                        | it had only one answer                                                 |
| a person, everybody    | after a while between two bounds                                       |
| knows there is one     |                                                                        |
| a person, masked       | after a time this person has taken for another answer at this table,   |
|                        | made somewhat longer or shorter: so a long time proves nothing; not    |
|                        | before one can have read the question, and a quicker answer is always  |
|                        | one's own; who is new is given a while between two bounds              |
| a person alone with    | after a while between two bounds: there is nobody to be told anything  |
| bots                   |                                                                        |

The speed that a table has chosen multiplies the bounds, whatever there is to choose from.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kontor.bots.roster import read_budget

# Seconds that a pass takes, at least and at most, where people give forced answers themselves.
MASK: Final = (0.8, 2.5)
# Seconds that every bot is allowed for an answer, though most need less.
LEAST_THOUGHT: Final = 0.25
# How much longer or shorter a pause is made: there is no longest one.
SPREAD: Final = 0.5
PAUSES_KEPT: Final = 20
# How long bots take at the speeds that a table can choose, as a multiple of the usual.
TEMPO: Final = {"once": 1 / 12, "brisk": 1.0, "leisurely": 2.5}


@dataclass(frozen=True)
class Pace:
    """How long an answer takes, and when another process steps in, in seconds.

    Without `forced_most` people give their forced answers themselves, but for a forced pass.
    """

    least: float = 0.6
    most: float = 1.8
    patience: float = 10.0
    forced_least: float = MASK[0]
    forced_most: float = MASK[1]

    def at(self, speed: str) -> "Pace":
        """Return the pace of a table that has chosen a speed; moments stay drawn at random."""
        times = TEMPO[speed]
        return replace(
            self,
            least=self.least * times,
            most=self.most * times,
            forced_least=self.forced_least * times,
            forced_most=self.forced_most * times,
        )

    def moment(self, ready: float) -> float:
        """Draw when a bot answers that is ready after so many seconds; without a pace, at once."""
        if not self.most:
            return 0.0
        moment = 0.0
        while moment < ready or not moment:
            moment += random.uniform(self.least, self.most)
        return moment

    def forced_delay(self, pauses: Sequence[float] = ()) -> float:
        """Draw how long a forced answer takes of somebody who has taken such pauses before."""
        least, most = (self.forced_least, self.forced_most) if self.forced_most else MASK
        if pauses:
            return max(least, random.choice(pauses) * random.lognormvariate(0.0, SPREAD))
        return random.uniform(least, most)


def allowed_thought(bot: str) -> float:
    """Return how many seconds a bot may think about an answer, whether it does or not."""
    level, _, budget = bot.partition(":")
    seconds = read_budget(bot, budget)[0] if level == "grandmaster" else 0.0
    return max(LEAST_THOUGHT, seconds)
