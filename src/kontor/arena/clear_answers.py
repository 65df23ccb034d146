"""Clear answers: whether one answer to a question is clearly better than all others.

First the master looks, as it plays; then more carefully, at all answers and in more worlds; at
last a search compares the best few and the worst.
"""

from dataclasses import dataclass
from typing import Final

from kontor.bots.budget import Budget
from kontor.bots.judge import Judge, Judgement
from kontor.bots.steward import Steward
from kontor.bots.tree import EVEN, Tree
from kontor.engine.chance import Chance
from kontor.engine.state import State
from kontor.engine.view import View
from kontor.games.practice import Judged

FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 100
# How far the best must be ahead of the second: for the master, and for the longer search.
LEAD: Final = 0.06
SURE_LEAD: Final = 0.04
# How far the worst must be behind, so that there is something to do wrong.
BEHIND: Final = 0.1
# Neither lost nor won: the best answer's winning chance lies between these.
LOST: Final = 0.1
WON: Final = 0.9
# How far the master and the search may differ in the winning chance of the best answer.
AGREED: Final = 0.15
WORLDS: Final = 16
# How many answers the search compares, besides the worst.
RIVALS: Final = 5
# The share of the search after which it gives up if the best is not ahead.
FIRST_PART: Final = 0.2


@dataclass(frozen=True)
class Budgets:
    """How long the search may take: so many iterations, or else so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def part(self, share: float) -> Budget:
        """Return a part of it."""
        iterations = max(1, round(share * self.iterations)) if self.iterations else 0
        return Budget(share * self.seconds, iterations)


@dataclass(frozen=True, eq=False)
class Spot:
    """A question with an answer that looks clearly better, after so many answers of its game."""

    view: View
    options: list[int]
    words: dict[int, str]
    number: int
    best: str
    kind: str
    round: int


@dataclass(frozen=True)
class Clear:
    """What was judged of a clear question, and where the steward ranks the best answer, from 0."""

    judged: tuple[Judged, ...]
    place: int


class Judges:
    """Those who judge the questions of a game, from the quickest to the longest look."""

    def __init__(self, player: Judge, budgets: Budgets) -> None:
        self.game = player.game
        self.quick = player
        self.careful = Judge(player.game, player.network, WORLDS)
        self.steward = Steward(player.game)
        self.budgets = budgets

    def spot(
        self, state: State, view: View, options: list[int], judgement: Judgement, number: int
    ) -> Spot | None:
        """Return the spot if a question is open, has enough answers, and one looks clear."""
        if judgement.is_sealed or state.awaited() != 1 << view.seat or not number:
            return None
        if not FEWEST_ANSWERS <= len(options) <= MOST_ANSWERS or len(judgement.options) == 1:
            return None
        if not is_clear(judgement.chances, judgement.best(), LEAD):
            return None
        words = {option: state.word(option) for option in options}
        best = words[judgement.options[judgement.best()]]
        kind = f"{state.prompt(view.seat).name} {best.partition(':')[0]}"
        return Spot(view, options, words, number, best, kind, state.rounds())

    def judge(self, spot: Spot, chance: Chance) -> tuple[Clear | None, bool]:
        """Judge a spot with care; tell also whether it came to a search."""
        view = spot.view
        distinct = self.distinct(view, spot.options, chance)
        if len(distinct) < FEWEST_ANSWERS:
            return None, False
        options = [group[0] for group in distinct]
        careful = self.careful.weigh_these(view, options, chance)
        best = careful.best()
        is_alone = len(distinct[best]) == 1
        behind = careful.chances[best] - min(careful.chances)
        if not is_alone or behind < BEHIND or not is_clear(careful.chances, best, LEAD):
            return None, False
        ranked = sorted(range(len(options)), key=lambda place: -careful.chances[place])
        compared = ranked[:RIVALS] if len(ranked) <= RIVALS else [*ranked[:RIVALS], ranked[-1]]
        looks = [careful.chances[place] for place in compared]
        chances = self.search(view, [options[place] for place in compared], looks, chance)
        if not chances or not is_telling(chances, looks):
            return None, True
        rows = sorted(zip(chances, looks, compared, strict=True), reverse=True)
        judged = tuple(
            (spot.words[options[place]], round(100 * look), round(100 * long))
            for long, look, place in rows
        )
        weighed = self.steward.weigh(view, options, chance)
        return Clear(judged, weighed.ranked().index(best)), True

    def distinct(self, view: View, options: list[int], chance: Chance) -> list[list[int]]:
        """Put answers together that lead to the same position."""
        world = self.game.imagine(view, chance)
        groups: dict[tuple[object, ...], list[int]] = {}
        for option in options:
            twin = world.clone()
            twin.play(view.seat, option)
            groups.setdefault(twin.data(), []).append(option)
        return list(groups.values())

    def search(
        self, view: View, options: list[int], looks: list[float], chance: Chance
    ) -> list[float]:
        """Return the chances after a search; nothing if the first is not clearly the best."""
        tree = Tree(self.quick, view.seat, options, looks, [EVEN] * len(options))
        branches = [tree.root.branches[option] for option in options]
        stream = chance.split("worlds")
        chances: list[float] = []
        for share in (FIRST_PART, 1 - FIRST_PART):
            budget = self.budgets.part(share)
            budget.begin()
            while budget.spend():
                tree.think(view, stream, chance)
            chances = [branch.mean() for branch in branches]
            if not is_clear(chances, 0, SURE_LEAD):
                return []
        most = max(branch.visits for branch in branches)
        return chances if branches[0].visits == most else []


def is_clear(chances: list[float], best: int, lead: float) -> bool:
    """Tell whether one chance is so far ahead, and neither near nought nor near one."""
    second = max(chance for place, chance in enumerate(chances) if place != best)
    return chances[best] - second >= lead and LOST <= chances[best] <= WON


def is_telling(chances: list[float], looks: list[float]) -> bool:
    """Tell whether there is something to do wrong, and search and first look agree on the best."""
    return chances[0] - min(chances) >= BEHIND and abs(chances[0] - looks[0]) <= AGREED
