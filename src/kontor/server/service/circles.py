"""Circles: people who play together, and how they have fared.

| what           | who may                         | what follows                               |
| -------------- | ------------------------------- | ------------------------------------------ |
| make           | who sat at a table that is over | the others who sat there are asked         |
| say yes or no  | who was asked                   | with yes, what they played together counts |
| invite, rename | a member                        | whoever opens the link may join            |
| leave          | a member                        | the last one ends it                       |
| look           | a member                        | to everybody else there is no such circle  |
| open a table   | a member                        | the others find it on the circle's page    |

A table counts where at least two people sat, all of them members; bots count by their level.
"""

import asyncio
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from kontor.server.service import typed_text
from kontor.server.service.commands import Commands
from kontor.server.service.errors import ServiceError
from kontor.server.service.former import shown_name
from kontor.server.service.quotas import counted
from kontor.server.service.sight import GATHERING, OVER, TableLine, told_time
from kontor.server.service.standings import Statistics, statistics
from kontor.server.service.table_lines import known, table_line
from kontor.server.service.table_settings import settings_of
from kontor.server.service.tally import Tally
from kontor.server.service.tokens import CIRCLE, hashed, new_token
from kontor.server.store.circle_store import Circle, CircleStore, Member
from kontor.server.store.outcomes import Whose
from kontor.server.store.rows import SeatRow, TableRow
from kontor.server.store.store import Store

MOST_MEMBERS: Final = 24
MOST_CIRCLES: Final = 50
LATEST: Final = 20
# Outcomes younger than this may still come in before others: they are counted, but not kept so.
SETTLED_SECONDS: Final = 10.0
AT_ONCE: Final = 500


class CircleLine(Struct, frozen=True, kw_only=True):
    """A circle as one line of a list; `asked_by` is who asks the reader to join, if anybody."""

    id: str
    name: str
    made: float
    asked_by: str = ""


class MemberSight(Struct, frozen=True, kw_only=True):
    """Somebody in a circle, or whom somebody has asked to join."""

    name: str
    since: float
    is_me: bool = False
    asked: bool = False


class CircleSight(Struct, frozen=True, kw_only=True):
    """A circle as its members see it; the players of its statistics begin with the members.

    `tables` gather or play; of those that are not open to the reader, `id` is empty.
    """

    id: str
    name: str
    made: float
    members: list[MemberSight]
    tables: list[TableLine]
    statistics: Statistics


