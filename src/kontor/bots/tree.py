"""A search tree over imagined worlds: every seat maximises its own learned winning chance.

A node stands for all positions that the same answers lead to, whatever lies hidden (information
sets, chance outcomes summed over). Its options enter one by one, the most promising first, the
more often the node is visited (progressive widening). A first look judges each option by the
value of the position behind it; later visits average what the search found there.
"""

from math import sqrt
from typing import Final

from kontor.bots.foresight import answer_sensibly, finish_sensibly
from kontor.bots.master import Master
from kontor.engine.chance import Chance
from kontor.engine.frames import seats_of
from kontor.engine.playout import next_seat
from kontor.engine.state import State

DEPTH: Final = 8
EXPLORING: Final = 0.12
# How many options a node considers: at first, and more with the root of its visits.
FIRST_OPTIONS: Final = 3
WIDENING: Final = 1.0
# What a first look counts against real visits.
LOOK_WEIGHT: Final = 1.0


class Branch:
    """One option of a node: how it looked, how often it was tried, what came of it."""

    def __init__(self, option: int, look: float) -> None:
        self.option: int = option
        self.look: float = look
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

    def select(self, legal: list[int]) -> Branch:
        """Choose a branch to try next among those that are legal in this world."""
        known = [self.branches[option] for option in legal]
        known.sort(key=look_of, reverse=True)
        wide = FIRST_OPTIONS + int(WIDENING * sqrt(self.visits))
        best = known[0]
        best_bound = -1.0
        root = sqrt(self.visits + 1.0)
        for branch in known[:wide]:
            bound = branch.mean() + EXPLORING * root / (1 + branch.visits)
            if bound > best_bound:
                best = branch
                best_bound = bound
        return best


def look_of(branch: Branch) -> float:
    """Return how a branch looked at first."""
    return branch.look


class Tree:
    """Grows from one question of one seat, whose options have been looked at already."""

    def __init__(self, judge: Master, seat: int, options: list[int], looks: list[float]) -> None:
        self.judge: Master = judge
        self.options: list[int] = options
        self.root: Node = Node(seat)
        for place, option in enumerate(options):
            self.root.branches[option] = Branch(option, looks[place])

    def promising(self) -> Branch:
        """Choose the option of the root to try next."""
        return self.root.select(self.options)

    def grow(self, first: Branch, world: State, chance: Chance) -> None:
        """Follow an option through one imagined world, add a node, and pass back what it shows."""
        path: list[Branch] = []
        movers: list[int] = []
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
            is_new = node.visits == 0
            legal = self.shortlist(world, node.seat, chance)
            self.look(node, world, legal, chance)
            branch = node.select(legal)
        values: dict[int, float] = {}
        for place, branch in enumerate(path):
            mover = movers[place]
            if mover not in values:
                values[mover] = self.value(world, mover)
            branch.visits += 1
            branch.total += values[mover]

    def look(self, node: Node, world: State, legal: list[int], chance: Chance) -> None:
        """Judge the legal options that the node has not seen before, each by what follows it."""
        for option in legal:
            if option not in node.branches:
                twin = world.clone()
                twin.play(node.seat, option)
                finish_sensibly(self.judge.game, twin, chance)
                node.branches[option] = Branch(option, self.value(twin, node.seat))

    def shortlist(self, world: State, seat: int, chance: Chance) -> list[int]:
        """Name the options of a seat worth a thought in a world."""
        options = world.options(seat)
        if len(options) == 1:
            return options
        return self.judge.game.shortlist(world.view(seat), options, chance)

    def advance(self, world: State, chance: Chance) -> int:
        """Answer forced and sealed questions; return who must decide next, or -1 at the end."""
        while world.stack:
            frame = world.stack[-1]
            if frame.sealed:
                for seat in seats_of(frame.awaited()):
                    answer_sensibly(self.judge.game, world, seat, chance)
                continue
            seat = next_seat(frame.awaited())
            options = world.options(seat)
            if len(options) > 1:
                return seat
            world.play(seat, options[0])
        return -1

    def value(self, world: State, seat: int) -> float:
        """Return the learned winning chance of a seat."""
        return self.judge.judge(world, seat, self.judge.measure(world, seat))
