"""Bots think in fair turns, and only where somebody looks or is awaited."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kontor.server.service import analysis, attention
from kontor.server.service.asker import ADDRESS
from kontor.server.service.bots import Bots
from kontor.server.service.fair_queue import FairQueue, Turn
from kontor.server.service.pool import Lane, Pool
from kontor.server.service.service import Service
from kontor.server.service.thinking import Task, think
from kontor.server.store.store import Store
from tests.server.advised import (
    advising,
    against,
    complete,
    every_game_is_learned,
    played_to_end,
)
from tests.server.people import ADA, AT_ONCE, BEN, EVE, refused, run, until
from tests.server.shuffles import same_shuffles

__all__ = ["every_game_is_learned", "same_shuffles"]

ATTACKER, STRANGER = "203.0.113.9", "198.51.100.7"
TABLES = 20


class HereLane(Lane):
    """A lane that works here, when it is let."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.may_work = asyncio.Event()
        self.done: list[str] = []

    async def work(self, work: Callable[..., Any], *given: object) -> Any:
        """Wait until there is leave, then do it."""
        await self.may_work.wait()
        await asyncio.sleep(0)
        task = given[0]
        self.done.append(task.game if isinstance(task, Task) else "")
        return work(*given)


@asynccontextmanager
async def bots_at(database: str) -> AsyncIterator[tuple[Service, HereLane]]:
    """Open a service whose quick bots think here, and whose slow ones do when they are let."""
    store = Store(database)
    await store.open()
    service = Service(store)
    players = Bots(service, AT_ONCE)
    pool = Pool(1)
    quick, slow = HereLane(1), HereLane(1)
    quick.may_work.set()
    pool.quick, pool.slow = quick, slow
    service.pool = pool
    await players.open()
    try:
        yield service, slow
    finally:
        await players.close()
        await store.close()


async def table_of_bots(service: Service, device: str, level: str, seats: int = 2) -> str:
    """Start a table at which only bots sit."""
    game = "gluecksritter" if seats > 4 else "fugger"
    table = await service.create(device, game, seats, bots=[level] * seats)
    await service.start(device, table)
    return table


async def asked_bot(service: Service) -> str:
    """Start a table of a person and a bot at which the bot is asked first."""
    for _ in range(50):
        table = await service.create(ADA, "fugger", 2, names=["", "Ada"], bots=["random", ""])
        await service.start(ADA, table)
        async with service.cache.take(table) as live:
            if live.served():
                return table
    raise AssertionError("a person always begins")


async def settled() -> None:
    """Let everything happen that can happen now."""
    for _ in range(200):
        await asyncio.sleep(0.001)


