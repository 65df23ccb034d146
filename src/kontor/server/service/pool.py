"""The pool: worker processes in which bots think, give hints and analyse."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from kontor.server import meters
from kontor.server.service.errors import ServiceError
from kontor.server.service.thinking import settle_in

Result = TypeVar("Result")


class Pool:
    """Processes that are started when they are first needed."""

    def __init__(self, workers: int = 0) -> None:
        self.workers: int = workers or max(1, (os.cpu_count() or 2) - 1)
        self.executor: ProcessPoolExecutor | None = None
        self.is_closed: bool = False
        # Thoughts under way or waiting.
        self.under_way: int = 0

    async def run(self, work: Callable[..., Result], *given: object) -> Result:
        """Let a worker do something; if the processes have broken down, start new ones."""
        self.under_way += 1
        try:
            with meters.thought_seconds.time():
                return await self.worked(work, *given)
        finally:
            self.under_way -= 1

    async def worked(self, work: Callable[..., Result], *given: object) -> Result:
        """Send something to the processes."""
        loop = asyncio.get_running_loop()
        for _ in range(3):
            if self.is_closed:
                break
            if self.executor is None:
                self.executor = ProcessPoolExecutor(self.workers, get_context("spawn"), settle_in)
            executor = self.executor
            try:
                return await loop.run_in_executor(executor, work, *given)
            except BrokenProcessPool:
                if self.executor is executor:
                    self.executor = None
        raise ServiceError("error-busy", 503)

    def close(self) -> None:
        """Stop; what has not begun is given up."""
        self.is_closed = True
        if self.executor:
            self.executor.shutdown(wait=False, cancel_futures=True)
