"""Hosting: what the host changes before the deal, and who is host.

| what                                        | who may  | when                     |
| ------------------------------------------- | -------- | ------------------------ |
| settings, house rules, which seat is whose  | the host | before the deal          |
| the host's role passes to somebody seated   | the host | until the game is over   |

Everybody reads in the chat what has changed.
"""

import json

from kontor import games
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.correcting import Correcting, check_agreed
from kontor.server.service.errors import ServiceError
from kontor.server.service.quotas import counted
from kontor.server.service.rest import is_zone
from kontor.server.service.seating import check_not_over
from kontor.server.service.table_settings import TableSettings
from kontor.server.store.rows import OPEN, PERSON, SeatRow


class Hosting(Correcting):
    """What a host does about a table that gathers."""

    @counted("answers")
    @retried
    async def change_settings(self, device: str, table: str, settings: TableSettings) -> int:
        """Give a table other settings."""
        check_settings(settings)
        async with self.cache.take(table) as live:
            self.check_gathering(live, device)
            if settings == live.settings:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            made = {"settings": settings.text(), "public": settings.is_public}
            return await self.write(
                live, "settings", NOBODY, settings.text(), table=made, device=device
            )

    @counted("answers")
    @retried
    async def change_rules(self, device: str, table: str, options: dict[str, str]) -> int:
        """Give a table other house rules; those that are not named are as usual."""
        async with self.cache.take(table) as live:
            self.check_gathering(live, device)
            offered = games.load_kept(live.row.game, live.row.own_components)
            agreed = check_agreed(offered, len(live.seats), options)
            if agreed == live.options:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            made = {"options": json.dumps(agreed)}
            return await self.write(
                live, "options", NOBODY, json.dumps(agreed), table=made, device=device
            )

    @counted("answers")
    @retried
    async def swap(self, device: str, table: str, seat: int, other: int) -> int:
        """Let whoever has two seats change places; links to these seats end."""
        async with self.cache.take(table) as live:
            self.check_gathering(live, device)
            self.check_seat(live, seat)
            self.check_seat(live, other)
            if live.seats[seat].kind == OPEN:
                seat, other = other, seat
            one, two = live.seats[seat], live.seats[other]
            if seat == other or one.kind == OPEN:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            moved = (moved_to(two, seat), moved_to(one, other))
            text = f"{other} {two.name}".strip()
            return await self.write(live, "swap", seat, text, seats=moved, device=device)

    @counted("answers")
    @retried
    async def pass_host(self, device: str, table: str, seat: int) -> int:
        """Make somebody else at the table its host."""
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            row = live.seats[seat]
            if live.seats_of(device) and row.device == live.row.host != device:
                return live.numbering.shown_version(live.version, live.seats_of(device))
            self.check_host(live, device)
            check_not_over(live)
            if row.kind != PERSON or row.device == device:
                raise ServiceError("error-not-a-guest", 409)
            made = {"host": row.device, "host_seen": live.time(self.now())}
            return await self.write(live, "host", seat, "", table=made, device=device)

    @counted("answers")
    @retried
    async def note_hook(self, device: str, table: str, state: str) -> int:
        """Tell everybody at a table whether a program is told who is asked there."""
        async with self.cache.take(table) as live:
            self.check_host(live, device)
            return await self.write(live, "hook", NOBODY, state, device=device)


def check_settings(settings: TableSettings) -> None:
    """Insist that settings can be kept: there is such a time zone; no lesson, no practice."""
    if not is_zone(settings.clock.zone):
        raise ServiceError("error-no-such-zone", 422, word=settings.clock.zone)
    if settings.is_for_learning:  # they have deals of their own (learning.py)
        raise ServiceError("error-malformed", 422)


def moved_to(row: SeatRow, number: int) -> SeatRow:
    """Return who has a seat at another one; links stay behind."""
    return SeatRow(number, row.kind, row.name, row.colour, row.bot, row.device, owner=row.owner)
