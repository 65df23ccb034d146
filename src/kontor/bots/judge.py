"""The judge: looks one answer ahead and judges what follows by the learned value.

It sees every position as its own seat would. Options that chance, sealed answers or hidden things
decide are tried in several worlds. Among sealed options of nearly equal promise it mixes.
"""

from typing import Final

from kontor.bots.bot import Bot
from kontor.bots.foresight import Ideas, finish_sensibly, imagine
from kontor.bots.network import Network
from kontor.bots.policy import Policy
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


class Weigher(Bot):
    """A bot that weighs what it could answer before it chooses."""

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose what was found best; where there is no choice, nothing is weighed."""
        if len(options) == 1:
            return options[0]
        return self.settle(view, self.weigh(view, options, chance), chance)

    def weigh(self, view: View, options: list[int], chance: Chance) -> Judgement:
        """Say how likely each option worth a thought is to win."""
        raise NotImplementedError

    def settle(self, view: View, judgement: Judgement, chance: Chance) -> int:
        """Settle on one of the options that were weighed: the best, or a mix under seal."""
        return judgement.options[judgement.choice(chance)]


class Judge(Weigher):
    """A one-ply player on the learned value; a hurried one tries some of many options only."""

    def __init__(
        self, game: Game, network: Network, worlds: int = WORLDS, most_options: int = 0
    ) -> None:
        super().__init__(game)
        self.network: Network = network
        self.policy: Policy = Policy(network)
        self.worlds: int = worlds
        self.most_options: int = most_options

    def weigh(self, view: View, options: list[int], chance: Chance) -> Judgement:
        """Judge what follows each option worth a thought."""
        candidates = self.game.shortlist(view, options, chance)
        if self.most_options and len(candidates) > self.most_options:
            candidates = self.likeliest(view, candidates, chance)
        return self.weigh_these(view, candidates, chance)

    def weigh_these(self, view: View, candidates: list[int], chance: Chance) -> Judgement:
        """Judge what follows each of the candidates, over a few imagined worlds."""
        judgement = Judgement(candidates)
        totals = judgement.chances
        tried = list(range(len(totals)))
        counts = [0] * len(totals)
        ideas: Ideas = {}
        most = 1
        while tried and judgement.worlds < most:
            world = imagine(self.game, view, chance, ideas)
            most = self.looks(world.seats)
            judgement.is_sealed = world.stack[-1].sealed
            drawn = world.chance.used
            open_ends = []
            for place in tried:
                twin = world.clone()
                twin.play(view.seat, judgement.options[place])
                finish_sensibly(self.game, twin, chance)
                numbers = self.measure(twin, view.seat)
                if judgement.worlds == 0:
                    judgement.numbers.append(numbers)
                elif self.is_settled(judgement, place, numbers, twin.chance.used == drawn):
                    continue
                totals[place] = totals[place] + self.judge(twin, view.seat, numbers)
                counts[place] = counts[place] + 1
                open_ends.append(place)
            judgement.worlds += 1
            tried = open_ends
        for place, count in enumerate(counts):
            totals[place] = totals[place] / count
        return judgement

    def looks(self, seats: int) -> int:
        """Return in how many worlds options are tried at a table of so many."""
        return self.worlds

    def is_settled(
        self, judgement: Judgement, place: int, numbers: list[int], is_sure: bool
    ) -> bool:
        """Tell whether a second world has shown that an option looks the same in all of them."""
        return (
            is_sure
            and judgement.worlds == 1
            and not judgement.is_sealed
            and len(numbers) > 0
            and numbers == judgement.numbers[place]
        )

    def likeliest(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Return some of many options: half of them the likeliest, the others drawn at random."""
        world = self.game.imagine(view, chance)
        priors = self.policy.priors(world, view.seat, options, self.hidden(world, view.seat))
        ranked = sorted(range(len(options)), key=lambda place: priors[place], reverse=True)
        half = (self.most_options + 1) // 2 if self.policy.is_learned else 0
        rest = ranked[half:]
        chance.shuffle(rest)
        return [options[place] for place in ranked[:half] + rest[: self.most_options - half]]

    def thinkable(self, world: State, seat: int, chance: Chance) -> list[int]:
        """Name the options of a seat worth a thought in a world."""
        options = world.options(seat)
        if len(options) == 1 or not self.game.is_choosy():
            return options
        return self.game.shortlist(world.view(seat), options, chance)

    def hidden(self, state: State, seat: int) -> list[float]:
        """Return what the hidden units make of a position as a seat knows it."""
        return self.network.hidden(self.measure(state, seat), seat)

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
            return self.network.value(numbers, seat, state.seats)
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
