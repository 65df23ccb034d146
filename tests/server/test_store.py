"""The store: migrations that make the schema, and what is kept of secrets."""

import asyncio
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

import kontor
from kontor.engine.chance import seeded
from kontor.server.store import direct
from kontor.server.store.schema import metadata
from kontor.server.store.store import Store, StoreError
from tests.server import patience
from tests.server.people import ADA, BEN, one_answer, opened, run, two_people

# Of the processor's time, which no other program takes away.
RESTORE_SECONDS = 0.1
# What SQLite calls it.
FULL = 2


def test_migrations_make_the_schema_and_can_be_taken_back(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    def take_back(connection: Connection) -> list[str]:
        config = Config()
        folder = Path(kontor.__file__).parent / "server" / "store" / "migrations"
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async def test() -> None:
        store = Store(database)
        await store.open()
        await store.open()
        async with store.engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(take_back) == ["alembic_version"]
        await store.close()

    run(test())


def test_processes_may_start_together(database: str) -> None:
    async def test() -> None:
        stores = [Store(database) for _ in range(3)]
        if stores[0].is_shared:
            await asyncio.gather(*(one.open() for one in stores))
        for one in stores:
            await one.close()

    run(test())


def test_other_databases_are_refused_in_plain_words() -> None:
    with pytest.raises(StoreError, match="SQLite or PostgreSQL"):
        Store("mysql://localhost/kontor")


def test_only_hashes_of_tokens_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "tables.db"
        async with opened(f"sqlite:///{file}") as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            link = await service.invitation(ADA, table, 1)
            await service.claim(BEN, link, "Ben")
            token = await service.seat_token(BEN, table, 1)
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Ben" in kept
        assert link.encode() not in kept and token.encode() not in kept

    run(test())


def test_a_table_is_restored_quickly(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            chance = seeded("long")
            answers = 0
            while (await service.sight(table, ADA)).phase != "over":
                await one_answer(service, table, chance, ADA, BEN)
                answers += 1
        async with opened(database) as service:
            await service.public_tables()
            best = 1.0
            for _ in range(5):
                service.cache.slots.clear()
                begun = time.process_time()
                await service.sight(table, ADA)
                best = min(best, time.process_time() - begun)
        assert answers > 30 and best < RESTORE_SECONDS

    run(test())


def test_what_was_accepted_survives_a_loss_of_power(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite waits for the disk at every commit; only the other tests spare themselves that."""

    async def test() -> None:
        monkeypatch.setattr(direct, "SYNCHRONOUS", patience.SAFE)
        async with opened(sqlite) as service, service.store.engine.connect() as connection:
            found = await connection.exec_driver_sql("PRAGMA synchronous")
            assert found.scalar() == FULL
            await one_answer(service, await two_people(service), seeded("safe"), ADA, BEN)
            writer = service.store.writer
            assert writer and writer.connection
            asking = writer.thread.submit(writer.connection.execute, "PRAGMA synchronous")
            assert writer.thread.submit(asking.result().fetchone).result() == (FULL,)

    run(test())
