"""The apprentice: thinks like the steward, but makes the mistakes of a beginner.

It overlooks options, and now and then takes the second, third or fourth best that it sees.
"""

from typing import Final

from kontor.bots.steward import MIXING, Steward
from kontor.engine.chance import Chance
from kontor.engine.view import View

# In a hundred: how often an option is overlooked, and how often a lesser one is taken.
OVERLOOKED: Final = 35
SLIPS: Final = 35
SLIP_RANKS: Final = 3


class Apprentice(Steward):
    """A one-ply player that does not see everything."""

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose like the steward among what it notices, not always the best of it."""
        if len(options) == 1:
            return options[0]
        candidates = self.game.shortlist(view, options, chance)
        noticed = [option for option in candidates if chance.below(100) >= OVERLOOKED]
        if len(noticed) < 2:
            return noticed[0] if noticed else candidates[chance.below(len(candidates))]
        judged = self.weigh(view, noticed, chance)
        if judged.is_sealed:
            return judged.options[chance.prefer(judged.values, MIXING)]
        ranked = judged.ranked()
        place = 0
        if chance.below(100) < SLIPS:
            place = 1 + chance.below(min(SLIP_RANKS, len(ranked) - 1))
        return judged.options[ranked[place]]
