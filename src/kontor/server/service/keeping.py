"""Keeping: people put tables away, hosts keep order, everybody may report.

| what      | who may                                       | what follows                        |
| --------- | --------------------------------------------- | ----------------------------------- |
| put away  | the host, while gathering                     | the table is gone                   |
|           | whoever sits alone with bots; all, at the end | gone for them; the last one ends it |
| mute      | the host                                      | the seat's chat is refused          |
| send away | the host, while gathering                     | the seat is open, the device barred |
| report    | whoever sits or hosts, once for each seat     | the operator reads it               |
"""

from secrets import token_hex
from typing import Final

from kontor.server.service import typed_text
from kontor.server.service.bans import Bans
from kontor.server.service.commands import NOBODY, Commands, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.life import Life
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import GATHERING, PLAYING
from kontor.server.store.moderation import Moderation, Report
from kontor.server.store.rows import PERSON, SeatRow
from kontor.server.store.store import Store
from kontor.server.store.upkeep import Upkeep

REASONS: Final = ("chat", "name", "play", "other")
# Who hosts a table that its host has put away.
NO_HOST: Final = "-"


class Keeping(Commands):
    """What is done about a table rather than at it."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.life: Life = Life()
        self.upkeep: Upkeep = Upkeep(store)
        self.moderation: Moderation = Moderation(store)
        self.bans: Bans = Bans()

    @counted("answers")
    @retried
    async def put_away(self, device: str, table: str) -> None:
        """Remove a table from one's own list; the last one to do so ends it."""
        async with self.cache.take(table) as live:
            mine = [seat.number for seat in live.seats if device in (seat.device, seat.owner)]
            if not mine or live.row.phase == GATHERING:
                self.check_host(live, device)
            others = others_at(live, device)
            if live.row.phase == PLAYING and others:
                raise ServiceError("error-others-playing", 409)
            if live.row.phase != GATHERING and others:
                await self.forget(live, device, mine)
                return
        await self.upkeep.remove(table)

    async def forget(self, live: LiveTable, device: str, mine: list[int]) -> None:
        """Let a table no longer know a device."""
        nobody = tuple(
            live.with_seat(seat.number, device=None, owner=None, token=None, invitation=None)
            for seat in live.seats
            if device in (seat.device, seat.owner)
        )
        host = {"host": NO_HOST} if live.row.host == device else None
        seat = mine[0] if mine else NOBODY
        await self.write(live, "forget", seat, "", table=host, seats=nobody)

    @counted("answers")
    @retried
    async def mute(self, device: str, table: str, seat: int, muted: bool = True) -> int:
        """Silence a seat's chat, or let it speak again. Only the host may."""
        async with self.cache.take(table) as live:
            self.check_host(live, device)
            self.check_seat(live, seat)
            if live.seats[seat].kind != PERSON or seat in live.seats_of(device):
                raise ServiceError("error-not-a-guest", 409)
            if (seat in live.muted) == muted:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            kind = "mute" if muted else "unmute"
            return await self.write(live, kind, seat, "", device=device)

    @counted("answers")
    @retried
    async def send_away(self, device: str, table: str, seat: int) -> int:
        """Take a seat from a guest before the cards are dealt. Only the host may."""
        async with self.cache.take(table) as live:
            self.check_host(live, device)
            self.check_seat(live, seat)
            if live.row.phase != GATHERING:
                raise ServiceError("error-only-gathering", 409)
            row = live.seats[seat]
            if row.kind != PERSON or seat in live.seats_of(device):
                raise ServiceError("error-not-a-guest", 409)
            if row.device:
                await self.moderation.bar(table, row.device)
            empty = SeatRow(seat, colour=row.colour)
            return await self.write(
                live, "seat", seat, "removed", row.name, seats=(empty,), device=device
            )

    async def check_welcome(self, device: str, table: str) -> None:
        """Insist that the host has not sent this device away."""
        if await self.moderation.is_barred(table, device):
            raise ServiceError("error-barred", 403)

    @counted("answers")
    async def report(self, device: str, table: str, seat: int, reason: str, text: str = "") -> bool:
        """Tell the operator about a seat; tell whether it is the first time."""
        if reason not in REASONS:
            raise ServiceError("error-no-such-reason", 422)
        line = typed_text.chat_line(text) if text.strip() else ""
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            row = live.seats[seat]
            if not live.seats_of(device) and live.row.host != device:
                raise ServiceError("error-only-players-chat", 403)
            if row.kind != PERSON or seat in live.seats_of(device):
                raise ServiceError("error-not-a-guest", 409)
        now = self.now()
        return await self.moderation.report(
            Report(token_hex(4), table, seat, row.name, row.device or "", device, reason, line, now)
        )


def others_at(live: LiveTable, device: str) -> set[str | None]:
    """Return the other devices that still know a table."""
    seated = {seat.device or seat.owner for seat in live.seats if seat.device or seat.owner}
    hosting = {live.row.host} if live.row.host != NO_HOST else set()
    return (seated | hosting) - {device}
