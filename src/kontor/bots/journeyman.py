"""The journeyman: judges like the master, and errs as people do.

What is clearly best is never missed and nothing obvious is thrown away. Among answers of nearly
equal promise it follows its mood, and a best answer that is only a little better, a quiet one, is
overlooked now and then.
"""

from typing import Final

from kontor.bots.judge import Judge, Judgement
from kontor.engine.chance import Chance
from kontor.engine.view import View

# Winning chances: an answer this much worse than the best is never given, and one so much worse
# is given e times less often.
OBVIOUS: Final = 0.08
MOOD: Final = 0.02
# How often, in a hundred, a best answer is overlooked that is better by less than this.
OVERLOOKED: Final = 25
QUIET: Final = 0.04


class Journeyman(Judge):
    """A one-ply player on the learned value with human mistakes."""

    def settle(self, view: View, judgement: Judgement, chance: Chance) -> int:
        """Settle on what seems good at the moment, never on what is plainly bad."""
        return judgement.options[moody(judgement, chance)]


def moody(judgement: Judgement, chance: Chance) -> int:
    """Return the place of an answer, drawn among those that do not lose much."""
    chances = judgement.chances
    ranked = sorted(range(len(chances)), key=lambda place: chances[place], reverse=True)
    best = chances[ranked[0]]
    near = [place for place in ranked if best - chances[place] < OBVIOUS]
    if len(near) > 1 and best - chances[near[1]] < QUIET and chance.below(100) < OVERLOOKED:
        near = near[1:]
    return near[chance.prefer([chances[place] for place in near], MOOD)]
