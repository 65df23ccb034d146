"""The outbox: who is asked and has not been told, and what is to be sent when.

Whom a table asks follows from its row, so nothing is lost when a process dies before it has put a
notice here; a notice is taken out after it was sent, so at most one is sent twice.
"""

from collections.abc import Collection, Iterable
from dataclasses import asdict

from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import schema
from kontor.server.store.calling_rows import TIME, TURN, Call, Notice, Way
from kontor.server.store.rows import PERSON, SeatRow, TableRow
from kontor.server.store.store import Store

MOST_AT_ONCE = 50
# Lines after which somebody who is asked is asked anew.
GAME_LINES = ("answer", "undo", "redo", "rewind")
CLOCK = -1
RESUME = "resume"


class Outbox:
    """The notices of one database."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def news(self, tables: Collection[str] | None = None) -> list[Call]:
        """Return who is asked and may not have been told, at some tables or at all."""
        rows, seats, calls = schema.tables.c, schema.seats.c, schema.calls.c
        known = exists().where(
            schema.ways.c.person == seats.device, schema.ways.c.confirmed.is_(True)
        )
        is_new = or_(
            calls.version.is_(None), calls.version != rows.version, calls.deadline != rows.deadline
        )
        wanted = (
            select(seats.device, rows.id, rows.version, rows.since, rows.deadline)
            .add_columns(calls.version, calls.deadline)
            .select_from(
                schema.seats.join(schema.tables, seats.table_id == rows.id).outerjoin(
                    schema.calls, and_(calls.table_id == rows.id, calls.person == seats.device)
                )
            )
            .where(known, is_asked(), is_new)
            .order_by(rows.id, seats.number)
        )
        if tables is not None:
            wanted = wanted.where(rows.id.in_(tables))
        async with self.store.reading() as connection:
            found = await connection.execute(wanted)
            calls_by_person = {
                (person, table): Call(
                    person, table, version, since, deadline, -1 if looked is None else looked, told
                )
                for person, table, version, since, deadline, looked, told in found
            }
        return [*calls_by_person.values(), *await self.news_for_tables(tables)]

    async def news_for_tables(self, tables: Collection[str] | None) -> list[Call]:
        """Return the tables that are called themselves and ask somebody anew.

        They are told what everybody may know: a step that others do not count moves nothing here.
        """
        rows, seats, calls = schema.tables.c, schema.seats.c, schema.calls.c
        mine = and_(calls.table_id == rows.id, calls.person == rows.id)
        wanted = (
            select(rows.id, rows.version, rows.since)
            .select_from(schema.tables.outerjoin(schema.calls, mine))
            .where(exists().where(schema.ways.c.person == rows.id))
            .where(exists().where(seats.table_id == rows.id, is_asked()))
            .where(or_(calls.since.is_(None), calls.since != rows.since))
        )
        if tables is not None:
            wanted = wanted.where(rows.id.in_(tables))
        async with self.store.reading() as connection:
            found = await connection.execute(wanted)
            return [Call(table, table, version, since, 0.0) for table, version, since in found]

    async def is_asked_anew(self, call: Call) -> bool:
        """Tell whether a person, or the clock for them, has answered since, or a pause ended."""
        if call.looked < 0:
            return True
        lines, seats = schema.journal.c, schema.seats.c
        mine = select(seats.number).where(
            seats.table_id == call.table, seats.device == call.person, seats.kind == PERSON
        )
        wanted = exists().where(
            lines.table_id == call.table,
            lines.version > call.looked,
            or_(
                lines.kind == RESUME,
                and_(lines.kind.in_(GAME_LINES), or_(lines.seat.in_(mine), lines.seat == CLOCK)),
            ),
        )
        async with self.store.reading() as connection:
            return bool(await connection.scalar(select(wanted)))

    async def note(self, call: Call, due: dict[str, float]) -> None:
        """Note that a call was looked at, and put what is due into the outbox, by kind."""
        try:
            async with self.store.transaction() as connection:
                keys = schema.calls.c
                mine = and_(keys.person == call.person, keys.table_id == call.table)
                values = {"version": call.version, "deadline": call.deadline}
                if TURN in due:
                    values["since"] = call.since
                changed = await connection.execute(
                    update(schema.calls).where(mine).values(**values)
                )
                if not changed.rowcount:
                    owner = {"person": call.person, "table_id": call.table, "since": call.since}
                    await connection.execute(insert(schema.calls), values | owner)
                await replace_notices(connection, call, due)
        except IntegrityError:
            pass  # another process was faster

    async def forget_answered(self) -> None:
        """Take out the calls and notices of people who are not asked any more."""
        calls, notices, ways = schema.calls.c, schema.notices.c, schema.ways.c
        still = (
            exists()
            .where(schema.seats.c.table_id == calls.table_id)
            .where(or_(schema.seats.c.device == calls.person, calls.person == calls.table_id))
            .where(schema.tables.c.id == calls.table_id, is_asked())
        )
        called = (
            exists()
            .where(ways.id == notices.way, ways.person == calls.person)
            .where(calls.table_id == notices.table_id)
        )
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.calls).where(~still))
            await connection.execute(
                delete(schema.notices).where(notices.kind.in_((TURN, TIME)), ~called)
            )

    async def nearly_due(self, until: float) -> list[tuple[str, str]]:
        """Return the people, with their tables, whose turn will be said before a moment."""
        notices, ways = schema.notices.c, schema.ways.c
        wanted = (
            select(ways.person, notices.table_id)
            .select_from(schema.notices.join(schema.ways, ways.id == notices.way))
            .where(notices.kind == TURN, notices.due <= until)
            .distinct()
        )
        async with self.store.reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]

    async def postpone(self, people: Iterable[tuple[str, str]], until: float) -> None:
        """Say nothing before a moment to people who look at their tables."""
        notices, ways = schema.notices.c, schema.ways.c
        async with self.store.transaction() as connection:
            for person, table in people:
                theirs = select(ways.id).where(ways.person == person)
                await connection.execute(
                    update(schema.notices)
                    .where(notices.table_id == table, notices.kind == TURN)
                    .where(notices.way.in_(theirs))
                    .values(due=until)
                )

    async def due_ways(self, now: float) -> list[Way]:
        """Return the ways on which something is due and that nobody has claimed."""
        waits = exists().where(
            schema.notices.c.way == schema.ways.c.id, schema.notices.c.due <= now
        )
        wanted = select(schema.ways).where(schema.ways.c.next <= now, waits)
        wanted = wanted.order_by(schema.ways.c.next).limit(MOST_AT_ONCE)
        async with self.store.reading() as connection:
            return [Way(**row._mapping) for row in await connection.execute(wanted)]

    async def claim(self, way: Way, until: float) -> bool:
        """Take a way for this process alone until a moment; tell whether nobody was faster."""
        mine = and_(schema.ways.c.id == way.id, schema.ways.c.next == way.next)
        async with self.store.transaction() as connection:
            taken = await connection.execute(update(schema.ways).where(mine).values(next=until))
            return taken.rowcount == 1

    async def due_notices(self, way: str, now: float) -> list[Notice]:
        """Return what is due on a way."""
        columns = schema.notices.c
        wanted = select(schema.notices).where(columns.way == way, columns.due <= now)
        async with self.store.reading() as connection:
            rows = await connection.execute(wanted.order_by(columns.due, columns.table_id))
            return [Notice(**row._mapping) for row in rows]

    async def calls_of(self, person: str) -> dict[str, Call]:
        """Return at which tables a person is asked, as far as was looked."""
        wanted = select(schema.calls).where(schema.calls.c.person == person)
        async with self.store.reading() as connection:
            rows = [row._mapping for row in await connection.execute(wanted)]
        return {
            row["table_id"]: Call(
                person, row["table_id"], row["version"], row["since"], row["deadline"]
            )
            for row in rows
        }

    async def tables(self, wanted: Collection[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return some tables with their seats."""
        return await self.store.listed(select(schema.tables).where(schema.tables.c.id.in_(wanted)))

    async def put(self, notice: Notice) -> None:
        """Put one notice into the outbox."""
        async with self.store.transaction() as connection:
            await put(connection, notice)

    async def sent(self, notices: Iterable[Notice], way: str, next_at: float) -> None:
        """Take out what was sent or is true no more, and leave the way alone for a while."""
        columns = schema.notices.c
        async with self.store.transaction() as connection:
            for one in notices:
                same = (columns.way == one.way, columns.table_id == one.table_id)
                await connection.execute(
                    delete(schema.notices).where(
                        *same, columns.kind == one.kind, columns.due == one.due
                    )
                )
            await connection.execute(
                update(schema.ways).where(schema.ways.c.id == way).values(next=next_at, failures=0)
            )

    async def failed(self, way: str, failures: int, next_at: float) -> None:
        """Note that nothing got through on a way, and when to try again."""
        async with self.store.transaction() as connection:
            await connection.execute(
                update(schema.ways)
                .where(schema.ways.c.id == way)
                .values(next=next_at, failures=failures)
            )


def is_asked() -> ColumnElement[bool]:
    """Return the condition that a person at a seat is asked."""
    rows, seats = schema.tables.c, schema.seats.c
    awaited = rows.awaited.bitwise_rshift(seats.number).bitwise_and(1) == 1
    return and_(rows.phase == "playing", seats.kind == PERSON, awaited)


async def replace_notices(connection: AsyncConnection, call: Call, due: dict[str, float]) -> None:
    """Put the notices of a call into the outbox, in place of older ones of their kind."""
    ways = select(schema.ways.c.id).where(
        schema.ways.c.person == call.person, schema.ways.c.confirmed.is_(True)
    )
    for way in list(await connection.scalars(ways)):
        for kind, moment in due.items():
            await put(connection, Notice(way, call.table, kind, moment))


async def put(connection: AsyncConnection, notice: Notice) -> None:
    """Put a notice into the outbox in place of an older one; one due at 0 only goes."""
    columns = schema.notices.c
    same = (columns.way == notice.way, columns.table_id == notice.table_id)
    await connection.execute(delete(schema.notices).where(*same, columns.kind == notice.kind))
    if notice.due:
        await connection.execute(insert(schema.notices), asdict(notice))
