"""Store: reading and writing tables, the same on SQLite and PostgreSQL.

A change is one transaction: the version of the table moves on by one if nobody else was faster,
the journal gains its line, and listeners are told `table:version`. What is committed is durable.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Select,
    Update,
    bindparam,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kontor.server.store import migrate, schema
from kontor.server.store.hub import Hub
from kontor.server.store.listener import CHANNEL, Listener
from kontor.server.store.rows import Change, Conflict, Entry, KeyUsed, SeatRow, TableRow

LISTED = 200


# Made once: to put a statement together takes longer than to carry it out.
NEW_LINE: Final = insert(schema.journal)


@cache
def moving(columns: tuple[str, ...]) -> Update:
    """Return the statement that moves a table on by one version and changes some columns."""
    tables = schema.tables
    is_next = (tables.c.id == bindparam("this_table"), tables.c.version == bindparam("before"))
    changed: dict[str, Any] = {name: bindparam(name) for name in (*columns, "version")}
    return update(tables).where(*is_next).values(changed)


class StoreError(Exception):
    """The database cannot be used; the message says why."""


class Store:
    """The tables of one database."""

    def __init__(self, url: str) -> None:
        self.url: URL = driven(url)
        self.hub: Hub = Hub()
        self.is_shared: bool = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = engine(self.url)
        self.listener: Listener | None = Listener(self.url, self.hub) if self.is_shared else None
        # SQLite has one writer at a time: queueing here is fairer than its busy timeout.
        self.writing: asyncio.Semaphore = asyncio.Semaphore(8 if self.is_shared else 1)

    async def open(self) -> None:
        """Bring the database up to date, and listen to what others write."""
        await migrate.upgrade(self.engine)
        if self.listener:
            self.listener.open()

    async def close(self) -> None:
        """Let go of all connections."""
        if self.listener:
            await self.listener.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Ask the database for a sign of life."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # Writing ------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], first: Entry) -> None:
        """Keep a new table with its first journal line."""
        values = asdict(table)
        material = values.pop("material")
        async with self.transaction() as connection:
            await connection.execute(insert(schema.tables), values)
            await keep_material(connection, table.id, material)
            for seat in seats:
                await connection.execute(
                    insert(schema.seats), {"table_id": table.id, **asdict(seat)}
                )
            await connection.execute(
                insert(schema.journal), {"table_id": table.id, **asdict(first)}
            )
        self.hub.tell(table.id, table.version)

    async def change(self, table: str, change: Change) -> None:
        """Carry out one change, or raise Conflict or KeyUsed and change nothing."""
        version = change.entry.version
        values = dict(change.table)
        material = values.pop("material", None)
        given = {**values, "version": version, "this_table": table, "before": version - 1}
        try:
            async with self.transaction() as connection:
                moved = await connection.execute(moving(tuple(values)), given)
                if moved.rowcount != 1:
                    raise Conflict
                if material is not None:
                    await keep_material(connection, table, str(material))
                await connection.execute(NEW_LINE, {"table_id": table, **vars(change.entry)})
                for seat in change.seats:
                    await connection.execute(
                        update(schema.seats)
                        .where(schema.seats.c.table_id == table)
                        .where(schema.seats.c.number == seat.number)
                        .values(**asdict(seat))
                    )
                if self.is_shared:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{version}")))
        except IntegrityError as error:
            raise KeyUsed from error
        self.hub.tell(table, version)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is durable once it is left."""
        async with self.writing, self.engine.begin() as connection:
            yield connection

    # Reading ------------------------------------------------------------------------------

    async def version(self, table: str) -> int:
        """Return the version of a table, 0 if there is none."""
        wanted = select(schema.tables.c.version).where(schema.tables.c.id == table)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def read(
        self, table: str, since: int = 0
    ) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """Return a table, its seats, and its journal after a version; all of one moment."""
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (
                await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            ).one_or_none()
            if row is None:
                return None
            kept = select(schema.materials.c.text).where(schema.materials.c.table_id == table)
            material = await connection.scalar(kept)
            found = TableRow(**row._mapping, material=material or "")
            seats = await connection.execute(
                select(*(column for column in schema.seats.c if column.name != "table_id"))
                .where(schema.seats.c.table_id == table)
                .order_by(schema.seats.c.number)
            )
            lines = await connection.execute(
                select(*(column for column in schema.journal.c if column.name != "table_id"))
                .where(schema.journal.c.table_id == table)
                .where(schema.journal.c.version > since)
                .where(schema.journal.c.version <= found.version)
                .order_by(schema.journal.c.version)
            )
            return (
                found,
                [SeatRow(**seat._mapping) for seat in seats],
                [Entry(**line._mapping) for line in lines],
            )

    async def by_invitation(self, invitation: str) -> str | None:
        """Return the table an invitation leads to."""
        wanted = select(schema.seats.c.table_id).where(schema.seats.c.invitation == invitation)
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(wanted)
            return found

    async def tables_of(self, device: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the tables where a device is host or has a seat, latest news first."""
        seated = select(schema.seats.c.table_id).where(
            or_(schema.seats.c.device == device, schema.seats.c.token == device)
        )
        mine = or_(schema.tables.c.host == device, schema.tables.c.id.in_(seated))
        return await self.listed(select(schema.tables).where(mine))

    async def public_tables(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the tables whose host has opened them to everybody."""
        return await self.listed(select(schema.tables).where(schema.tables.c.public.is_(True)))

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Return the tables that have waited for a bot since before a moment."""
        wanted = select(schema.tables.c.id).where(
            schema.tables.c.bots_awaited != 0, schema.tables.c.since <= before
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def deadlines(self, now: float) -> tuple[list[str], float | None]:
        """Return the tables where time is up, and the next deadline after that, if any."""
        column = schema.tables.c.deadline
        due = select(schema.tables.c.id).where(column > 0, column <= now)
        later = select(func.min(column)).where(column > now)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(due)), await connection.scalar(later)

    async def listed(self, wanted: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return tables with their seats."""
        latest = wanted.order_by(schema.tables.c.since.desc()).limit(LISTED)
        async with self.engine.connect() as connection:
            rows = [TableRow(**row._mapping) for row in await connection.execute(latest)]
            found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            seats = await connection.execute(
                select(schema.seats)
                .where(schema.seats.c.table_id.in_(found))
                .order_by(schema.seats.c.number)
            )
            for seat in seats:
                values = dict(seat._mapping)
                found[values.pop("table_id")].append(SeatRow(**values))
        return [(row, found[row.id]) for row in rows]


async def keep_material(connection: AsyncConnection, table: str, text: str) -> None:
    """Keep the corrected components file of a table, or none if it is empty."""
    mine = schema.materials.c.table_id == table
    await connection.execute(delete(schema.materials).where(mine))
    if text:
        await connection.execute(insert(schema.materials), {"table_id": table, "text": text})


def driven(url: str) -> URL:
    """Return a database address with the driver we use."""
    found = make_url(url)
    backend = found.get_backend_name()
    if backend == "sqlite":
        return found.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return found.set(drivername="postgresql+asyncpg")
    raise StoreError(f"Kontor keeps its tables in SQLite or PostgreSQL, not in {backend}")


def engine(url: URL) -> AsyncEngine:
    """Return an engine with safe settings."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    made = create_async_engine(url)

    @event.listens_for(made.sync_engine, "connect")
    def prepare(connection: object, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {line}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return made
