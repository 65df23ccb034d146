"""Erasing: a person takes out all that is theirs.

| what of theirs            | what becomes of it                                                  |
| ------------------------- | ------------------------------------------------------------------- |
| tables of nobody else     | deleted                                                             |
| a seat before the deal    | free again                                                          |
| a seat in a running game  | a bot's, for good                                                   |
| a seat of a finished game | a former player's; nobody opens the game from there any more        |
| the host's role           | another person's at the table, or nobody's; its webhook ends        |
| name in others' tables    | a sign in its place (former.py), in journals and records, too       |
| what they said there      | left out                                                            |
| outcomes                  | count for the others, as a former player's                          |
| key, devices, passkeys, ways to be called, wishes, memos, shelf, circles | deleted              |

It is done table by table, the key last: broken off in the middle, it can be begun again.
"""

import json
from dataclasses import replace
from secrets import token_hex

from kontor.bots import roster
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.former import SIGN, former_name
from kontor.server.service.keeping import NO_HOST
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.seating import Seating
from kontor.server.service.sight import GATHERING, PLAYING
from kontor.server.service.table_cache import ERASE
from kontor.server.store.erasure import Erasure
from kontor.server.store.rows import BOT, OPEN, Change, Entry, SeatRow
from kontor.server.store.store import Store


class Erasing(Seating):
    """What a person may take out."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.erasure: Erasure = Erasure(store)

    @counted("tables")
    async def erase(self, person: str) -> None:
        """Take out all that is a person's."""
        for table in await self.erasure.tables_of(person):
            await self.erase_at(person, table)
        await self.erasure.forget(person, SIGN)
        self.people.found.clear()

    @retried
    async def erase_at(self, person: str, table: str) -> None:
        """Let a table no longer know a person."""
        async with self.cache.take(table) as live:
            others = {seat.device or seat.owner for seat in live.seats} - {None, person}
            if others:
                await self.leave_behind(live, person, sorted(map(str, others)))
                return
        await self.upkeep.remove(table)

    async def leave_behind(self, live: LiveTable, person: str, others: list[str]) -> None:
        """Give up a person's seats, role and name at a table where others are."""
        names = [seat.name for seat in live.seats]
        renamed: dict[str, str] = {}
        seats: list[SeatRow] = []
        for seat in live.seats:
            if person in (seat.device, seat.owner):
                renamed[seat.name] = former_name([*names, *renamed.values()])
                seats.append(self.vacated(live, seat, renamed[seat.name]))
        values: dict[str, object] = {}
        if live.row.host == person:
            values["host"] = others[0] if others else NO_HOST
        if live.row.names:
            recorded = json.loads(live.row.names)
            values["names"] = json.dumps([renamed.get(name, name) for name in recorded])
        for seat in seats:
            live.seats[seat.number] = seat
        values |= live.derived()
        entry = Entry(live.version + 1, ERASE, NOBODY, "", "", live.time(self.now()), token_hex(12))
        await self.erasure.rewrite(live.row.id, Change(entry, values, tuple(seats)), {**renamed})

    def vacated(self, live: LiveTable, seat: SeatRow, name: str) -> SeatRow:
        """Return a seat without its person."""
        empty = replace(seat, name=name, device=None, owner=None, token=None, invitation=None)
        if live.row.phase == GATHERING:
            return SeatRow(seat.number, OPEN, colour=seat.colour)
        if live.row.phase == PLAYING:
            return replace(empty, kind=BOT, bot=seat.bot or roster.USUAL, invited=0.0)
        return empty
