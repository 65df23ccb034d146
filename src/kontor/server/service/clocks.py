"""Clocks at the table: when the time of a question is up, the clock answers.

| what              | policy                                                                     |
| ----------------- | -------------------------------------------------------------------------- |
| when              | at the deadline, which follows from the journal (`timing`)                 |
| which process     | any: the table's version lets one of them answer, the others find it done  |
| after a restart   | time went on: whatever ran out meanwhile is answered at once               |
| an answer too late | the clock answers first, so it is stale                                   |
"""

import asyncio
import logging

from kontor.server.service.errors import ServiceError
from kontor.server.service.service import Service
from kontor.server.store.reach import OutOfReach

log = logging.getLogger("kontor.clocks")

SHORTEST = 0.01
OUT_OF_REACH_SECONDS = 1.0


class Clocks:
    """Lets clocks answer wherever time is up."""

    def __init__(self, service: Service, patience: float = 10.0) -> None:
        self.service: Service = service
        # Other processes set deadlines, too: how long until this one looks for them.
        self.patience: float = patience
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to watch the time."""
        self.running = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop; what runs out meanwhile is found at the next start."""
        if self.running:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)

    async def run(self) -> None:
        """Look whenever time may be up somewhere."""
        while True:
            self.service.ticking.clear()
            left = self.patience
            try:
                left = await self.look()
            except OutOfReach:
                log.warning("the database is out of reach; clocks wait")
                left = OUT_OF_REACH_SECONDS
            except Exception:
                log.exception("looking at the clocks failed")
            try:
                async with asyncio.timeout(max(SHORTEST, min(left, self.patience))):
                    await self.service.ticking.wait()
            except TimeoutError:
                pass

    async def look(self) -> float:
        """Let all clocks answer whose time is up; return how long until the next one's is."""
        now = self.service.now()
        due, next_deadline = await self.service.store.deadlines(
            now, self.service.life.archived(now)
        )
        for table in due:
            try:
                await self.service.time_is_up(table)
            except ServiceError:
                pass  # busy, or played by rules this program does not know: not now
            except Exception:
                log.exception("a clock could not answer")
        return (next_deadline or now + self.patience) - now
