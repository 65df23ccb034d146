"""Measuring a server with pages: many tables at a human pace, each followed by two browsers.

A browser is a WebSocket that offers compression as Chromium does, and puts the page together from
updates to find what it may answer. All games take turns. The server has a core of its own where
there are several; its work is read from its process.
"""

import asyncio
import gc
import html
import os
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kontor import games
from kontor.server.load import CONNECTING_AT_ONCE, Api, Refused, percentile, raise_limit, served

WORD: Final = re.compile(r'name="word" value="([^"]*)"')
ASKED: Final = 'data-asked="yes"'
READERS: Final = 2
LONGEST_STORM: Final = 120.0
# So long a page waits for its update; then it counts as late, and its table stops.
PATIENCE: Final = 30.0
WARMING_PACE: Final = 0.05
WARMING_SECONDS: Final = 6.0
# Each game alone: what an answer costs is known after some hundred answers.
GAME_TABLES: Final = 20
GAME_PACE: Final = 1.0
GAME_SECONDS: Final = 10.0

# Hears what is measured next: tables, a game or a storm, and how many or which.
Tell = Callable[[str, int | str], object]


class Counted(ClientConnection):
    """A connection that counts the bytes it receives."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.received = 0

    def data_received(self, data: bytes) -> None:
        """Count what has come over the wire."""
        self.received += len(data)
        super().data_received(data)


class Totals:
    """What was measured with a number of tables."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Begin to count."""
        self.latencies: list[float] = []
        self.answers = 0
        self.late = 0
        self.updates = 0
        self.raw = 0


class Browser:
    """A page of one device, live at a table."""

    def __init__(self, port: int, totals: Totals) -> None:
        self.api = Api(port, "")
        self.totals = totals
        self.table = ""
        self.name = token_hex(8)
        self.messages = 0
        self.version = 0
        self.me = -1
        self.regions: dict[str, list[str]] = {}
        self.answered_at = 0.0
        self.is_over = False
        self.news = asyncio.Event()
        self.socket: Counted | None = None
        self.wire = 0
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and listen from now on."""
        origin = f"http://127.0.0.1:{self.api.port}"
        self.news.clear()
        query = f"version={self.version}&page={self.name}.{self.messages}"
        connection = await connect(
            f"ws://127.0.0.1:{self.api.port}/table/{self.table}/live?{query}",
            additional_headers={"Cookie": f"kontor={self.api.cookie}", "Origin": origin},
            compression="deflate",
            open_timeout=LONGEST_STORM,
            create_connection=Counted,
            max_size=None,
            ping_interval=None,  # browsers send none, however busy the server is
        )
        assert isinstance(connection, Counted)
        self.socket = connection
        self.listening = asyncio.create_task(self.listen(connection))

    async def listen(self, connection: Counted) -> None:
        """Take updates until the connection ends."""
        async for raw in connection:
            self.totals.updates += 1
            self.totals.raw += len(raw)
            self.messages += 1
            message = msgspec.json.decode(raw)
            if not message:  # it is back and shows everything already
                self.news.set()
                continue
            if self.answered_at and message["version"] > self.version:
                self.totals.latencies.append(time.monotonic() - self.answered_at)
                self.answered_at = 0.0
            self.version, self.me = message["version"], message["me"]
            self.is_over = message["phase"] != "playing"
            for name, parts in message["regions"].items():
                self.regions[name] = put_together(self.regions.get(name, []), parts)
            self.news.set()

    def words(self) -> list[str]:
        """Return what the page may answer, if the game waits for it."""
        desk = "".join(self.regions.get("desk", []))
        if ASKED not in desk or self.is_over:
            return []
        board = "".join(self.regions.get("board", []))
        return [html.unescape(word) for word in WORD.findall(board + desk)]

    async def break_off(self) -> None:
        """Lose the connection, as when a network fails."""
        if self.socket and self.listening:
            self.wire += self.socket.received
            self.socket.transport.abort()
            await asyncio.gather(self.listening, return_exceptions=True)


def put_together(before: list[str], parts: Any) -> list[str]:
    """Return the pieces of a region, as the page's script does; a whole region is one piece."""
    if isinstance(parts, str):
        return [parts]
    now: list[str] = []
    for part in parts:
        now += [part] if isinstance(part, str) else before[part[0] : part[0] + part[1]]
    return now


class PageTable:
    """A table with two browsers that answer at random."""

    def __init__(self, port: int, game: str, totals: Totals) -> None:
        self.game = game
        self.totals = totals
        self.browsers = [Browser(port, totals) for _ in range(READERS)]
        self.id = ""

    async def open(self) -> None:
        """Set the table up: the host has all seats but the second."""
        host, guest = self.browsers
        await host.api.greet()
        await guest.api.greet()
        seats = max(READERS, games.load(self.game).least_seats)
        names = ["Ada", "", *[f"Cleo {seat}" for seat in range(READERS, seats)]]
        new = {"game": self.game, "seats": seats, "names": names}
        self.id = (await host.api.post("/api/v1/tables", new))["id"]
        secret = await host.api.post(f"/api/v1/tables/{self.id}/seats/1/invitation")
        await guest.api.post("/api/v1/claims", {"invitation": secret["token"], "name": "Ben"})
        await host.api.post(f"/api/v1/tables/{self.id}/start")
        for browser in self.browsers:
            browser.table = self.id
            await browser.open()
            await asyncio.wait_for(browser.news.wait(), 60)

    async def play(self, pace: float, until: float) -> None:
        """Answer about once every `pace` seconds."""
        await asyncio.sleep(random.uniform(0, pace))
        while time.monotonic() < until:
            asked = next((one for one in self.browsers if one.words()), None)
            if asked is None:
                return
            try:
                await asyncio.wait_for(self.answer(asked), PATIENCE)
            except TimeoutError:
                self.totals.late += 1
                return
            await asyncio.sleep(random.uniform(0.5, 1.5) * pace)

    async def answer(self, asked: Browser) -> None:
        """Give a random answer of a page; both wait for the update that it makes."""
        body = {
            "seat": asked.me,
            "word": random.choice(asked.words()),
            "version": asked.version,
            "key": token_urlsafe(9),
        }
        for browser in self.browsers:
            browser.answered_at = time.monotonic()
        asked.news.clear()
        try:
            reply = await asked.api.post(f"/table/{self.id}/answer", body)
        except Refused:  # somebody else was asked meanwhile
            return
        self.totals.answers += 1
        while asked.version < reply["version"]:
            asked.news.clear()
            await asked.news.wait()

    async def close(self) -> None:
        """Leave the table."""
        for browser in self.browsers:
            await browser.break_off()
            browser.api.close()


