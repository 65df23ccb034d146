"""Upkeep: what is done to tables as time goes by. Several processes may do it at once."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, exists, func, insert, select, tuple_, update

from kontor.server.store import schema
from kontor.server.store.listener import CHANNEL, GONE
from kontor.server.store.packed_lines import packed
from kontor.server.store.store import Store

AT_ONCE: Final = 200
# A line of a journal by its kind and text.
Line = tuple[str, str]
OWNED: Final = (
    schema.journal,
    schema.packed_journals,
    schema.materials,
    schema.barred,
    schema.shelves,
    schema.memos,
    schema.seats,
)


class Upkeep:
    """Marks, packs and removes tables of a store."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def mark_seen(self, tables: Collection[str], now: float) -> list[str]:
        """Note that somebody is at these tables; return those that are gone."""
        columns = schema.tables.c
        here: set[str] = set()
        ordered = sorted(tables)
        for first in range(0, len(ordered), AT_ONCE):
            some = ordered[first : first + AT_ONCE]
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(schema.tables)
                    .where(columns.id.in_(some), columns.seen < now)
                    .values(seen=now)
                )
                here |= set(
                    await connection.scalars(select(columns.id).where(columns.id.in_(some)))
                )
        return [table for table in ordered if table not in here]

    async def mark_hosts(self, here: Collection[tuple[str, str]], now: float) -> None:
        """Note which hosts are at their tables, given who is where."""
        columns = schema.tables.c
        ordered = sorted(here)
        for first in range(0, len(ordered), AT_ONCE):
            some = ordered[first : first + AT_ONCE]
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(schema.tables)
                    .where(tuple_(columns.id, columns.host).in_(some), columns.host_seen < now)
                    .values(host_seen=now)
                )

    async def host_seen(self, table: str) -> float:
        """Return when the host of a table was last there."""
        wanted = select(schema.tables.c.host_seen).where(schema.tables.c.id == table)
        async with self.store.reading() as connection:
            return float(await connection.scalar(wanted) or 0.0)

    async def left_alone(self, phase: str, before: float) -> list[str]:
        """Return tables of a phase where nobody has been since a moment, some at a time."""
        columns = schema.tables.c
        wanted = select(columns.id).where(columns.phase == phase, columns.seen < before)
        async with self.store.reading() as connection:
            return list(await connection.scalars(wanted.order_by(columns.seen).limit(AT_ONCE)))

    async def practice_left_alone(self, phase: str, before: float, done: Line) -> list[str]:
        """Return such tables that begin with a moment for practice and lack a line, any of them."""
        columns, lines = schema.tables.c, schema.journal.c
        kind, text = done
        there = exists().where(lines.table_id == columns.id, lines.kind == kind, lines.text == text)
        wanted = select(columns.id).where(
            columns.phase == phase,
            columns.seen < before,
            columns.settings.contains('"practice":"', autoescape=True),
            ~columns.settings.contains('"practice":""', autoescape=True),
            ~there,
        )
        async with self.store.reading() as connection:
            # In no order: those that stay must not stand before those that go.
            return list(await connection.scalars(wanted.order_by(func.random()).limit(AT_ONCE)))

    async def packable(self, phase: str, before: float) -> list[str]:
        """Return such tables whose journal still lies in rows."""
        columns = schema.tables.c
        wanted = select(columns.id).where(
            columns.phase == phase, columns.seen < before, columns.packed < columns.version
        )
        async with self.store.reading() as connection:
            return list(await connection.scalars(wanted.order_by(columns.seen).limit(AT_ONCE)))

    async def pack(self, table: str) -> bool:
        """Turn the rows of a journal into one; tell whether nothing came in between."""
        found = await self.store.read(table)
        if found is None:
            return False
        row, _, journal = found
        columns, lines = schema.tables.c, schema.packed_journals
        mine = schema.journal.c.table_id == table
        async with self.store.transaction() as connection:
            claimed = await connection.execute(
                update(schema.tables)
                .where(columns.id == table, columns.version == row.version)
                .where(columns.packed == row.packed)
                .values(packed=row.version)
            )
            if claimed.rowcount != 1:
                return False
            await connection.execute(delete(lines).where(lines.c.table_id == table))
            await connection.execute(insert(lines), {"table_id": table, "lines": packed(journal)})
            await connection.execute(
                delete(schema.journal).where(mine, schema.journal.c.version <= row.version)
            )
        return True

    async def remove(self, table: str, seen: float | None = None) -> bool:
        """Delete a table with all it has, unless somebody has been there since a moment."""
        columns = schema.tables.c
        async with self.store.transaction() as connection:
            last = await connection.scalar(
                select(columns.seen).where(columns.id == table).with_for_update()
            )
            if last is None or (seen is not None and last >= seen):
                return False
            for owned in OWNED:
                await connection.execute(delete(owned).where(owned.c.table_id == table))
            await connection.execute(delete(schema.ways).where(schema.ways.c.person == table))
            await connection.execute(delete(schema.tables).where(columns.id == table))
            if self.store.is_shared:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{GONE}")))
        self.store.hub.forget(table)
        return True
