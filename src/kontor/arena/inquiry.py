"""Inquiries: games of one level alone, looked at while they are played.

What was seen of each game is kept as rows of numbers in a journal; equal inquiries see the same,
whoever plays their games and where.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from kontor import games
from kontor.arena.contest import ContestError
from kontor.arena.drawn_openings import opened
from kontor.arena.entrants import hire
from kontor.arena.journal import Book
from kontor.arena.running import Workers
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.engine.view import View

Row = tuple[float, ...]


@dataclass(frozen=True)
class Inquiry:
    """What is asked of the games of a level; `details` are what the looking depends on."""

    about: str
    slug: str
    seats: int
    level: str
    seed: str
    details: tuple[int, ...] = ()
    # So many answers at the beginning of each game are drawn at random.
    opening: int = 0

    def mark(self) -> str:
        """Return what tells this inquiry from others."""
        game = games.load(self.slug)
        learned = sha256(games.learned(self.slug) or b"").hexdigest()
        parts = (self, game.rules_version, game.components_digest, learned)
        return sha256(repr(parts).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Looked:
    """What was seen of one game."""

    rows: tuple[Row, ...]

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"rows": self.rows}


Look = Callable[[Inquiry, int], Looked]


def restored(data: dict[str, Any]) -> Looked:
    """Return what `Looked.data` wrote, having passed through JSON."""
    return Looked(tuple(tuple(row) for row in data["rows"]))


def book(file: Path | None) -> Book[Looked]:
    """Open the journal of inquiries."""
    return Book(file, restored)


@dataclass(frozen=True, eq=False)
class Asked:
    """One decision of a game: what the seat saw, could answer, and answered."""

    number: int
    state: State
    seat: int
    view: View
    options: list[int]
    option: int


def walk(inquiry: Inquiry, number: int) -> Iterator[Asked]:
    """Play a game of the inquiry; each decision is given out, then carried out."""
    game = games.load(inquiry.slug)
    chance = stream(inquiry, number)
    state = game.start(inquiry.seats, {}, chance.split("deal"))
    opened(state, inquiry.opening, chance.split("opening"))
    bot = hire(inquiry.level, game)
    streams = [chance.split(f"seat {seat}") for seat in range(inquiry.seats)]
    decisions = 0
    while awaited := state.awaited():
        seat = next_seat(awaited)
        options = state.options(seat)
        view = state.view(seat)
        option = bot.choose(view, options, streams[seat])
        yield Asked(decisions, state, seat, view, options, option)
        state.play(seat, option)
        decisions += 1


def stream(inquiry: Inquiry, number: int) -> Chance:
    """Return the stream of chance that a game of the inquiry draws on."""
    return seeded(inquiry.seed).split(f"deal {number}")


def shares(state: State) -> Row:
    """Return each seat's part of the victory when a game is over."""
    winners = state.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))


def look_at(look: Look, inquiry: Inquiry, expected: str, number: int) -> Looked:
    """Look at one game; a worker that would play another one refuses."""
    if inquiry.mark() != expected:
        raise ContestError("arena-other-worker")
    return look(inquiry, number)


def gathered(
    inquiry: Inquiry,
    look: Look,
    total: int,
    found: Workers,
    kept: Book[Looked],
    heard: Callable[[int], None] = lambda games: None,
) -> list[Looked]:
    """Look at the games that the journal does not tell; return what was seen of all, in order."""
    mark = inquiry.mark()
    missing = [number for number in range(total) if (mark, number) not in kept.games]
    heard(total - len(missing))
    queue = iter(missing)
    under_way: dict[Future[Looked], int] = {}
    while True:
        while len(under_way) < found.width and (number := next(queue, -1)) >= 0:
            future = found.executor.submit(look_at, look, inquiry, mark, number)
            under_way[future] = number
        if not under_way:
            return [kept.games[mark, number] for number in range(total)]
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            kept.add(mark, under_way.pop(future), [future.result()])
            heard(1)
