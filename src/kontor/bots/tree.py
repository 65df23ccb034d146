"""A search tree over imagined worlds: every seat maximises its own learned winning chance.

A node stands for all positions that the same answers lead to, whatever lies hidden (information
sets, chance outcomes summed over). One look at a position tells what its seat would rather answer
and how likely it wins; where no preference was learned, each option is judged by the position
behind it. Options enter one by one, the likeliest first, the more often the node is visited
(progressive widening); visits go where much was won or much is expected.
"""

from math import sqrt
from typing import Final

from kontor.bots.budget import Budget
from kontor.bots.foresight import answer_sensibly, finish_sensibly
from kontor.bots.judge import Judge, Judgement
from kontor.bots.policy import SHARPNESS, shares
from kontor.engine.chance import Chance
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.engine.view import View

DEPTH: Final = 8
EXPLORING: Final = 0.5
# What is expected of every option where no preference was learned.
EVEN: Final = 0.24
# How many options a node considers: at first, and more with the root of its visits.
FIRST_OPTIONS: Final = 3
WIDENING: Final = 1.0
# A look, which is never above 1, decides between options that are about equally likely.
PRIOR_FIRST: Final = 1000.0
# What a first look counts against real visits.
LOOK_WEIGHT: Final = 1.0
# After so many iterations it looks whether the rest could still change anything.
PAUSE: Final = 16


class Branch:
    """One option of a node: how it looked, how often it was tried, what came of it."""

    def __init__(self, option: int, look: float, prior: float) -> None:
        self.option: int = option
        self.look: float = look
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.nodes: dict[int, Node] = {}

    def mean(self) -> float:
        """Return the winning chance of the mover, first look included."""
        return (LOOK_WEIGHT * self.look + self.total) / (LOOK_WEIGHT + self.visits)


