"""The master: looks one answer ahead and judges what follows by the learned value.

It sees every position as its own seat would. Options that chance or sealed answers decide are
tried in several worlds. Among sealed options of nearly equal promise it mixes.
"""

from typing import Final

from kontor.bots.bot import Bot
from kontor.bots.foresight import Ideas, finish_sensibly, imagine
from kontor.bots.network import Network
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.inputs import Inputs
from kontor.engine.state import State
from kontor.engine.view import View

WORLDS: Final = 4
# Among sealed options, one with this much less of a winning chance is chosen e times less often.
MIXING: Final = 0.01


class Judgement:
    """What was weighed: the options with their winning chances, and how they would look."""

    def __init__(self, options: list[int]) -> None:
        self.options: list[int] = options
        self.is_sealed: bool = False
        self.chances: list[float] = [0.0] * len(options)
        # How a search would mix or prefer the options; empty without a search.
        self.weights: list[float] = []
        self.numbers: list[list[int]] = []
        self.worlds: int = 0

    def best(self) -> int:
        """Return the place of the best option: the most visited, of equals the most promising."""
        weights = self.weights or [0.0] * len(self.chances)
        best = 0
        for place in range(1, len(weights)):
            ahead = weights[place] - weights[best]
            if ahead > 0 or (ahead == 0 and self.chances[place] > self.chances[best]):
                best = place
        return best

    def choice(self, chance: Chance) -> int:
        """Return the place of the option to play: the best, or a mix of good ones under seal."""
        if not self.is_sealed:
            return self.best()
        return chance.pick(self.weights) if self.weights else chance.prefer(self.chances, MIXING)


class Master(Bot):
    """A one-ply player on the learned value; a hurried one tries some of many options only."""

    def __init__(
        self, game: Game, network: Network, worlds: int = WORLDS, most_options: int = 0
    ) -> None:
        super().__init__(game)
        self.network: Network = network
        self.worlds: int = worlds
        self.most_options: int = most_options

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose the option after which winning is likeliest."""
        if len(options) == 1:
            return options[0]
        judgement = self.weigh(view, options, chance)
        return judgement.options[judgement.choice(chance)]

    def weigh(self, view: View, options: list[int], chance: Chance) -> Judgement:
        """Judge what follows each option worth a thought."""
        candidates = self.game.shortlist(view, options, chance)
        if self.most_options:
            candidates = some(candidates, self.most_options, chance)
        return self.weigh_these(view, candidates, chance)

    def weigh_these(self, view: View, candidates: list[int], chance: Chance) -> Judgement:
        """Judge what follows each of the candidates, over a few imagined worlds."""
        judgement = Judgement(candidates)
        totals = judgement.chances
        tried = list(range(len(totals)))
        counts = [0] * len(totals)
        ideas: Ideas = {}
        while tried and judgement.worlds < self.worlds:
            world = imagine(self.game, view, chance, ideas)
            judgement.is_sealed = world.stack[-1].sealed
            drawn = world.chance.used
            open_ends = []
            for place in tried:
                twin = world.clone()
                twin.play(view.seat, judgement.options[place])
                finish_sensibly(self.game, twin, chance)
                numbers = self.measure(twin, view.seat)
                totals[place] = totals[place] + self.judge(twin, view.seat, numbers)
                counts[place] = counts[place] + 1
                if judgement.worlds == 0:
                    judgement.numbers.append(numbers)
                if judgement.is_sealed or twin.chance.used != drawn:
                    open_ends.append(place)
            judgement.worlds += 1
            tried = open_ends
        for place, count in enumerate(counts):
            totals[place] = totals[place] / count
        return judgement

    def measure(self, state: State, seat: int) -> list[int]:
        """Return the numbers of a position as a seat knows it."""
        if not state.stack:
            return []
        inputs = Inputs()
        self.game.measure(state, seat, inputs)
        return inputs.numbers

    def judge(self, state: State, seat: int, numbers: list[int]) -> float:
        """Return the winning chance of a seat; when the game is over its share of the victory."""
        if state.stack:
            return self.network.value(numbers)
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0


def some(options: list[int], most: int, chance: Chance) -> list[int]:
    """Return the options, or so many of them, drawn at random, if they are more."""
    if len(options) <= most:
        return options
    drawn = options[:]
    chance.shuffle(drawn)
    return drawn[:most]
