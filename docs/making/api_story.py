"""One evening at the API: every operation is called once, by four programs at real tables.

Bearer tokens are 43 characters; those of Ada, Ben, Cleo and Dora are easily recognised.
"""

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import httpx

import kontor
from kontor.server.service.pacing import Pace
from kontor.server.web import api
from kontor.server.web.app import build
from kontor.server.web.settings import Settings

BEARERS = {name: name.upper().ljust(43, "-") for name in ("ada", "ben", "cleo", "dora")}
PATHS = {operation.name: operation for operation in api.OPERATIONS}


@dataclass(frozen=True)
class Example:
    """A request and its answer."""

    method: str
    path: str
    who: str
    body: Any
    status: int
    answer: Any

    @property
    def is_success(self) -> bool:
        """Tell whether the server did it."""
        return self.status < 400


class Story:
    """Calls operations by their names and keeps an example of each, if possible a success."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.examples: dict[str, Example] = {}

    async def call(
        self,
        name: str,
        who: str = "",
        body: Any = None,
        table: str = "",
        seat: int = 0,
        circle: str = "",
    ) -> Any:
        """Call an operation; return what was answered."""
        operation = PATHS[name]
        path = operation.path.replace(":int", "").format(table=table, seat=seat, circle=circle)
        path = api.PREFIX + path
        headers = {"authorization": f"Bearer {BEARERS[who]}"} if who else {}
        response = await self.client.request(operation.method, path, json=body, headers=headers)
        kind = response.headers["content-type"]
        answer = response.json() if "json" in kind else response.text
        example = Example(operation.method, path, who, body, response.status_code, answer)
        if name not in self.examples or not self.examples[name].is_success:
            self.examples[name] = example
        return answer

    async def asked(self, table: str) -> tuple[str, Any]:
        """Return who is asked at a table, and what they see."""
        for who in BEARERS:
            sight = await self.call("lookAtTable", who, table=table)
            if sight["question"]:
                return who, sight
        raise LookupError("nobody is asked")


@cache
def examples() -> dict[str, Example]:
    """Return a real example of every operation."""
    return asyncio.run(told())


async def told() -> dict[str, Example]:
    """Tell the whole story to a server in this process."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=f"sqlite:///{folder}/tables.db", shares=None, quiet=True, pace=Pace(0, 0)
        )
        app = build(settings)
        transport = httpx.ASGITransport(app=app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client,
        ):
            story = Story(client)
            for chapter in CHAPTERS:
                await chapter(story)
    return story.examples


async def gathered(story: Story) -> str:
    """Gather three people at a table of Die Fugger."""
    new = {"game": "fugger", "seats": 3, "names": ["Ada"]}
    table: str = (await story.call("createTable", "ada", new))["id"]
    settings = {"watch": "all", "sit": "all"}
    await story.call("changeSettings", "ada", settings, table)
    await story.call("changeRules", "ada", {"options": {"delivery_timing": "as_bonus"}}, table)
    invitation = (await story.call("invite", "ada", table=table, seat=1))["token"]
    await story.call("claimSeat", "ben", {"invitation": invitation, "name": "Ben"})
    await story.call("sit", "cleo", {"name": "Cleo"}, table, 2)
    return table


async def at_the_door(story: Story) -> None:
    """Look around, and prepare a table that is never dealt."""
    await story.call("listGames")
    table = await gathered(story)
    await story.call("listMyTables", "ada")
    await story.call("listPublicTables")
    await story.call("swap", "ada", {"seat": 0, "other": 1}, table)
    await story.call("sendAway", "ada", table=table, seat=2)
    await story.call("renewLink", "ada", table=table)
    await story.call("seatBot", "ada", {"level": "steward"}, table, 2)
    await story.call("passHost", "ada", table=table, seat=0)
    await story.call("putAway", "ben", table=table)