class Circles(Commands):
    """The circles of people, and everybody's own statistics."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.circle_rows: CircleStore = CircleStore(store)

    # Looking ------------------------------------------------------------------------------

    async def my_circles(self, device: str) -> list[CircleLine]:
        """List the circles of a person, those first that ask them to join."""
        asking = await self.circle_rows.circles_of(device, asked=True)
        found = [*asking, *await self.circle_rows.circles_of(device)]
        return [
            CircleLine(
                id=circle.id,
                name=circle.name,
                made=told_time(circle.made),
                asked_by=shown_name(member.asked_by),
            )
            for circle, member in found
        ]

    async def circle(self, device: str, circle: str) -> CircleSight:
        """Show a circle to one of its members."""
        row, members = await self.mine_of(device, circle)
        inside = {member.person: member.name for member in members if not member.asked_by}
        whose = Whose(circle, is_circle=True)
        tally = await self.tally(whose)
        latest = await self.circle_rows.latest(whose, LATEST)
        return CircleSight(
            id=row.id,
            name=row.name,
            made=told_time(row.made),
            members=[
                MemberSight(
                    name=shown_name(member.name),
                    since=told_time(member.since),
                    is_me=member.person == device,
                    asked=bool(member.asked_by),
                )
                for member in sorted(members, key=lambda member: bool(member.asked_by))
            ],
            tables=[
                circle_line(row, seats, device, circle)
                for row, seats in known(await self.circle_rows.running(circle, inside))
            ],
            statistics=statistics(tally, inside, device, latest),
        )

    async def statistics(self, device: str, skipped: int = 0) -> Statistics:
        """Return a person's own statistics."""
        whose = Whose(device)
        latest = await self.circle_rows.latest(whose, LATEST, skipped)
        return statistics(await self.tally(whose), {device: ""}, device, latest)

    async def tally(self, whose: Whose) -> Tally:
        """Count what has come in since a tally was kept, and keep it with what is settled."""
        upto, text = await self.circle_rows.tally(whose.owner)
        only = "" if whose.is_circle else whose.owner
        tally = msgspec.json.decode(text, type=Tally) if text else Tally(only=only)
        settled = self.now() - SETTLED_SECONDS
        while True:
            found = await self.circle_rows.after(whose, upto, AT_ONCE)
            old = [outcome for outcome in found if outcome.ended <= settled]
            if old:
                await asyncio.to_thread(tally.add_all, old)
                upto = (old[-1].ended, old[-1].table_id)
                kept = msgspec.json.encode(tally).decode()
                await self.circle_rows.keep_tally(whose, upto, kept, tally.total.games)
            if len(old) < AT_ONCE:
                break
        for outcome in found[len(old) :]:
            tally.add(outcome)
        return tally

    async def mine_of(self, device: str, circle: str) -> tuple[Circle, list[Member]]:
        """Return a circle to one of its members; to others there is none."""
        found = await self.circle_rows.circle(circle)
        if found is None or not any(
            member.person == device and not member.asked_by for member in found[1]
        ):
            raise ServiceError("error-no-such-circle", 404)
        return found

    # Doing --------------------------------------------------------------------------------

    @counted("tables")
    async def make_circle(self, device: str, table: str, name: str = "") -> str:
        """Make a circle of those who sat at a finished table; the others are asked to join.

        Its id follows from a secret of the table: asked twice by the same person, there is one.
        """
        async with self.cache.take(table) as live:
            mine = live.seats_of(device)
            if not mine:
                raise ServiceError("error-not-your-seat", 403)
            if live.row.phase != OVER:
                raise ServiceError("error-still-playing", 409)
            me = live.seats[mine[0]].name
            people = {seat.device or seat.owner or "": seat.name for seat in live.seats}
            secret = live.row.salt
        people.pop("", None)
        people.pop(device, None)
        if not people:
            raise ServiceError("error-circle-alone", 409)
        mine_now = {circle.id for circle, _ in await self.circle_rows.circles_of(device)}
        for number in range(MOST_CIRCLES):  # who has left one may make another
            id = sha256(f"circle {number} {secret} {device}".encode()).hexdigest()[:16]
            if id in mine_now:
                return id
            if await self.circle_rows.circle(id) is None:
                break
        if len(mine_now) >= MOST_CIRCLES:
            raise ServiceError("error-circle-full", 409)
        title = typed_text.person_name(name) if name.strip() else me
        now = self.now()
        others = [Member(person, called, me, now) for person, called in people.items()]
        with suppress(IntegrityError):  # asked twice at the same moment
            await self.circle_rows.make(Circle(id, title, now), Member(device, me, "", now), others)
        return id

    @counted("answers")
    async def answer_circle(self, device: str, circle: str, yes: bool) -> None:
        """Say to a circle that asks whether one joins."""
        found = await self.circle_rows.circle(circle)
        members = found[1] if found else []
        me = next((one for one in members if one.person == device and one.asked_by), None)
        if me is None:
            raise ServiceError("error-no-such-circle", 404)
        if yes:
            await self.circle_rows.join(circle, Member(device, me.name, "", self.now()))
        else:
            await self.circle_rows.leave(circle, device)

    @counted("answers")
    async def leave_circle(self, device: str, circle: str) -> None:
        """Leave a circle; what was played together stays with the others."""
        await self.mine_of(device, circle)
        await self.circle_rows.leave(circle, device)

    @counted("answers")
    async def rename_circle(self, device: str, circle: str, name: str) -> None:
        """Give a circle another name."""
        await self.mine_of(device, circle)
        await self.circle_rows.rename(circle, typed_text.person_name(name))

    @counted("invitations")
    async def circle_invitation(self, device: str, circle: str) -> str:
        """Issue a link to a circle; one issued before no longer works."""
        await self.mine_of(device, circle)
        token = new_token()
        await self.circle_rows.set_invitation(circle, hashed(CIRCLE, token))
        return token

    async def invited_circle(self, token: str) -> CircleLine:
        """Return what the bearer of a link may know of the circle: its name."""
        circle = await self.circle_rows.by_invitation(hashed(CIRCLE, token))
        found = await self.circle_rows.circle(circle) if circle else None
        if found is None:
            raise ServiceError("error-no-such-invitation", 404)
        return CircleLine(id=found[0].id, name=found[0].name, made=told_time(found[0].made))

    @counted("seats")
    async def join_circle(self, device: str, token: str, name: str) -> str:
        """Join the circle of a link."""
        circle = (await self.invited_circle(token)).id
        found = await self.circle_rows.circle(circle)
        members = found[1] if found else []
        if any(one.person == device and not one.asked_by for one in members):
            return circle
        called = typed_text.person_name(name)
        if any(typed_text.alike(one.name, called) for one in members if one.person != device):
            raise ServiceError("error-name-taken", 409)
        if len(members) >= MOST_MEMBERS:
            raise ServiceError("error-circle-full", 409)
        await self.circle_rows.join(circle, Member(device, called, "", self.now()))
        return circle


def circle_line(row: TableRow, seats: list[SeatRow], device: str, circle: str) -> TableLine:
    """Return a table as a member of a circle reads of it; its address only if it is open to them.

    What was opened for the circle gathers for all its members; otherwise the address of a table
    that is not for everybody stays among those who sit there.
    """
    line = table_line(row, seats, device)
    settings = settings_of(row)
    sits = row.host == device or any(device in (seat.device, seat.owner) for seat in seats)
    is_theirs = row.circle == circle and (row.phase == GATHERING or settings.watch != "nobody")
    is_open = settings.is_public if row.phase == GATHERING else settings.watch == "all"
    if sits or is_theirs or is_open:
        return line
    return msgspec.structs.replace(line, id="", origin="")