async def becomes(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        await asyncio.sleep(0.01)


async def halted(service: Service, table: str) -> int:
    """Wait until a table's last answer has been given; return its version."""
    version, before = await service.store.version(table), -1
    while version != before:
        await settled()
        version, before = await service.store.version(table), version
    return version


def test_one_stranger_among_many_thoughts_is_next() -> None:
    """The attacker waits with 120 thoughts for the only place; a stranger comes with one."""

    async def test() -> None:
        queue = FairQueue(1)
        order: list[str] = []

        async def think_for(turn: Turn) -> None:
            async with queue.place(turn):
                order.append(turn.party)
                await asyncio.sleep(0)

        many = [think_for(Turn(ATTACKER, f"table {number % 20}")) for number in range(120)]
        running = [asyncio.create_task(one) for one in many]
        while len(order) < 10:
            await asyncio.sleep(0)
        await think_for(Turn(STRANGER, "table"))
        before = len(order)
        await asyncio.gather(*running)
        assert before <= 13 and order.count(ATTACKER) == 120

    run(test())


def test_tables_of_one_party_take_turns_and_who_gives_up_leaves_no_gap() -> None:
    async def test() -> None:
        queue = FairQueue(1)
        order: list[str] = []

        async def think_for(turn: Turn) -> None:
            async with queue.place(turn):
                order.append(turn.table)
                await asyncio.sleep(0)

        tables = ["a", "a", "a", "b", "c", "c"]
        running = [asyncio.create_task(think_for(Turn(ATTACKER, name))) for name in tables]
        await asyncio.sleep(0)
        running[2].cancel()
        await asyncio.gather(*running, return_exceptions=True)
        assert order == ["a", "a", "b", "c", "c"] or order == ["a", "b", "c", "a", "c"]
        assert queue.free == 1 and not queue.waiting

    run(test())


def test_a_steward_answers_while_twenty_tables_of_grandmasters_think(sqlite: str) -> None:
    async def test() -> None:
        async with bots_at(sqlite) as (service, slow):
            ADDRESS.set(ATTACKER)
            for _ in range(TABLES):
                table = await table_of_bots(service, EVE, "grandmaster", 6)
                await service.sight(table, EVE)
            waiting = slow.queue.waiting
            await becomes(
                lambda: sum(map(len, waiting.get(ATTACKER, {}).values())) >= TABLES - 1,
            )
            ADDRESS.set(STRANGER)
            table = await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", "steward"])
            await service.start(ADA, table)
            for number in range(3):
                sight = await until(service, table, is_asked, ADA)
                assert sight.question
                word = sight.question.options[0].word
                await service.answer(ADA, table, 0, word, sight.version, f"key {number}")
            await until(service, table, is_asked, ADA)
            assert not slow.done

    run(test())


def test_a_grandmaster_is_next_after_those_of_many_tables(sqlite: str) -> None:
    """Nobody follows these tables: whoever started or answered last is who waits."""

    async def test() -> None:
        async with bots_at(sqlite) as (service, slow):
            ADDRESS.set(ATTACKER)
            bots = ["", *["grandmaster"] * 5]
            for _ in range(TABLES):
                table = await service.create(EVE, "gluecksritter", 6, names=["Eve"], bots=bots)
                await service.start(EVE, table)
            await settled()
            ADDRESS.set(STRANGER)
            for _ in range(4):  # at one of them, the bot begins
                table = await service.create(ADA, "fugger", 2, names=["Ada"], bots=bots[:2])
                await service.start(ADA, table)
            await becomes(lambda: set(slow.queue.waiting) == {ATTACKER, STRANGER})
            slow.may_work.set()
            while len(slow.done) < 3:
                await asyncio.sleep(0.01)
            assert "fugger" in slow.done[:3]

    run(test())


def is_asked(sight: Any) -> bool:
    """Tell whether the reader is asked."""
    return bool(sight.question and sight.question.awaited)


def test_where_only_bots_sit_they_play_while_somebody_looks(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "MOMENT", 0.0)

    async def test() -> None:
        async with bots_at(sqlite) as (service, _):
            table = await table_of_bots(service, ADA, "random")
            await settled()
            started = await service.store.version(table)
            assert started == 2  # created and dealt: nobody has looked
            async with service.visit(table, EVE, lambda: False):
                await service.sight(table, EVE)
                while await service.store.version(table) < started + 5:
                    await asyncio.sleep(0.01)
            stopped = await halted(service, table)
            await settled()
            assert await service.store.version(table) == stopped
            assert (await service.store.read(table))[0].phase == "playing"  # type: ignore[index]
            async with service.visit(table, EVE, lambda: False):
                await until(service, table, lambda sight: sight.phase == "over", EVE)

    run(test())


def test_a_look_without_a_socket_lets_bots_go_on_for_a_moment(sqlite: str) -> None:
    async def test() -> None:
        async with bots_at(sqlite) as (service, _):
            table = await table_of_bots(service, ADA, "random")
            await settled()
            assert await service.store.version(table) == 2
            await service.sight(table, EVE)
            while await service.store.version(table) < 6:
                await asyncio.sleep(0.01)

    run(test())


def test_bots_before_an_absent_person_play_until_the_person_is_asked(sqlite: str) -> None:
    async def test() -> None:
        async with bots_at(sqlite) as (service, _):
            bots = ["random", "random", "", ""]
            table = await service.create(ADA, "fugger", 4, names=["", "", "Ada", ""], bots=bots)
            link = await service.invitation(ADA, table, 3)
            await service.claim(BEN, link, "Ben")
            await service.start(ADA, table)
            while True:
                async with service.cache.take(table) as live:
                    if not live.served():
                        asked = live.playing().state.awaited()
                        break
                await asyncio.sleep(0.01)
            assert asked & 0b1100

    run(test())


def test_the_sweep_leaves_tables_of_bots_alone(database: str) -> None:
    async def test() -> None:
        store = Store(database)
        await store.open()
        service = Service(store)
        try:
            await table_of_bots(service, ADA, "random")
            now = service.now()
            assert await store.waiting_for_bots(now + 1, now, 0.0) == []
            await against(service, "random")
            table = await asked_bot(service)
            now = service.now()
            assert table in await store.waiting_for_bots(now + 1, now, 0.0)
        finally:
            await store.close()

    run(test())


def test_an_analysis_that_nobody_asks_for_waits(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await against(service, "random")
            await played_to_end(service, table)
            monkeypatch.setattr(analysis, "UNWANTED", -1.0)
            monkeypatch.setattr(analysis, "LONGEST", 0.002)
            first = (await service.review(ADA, table)).analysis
            await becomes(lambda: not first.is_running)
            assert not first.is_complete and first.done == 0
            monkeypatch.setattr(analysis, "UNWANTED", 60.0)
            assert (await complete(service, ADA, table)).analysis is first

    run(test())


def test_one_address_tries_out_one_file_at_a_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            await service.trial.acquire()  # one is being tried out, for somebody else
            ADDRESS.set(ATTACKER)
            first = asyncio.create_task(service.corrected("fugger", "first"))
            await asyncio.sleep(0)
            assert await refused(service.corrected("fugger", "second")) == "error-busy"
            ADDRESS.set(STRANGER)
            other = asyncio.create_task(service.corrected("fugger", "third"))
            await asyncio.sleep(0)
            assert service.trials_of == [ATTACKER, STRANGER]
            first.cancel()
            other.cancel()
            await asyncio.gather(first, other, return_exceptions=True)
            assert service.trials_of == []

    run(test())


def test_thinking_is_what_the_pool_does(sqlite: str) -> None:
    """The double above stands for the real one: both are asked with a task and a turn."""

    async def test() -> None:
        pool = Pool(1)
        async with advising(sqlite) as service:
            table = await asked_bot(service)
            async with service.cache.take(table) as live:
                task = live.task(live.served()[0])
        try:
            found = await pool.run(think, task, turn=Turn(STRANGER, table, is_quick=True))
            assert found == think(task) and pool.slow.executor is None
        finally:
            pool.close()

    run(test())
