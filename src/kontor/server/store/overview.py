"""Overview: what an operator may know of tables and people: no hand, seed, salt or token."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import func, literal, select, text, union_all

from kontor.server.store import schema
from kontor.server.store.rows import PERSON
from kontor.server.store.store import Store

MOST: Final = 1_000
# So much of a device's hash names a person; so much is needed at least to find one.
PERSON_LENGTH: Final = 12
SHORTEST_PERSON: Final = 6


@dataclass(frozen=True)
class TableLook:
    """A table from outside."""

    id: str
    game: str
    phase: str
    public: bool
    names: list[str]
    host: str
    created: float
    seen: float
    lines: int
    packed: bool


@dataclass(frozen=True)
class PersonLook:
    """A person, by the beginning of a hash: the names used, and how many tables."""

    person: str
    names: list[str]
    hosts: int
    seats: int
    seen: float


class Overview:
    """Looks over a whole store."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def tables(self, phase: str = "", most: int = MOST) -> list[TableLook]:
        """Return tables, those seen last first."""
        columns = schema.tables.c
        wanted = select(
            *(columns.id, columns.game, columns.phase, columns.public, columns.host),
            *(columns.created, columns.seen, columns.version, columns.packed),
        )
        if phase:
            wanted = wanted.where(columns.phase == phase)
        async with self.store.reading() as connection:
            rows = (
                await connection.execute(wanted.order_by(columns.seen.desc()).limit(most))
            ).all()
            ids = [row.id for row in rows]
            names: dict[str, list[str]] = {table: [] for table in ids}
            seats = schema.seats.c
            found = select(seats.table_id, seats.name).where(seats.table_id.in_(ids))
            for table, name in await connection.execute(
                found.order_by(seats.table_id, seats.number)
            ):
                names[table].append(name)
        return [
            TableLook(
                *(row.id, row.game, row.phase, row.public, names[row.id], shown(row.host)),
                *(row.created, row.seen, row.version, row.packed > 0),
            )
            for row in rows
        ]

    async def people(self, most: int = MOST) -> list[PersonLook]:
        """Return people, those with most tables first."""
        tables, seats = schema.tables.c, schema.seats.c
        hosting = select(tables.host.label("device"), tables.seen, literal(1).label("host"))
        sitting = (
            select(seats.device.label("device"), tables.seen, literal(0).label("host"))
            .join(schema.tables, tables.id == seats.table_id)
            .where(seats.kind == PERSON, seats.device.is_not(None))
        )
        both = union_all(hosting, sitting).subquery()
        wanted = (
            select(
                both.c.device,
                func.sum(both.c.host).label("hosts"),
                (func.count() - func.sum(both.c.host)).label("seats"),
                func.max(both.c.seen).label("seen"),
            )
            .group_by(both.c.device)
            .order_by(func.count().desc(), both.c.device)
            .limit(most)
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            named: dict[str, list[str]] = {row.device: [] for row in rows}
            found = select(seats.device, seats.name).where(seats.device.in_(named)).distinct()
            for device, name in await connection.execute(found.order_by(seats.name)):
                named[device].append(name)
        return [
            PersonLook(shown(row.device), named[row.device], row.hosts, row.seats, row.seen)
            for row in rows
        ]

    async def devices(self, beginning: str) -> list[str]:
        """Return the hashes of devices that begin so."""
        tables, seats, reports = schema.tables.c, schema.seats.c, schema.reports.c
        both = union_all(
            select(tables.host.label("device")).where(tables.host.startswith(beginning)),
            select(seats.device.label("device")).where(seats.device.startswith(beginning)),
            select(reports.person.label("device")).where(reports.person.startswith(beginning)),
        ).subquery()
        async with self.store.reading() as connection:
            return sorted(await connection.scalars(select(both.c.device).distinct().limit(3)))

    async def ids(self, beginning: str) -> list[str]:
        """Return the ids of tables that begin so."""
        column = schema.tables.c.id
        wanted = select(column).where(column.startswith(beginning)).order_by(column).limit(3)
        async with self.store.reading() as connection:
            return list(await connection.scalars(wanted))

    async def sizes(self) -> dict[str, int]:
        """Return how many tables of each phase there are, how many lines, and how many bytes."""
        tables = schema.tables.c
        async with self.store.reading() as connection:
            phases = select(tables.phase, func.count()).group_by(tables.phase)
            found = {row[0]: int(row[1]) for row in await connection.execute(phases)}
            for name, table in (
                *(("lines", schema.journal), ("packed", schema.packed_journals)),
                *(("reports", schema.reports), ("bans", schema.bans)),
            ):
                number = await connection.scalar(select(func.count()).select_from(table))
                found[name] = number or 0
            if self.store.is_shared:
                size = await connection.scalar(text("SELECT pg_database_size(current_database())"))
                found["bytes"] = int(size or 0)
            else:
                file = Path(self.store.url.database or "")
                beside = [file, Path(f"{file}-wal")]
                found["bytes"] = sum(path.stat().st_size for path in beside if path.is_file())
        return found


def shown(device: str) -> str:
    """Return how a person is named to the operator."""
    return device[:PERSON_LENGTH]
