"""Learning: a guided game is opened once, private, followed step by step, and in no statistics."""

from kontor.server.service.bots import Bots
from kontor.server.service.lessons import lesson_of
from kontor.server.service.table_settings import TableSettings
from tests.server.people import ADA, AT_ONCE, BEN, opened, refused, run

FUGGER = lesson_of("fugger")


def test_a_lesson_is_dealt_at_once_and_gone_on_with(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.learn(ADA, "fugger", "Ada")
            sight = await service.sight(table, ADA)
            assert sight.question and sight.question.awaited and sight.advised
            assert sight.lesson and (sight.lesson.step, sight.lesson.asks) == ("aim", False)
            assert await refused(service.sight(table, BEN)) == "error-nobody-watches"
            await service.follow(ADA, table, "aim")
        async with opened(sqlite) as service:
            assert await service.learn(ADA, "fugger", "Ada") == table
            assert await service.learn(BEN, "fugger", "Ben") != table
            sight = await service.sight(table, ADA)
            assert sight.lesson and (sight.lesson.step, sight.lesson.told) == ("prices", 1)

    run(test())


def test_a_lesson_can_be_begun_again_and_the_first_one_stays(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.learn(ADA, "fugger", "Ada")
            await service.follow(ADA, table, "aim")
            again = await service.learn(ADA, "fugger", "Ada", again=True)
            sight = await service.sight(again, ADA)
            assert again != table and sight.lesson and sight.lesson.step == "aim"
            mine = await service.mine(ADA)
            assert {line.id for line in mine.running if line.lesson} == {table, again}
            assert await service.begun(ADA, "fugger") and not await service.begun(ADA, "emperor")

    run(test())


def test_only_what_is_said_now_can_be_read(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.learn(ADA, "fugger", "Ada")
            version = (await service.sight(table, ADA)).version
            assert await service.follow(ADA, table, "end") == version
            assert await service.follow(ADA, table, "speak") == version
            assert await service.follow(ADA, table, "aim") == version + 1
            assert await service.follow(ADA, table, "aim") == version + 1
            assert await refused(service.follow(BEN, table, "prices")) == "error-not-your-seat"
            await service.follow(ADA, table, "quiet")
            sight = await service.sight(table, ADA)
            assert sight.lesson and sight.lesson.quiet and not sight.lesson.step
            await service.follow(ADA, table, "speak")
            sight = await service.sight(table, ADA)
            assert sight.lesson and sight.lesson.step == "prices"

    run(test())


def test_bots_wait_for_the_reader_and_then_answer_by_the_path(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            bots = Bots(service, AT_ONCE)
            table = await service.learn(ADA, "fugger", "Ada")
            sight = await service.sight(table, ADA)
            await service.answer(ADA, table, 0, "play:jewels", sight.version, "first")
            for step in ("offered", "jakob"):
                assert await bots.due(table) == ([], (await service.sight(table, ADA)).version)
                await service.follow(ADA, table, step)
            [task], _ = await bots.due(table)
            assert (task.seat, task.scripted) == (1, "play:copper")
            assert FUGGER and task.bot == FUGGER.level

    run(test())


def test_off_the_path_bots_think_for_themselves(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.learn(ADA, "fugger", "Ada")
            sight = await service.sight(table, ADA)
            await service.answer(ADA, table, 0, "draw", sight.version, "first")
            sight = await service.sight(table, ADA)
            assert sight.lesson and (sight.lesson.step, sight.lesson.instead) == (
                "offer-instead",
                True,
            )
            await service.follow(ADA, table, "offer-instead")
            [task], _ = await Bots(service, AT_ONCE).due(table)
            assert (task.seat, task.scripted) == (1, "")

    run(test())


def test_nobody_makes_a_lesson_of_another_table(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            wish = TableSettings(lesson=True)
            opening = service.create(ADA, "fugger", 3, names=["Ada"], settings=wish)
            assert await refused(opening) == "error-malformed"
            assert await refused(service.learn(ADA, "nothing", "Ada")) == "error-no-such-game"

    run(test())


def test_a_lesson_has_no_outcome_and_its_rematch_is_an_ordinary_game(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.learn(ADA, "fugger", "Ada")
            await service.follow(ADA, table, "quiet")
            for _ in range(400):
                async with service.cache.take(table) as live:
                    state = live.playing().state
                    if state.is_over():
                        break
                    seat = next(seat for seat in range(3) if state.awaits(seat))
                    word, version = state.word(state.options(seat)[0]), live.version
                if seat:
                    await service.answer_for(table, seat, word, version)
                else:
                    await service.answer(ADA, table, seat, word, version, f"{version}")
            sight = await service.sight(table, ADA)
            assert sight.phase == "over" and sight.lesson is None
            assert (await service.statistics(ADA)).total.games == 0
            again = await service.rematch(ADA, table)
            sight = await service.sight(again, ADA)
            assert sight.lesson is None and not sight.settings.lesson

    run(test())
