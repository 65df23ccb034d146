"""Deeds: what people do about themselves and each other while a server may die any moment.

After each deed, done or broken off, its state is wholly the one before or wholly the one after;
who asks again finds it done, once.
"""

import json
import re
import sqlite3
from contextlib import closing
from typing import Any

import httpx

from tests.server.made_passkey import made_passkey
from tests.server.process import API, ServerProcess

AWAY_SECONDS = 30 * 86_400
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

    def __init__(self, server: ServerProcess, hook: str) -> None:
        self.server = server
        self.hook = hook
        self.friends = [Person(server, name) for name in NAMES[: self.people]]
        self.ada = self.friends[0]
        self.table = ""

    async def prepare(self) -> None:
        """Let the friends sit down; each is to be called by a program."""
        for friend in self.friends:
            await friend.send("/me/hook", address=self.hook)
        await self.sit_down()
        await self.more()

    async def sit_down(self, deal: bool = True) -> None:
        """Let the friends sit down at a new table."""
        new = {"game": "fugger", "seats": self.people, "names": [self.ada.name]}
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


class PassHost(Deed):
    """The host's role is passed on."""

    async def do(self) -> httpx.Response:
        """Pass it to Ben."""
        return await self.ada.call(f"/tables/{self.table}/seats/1/host")

    async def is_done(self) -> bool:
        """Everybody sees the same host."""
        hosts = {tuple(seat["host"] for seat in sight["seats"]) for sight in await self.sights()}
        assert hosts in ({(True, False)}, {(False, True)})
        return (False, True) in hosts

    def is_accepted(self, reply: httpx.Response) -> bool:
        """It is passed on already, or now."""
        return reply.status_code == 200


class Vote(Deed):
    """Something is moved that a second voice carries."""

    people = 4

    async def do(self) -> httpx.Response:
        """Agree."""
        clo, body = self.friends[2], {"seat": 2}
        return await clo.call(f"/tables/{self.table}/motion/second", body)


class TakeHost(Vote):
    """The host is away, and the others choose Ben."""

    async def more(self) -> None:
        """Let the host have been away for long, and Ben move."""
        self.forget_host()
        await self.friends[1].sure(f"/tables/{self.table}/motion", {"seat": 1, "kind": "host"})

    def forget_host(self) -> None:
        """Let the host have been away for long."""
        statement = "UPDATE tables SET host_seen = host_seen - ? WHERE id = ?"
        file = self.server.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file, timeout=60)) as connection, connection:
            connection.execute(statement, (AWAY_SECONDS, self.table))

    async def is_done(self) -> bool:
        """The motion is open and Ada is host, or it is closed and Ben is."""
        found = {
            (bool(sight["motion"]), [seat["host"] for seat in sight["seats"]].index(True))
            for sight in await self.sights()
        }
        assert found in ({(True, 0)}, {(False, 1)})
        return found == {(False, 1)}


class BotByVote(Vote):
    """The table lets a bot play for Dagobert, who is away."""

    async def more(self) -> None:
        """Ada moves it."""
        body = {"seat": 0, "kind": "bot", "about": 3, "level": "random"}
        await self.ada.sure(f"/tables/{self.table}/motion", body)

    async def is_done(self) -> bool:
        """The motion is open, or a bot plays, and Dagobert alone may take the seat back."""
        sights = await self.sights()
        kinds = {(bool(sight["motion"]), sight["seats"][3]["kind"]) for sight in sights}
        assert kinds in ({(True, "person")}, {(False, "bot")})
        done = kinds == {(False, "bot")}
        back = [sight["seats"][3]["returnable"] for sight in sights]
        assert back == [False, False, False, done]
        return done


