"""Undo under seal: what a seat has opened again is not closed behind the others' backs."""

import pytest

from kontor.server.service.given import steps_back
from kontor.server.service.service import Service
from kontor.server.store.rows import Change, Entry
from tests.server.people import ADA, opened, refused, run


@pytest.mark.parametrize(
    ("locked", "steps"),
    [
        ([], 0),
        ([True], 1),
        ([False, True], 2),
        ([True, False], 0),
        ([True, False, False], 1),
        ([True, False, True], 1),
        ([True, True], 2),
    ],
)
def test_steps_back(locked: list[bool], steps: int) -> None:
    assert steps_back(locked) == steps


async def opened_again(service: Service) -> str:
    """Let everybody at a table of Die Glücksritter lay a plan, and the first open hers again."""
    names = ["Ada", "Anna", "Alba"]
    table = await service.create(ADA, "gluecksritter", 3, names=names)
    await service.start(ADA, table)
    for number, (seat, word) in enumerate([(0, "cards:12"), (0, "unlock"), (1, "cards:12")]):
        sight = await service.sight(table, ADA, seat=seat)
        await service.answer(ADA, table, seat, word, sight.version, f"key {number}")
    sight = await service.sight(table, ADA, seat=2)
    await service.answer(ADA, table, 2, "cards:12", sight.version, "last")
    return table


def test_an_answer_opened_again_is_not_closed_by_undoing(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await opened_again(service)
            sight = await service.sight(table, ADA, seat=0)
            assert sight.undo and sight.undo.steps == 0
            undoing = service.undo(ADA, table, 0, sight.version, "undo")
            assert await refused(undoing) == "undo-opened-again"
            await service.answer(ADA, table, 0, "cards:34", sight.version, "again")
            assert len((await service.sight(table, ADA)).events) > len(sight.events)

    run(test())


def test_a_table_that_was_undone_so_can_still_be_looked_at_and_played(sqlite: str) -> None:
    """Earlier servers allowed it; the seal opened when the journal was folded again."""

    async def test() -> None:
        async with opened(sqlite) as service:
            table = await opened_again(service)
            async with service.cache.take(table) as live:
                entry = Entry(live.version + 1, "undo", 0, "", "Ada", service.now(), "old")
                live.apply(entry)
                await service.store.change(table, Change(entry, live.derived(), ()))
            sight = await service.sight(table, ADA)
            assert len(sight.events) > 0
        async with opened(sqlite) as service:
            again = await service.sight(table, ADA)
            assert [event.name for event in again.events] == [e.name for e in sight.events]

    run(test())
