"""Bots at the table: they think in other processes and answer through the same door as everybody.

| what                     | policy                                                             |
| ------------------------ | ------------------------------------------------------------------ |
| pace                     | each answer takes a time drawn at random, forced answers too       |
| forced answers of people | given for them as the game's policy allows, after a time drawn at  |
|                          | random: a quick answer would tell that there was only one          |
| a pass that rules demand | given also where people give their forced answers themselves       |
| which process            | the one that wrote the last line; others step in after `patience`  |
| after a restart          | tables that wait for a bot are looked up at start and regularly    |
| for whom                 | where a person sits, until a person is asked; where only bots sit, |
|                          | while somebody looks (`attention`); all in fair turns (`pool`)     |
"""

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from typing import Final

from kontor.server.service.asker import ADDRESS
from kontor.server.service.errors import ServiceError
from kontor.server.service.fair_queue import Turn
from kontor.server.service.pool import Pool
from kontor.server.service.service import Service
from kontor.server.service.thinking import Task, think
from kontor.server.store.reach import OutOfReach
from kontor.server.store.rows import BOT

log = logging.getLogger("kontor.bots")

# The only bot that searches; the others answer at once.
SLOWEST: Final = "grandmaster"
# Seconds that a pass takes, at least and at most, where people give forced answers themselves.
MASK: Final = (0.8, 2.5)
# Until a bot tries again that found the database out of reach.
OUT_OF_REACH_SECONDS: Final = 1.0
# So much of a table's id is told in logs.
SHOWN: Final = 6


@dataclass(frozen=True)
class Pace:
    """How long an answer takes, and when another process steps in, in seconds.

    Without `forced_most` people give their forced answers themselves, but for a forced pass.
    """

    least: float = 0.6
    most: float = 1.8
    patience: float = 10.0
    forced_least: float = MASK[0]
    forced_most: float = MASK[1]

    def forced_delay(self) -> float:
        """Draw how long a forced answer takes."""
        return random.uniform(
            *((self.forced_least, self.forced_most) if self.forced_most else MASK)
        )


class Bots:
    """Lets bots answer wherever a table waits for one."""

    def __init__(self, service: Service, pace: Pace, workers: int = 0) -> None:
        self.service: Service = service
        self.pace: Pace = pace
        service.pool = Pool(workers)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen, and look up the tables that wait already."""
        self.service.answers_forced = self.pace.forced_most > 0
        self.service.store.hub.watchers.append(self.noticed)
        self.service.attention.listeners.append(self.looked)
        self.sweeping = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """Stop; what is unanswered is picked up at the next start."""
        self.service.store.hub.watchers.remove(self.noticed)
        self.service.attention.listeners.remove(self.looked)
        running = [*self.tasks.values(), *([self.sweeping] if self.sweeping else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.service.pool.close()

    def noticed(self, table: str, version: int) -> None:
        """Follow a table that has just changed in this process."""
        if table in self.tasks:
            self.again.add(table)
        else:
            self.tasks[table] = asyncio.create_task(self.attend(table))

    def looked(self, table: str) -> None:
        """Go on at a table that somebody looks at again."""
        if table not in self.tasks:
            self.noticed(table, 0)

    async def sweep(self) -> None:
        """Look regularly for tables that wait for a bot nobody is thinking for."""
        patience = 0.0
        while True:
            try:
                now = self.service.now()
                due = await self.service.store.waiting_for_bots(
                    now - patience, now, self.service.life.archived(now)
                )
                for table in due:
                    if table not in self.tasks:
                        self.noticed(table, 0)
            except OutOfReach:
                log.warning("the database is out of reach; bots wait")
            except Exception:
                log.exception("looking for waiting bots failed")
            patience = self.pace.patience
            await asyncio.sleep(max(1.0, patience / 2))

    async def attend(self, table: str) -> None:
        """Answer for all bots of a table until it waits for none of them."""
        ADDRESS.set("")  # whoever asked last does not ask for what the bots do
        try:
            while True:
                self.again.discard(table)
                try:
                    tasks, version = await self.due(table)
                    await asyncio.gather(*(self.answer(table, task, version) for task in tasks))
                except ServiceError as error:
                    if error.status >= 500:
                        raise
                    # Somebody else answered, undid or took the seat: look again.
                    tasks = []
                    await asyncio.sleep(0.05)
                except OutOfReach:
                    tasks = []
                    self.again.add(table)
                    await asyncio.sleep(OUT_OF_REACH_SECONDS)
                if not tasks and table not in self.again:
                    return
        except Exception:
            # The table still waits; the next look around finds it.
            log.exception("a bot could not answer", extra={"table": table[:SHOWN]})
        finally:
            self.tasks.pop(table, None)

    async def due(self, table: str) -> tuple[list[Task], int]:
        """Return what the table has to answer now, for bots and for people without a choice."""
        async with self.service.cache.take(table, check=False) as live:
            is_awaited = live.persons() or self.service.attention.is_seen(table)
            if live.match is None or not is_awaited:
                return [], live.version
            state = live.match.state
            return [
                live.task(
                    seat, forced=state.word(state.options(seat)[0]) if live.forced(seat) else ""
                )
                for seat in live.served()
                if live.seats[seat].kind == BOT or self.pace.forced_most or state.given(seat)
            ], live.version

    async def answer(self, table: str, task: Task, version: int) -> None:
        """Think, wait until a person would have answered, and answer."""
        begun = time.monotonic()
        if task.forced:
            delay = self.pace.forced_delay()
        else:
            delay = random.uniform(self.pace.least, self.pace.most)
        turn = Turn(self.service.attention.party(table), table, task.bot != SLOWEST)
        word = task.forced or await self.service.pool.run(think, task, turn=turn)
        await asyncio.sleep(max(0.0, delay - (time.monotonic() - begun)))
        await self.service.answer_for(table, task.seat, word, version)
