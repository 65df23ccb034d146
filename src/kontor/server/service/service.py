"""The service: everything people and bots do at tables. The web, the API and bots are its clients.

Every command names the device (or bearer) that asks. A command that is refused raises
ServiceError and changes nothing; one that is accepted is one line of the journal, committed
before the call returns. A command repeated with the same key is carried out once.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from kontor.engine.frames import NEVER
from kontor.server.service.advising import Advising
from kontor.server.service.deciding import Deciding
from kontor.server.service.erasing import Erasing
from kontor.server.service.errors import ServiceError
from kontor.server.service.exporting import Exporting, whole_record
from kontor.server.service.gathering import Gathering
from kontor.server.service.inviting import Inviting
from kontor.server.service.learning import Learning
from kontor.server.service.opening import Opening
from kontor.server.service.own_tables import Owning
from kontor.server.service.playing import Playing
from kontor.server.service.practising import Practising
from kontor.server.service.sight import OVER, PLAYING, TableLine, TableSight
from kontor.server.service.sight_making import check_open_to, chosen_seat, table_sight
from kontor.server.service.swings import swings
from kontor.server.service.table_lines import known, table_line
from kontor.server.service.talking import Talking


class Service(
    Gathering,
    Opening,
    Inviting,
    Learning,
    Practising,
    Deciding,
    Playing,
    Talking,
    Advising,
    Owning,
    Exporting,
    Erasing,
):
    """All tables of one store: gathering, seating, playing, looking and advising."""

    answers_forced: bool = False
    # So many seconds after its last connection a device counts as away.
    away_after: float = 0.0

    async def admitted(self, table: str, device: str, seat: int | None) -> list[int]:
        """Insist that a device may look at a table, from a seat if it names one; return its own."""
        # Alone with its database, a process hears everything itself.
        async with self.cache.take(table, self.store.is_shared) as live:
            self.check_may_watch(live, device)
            chosen_seat(live, device, seat)
            return live.seats_of(device)

    async def sight(
        self,
        table: str,
        device: str,
        at_answer: int | None = None,
        seat: int | None = None,
        check: bool = True,
    ) -> TableSight:
        """Return what a device may see of a table."""
        async with self.cache.take(table, check) as live:
            self.check_may_watch(live, device)
            now = live.time(self.now())
            sight = table_sight(live, device, self.present.get(table, ()), at_answer, seat, now)
            if sight.archive and table in self.analyses:
                sight.swings = swings(self.analyses[table], live.numbering, sight.mine)
            if sight.phase == PLAYING:
                self.attention.note(table)
                if not live.persons():
                    self.attention.go_on(table)
            if sight.forced and not self.answers_forced:
                sight.forced = live.playing().state.given(sight.me) != NEVER
        return sight

    async def my_tables(self, device: str) -> list[TableLine]:
        """List the tables where a device is host or has a seat."""
        found = await self.store.tables_of(device)
        return [table_line(row, seats, device) for row, seats in known(found)]

    async def public_tables(self, device: str = "") -> list[TableLine]:
        """List the tables that everybody may find and where somebody has been of late."""
        found = await self.store.public_tables(self.life.alive(self.now()))
        return [table_line(row, seats, device) for row, seats in known(found)]

    async def record(self, table: str, device: str) -> str:
        """Return the record of a finished game to those who sat there: it tells every secret."""
        async with self.cache.take(table) as live:
            if live.row.phase != OVER:
                raise ServiceError("error-not-over", 409)
            check_open_to(live, device)
            if live.row.base:
                raise ServiceError("error-no-record", 409)
            return whole_record(live)

    @asynccontextmanager
    async def visit(
        self, table: str, device: str, is_seated: Callable[[], bool] = lambda: True
    ) -> AsyncIterator[None]:
        """Show a device as present at a table; nobody is woken up for whoever only looks on.

        Whoever comes back at once, as after a fault of the network, has never been away.
        """
        here = self.present.setdefault(table, Counter())
        is_new = device not in here
        here[device] += 1
        if leaving := self.leaving.pop((table, device), None):
            leaving.cancel()
        if is_new and is_seated():
            self.store.hub.tell(table, 0)
        try:
            with self.attention.following(table):
                yield
        finally:
            here[device] -= 1
            if not here[device]:
                loop, gone = asyncio.get_running_loop(), (table, device, is_seated())
                self.leaving[table, device] = loop.call_later(
                    self.away_after, self.gone_away, *gone
                )

    def gone_away(self, table: str, device: str, is_seated: bool) -> None:
        """Show a device as away that has not come back."""
        self.leaving.pop((table, device), None)
        here = self.present[table]
        del here[device]
        if not here:
            del self.present[table]
        if is_seated:
            self.store.hub.tell(table, 0)
