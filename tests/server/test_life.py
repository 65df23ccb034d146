"""The life of a table: it ends, is packed or archived when nobody comes, and is put away."""

import sqlite3
from pathlib import Path

from sqlalchemy import func, select

from kontor.engine.chance import seeded
from kontor.games.practice import moments
from kontor.server.service.keeper import Keeper
from kontor.server.service.life import DAY, Life
from kontor.server.service.service import Service
from kontor.server.store import schema
from tests.server.people import (
    ADA,
    BEN,
    CLEO,
    EVE,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    two_people,
)

BEFORE = Path(__file__).parent / "tables-0.1.0.sql"
HALF_AN_HOUR = 1_801.0


async def rows_of(service: Service, table: str) -> tuple[int, int]:
    """Return how many rows of a journal there are, and how many packed ones."""
    lines, whole = schema.journal, schema.packed_journals
    async with service.store.reading() as connection:
        return (
            await connection.scalar(select(func.count()).where(lines.c.table_id == table)) or 0,
            await connection.scalar(select(func.count()).where(whole.c.table_id == table)) or 0,
        )


def later(service: Service, seconds: float) -> None:
    """Let time go by."""
    now = service.now()
    service.now = lambda: now + seconds
    service.cache.slots.clear()


def test_a_gathering_table_that_nobody_visits_ends_after_a_week(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            keeper = Keeper(service, Life())
            alone = await service.create(ADA, "fugger", 3, names=["Ada"], public=True)
            visited = await service.create(ADA, "fugger", 3, names=["Ada"])
            begun = await two_people(service)
            later(service, 6 * DAY)
            async with service.visit(visited, BEN):
                await keeper.note_presence()
            await keeper.tidy()
            assert (await service.sight(alone, ADA)).phase == "gathering"
            later(service, 2 * DAY)
            await keeper.tidy()
            assert await refused(service.sight(alone, ADA)) == "error-no-such-table"
            assert (await service.sight(visited, ADA)).phase == "gathering"
            assert (await service.sight(begun, ADA)).phase == "playing"

    run(test())


def test_a_moment_for_practice_that_nobody_plays_on_from_ends_after_a_week(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            keeper, asked = Keeper(service, Life()), moments("fugger")[0]
            left, answered, played_on = [
                await service.practise(device, "fugger", asked.name, "Ada")
                for device in (ADA, BEN, CLEO)
            ]
            for device, table in ((BEN, answered), (CLEO, played_on)):
                sight = await service.sight(table, device)
                await service.answer(device, table, sight.me, asked.best, sight.version, "best")
            await service.ponder(CLEO, played_on, "on")
            game = await two_people(service)
            later(service, 6 * DAY)
            await keeper.tidy()
            assert (await service.sight(left, ADA)).practice
            later(service, 2 * DAY)
            await keeper.tidy()
            assert await refused(service.sight(left, ADA)) == "error-no-such-table"
            assert await refused(service.sight(answered, BEN)) == "error-no-such-table"
            assert (await service.sight(played_on, CLEO)).phase == "playing"
            assert (await service.sight(game, ADA)).phase == "playing"

    run(test())


def test_a_finished_table_is_packed_and_opens_as_before(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            keeper = Keeper(service, Life())
            table = await two_people(service)
            await service.say(ADA, table, "Grüße 🎲", key="hello")
            await play_to_end(service, table, ADA, BEN)
            before = await service.sight(table, ADA), await service.record(table, BEN)
            later(service, 31 * DAY)
            await keeper.tidy()
            assert await rows_of(service, table) == (0, 1)
            assert (await service.sight(table, ADA), await service.record(table, BEN)) == before
            # Life goes on behind the packed lines, keys are remembered, and all is packed again.
            assert await service.say(ADA, table, "Grüße 🎲", key="hello") < before[0].version
            assert await service.say(BEN, table, "Again?") == before[0].version + 1
            assert await rows_of(service, table) == (1, 1)
            service.cache.slots.clear()
            said = [line.text for line in (await service.sight(table, ADA)).chat]
            assert said[0].startswith("note-") and said[-1] == "Again?"
            await keeper.tidy()
            assert await rows_of(service, table) == (0, 1)
            service.cache.slots.clear()
            assert [line.text for line in (await service.sight(table, ADA)).chat] == said

    run(test())


def test_several_keepers_may_pack_at_once_and_a_line_in_between_is_kept(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            journal = [*(await service.store.read(table) or ([], [], []))[2]]
            plain = service.store.read

            async def slow(wanted: str, since: int = 0):  # type: ignore[no-untyped-def]
                found = await plain(wanted, since)
                service.store.read = plain  # type: ignore[method-assign]
                await service.say(ADA, table, "in between")
                return found

            service.store.read = slow  # type: ignore[assignment, method-assign]
            assert not await service.upkeep.pack(table)
            assert await service.upkeep.pack(table)
            assert await service.upkeep.pack(table)
            found = await service.store.read(table)
            assert found and found[2][:-1] == journal and found[2][-1].text == "in between"

    run(test())


def test_an_abandoned_table_is_archived_and_goes_on_when_somebody_comes(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            keeper = Keeper(service, Life())
            table = await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", "random"])
            await service.start(ADA, table)
            chance = seeded("bots")
            while (await service.sight(table, ADA)).seats[0].awaited:
                await one_answer(service, table, chance, ADA)
            now = service.now()
            assert await service.store.waiting_for_bots(now, now, service.life.archived(now))
            later(service, 366 * DAY)
            await keeper.tidy()
            assert await rows_of(service, table) == (0, 1)
            now = service.now()
            waiting = await service.store.waiting_for_bots(now, now, service.life.archived(now))
            assert waiting == []
            async with service.visit(table, ADA):
                await keeper.note_presence()
            waiting = await service.store.waiting_for_bots(now, now, service.life.archived(now))
            assert waiting == [table]

    run(test())


def test_the_public_list_shows_only_where_somebody_is(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            keeper = Keeper(service, Life())
            tables = [
                await service.create(EVE, "fugger", 2, names=["Eve"], public=True)
                for _ in range(60)
            ]
            assert len(await service.public_tables()) == 50
            later(service, HALF_AN_HOUR)
            assert await service.public_tables() == []
            async with service.visit(tables[7], ADA):
                await keeper.note_presence()
            assert [line.id for line in await service.public_tables()] == [tables[7]]

    run(test())


def test_the_host_puts_a_gathering_table_away_and_nobody_else_can(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 3, names=["Ada"], public=True)
            await service.sit(BEN, table, 1, "Ben")
            assert await refused(service.put_away(BEN, table)) == "error-not-host"
            assert await refused(service.put_away(EVE, table)) == "error-not-host"
            async with service.store.hub.follow(table) as news:
                await service.put_away(ADA, table)
                assert news.is_set()
            assert await refused(service.sight(table, BEN, check=False)) == "error-no-such-table"
            assert await refused(service.say(BEN, table, "Hm")) == "error-no-such-table"

    run(test())


def test_a_finished_table_is_put_away_by_each_and_gone_with_the_last(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            assert await refused(service.put_away(ADA, table)) == "error-others-playing"
            await play_to_end(service, table, ADA, BEN)
            await service.put_away(ADA, table)
            assert await service.my_tables(ADA) == []
            assert await refused(service.record(table, ADA)) == "error-only-who-sat"
            assert not (await service.sight(table, "")).host
            assert [line.id for line in await service.my_tables(BEN)] == [table]
            assert await service.record(table, BEN)
            await service.put_away(BEN, table)
            assert await refused(service.sight(table, CLEO)) == "error-no-such-table"
            alone = await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", "random"])
            await service.start(ADA, alone)
            await service.put_away(ADA, alone)
            assert await refused(service.sight(alone, ADA)) == "error-no-such-table"

    run(test())


def test_tables_of_the_first_version_open_and_play_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(BEFORE.read_text("utf-8"))
        found = connection.execute("SELECT id, game, phase FROM tables").fetchall()
    connection.close()

    async def test() -> None:
        async with opened(f"sqlite:///{file}") as service:
            keeper = Keeper(service, Life(gathering_days=0))
            chance = seeded("later")
            for table, _, phase in found:
                sight = await service.sight(table, ADA)
                assert sight.phase == phase
                if phase == "playing":
                    await one_answer(service, table, chance, ADA)
            later(service, 400 * DAY)
            await keeper.tidy()
            for table, _, phase in found:
                packed = (0, 1) if phase != "gathering" else (1, 0)
                assert await rows_of(service, table) == packed
                assert (await service.sight(table, ADA)).phase == phase

    assert {game for _, game, _ in found} == {
        *("augsburg", "emperor", "fugger", "gluecksritter", "merchants")
    }
    run(test())
