"""Circles and tallies in the database."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import schema
from kontor.server.store.outcomes import (
    FIRST,
    Moment,
    Whose,
    latest_outcomes,
    outcomes_after,
)
from kontor.server.store.rows import Outcome, SeatRow, TableRow
from kontor.server.store.store import Store

# So many earlier tables count for somebody who joins a circle, the latest ones.
EARLIER: Final = 1_000
MOST_RUNNING: Final = 50


@dataclass(frozen=True)
class Circle:
    """A circle of people."""

    id: str
    name: str
    made: float


@dataclass(frozen=True)
class Member:
    """Somebody in a circle, or whom somebody (`asked_by`) has asked to join."""

    person: str
    name: str
    asked_by: str
    since: float


class CircleStore:
    """The circles of one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    # Reading ------------------------------------------------------------------------------

    async def circle(self, circle: str) -> tuple[Circle, list[Member]] | None:
        """Return a circle with its members and those who were asked, in order of time."""
        circles, members = schema.circles.c, schema.circle_members.c
        wanted = select(circles.id, circles.name, circles.made).where(circles.id == circle)
        people = select(members.person, members.name, members.asked_by, members.since)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            if row is None:
                return None
            rows = await connection.execute(
                people.where(members.circle == circle).order_by(members.since, members.person)
            )
            return Circle(*row), [Member(*row) for row in rows]

    async def circles_of(self, person: str, asked: bool = False) -> list[tuple[Circle, Member]]:
        """Return the circles of a person, or those that ask them to join."""
        circles, members = schema.circles.c, schema.circle_members.c
        state = members.asked_by != "" if asked else members.asked_by == ""
        wanted = (
            select(circles.id, circles.name, circles.made, schema.circle_members)
            .join(schema.circle_members, circles.id == members.circle)
            .where(members.person == person, state)
            .order_by(circles.made)
        )
        async with self.store.reading() as connection:
            return [
                (
                    Circle(row[0], row[1], row[2]),
                    Member(row.person, row[5], row.asked_by, row.since),
                )
                for row in await connection.execute(wanted)
            ]

    async def running(
        self, circle: str, members: Collection[str]
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the tables that gather or play and were opened for a circle or among members."""
        tables, seats = schema.tables.c, schema.seats.c
        person = func.coalesce(seats.device, seats.owner)
        there = seats.table_id == tables.id
        people = select(func.count(person.distinct())).where(there).scalar_subquery()
        is_stranger = exists().where(there, person.is_not(None), person.not_in(members))
        of_members = select(seats.table_id).where(person.in_(members))
        among = and_(tables.id.in_(of_members), people >= 2, ~is_stranger)
        wanted = select(schema.tables).where(
            tables.phase != "over", or_(tables.circle == circle, among)
        )
        return await self.store.listed(wanted, most=MOST_RUNNING)

    async def by_invitation(self, invitation: str) -> str | None:
        """Return the circle that an invitation leads to."""
        circles = schema.circles.c
        wanted = select(circles.id).where(circles.invitation == invitation)
        async with self.store.reading() as connection:
            found: str | None = await connection.scalar(wanted)
            return found

    async def latest(self, whose: Whose, most: int, skipped: int = 0) -> list[Outcome]:
        """Return the latest outcomes of a person or a circle."""
        async with self.store.reading() as connection:
            return await latest_outcomes(connection, whose, most, skipped)

    async def after(self, whose: Whose, after: Moment, most: int) -> list[Outcome]:
        """Return outcomes after one of them, in order of time."""
        async with self.store.reading() as connection:
            return await outcomes_after(connection, whose, after, most)

    # Writing ------------------------------------------------------------------------------

    async def make(self, circle: Circle, maker: Member, asked: list[Member]) -> None:
        """Keep a new circle: who is in it, and who is asked to join."""
        rows = [{"circle": circle.id, **vars(member)} for member in (maker, *asked)]
        async with self.store.transaction() as connection:
            await connection.execute(insert(schema.circles), vars(circle) | {"invitation": None})
            await connection.execute(insert(schema.circle_members), rows)

    async def join(self, circle: str, member: Member) -> None:
        """Let somebody be in a circle; what all of them have played together counts from now on."""
        members = schema.circle_members.c
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.circle_members).where(
                    members.circle == circle, members.person == member.person
                )
            )
            await connection.execute(
                insert(schema.circle_members), {"circle": circle, **vars(member)}
            )
            await self.link_earlier(connection, circle, member.person)

    async def link_earlier(self, connection: AsyncConnection, circle: str, person: str) -> None:
        """Let earlier tables of a person count where only people of the circle and bots sat."""
        members, seats = schema.circle_members.c, schema.outcome_seats.c
        links, others = schema.circle_outcomes, schema.outcome_seats.alias()
        inside = select(members.person).where(members.circle == circle, members.asked_by == "")
        is_stranger = and_(
            others.c.table_id == seats.table_id,
            others.c.bot == "",
            others.c.person.is_(None) | others.c.person.not_in(inside),
        )
        is_other = and_(
            others.c.table_id == seats.table_id,
            others.c.person.is_not(None),
            others.c.person != person,
        )
        is_linked = exists().where(links.c.circle == circle, links.c.table_id == seats.table_id)
        wanted = (
            select(seats.table_id, seats.ended)
            .where(seats.person == person, ~exists().where(is_stranger), exists().where(is_other))
            .where(~is_linked)
            .order_by(seats.ended.desc())
            .limit(EARLIER)
        )
        found = [
            {"circle": circle, "table_id": row.table_id, "ended": row.ended}
            for row in await connection.execute(wanted)
        ]
        if found:
            await connection.execute(insert(links), found)
        await forget_tally(connection, circle)

    async def leave(self, circle: str, person: str) -> None:
        """Let somebody no longer be in a circle; the last one ends it."""
        members = schema.circle_members.c
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(schema.circle_members).where(
                    members.circle == circle, members.person == person
                )
            )
            left = await connection.scalar(
                select(func.count())
                .select_from(schema.circle_members)
                .where(members.circle == circle, members.asked_by == "")
            )
            if not left:
                await end_circle(connection, circle)

    async def rename(self, circle: str, name: str) -> None:
        """Give a circle another name."""
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.circles).where(schema.circles.c.id == circle).values(name=name)
            )

    async def set_invitation(self, circle: str, invitation: str | None) -> None:
        """Let an invitation lead to a circle; one before no longer does."""
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.circles)
                .where(schema.circles.c.id == circle)
                .values(invitation=invitation)
            )

    # Tallies ------------------------------------------------------------------------------

    async def tally(self, owner: str) -> tuple[Moment, str]:
        """Return how far a tally is counted, and what it says; nothing if it is to begin."""
        tallies = schema.tallies.c
        wanted = select(tallies.ended, tallies.table_id, tallies.text).where(tallies.owner == owner)
        async with self.store.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            return ((row.ended, row.table_id), row.text) if row else (FIRST, "")

    async def keep_tally(self, whose: Whose, upto: Moment, text: str, games: int) -> None:
        """Keep a tally of so many games, unless others have come in among them meanwhile."""
        table, ended = whose.columns()
        is_before = or_(ended < upto[0], and_(ended == upto[0], table <= upto[1]))
        wanted = select(func.count()).where(whose.mine(), is_before)
        values = {"owner": whose.owner, "ended": upto[0], "table_id": upto[1], "text": text}
        with suppress(IntegrityError):  # another process was faster
            async with self.store.transaction() as connection:
                await forget_tally(connection, whose.owner)
                if await connection.scalar(wanted) == games:
                    await connection.execute(insert(schema.tallies), values)


async def forget_tally(connection: AsyncConnection, owner: str) -> None:
    """Let a tally be made anew when it is asked for."""
    await connection.execute(delete(schema.tallies).where(schema.tallies.c.owner == owner))


async def end_circle(connection: AsyncConnection, circle: str) -> None:
    """Remove a circle and all it has; the outcomes of its people stay theirs."""
    await forget_tally(connection, circle)
    for owned in (schema.circle_outcomes, schema.circle_members):
        await connection.execute(delete(owned).where(owned.c.circle == circle))
    await connection.execute(delete(schema.circles).where(schema.circles.c.id == circle))
