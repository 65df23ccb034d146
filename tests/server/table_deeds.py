"""Deeds at tables: the host's role, seats, links, what comes after a game."""

import json

import httpx
from sqlalchemy import update

from kontor.server.store.schema import tables
from kontor.server.store.store import driven, engine
from tests.server.deeds import NAMES, Deed, Person

AWAY_SECONDS = 30 * 86_400


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
        await self.forget_host()
        await self.friends[1].sure(f"/tables/{self.table}/motion", {"seat": 1, "kind": "host"})

    async def forget_host(self) -> None:
        """Let the host have been away for long."""
        seen = tables.c.host_seen
        away = update(tables).where(tables.c.id == self.table).values(host_seen=seen - AWAY_SECONDS)
        database = engine(driven(self.server.database))
        async with database.begin() as connection:
            await connection.execute(away)
        await database.dispose()

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


class Resign(Deed):
    """Somebody gives the game up."""

    async def do(self) -> httpx.Response:
        """Resign."""
        return await self.friends[1].call(f"/tables/{self.table}/seats/1/resign")

    async def is_done(self) -> bool:
        """A person sits there, or a bot to the end of the game, and everybody reads why."""
        seats = [sight["seats"][1] for sight in await self.sights()]
        found = {(seat["kind"], seat["resigned"], seat["returnable"]) for seat in seats}
        assert found in ({("person", False, False)}, {("bot", True, False)})
        return found == {("bot", True, False)}


class SitByLink(Deed):
    """A guest sits down by the table's one link."""

    people = 1

    async def prepare(self) -> None:
        """Open a table that everybody finds, and where only guests may sit."""
        self.guest = Person(self.server, NAMES[1])
        for person in (self.ada, self.guest):
            await person.page("/me")
        new = {"game": "fugger", "seats": 3, "names": [self.ada.name]}
        settings = {"watch": "all", "sit": "link"}
        self.table = (await self.ada.sure("/tables", new | {"settings": settings}))["id"]
        self.link = await self.link_of_table()

    async def link_of_table(self) -> str:
        """Return the link that the host sees."""
        link = (await self.ada.get(f"/tables/{self.table}"))["invitation"]
        assert isinstance(link, str) and link
        return link

    async def do(self) -> httpx.Response:
        """Take the second seat."""
        body = {"invitation": self.link, "name": self.guest.name, "seat": 1}
        return await self.guest.call("/claims", body)

    async def is_done(self) -> bool:
        """The seat is free, or its person has it; the link stays the same."""
        assert await self.link_of_table() == self.link
        host, mine = [await one.get(f"/tables/{self.table}") for one in (self.ada, self.guest)]
        kind = host["seats"][1]["kind"]
        assert (kind, mine["me"]) in (("open", -1), ("person", 1))
        return bool(kind == "person")

    async def close(self) -> None:
        """Put the table away."""
        await self.ada.send(f"/table/{self.table}/put-away")
        await self.guest.http.aclose()
        await super().close()


class RenewLink(SitByLink):
    """The host makes the old link worthless."""

    async def do(self) -> httpx.Response:
        """Renew it."""
        return await self.ada.call(f"/tables/{self.table}/link")

    async def is_done(self) -> bool:
        """The old link is the table's and leads there, or is neither."""
        same = await self.link_of_table() == self.link
        reply = await self.guest.page(f"/join/{self.link}")
        assert reply.status_code == (200 if same else 404)
        return not same


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


TABLE_DEEDS: tuple[type[Deed], ...] = (
    PassHost,
    TakeHost,
    BotByVote,
    Leave,
    Return,
    Resign,
    SitByLink,
    RenewLink,
    Rematch,
    MakeCircle,
    Erase,
)