class Process:
    """The server's process, as the system counts it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def cpu(self) -> float:
        """Return the seconds of work it has done."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return how many KiB it holds."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) if found else 0


async def at_once(work: list[Callable[[], Any]], most: int) -> None:
    """Do things, at most so many at the same time."""
    places = asyncio.Semaphore(most)

    async def one(each: Callable[[], Any]) -> None:
        async with places:
            await each()

    await asyncio.gather(*(one(each) for each in work))


async def warmed(port: int, slugs: list[str], totals: Totals) -> None:
    """Play each game for a while, so that all templates have been read."""
    first = [PageTable(port, slug, totals) for slug in slugs]
    await at_once([table.open for table in first], 1)
    until = time.monotonic() + WARMING_SECONDS
    await asyncio.gather(*(table.play(WARMING_PACE, until) for table in first))
    await asyncio.gather(*(table.close() for table in first))


async def measure(
    port: int, pid: int, slugs: list[str], tables: int, pace: float, seconds: float
) -> dict[str, Any]:
    """Measure one number of tables; the games take turns."""
    totals, process = Totals(), Process(pid)
    await warmed(port, slugs, totals)
    empty = process.memory()
    opened = [PageTable(port, slugs[n % len(slugs)], totals) for n in range(tables)]
    await at_once([table.open for table in opened], CONNECTING_AT_ONCE)
    totals.reset()
    browsers = [browser for table in opened for browser in table.browsers]
    for browser in browsers:
        if browser.socket:
            browser.socket.received = 0
    gc.disable()  # the client's own pauses are none of the server's
    begun, worked = time.monotonic(), process.cpu()
    await asyncio.gather(*(table.play(pace, begun + seconds) for table in opened))
    passed, work = time.monotonic() - begun, process.cpu() - worked
    gc.enable()
    wire = sum(browser.socket.received for browser in browsers if browser.socket)
    memory = (process.memory() - empty) / tables
    await asyncio.gather(*(table.close() for table in opened))
    ordered = sorted(totals.latencies)
    answers, updates = max(1, totals.answers), max(1, totals.updates)
    return {
        "tables": tables,
        "sockets": READERS * tables,
        "answers": totals.answers,
        "answers_per_second": round(totals.answers / passed, 1),
        "p50_ms": round(1000 * percentile(ordered, 0.5), 1),
        "p99_ms": round(1000 * percentile(ordered, 0.99), 1),
        "late": totals.late,
        "cpu_ms_per_answer": round(1000 * work / answers, 2),
        "bytes_per_update": totals.raw // updates,
        "wire_bytes_per_update": wire // updates,
        "kib_per_table": round(memory, 1),
    }


async def storm(port: int, slugs: list[str], sockets: int) -> dict[str, Any]:
    """Let all pages lose their connections and come back at once; measure until all are served."""
    totals = Totals()
    tables = sockets // READERS
    opened = [PageTable(port, slugs[n % len(slugs)], totals) for n in range(tables)]
    await at_once([table.open for table in opened], CONNECTING_AT_ONCE)
    browsers = [browser for table in opened for browser in table.browsers]
    await asyncio.gather(*(browser.break_off() for browser in browsers))
    begun = time.monotonic()

    async def back(browser: Browser) -> None:
        await browser.open()
        await browser.news.wait()

    async with asyncio.timeout(LONGEST_STORM):
        await asyncio.gather(*(back(browser) for browser in browsers))
    passed = time.monotonic() - begun
    await asyncio.gather(*(table.close() for table in opened))
    return {"sockets": len(browsers), "seconds": round(passed, 2)}


def run(
    sizes: list[int], pace: float, seconds: float, storm_of: int, tell: Tell = lambda *_: None
) -> dict[str, Any]:
    """Measure numbers of tables, each game alone, and a storm if wanted; each on a new server."""
    raise_limit(2 * READERS * max([*sizes, storm_of // READERS]) + 500)
    slugs = list(games.SLUGS)
    found: dict[str, Any] = {"rows": [], "games": []}
    for size in sizes:
        tell("tables", size)
        with served(is_apart=True) as (port, pid):
            row = asyncio.run(measure(port, pid, slugs, size, pace, seconds))
            found["rows"].append(row)
    for slug in slugs:
        tell("game", slug)
        with served(is_apart=True) as (port, pid):
            work = measure(port, pid, [slug], GAME_TABLES, GAME_PACE, GAME_SECONDS)
            found["games"].append({"game": slug, **asyncio.run(work)})
    if storm_of:
        tell("storm", storm_of)
        with served(is_apart=True) as (port, _):
            found["storm"] = asyncio.run(storm(port, slugs, storm_of))
    return found
