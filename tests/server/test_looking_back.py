"""Looking back: every moment is as it was, a step is cheap, and nobody sees more than they may."""

import asyncio

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.recap import FEW, doings, everything, news
from kontor.server.service import past
from kontor.server.service.live_table import LiveTable
from kontor.server.service.past import APART, Past
from kontor.server.service.quotas import Quota, Quotas
from kontor.server.service.sight import TableSight
from kontor.server.web import sockets
from kontor.text.texts import Reader
from tests.server.people import (
    ADA,
    BEN,
    EVE,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    two_people,
    until,
)


def is_asked(sight: TableSight) -> bool:
    """Tell whether the reader must answer."""
    return sight.question is not None and sight.question.awaited


def as_it_was(live: LiveTable, answers: int) -> tuple[bytes, int]:
    """Play the first answers of a game from its start."""
    match = live.fresh_match()
    for answer in live.playing().record.answers[:answers]:
        match.answer(answer.seat, answer.word)
    return match.state.save(), len(match.events)


@pytest.mark.parametrize("slug", ["fugger", "augsburg"])
def test_every_moment_is_as_it_was_however_one_gets_there(sqlite: str, slug: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service, slug)
            chance = seeded("looking back")
            for _ in range(3 * APART):
                await one_answer(service, table, chance, ADA, BEN)
            async with service.cache.take(table) as live:
                total = len(live.playing().record.answers)
                there_and_back = [*range(0, total, 5), *range(total - 1, -1, -1), 20, 3, 40, 39, 40]
                for number in there_and_back:
                    match = live.at(number)
                    assert (match.state.save(), len(match.events)) == as_it_was(live, number)
                assert live.past and len(live.past.kept) == (total - 1) // APART + 1

    run(test())


def test_what_was_taken_back_is_no_moment_any_more(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada", "Bea"])
            await service.start(ADA, table)
            chance = seeded("taken back")
            for _ in range(12):
                await one_answer(service, table, chance, ADA)
            await service.sight(table, ADA, 9)
            await service.propose(ADA, table, 0, 8)
            if (await service.sight(table, ADA)).answers == 12:
                await service.agree(ADA, table, 1)
            for _ in range(4):
                await one_answer(service, table, seeded("another way"), ADA)
            async with service.cache.take(table) as live:
                assert live.at(10).state.save() == as_it_was(live, 10)[0]

    run(test())


def test_only_the_tables_looked_at_last_keep_their_past(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            chance = seeded("kept")
            for _ in range(2 * APART):
                await one_answer(service, table, chance, ADA, BEN)
            async with service.cache.take(table) as live:
                first = live.at(2 * APART - 1)
                assert live.past and len(live.past.kept) == 2
                for _ in range(past.TABLES_KEPT):
                    Past(live.fresh_match())
                assert len(live.past.kept) == 1 and len(past.LOOKED_AT) == past.TABLES_KEPT
                assert live.at(3).state.save() == as_it_was(live, 3)[0]
                assert first is live.past.match

    run(test())


def test_who_looks_at_too_many_moments_waits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def test() -> None:
        async with opened(sqlite) as service:

            async def rest(seconds: float) -> None:
                waits.append(seconds)
                service.quotas = Quotas()

            service.quotas = Quotas({"moments": Quota(2, 0.001)})
            for device in (ADA, ADA, BEN):
                await sockets.room_for_one_more(service, device)
            monkeypatch.setattr(asyncio, "sleep", rest)
            await sockets.room_for_one_more(service, ADA)
            monkeypatch.undo()
            assert len(waits) == 1 and waits[0] > 0

    run(test())


def test_eyes_are_lent_after_the_end_and_to_those_who_sat_there_only(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            assert await refused(service.sight(table, ADA, seat=1)) == "error-not-your-seat"
            await play_to_end(service, table, ADA, BEN)
            theirs = await service.sight(table, BEN, 7)
            lent = await service.sight(table, ADA, 7, 1)
            assert lent.me == 1 and lent.view == theirs.view
            assert lent.mine == [0] and lent.question is None
            assert await refused(service.sight(table, EVE, 7, 1)) == "error-only-who-sat"
            assert (await service.sight(table, EVE, 7)).me == SPECTATOR

    run(test())


def test_what_came_after_the_last_own_answer_is_news(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            table = await service.create(
                ADA, "fugger", 3, names=["Ada"], bots=["", "random", "random"]
            )
            await service.start(ADA, table)
            sight = await until(service, table, is_asked, ADA)
            assert sight.since == 0
            assert sight.question
            word = sight.question.options[0].word
            await service.answer(ADA, table, sight.me, word, sight.version, "mine")
            own = sight.answers + 1
            sight = await until(service, table, is_asked, ADA)
            assert sight.since >= own and sight.answers > sight.since
            words = PageTexts("en", "fugger", Reader(0, [seat.name for seat in sight.seats]))
            told = doings(sight, words)
            assert told and {seat for seat, _, _ in told} <= {1, 2}
            assert all(len(lines) <= FEW <= max(FEW, number) for _, number, lines in told)
            assert len(everything(sight, words)) == len(news(sight))
            # From an earlier moment, and to whoever only watches.
            assert (await service.sight(table, ADA, 1)).since == sight.since
            assert (await service.sight(table, EVE)).since == -1

    run(test())


def test_answers_that_a_bot_gave_in_ones_place_are_news(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            table = await two_people(service)
            await one_answer(service, table, seeded("first"), ADA, BEN)
            await one_answer(service, table, seeded("second"), ADA, BEN)
            before = (await service.sight(table, BEN)).since
            await service.leave(BEN, table, 1, "random")
            for number in range(4):
                sight = await until(service, table, is_asked, ADA)
                assert sight.question
                word = sight.question.options[0].word
                await service.answer(ADA, table, 0, word, sight.version, f"on {number}")
            await until(service, table, is_asked, ADA)
            await service.take_back_seat(BEN, table, 1)
            assert (await service.sight(table, BEN)).since == before

    run(test())
