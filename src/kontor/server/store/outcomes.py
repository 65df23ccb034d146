"""Outcomes: how tables ended, kept in the moment of the end, for people and their circles."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import schema
from kontor.server.store.rows import Outcome, OutcomeSeat

# An outcome's place in time: when its table ended, and which it was.
Moment = tuple[float, str]
FIRST: Final[Moment] = (0.0, "")


@dataclass(frozen=True)
class Whose:
    """Whose outcomes are meant: a person's or a circle's."""

    owner: str
    is_circle: bool = False

    def columns(self) -> tuple[ColumnElement[str], ColumnElement[float]]:
        """Return the columns that say which tables, and when they ended."""
        found = schema.circle_outcomes.c if self.is_circle else schema.outcome_seats.c
        return found.table_id, found.ended

    def mine(self) -> ColumnElement[bool]:
        """Return the condition of being the owner's."""
        if self.is_circle:
            return schema.circle_outcomes.c.circle == self.owner
        return schema.outcome_seats.c.person == self.owner


async def keep_outcome(connection: AsyncConnection, table: str, outcome: Outcome | None) -> None:
    """Keep how a table has ended, in place of what was kept before."""
    for owned in (schema.circle_outcomes, schema.outcome_seats, schema.outcomes):
        await connection.execute(delete(owned).where(owned.c.table_id == table))
    if outcome is None:
        return
    values = asdict(outcome)
    lines = [{"table_id": table, "ended": outcome.ended, **seat} for seat in values.pop("seats")]
    await connection.execute(insert(schema.outcomes), values)
    await connection.execute(insert(schema.outcome_seats), lines)
    await link_circles(connection, outcome)


async def link_circles(connection: AsyncConnection, outcome: Outcome) -> None:
    """Let the circles to which all its people belong count an outcome, and learn their names."""
    members = schema.circle_members.c
    people = {seat.person: seat.name for seat in outcome.seats if seat.person}
    if len(people) < 2 or not all(seat.person or seat.bot for seat in outcome.seats):
        return
    wanted = (
        select(members.circle)
        .where(members.person.in_(people), members.asked_by == "")
        .group_by(members.circle)
        .having(func.count() == len(people))
    )
    for circle in list(await connection.scalars(wanted)):
        link = {"circle": circle, "table_id": outcome.table_id, "ended": outcome.ended}
        await connection.execute(insert(schema.circle_outcomes), link)
        for person, name in people.items():
            await connection.execute(
                update(schema.circle_members)
                .where(members.circle == circle, members.person == person)
                .values(name=name)
            )


async def outcomes_after(
    connection: AsyncConnection, whose: Whose, after: Moment, most: int
) -> list[Outcome]:
    """Return outcomes of a person or a circle after one of them, in order of time."""
    table, ended = whose.columns()
    is_later = or_(ended > after[0], and_(ended == after[0], table > after[1]))
    wanted = select(table).where(whose.mine(), is_later).order_by(ended, table).limit(most)
    return await with_seats(connection, list(await connection.scalars(wanted)))


async def latest_outcomes(
    connection: AsyncConnection, whose: Whose, most: int, skipped: int = 0
) -> list[Outcome]:
    """Return the latest outcomes of a person or a circle, the last first."""
    table, ended = whose.columns()
    order = (ended.desc(), table.desc())
    wanted = select(table).where(whose.mine()).order_by(*order).limit(most).offset(skipped)
    return await with_seats(connection, list(await connection.scalars(wanted)))


async def with_seats(connection: AsyncConnection, tables: list[str]) -> list[Outcome]:
    """Return outcomes by their tables, in the same order."""
    columns = [column for column in schema.outcome_seats.c if column.name != "ended"]
    seats: dict[str, list[OutcomeSeat]] = {table: [] for table in tables}
    lines = await connection.execute(
        select(*columns)
        .where(schema.outcome_seats.c.table_id.in_(tables))
        .order_by(schema.outcome_seats.c.seat)
    )
    for line in lines:
        values = dict(line._mapping)
        seats[values.pop("table_id")].append(OutcomeSeat(**values))
    rows = await connection.execute(
        select(schema.outcomes).where(schema.outcomes.c.table_id.in_(tables))
    )
    made = {row.table_id: Outcome(**row._mapping, seats=tuple(seats[row.table_id])) for row in rows}
    return [made[table] for table in tables if table in made]
