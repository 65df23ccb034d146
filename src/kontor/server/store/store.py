"""Store: reading and writing tables, the same on SQLite and PostgreSQL.

A change is one transaction: the version of the table moves on by one if nobody else was faster,
the journal gains its line, and listeners are told `table:version`. What is committed is durable.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    Update,
    bindparam,
    delete,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kontor.server import meters
from kontor.server.store import direct, migrate, schema
from kontor.server.store.direct import Writer
from kontor.server.store.hub import Hub
from kontor.server.store.listener import CHANNEL, Listener
from kontor.server.store.outcomes import keep_outcome
from kontor.server.store.packed_lines import unpacked
from kontor.server.store.reach import reaching
from kontor.server.store.rows import (
    PERSON,
    Change,
    Conflict,
    Entry,
    KeyUsed,
    SeatRow,
    Signet,
    TableRow,
    TableRows,
)
from kontor.server.store.table_making import keep_material, keep_table

LISTED = 200
PUBLIC_LISTED = 50
# How long a writer waits for its turn, then for a connection, a statement.
QUEUE_SECONDS = 2.0
CONNECT_SECONDS = 3.0
STATEMENT_SECONDS = 10.0
# Clocks of several machines may differ by so much.
SKEW_SECONDS = 5.0


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
        path = None if self.is_shared else self.url.database
        self.writer: Writer | None = Writer(path) if path and not path.startswith(":") else None
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
        if self.writer:
            await self.writer.close()
        await self.engine.dispose()

    # Writing ------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow], *lines: Entry) -> None:
        """Keep a new table with the first lines of its journal."""
        async with self.transaction() as connection:
            await keep_table(connection, TableRows(table, seats, lines))
        self.hub.tell(table.id, table.version)

    async def change(self, table: str, change: Change) -> None:
        """Carry out one change, or raise Conflict or KeyUsed and change nothing."""
        version = change.entry.version
        values = dict(change.table)
        material = values.pop("material", None)
        given = {**values, "version": version, "this_table": table, "before": version - 1}
        line = {"table_id": table, **vars(change.entry)}
        try:
            if self.writer and material is None and change.is_plain:
                async with self.turn():
                    if not await self.writer.moved(moving(tuple(values)), given, line):
                        raise Conflict
                self.hub.tell(table, version)
                return
            async with self.transaction() as connection:
                moved = await connection.execute(moving(tuple(values)), given)
                if moved.rowcount != 1:
                    raise Conflict
                await connection.execute(NEW_LINE, line)
                if material is not None:
                    await keep_material(connection, table, str(material))
                for seat in change.seats:
                    await connection.execute(
                        update(schema.seats)
                        .where(schema.seats.c.table_id == table)
                        .where(schema.seats.c.number == seat.number)
                        .values(**asdict(seat))
                    )
                if change.opened:
                    await keep_table(connection, change.opened)
                if change.outcome or change.reopened:
                    await keep_outcome(connection, table, change.outcome)
                if self.is_shared:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{version}")))
        except IntegrityError as error:
            raise KeyUsed from error
        self.hub.tell(table, version)
        if change.opened:
            self.hub.tell(change.opened.row.id, change.opened.row.version)

    async def add_signet(self, secret: str, now: float, forget: float) -> None:
        """Keep a new signet, and forget those made before a moment."""
        async with self.transaction() as connection:
            is_old = schema.signets.c.created < forget
            await connection.execute(delete(schema.signets).where(is_old))
            await connection.execute(insert(schema.signets), {"secret": secret, "created": now})

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the turn to write."""
        begun = time.monotonic()
        async with reaching():
            async with asyncio.timeout(QUEUE_SECONDS):
                await self.writing.acquire()
            try:
                yield
            finally:
                self.writing.release()
                meters.database.labels("write").observe(time.monotonic() - begun)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is durable once it is left."""
        async with self.turn(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that only reads."""
        begun = time.monotonic()
        async with reaching(), self.engine.connect() as connection:
            yield connection
        meters.database.labels("read").observe(time.monotonic() - begun)

    # Reading ------------------------------------------------------------------------------

    async def version(self, table: str) -> int:
        """Return the version of a table, 0 if there is none."""
        wanted = select(schema.tables.c.version).where(schema.tables.c.id == table)
        async with self.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def read(
        self, table: str, since: int = 0
    ) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """Return a table, its seats, and its journal after a version; all of one moment."""
        async with self.reading() as connection:
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
            journal = await self.lines(connection, table, since, found.version)
            return found, [SeatRow(**seat._mapping) for seat in seats], journal

    async def lines(
        self, connection: AsyncConnection, table: str, since: int, version: int
    ) -> list[Entry]:
        """Return a journal after a version, up to another.

        Rows are read before packed lines: what is packed in between is read twice, not lost.
        """
        rows = await connection.execute(
            select(*(column for column in schema.journal.c if column.name != "table_id"))
            .where(schema.journal.c.table_id == table)
            .where(schema.journal.c.version > since)
            .where(schema.journal.c.version <= version)
            .order_by(schema.journal.c.version)
        )
        found = [Entry(**line._mapping) for line in rows]
        if since >= version or (found and found[0].version == since + 1):
            return found
        kept = select(schema.packed_journals.c.lines)
        packed = await connection.scalar(kept.where(schema.packed_journals.c.table_id == table))
        first = found[0].version if found else version + 1
        before = [line for line in unpacked(packed) if since < line.version < first]
        return before + found

    async def keep_edition(self, digest: str, game: str, text: str) -> None:
        """Keep the components file of a game for the tables that begin with it."""
        if await self.edition(digest):
            return
        values = {"digest": digest, "game": game, "text": text}
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(schema.editions), values)
        except IntegrityError:
            pass  # another process was faster

    async def edition(self, digest: str) -> str:
        """Return a components file by its digest, or nothing if it was never kept."""
        wanted = select(schema.editions.c.text).where(schema.editions.c.digest == digest)
        async with self.reading() as connection:
            return str(await connection.scalar(wanted) or "")

    async def signets(self) -> list[Signet]:
        """Return all signets, the newest last."""
        wanted = select(schema.signets).order_by(schema.signets.c.number)
        async with self.reading() as connection:
            return [Signet(**row._mapping) for row in await connection.execute(wanted)]

    async def knows(self, device: str) -> bool:
        """Tell whether a device has opened a table or a key, or has a seat."""
        known = (schema.devices.c.device, schema.seats.c.device, schema.seats.c.owner)
        found = [exists().where(column == device) for column in (*known, schema.tables.c.host)]
        async with self.reading() as connection:
            return bool(await connection.scalar(select(or_(*found))))

    async def by_invitation(self, invitation: str, secret: str) -> str | None:
        """Return the table that an invitation leads to, to any seat or to one by its hash."""
        tables, seats = schema.tables.c, schema.seats.c
        to_any = select(tables.id).where(tables.invitation == invitation, tables.invitation != "")
        to_one = select(seats.table_id).where(seats.invitation == secret)
        async with self.reading() as connection:
            found: str | None = await connection.scalar(union_all(to_any, to_one))
            return found

    async def tables_of(self, device: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the tables where a device is host or has a seat, latest news first.

        A seat where a bot plays for it counts: it may be taken back.
        """
        columns = (schema.seats.c.device, schema.seats.c.token, schema.seats.c.owner)
        seated = select(schema.seats.c.table_id).where(
            or_(*(column == device for column in columns))
        )
        mine = or_(schema.tables.c.host == device, schema.tables.c.id.in_(seated))
        return await self.listed(select(schema.tables).where(mine))

    async def public_tables(self, seen: float) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the tables that are open to everybody, not over, and seen since a moment."""
        columns = schema.tables.c
        alive = select(schema.tables).where(
            columns.public.is_(True), columns.phase != "over", columns.seen >= seen
        )
        return await self.listed(alive, columns.seen, PUBLIC_LISTED)

    async def held_seats(self, device: str) -> int:
        """Return how many seats a device holds at public tables of others that have not begun."""
        wanted = (
            select(func.count())
            .select_from(schema.seats.join(schema.tables))
            .where(schema.seats.c.device == device, schema.tables.c.host != device)
            .where(schema.tables.c.public.is_(True), schema.tables.c.phase == "gathering")
        )
        async with self.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def waiting_for_bots(self, before: float, now: float, seen: float) -> list[str]:
        """Return the tables with people, seen since a moment, that have waited for a bot.

        A line from the future was written before the clock was set back: it counts as old.
        """
        columns = schema.tables.c
        people = exists().where(
            schema.seats.c.table_id == columns.id, schema.seats.c.kind == PERSON
        )
        wanted = select(columns.id).where(
            people,
            columns.bots_awaited != 0,
            columns.seen >= seen,
            or_(columns.since <= before, columns.since > now + SKEW_SECONDS),
        )
        async with self.reading() as connection:
            return list(await connection.scalars(wanted))

    async def deadlines(self, now: float, seen: float) -> tuple[list[str], float | None]:
        """Return the tables, seen since a moment, where time may be up, and the next deadline.

        Where the last line comes from the future, only the table's own time can tell.
        """
        column, since = schema.tables.c.deadline, schema.tables.c.since
        due = select(schema.tables.c.id).where(
            column > 0, or_(column <= now, since > now + SKEW_SECONDS), schema.tables.c.seen >= seen
        )
        later = select(func.min(column)).where(column > now)
        async with self.reading() as connection:
            return list(await connection.scalars(due)), await connection.scalar(later)

    async def listed(
        self,
        wanted: Select[Any],
        order: ColumnElement[Any] = schema.tables.c.since,
        most: int = LISTED,
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return tables with their seats, the latest first."""
        latest = wanted.order_by(order.desc()).limit(most)
        async with self.reading() as connection:
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
        return create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=CONNECT_SECONDS,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS},
        )
    made = create_async_engine(url, hide_parameters=True)

    @event.listens_for(made.sync_engine, "connect")
    def opened(connection: object, _: ConnectionPoolEntry) -> None:
        direct.prepare(connection)

    return made
