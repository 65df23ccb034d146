"""Measuring a server: many tables at a human pace, on loopback, through the public API.

Every table has two seats, each with its own WebSocket. Now and then somebody answers; what counts
is the time until the other seat's socket has the new sight. Client and server share the machine.
"""

import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

START_SECONDS = 60.0
STOP_SECONDS = 20.0
CONNECTING_AT_ONCE = 20
DESCRIPTORS_PER_TABLE = 3
MOST_ATTEMPTS = 20
BUSY_SECONDS = 0.5


class Asked(msgspec.Struct):
    """The part of an option that is sent back."""

    word: str


class Open(msgspec.Struct):
    """The part of a question that matters here."""

    options: list[Asked]
    awaited: bool


class Latest(msgspec.Struct):
    """The part of a sight that matters here."""

    version: int
    phase: str
    question: Open | None


@dataclass
class Figures:
    """What was measured with a number of tables."""

    tables: int
    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def data(self) -> dict[str, Any]:
        """Return the figures in milliseconds."""
        ordered = sorted(self.latencies)
        return {
            "tables": self.tables,
            "sockets": 2 * self.tables,
            "answers": len(ordered),
            "answers_per_second": round(len(ordered) / self.seconds, 1),
            "p50_ms": round(1000 * percentile(ordered, 0.5), 1),
            "p99_ms": round(1000 * percentile(ordered, 0.99), 1),
        }


def percentile(ordered: list[float], share: float) -> float:
    """Return the value below which a share of the ordered values lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Refused(Exception):
    """The server has refused a request; the message says why."""


class Busy(Refused):
    """The server cannot carry a request out just now: its disk is slower than we write."""


class Api:
    """A connection that sends JSON requests one after the other."""

    def __init__(self, port: int, bearer: str, cookie: str = "") -> None:
        self.port = port
        self.bearer = bearer
        self.cookie = cookie
        self.lock = asyncio.Lock()
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any = None) -> Any:
        """Send a request and return the decoded reply; an idle connection may have been closed."""
        async with self.lock:
            for _ in range(MOST_ATTEMPTS):
                try:
                    return await self.send(path, body)
                except (asyncio.IncompleteReadError, ConnectionError):
                    self.streams = None
                except Busy:
                    await asyncio.sleep(BUSY_SECONDS)
            return await self.send(path, body)

    async def greet(self) -> None:
        """Look at the first page, and take the cookie of a new device."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(
            f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n\r\n".encode()
        )
        reply = (await reader.read()).decode(errors="replace")
        writer.close()
        given = re.search(r"set-cookie: kontor=([^;]+)", reply, re.IGNORECASE)
        if given is None:
            raise Refused(reply.splitlines()[0] if reply else "no reply")
        self.cookie = given[1]

    async def send(self, path: str, body: Any) -> Any:
        """Send a request on the open connection, or on a new one."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        raw = msgspec.json.encode(body) if body is not None else b""
        origin = f"127.0.0.1:{self.port}"
        who = f"Cookie: kontor={self.cookie}\r\nOrigin: http://{origin}"
        if self.bearer:
            who = f"Authorization: Bearer {self.bearer}"
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {origin}\r\n{who}\r\n"
            f"Accept: application/json\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(raw)}\r\n\r\n"
        )
        writer.write(head.encode() + raw)
        reply = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", reply, re.IGNORECASE)
        text = await reader.readexactly(int(length[1]) if length else 0)
        status = int(reply.split()[1])
        if status >= 400:
            kind = Busy if status == HTTPStatus.SERVICE_UNAVAILABLE else Refused
            raise kind(f"{path}: {status} {text.decode()}")
        return msgspec.json.decode(text)

    def close(self) -> None:
        """Close the connection."""
        if self.streams:
            self.streams[1].close()


class LoadTable:
    """A table whose two seats follow it and answer at random."""

    def __init__(self, api: Api, game: str) -> None:
        self.api = api
        self.game = game
        self.id = ""
        self.sockets: list[ClientConnection] = []

    async def open(self) -> None:
        """Set the table up and let both seats follow it."""
        new = {"game": self.game, "seats": 2, "names": ["Ada", "Ben"]}
        self.id = (await self.api.post("/api/v1/tables", new))["id"]
        await self.api.post(f"/api/v1/tables/{self.id}/start")
        for seat in range(2):
            address = f"ws://127.0.0.1:{self.api.port}/api/v1/tables/{self.id}/live?seat={seat}"
            headers = {"Authorization": f"Bearer {self.api.bearer}"}
            self.sockets.append(
                await connect(
                    address, additional_headers=headers, compression=None, open_timeout=60
                )
            )

    async def play(self, pace: float, until: float, latencies: list[float]) -> None:
        """Answer about once every `pace` seconds; note when the other seat has heard."""
        await asyncio.sleep(random.uniform(0, pace))
        sights = [await self.latest(seat, 0) for seat in range(2)]
        while time.monotonic() < until:
            asked = [
                n for n, sight in enumerate(sights) if sight.question and sight.question.awaited
            ]
            if not asked or sights[0].phase != "playing":
                return
            seat = asked[0]
            question = sights[seat].question
            assert question is not None
            version = max(sight.version for sight in sights)
            word = random.choice(question.options).word
            body = {"seat": seat, "word": word, "version": version, "key": str(version)}
            begun = time.monotonic()
            sending = asyncio.create_task(self.api.post(f"/api/v1/tables/{self.id}/answers", body))
            other = await self.latest(1 - seat, version + 1)
            latencies.append(time.monotonic() - begun)
            await sending
            own = await self.latest(seat, version + 1)
            sights = [own, other] if seat == 0 else [other, own]
            await asyncio.sleep(random.uniform(0.5, 1.5) * pace)

    async def latest(self, seat: int, version: int) -> Latest:
        """Return the first sight of a seat that has at least a version."""
        while True:
            raw = await asyncio.wait_for(self.sockets[seat].recv(), 60)
            sight = msgspec.json.decode(raw, type=Latest)
            if sight.version >= version:
                return sight

    async def close(self) -> None:
        """Leave the table."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def measure(port: int, game: str, tables: int, pace: float, seconds: float) -> Figures:
    """Measure one number of tables."""
    api = [Api(port, token_urlsafe(32)) for _ in range(min(tables, CONNECTING_AT_ONCE))]
    opened = [LoadTable(api[number % len(api)], game) for number in range(tables)]
    places = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def open_one(table: LoadTable) -> None:
        async with places:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in opened))
    figures = Figures(tables)
    begun = time.monotonic()
    await asyncio.gather(
        *(table.play(pace, begun + seconds, figures.latencies) for table in opened)
    )
    figures.seconds = time.monotonic() - begun
    await asyncio.gather(*(table.close() for table in opened))
    for one in api:
        one.close()
    return figures


