"""Deeds: what people do about themselves and each other while a server may die any moment.

After each deed, done or broken off, its state is wholly the one before or wholly the one after;
who asks again finds it done, once.
"""

import re
from typing import Any

import httpx

from tests.server.made_passkey import made_passkey
from tests.server.postbox import Mailbox, Receiver
from tests.server.process import API, ServerProcess

NAMES = ("Adalgisa", "Bertrand", "Clothilde", "Dagobert")
PASSKEY = re.compile(r'name="passkey"')
DEVICES = 'class="devices"'


class Person:
    """Somebody with a browser."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.name = name
        self.base = server.base.replace("127.0.0.1", "localhost")
        headers = {"origin": self.base, "accept-language": "en"}
        self.http = httpx.AsyncClient(
            base_url=self.base, headers=headers, timeout=120, verify=False
        )

    async def send(self, path: str, **fields: str) -> httpx.Response:
        """Send a form of a page."""
        return await self.http.post(path, data=fields)

    async def call(self, path: str, body: Any = None) -> httpx.Response:
        """Send a call of the API."""
        return await self.http.post(API + path, json=body)

    async def sure(self, path: str, body: Any = None) -> Any:
        """Send a call that must be accepted."""
        reply = await self.call(path, body)
        assert reply.status_code < 300, reply.text
        return reply.json()

    async def get(self, path: str) -> Any:
        """Read something from the API."""
        reply = await self.http.get(API + path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def page(self, path: str) -> httpx.Response:
        """Read a page."""
        return await self.http.get(path)


class Deed:
    """A request, and how it was before and after it."""

    people = 2

    def __init__(self, server: ServerProcess, mails: Mailbox, web: Receiver) -> None:
        self.server = server
        self.mails = mails
        self.web = web
        self.friends = [Person(server, name) for name in NAMES[: self.people]]
        self.ada = self.friends[0]
        self.table = ""

    async def prepare(self) -> None:
        """Let the friends sit down; each is to be called by a program."""
        for friend in self.friends:
            await friend.send("/me/hook", address=f"{self.web.base}/told")
        await self.sit_down()
        await self.more()

    async def sit_down(self, deal: bool = True, **settings: Any) -> None:
        """Let the friends sit down at a new table."""
        for friend in self.friends:
            await friend.page("/me")  # from here on each is known
        new = {"game": "fugger", "seats": self.people, "names": [self.ada.name]}
        if settings:
            new["settings"] = settings
        self.table = (await self.ada.sure("/tables", new))["id"]
        for seat, friend in enumerate(self.friends[1:], 1):
            await friend.sure(f"/tables/{self.table}/seats/{seat}/sit", {"name": friend.name})
        if deal:
            await self.ada.sure(f"/tables/{self.table}/start")

    async def more(self) -> None:
        """Prepare what only this deed needs."""

    async def do(self) -> httpx.Response:
        """Send the request."""
        raise NotImplementedError

    async def is_done(self) -> bool:
        """Tell whether it is done, after everything was found to be of one mind."""
        raise NotImplementedError

    def is_accepted(self, reply: httpx.Response) -> bool:
        """Tell whether a request that is sent again was heard: it is done now, or was already."""
        return reply.status_code < 400 or reply.status_code == 409

    async def sights(self) -> list[Any]:
        """Return the table as each friend sees it."""
        return [await friend.get(f"/tables/{self.table}") for friend in self.friends]

    async def end(self) -> None:
        """End the game by agreement."""
        await self.ada.sure(f"/tables/{self.table}/motion", {"seat": 0, "kind": "end"})
        for seat, friend in enumerate(self.friends[1:], 1):
            await friend.sure(f"/tables/{self.table}/motion/second", {"seat": seat})

    async def close(self) -> None:
        """Let the browsers go."""
        for friend in self.friends:
            await friend.http.aclose()


class FirstKey(Deed):
    """Somebody takes a key."""

    people = 1

    async def prepare(self) -> None:
        """Open a table."""
        await self.ada.page("/me")
        new = {"game": "fugger", "seats": 2, "names": [self.ada.name]}
        self.table = (await self.ada.sure("/tables", new))["id"]

    async def do(self) -> httpx.Response:
        """Make a key."""
        return await self.ada.send("/me/key")

    async def is_done(self) -> bool:
        """The key and its first device are there, or neither."""
        page = (await self.ada.page("/me")).text
        assert (await self.ada.get(f"/tables/{self.table}"))["host"]
        return DEVICES in page


class NewKey(FirstKey):
    """Somebody renews a key that another may have seen."""

    async def prepare(self) -> None:
        """Take a first key."""
        await super().prepare()
        assert (await self.ada.send("/me/key")).status_code == 303
        self.old = self.ada.http.cookies["kontor_key"]

    async def is_done(self) -> bool:
        """The old key opens what it did, or nothing."""
        assert (await self.ada.get(f"/tables/{self.table}"))["host"]
        assert DEVICES in (await self.ada.page("/me")).text
        stranger = Person(self.server, "Eve")
        reply = await stranger.page(f"/key/{self.old}")
        await stranger.http.aclose()
        assert reply.status_code in (200, 404)
        return reply.status_code == 404


class NewPhone(FirstKey):
    """Somebody opens their key on another phone."""

    async def prepare(self) -> None:
        """Take a key, and another phone."""
        await super().prepare()
        assert (await self.ada.send("/me/key")).status_code == 303
        self.phone = Person(self.server, self.ada.name)
        await self.phone.page("/me")

    async def do(self) -> httpx.Response:
        """Enter with the key."""
        return await self.phone.send(f"/key/{self.ada.http.cookies['kontor_key']}")

    async def is_done(self) -> bool:
        """The phone is somebody else's, or has the host's role and the key's devices."""
        assert (await self.ada.get(f"/tables/{self.table}"))["host"]
        is_host = (await self.phone.get(f"/tables/{self.table}"))["host"]
        assert is_host == (DEVICES in (await self.phone.page("/me")).text)
        return bool(is_host)

    async def close(self) -> None:
        """Let both browsers go."""
        await self.phone.http.aclose()
        await super().close()


class NewPasskey(FirstKey):
    """Somebody adds a passkey."""

    async def prepare(self) -> None:
        """Let an authenticator make one."""
        await super().prepare()
        asked = (await self.ada.http.post("/me/passkey/new")).json()
        self.made = made_passkey(asked["challenge"], self.ada.base)

    async def do(self) -> httpx.Response:
        """Tell the server."""
        return await self.ada.http.post("/me/passkey", json=self.made)

    async def is_done(self) -> bool:
        """There is one, or none."""
        found = len(PASSKEY.findall((await self.ada.page("/me")).text))
        assert found in (0, 1)
        return found == 1

    def is_accepted(self, reply: httpx.Response) -> bool:
        """The same passkey is taken again."""
        return reply.status_code == 200


KEY_DEEDS: tuple[type[Deed], ...] = (FirstKey, NewKey, NewPhone, NewPasskey)
