"""A person's own tables: in parts, with what they have put on their shelf, searched and counted."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, and_, case, delete, exists, func, insert, or_, select

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

    async def counts(self, person: str, search: Search) -> dict[str, int]:
        """Return how many tables of a person there are in each part, by going through them once."""
        over, shelved = schema.tables.c.phase == "over", is_shelved(person)
        parts = {RUNNING: ~over, FINISHED: and_(over, ~shelved), SHELVED: shelved}
        sums = [func.sum(case((fits, 1), else_=0)) for fits in parts.values()]
        async with self.store.reading() as connection:
            found = await connection.execute(select(*sums).where(*is_mine(person, search)))
            return dict(zip(parts, (int(number or 0) for number in found.one()), strict=True))

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
    over, shelved = schema.tables.c.phase == "over", is_shelved(person)
    fits = {RUNNING: ~over, FINISHED: and_(over, ~shelved), SHELVED: shelved}[part]
    return [fits, *is_mine(person, search)]


def is_shelved(person: str) -> ColumnElement[bool]:
    """Return the condition that a table lies on a person's shelf."""
    shelves = schema.shelves.c
    return exists().where(shelves.table_id == schema.tables.c.id, shelves.person == person)


def is_mine(person: str, search: Search) -> list[ColumnElement[bool]]:
    """Return what any table of a person must fulfil that is looked for."""
    tables, seats = schema.tables.c, schema.seats.c
    seated = or_(*(column == person for column in (seats.device, seats.token, seats.owner)))
    found: list[ColumnElement[bool]] = [
        or_(tables.host == person, tables.id.in_(select(seats.table_id).where(seated)))
    ]
    return [*found, search.fits()] if search.text else found
