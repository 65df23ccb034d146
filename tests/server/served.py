"""A server in this process, on a real socket, and clients that know no manners."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from starlette.applications import Starlette

from kontor.server.web.app import build
from kontor.server.web.run import listening
from kontor.server.web.settings import Settings
from kontor.server.web.worker import config_of

# Seconds that a busy machine may take.
PATIENCE = 60
HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
ASK = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so in the server."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


@dataclass
class Line:
    """A plain connection to the server."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Send something, if it is still wanted."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def status(self) -> int:
        """Return the status of the next reply, 0 if the connection was closed without one."""
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0
        self.head = head.decode().lower()
        return int(head.split()[1])

    async def is_closed(self) -> bool:
        """Wait until the server has closed the connection."""
        with suppress(ConnectionError):
            while await asyncio.wait_for(self.reader.read(65_536), PATIENCE):
                pass
        return True


@dataclass
class Served:
    """A running server and who is connected to it."""

    app: Starlette
    server: uvicorn.Server
    port: int
    lines: list[Line] = field(default_factory=list)

    async def connect(self, address: str = HERE, first: bytes = b"") -> Line:
        """Connect from an address of this machine."""
        reader, writer = await asyncio.open_connection(
            HERE, self.port, local_addr=(address, 0), limit=2**20
        )
        line = Line(reader, writer)
        self.lines.append(line)
        await line.send(first)
        return line

    async def ask(self, request: bytes = ASK, address: str = HERE) -> int:
        """Ask for something on a connection of its own and return the status."""
        return await (await self.connect(address, request)).status()


@asynccontextmanager
async def served(database: str, **settings: Any) -> AsyncIterator[Served]:
    """Serve the application on a free port."""
    wished = Settings(database=database, **settings)
    app = build(wished)
    door = listening(HERE, 0)
    server = uvicorn.Server(config_of(wished, lambda: app))
    running = asyncio.create_task(server.serve([door]))
    while not server.started:
        await asyncio.sleep(0.01)
    found = Served(app, server, door.getsockname()[1])
    try:
        yield found
    finally:
        for line in found.lines:
            line.writer.transport.abort()
        server.should_exit = True
        await running
