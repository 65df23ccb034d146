"""Training: rounds of self-play and learning, the same whatever the number of processes."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from kontor import games
from kontor.arena.running import workers
from kontor.arena.this_process import uninterrupted
from kontor.bots import network
from kontor.bots.bot import Bot, RandomBot
from kontor.bots.learner import Learner, Sample
from kontor.bots.master import Master
from kontor.bots.selfplay import play_lesson
from kontor.bots.steward import Steward
from kontor.bots.whole_game import play_game
from kontor.engine.chance import seeded
from kontor.engine.inputs import Inputs

ROUND: Final = 32
CHUNK: Final = 8
UNITS: Final = 32
# A pupil is in a hurry: one world, and not more options than these.
WORLDS: Final = 1
MOST_OPTIONS: Final = 6
GUIDE_SLOPE: Final = 0.8
# The usual rate of learning; it falls to a tenth. Where the guide is good, slow is better.
RATE: Final = 4e-4
RATE_FALLS: Final = 0.1
EXPLORING: Final = (0.05, 0.01)
# Positions of one game resemble each other: one in so many is learned from.
KEPT_SAMPLES: Final = 2
CURVE_POINTS: Final = 60
# What is published is the average of the weights over about so many rounds.
AVERAGED: Final = 8


@dataclass(frozen=True)
class Course:
    """What is to be learned: a game for some numbers of players, until so many games or minutes."""

    slug: str
    seats: tuple[int, ...]
    seed: str
    games: int = 0
    minutes: float = 0.0
    units: int = UNITS
    rate: float = RATE


@dataclass
class Progress:
    """Where a course stands."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    curve: list[dict[str, float]] = field(default_factory=list)

    def share(self, course: Course) -> float:
        """Return how much of the course is done, from 0 to 1."""
        if course.games:
            return min(1.0, self.games / course.games)
        return min(1.0, self.seconds / (60 * course.minutes))


@dataclass(frozen=True)
class Chunk:
    """A few games of one round, described so that any process can play them."""

    slug: str
    seats: tuple[int, ...]
    seed: str
    weights: bytes
    exploring: float
    first: int
    last: int


@dataclass(frozen=True)
class Lessons:
    """What the games of a chunk taught."""

    samples: list[Sample]
    brier: float
    decisions: int


@cache
def inputs_of(slug: str) -> int:
    """Count the inputs of a game's network."""
    game = games.load(slug)
    inputs = Inputs()
    game.measure(game.start(game.least_seats, {}, seeded("inputs")), 0, inputs)
    return len(inputs.numbers)


def play_chunk(chunk: Chunk) -> Lessons:
    """Play the games with these numbers; each depends on the seed, its number and the weights."""
    game = games.load(chunk.slug)
    player = Master(game, network.restore(chunk.weights), WORLDS, MOST_OPTIONS)
    samples: list[Sample] = []
    brier = 0.0
    decisions = 0
    for number in range(chunk.first, chunk.last):
        seats = chunk.seats[number % len(chunk.seats)]
        chance = seeded(f"{chunk.seed} lesson {number}")
        lesson = play_lesson(player, seats, chunk.exploring, chance)
        samples += [s for s in lesson.samples if not chance.below(KEPT_SAMPLES)]
        brier += lesson.brier / max(1, len(lesson.samples)) / (chunk.last - chunk.first)
        decisions += lesson.decisions
    return Lessons(samples, brier, decisions)


