"""Deeds that a server does by itself in its own time: clocks run out, people are called."""

import asyncio
import re
from secrets import token_hex
from typing import Any

import httpx

from tests.server.deeds import Deed
from tests.server.postbox import PushBrowser

LINK = re.compile(r"http://\S+(/call/\S+/confirm)")


class TimedDeed(Deed):
    """Something that follows some time after the deal."""

    async def do(self) -> httpx.Response:
        """Deal, and wait for what follows."""
        reply = await self.ada.call(f"/tables/{self.table}/start")
        for _ in range(4_000):
            if await self.is_done():
                return reply
            await asyncio.sleep(0.03)
        raise AssertionError(f"{type(self).__name__} is not done")


class TimeIsUp(TimedDeed):
    """Somebody's time is up: a bot gives the answer."""

    then = "answer"
    note = "note-late-answer"

    async def prepare(self) -> None:
        """Let the friends sit down at a table with a clock."""
        clock = {"kind": "live", "minutes": 1, "seconds": 5, "then": self.then}
        await self.sit_down(deal=False, clock=clock)

    async def is_done(self) -> bool:
        """Nothing has happened, or all have read that time is up, and what follows comes."""
        sights = await self.sights()
        told = [self.note in {line["text"] for line in sight["chat"]} for sight in sights]
        assert told[1] or not told[0]
        for sight, is_told in zip(sights, told, strict=True):
            assert is_told or not self.follows(sight)
        return all(told) and self.follows(sights[1])

    def follows(self, sight: dict[str, Any]) -> bool:
        """Tell whether somebody has answered: nobody but a bot does."""
        return bool(sight["answers"])

    async def close(self) -> None:
        """End a game in which time would be up again and again."""
        if self.then == "answer":
            await self.end()
        await super().close()


class TimeIsUpForBot(TimeIsUp):
    """Somebody's time is up: a bot takes the seat."""

    then = "bot"
    note = "note-bot-late"

    def follows(self, sight: dict[str, Any]) -> bool:
        """Tell whether a bot sits there."""
        return any(seat["kind"] == "bot" for seat in sight["seats"])


class TimeIsUpForVote(TimeIsUp):
    """Somebody's time is up: the others may vote."""

    then = "vote"
    note = "note-late-vote"

    def follows(self, sight: dict[str, Any]) -> bool:
        """Tell whether somebody is said to be late."""
        return any(seat["late"] for seat in sight["seats"])


class CalledByMail(TimedDeed):
    """Whoever is asked is called by mail."""

    async def prepare(self) -> None:
        """Let both have an address that they have confirmed."""
        for friend in self.friends:
            address = f"{friend.name}.{token_hex(8)}@example.org"
            await friend.send("/me/mail", address=address)
            assert (await friend.send(await self.asked(address))).status_code == 200
        await self.sit_down(deal=False)

    async def asked(self, address: str) -> str:
        """Wait until an address is asked, and return the path of its answer."""
        for _ in range(4_000):
            for mail in self.mails.mails:
                link = LINK.search(mail.get_content())
                if mail["To"] == address and link:
                    return link[1]
            await asyncio.sleep(0.03)
        raise AssertionError(f"{address} was not asked")

    async def is_done(self) -> bool:
        """Somebody is called once; if the server has died meanwhile, at most once again."""
        calls = await self.calls()
        assert len(calls) <= 2 and len({*calls}) <= 1
        return bool(calls)

    async def calls(self) -> list[str]:
        """Return who was called to this table, each time."""
        await self.sights()  # notices that a server has died
        mails = self.mails.mails
        return [mail["To"] for mail in mails if f"/table/{self.table}" in mail.get_content()]


class CalledByPush(CalledByMail):
    """Whoever is asked is called in the browser."""

    async def prepare(self) -> None:
        """Let both browsers be called."""
        self.browsers: dict[str, PushBrowser] = {}
        for friend in self.friends:
            target, browser = f"/push/{token_hex(8)}", PushBrowser()
            given = browser.subscription(self.web.base + target)
            assert (await friend.http.post("/me/push", json=given)).status_code == 200
            self.browsers[target] = browser
        await self.sit_down(deal=False)

    async def calls(self) -> list[str]:
        """Return which browser was called to this table, each time."""
        await self.sights()
        posts = [post for post in self.web.posts if post.target in self.browsers]
        for post in posts:
            assert self.table in str(self.browsers[post.target].read(post.body))
        return [post.target for post in posts]


TIMED_DEEDS: tuple[type[Deed], ...] = (
    TimeIsUp,
    TimeIsUpForBot,
    TimeIsUpForVote,
    CalledByMail,
    CalledByPush,
)
