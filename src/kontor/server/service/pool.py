"""The pool: worker processes in which bots think, give hints and analyse.

What is quick has a process of its own, so that it never waits for what takes long. For either,
whoever waits gets the same share.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from kontor.server import meters
from kontor.server.service.errors import ServiceError
from kontor.server.service.fair_queue import FairQueue, Turn
from kontor.server.service.thinking import settle_in

Result = TypeVar("Result")

QUICK_WORKERS: Final = 1


class Lane:
    """Processes that are started when they are first needed, and who waits for them."""

    def __init__(self, workers: int) -> None:
        self.workers: int = workers
        self.queue: FairQueue = FairQueue(workers)
        self.executor: ProcessPoolExecutor | None = None

    async def work(self, work: Callable[..., Result], *given: object) -> Result:
        """Let a worker do something; what has broken down is started anew the next time."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.workers, get_context("spawn"), settle_in)
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work, *given)
        except BrokenProcessPool:
            if self.executor is executor:
                self.executor = None
            raise


class Pool:
    """The processes of this server."""

    def __init__(self, workers: int = 0) -> None:
        self.quick: Lane = Lane(QUICK_WORKERS)
        self.slow: Lane = Lane(workers or max(1, (os.cpu_count() or 2) - 1))
        self.is_closed: bool = False
        self.workers: int = self.quick.workers + self.slow.workers
        # Thoughts under way or waiting.
        self.under_way: int = 0

    async def run(
        self, work: Callable[..., Result], *given: object, turn: Turn | None = None
    ) -> Result:
        """Let a worker do something when it is its turn."""
        self.under_way += 1
        try:
            with meters.thought_seconds.time():
                return await self.worked(work, given, turn or Turn())
        finally:
            self.under_way -= 1

    async def worked(
        self, work: Callable[..., Result], given: tuple[object, ...], turn: Turn
    ) -> Result:
        """Send something to the processes; if they have broken down, start new ones."""
        lane = self.quick if turn.is_quick else self.slow
        for _ in range(3):
            async with lane.queue.place(turn):
                if self.is_closed:
                    break
                try:
                    return await lane.work(work, *given)
                except BrokenProcessPool:
                    continue
        raise ServiceError("error-busy", 503)

    def close(self) -> None:
        """Stop; what has not begun is given up."""
        self.is_closed = True
        for lane in (self.quick, self.slow):
            if lane.executor:
                lane.executor.shutdown(wait=False, cancel_futures=True)