class Node:
    """A decision of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.branches: dict[int, Branch] = {}

    def select(self, legal: list[int], exploring: float) -> Branch:
        """Choose a branch to try next among those that are legal in this world."""
        known = [self.branches[option] for option in legal]
        wide = FIRST_OPTIONS + int(WIDENING * sqrt(self.visits))
        if len(known) > wide:
            known.sort(key=promise_of, reverse=True)
        best = known[0]
        best_bound = -1.0
        root = exploring * sqrt(self.visits + 1.0)
        for branch in known[:wide]:
            bound = branch.mean() + root * branch.prior / (1 + branch.visits)
            if bound > best_bound:
                best = branch
                best_bound = bound
        return best


def promise_of(branch: Branch) -> float:
    """Return how a branch ranks at first: by how likely it is to be the best, then by its look."""
    return PRIOR_FIRST * branch.prior + branch.look


class Tree:
    """Grows from one question of one seat, whose options have been looked at already."""

    def __init__(
        self,
        judge: Judge,
        seat: int,
        options: list[int],
        looks: list[float],
        priors: list[float],
    ) -> None:
        self.judge: Judge = judge
        self.exploring: float = EXPLORING
        self.options: list[int] = options
        # Every option is tried in the same worlds, so that luck does not decide between them.
        self.worlds: list[State] = []
        self.root: Node = Node(seat)
        for place, option in enumerate(options):
            self.root.branches[option] = Branch(option, looks[place], priors[place])

    def promising(self) -> Branch:
        """Choose the option of the root to try next."""
        return self.root.select(self.options, self.exploring)

    def think(self, view: View, imagining: Chance, chance: Chance) -> None:
        """Try the most promising option in the next world, which has a stream of its own."""
        branch = self.promising()
        if branch.visits == len(self.worlds):
            self.worlds.append(self.judge.game.imagine(view, imagining).clone())
        self.grow(branch, self.worlds[branch.visits].clone(), chance)

    def is_decided(self, left: int) -> bool:
        """Tell whether so many more visits could not change which option has most of them."""
        first = second = 0
        for branch in self.root.branches.values():
            if branch.visits > first:
                second = first
                first = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return first - second > left

    def grow(self, first: Branch, world: State, chance: Chance) -> None:
        """Follow an option through one imagined world, add a node, and pass back what it shows."""
        path: list[Branch] = []
        movers: list[int] = []
        values: dict[int, float] = {}
        node = self.root
        branch = first
        is_new = False
        while True:
            node.visits += 1
            path.append(branch)
            movers.append(node.seat)
            world.play(node.seat, branch.option)
            seat = self.advance(world, chance)
            if seat < 0 or len(path) >= DEPTH or is_new:
                break
            if seat not in branch.nodes:
                branch.nodes[seat] = Node(seat)
            node = branch.nodes[seat]
            legal = self.judge.thinkable(world, seat, chance)
            is_new = node.visits == 0
            if is_new and self.judge.policy.is_learned:
                node.visits = 1
                values[seat] = self.expect(node, world, legal)
                break
            self.look(node, world, legal, chance)
            branch = node.select(legal, self.exploring)
        for place, branch in enumerate(path):
            mover = movers[place]
            if mover not in values:
                values[mover] = self.value(world, mover)
            branch.visits += 1
            branch.total += values[mover]

    def look(self, node: Node, world: State, legal: list[int], chance: Chance) -> None:
        """Take over the legal options that the node has not seen before."""
        for option in legal:
            if option not in node.branches:
                if self.judge.policy.is_learned:
                    self.expect(node, world, legal)
                    return
                twin = world.clone()
                twin.play(node.seat, option)
                finish_sensibly(self.judge.game, twin, chance)
                node.branches[option] = Branch(option, self.value(twin, node.seat), EVEN)

    def expect(self, node: Node, world: State, legal: list[int]) -> float:
        """Judge a position once, and by it all options that the node has not seen before."""
        hidden = self.judge.hidden(world, node.seat)
        value = self.judge.network.chance(hidden, world.seats)
        priors = self.judge.policy.priors(world, node.seat, legal, hidden)
        for place, option in enumerate(legal):
            if option not in node.branches:
                node.branches[option] = Branch(option, value, priors[place])
        return value

    def advance(self, world: State, chance: Chance) -> int:
        """Answer forced and sealed questions; return who must decide next, or -1 at the end."""
        while world.stack:
            frame = world.stack[-1]
            seat = next_seat(frame.awaited())
            if frame.sealed:
                answer_sensibly(self.judge.game, world, seat, chance)
                continue
            options = world.options(seat)
            if len(options) > 1:
                return seat
            world.play(seat, options[0])
        return -1

    def value(self, world: State, seat: int) -> float:
        """Return the learned winning chance of a seat."""
        return self.judge.judge(world, seat, self.judge.measure(world, seat))


def think_further(
    judge: Judge,
    view: View,
    judgement: Judgement,
    budget: Budget,
    chance: Chance,
    exploring: float = EXPLORING,
) -> None:
    """Search the options of a first judgement until a budget is spent, and judge them anew."""
    priors = expected(judge, view, judgement, chance)
    tree = Tree(judge, view.seat, judgement.options, judgement.chances, priors)
    tree.exploring = exploring
    stream = own_stream(chance)
    while budget.spend():
        tree.think(view, stream, chance)
        if budget.used % PAUSE == 0 and tree.is_decided(budget.left()):
            break
    branches = tree.root.branches
    judgement.chances = [branches[option].mean() for option in judgement.options]
    judgement.weights = [float(branches[option].visits) for option in judgement.options]
    judgement.worlds = budget.used


def expected(judge: Judge, view: View, judgement: Judgement, chance: Chance) -> list[float]:
    """Return how likely each option is to be the best: half by habit, half by a first look."""
    if not judge.policy.is_learned:
        return [EVEN] * len(judgement.options)
    world = judge.game.imagine(view, chance)
    hidden = judge.hidden(world, view.seat)
    habits = judge.policy.priors(world, view.seat, judgement.options, hidden)
    looks = shares(judgement.chances, SHARPNESS)
    return [(habit + look) / 2 for habit, look in zip(habits, looks, strict=True)]


def own_stream(chance: Chance) -> Chance:
    """Return a stream for the luck of imagined worlds, apart from that of the players in them."""
    return chance.split(f"worlds {chance.word()} {chance.used}")
