"""Inviting: links that lead to a seat.

| link        | before the deal                        | during the game                           |
| ----------- | -------------------------------------- | ----------------------------------------- |
| the table's | any open seat, for whoever has it; the | leads nowhere                             |
|             | same one until the host makes another  |                                           |
| a seat's    | that seat, for the first who opens it  | likewise: its person hands it on, or the  |
|             |                                        | table has decided to                      |
"""

from dataclasses import dataclass
from typing import Final

from kontor.server.service import typed_text
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.seating import (
    Seating,
    check_new_here,
    check_not_over,
    check_own_name,
    free_colour,
)
from kontor.server.service.sight import GATHERING, PLAYING, TableSight
from kontor.server.service.sight_making import table_sight
from kontor.server.service.tokens import BEARER, INVITATION, hashed, new_token
from kontor.server.store.rows import PERSON

INVITATION_DAYS: Final = 60
DAY: Final = 86_400.0
# The seat of a link that is for any of them.
ANY: Final = -1


@dataclass(frozen=True)
class Invited:
    """A table as a guest sees it, and the seat that is meant, if it is a certain one."""

    sight: TableSight
    seat: int

    def is_for(self, mine: list[int]) -> bool:
        """Tell whether one of these seats is what the invitation gives."""
        return bool(mine) if self.seat == ANY else self.seat in mine


class Inviting(Seating):
    """Making links and following them."""

    @counted("invitations")
    @retried
    async def renew_link(self, device: str, table: str) -> int:
        """Make a new link to a table; the one before no longer works. Only the host may."""
        async with self.cache.take(table) as live:
            self.check_host(live, device)
            if live.row.phase != GATHERING:
                raise ServiceError("error-only-gathering", 409)
            made = {"invitation": new_token()}
            return await self.write(live, "link", NOBODY, "", table=made, device=device)

    @counted("invitations")
    @retried
    async def invitation(self, device: str, table: str, seat: int) -> str:
        """Issue a link to a seat; a link issued before no longer works."""
        token = new_token()
        async with self.cache.take(table) as live:
            self.check_seat(live, seat)
            self.check_may_invite(live, device, seat)
            invited = live.with_seat(seat, invitation=hashed(INVITATION, token), invited=self.now())
            await self.write(live, "seat", seat, "invited", live.seats[seat].name, seats=(invited,))
        return token

    def check_may_invite(self, live: LiveTable, device: str, seat: int) -> None:
        """Insist that a device may give a seat away: the host before the deal, then its person.

        What the table has decided to hand on, everybody who sits there may.
        """
        check_not_over(live)
        mine = live.seats_of(device)
        if live.row.phase == GATHERING:
            self.check_host(live, device)
        elif seat not in mine and not (
            seat in live.motions.handed and (mine or live.row.host == device)
        ):
            raise ServiceError("error-seat-is-theirs", 403)

    async def invited(self, invitation: str) -> Invited:
        """Return what the bearer of an invitation is told about the table."""
        async with self.cache.take(await self.leads_to(invitation)) as live:
            seat = invited_seat(live, invitation, self.now())
            check_not_over(live)
            if seat == ANY and live.row.phase != GATHERING:
                raise ServiceError("error-invitation-over", 410)
            return Invited(table_sight(live, "", (), now=live.time(self.now())), seat)

    async def leads_to(self, invitation: str) -> str:
        """Return the table that an invitation leads to."""
        table = await self.store.by_invitation(invitation, hashed(INVITATION, invitation))
        if table is None:
            raise ServiceError("error-no-such-invitation", 404)
        return table

    async def own_seats(self, table: str, device: str) -> list[int]:
        """Return the seats of a table that a device may answer for."""
        async with self.cache.take(table) as live:
            return live.seats_of(device)

    @counted("seats")
    @retried
    async def claim(
        self, device: str, invitation: str, name: str, colour: str = "", seat: int = 0
    ) -> tuple[str, int]:
        """Take the seat of an invitation, for the first device; or one of those it leaves open."""
        name = typed_text.person_name(name)
        table = await self.leads_to(invitation)
        async with self.cache.take(table) as live:
            is_any = invited_seat(live, invitation, self.now()) == ANY
        if is_any:
            await self.seated(device, table, seat, name, colour, invitation)
            return table, seat
        return table, await self.take_place(device, table, invitation, name, colour)

    async def take_place(
        self, device: str, table: str, invitation: str, name: str, colour: str
    ) -> int:
        """Take the one seat that an invitation is for."""
        async with self.cache.take(table) as live:
            seat = invited_seat(live, invitation, self.now())
            row = live.seats[seat]
            if not row.invited:
                if row.device == device:
                    return seat
                raise ServiceError("error-seat-taken", 409)
            check_not_over(live)
            check_new_here(live, device)
            check_own_name(live, seat, name)
            claimed = live.with_seat(
                seat,
                kind=PERSON,
                name=name,
                colour=free_colour(live, seat, colour),
                bot="",
                device=device,
                invited=0.0,
                token=None,
                owner=None,
            )
            before = row.name if live.row.phase == PLAYING else ""
            told = f"succeeds {before}" if before else "claimed"
            await self.write(live, "seat", seat, told, name, seats=(claimed,))
        return seat

    @counted("invitations")
    @retried
    async def seat_token(self, device: str, table: str, seat: int) -> str:
        """Issue the bearer token with which a program may play a seat; the old one ends."""
        token = new_token()
        async with self.cache.take(table) as live:
            self.check_mine(live, device, seat)
            given = live.with_seat(seat, token=hashed(BEARER, token))
            name = live.seats[seat].name
            await self.write(live, "seat", seat, "token", name, seats=(given,))
        return token


def invited_seat(live: LiveTable, invitation: str, now: float) -> int:
    """Return the seat an invitation is for, unless it is too old."""
    if invitation and invitation == live.row.invitation:
        return ANY
    secret = hashed(INVITATION, invitation)
    for seat in live.seats:
        if seat.invitation == secret:
            if seat.invited and seat.invited < now - INVITATION_DAYS * DAY:
                raise ServiceError("error-invitation-expired", 410)
            return seat.number
    raise ServiceError("error-no-such-invitation", 404)
