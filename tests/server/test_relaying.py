"""A sealed answer laid again and again makes nothing slower, and comes to an end."""

import sys
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kontor.server.service import commands
from kontor.server.service.live_table import KEPT_STEPS
from kontor.server.service.numbering import NOT_SILENT, Numbering
from kontor.server.service.quotas import Quota, Quotas
from kontor.server.service.service import Service
from kontor.server.store.store import Store
from tests.server.people import ADA, BEN, opened, refused, run, two_people
from tests.server.test_sealed import give, toy_on_the_shelf, words

__all__ = ["toy_on_the_shelf"]


async def counted(work: Callable[[], Coroutine[Any, Any, object]]) -> int:
    """Return how many calls of Python code some work makes here; resumed generators count, too."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call" and "/kontor/" in frame.f_code.co_filename

    sys.setprofile(count)
    try:
        await work()
    finally:
        sys.setprofile(None)
    return calls


async def lay(service: Service, table: str, times: int, begin: int = 0) -> None:
    """Let Ada change her mind about a sealed answer again and again."""
    for number in range(begin, begin + times):
        async with service.cache.take(table) as live:
            state = live.playing().state
            options = [state.word(option) for option in state.options(0)]
            word = options[number % len(options)]
            await service.write(live, "answer", 0, word, key=f"lay {number}", device=ADA)


def test_a_look_costs_the_same_after_hundreds_of_changes(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service, "tribute")
            for number in range(12):
                await service.say(BEN, table, "Hm", key=f"hm {number}")
            await lay(service, table, 10)
            await service.sight(table, BEN)
            before = await counted(lambda: service.sight(table, BEN))
            await lay(service, table, 150, 10)
            await service.sight(table, BEN)
            after = await counted(lambda: service.sight(table, BEN))
            assert after < 1.15 * before
            async with service.cache.take(table) as live:
                assert len(live.playing().steps) <= KEPT_STEPS

    run(test())


def test_who_changes_a_sealed_answer_too_often_has_to_wait(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            service.quotas = Quotas({"laying": Quota(5, 0.01)})
            table = await two_people(service, "tribute")
            for _ in range(6):
                await give(service, table, ADA, (await words(service, table, ADA))[0])
            again = give(service, table, ADA, (await words(service, table, ADA))[0])
            assert await refused(again) == "error-too-often"
            for _ in range(2):  # nobody else waits
                await give(service, table, BEN, (await words(service, table, BEN))[0])

    run(test())


def test_a_journal_has_an_end_but_the_game_can_be_finished(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service, "tribute")
            await give(service, table, ADA, "low")
            monkeypatch.setattr(commands, "MOST_LINES", await service.store.version(table))
            assert await refused(service.say(BEN, table, "Hm")) == "error-table-full"
            assert await refused(give(service, table, ADA, "boast")) == "error-table-full"
            await give(service, table, BEN, "low")

    run(test())


@given(
    st.lists(st.sampled_from([NOT_SILENT, NOT_SILENT, 0, 1, 2]), max_size=30),
    st.sampled_from([[], [0], [1], [0, 2]]),
)
def test_numbers_are_what_counting_would_find(seats: list[int], mine: list[int]) -> None:
    numbering = Numbering()
    for place, seat in enumerate(seats):
        numbering.add_answer(seat)
        if seat != NOT_SILENT:
            numbering.add_line(place + 1, seat)
    shows = [seat == NOT_SILENT or seat in mine for seat in seats]
    for end in range(len(seats) + 1):
        shown = sum(shows[:end])
        assert numbering.shown_answers(end, mine) == numbering.shown_version(end, mine) == shown
    for shown in range(sum(shows) + 1):
        latest = max(end for end in range(len(seats) + 1) if sum(shows[:end]) == shown)
        assert numbering.true_answers(shown, mine) == numbering.true_version(shown, mine) == latest
    for place, seat in enumerate(seats):
        assert numbering.is_silent(place + 1) == (seat != NOT_SILENT)
    if seats:
        numbering.remove_answer(0)
        assert numbering.total_answers(mine) == sum(shows[1:])
        numbering.shorten(1)
        assert numbering.total_answers(mine) == sum(shows[1:2])


def test_seats_held_at_waiting_public_tables_are_few(database: str) -> None:
    async def test() -> None:
        store = Store(database)
        await store.open()
        service = Service(store)
        service.most_held_seats = 2
        try:
            tables = [
                await service.create(ADA, "fugger", 3, names=["Ada"], public=True) for _ in range(3)
            ]
            for table in tables[:2]:
                await service.sit(BEN, table, 1, "Ben")
            assert await refused(service.sit(BEN, tables[2], 1, "Ben")) == "error-held-seats"
            await service.sit(ADA, tables[2], 1, "Anna")  # the host may
            await service.leave(BEN, tables[0], 1)
            await service.sit(BEN, tables[2], 2, "Ben")
        finally:
            await store.close()

    run(test())
