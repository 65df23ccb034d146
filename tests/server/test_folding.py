"""A command that would break a table is refused; a broken table can be read and mended."""

import logging
from typing import Any

import pytest

from kontor.engine.chance import seeded
from kontor.server.service import live_table
from kontor.server.service.live_table import LiveTable
from kontor.server.service.service import Service
from kontor.server.store.rows import Change, Entry
from tests.server.people import ADA, BEN, EVE, one_answer, opened, refused, run, two_people


async def broken(service: Service, answers: int = 6) -> tuple[str, int]:
    """Play a little, and let something into the journal that cannot be folded."""
    table = await two_people(service)
    chance = seeded("break")
    for _ in range(answers):
        await one_answer(service, table, chance, ADA, BEN)
    async with service.cache.take(table) as live:
        entry = Entry(live.version + 1, "answer", 0, "no such word", "Ada", 0.0, "bad")
        await service.store.change(table, Change(entry, live.derived(), ()))
        return table, live.version


def test_a_broken_table_stays_readable_and_can_be_taken_back(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table, last = await broken(service)
        async with opened(database) as service, opened_twice(database) as other:
            sight = await service.sight(table, ADA)
            assert sight.broken and sight.answers == 6 and sight.question is None
            assert (await other.sight(table, BEN)).broken
            assert await refused(service.say(ADA, table, "oh")) == "error-table-broken"
            assert await refused(service.mend(EVE, table)) == "error-not-your-seat"
            await service.mend(BEN, table)
            assert await refused(service.mend(BEN, table)) == "error-table-sound"
            for each in (service, other):
                sight = await each.sight(table, ADA)
                assert not sight.broken and sight.answers == 6
                assert sight.chat[-1].text == "note-mend"
            await one_answer(other, table, seeded("on"), ADA, BEN)
        async with opened(database) as service:
            sight = await service.sight(table, ADA)
            assert sight.answers == 7 and sight.version == last + 3

    run(test())


def opened_twice(database: str) -> Any:
    """Open another service on the same database."""
    return opened(database)


def test_a_running_process_that_hears_of_a_broken_line_goes_on_reading(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table, _ = await broken(service)
            sight = await service.sight(table, ADA)
            assert sight.broken and sight.answers == 6

    run(test())


class Clumsy(LiveTable):
    """Forgets to count what it has taken back."""

    def shorten(self) -> None:
        """Do nothing."""


def test_a_command_that_would_break_the_table_is_refused_and_noted(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "emperor", 2, names=["Ada", "Anna"])
            await service.start(ADA, table)
            _, sight, _ = await one_answer(service, table, seeded("undo"), ADA)
            before = await service.sight(table, ADA, seat=sight.me)
            assert before.undo.steps
            monkeypatch.setattr(live_table.LiveTable, "shorten", Clumsy.shorten)
            with caplog.at_level(logging.ERROR):
                undoing = service.undo(ADA, table, before.me, before.version, "undo")
                assert await refused(undoing) == "error-would-break"
            monkeypatch.undo()
            assert await service.sight(table, ADA, seat=before.me) == before
            async with service.cache.take(table) as live:
                secrets = (live.row.seed, live.row.salt)
            assert "undo by seat" in caplog.text
            assert not any(secret in caplog.text for secret in secrets)

    run(test())
