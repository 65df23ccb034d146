"""The postman: tells people who are away that they are asked, on the ways they have chosen.

| what               | policy                                                                     |
| ------------------ | -------------------------------------------------------------------------- |
| who is told        | whoever is asked at a table and does not look at it, once for each turn    |
| who learns         | is not told: nobody waits at a guided game or a moment for practice        |
| who looks at it    | is told only if the answer is still missing hours later                    |
| a table            | may be called as a person is, by its host's webhook: it reads who is asked |
| what is told       | a table's line as everybody sees it; never what is asked or held           |
| when               | a while after the question came, whatever was answered before it           |
| which process      | any: each notice is claimed; after a crash at most one is sent again       |
| what cannot be sent | again, later and later; a browser that is gone is forgotten               |
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Final

from kontor import games
from kontor.server import meters
from kontor.server.service import mailing, outgoing
from kontor.server.service.calling import CLAIMED_SECONDS, Calling
from kontor.server.service.errors import ServiceError
from kontor.server.service.former import LANGUAGE, shown_name
from kontor.server.service.letters import Told, Writer
from kontor.server.service.mailing import NotSent
from kontor.server.service.rest_hours import awake
from kontor.server.service.table_lines import table_line
from kontor.server.service.table_settings import settings_of
from kontor.server.store.calling_rows import CONFIRM, HOOK, MAIL, TIME, TURN, Notice, Way
from kontor.server.store.outbox import Outbox
from kontor.server.store.reach import OutOfReach
from kontor.server.store.rows import PERSON, SeatRow

log = logging.getLogger("kontor.postman")

HOUR: Final = 3600.0
ROUND_SECONDS: Final = 5.0
SWEEP_SECONDS: Final = 60.0
# Whoever looks at the table takes a notice back that is due within this time.
LOOKING_SECONDS: Final = 3 * ROUND_SECONDS
LATER_SECONDS: Final = 4 * HOUR
# Clocks of a day and more remind.
REMINDED: Final = 12 * HOUR
FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 6 * HOUR
# Browsers and programs that have not answered so often are forgotten; mail servers are not.
MOST_FAILURES: Final = 12
AT_ONCE: Final = 4
UNCONFIRMED_SECONDS: Final = 7 * 24 * HOUR
GONE: Final = (404, 410)


class Postman:
    """Fills the outbox of a service and empties it."""

    def __init__(self, calling: Calling, writer: Writer, after: float = 45.0) -> None:
        self.calling: Calling = calling
        self.service = calling.service
        self.outbox: Outbox = calling.outbox
        self.writer: Writer = writer
        # How long a question is open before somebody is called who does not look.
        self.after: float = after
        self.at_once: int = AT_ONCE
        self.changed: set[str] = set()
        self.swept: float = 0.0
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to go round, if people can be called at all."""
        if not self.calling.offer.ways:
            return
        self.service.store.hub.watchers.append(self.noticed)
        self.running = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop; what is in the outbox is sent after the next start."""
        if self.running:
            self.service.store.hub.watchers.remove(self.noticed)
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)

    def noticed(self, table: str, version: int) -> None:
        """Look at a table that has just changed in this process."""
        self.changed.add(table)

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            try:
                await self.round()
            except OutOfReach:
                log.warning("the database is out of reach; the postman waits")
            except Exception as error:
                # What went wrong may name an address.
                log.error("a round of the postman failed: %s", type(error).__name__)
            await asyncio.sleep(min(ROUND_SECONDS, max(0.2, self.after / 3)))

    async def round(self) -> None:
        """Look who is asked, leave out who looks, and send what is due."""
        now = self.service.now()
        changed, self.changed = self.changed, set()
        if now - self.swept >= SWEEP_SECONDS or now < self.swept:
            await self.outbox.forget_answered()
            await self.calling.rows.forget_unconfirmed(now - UNCONFIRMED_SECONDS)
            await self.look(now, None)
            self.swept = now
        elif changed:
            await self.look(now, changed)
        await self.leave_out(now)
        turns = asyncio.Semaphore(self.at_once)

        async def one(way: Way) -> None:
            async with turns:
                await self.serve(way, now)

        done = [one(way) for way in await self.outbox.due_ways(now)]
        for error in await asyncio.gather(*done, return_exceptions=True):
            if isinstance(error, BaseException):
                # It is tried again when its claim has run out; what went wrong may name an address.
                log.error("a notice stays in the outbox: %s", type(error).__name__)

    # Who is asked -------------------------------------------------------------------------

    async def look(self, now: float, tables: Collection[str] | None) -> None:
        """Put a notice into the outbox for everybody who is asked and has not been told."""
        for call in await self.outbox.news(tables):
            is_here = call.person in self.service.present.get(call.table, ())
            if is_here and tables is not None:
                continue  # who plays on needs no notices; the next sweep looks again
            due: dict[str, float] = {}
            if await self.outbox.is_asked_anew(call):
                due[TURN] = now + (LATER_SECONDS if is_here else self.after)
            if due or call.deadline != call.told_deadline:
                standing = await self.standing(call.table, call.person) if call.deadline else None
                due[TIME] = reminder(call.since, standing[1], now) if standing else 0.0
            await self.outbox.note(call, due)

    async def standing(self, table: str, person: str) -> tuple[bool, float]:
        """Tell whether a game goes on, and when a person's time there is up; 0 without a clock."""
        try:
            async with self.service.cache.take(table) as live:
                mine = [seat.number for seat in live.seats if seat.device == person]
                found = [live.seat_deadline(seat) or live.question_deadline for seat in mine]
                return live.is_going_on(), min(filter(None, found), default=0.0)
        except ServiceError:
            return False, 0.0  # this program does not know its rules: nobody can play on here

    async def leave_out(self, now: float) -> None:
        """Call nobody who looks at the table, unless much later."""
        looking = [
            (person, table)
            for person, table in await self.outbox.nearly_due(now + LOOKING_SECONDS)
            if person in self.service.present.get(table, ())
        ]
        if looking:
            await self.outbox.postpone(looking, now + LATER_SECONDS)

    # Sending ------------------------------------------------------------------------------

    async def serve(self, way: Way, now: float) -> None:
        """Say on a way all that is due there, in one letter."""
        if not await self.outbox.claim(way, now + CLAIMED_SECONDS):
            return
        if not await self.is_theirs(way):
            await self.calling.rows.remove(way.id)
            return
        notices = await self.outbox.due_notices(way.id, now)
        wishes = await self.calling.wishes(way.person)
        if way.confirmed and awake(wishes, now) > now:
            await self.outbox.failed(way.id, way.failures, awake(wishes, now))
            return
        told = await self.told(way, notices, now) if way.confirmed else []
        is_asking = not way.confirmed and any(one.kind == CONFIRM for one in notices)
        try:
            if told or is_asking:
                await self.send(way, told, wishes.zone, now)
                meters.notices.labels(way.kind, "sent").inc()
        except NotSent as error:
            meters.notices.labels(way.kind, "failed").inc()
            await self.give_up(way, error.for_good, now)
            return
        await self.outbox.sent(notices, way.id, now + (wishes.pause if told else 0))

    async def told(self, way: Way, notices: list[Notice], now: float) -> list[Told]:
        """Return what of the notices is still true, one for each table."""
        calls = await self.outbox.calls_of(way.person)
        due = {(one.table_id, one.kind) for one in notices}
        found = []
        for row, seats in await self.outbox.tables({table for table, _ in due}):
            call = calls.get(row.id)
            if call is None or row.game not in games.SLUGS or settings_of(row).is_for_learning:
                continue
            LANGUAGE.set(way.language)
            line = table_line(row, seats, way.person)
            goes_on, deadline = await self.standing(row.id, way.person)
            is_time = (row.id, TIME) in due and 0 < deadline <= now + REMINDED
            is_due = goes_on and (is_time or (row.id, TURN) in due)
            asked = self.asked(row.id, seats, line.awaited) if way.person == row.id else []
            if not (line.my_turn or asked) or not is_due:
                continue
            waiting = [
                shown_name(seat.name)
                for seat in seats
                if seat.kind == PERSON and seat.number not in (*line.my_seats, *line.awaited)
            ]
            found.append(Told(line, call.since, deadline if is_time else 0.0, waiting, asked))
        return sorted(found, key=lambda one: (one.since, one.line.id))

    def asked(self, table: str, seats: list[SeatRow], awaited: list[int]) -> list[str]:
        """Return the names of the people who are asked at a table and do not look at it."""
        here = self.service.present.get(table, ())
        return [
            shown_name(seat.name)
            for seat in seats
            if seat.kind == PERSON and seat.number in awaited and seat.device not in here
        ]

    async def send(self, way: Way, told: list[Told], zone: str, now: float) -> None:
        """Send one letter; without anything to tell, the question whose address it is."""
        offer = self.calling.offer
        if way.kind not in offer.ways:
            raise NotSent(for_good=False)
        if way.kind == MAIL:
            assert offer.mail
            letter = self.writer.letter(way, told, zone)
            await mailing.send(offer.mail, way.target, letter, now)
            return
        if way.kind == HOOK:
            body, headers = self.writer.hook(way, told), {"Content-Type": "application/json"}
        else:
            body, headers = await self.sealed(way, self.writer.push(way, told, zone), now)
        try:
            https_only = way.kind != HOOK
            status = await outgoing.post(
                way.target, body, headers, offer.private, https_only=https_only
            )
        except outgoing.Unreachable:
            raise NotSent(for_good=False) from None
        if status >= 300:
            raise NotSent(for_good=status in GONE)

    async def sealed(self, way: Way, text: bytes, now: float) -> tuple[bytes, dict[str, str]]:
        """Return a push that only its browser can read, with its headers."""
        from kontor.server.service import pushing  # noqa: PLC0415  needs requirements/server.txt

        secret = await self.calling.push_secret()
        body = pushing.encrypted(text, pushing.subscription(way.keys))
        return body, pushing.headers(secret, way.target, way.base, now)

    async def give_up(self, way: Way, for_good: bool, now: float) -> None:
        """Try again later and later, or forget a way that leads nowhere."""
        failures = way.failures + 1
        is_lost = way.kind != MAIL and failures >= MOST_FAILURES
        if for_good or is_lost:
            log.warning("a way of kind %s leads nowhere and is forgotten", way.kind)
            await self.calling.rows.remove(way.id)
            return
        log.warning("a notice could not be sent by %s; trying again", way.kind)
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures, 16))
        await self.outbox.failed(way.id, failures, now + pause)

    async def is_theirs(self, way: Way) -> bool:
        """Tell whether a browser that is to be called is still the person's."""
        if not way.device:
            return True
        return (await self.service.people.rows.person_of(way.device) or way.device) == way.person


def reminder(since: float, deadline: float, now: float) -> float:
    """Return when somebody is reminded of a deadline; 0 if that is of no use."""
    moment = deadline - REMINDED
    return moment if deadline and moment - since >= REMINDED and moment > now else 0.0
