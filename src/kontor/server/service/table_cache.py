"""The table cache: tables kept in memory, one request at a time for each, always up to date."""

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Final

from kontor import games
from kontor.engine.components import ComponentsError
from kontor.server.service.errors import ServiceError
from kontor.server.service.folding import MEND, folded, report
from kontor.server.service.live_table import LiveTable
from kontor.server.store.rows import Entry, SeatRow, TableRow
from kontor.server.store.store import Store

KEPT: Final = 2_000
# After such a line, names in earlier ones are others.
ERASE: Final = "erase"
# Whether commands ask the database for news first. They need not: a change that somebody else
# has overtaken is not committed, and is tried again with news, as is whatever was refused.
ASKING: ContextVar[bool] = ContextVar("asking", default=True)
TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")


class Slot:
    """A table's place in memory, and whose turn it is to use it."""

    def __init__(self) -> None:
        self.lock: asyncio.Lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.users: int = 0


class TableCache:
    """Tables in memory, the least used going first."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.slots: OrderedDict[str, Slot] = OrderedDict()

    @asynccontextmanager
    async def take(self, table: str, check: bool | None = None) -> AsyncIterator[LiveTable]:
        """Lend a table; with `check`, the database is asked for news even if none was heard.

        Whatever goes wrong while it is lent, it is read afresh the next time.
        """
        if not TABLE_ID.fullmatch(table):
            raise ServiceError("error-no-such-table", 404)
        slot = self.slots.setdefault(table, Slot())
        self.slots.move_to_end(table)
        slot.users += 1
        try:
            async with slot.lock:
                live = slot.live
                slot.live = None
                live = await self.fresh(table, live, ASKING.get() if check is None else check)
                before = live.version
                try:
                    yield live
                except ServiceError:
                    if live.version == before:
                        slot.live = live
                    raise
                slot.live = live
        finally:
            slot.users -= 1
            self.tidy()

    async def fresh(self, table: str, live: LiveTable | None, check: bool) -> LiveTable:
        """Return a table as the database has it."""
        if live is None:
            found = await self.store.read(table)
            if found is None:
                self.slots.pop(table, None)
                raise ServiceError("error-no-such-table", 404)
            live = opened(await with_edition(self.store, found[0]), *found[1:])
            self.store.hub.latest[table] = live.version
            return live
        heard = self.store.hub.latest.get(table, 0)
        if check:
            heard = await self.store.version(table)
        if heard > live.version or not heard:
            found = await self.store.read(table, live.version)
            if found is None:
                raise ServiceError("error-no-such-table", 404)
            row = replace(found[0], edition=live.row.edition)
            live = await self.caught_up(live, row, *found[1:])
            self.store.hub.latest[table] = live.version
        return live

    async def caught_up(
        self, live: LiveTable, row: TableRow, seats: list[SeatRow], news: list[Entry]
    ) -> LiveTable:
        """Return a table with the news of others, read as a whole where they do not just add."""
        is_rewritten = any(entry.kind in (MEND, ERASE) for entry in news)
        if not (live.broken_after or is_rewritten):
            try:
                live.catch_up(row, seats, news)
                return live
            except Exception as error:
                report(row.id, "news of it", error)
        whole = await self.store.read(row.id)
        if whole is None:
            raise ServiceError("error-no-such-table", 404)
        return opened(replace(whole[0], edition=row.edition), *whole[1:])

    def mark_host(self, table: str, here: Collection[str], now: float) -> None:
        """Note that the host of a table in memory is here, if so."""
        slot = self.slots.get(table)
        if slot and slot.live and slot.live.row.host in here:
            slot.live.row = replace(slot.live.row, host_seen=now)

    def tidy(self) -> None:
        """Forget the tables used least recently."""
        while len(self.slots) > KEPT:
            table, slot = next(iter(self.slots.items()))
            if slot.users:
                return
            del self.slots[table]
            self.store.hub.latest.pop(table, None)


async def with_edition(store: Store, row: TableRow) -> TableRow:
    """Return a table with the components file it began with, if its game has another one now."""
    if row.material or row.game not in games.SLUGS:
        return row
    game = games.load(row.game)
    if 0 < row.rules <= game.rules_version:
        game = game.under(row.rules)
    if row.components == game.components_digest:
        return row
    return replace(row, edition=await store.edition(row.components))


def opened(row: TableRow, seats: list[SeatRow], journal: list[Entry]) -> LiveTable:
    """Return a table from its rows, if this program knows its game and rules."""
    if row.game not in games.SLUGS:
        raise ServiceError("error-no-such-game", 404, word=row.game)
    try:
        game = games.load_kept(row.game, row.own_components)
    except ComponentsError as error:
        raise ServiceError("error-other-rules", 409) from error
    if row.rules > game.rules_version or row.components != game.under(row.rules).components_digest:
        raise ServiceError("error-other-rules", 409)
    return folded(row, seats, journal)