async def playing(story: Story) -> None:
    """Deal, answer, think again, go back by consent."""
    table = await gathered(story)
    await story.call("start", "ada", table=table)
    await story.call("seatToken", "ada", table=table, seat=0)
    for number in range(6):
        who, sight = await story.asked(table)
        seat = sight["mine"][0]
        answer = {"seat": seat, "word": sight["question"]["options"][-1]["word"]}
        answer |= {"version": sight["version"], "key": f"answer-{number}"}
        await story.call("answer", who, answer, table)
        await story.call("undo", who, {"seat": seat}, table)
        await story.call("redo", who, {"seat": seat}, table)
    await story.call("propose", "ada", {"seat": 0, "answers": 2}, table)
    await story.call("agree", "ben", {"seat": 1}, table)
    await story.call("decline", "cleo", {"seat": 2}, table)
    await story.call("playOn", "ada", {"answers": 1, "bot": "random"}, table)


async def talking(story: Story) -> None:
    """Say something, set signs, take notes; keep order."""
    table = await gathered(story)
    await story.call("start", "ada", table=table)
    await story.call("say", "ada", {"text": "Good luck!", "seat": 0, "key": "line-1"}, table)
    lines = (await story.call("lookAtTable", "ben", table=table))["chat"]
    said = next(line["number"] for line in lines if line["kind"] == "line")
    await story.call("react", "ben", {"line": said, "sign": "smile"}, table)
    await story.call("keepMemo", "ben", {"text": "Cleo collects copper"}, table)
    await story.call("readMemo", "ben", table=table)
    await story.call("mute", "ada", {"muted": True}, table, 2)
    await story.call("report", "ben", {"reason": "chat", "text": "Rude"}, table, 2)
    await story.call("mend", "ada", table=table)


async def leaving(story: Story) -> None:
    """Decide about the game together; leave, return, give up."""
    table = await gathered(story)
    await story.call("start", "ada", table=table)
    await story.call("pace", "ada", {"wish": "brisk"}, table)
    await story.call("move", "ada", {"seat": 0, "kind": "pause"}, table)
    await story.call("second", "ben", {"seat": 1}, table)
    await story.call("object", "cleo", {"about": -1}, table)
    await story.call("leave", "cleo", table=table, seat=2)
    await story.call("takeBack", "cleo", table=table, seat=2)
    await story.call("resign", "ben", table=table, seat=1)


async def afterwards(story: Story) -> None:
    """Open a record and read it."""
    state = kontor.load("fugger").start(players=2, seed="evening")
    while not state.is_over:
        state.apply(state.options()[0])
    table = (await story.call("openRecord", "ada", {"text": state.record(["Ada", "Ben"])}))["id"]
    await story.call("readRecord", "ada", table=table)


async def together(story: Story) -> None:
    """End a game by consent, play again, and found a circle."""
    table = await gathered(story)
    await story.call("start", "ada", table=table)
    await story.call("move", "ada", {"seat": 0, "kind": "end"}, table)
    await story.call("second", "ben", {"seat": 1}, table)
    await story.call("second", "cleo", {"seat": 2}, table)
    await story.call("rematch", "ben", table=table)
    await story.call("shelve", "ada", {"shelved": True}, table)
    await story.call("readStatistics", "ada")
    new = {"table": table, "name": "Thursdays"}
    circle: str = (await story.call("makeCircle", "ada", new))["id"]
    await story.call("listMyCircles", "ben")
    await story.call("answerCircle", "ben", {"yes": True}, circle=circle)
    await story.call("lookAtCircle", "ada", circle=circle)
    await story.call("renameCircle", "ben", {"name": "Fridays"}, circle=circle)
    link = (await story.call("inviteToCircle", "ada", circle=circle))["token"]
    await story.call("joinCircle", "dora", {"invitation": link, "name": "Dora"})
    await story.call("leaveCircle", "dora", circle=circle)


CHAPTERS: list[Callable[[Story], Awaitable[None]]] = [
    at_the_door,
    playing,
    talking,
    leaving,
    together,
    afterwards,
]

if __name__ == "__main__":
    for name, example in examples().items():
        print(name, example.status, json.dumps(example.answer)[:160])
