"""The steward: looks one answer ahead and trusts the game's own rough valuation.

It imagines a few worlds that agree with its view, tries every option in each of them, lets the
others fill in their sealed answers at random, and compares what the positions are worth. Where
all choose in secret it mixes its best options, so that nobody can read it.
"""

from typing import Final

from kontor.bots.bot import Bot
from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.engine.view import View

WORLDS: Final = 4
# Among sealed options, one that is worth this much less is chosen e times less often.
MIXING: Final = 0.5


class Weighing:
    """Options and what they are worth."""

    def __init__(self, options: list[int], values: list[float], is_sealed: bool) -> None:
        self.options: list[int] = options
        self.values: list[float] = values
        self.is_sealed: bool = is_sealed

    def ranked(self) -> list[int]:
        """Return the places of the options, the best first."""
        values = self.values
        return sorted(range(len(values)), key=lambda place: values[place], reverse=True)


class Steward(Bot):
    """A one-ply player on the game's heuristic."""

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose the option with the best average worth over a few imagined worlds."""
        if len(options) == 1:
            return options[0]
        candidates = self.game.shortlist(view, options, chance)
        weighed = self.weigh(view, candidates, chance)
        if weighed.is_sealed:
            return weighed.options[chance.prefer(weighed.values, MIXING)]
        return weighed.options[weighed.values.index(max(weighed.values))]

    def weigh(self, view: View, candidates: list[int], chance: Chance) -> Weighing:
        """Say what each candidate is worth."""
        worlds = [self.game.imagine(view, chance) for _ in range(WORLDS)]
        values = []
        for option in candidates:
            total = 0.0
            for world in worlds:
                twin = world.clone()
                twin.play(view.seat, option)
                finish_at_random(twin, chance)
                total += self.game.worth(twin, view.seat)
            values.append(total / WORLDS)
        return Weighing(candidates, values, worlds[0].stack[-1].sealed)


def finish_at_random(world: State, chance: Chance) -> None:
    """Complete at random the sealed question that has just been begun, until it is revealed."""
    while world.stack:
        frame = world.stack[-1]
        if not frame.sealed or all(answer == NO_ANSWER for answer in frame.answers):
            return
        seat = next_seat(frame.awaited())
        options = [option for option in world.options(seat) if not world.is_immediate(option)]
        world.play(seat, options[chance.below(len(options))])