class School:
    """Holds the learner of a course, its progress and its checkpoints."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.progress = Progress()
        self.header: dict[str, Any] = {}
        self.learner = Learner(inputs_of(course.slug), course.units)
        self.learner.begin(seeded(f"{course.seed} weights"), 0, GUIDE_SLOPE)
        self.averaged = self.learner.weights[:]

    def study(self, jobs: int, heard: Callable[[Progress], None]) -> None:
        """Play and learn until the course is over; `heard` is told after every round."""
        if jobs == 1:
            self.go_on(lambda chunks: [play_chunk(chunk) for chunk in chunks], heard)
            return
        with workers(jobs) as found:
            self.go_on(lambda chunks: list(found.executor.map(play_chunk, chunks)), heard)

    def go_on(
        self,
        play: Callable[[list[Chunk]], list[Lessons]],
        heard: Callable[[Progress], None],
    ) -> None:
        """Play round after round."""
        progress = self.progress
        while progress.share(self.course) < 1.0:
            start = perf_counter()
            uninterrupted(self.round, play)
            progress.seconds += perf_counter() - start
            heard(progress)

    def round(self, play: Callable[[list[Chunk]], list[Lessons]]) -> None:
        """Play a round of games with the present weights and learn from them."""
        course, progress = self.course, self.progress
        done = progress.share(course)
        weights = self.learner.network().save()
        last = progress.games + ROUND
        if course.games:
            last = min(last, course.games)
        chunks = [
            Chunk(
                course.slug, course.seats, course.seed, weights, between(EXPLORING, done),
                first, min(first + CHUNK, last),
            )
            for first in range(progress.games, last, CHUNK)
        ]  # fmt: skip
        lessons = play(chunks)
        samples = [sample for lesson in lessons for sample in lesson.samples]
        order = seeded(f"{course.seed} order {progress.games}")
        rates = (course.rate, RATE_FALLS * course.rate)
        error = self.learner.fit(samples, order, between(rates, done))
        share = 1 / min(len(progress.curve) + 1, AVERAGED)
        self.averaged = [
            old + share * (new - old)
            for old, new in zip(self.averaged, self.learner.weights, strict=True)
        ]
        progress.games = last
        progress.decisions += sum(lesson.decisions for lesson in lessons)
        brier = sum(lesson.brier for lesson in lessons) / len(lessons)
        progress.curve.append({"games": last, "brier": round(brier, 5), "error": round(error, 5)})

    def save(self, file: Path) -> None:
        """Write a checkpoint from which the course can be resumed."""
        learner = self.learner
        data = {
            "course": asdict(self.course),
            "progress": asdict(self.progress),
            "steps": learner.steps,
            "weights": learner.weights,
            "averaged": self.averaged,
            "first": learner.first,
            "second": learner.second,
        }
        draft = file.with_name(file.name + ".new")
        draft.write_text(json.dumps(data), "utf-8")
        draft.replace(file)

    def resume(self, file: Path) -> None:
        """Go on from a checkpoint."""
        data: dict[str, Any] = json.loads(file.read_text("utf-8"))
        learner = self.learner
        if len(data["weights"]) != len(learner.weights):
            raise network.BadNetwork(f"{file} belongs to another network")
        self.progress = Progress(**data["progress"])
        learner.steps = data["steps"]
        learner.weights = data["weights"]
        self.averaged = data["averaged"]
        learner.first = data["first"]
        learner.second = data["second"]

    def publish(self, command: str, check: int) -> bytes:
        """Return the network as a file that says how it was made and how well it plays.

        The same seed and number of games make the same file, byte for byte; so it keeps no times.
        """
        mean = Learner(self.learner.inputs, self.course.units)
        mean.weights = self.averaged
        made = mean.network()
        progress = self.progress
        seats = self.course.seats[0]
        self.header = {
            "game": self.course.slug,
            "players": list(self.course.seats),
            "command": command,
            "seed": self.course.seed,
            "games": progress.games,
            "decisions": progress.decisions,
            "figures": {
                name: share_against(self.course.slug, seats, made, name, check, self.course.seed)
                for name in ("random", "steward")
                if check
            },
            "curve": thinned(progress.curve),
        }
        made.header = self.header
        return made.save()

    def curve(self) -> str:
        """Return the whole curve of errors as JSON."""
        return json.dumps(self.progress.curve)


def share_against(
    slug: str, seats: int, made: network.Network, name: str, number: int, seed: str
) -> dict[str, Any]:
    """Let a master with this network play against a table of others; return its share of wins."""
    game = games.load(slug)
    player = Master(game, made)
    other: Bot = RandomBot(game) if name == "random" else Steward(game)
    wins = 0.0
    for index in range(number):
        chance = seeded(f"{seed} check {index // seats}")
        state = game.start(seats, {}, chance.split("deal"))
        mine = index % seats
        play_game(state, [player if seat == mine else other for seat in range(seats)], chance)
        winners = state.winners()
        if mine in winners:
            wins += 1 / len(winners)
    return {"players": seats, "games": number, "share": round(wins / max(1, number), 4)}


def between(ends: tuple[float, float], done: float) -> float:
    """Return a number that slides from one end to the other by equal factors."""
    return float(ends[0] * (ends[1] / ends[0]) ** done)


def thinned(curve: list[dict[str, float]]) -> list[dict[str, float]]:
    """Average a long curve down to a few points."""
    size = max(1, -(-len(curve) // CURVE_POINTS))
    found = []
    for start in range(0, len(curve), size):
        part = curve[start : start + size]
        found.append(
            {
                "games": part[-1]["games"],
                "brier": round(sum(point["brier"] for point in part) / len(part), 5),
                "error": round(sum(point["error"] for point in part) / len(part), 5),
            }
        )
    return found
