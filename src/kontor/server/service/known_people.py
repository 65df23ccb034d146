"""People: a person is known by a key, and plays on every device where the key was opened.

A browser without a key is a person of its own, named by the hash of its cookie; nothing has to be
asked or kept for it. Its first key makes it a person with devices. A device that is ended becomes
a stranger: its cookie opens nothing any more.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_hex
from typing import Final

from kontor.server.service.errors import ServiceError
from kontor.server.service.tokens import KEY, hashed, new_token
from kontor.server.store.person_store import PersonStore
from kontor.server.store.rows import DeviceRow
from kontor.server.store.store import Store

KEPT: Final = 20_000
# Another process may have ended a device: after so long, the database is asked again. Alone with
# its database, a process has ended them all itself.
TRUSTED_SECONDS: Final = 2.0
TRUSTED_ALONE: Final = 300.0
LONGEST_KIND: Final = 40


class People:
    """Who is behind a device."""

    def __init__(self, store: Store) -> None:
        self.store: Store = store
        self.rows: PersonStore = PersonStore(store)
        self.now: Callable[[], float] = time.time
        self.found: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def person_of(self, device: str) -> str:
        """Return the person who uses a device."""
        known = self.found.get(device)
        trusted = TRUSTED_SECONDS if self.store.is_shared else TRUSTED_ALONE
        if known and abs(self.now() - known[1]) < trusted:
            return known[0]
        person = await self.rows.person_of(device) or device
        self.found[device] = (person, self.now())
        self.found.move_to_end(device)
        while len(self.found) > KEPT:
            self.found.popitem(last=False)
        return person

    async def first_key(self, device: str, kind: str) -> str:
        """Make the key of whoever uses a device, unless there is one already."""
        person = await self.person_of(device)
        return "" if await self.rows.has_key(person) else await self.new_key(device, kind)

    async def new_key(self, device: str, kind: str) -> str:
        """Make a new key for whoever uses a device; an older one no longer opens anything."""
        person = await self.person_of(device)
        token = new_token()
        row = DeviceRow(device, person, kind[:LONGEST_KIND], self.now())
        await self.rows.give_key(hashed(KEY, token), row)
        self.found.pop(device, None)
        return token

    async def holder(self, token: str) -> str:
        """Return the person whose key this is."""
        person = await self.rows.by_key(hashed(KEY, token))
        if person is None:
            raise ServiceError("error-no-such-key", 404)
        return person

    async def is_key_of(self, token: str, device: str) -> bool:
        """Tell whether a key is the present one of whoever uses a device."""
        person = await self.rows.by_key(hashed(KEY, token)) if token else None
        return person is not None and person == await self.person_of(device)

    async def open_key(self, device: str, token: str, kind: str) -> str:
        """Let a device be that of the person whose key was opened on it."""
        person = await self.holder(token)
        await self.bind(device, person, kind)
        return person

    async def devices(self, device: str) -> list[DeviceRow]:
        """List the devices of whoever uses this one."""
        return await self.rows.devices(await self.person_of(device))

    async def end(self, device: str, other: str) -> None:
        """Make one of a person's devices a stranger; whoever looks through it sees so at once."""
        person = await self.person_of(device)
        row = next((row for row in await self.rows.devices(person) if row.device == other), None)
        if row is None:
            raise ServiceError("error-no-such-device", 404)
        await self.bind(other, token_hex(32), row.kind)
        for table in await self.rows.tables_of(person):
            self.store.hub.tell(table, 0)

    async def bind(self, device: str, person: str, kind: str) -> None:
        """Keep whose device it is."""
        await self.rows.bind(DeviceRow(device, person, kind[:LONGEST_KIND], self.now()))
        self.found.pop(device, None)
