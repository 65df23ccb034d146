"""Training: rounds of self-play and learning, the same wherever the games are played."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from kontor import games
from kontor.arena.lesson_games import Chunk, Lessons, inputs_of, play_chunk
from kontor.arena.pupil import EVERYTHING, WORDS, Pupil
from kontor.arena.running import in_order, workers
from kontor.arena.this_process import uninterrupted
from kontor.bots import network
from kontor.bots.bot import Bot, RandomBot
from kontor.bots.master import Master
from kontor.bots.steward import Steward
from kontor.bots.whole_game import play_game
from kontor.engine.chance import seeded

ROUND: Final = 64
CHUNK: Final = 8
UNITS: Final = 64
# The usual rate of learning, and to what share of it it falls.
RATE: Final = 1e-3
RATE_FALLS: Final = 0.03
EXPLORING: Final = (0.05, 0.01)
# How long a searched question is thought about, and how many of all questions are searched.
ITERATIONS: Final = 48
SEARCHED: Final = 0.125
# Lessons of so many rounds are remembered; each row is learned from about so many times.
WINDOW: Final = 24
REPEATS: Final = 4
CURVE_POINTS: Final = 60


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
    iterations: int = ITERATIONS
    searched: float = SEARCHED
    subject: str = EVERYTHING
    thought: int = 0
    guests: bool = False


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


class School:
    """Holds the pupil of a course, its progress and its checkpoints."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.progress = Progress()
        self.header: dict[str, Any] = {}
        self.begun: network.Network | None = None
        seed = seeded(f"{course.seed} weights").word()
        self.pupil = Pupil(
            inputs_of(course.slug), course.units, seed, WINDOW * ROUND // CHUNK, course.subject
        )

    def begin_from(self, content: bytes) -> None:
        """Begin with what a network file has learned already."""
        learned = network.restore(content)
        if learned.inputs != self.pupil.inputs or learned.units > self.pupil.units:
            raise network.BadNetwork("the network is too large, or of another game")
        if self.course.subject == WORDS and learned.units < self.pupil.units:
            raise network.BadNetwork("who learns words alone keeps the units")
        self.begun = learned
        self.pupil.begin_from(learned)

    def study(self, jobs: int, heard: Callable[[Progress], None], cluster: str = "") -> None:
        """Play and learn until the course is over; `heard` is told after every round."""
        progress = self.progress
        with workers(jobs, cluster) as found:
            while progress.share(self.course) < 1.0:
                start = perf_counter()
                chunks = self.chunks()
                lessons = list(in_order(found, play_chunk, [(chunk,) for chunk in chunks]))
                uninterrupted(self.learn, lessons)
                progress.seconds += perf_counter() - start
                heard(progress)

    def chunks(self) -> list[Chunk]:
        """Return the games of a round, to be played with the present weights."""
        course, progress = self.course, self.progress
        weights = self.pupil.network().save()
        exploring = between(EXPLORING, progress.share(course))
        last = progress.games + ROUND
        if course.games:
            last = min(last, course.games)
        return [
            Chunk(
                course.slug, course.seats, course.seed, weights, exploring, course.iterations,
                course.searched, first, min(first + CHUNK, last), course.guests,
            )
            for first in range(progress.games, last, CHUNK)
        ]  # fmt: skip

    def learn(self, lessons: list[Lessons]) -> None:
        """Learn from the games of a round and those of late."""
        course, progress = self.course, self.progress
        for lesson in lessons:
            self.pupil.hear(lesson)
        rows = REPEATS * sum(len(lesson.targets) for lesson in lessons)
        rate = between((course.rate, RATE_FALLS * course.rate), progress.share(course))
        order = seeded(f"{course.seed} order {progress.games}")
        losses = self.pupil.learn(rate, rows, order.word())
        played = sum(lesson.games for lesson in lessons)
        progress.games += played
        progress.decisions += sum(lesson.decisions for lesson in lessons)
        brier = sum(lesson.brier for lesson in lessons) / played
        progress.curve.append(
            {
                "games": progress.games, "brier": round(brier, 5),
                "value": round(losses["value"], 5), "policy": round(losses["policy"], 5),
            }
        )  # fmt: skip

    def save(self, file: Path) -> None:
        """Write a checkpoint from which the course can be resumed."""
        data = {
            "course": asdict(self.course),
            "progress": asdict(self.progress),
            "pupil": self.pupil.memory(),
            "begun": self.begun.save().hex() if self.begun else "",
        }
        draft = file.with_name(file.name + ".new")
        self.pupil.torch.save(data, draft)
        draft.replace(file)

    def resume(self, file: Path) -> None:
        """Go on from a checkpoint."""
        data: dict[str, Any] = self.pupil.torch.load(file, weights_only=True)
        kept = data["pupil"]["weights"]["hidden"]
        if tuple(kept.shape) != (self.pupil.inputs, self.pupil.units):
            raise network.BadNetwork(f"{file} belongs to another network")
        self.progress = Progress(**data["progress"])
        self.pupil.recall(data["pupil"])
        if data["begun"]:
            self.begun = network.restore(bytes.fromhex(data["begun"]))

    def publish(self, command: str, check: int) -> bytes:
        """Return the network as a file that says how it was made and how well it plays.

        The same seed and number of games make the same file, byte for byte; so it keeps no times.
        """
        made = self.pupil.network()
        if self.begun and self.course.subject == WORDS:
            self.begun.words = made.words
            made = self.begun
        made.thought = self.course.thought
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
        if self.begun and "command" in self.begun.header:
            kept = ("command", "players", "games", "decisions", "figures")
            self.header["begun"] = {name: self.begun.header[name] for name in kept}
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
        means = {
            name: round(sum(point[name] for point in part) / len(part), 5) for name in part[-1]
        }
        found.append({**means, "games": part[-1]["games"]})
    return found
