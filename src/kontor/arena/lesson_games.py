"""Lessons: games that a network plays against itself, packed so that any process can play them."""

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Final

from kontor import games
from kontor.bots import network
from kontor.bots.bot import Bot
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.judge import Judge
from kontor.bots.selfplay import Row, SelfPlay, Siblings
from kontor.bots.steward import Steward
from kontor.engine.chance import seeded
from kontor.engine.game import Game
from kontor.engine.inputs import Inputs

# A pupil is in a hurry: one world, and not more options than these.
WORLDS: Final = 1
MOST_OPTIONS: Final = 12
# Positions of one game resemble each other: of those without a preference one in so many is kept.
KEPT_ROWS: Final = 2
LARGEST: Final = (1 << 15) - 1


@dataclass(frozen=True)
class Chunk:
    """A few games of one round, described so that any process can play them."""

    slug: str
    seats: tuple[int, ...]
    seed: str
    weights: bytes
    exploring: float
    iterations: int
    searched: float
    first: int
    last: int
    guests: bool = False


@dataclass
class Lessons:
    """What games taught: positions row by row, what became of them, and what was preferred.

    `counts` says how many options each row compares; `answers` and `shares` hold them one row
    behind the other, an answer by its place in `written`.
    """

    numbers: "array[int]"
    targets: "array[float]"
    margins: "array[float]"
    trust: "array[float]"
    counts: "array[int]"
    answers: "array[int]"
    shares: "array[float]"
    written: list[str]
    # Positions behind the options of searched questions, how many of each, and what was thought.
    behind: "array[int]"
    families: "array[int]"
    thought: "array[float]"
    weights: "array[float]"
    brier: float = 0.0
    decisions: int = 0
    games: int = 0


@cache
def inputs_of(slug: str) -> int:
    """Count the inputs of a game's network."""
    game = games.load(slug)
    inputs = Inputs()
    game.measure(game.start(game.least_seats, {}, seeded("inputs")), 0, inputs)
    return len(inputs.numbers)


def teacher_of(game: Game, learned: network.Network, iterations: int) -> Grandmaster:
    """Return the search that shows what to prefer; it looks behind every option itself.

    A search as short as a lesson's that follows learned words finds less than one careful look.
    """
    teacher = Grandmaster(game, learned, 0.0, iterations)
    teacher.judge.policy.is_learned = False
    return teacher


def play_chunk(chunk: Chunk) -> Lessons:
    """Play the games with these numbers; each depends on the seed, its number and the weights."""
    game = games.load(chunk.slug)
    learned = network.restore(chunk.weights)
    pupil = Judge(game, learned, WORLDS, MOST_OPTIONS)
    teacher = teacher_of(game, learned, chunk.iterations)
    packing = Packing()
    for number in range(chunk.first, chunk.last):
        seats = chunk.seats[number % len(chunk.seats)]
        chance = seeded(f"{chunk.seed} lesson {number}")
        game_played = SelfPlay(pupil, teacher, seats, chance)
        if chunk.guests:
            game_played.guests = guests(game, number // len(chunk.seats), seats)
        lesson = game_played.play(chunk.exploring, chunk.searched)
        for row in lesson.rows:
            if row.is_searched or not chance.below(KEPT_ROWS):
                packing.add(row)
        for siblings in lesson.siblings:
            packing.add_siblings(siblings)
        packing.lessons.brier += lesson.brier
        packing.lessons.decisions += lesson.decisions
        packing.lessons.games += 1
    return packing.lessons


def guests(game: Game, number: int, seats: int) -> dict[int, Bot]:
    """Return who is a guest in a game: in every second one, stewards on all seats but one."""
    turn, is_visited = divmod(number, 2)
    if not is_visited:
        return {}
    steward = Steward(game)
    return {seat: steward for seat in range(seats) if seat != turn % seats}


class Packing:
    """Puts rows together; each answer is written once."""

    def __init__(self) -> None:
        self.lessons = Lessons(
            array("h"), array("f"), array("f"), array("f"), array("i"), array("i"), array("f"), [],
            array("h"), array("i"), array("f"), array("f"),
        )  # fmt: skip
        self.places: dict[str, int] = {}

    def add(self, row: Row) -> None:
        """Add a position."""
        lessons = self.lessons
        lessons.numbers.extend(bounded(row.numbers))
        lessons.targets.append(row.target)
        lessons.margins.append(row.margin)
        lessons.trust.append(1.0 if row.is_searched else 0.0)
        lessons.counts.append(len(row.answers))
        for answer, share in zip(row.answers, row.shares, strict=True):
            place = self.places.setdefault(answer, len(lessons.written))
            if place == len(lessons.written):
                lessons.written.append(answer)
            lessons.answers.append(place)
            lessons.shares.append(share)

    def add_siblings(self, siblings: Siblings) -> None:
        """Add the positions behind the options of a question; one alone teaches nothing."""
        lessons = self.lessons
        if len(siblings.positions) < 2:
            return
        for numbers in siblings.positions:
            lessons.behind.extend(bounded(numbers))
        lessons.families.append(len(siblings.positions))
        lessons.thought.extend(siblings.chances)
        lessons.weights.extend(siblings.weights)


def bounded(numbers: list[int]) -> list[int]:
    """Return numbers that fit into 16 bits."""
    return [max(-LARGEST, min(LARGEST, number)) for number in numbers]
