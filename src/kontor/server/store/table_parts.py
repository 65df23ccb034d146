"""A person's own tables: in parts, with what they have put on their shelf, searched and counted."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, or_, select

from kontor.server.store import schema
from kontor.server.store.rows import SeatRow, TableRow
from kontor.server.store.store import Store

RUNNING: Final = "running"
FINISHED: Final = "finished"
SHELVED: Final = "shelved"


@dataclass(frozen=True)
class Search:
    """What is looked for: a part of somebody's name, or one of these games."""

    text: str = ""
    games: tuple[str, ...] = ()

    def fits(self) -> ColumnElement[bool]:
        """Return the condition that a table fits."""
        name = schema.seats.c.name
        forms = {self.text, self.text.capitalize(), self.text.upper(), self.text.lower()}
        alike = [name.contains(form, autoescape=True) for form in sorted(forms)]
        alike.append(func.lower(name).contains(self.text.lower(), autoescape=True))
        of_name = exists().where(schema.seats.c.table_id == schema.tables.c.id, or_(*alike))
        return or_(of_name, schema.tables.c.game.in_(self.games))


class OwnTables:
    """The tables of people in one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def part(
        self, person: str, part: str, search: Search, most: int, skipped: int = 0
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return some tables of a person, the latest first."""
        chosen = select(schema.tables.c.id).where(*conditions(person, part, search))
        chosen = chosen.order_by(schema.tables.c.since.desc()).limit(most).offset(skipped)
        return await self.store.listed(
            select(schema.tables).where(schema.tables.c.id.in_(chosen.subquery().select())),
            most=most,
        )

    async def count(self, person: str, part: str, search: Search) -> int:
        """Return how many tables of a person there are in a part."""
        wanted: Select[Any] = select(func.count()).select_from(schema.tables)
        async with self.store.reading() as connection:
            found = await connection.scalar(wanted.where(*conditions(person, part, search)))
            return int(found or 0)

    async def shelved(self, person: str, tables: Collection[str]) -> set[str]:
        """Return which tables a person has put on their shelf."""
        shelves = schema.shelves.c
        wanted = select(shelves.table_id).where(
            shelves.person == person, shelves.table_id.in_(tables)
        )
        async with self.store.reading() as connection:
            return set(await connection.scalars(wanted))

    async def shelve(self, person: str, table: str, shelved: bool) -> None:
        """Put a table on a person's shelf, or take it down."""
        shelves = schema.shelves.c
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.shelves).where(shelves.person == person, shelves.table_id == table)
            )
            if shelved:
                await connection.execute(
                    insert(schema.shelves), {"person": person, "table_id": table}
                )


def conditions(person: str, part: str, search: Search) -> list[ColumnElement[bool]]:
    """Return what a table of a part must fulfil to be a person's."""
    tables, seats, shelves = schema.tables.c, schema.seats.c, schema.shelves.c
    mine = or_(*(column == person for column in (seats.device, seats.token, seats.owner)))
    found: list[ColumnElement[bool]] = [
        or_(tables.host == person, tables.id.in_(select(seats.table_id).where(mine)))
    ]
    is_shelved = exists().where(shelves.table_id == tables.id, shelves.person == person)
    if part == RUNNING:
        found.append(tables.phase != "over")
    elif part == SHELVED:
        found.append(is_shelved)
    else:
        found.append(and_(tables.phase == "over", ~is_shelved))
    if search.text:
        found.append(search.fits())
    return found
