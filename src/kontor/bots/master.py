"""The master: judges what follows each answer, and thinks a little further about the best.

How far is counted, never timed, so that a master plays alike on every machine; the file of a
network says how many iterations it takes, and in how many worlds it looks. Without a learned
preference a search of a few iterations finds nothing that the first look did not, and the master
does without.
"""

from kontor.bots.budget import Budget
from kontor.bots.judge import WORLDS, Judge, Judgement
from kontor.bots.network import Network
from kontor.bots.tree import think_further
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.view import View


class Master(Judge):
    """A judge that searches for a few iterations."""

    def __init__(
        self, game: Game, network: Network, worlds: int = WORLDS, iterations: int = 0
    ) -> None:
        super().__init__(game, network, worlds)
        self.budget: Budget = Budget(0.0, iterations)

    def looks(self, seats: int) -> int:
        """Look into as many worlds as the network's file says for this number of players."""
        return self.network.worlds[seats] or self.worlds

    def weigh(self, view: View, options: list[int], chance: Chance) -> Judgement:
        """Judge what follows each option worth a thought, the most promising with a search."""
        judgement = super().weigh(view, options, chance)
        if self.budget.iterations and not judgement.is_sealed and len(judgement.options) > 1:
            self.budget.begin()
            think_further(self, view, judgement, self.budget, chance)
        return judgement
