"""Moderation: who is barred from a table, what was reported, who is banned from the server."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from kontor.server.store import schema
from kontor.server.store.store import Store

REPORTS_KEPT: Final = 1_000


@dataclass(frozen=True)
class Report:
    """What somebody has reported about a seat at a table."""

    id: str
    table_id: str
    seat: int
    name: str
    person: str
    by: str
    reason: str
    text: str
    at: float


@dataclass(frozen=True)
class Ban:
    """A device or a network that stays outside; `until` is 0 if for ever."""

    who: str
    reason: str
    at: float
    until: float = 0.0


class Moderation:
    """What a store keeps about manners."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store

    async def bar(self, table: str, device: str) -> None:
        """Keep a device away from a table."""
        values = {"table_id": table, "device": device}
        try:
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.barred), values)
        except IntegrityError:
            pass  # it was barred already

    async def is_barred(self, table: str, device: str) -> bool:
        """Tell whether a device has been sent away from a table."""
        mine = (schema.barred.c.table_id == table) & (schema.barred.c.device == device)
        async with self.store.reading() as connection:
            return await connection.scalar(select(schema.barred.c.device).where(mine)) is not None

    async def report(self, report: Report) -> bool:
        """Keep a report; tell whether it is the first of its sender about this seat."""
        try:
            async with self.store.transaction() as connection:
                await connection.execute(insert(schema.reports), asdict(report))
        except IntegrityError:
            return False
        return True

    async def reports(self) -> list[Report]:
        """Return what was reported, the latest first."""
        wanted = select(schema.reports).order_by(schema.reports.c.at.desc()).limit(REPORTS_KEPT)
        async with self.store.reading() as connection:
            return [Report(**row._mapping) for row in await connection.execute(wanted)]

    async def settle(self, report: str) -> bool:
        """Put a report away."""
        async with self.store.transaction() as connection:
            gone = await connection.execute(
                delete(schema.reports).where(schema.reports.c.id == report)
            )
        return bool(gone.rowcount)

    async def ban(self, ban: Ban) -> None:
        """Keep somebody outside; a new ban takes the place of the old one."""
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.who == ban.who))
            await connection.execute(insert(schema.bans), asdict(ban))

    async def unban(self, who: str) -> bool:
        """Let somebody in again."""
        async with self.store.transaction() as connection:
            gone = await connection.execute(delete(schema.bans).where(schema.bans.c.who == who))
        return bool(gone.rowcount)

    async def bans(self, now: float) -> list[Ban]:
        """Return the bans in force."""
        column = schema.bans.c.until
        wanted = select(schema.bans).where(or_(column == 0, column > now))
        async with self.store.reading() as connection:
            return [Ban(**row._mapping) for row in await connection.execute(wanted)]
