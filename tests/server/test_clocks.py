"""Clocks: time that follows from the journal, one answer when it is up, and nothing it betrays."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.clock import Clock
from kontor.engine.match import replay
from kontor.engine.record import CLOCK, parse
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table.steps import WAGONS
from kontor.server.service.clocks import Clocks
from kontor.server.service.service import Service
from kontor.server.service.sight import OVER, TableSight
from kontor.server.service.timing import Timer, follow
from kontor.server.store.rows import PERSON, SeatRow
from tests.games.merchants import table as merchants
from tests.server.people import ADA, BEN, CLEO, EVE, midway, one_answer, opened, refused, run, until
from tests.server.process import live, new_bearer, next_sight, serving

TABLE = "00000000000000aa"
BEGUN = 1_000_000.0
TIME = merchants.game().material.live_seconds
MORE = merchants.game().material.live_extension
TIMES = merchants.game().material.live_extensions
WEEKS = 3.0 * 7 * 24 * 3600
PEOPLE = (ADA, BEN, CLEO)


class Time:
    """The time of day, as a test wants it."""

    def __init__(self) -> None:
        self.passed = 0.0

    def __call__(self) -> float:
        """Return the present moment."""
        return BEGUN + self.passed


@asynccontextmanager
async def timed(database: str, now: Time) -> AsyncIterator[Service]:
    """Open a service that goes by a test's time."""
    async with opened(database) as service:
        service.now = now
        yield service


def talking(deals: str = "off") -> Merchants:
    """Return a live negotiation of A, the loading master, with B and C."""
    return merchants.at(
        WAGONS,
        3,
        masters={1: "A"},
        options={"negotiation_mode": "live", "art_of_negotiation": deals},
        stores={"B paris": "wine wine", "C paris": "salt"},
        hands={"B": "status_keeper", "C": "bonus_sale"},
    )


async def sit_down(
    service: Service, state: Merchants, table: str = TABLE, components: str = ""
) -> None:
    """Let three people sit down at a table in the middle of a game."""
    game = merchants.game()
    seats = [SeatRow(n, PERSON, f"Player {n}", device=who) for n, who in enumerate(PEOPLE)]
    options = state.rules.options
    rows = midway(table, game, options, state, seats, service.now(), components)
    await service.store.create(*rows)


async def answer(service: Service, *answers: str) -> TableSight:
    """Give answers such as `A quote:B`; return what a spectator sees then."""
    for text in answers:
        name, word = text.split()
        seat = "ABC".index(name)
        sight = await service.sight(TABLE, PEOPLE[seat], seat=seat)
        sent = (PEOPLE[seat], TABLE, seat, word, sight.version, f"key {sight.version}")
        await service.answer(*sent)
    return await service.sight(TABLE, EVE)


async def left(service: Service) -> float:
    """Return how many seconds the clock has left, as a spectator sees it."""
    return (await service.sight(TABLE, EVE)).deadline - service.now()


async def rung(service: Service) -> int:
    """Count how often the clock has answered."""
    sight = await service.sight(TABLE, EVE)
    return sum(event.name == "negotiation-timeout" for event in sight.events)


def test_time_is_prolonged_by_late_calls_only_and_not_for_ever() -> None:
    def clock(calls: int, window: int = 1) -> Clock:
        return Clock(window, 90, 15, 3, calls)

    timer = follow(None, clock(0), 100.0)
    assert timer and timer.deadline == 190.0
    timer = follow(timer, clock(1), 175.0)
    assert timer and timer.deadline == 190.0
    timer = follow(timer, clock(1), 180.0)
    assert timer and timer.deadline == 190.0
    for number, deadline in enumerate((205.0, 220.0, 235.0, 235.0)):
        timer = follow(timer, clock(2 + number), timer.deadline - 1 if timer else 0.0)
        assert timer and timer.deadline == deadline
    timer = follow(timer, clock(2), 234.0)
    timer = follow(timer, clock(3), 234.0)
    assert timer and timer.deadline == 235.0  # said, taken back and said again: no more time
    other = follow(timer, clock(0, 2), 300.0)
    assert isinstance(other, Timer) and (other.deadline, other.prolonged) == (390.0, 0)
    assert follow(other, None, 301.0) is None