def run(game: str, sizes: list[int], pace: float, seconds: float) -> list[dict[str, Any]]:
    """Start a server of one process on a temporary SQLite file and measure it."""
    raise_limit(max(sizes) * DESCRIPTORS_PER_TABLE + 200)
    with served() as (port, _):
        return [asyncio.run(measure(port, game, size, pace, seconds)).data() for size in sizes]


@contextmanager
def served(is_apart: bool = False) -> Iterator[tuple[int, int]]:
    """Run a server of one process on a temporary SQLite file; yield its port and process.

    Where there are several cores, one that is kept apart has one for itself.
    """
    with tempfile.TemporaryDirectory(prefix="kontor-bench-") as folder:
        log = Path(folder, "log")
        command = [sys.executable, "-m", "kontor", "serve", "--port", "0", "--rate", "0"]
        command += ["--forced-delay", "0", "--database", f"sqlite:///{folder}/tables.db"]
        cores = sorted(os.sched_getaffinity(0)) if is_apart else []
        with log.open("wb") as output, on_cores(cores[:1]):
            server = subprocess.Popen(
                command, stdout=output, stderr=output, env={**os.environ, "KONTOR_LANG": "en"}
            )
        try:
            with on_cores(cores[1:]):
                yield port_of(server, log), server.pid
        finally:
            server.terminate()
            try:
                server.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


@contextmanager
def on_cores(cores: list[int]) -> Iterator[None]:
    """Keep this process, and what it starts, on some cores for a while; none means all."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def port_of(server: "subprocess.Popen[bytes]", log: Path) -> int:
    """Wait for the server and return its port."""
    for _ in range(int(START_SECONDS / 0.05)):
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", log.read_text(errors="replace"))
        if found:
            time.sleep(1.0)
            return int(found[1])
        if server.poll() is not None:
            break
        time.sleep(0.05)
    raise RuntimeError(f"the server does not start: {log.read_text(errors='replace')[-500:]}")


def raise_limit(wanted: int) -> None:
    """Allow this process and its children enough open sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
