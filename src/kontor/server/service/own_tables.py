"""A person's own tables: what waits for them, what has ended, what lies on their shelf.

| part     | what is in it                                                  |
| -------- | -------------------------------------------------------------- |
| running  | tables that gather or play                                     |
| finished | games that are over and lie before one's eyes                  |
| shelved  | games that are over and were put on the shelf: kept, not shown |
"""

from dataclasses import dataclass, field
from typing import Final

from kontor.server.service.commands import Commands
from kontor.server.service.errors import ServiceError
from kontor.server.service.quotas import counted
from kontor.server.service.sight import OVER, TableLine
from kontor.server.service.table_lines import known, table_line
from kontor.server.store.store import Store
from kontor.server.store.table_parts import FINISHED, RUNNING, SHELVED, OwnTables, Search

PARTS: Final = (RUNNING, FINISHED, SHELVED)
MOST_RUNNING: Final = 200
LATEST_FINISHED: Final = 5
ON_A_PAGE: Final = 40
EVERYTHING: Final = Search()


@dataclass(frozen=True)
class Mine:
    """What the start page tells a person of their tables."""

    running: list[TableLine] = field(default_factory=list)
    finished: list[TableLine] = field(default_factory=list)
    all_finished: int = 0
    all_shelved: int = 0


class Owning(Commands):
    """A person's tables as lists, and what is done with them there."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.own: OwnTables = OwnTables(store)

    async def mine(self, device: str) -> Mine:
        """Return the tables of a person as the start page shows them."""
        counts = await self.own.counts(device, EVERYTHING)
        most = {RUNNING: MOST_RUNNING, FINISHED: LATEST_FINISHED}
        lines = {
            part: await self.part(device, part, EVERYTHING, number) if counts[part] else []
            for part, number in most.items()
        }
        return Mine(lines[RUNNING], lines[FINISHED], counts[FINISHED], counts[SHELVED])

    async def part(
        self,
        device: str,
        part: str,
        search: Search,
        most: int = ON_A_PAGE,
        skipped: int = 0,
    ) -> list[TableLine]:
        """List some of a person's tables."""
        if part not in PARTS:
            raise ServiceError("error-malformed", 422)
        found = known(await self.own.part(device, part, search, most, skipped))
        return [table_line(row, seats, device, part == SHELVED) for row, seats in found]

    @counted("answers")
    async def shelve(self, device: str, table: str, shelved: bool = True) -> None:
        """Put a finished table on one's shelf, or take it down."""
        async with self.cache.take(table) as live:
            if live.row.host != device and not any(
                device in (seat.device, seat.owner) for seat in live.seats
            ):
                raise ServiceError("error-not-your-seat", 403)
            if live.row.phase != OVER:
                raise ServiceError("error-still-playing", 409)
            await self.own.shelve(device, table, shelved)

    async def seats_at(self, device: str, table: str) -> list[int]:
        """Return the seats of a device at a table."""
        async with self.cache.take(table) as live:
            return live.seats_of(device)
