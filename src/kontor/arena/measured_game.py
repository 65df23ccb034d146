"""Measured games: whole games with an ear for who won, what was chosen and how long it took."""

from collections import Counter
from dataclasses import dataclass
from math import exp, floor, log
from time import perf_counter, thread_time
from typing import Any, Final

from kontor import games
from kontor.arena.contest import Contest, ContestError, fingerprint
from kontor.arena.drawn_openings import opened
from kontor.arena.entrants import hire
from kontor.arena.game_rows import Step
from kontor.bots.bot import Bot
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State

# Times are counted in classes; each is longer by this factor than the one before.
TIME_STEP: Final = 1.05
SHORTEST: Final = 1e-7


@dataclass
class SeatFigures:
    """What one seat did in one game. Times, alone, differ from run to run.

    They count where there was a choice: as waited by the others, and as worked by the processor.
    """

    decisions: int
    uses: Counter[str]
    waits: Counter[int]
    work: Counter[int]


@dataclass(frozen=True)
class Outcome:
    """How one game ended; the seats are in order of play. Steps are kept on request."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    seats: tuple[SeatFigures, ...]
    steps: tuple[Step, ...] = ()
    points: tuple[int, ...] = ()

    @property
    def decisions(self) -> int:
        """Count the decisions."""
        return sum(seat.decisions for seat in self.seats)

    def win(self, seat: int) -> float:
        """Return a seat's part of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """Return the place of each seat: the winners first, the others by score."""
        order = [(seat not in self.winners, -score) for seat, score in enumerate(self.scores)]
        for seat in self.winners:
            order[seat] = (False, 0)
        return [sum(other < own for other in order) for own in order]

    def data(self) -> dict[str, Any]:
        """Return the outcome as plain data."""
        return {
            "winners": self.winners,
            "scores": self.scores,
            "points": self.points,
            "rounds": self.rounds,
            "seats": [[seat.decisions, seat.uses, seat.waits, seat.work] for seat in self.seats],
            **({"steps": self.steps} if self.steps else {}),
        }


def restored(data: dict[str, Any]) -> Outcome:
    """Return the outcome that `Outcome.data` wrote, having passed through JSON."""
    seats = (
        SeatFigures(decisions, Counter(uses), classes(waits), classes(work))
        for decisions, uses, waits, work in data["seats"]
    )
    steps = tuple((seat, choices, word) for seat, choices, word in data.get("steps", ()))
    return Outcome(
        tuple(data["winners"]), tuple(data["scores"]), data["rounds"], tuple(seats), steps,
        tuple(data["points"]),
    )  # fmt: skip


def classes(counted: dict[str, int]) -> Counter[int]:
    """Read counted classes of time; JSON makes texts of their numbers."""
    return Counter({int(number): count for number, count in counted.items()})


def play_game(contest: Contest, expected: str, number: int, keep: bool = False) -> Outcome:
    """Play the game with this number; a worker that would play another game refuses."""
    if fingerprint(contest) != expected:
        raise ContestError("arena-other-worker")
    block, rotation = divmod(number, contest.seats)
    game = games.load_text(contest.slug, contest.material)
    bots = [hire(name, game) for name in contest.bots]
    chance = seeded(contest.seed).split(f"deal {contest.deal(block)}")
    state = game.start(contest.seats, dict(contest.options), chance.split("deal"))
    seated = [bots[bot] for bot in contest.seating(block, rotation)]
    steps: list[Step] = opened(state, contest.opening, chance.split("opening"))
    seats = listen(state, seated, chance.split(f"rotation {rotation}"), steps)
    return Outcome(
        tuple(state.winners()), tuple(state.scores()), state.rounds(), tuple(seats),
        tuple(steps) if keep else (), tuple(state.tally()),
    )  # fmt: skip


def listen(state: State, bots: list[Bot], chance: Chance, steps: list[Step]) -> list[SeatFigures]:
    """Let the bots play a game to its end; return what each seat did, and add each step."""
    streams = [chance.split(f"seat {seat}") for seat in range(state.seats)]
    seats = [SeatFigures(0, Counter(), Counter(), Counter()) for _ in range(state.seats)]
    while awaited := state.awaited():
        number = next_seat(awaited)
        options = state.options(number)
        view = state.view(number)
        began, worked = perf_counter(), thread_time()
        option = bots[number].choose(view, options, streams[number])
        wait, work = perf_counter() - began, thread_time() - worked
        seat = seats[number]
        seat.decisions += 1
        word = state.word(option)
        steps.append((number, len(options), word))
        seat.uses[kind(word)] += 1
        if len(options) > 1:
            seat.waits[time_class(wait)] += 1
            seat.work[time_class(work)] += 1
        state.play(number, option)
    return seats


def kind(word: str) -> str:
    """Return what an option is about: the first two parts of its word."""
    return ":".join(word.split(":")[:2])


def time_class(seconds: float) -> int:
    """Return the class of a time."""
    return floor(log(max(seconds, SHORTEST)) / log(TIME_STEP))


def class_time(number: int) -> float:
    """Return the seconds in the middle of a class."""
    return exp((number + 0.5) * log(TIME_STEP))
