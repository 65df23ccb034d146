"""Clocks of seats: time runs by the journal, what follows when it is up, and nothing it betrays."""

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from kontor.engine.chance import seeded
from kontor.server.service.clocks import Clocks
from kontor.server.service.rest import Rest
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableClock, TableSettings
from tests.server.people import ADA, BEN, CLEO, EVE, asked, one_answer, opened, refused, run, until
from tests.server.test_clocks import BEGUN, Time
from tests.server.test_table_settings import table_with

BERLIN = "Europe/Berlin"
LIVE = TableClock(kind="live", minutes=1, seconds=10)
DAYS = TableClock(kind="days", days=2)
DAY = 86_400.0


def berlin(text: str) -> float:
    """Return a moment that a clock in Berlin shows."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(BERLIN)).timestamp()


async def clocked(service: Service, clock: TableClock, *guests: str) -> str:
    """Let people sit down at a table with a clock, and deal."""
    return await table_with(service, TableSettings(clock=clock), *guests)


async def times(service: Service, table: str) -> list[tuple[float, float]]:
    """Return how long each seat has if its clock runs, and if it stands, as a spectator sees it."""
    seats = (await service.sight(table, EVE)).seats
    return [(seat.deadline - service.now() if seat.deadline else 0, seat.left) for seat in seats]


@pytest.mark.parametrize(
    ("rest", "begin", "days", "end"),
    [
        (Rest(zone=BERLIN), "2026-11-20T18:00", 2, "2026-11-22T18:00"),
        (Rest(True, zone=BERLIN), "2026-11-20T18:00", 2, "2026-11-24T18:00"),  # a Friday
        (Rest(True, zone=BERLIN), "2026-11-21T10:00", 1, "2026-11-24T00:00"),
        (Rest(False, 22, 8, BERLIN), "2026-11-17T23:30", 1, "2026-11-19T08:00"),
        (Rest(False, 22, 8, BERLIN), "2026-11-17T12:00", 1, "2026-11-18T12:00"),
        (Rest(False, 12, 14, BERLIN), "2026-11-17T13:00", 1, "2026-11-18T14:00"),
        (Rest(True, 22, 8, BERLIN), "2026-11-19T23:00", 1, "2026-11-23T08:00"),
        (Rest(zone=BERLIN), "2026-10-24T12:00", 1, "2026-10-25T11:00"),  # summer time ends
        (Rest(True, zone=BERLIN), "2026-10-23T12:00", 1, "2026-10-26T12:00"),
    ],
)
def test_time_rests_where_people_do(rest: Rest, begin: str, days: int, end: str) -> None:
    began = berlin(begin)
    assert rest.after(began, days * DAY) == berlin(end)
    assert rest.counted(began, rest.after(began, days * DAY)) >= days * DAY


def test_a_live_clock_spends_what_goes_beyond_the_free_seconds(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            table = await clocked(service, LIVE, BEN)
            device, sight = await asked(service, table, ADA, BEN)
            seat = sight.me
            assert (await times(service, table))[seat] == (70, 0)
            assert (await times(service, table))[1 - seat] == (0, 60)
            now.passed = 7
            await one_answer(service, table, seeded("1"), device)
            now.passed = 7 + 25
            chance = seeded("2")
            while (await asked(service, table, ADA, BEN))[0] == device:
                await one_answer(service, table, chance, device)
            spent = (await times(service, table))[seat]
            assert spent in ((0, 60), (0, 45))  # 25 seconds of which 10 are free

    run(test())


def test_answers_cost_only_their_own_time(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            table = await clocked(service, LIVE, BEN)
            left = {ADA: 60.0, BEN: 60.0}
            chance = seeded("play")
            for took in (3, 12, 30, 1, 10, 15):
                now.passed += took
                device, sight, _ = await one_answer(service, table, chance, ADA, BEN)
                left[device] -= max(0, took - 10)
            device, sight = await asked(service, table, ADA, BEN)
            found = await times(service, table)
            assert found[sight.me] == (left[device] + 10, 0)
            assert found[1 - sight.me] == (0, left[BEN if device == ADA else ADA])
        async with opened(sqlite) as service:  # another process computes the same
            service.now = now
            assert await times(service, table) == found

    run(test())


def test_when_time_is_up_a_bot_gives_this_answer_and_no_other(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite, bots=True) as service:
            service.now = now
            table = await clocked(service, LIVE, BEN)
            device, sight = await asked(service, table, ADA, BEN)
            assert sight.question
            word = sight.question.options[0].word
            now.passed = 69.5
            assert await Clocks(service).look() == 0.5
            now.passed = 70.0
            late = service.answer(device, table, sight.me, word, sight.version, "late")
            assert await refused(late) in ("error-time-up", "error-stale")
            told = await until(service, table, lambda new: new.answers > sight.answers, EVE)
            assert "note-late-answer" in [line.text for line in told.chat]
            assert told.seats[sight.me].kind == "person"
            again = await until(service, table, lambda new: not new.seats[sight.me].late, EVE)
            assert again.seats[sight.me].left == 0 or again.seats[sight.me].deadline == (
                service.now() + 10
            )

    run(test())


def test_when_time_is_up_a_bot_takes_the_seat_until_its_person_returns(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            clock = TableClock(kind="days", days=2, then="bot")
            table = await clocked(service, clock, BEN)
            device, sight = await asked(service, table, ADA, BEN)
            now.passed = 2 * DAY
            await service.time_is_up(table)
            after = await service.sight(table, EVE)
            assert after.seats[sight.me].kind == "bot"
            assert after.chat[-1].text == "note-bot-late"
            assert (await service.store.deadlines(now(), 0.0))[0] == []
            now.passed = 3 * DAY
            await service.take_back_seat(device, table, sight.me)
            assert (await times(service, table))[sight.me] == (2 * DAY, 0)

    run(test())


def test_when_time_is_up_the_others_vote(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            clock = TableClock(kind="days", days=1, then="vote")
            table = await clocked(service, clock, BEN, CLEO)
            people = [ADA, BEN, CLEO]
            device, sight = await asked(service, table, *people)
            late = sight.me
            others = [seat for seat in range(3) if seat != late]
            now.passed = DAY
            await service.time_is_up(table)
            await service.time_is_up(table)
            sight = await service.sight(table, people[others[0]])
            assert sight.motion and (sight.motion.mover, sight.motion.about) == (-1, late)
            assert sight.motion.missing == 1 and sight.motion.can_second
            await service.object(device, table, late)  # is here after all
            assert (await service.sight(table, EVE)).motion is None
            async with service.visit(table, device):  # and does not answer
                await service.move(people[others[1]], table, others[1], "bot", late)
            assert (await service.sight(table, EVE)).seats[late].kind == "bot"

    run(test())


def test_an_answer_ends_the_vote_of_the_clock(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            table = await clocked(service, TableClock(kind="days", days=1, then="vote"), BEN)
            device, _ = await asked(service, table, ADA, BEN)
            now.passed = DAY
            await service.time_is_up(table)
            assert (await service.sight(table, EVE)).motion
            await one_answer(service, table, seeded("1"), device)
            assert (await service.sight(table, EVE)).motion is None

    run(test())


def test_a_pause_costs_nobody_time(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            table = await clocked(service, LIVE, BEN)
            device, sight = await asked(service, table, ADA, BEN)
            now.passed = 40
            await service.move(ADA, table, 0, "pause")
            await service.second(BEN, table, 1)
            assert (await times(service, table))[sight.me] == (0, 30)
            assert sight.question
            word = sight.question.options[0].word
            attempt = service.answer(device, table, sight.me, word, sight.version, "paused")
            assert await refused(attempt) == "error-paused"
            assert (await service.sight(table, device)).question is None
            now.passed = 40 + 7 * DAY
            assert (await service.store.deadlines(now(), 0.0))[0] == []
            await service.move(BEN, table, 1, "resume")
            await service.second(ADA, table, 0)
            assert (await times(service, table))[sight.me] == (30, 0)

    run(test())


def test_clocks_tell_nothing_of_what_is_laid_in_secret(sqlite: str) -> None:
    async def clocks(service: Service, table: str) -> tuple[int, bytes]:
        sight = await service.sight(table, EVE)
        told = [(seat.deadline, seat.left, seat.late) for seat in sight.seats]
        assert all(moment == int(moment) for seat in told for moment in seat)
        return sight.version, msgspec.json.encode(told)

    async def test() -> None:
        now = Time()
        async with opened(sqlite) as service:
            service.now = now
            settings = TableSettings(clock=LIVE)
            table = await service.create(ADA, "gluecksritter", 3, names=["Ada"], settings=settings)
            await service.sit(BEN, table, 1, "Ben")
            await service.sit(CLEO, table, 2, "Cleo")
            await service.start(ADA, table)
            chance = seeded("drafts")
            silent = 0
            for _ in range(60):
                now.passed += 0.37
                before = await clocks(service, table)
                await one_answer(service, table, chance, ADA, BEN, CLEO)
                after = await clocks(service, table)
                if before[0] == after[0]:
                    silent += 1
                    assert before[1] == after[1]
            assert silent

    run(test())


def test_there_is_no_clock_without_one(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            service.now = Time()
            table = await clocked(service, TableClock(), BEN)
            assert await times(service, table) == [(0, 0), (0, 0)]
            assert await service.store.deadlines(BEGUN + 1e9, 0.0) == ([], None)

    run(test())