def test_the_clock_answers_when_time_is_up_and_only_once(database: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(database, now) as here, timed(database, now) as there:
            await sit_down(here, talking())
            assert await left(here) == await left(there) == TIME
            now.passed = TIME - 0.1
            await here.time_is_up(TABLE)
            assert await rung(here) == 0
            now.passed = TIME
            await asyncio.gather(*(s.time_is_up(TABLE) for s in (here, there, here, there)))
            assert await rung(here) == await rung(there) == 1
            sight = await there.sight(TABLE, EVE)
            assert sight.deadline == 0 and sight.answers == 1
            now.passed = WEEKS
            await asyncio.gather(here.time_is_up(TABLE), there.time_is_up(TABLE))
            assert (await there.sight(TABLE, EVE)).answers == 1

    run(test())


def test_late_proposals_give_more_time_three_times(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking())
            await answer(service, "A quote:B", "A one:300", "A two:500")
            assert await left(service) == TIME  # early
            proposals = (
                ("C offer:salt", "C fee:200"),
                ("A quote:B", "A one:200", "A two:400"),
                ("B offer:wine", "B fee:100"),
            )
            for *draft, last in proposals[:TIMES]:
                now.passed += await left(service) - 1.0
                await answer(service, *draft)
                assert await left(service) == 1.0
                await answer(service, last)
                assert await left(service) == 1.0 + MORE
            now.passed += MORE
            await answer(service, "A quote:C", "A one:300")
            assert await left(service) == 1.0
            now.passed += 1.0
            await service.time_is_up(TABLE)
            assert await rung(service) == 1

    run(test())


def test_a_deal_proposed_meanwhile_gives_its_own_time(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking("binding"))
            await answer(service, "B deal:propose:A", "B deal:give:100")
            assert await left(service) == TIME
            await answer(service, "B deal:post")
            assert await left(service) == TIME + merchants.game().material.deal_seconds

    run(test())


def test_a_restart_neither_stops_nor_doubles_the_clock(database: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(database, now) as service:
            await sit_down(service, talking())
            now.passed = TIME - 5.0
            await answer(service, "B offer:wine", "B fee:100")
        now.passed = TIME + 5.0
        async with timed(database, now) as service:
            assert await left(service) == MORE - 5.0
            clocks = Clocks(service)
            assert await clocks.look() == MORE - 5.0
            assert await rung(service) == 0
        now.passed = WEEKS
        async with timed(database, now) as here, timed(database, now) as there:
            both = [Clocks(here, 0.05), Clocks(there, 0.05)]
            for clocks in both:
                await clocks.open()
            while (await here.sight(TABLE, EVE)).deadline:
                await asyncio.sleep(0.01)
            for clocks in both:
                await clocks.look()
                await clocks.close()
            assert await rung(here) == await rung(there) == 1

    run(test())


def test_a_table_that_cannot_be_opened_holds_up_no_other(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking(), "0000000000000001", components="others")
            await sit_down(service, talking())
            now.passed = TIME
            clocks = Clocks(service, 7.0)
            assert await clocks.look() == 7.0
            assert await rung(service) == 1

    run(test())


def test_a_server_that_was_killed_answers_once_for_the_time_it_missed(database: str) -> None:
    async def test() -> None:
        async with timed(database, Time()) as service:
            await sit_down(service, talking())
        with serving(database) as server:
            for _ in range(2):
                async with live(server.base, TABLE, new_bearer()) as socket:
                    sight = await next_sight(socket)
                    while sight["deadline"]:
                        sight = await next_sight(socket)
                names = [event["name"] for event in sight["events"]]
                assert names.count("negotiation-timeout") == 1
                server.kill()
                server.start()

    run(test())


def test_clocks_wake_up_when_a_deadline_is_set(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            clocks = Clocks(service, 60.0)
            await clocks.open()
            await asyncio.sleep(0)
            await sit_down(service, talking())
            now.passed = TIME - 0.05
            await answer(service, "A wait")
            now.passed = TIME
            await until(service, TABLE, lambda sight: not sight.deadline, EVE)
            await clocks.close()
            assert await rung(service) == 1

    run(test())


def test_the_clock_of_a_negotiation_that_is_over_does_nothing(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking())
            sight = await answer(service, "A wait", "B wait", "C wait")
            assert sight.deadline == 0
            now.passed = WEEKS
            assert await service.store.deadlines(now(), 0.0) == ([], None)
            await service.time_is_up(TABLE)
            after = await service.sight(TABLE, EVE)
            assert (after.version, await rung(service)) == (sight.version, 0)

    run(test())


def test_an_answer_that_comes_too_late_finds_the_clock_was_faster(database: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(database, now) as here, timed(database, now) as there:
            await sit_down(here, talking())
            now.passed = TIME + 0.01
            assert await refused(answer(here, "B offer:wine")) == "error-stale"
            assert await refused(there.answer(BEN, TABLE, 1, "leave", 1, "late")) == "error-stale"
            assert await rung(there) == 1

    run(test())


def test_who_goes_back_together_has_all_the_time_again(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking())
            await answer(service, "A wait")
            now.passed = TIME
            await service.time_is_up(TABLE)
            assert await refused(service.undo(ADA, TABLE, 0)) == "undo-another-seat"
            now.passed = WEEKS
            await service.propose(ADA, TABLE, 0, 1)
            for seat in (1, 2):
                await service.agree(PEOPLE[seat], TABLE, seat)
            assert await left(service) == TIME

    run(test())


def test_taking_back_a_proposal_wins_no_time(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, talking())
            await answer(service, "B offer:wine")
            for _ in range(2 * TIMES):
                now.passed += max(0.0, await left(service) - 1.0)
                await answer(service, "B fee:100")
                await service.undo(BEN, TABLE, 1)
            assert now.passed + await left(service) == TIME + TIMES * MORE

    run(test())


@pytest.mark.parametrize("reader", [EVE, ADA])
def test_the_clock_betrays_nothing(sqlite: str, reader: str) -> None:
    async def told(database: str, state: Merchants, drafts: bool) -> list[bytes]:
        now = Time()
        found = []
        async with timed(database, now) as service:
            await sit_down(service, state)
            for moment, words in ((10.0, "C wait"), (TIME - 2.0, "A quote:B A one:0 A two:0")):
                now.passed = moment
                said = words.split()
                await answer(service, *map(" ".join, zip(said[::2], said[1::2], strict=True)))
                found.append(msgspec.json.encode(await service.sight(TABLE, reader)))
            if drafts:
                await answer(service, "B offer:wine")
                assert await left(service) == 2.0 + MORE
            now.passed = TIME + MORE
            await service.time_is_up(TABLE)
            sight = await service.sight(TABLE, reader)
            found.append(msgspec.json.encode([sight.deadline, [e.at for e in sight.events][-1:]]))
        return found

    async def test() -> None:
        truth = talking()
        seat = 0 if reader == ADA else -1
        chance = seeded("clock")
        for number in range(4):
            twin = merchants.game().determinize(truth, seat, chance)
            assert isinstance(twin, Merchants) and (twin.florins, twin.hands) != (
                truth.florins,
                truth.hands,
            )
            here = await told(f"{sqlite}{number}a", truth, drafts=False)
            there = await told(f"{sqlite}{number}b", twin, drafts=True)
            assert here == there

    run(test())


def test_a_game_in_which_the_clock_speaks_is_recorded_and_verified(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            options = {"negotiation_mode": "live"}
            table = await service.create(ADA, "merchants", 2, names=["Ada"], options=options)
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.start(ADA, table)
            chance = seeded("answers")
            for _ in range(3_000):
                now.passed += 40.0
                await service.time_is_up(table)
                sight = await service.sight(table, ADA)
                if sight.phase == OVER:
                    break
                await one_answer(service, table, chance, ADA, BEN)
            record = parse(await service.record(table, ADA))
            assert any(given.seat == CLOCK for given in record.answers)
            assert replay(games.load("merchants"), record).state.scores() == sight.scores

    run(test())
