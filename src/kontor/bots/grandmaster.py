"""The grandmaster: the learned value inside a search over imagined worlds, within a budget."""

from collections.abc import Callable
from math import exp
from time import monotonic
from typing import Final

from kontor.bots.budget import Budget
from kontor.bots.judge import MIXING, Judge, Judgement, Weigher
from kontor.bots.network import Network
from kontor.bots.sealed import Sealed
from kontor.bots.tree import EXPLORING, PAUSE, own_stream, think_further
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.view import View

SECONDS: Final = 1.0
# Where a game draws its shortlist of secret answers at random, the search draws more than one.
MORE_SHORTLISTS: Final = 3


class Grandmaster(Weigher):
    """A searching player; deterministic when its budget is counted in iterations."""

    def __init__(
        self,
        game: Game,
        network: Network,
        seconds: float = SECONDS,
        iterations: int = 0,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(game)
        self.judge: Judge = Judge(game, network)
        self.exploring: float = EXPLORING
        self.budget: Budget = Budget(seconds, iterations, clock)

    def weigh(self, view: View, options: list[int], chance: Chance) -> Judgement:
        """Search until the budget is spent; say what became of each option worth a thought."""
        self.budget.begin()
        if self.game.imagine(view, chance).stack[-1].sealed:
            return self.weigh_sealed(view, options, chance)
        judgement = self.judge.weigh(view, options, chance)
        if len(judgement.options) == 1:
            return judgement
        think_further(self.judge, view, judgement, self.budget, chance, self.exploring)
        return judgement

    def weigh_sealed(self, view: View, options: list[int], chance: Chance) -> Judgement:
        """Think a simultaneous question through; the weights are the mix to draw from."""
        candidates = self.game.shortlist(view, options, chance)
        for _ in range(MORE_SHORTLISTS):
            if len(candidates) == 1:
                break
            for option in self.game.shortlist(view, options, chance):
                if option not in candidates:
                    candidates.append(option)
        judgement = self.judge.weigh_these(view, candidates, chance)
        if len(judgement.options) == 1:
            return judgement
        thought = Sealed(self.judge, view.seat)
        stream = own_stream(chance)
        hopeful = judgement.options
        while len(hopeful) > 1 and self.budget.spend():
            thought.think(self.game.imagine(view, stream), hopeful, chance)
            if self.budget.used % PAUSE == 0:
                hopeful = thought.hopeful(hopeful)
        mine = thought.mixes[view.seat]
        places = {option: place for place, option in enumerate(judgement.options)}
        weights = [0.0] * len(places)
        for answer, share in mine.shares.items():
            weights[places[answer[0]]] += share
        judgement.chances = [mine.merits[option].mean() for option in judgement.options]
        # What turned out worse than the best has no place in the mix.
        best = max(judgement.chances)
        judgement.weights = [
            weight * exp((value - best) / MIXING)
            for weight, value in zip(weights, judgement.chances, strict=True)
        ]
        judgement.worlds = self.budget.used
        return judgement
