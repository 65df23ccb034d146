"""Bots at the table: they think in other processes and answer through the same door as everybody.

| what                     | policy                                                             |
| ------------------------ | ------------------------------------------------------------------ |
| pace                     | each answer takes a time drawn at random, whatever the choice: one |
|                          | that is ready too late comes at a later such moment (`pacing`)     |
| forced answers of people | given for them as the game's policy allows; where that there is    |
|                          | only one would tell something, after as long as they use to take   |
| a pass that rules demand | given also where people give their forced answers themselves       |
| which process            | the one that wrote the last line; others step in after `patience`  |
| after a restart          | tables that wait for a bot are looked up at start and regularly    |
| for whom                 | where a person sits, until a person is asked; where only bots sit, |
|                          | while somebody looks (`attention`); all in fair turns (`pool`)     |
"""

import asyncio
import logging
import time
from typing import Final

from kontor.engine.frames import MASKED
from kontor.server.service.asker import ADDRESS
from kontor.server.service.errors import ServiceError
from kontor.server.service.fair_queue import Turn
from kontor.server.service.live_table import LiveTable
from kontor.server.service.pacing import Pace, allowed_thought
from kontor.server.service.pool import Pool
from kontor.server.service.service import Service
from kontor.server.service.thinking import Task, timed_thought
from kontor.server.store.reach import OutOfReach

log = logging.getLogger("kontor.bots")

# The only bot that searches; the others answer at once.
SLOWEST: Final = "grandmaster"
# Until a bot tries again that found the database out of reach.
OUT_OF_REACH_SECONDS: Final = 1.0
# So much of a table's id is told in logs.
SHOWN: Final = 6


class Bots:
    """Lets bots answer wherever a table waits for one."""

    def __init__(self, service: Service, pace: Pace, workers: int = 0) -> None:
        self.service: Service = service
        self.pace: Pace = pace
        service.pool = Pool(workers)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        # Answers of people without a choice that are on their way, by table and seat.
        self.masked: dict[tuple[str, int], asyncio.Task[None]] = {}
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
        running = [*self.tasks.values(), *self.masked.values()]
        running += [self.sweeping] if self.sweeping else []
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
                    due, version = await self.due(table)
                    for task in due:
                        if task.forced:
                            self.answer_later(table, task, version)
                    tasks = [task for task in due if not task.forced]
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
                    seat,
                    forced=state.word(state.options(seat)[0]) if is_forced(live, seat) else "",
                    pauses=live.pauses_of(seat) if is_masked(live, seat) else (),
                )
                for seat in live.served()
                if not is_forced(live, seat) or self.pace.forced_most or state.given(seat)
            ], live.version

    async def answer(self, table: str, task: Task, version: int) -> None:
        """Think, wait until a person would have answered, and answer."""
        begun = time.monotonic()
        turn = Turn(self.service.attention.party(table), table, task.bot != SLOWEST)
        word, thought = await self.service.pool.run(timed_thought, task, turn=turn)
        passed = time.monotonic() - begun
        ready = passed - thought + max(thought, allowed_thought(task.bot))
        moment = self.pace.at(task.speed).moment(ready)
        await asyncio.sleep(moment - (time.monotonic() - begun))
        await self.service.answer_for(table, task.seat, word, version)

    def answer_later(self, table: str, task: Task, version: int) -> None:
        """Answer for a person after a while, unless that is on its way or the person does."""
        place = (table, task.seat)
        if place not in self.masked:
            self.masked[place] = asyncio.create_task(self.answer_for(table, task, version))

    async def answer_for(self, table: str, task: Task, version: int) -> None:
        """Wait as long as a person takes, and give the only answer."""
        async with self.service.store.hub.follow(table) as news:
            left = self.pace.at(task.speed).forced_delay(task.pauses)
            end = time.monotonic() + left
            try:
                while left > 0 and await self.is_asked(table, task.seat, version):
                    news.clear()
                    try:
                        async with asyncio.timeout(left):
                            await news.wait()
                    except TimeoutError:
                        pass
                    left = end - time.monotonic()
                await self.service.answer_for(table, task.seat, task.forced, version)
            except ServiceError:
                await asyncio.sleep(0.05)  # the person was faster, or has undone, or left the seat
            except Exception:
                log.exception("a forced answer could not be given", extra={"table": table[:SHOWN]})
            finally:
                self.masked.pop((table, task.seat), None)
        self.noticed(table, version)  # whatever has happened, somebody may be asked now

    async def is_asked(self, table: str, seat: int, version: int) -> bool:
        """Tell whether a seat is still asked what it was asked at a version."""
        async with self.service.cache.take(table, check=False) as live:
            if live.match is None or not live.forced(seat):
                return False
            return version >= live.asked[seat]


def is_masked(live: LiveTable, seat: int) -> bool:
    """Tell whether a forced answer must look like any other: there are other people to see it."""
    return live.forced(seat) == MASKED and not live.is_alone()


def is_forced(live: LiveTable, seat: int) -> bool:
    """Tell whether the table answers for a person who has no choice; one out of time has a bot."""
    return bool(live.forced(seat)) and not live.is_late(seat)
