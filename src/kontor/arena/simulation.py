"""Simulations: many games between bots, spread over processes, the same whatever the spread."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from kontor import games
from kontor.arena.contest import ContestError, is_learned
from kontor.arena.entrants import hire
from kontor.arena.game_rows import Step, Teller, Told
from kontor.arena.journal import Book
from kontor.arena.running import Workers, in_order, workers
from kontor.bots.bot import Bot
from kontor.bots.whole_game import play_game
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State

# So many games are one piece of work: of random bots, of others; those that search give theirs
# one by one.
QUICK_CHUNK: Final = 50
CHUNK: Final = 10


@dataclass(frozen=True)
class Plan:
    """What is to be simulated. The bots move on by one seat from game to game if they rotate."""

    slug: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    material: str = ""
    rotate: bool = True

    def bot_at(self, number: int, seat: int) -> int:
        """Return which of the bots sits on a seat in a game."""
        return (seat - number) % self.seats if self.rotate else seat

    def seating(self, number: int) -> list[str]:
        """Return the names of the bots on the seats in a game."""
        return [self.bots[self.bot_at(number, seat)] for seat in range(self.seats)]

    @property
    def chunk(self) -> int:
        """Return how many games are one piece of work."""
        if any(is_learned(bot) for bot in self.bots):
            return 1
        return QUICK_CHUNK if set(self.bots) == {"random"} else CHUNK


@dataclass(frozen=True)
class Ending:
    """How one game ended. Steps are kept on request."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    steps: tuple[Step, ...] = ()
    points: tuple[int, ...] = ()

    def data(self) -> dict[str, Any]:
        """Return the ending as plain data."""
        return {
            "winners": self.winners,
            "scores": self.scores,
            "points": self.points,
            "rounds": self.rounds,
            "decisions": self.decisions,
            **({"steps": self.steps} if self.steps else {}),
        }


def restored(data: dict[str, Any]) -> Ending:
    """Return the ending that `Ending.data` wrote, having passed through JSON."""
    steps = tuple((seat, choices, word) for seat, choices, word in data.get("steps", ()))
    return Ending(
        tuple(data["winners"]), tuple(data["scores"]), data["rounds"], data["decisions"], steps,
        tuple(data["points"]),
    )  # fmt: skip


class Diary(Book[Ending]):
    """The finished games of simulations."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__(file, restored)


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
def fingerprint(plan: Plan) -> str:
    """Return what tells a simulation from others, whatever the number of games."""
    game = games.load_text(plan.slug, plan.material)
    learned = games.learned(plan.slug) or b""
    parts = (
        replace(plan, games=0), game.rules_version, game.components_digest,
        sha256(learned).hexdigest() if any(is_learned(bot) for bot in plan.bots) else "",
    )  # fmt: skip
    return sha256(repr(parts).encode()).hexdigest()[:16]


def teller(plan: Plan) -> Teller:
    """Return what tells the games of a simulation in rows."""
    return Teller(fingerprint(plan), plan.slug, plan.seats, plan.seed, plan.options, plan.material)


def told(plan: Plan, number: int, ending: Ending) -> Told:
    """Return a game as rows tell it."""
    return Told(
        number, plan.seating(number), ending.winners, ending.scores, ending.rounds,
        ending.decisions, ending.steps,
    )  # fmt: skip


def check(plan: Plan) -> None:
    """Try the plan out, so that whatever is wrong with it shows at once."""
    game = games.load_text(plan.slug, plan.material)
    game.start(plan.seats, dict(plan.options), seeded(plan.seed))
    for name in plan.bots:
        hire(name, game)


def play_chunk(
    plan: Plan, expected: str, first: int, last: int, keep: bool = False
) -> list[Ending]:
    """Play the games with these numbers; each depends on the plan and its number alone.

    A worker that would play other games refuses.
    """
    if fingerprint(plan) != expected:
        raise ContestError("arena-other-worker")
    game = games.load_text(plan.slug, plan.material)
    bots = [hire(name, game) for name in plan.bots]
    root = seeded(plan.seed)
    endings = []
    for number in range(first, last):
        chance = root.split(f"game {number}")
        state = game.start(plan.seats, dict(plan.options), chance.split("deal"))
        seated = [bots[plan.bot_at(number, seat)] for seat in range(plan.seats)]
        steps = tuple(walk(state, seated, chance)) if keep else ()
        decisions = len(steps) if keep else play_game(state, seated, chance)
        endings.append(
            Ending(
                tuple(state.winners()), tuple(state.scores()), state.rounds(), decisions, steps,
                tuple(state.tally()),
            )
        )  # fmt: skip
    return endings


def walk(state: State, bots: list[Bot], chance: Chance) -> Iterator[Step]:
    """Let the bots play a game to its end, exactly as `play_game` does, and tell each step."""
    streams = [chance.split(f"seat {seat}") for seat in range(state.seats)]
    while awaited := state.awaited():
        seat = next_seat(awaited)
        options = state.options(seat)
        option = bots[seat].choose(state.view(seat), options, streams[seat])
        yield seat, len(options), state.word(option)
        state.play(seat, option)


def endings(
    plan: Plan, found: Workers, diary: Diary, keep: bool = False
) -> Iterator[tuple[int, list[Ending]]]:
    """Give all games in order, chunk by chunk with the number of the first; play what is missing.

    With `keep`, each game has its steps; one that the diary tells without them is played again.
    """
    name = fingerprint(plan)
    chunks = [
        (first, min(first + plan.chunk, plan.games)) for first in range(0, plan.games, plan.chunk)
    ]

    def known(first: int, last: int) -> list[Ending]:
        ended = [diary.games.get((name, number)) for number in range(first, last)]
        return [end for end in ended if end is not None and (end.steps or not keep)]

    missing = [(first, last) for first, last in chunks if len(known(first, last)) < last - first]
    played = in_order(found, play_chunk, ((plan, name, *chunk, keep) for chunk in missing))
    due = set(missing)
    for chunk in chunks:
        if chunk in due:
            new = next(played)
            diary.write(name, chunk[0], new)
            yield chunk[0], new
        else:
            yield chunk[0], known(*chunk)


def run(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str = "",
    diary: Diary | None = None,
    heard: Callable[[Told], None] | None = None,
    keep: bool = False,
) -> Summary:
    """Play all games of a plan; `progress` hears how many more are done, `heard` hears each."""
    start = perf_counter()
    gathered: list[Ending] = []
    with workers(jobs, cluster) as found:
        for first, chunk in endings(plan, found, diary or Diary(), keep):
            if heard:
                for number, ending in enumerate(chunk, first):
                    heard(told(plan, number, ending))
            gathered += chunk if not keep else [replace(ending, steps=()) for ending in chunk]
            progress(len(chunk))
    return summed(plan, gathered, perf_counter() - start)


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
        for seat, score in enumerate(ending.points):
            bot = plan.bot_at(number, seat)
            won = 1 / len(ending.winners) if seat in ending.winners else 0.0
            summary.wins[seat] += won
            summary.bot_wins[bot] += won
            summary.scores[seat] += score / plan.games
            summary.bot_scores[bot] += score / plan.games
    return summary
