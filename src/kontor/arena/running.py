"""Running contests on any executor: here, on local processes, or on a Dask cluster."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from time import monotonic
from typing import Any, Final, TypeVar

from kontor.arena.contest import Contest, ContestError, fingerprint
from kontor.arena.game_rows import Teller, Told
from kontor.arena.journal import Journal
from kontor.arena.measured_game import Outcome, play_game
from kontor.arena.this_process import ThisProcess

# A cluster is far away: so many games per worker are under way, lest it idle.
AHEAD: Final = 2
CONNECT_SECONDS: Final = 10


T = TypeVar("T")


@dataclass(frozen=True)
class Workers:
    """An executor and how many games to give it at a time."""

    executor: Executor
    width: int


@dataclass(frozen=True)
class Games:
    """The games of a contest that were played: whole blocks from the first, none left out."""

    contest: Contest
    blocks: list[list[Outcome]]

    @property
    def complete(self) -> bool:
        """Tell whether all games were played."""
        return len(self.blocks) == self.contest.blocks

    def told(self) -> Iterator[Told]:
        """Go through all games as rows tell them."""
        names = self.contest.bots
        for number, (seating, outcome) in enumerate(self.seated()):
            yield told(number, [names[bot] for bot in seating], outcome)

    def seated(self) -> Iterator[tuple[tuple[int, ...], Outcome]]:
        """Go through all games with the bots on their seats."""
        for block, outcomes in enumerate(self.blocks):
            for rotation, outcome in enumerate(outcomes):
                yield self.contest.seating(block, rotation), outcome


def told(number: int, bots: list[str], outcome: Outcome) -> Told:
    """Return a game as rows tell it."""
    return Told(
        number, bots, outcome.winners, outcome.scores, outcome.rounds, outcome.decisions,
        outcome.steps,
    )  # fmt: skip


def teller(contest: Contest) -> Teller:
    """Return what tells the games of a contest in rows."""
    return Teller(
        fingerprint(contest), contest.slug, contest.seats, contest.seed, contest.options,
        contest.material,
    )  # fmt: skip


def cores() -> int:
    """Count the processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(jobs: int = 1, cluster: str = "") -> Iterator[Workers]:
    """Open workers, 0 for one per core; whatever happens, nothing is left running behind."""
    jobs = jobs or cores()
    if cluster:
        with connected(cluster) as found:
            yield found
    elif jobs == 1:
        yield Workers(ThisProcess(), 1)
    else:
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(jobs, initializer=ignore_interruption)
        try:
            start_processes(pool)
            yield Workers(pool, jobs + 1)
            pool.shutdown()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise


def start_processes(pool: ProcessPoolExecutor) -> None:
    """Start the processes of a pool so that Ctrl-C, which reaches all, ends none before its owner.

    They inherit that the interruption is ignored; later ones ignore it from their first task on.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool.submit(int)
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interruption() -> None:
    """Leave Ctrl-C to the owner of the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def connected(address: str) -> Iterator[Workers]:
    """Connect to a Dask cluster."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError as error:
        raise ContestError("cli-arena-no-dask") from error
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ContestError("arena-no-cluster", address=address) from error
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ContestError("arena-no-cluster", address=address)
        executor = client.get_executor()
        try:
            yield Workers(executor, AHEAD * threads)
        finally:
            executor.shutdown(wait=False)


def in_order(
    found: Workers, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]
) -> Iterator[T]:
    """Carry out pieces of work side by side, and give their results in order."""
    ahead = 1 if found.width == 1 else AHEAD * found.width
    under_way: deque[Future[T]] = deque()
    for task in tasks:
        if len(under_way) >= ahead:
            yield under_way.popleft().result()
        under_way.append(found.executor.submit(work, *task))
    while under_way:
        yield under_way.popleft().result()


def play(
    contest: Contest,
    found: Workers,
    journal: Journal,
    heard: Callable[[int], None] = lambda games: None,
    seconds: float = 0.0,
    keep: bool = False,
) -> None:
    """Play what is missing in the journal, until all is done or the time is up.

    `heard` is told of games as they are done, those of the journal included. With `keep`, each
    game has its steps; one that a journal tells without them is played again.
    """
    name = fingerprint(contest)
    total = contest.blocks * contest.seats
    missing = [
        number
        for number in range(total)
        if (game := journal.games.get((name, number))) is None or (keep and not game.steps)
    ]
    heard(total - len(missing))
    end = monotonic() + seconds if seconds else float("inf")
    queue = iter(missing)
    under_way: dict[Future[Outcome], int] = {}
    while True:
        while len(under_way) < found.width and monotonic() < end:
            number = next(queue, None)
            if number is None:
                break
            under_way[found.executor.submit(play_game, contest, name, number, keep)] = number
        if not under_way:
            return
        done, _ = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            journal.add(name, under_way.pop(future), [future.result()])
            heard(1)


def played(contest: Contest, journal: Journal) -> Games:
    """Return the whole blocks of a contest up to the first game that is missing.

    Later ones, finished earlier because they were short, would distort the figures.
    """
    name = fingerprint(contest)
    blocks: list[list[Outcome]] = []
    for block in range(contest.blocks):
        first = block * contest.seats
        keys = [(name, number) for number in range(first, first + contest.seats)]
        if not all(key in journal.games for key in keys):
            break
        blocks.append([journal.games[key] for key in keys])
    return Games(contest, blocks)
