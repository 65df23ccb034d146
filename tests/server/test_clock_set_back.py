"""A clock set back: tables go on by their own time, bots and clocks are not silenced."""

from kontor.server.service.clocks import Clocks
from kontor.server.service.timing import SteadyClock
from tests.server.people import ADA, run
from tests.server.test_clocks import TIME, Time, answer, left, rung, sit_down, talking, timed

HOUR = 3_600.0


def test_a_clock_set_back_neither_stops_nor_shortens_the_time(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking())
            await answer(service, "B offer:wine")
            now.passed = -HOUR
            service.cache.slots.clear()  # as after a restart
            assert await left(service) == TIME
            now.passed += TIME - 1.0
            assert await left(service) == 1.0
            await Clocks(service).look()
            assert await rung(service) == 0
            now.passed += 1.0
            await Clocks(service).look()
            assert await rung(service) == 1

    run(test())


def test_while_a_server_runs_its_time_never_goes_back() -> None:
    day, steady = [1_000.0], [5.0]
    clock = SteadyClock(lambda: day[0], lambda: steady[0])
    steady[0] += 10.0
    day[0] += 10.0
    assert clock() == 1_010.0
    day[0] -= HOUR
    steady[0] += 10.0
    assert clock() == 1_020.0
    day[0] = 2_000.0
    assert clock() == 2_000.0
    steady[0] += 1.0
    assert clock() == 2_001.0


def test_bots_of_a_table_from_the_future_are_not_forgotten(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            bots = ["random", "random", ""]
            table = await service.create(ADA, "fugger", 3, names=["", "", "Ada"], bots=bots)
            await service.start(ADA, table)
            now.passed = -HOUR
            assert await service.store.waiting_for_bots(now() - 10, now(), 0.0) == [table]
            now.passed = 1.0
            assert await service.store.waiting_for_bots(now() - 10, now(), 0.0) == []

    run(test())
