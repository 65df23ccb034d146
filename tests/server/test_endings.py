"""Endings: resigning, ending by agreement, abandoning, pausing; each one line of the journal."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.match import GAME_OVER
from kontor.engine.record import parse
from kontor.server.service.service import Service
from tests.server.people import ADA, BEN, CLEO, EVE, asked, one_answer, opened, refused, run, until
from tests.server.test_seating import dealt, told


async def all_agree(service: Service, table: str, kind: str) -> None:
    """Let Ada move something about the game, and Ben and Cleo agree."""
    await service.move(ADA, table, 0, kind)
    sight = await service.sight(table, BEN)
    assert sight.motion and (sight.motion.kind, sight.motion.missing) == (kind, 2)
    await service.second(BEN, table, 1)
    await service.second(CLEO, table, 2)


def test_who_resigns_is_played_by_a_bot_to_the_end(database: str) -> None:
    async def test() -> None:
        async with opened(database, bots=True) as service:
            table = await dealt(service, BEN)
            assert await refused(service.resign(EVE, table, 1)) == "error-not-your-seat"
            await service.resign(BEN, table, 1, "random")
            await service.resign(BEN, table, 1)
            sight = await service.sight(table, BEN)
            seat = sight.seats[1]
            assert (seat.kind, seat.resigned, seat.returnable) == ("bot", True, False)
            assert await refused(service.take_back_seat(BEN, table, 1)) == "error-resigned"
            assert (await told(service, table)).count("resigned") == 1
            assert [line.id for line in await service.my_tables(BEN)] == [table]
            chance = seeded("alone")
            for _ in range(2_000):
                now = await until(
                    service, table, lambda now: now.phase == "over" or now.seats[0].awaited, ADA
                )
                if now.phase == "over":
                    break
                await one_answer(service, table, chance, ADA)
            assert now.winners and now.seats[1].resigned

    run(test())


def test_who_is_played_by_a_bot_may_resign_for_good(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN)
            await service.leave(BEN, table, 1)
            await service.resign(BEN, table, 1)
            assert await refused(service.take_back_seat(BEN, table, 1)) == "error-resigned"

    run(test())


@pytest.mark.parametrize(("kind", "ended"), [("end", "agreed"), ("abandon", "abandoned")])
def test_a_game_ends_if_all_agree(database: str, kind: str, ended: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await dealt(service, BEN, CLEO)
            for number in range(3):
                await one_answer(service, table, seeded(str(number)), ADA, BEN, CLEO)
            assert await refused(service.move(EVE, table, 0, kind)) == "error-not-your-seat"
            await all_agree(service, table, kind)
            sight = await service.sight(table, ADA)
            assert (sight.phase, sight.ended, sight.winners) == ("over", ended, [])
            assert (sight.question, sight.waiting, sight.motion) == (None, None, None)
            assert len(sight.scores) == (3 if kind == "end" else 0)
            assert sight.archive and sight.seed
            assert (await told(service, table))[-1] == f"ended-{ended}"
            attempt = service.answer(ADA, table, 0, "pass", sight.version, "late")
            assert await refused(attempt) == GAME_OVER
            assert await refused(service.move(ADA, table, 0, "pause")) == GAME_OVER
            assert await refused(service.review(ADA, table)) == "error-no-analysis-of-part"
            record = parse(await service.record(table, ADA))
            assert record.result == [] and len(record.answers) == 3
            read = await service.store.read(table)
            assert read and (read[0].phase, read[0].awaited, read[0].bots_awaited) == ("over", 0, 0)
            assert read[0].result == ""  # what was not played to its end counts nowhere
        async with opened(database) as service:
            assert (await service.sight(table, BEN)).ended == ended
            assert await service.rematch(BEN, table)

    run(test())


def test_anybody_at_the_table_ends_an_offer(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN, CLEO)
            await service.move(ADA, table, 0, "end")
            assert await refused(service.object(EVE, table, -1)) == "error-not-your-seat"
            await service.object(CLEO, table, -1)
            assert (await told(service, table))[-1] == "object-game"
            assert await refused(service.second(BEN, table, 1)) == "error-nothing-moved"
            assert (await service.sight(table, BEN)).phase == "playing"

    run(test())


def test_nobody_answers_in_a_pause(database: str) -> None:
    async def test() -> None:
        async with opened(database, bots=True) as service:
            table = await dealt(service, BEN, CLEO, bots=1)
            await until(service, table, lambda now: not now.seats[3].awaited, ADA)
            device, sight = await asked(service, table, ADA, BEN, CLEO)
            assert await refused(service.move(ADA, table, 0, "resume")) == "error-not-paused"
            await all_agree(service, table, "pause")
            assert await refused(service.move(ADA, table, 0, "pause")) == "error-paused"
            assert sight.question
            word = sight.question.options[0].word
            attempt = service.answer(device, table, sight.me, word, sight.version, "paused")
            assert await refused(attempt) == "error-paused"
            for call in (service.undo(device, table, sight.me), service.redo(ADA, table, 0)):
                assert await refused(call) == "error-paused"
            assert await refused(service.answer_for(table, 3, word, 9)) == "error-paused"
            await service.say(device, table, "back in an hour")
            paused = await service.sight(table, device)
            assert paused.waiting and paused.waiting.name == "waiting-paused"
            (line,) = await service.my_tables(device)
            assert line.waiting == paused.waiting and not line.my_turn
            assert paused.paused and paused.question is None
            lines = await service.my_tables(device)
            assert [(line.my_turn, line.awaited) for line in lines] == [(False, [])]
        async with opened(database, bots=True) as service:
            assert (await service.sight(table, device)).paused
            await service.move(ADA, table, 0, "resume")
            assert (await service.sight(table, ADA)).paused
            await service.second(BEN, table, 1)  # more than half of three
            now = await service.sight(table, device)
            assert not now.paused and now.question
            await service.answer(device, table, sight.me, word, now.version, "again")
            assert (await told(service, table))[-2:] == ["motion-resume", "resume"]

    run(test())


def test_who_is_alone_with_bots_decides_alone(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, bots=1)
            await service.move(ADA, table, 0, "pause")
            await service.move(ADA, table, 0, "resume")
            await service.move(ADA, table, 0, "end")
            assert (await service.sight(table, ADA)).ended == "agreed"

    run(test())


def test_a_pause_is_ended_without_somebody_who_never_comes_back(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await dealt(service, BEN)
            await service.move(ADA, table, 0, "pause")
            await service.second(BEN, table, 1)
            await service.move(ADA, table, 0, "bot", 1)
            await service.move(ADA, table, 0, "resume")
            assert not (await service.sight(table, ADA)).paused

    run(test())