class Leave(Deed):
    """Somebody lets a bot play on."""

    kinds = ("person", "bot")

    async def do(self) -> httpx.Response:
        """Get up."""
        return await self.friends[1].call(f"/tables/{self.table}/seats/1/leave")

    async def is_done(self) -> bool:
        """A person sits there who has a hand, or a bot, and the person may come back."""
        host, mine = await self.sights()
        kind = mine["seats"][1]["kind"]
        assert host["seats"][1]["kind"] == kind and kind in self.kinds
        assert mine["seats"][1]["returnable"] == (kind == "bot") == (mine["me"] < 0)
        return bool(kind == self.kinds[1])

    def is_accepted(self, reply: httpx.Response) -> bool:
        """Whoever has got up already has no seat to give up."""
        return reply.status_code in (200, 403)


class Return(Leave):
    """Somebody takes the seat back from a bot."""

    kinds = ("bot", "person")

    async def more(self) -> None:
        """Let a bot play."""
        await self.friends[1].sure(f"/tables/{self.table}/seats/1/leave")

    async def do(self) -> httpx.Response:
        """Sit down again."""
        return await self.friends[1].call(f"/tables/{self.table}/seats/1/take-back")


class Rematch(Deed):
    """Those who have played play again."""

    async def more(self) -> None:
        """End the game."""
        await self.end()

    async def do(self) -> httpx.Response:
        """Ask for a rematch."""
        return await self.ada.call(f"/tables/{self.table}/rematch")

    async def is_done(self) -> bool:
        """Both have one table, or two, of which the first leads to the second."""
        again = {sight["rematch"] for sight in await self.sights()}
        assert len(again) == 1
        for friend in self.friends:
            tables = {line["id"] for line in (await friend.get("/tables"))["tables"]}
            assert tables == {self.table, *again} - {""}
        return again != {""}


class MakeCircle(Deed):
    """Those who have played form a circle."""

    async def more(self) -> None:
        """End the game."""
        await self.end()

    async def do(self) -> httpx.Response:
        """Make a circle."""
        return await self.ada.call("/circles", {"table": self.table, "name": "Tuesdays"})

    async def is_done(self) -> bool:
        """There is none, or one with Ada in it and Ben asked."""
        mine, asked = [(await friend.get("/circles"))["circles"] for friend in self.friends]
        assert [one["id"] for one in mine] == [one["id"] for one in asked] and len(mine) < 2
        assert all(one["asked_by"] == self.ada.name for one in asked)
        if mine:
            sight = await self.ada.get(f"/circles/{mine[0]['id']}")
            assert [(one["name"], one["asked"]) for one in sight["members"]] == [
                ("Adalgisa", False),
                ("Bertrand", True),
            ]
        return bool(mine)


class Erase(Deed):
    """Ada takes out all that is hers: at a running table, an ended one and one that gathers."""

    async def more(self) -> None:
        """Play at three tables, and say something there."""
        await self.say_something()
        self.tables = [self.table]
        await self.end()
        for deal in (True, False):
            await self.sit_down(deal)
            await self.say_something()
            self.tables.append(self.table)

    async def say_something(self) -> None:
        """Leave words of one's own."""
        await self.ada.sure(f"/tables/{self.table}/chat", {"text": "My secret word"})

    async def do(self) -> httpx.Response:
        """Erase."""
        return await self.ada.send("/me/erase", word="erase")

    async def is_done(self) -> bool:
        """At each table Ada is there with her words, or a former player is, or nobody."""
        gone = []
        for table in self.tables:
            seen = json.dumps(await self.friends[1].get(f"/tables/{table}"))
            gone.append(self.ada.name not in seen)
            assert gone[-1] == ("My secret word" not in seen)
            assert "Bertrand" in seen
        left = {line["id"] for line in (await self.ada.get("/tables"))["tables"]}
        assert left == {
            table for table, is_gone in zip(self.tables, gone, strict=True) if not is_gone
        }
        return all(gone)


DEEDS: tuple[type[Deed], ...] = (
    FirstKey,
    NewKey,
    NewPasskey,
    PassHost,
    TakeHost,
    BotByVote,
    Leave,
    Return,
    Rematch,
    MakeCircle,
    Erase,
)
