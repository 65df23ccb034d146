"""Simulations: many games between bots, spread over processes, the same whatever the spread."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Final

from kontor import games
from kontor.arena.running import workers
from kontor.arena.this_process import uninterrupted
from kontor.bots.roster import hire
from kontor.bots.whole_game import play_game
from kontor.engine.chance import seeded
from kontor.engine.game import Game

CHUNK: Final = 50


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. The bots move on by one seat from game to game if they rotate."""

    slug: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None
    rotate: bool = True

    def bot_at(self, number: int, seat: int) -> int:
        """Return which of the bots sits on a seat in a game."""
        return (seat - number) % self.seats if self.rotate else seat


@dataclass(frozen=True)
class Ending:
    """How one game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int


@dataclass
class Summary:
    """What came out of all games together."""

    plan: Plan
    seconds: float
    decisions: int = 0
    rounds: float = 0.0
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    bot_wins: list[float] = field(default_factory=list)
    bot_scores: list[float] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """Return the summary as plain data."""
        plan = self.plan
        return {
            "game": plan.slug,
            "players": plan.seats,
            "games": plan.games,
            "seed": plan.seed,
            "options": dict(plan.options),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds),
            "wins": [round(wins, 3) for wins in self.wins],
            "scores": [round(score, 3) for score in self.scores],
            "rounds": round(self.rounds, 3),
            "bots": [
                {
                    "bot": name,
                    "wins": round(wins, 3),
                    "share": round(wins / plan.games, 4),
                    "score": round(score, 3),
                }
                for name, wins, score in zip(plan.bots, self.bot_wins, self.bot_scores, strict=True)
            ],
        }


@cache
def game_of(slug: str, components: Path | None) -> Game:
    """Load a game once per process."""
    return games.load_with(slug, components)


def check(plan: Plan) -> None:
    """Try the plan out, so that whatever is wrong with it shows at once."""
    game = game_of(plan.slug, plan.components)
    game.start(plan.seats, dict(plan.options), seeded(plan.seed))
    for name in plan.bots:
        hire(name, game)


def play_chunk(plan: Plan, first: int, last: int) -> list[Ending]:
    """Play the games with these numbers; each depends on the seed and its number alone."""
    game = game_of(plan.slug, plan.components)
    bots = [hire(name, game) for name in plan.bots]
    root = seeded(plan.seed)
    endings = []
    for number in range(first, last):
        chance = root.split(f"game {number}")
        state = game.start(plan.seats, dict(plan.options), chance.split("deal"))
        seated = [bots[plan.bot_at(number, seat)] for seat in range(plan.seats)]
        decisions = play_game(state, seated, chance)
        endings.append(
            Ending(tuple(state.winners()), tuple(state.scores()), state.rounds(), decisions)
        )
    return endings


def run(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Summary:
    """Play all games of a plan; `progress` hears how many more are done."""
    start = perf_counter()
    chunks = [(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    endings: list[Ending] = []
    if jobs == 1:
        for first, last in chunks:
            endings += uninterrupted(play_chunk, plan, first, last)
            progress(last - first)
    else:
        with workers(jobs) as found:
            endings = spread(plan, chunks, found.executor, progress)
    return summed(plan, endings, perf_counter() - start)


def spread(
    plan: Plan, chunks: list[tuple[int, int]], pool: Executor, progress: Callable[[int], None]
) -> list[Ending]:
    """Play the chunks on an executor and gather them in order."""
    futures = [pool.submit(play_chunk, plan, first, last) for first, last in chunks]
    endings = []
    for (first, last), future in zip(chunks, futures, strict=True):
        endings += future.result()
        progress(last - first)
    return endings


def summed(plan: Plan, endings: list[Ending], seconds: float) -> Summary:
    """Sum the endings up; a shared victory counts in equal parts."""
    seats = plan.seats
    summary = Summary(
        plan, seconds, wins=[0.0] * seats, scores=[0.0] * seats, bot_wins=[0.0] * seats,
        bot_scores=[0.0] * seats,
    )  # fmt: skip
    for number, ending in enumerate(endings):
        summary.decisions += ending.decisions
        summary.rounds += ending.rounds / plan.games
        for seat, score in enumerate(ending.scores):
            bot = plan.bot_at(number, seat)
            won = 1 / len(ending.winners) if seat in ending.winners else 0.0
            summary.wins[seat] += won
            summary.bot_wins[bot] += won
            summary.scores[seat] += score / plan.games
            summary.bot_scores[bot] += score / plan.games
    return summary
