"""Erasure: a person's name and traces leave the database; games stay as they were played.

At a table the lines of the journal keep their numbers, seats and answers; only names are replaced
and what the person said is left out. So the table folds to the same game as before.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import schema
from kontor.server.store.circle_store import end_circle
from kontor.server.store.listener import CHANNEL
from kontor.server.store.packed_lines import packed, unpacked
from kontor.server.store.rows import Change, Conflict, Entry
from kontor.server.store.store import Store, moving

# Lines whose text is somebody's own words, and what is left of them.
SPOKEN: Final = ("say",)
SILENCE: Final = "–"
# Lines whose text may end with a name.
NAMING: Final = ("seat", "swap")
# What names people in a column `person` and is kept: the operator's reports; how tables ended.
KEPT: Final = (schema.reports, schema.outcome_seats)


class Erasure:
    """Erases people from one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def tables_of(self, person: str) -> list[str]:
        """Return all tables that know a person."""
        seats, tables = schema.seats.c, schema.tables.c
        sits = select(seats.table_id).where(or_(seats.device == person, seats.owner == person))
        hosts = select(tables.id).where(tables.host == person)
        async with self.store.reading() as connection:
            return sorted({*await connection.scalars(sits), *await connection.scalars(hosts)})

    async def rewrite(self, table: str, change: Change, renamed: Mapping[str, str]) -> None:
        """Carry out a change of a table together with new names in all its lines."""
        version = change.entry.version
        given = {"version": version, "this_table": table, "before": version - 1}
        async with self.store.transaction() as connection:
            statement = moving(tuple(change.table))
            moved = await connection.execute(statement, {**change.table, **given})
            if moved.rowcount != 1:
                raise Conflict
            await rename_lines(connection, table, renamed)
            if "host" in change.table:
                await connection.execute(delete(schema.ways).where(schema.ways.c.person == table))
            line = {"table_id": table, **vars(change.entry)}
            await connection.execute(insert(schema.journal), line)
            for seat in change.seats:
                await connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == table, schema.seats.c.number == seat.number)
                    .values(**vars(seat))
                )
            if self.store.is_shared:
                await connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{version}")))
        self.store.hub.tell(table, version)

    async def forget(self, person: str, name: str) -> None:
        """Remove all that is a person's own; in outcomes of others a sign stands for them."""
        seats, ways = schema.outcome_seats, schema.ways
        async with self.store.transaction() as connection:
            await forget_tallies(connection, person)
            await connection.execute(
                update(seats).where(seats.c.person == person).values(person=None, name=name)
            )
            circles = await connection.scalars(
                select(schema.circle_members.c.circle).where(
                    schema.circle_members.c.person == person
                )
            )
            theirs = list(circles)
            mine = select(ways.c.id).where(ways.c.person == person)
            await connection.execute(delete(schema.notices).where(schema.notices.c.way.in_(mine)))
            for table in reversed(schema.metadata.sorted_tables):
                if "person" in table.c and table not in KEPT:
                    await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))
            for circle in theirs:
                await end_if_empty(connection, circle)


async def rename_lines(connection: AsyncConnection, table: str, renamed: Mapping[str, str]) -> None:
    """Replace names in the journal of a table, in its rows and in what is packed."""
    journal, lines = schema.journal, schema.packed_journals
    columns = [column for column in journal.c if column.name != "table_id"]
    rows = await connection.execute(select(*columns).where(journal.c.table_id == table))
    for row in rows.all():
        entry = Entry(**row._mapping)
        new = anonymous(entry, renamed)
        if new != entry:
            await connection.execute(
                update(journal)
                .where(journal.c.table_id == table, journal.c.version == entry.version)
                .values(who=new.who, text=new.text)
            )
    kept = await connection.scalar(select(lines.c.lines).where(lines.c.table_id == table))
    if kept:
        again = packed([anonymous(entry, renamed) for entry in unpacked(kept)])
        await connection.execute(update(lines).where(lines.c.table_id == table).values(lines=again))


def anonymous(entry: Entry, renamed: Mapping[str, str]) -> Entry:
    """Return a line without the names of those who have gone, nor their words."""
    new: dict[str, Any] = {}
    if entry.who in renamed:
        new["who"] = renamed[entry.who]
        if entry.kind in SPOKEN:
            new["text"] = SILENCE
    first, _, name = entry.text.partition(" ")
    if entry.kind in NAMING and name in renamed:
        new["text"] = f"{first} {renamed[name]}"
    return replace(entry, **new)


async def forget_tallies(connection: AsyncConnection, person: str) -> None:
    """Let all tallies be counted anew that know a person: their own, others', circles'."""
    seats, links = schema.outcome_seats.c, schema.circle_outcomes.c
    tables = select(seats.table_id).where(seats.person == person)
    people = select(seats.person).where(seats.table_id.in_(tables), seats.person.is_not(None))
    circles = select(links.circle).where(links.table_id.in_(tables))
    owner = schema.tallies.c.owner
    await connection.execute(
        delete(schema.tallies).where(or_(owner.in_(people), owner.in_(circles), owner == person))
    )


async def end_if_empty(connection: AsyncConnection, circle: str) -> None:
    """End a circle that has no members any more."""
    members = schema.circle_members
    wanted = select(func.count()).select_from(members)
    is_in = (members.c.circle == circle, members.c.asked_by == "")
    if not await connection.scalar(wanted.where(*is_in)):
        await end_circle(connection, circle)
