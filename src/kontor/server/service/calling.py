"""Calling: a person chooses on which ways to be called, and when not to be."""

import json
from dataclasses import replace
from secrets import token_hex
from typing import Any, Final

from kontor.server.service import mailing, outgoing, typed_text
from kontor.server.service.errors import ServiceError
from kontor.server.service.offer import Offer
from kontor.server.service.rest import is_zone
from kontor.server.service.seating import check_not_over
from kontor.server.service.service import Service
from kontor.server.service.sight import OVER
from kontor.server.service.tokens import hashed, new_token
from kontor.server.store.calling_rows import CONFIRM, HOOK, MAIL, PUSH, Notice, Way, Wishes
from kontor.server.store.outbox import Outbox
from kontor.server.store.rows import TableRow
from kontor.server.store.way_store import WayStore

# So many ways of one kind a person may have; one more takes the place of the oldest.
MOST: Final = {MAIL: 1, HOOK: 1, PUSH: 8}
# "As it comes", then at most one in so many seconds.
PAUSES: Final = (0, 900, 3600, 6 * 3600, 24 * 3600)
MAIL_TOKEN: Final = "mail"
# So long a process has for what it has taken out of the outbox; then another one sends it.
CLAIMED_SECONDS: Final = 120.0


class Calling:
    """The ways and wishes of people."""

    def __init__(self, service: Service, offer: Offer) -> None:
        self.service: Service = service
        self.offer: Offer = offer
        self.rows: WayStore = WayStore(service.store)
        self.outbox: Outbox = Outbox(service.store)
        self.signing: str = ""

    async def ways(self, person: str) -> list[Way]:
        """List the ways of a person, or of a table."""
        return await self.rows.of(person)

    async def hosted(self, person: str) -> list[TableRow]:
        """List the tables that gather or play and whose host a person is."""
        found = await self.service.store.tables_of(person)
        return [row for row, _ in found if row.host == person and row.phase != OVER]

    async def add_mail(self, person: str, address: str, language: str, base: str) -> None:
        """Ask an address whether it wants to be written to; nothing else is sent before."""
        self.check_offered(MAIL)
        found = address.strip()
        if not mailing.is_mail_address(found):
            raise ServiceError("error-mail-address", 422)
        self.service.quotas.take("ways", person)
        self.service.quotas.take_device("letters", hashed(MAIL_TOKEN, found.lower()))
        known = [way for way in await self.ways(person) if (way.kind, way.target) == (MAIL, found)]
        if any(way.confirmed for way in known):
            return
        way = await self.add(person, MAIL, found, language, base, confirmed=False)
        await self.outbox.put(Notice(way.id, "", CONFIRM, self.service.now()))

    async def add_push(
        self, person: str, browser: str, given: dict[str, Any], language: str, base: str
    ) -> None:
        """Let a browser be called."""
        self.check_offered(PUSH)
        from kontor.server.service import pushing  # noqa: PLC0415  needs requirements/server.txt

        endpoint, keys = given.get("endpoint"), json.dumps(given.get("keys"))
        try:
            if not isinstance(endpoint, str):
                raise pushing.BadSubscription
            outgoing.checked(endpoint, https_only=not self.offer.private)
            pushing.subscription(keys)
        except (outgoing.Unreachable, pushing.BadSubscription) as error:
            raise ServiceError("error-push", 422) from error
        self.service.quotas.take("ways", person)
        await self.add(person, PUSH, endpoint, language, base, keys=keys, device=browser)

    async def add_table_hook(
        self, person: str, table: str, address: str, language: str, base: str
    ) -> None:
        """Let a program be told who is asked at a table; everybody there reads that it is."""
        async with self.service.cache.take(table) as live:
            self.service.check_host(live, person)
            check_not_over(live)
        await self.add_hook(table, address, language, base)
        await self.service.note_hook(person, table, "on")

    async def add_hook(self, person: str, address: str, language: str, base: str) -> None:
        """Let a program be called at an address."""
        self.check_offered(HOOK)
        found = address.strip()
        self.service.quotas.take("ways", person)
        try:
            parts = outgoing.checked(found)
            port = parts.port or outgoing.PORTS[parts.scheme]
            await outgoing.resolved(parts.hostname or "", port, self.offer.private)
        except outgoing.Unreachable as error:
            raise ServiceError("error-hook", 422) from error
        await self.add(person, HOOK, found, language, base)

    async def add(
        self,
        person: str,
        kind: str,
        target: str,
        language: str,
        base: str,
        keys: str = "",
        device: str = "",
        confirmed: bool = True,
    ) -> Way:
        """Keep a way, and let the oldest ones of its kind go if there are too many."""
        token, now = new_token(), self.service.now()
        way = Way(
            token_hex(8), person, kind, target, keys, device, language, base, confirmed, token, now
        )
        others = [
            one for one in await self.ways(person) if one.kind == kind and one.target != target
        ]
        await self.rows.add(way)
        for one in others[: max(0, len(others) + 1 - MOST[kind])]:
            await self.rows.remove(one.id)
        return way

    async def remove(self, person: str, way: str) -> None:
        """Remove one of a person's ways, or that of a table whose host the person is."""
        if way in [one.id for one in await self.ways(person)]:
            await self.rows.remove(way)
        for table in await self.hosted(person):
            if way in [one.id for one in await self.ways(table.id)]:
                await self.rows.remove(way)
                await self.service.note_hook(person, table.id, "off")

    async def by_token(self, token: str) -> Way:
        """Return what a link in a mail is about."""
        way = await self.rows.by_token(token)
        if way is None:
            raise ServiceError("error-no-such-way", 404)
        return way

    async def confirm(self, token: str) -> None:
        """Let an address be written to."""
        await self.rows.confirm((await self.by_token(token)).id)

    async def stop(self, token: str) -> None:
        """Write to an address no more; whoever asks again is told the same."""
        way = await self.rows.by_token(token)
        if way is not None:
            await self.rows.remove(way.id)

    async def push_key(self) -> str:
        """Return what a browser must know of this server to let it push; made at first use."""
        from kontor.server.service import pushing  # noqa: PLC0415

        return pushing.public_key(await self.push_secret())

    async def push_secret(self) -> str:
        """Return the key with which pushes are signed."""
        from kontor.server.service import pushing  # noqa: PLC0415

        if not self.signing:
            now = self.service.now()
            self.signing = await self.rows.keep_push_secret(pushing.new_secret(), now)
        return self.signing

    def check_offered(self, kind: str) -> None:
        """Insist that this server can call on such a way."""
        if kind not in self.offer.ways:
            raise ServiceError("error-not-offered", 404)

    # Wishes -------------------------------------------------------------------------------

    async def wishes(self, person: str) -> Wishes:
        """Return what a person wishes."""
        return await self.rows.wishes(person)

    async def wish_rest(
        self, person: str, zone: str, rest_from: int, rest_until: int, pause: int
    ) -> None:
        """Keep when a person wants to be called."""
        if pause not in PAUSES or not is_zone(zone):
            raise ServiceError("error-malformed", 422)
        if min(rest_from, rest_until) < 0 or rest_from == rest_until:
            rest_from = rest_until = -1
        before = await self.wishes(person)
        after = replace(before, zone=zone, rest_from=rest_from, rest_until=rest_until, pause=pause)
        if after != before:
            await self.rows.wish(after)
            now = self.service.now()
            await self.rows.wake(person, now, now + CLAIMED_SECONDS)

    async def wish_name(self, person: str, name: str, colour: str) -> None:
        """Keep how a person wants to be called at new tables, and in which colour."""
        name = typed_text.person_name(name) if name.strip() else ""
        if colour and colour not in typed_text.COLOURS:
            raise ServiceError("error-malformed", 422)
        before = await self.wishes(person)
        after = replace(before, name=name, colour=colour)
        if after != before:
            await self.rows.wish(after)
