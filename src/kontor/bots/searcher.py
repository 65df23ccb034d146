"""The searcher: a plain tree search that has learned nothing, to measure the other bots by.

It knows what every game offers alike: imagined worlds, options, answers, and the rough worth of a
position. A place in its tree stands for the answers that lead there, whatever lies hidden. Each
iteration imagines a world, follows what promises most (upper confidence bounds over the answers
that are possible in that world), adds one place, plays on at random for a few decisions, and lets
every seat on the way remember what the end is worth to it.
"""

from math import inf, log, sqrt
from typing import Final

from kontor.bots.bot import Bot
from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER
from kontor.engine.game import Game
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.engine.view import View

DECISIONS: Final = 6
EXPLORING: Final = 0.7


class Place:
    """An answer at the end of a path: how often it was possible and given, what it was worth."""

    def __init__(self, seat: int, option: int) -> None:
        self.seat: int = seat
        self.option: int = option
        self.possible: int = 1
        self.visits: int = 0
        self.total: float = 0.0
        # By the seat that answers next and its option.
        self.following: dict[tuple[int, int], Place] = {}

    def mean(self) -> float:
        """Return what the answer was worth to the seat that gave it."""
        return self.total / self.visits


class Search:
    """A tree that grows from one question of one seat."""

    def __init__(self, game: Game, seat: int, options: list[int]) -> None:
        self.game: Game = game
        self.root: Place = Place(-1, -1)
        self.seat: int = seat
        self.options: list[int] = options
        # The least and the most that anything has been worth to anybody so far.
        self.low: float = inf
        self.high: float = -inf

    def explore(self, world: State, chance: Chance) -> None:
        """Follow the tree through one imagined world, add a place, play on and remember."""
        path: list[Place] = []
        place = self.root
        seat = self.seat
        options = self.options
        while True:
            place = self.follow(place, seat, options, chance)
            path.append(place)
            world.play(seat, place.option)
            if not place.visits or not world.stack:
                break
            seat = next_seat(world.awaited())
            options = world.options(seat)
        for _step in range(DECISIONS):
            if not world.stack:
                break
            seat = next_seat(world.awaited())
            world.play(seat, world.random_option(seat, chance))
        self.remember(path, world)

    def follow(self, place: Place, seat: int, options: list[int], chance: Chance) -> Place:
        """Choose an answer that was never tried here, or else the most promising."""
        following = place.following
        known = [following[seat, option] for option in options if (seat, option) in following]
        for answer in known:
            answer.possible += 1
        if len(known) < len(options):
            fresh = [option for option in options if (seat, option) not in following]
            found = Place(seat, fresh[chance.below(len(fresh))])
            following[seat, found.option] = found
            return found
        best = known[0]
        best_bound = -1.0
        for answer in known:
            bound = self.share(answer.mean())
            bound += EXPLORING * sqrt(log(answer.possible) / answer.visits)
            if bound > best_bound:
                best = answer
                best_bound = bound
        return best

    def share(self, worth: float) -> float:
        """Return where a worth lies between the least and the most that was found."""
        return (worth - self.low) / (self.high - self.low) if self.high > self.low else 0.5

    def remember(self, path: list[Place], world: State) -> None:
        """Let each seat on a path count what the end is worth to it."""
        worths: dict[int, float] = {}
        for place in path:
            seat = place.seat
            if seat not in worths:
                worth = self.game.worth(world, seat)
                worths[seat] = worth
                self.low = min(self.low, worth)
                self.high = max(self.high, worth)
            place.visits += 1
            place.total += worths[seat]


class Searcher(Bot):
    """A player that searches so many iterations and takes what it has tried most."""

    def __init__(self, game: Game, iterations: int) -> None:
        super().__init__(game)
        self.iterations: int = iterations

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose the option visited most, of equals the one that was worth most."""
        options = onward(self.game, view, self.game.welcome(view, options), chance)
        if len(options) == 1:
            return options[0]
        search = Search(self.game, view.seat, options)
        for _iteration in range(self.iterations):
            search.explore(self.game.imagine(view, chance), chance)
        best = max(search.root.following.values(), key=merit)
        return best.option


def onward(game: Game, view: View, options: list[int], chance: Chance) -> list[int]:
    """Leave out what takes back an answer begun under seal; it would go round in circles."""
    world = game.imagine(view, chance.split("onward"))
    frame = world.stack[-1]
    if not frame.sealed or frame.answer_of(view.seat) >= NO_ANSWER:
        return options
    found = []
    for option in options:
        twin = world.clone()
        twin.play(view.seat, option)
        again = twin.stack[-1] if twin.stack else frame
        if again.kind != frame.kind or again.answer_of(view.seat) != NO_ANSWER:
            found.append(option)
    return found or options


def merit(place: Place) -> tuple[int, float]:
    """Return what an answer is chosen by."""
    return place.visits, place.mean()
