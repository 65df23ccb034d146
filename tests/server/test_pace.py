"""Pace: how quick bots are, and whether they wait, as whoever plays against them wishes."""

from kontor.server.service.bots import Bots
from kontor.server.service.pacing import TEMPO, Pace
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableClock, TableSettings
from tests.server.people import ADA, AT_ONCE, BEN, EVE, asked, opened, refused, run, until

SLOW = Pace(60.0, 120.0)


async def against_bots(service: Service, settings: TableSettings | None = None) -> str:
    """Let Ada open a table of Die Fugger with two bots, and answer until a bot is asked."""
    bots = ["", "random", "random"]
    table = await service.create(
        ADA, "fugger", 3, names=["Ada"], bots=bots, settings=settings or TableSettings()
    )
    await service.start(ADA, table)
    return table


async def until_bots_are_asked(service: Service, table: str) -> None:
    """Answer for Ada, and for bots if one begins, until a bot is asked after her."""
    for _ in range(10):
        sight = await service.sight(table, ADA)
        if sight.question is None or not sight.question.awaited:
            return
        word = sight.question.options[0].word
        await service.answer(ADA, table, sight.me, word, sight.version, f"key{sight.version}")


async def bots_asked(service: Service, table: str) -> list[int]:
    """Return the bots that would answer now."""
    tasks, _ = await Bots(service, AT_ONCE).due(table)
    return [task.seat for task in tasks]


def test_bots_wait_and_take_one_step_at_a_time_also_after_a_restart(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await against_bots(service)
            await until_bots_are_asked(service, table)
            assert len(await bots_asked(service, table)) == 1
            await service.pace(ADA, table, "hold")
            assert await bots_asked(service, table) == []
        async with opened(sqlite, bots=True) as service:
            sight = await service.sight(table, ADA)
            assert sight.pace.held and sight.pace.can_hold and sight.pace.can_set
            bot = next(seat.number for seat in sight.seats if seat.awaited)
            late = service.answer_for(table, bot, "draw", sight.version)
            assert await refused(late) == "error-stale"
            before = sight.answers
            await service.pace(ADA, table, "step")
            sight = await until(service, table, lambda now: now.answers > before, ADA)
            assert sight.answers == before + 1 and await bots_asked(service, table) == []
            await service.pace(ADA, table, "go")
            await until(service, table, lambda now: now.question is not None, ADA)

    run(test())


def test_a_speed_is_kept_with_the_table(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await against_bots(service, TableSettings(pace="once"))
            assert (await service.sight(table, ADA)).settings.pace == "once"
            await service.pace(ADA, table, "leisurely")
        async with opened(sqlite) as service:
            assert (await service.sight(table, ADA)).settings.pace == "leisurely"
            await until_bots_are_asked(service, table)
            tasks, _ = await Bots(service, AT_ONCE).due(table)
            assert [task.speed for task in tasks] == ["leisurely"]

    run(test())


def test_where_others_play_or_a_clock_runs_bots_do_not_wait(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            timed = await against_bots(service, TableSettings(clock=TableClock(kind="live")))
            assert await refused(service.pace(ADA, timed, "hold")) == "error-bots-go-on"
            sight = await service.sight(timed, ADA)
            assert sight.pace.can_set and not sight.pace.can_hold
            await service.pace(ADA, timed, "once")
            table = await service.create(ADA, "fugger", 3, names=["Ada"], bots=["", "", "random"])
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.start(ADA, table)
            assert await refused(service.pace(ADA, table, "hold")) == "error-bots-go-on"
            assert await refused(service.pace(BEN, table, "once")) == "error-not-host"
            assert await refused(service.pace(EVE, table, "step")) == "error-bots-go-on"
            assert await refused(service.pace(ADA, table, "never")) == "error-malformed"
            await service.pace(ADA, table, "once")
            assert (await service.sight(table, BEN)).settings.pace == "once"

    run(test())


def test_no_speed_tells_how_long_a_bot_thought() -> None:
    for speed, times in TEMPO.items():
        pace = Pace(0.6, 1.8).at(speed)
        moments = [pace.moment(0.01) for _ in range(200)]
        assert all(0.6 * times <= moment <= 1.8 * times for moment in moments)
        late = [pace.moment(0.25) for _ in range(200)]
        assert min(late) >= 0.25 and len({round(moment, 4) for moment in late}) > 100
    assert AT_ONCE.at("leisurely").moment(1.0) == 0.0


def test_alone_with_bots_a_forced_answer_is_not_masked(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            alone = await against_bots(service)
            async with service.cache.take(alone) as live:
                assert live.is_alone()
            bots = ["", "", "random"]
            table = await service.create(ADA, "fugger", 3, names=["Ada"], bots=bots)
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.start(ADA, table)
            assert await asked(service, table, ADA, BEN)
            async with service.cache.take(table) as live:
                assert not live.is_alone()

    run(test())
