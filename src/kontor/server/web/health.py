"""Health: is the process alive, and can it serve: does its database take a line within its time?"""

import asyncio
import time
from secrets import token_hex
from typing import Final

from sqlalchemy import delete, insert
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kontor import __version__
from kontor.server.store import schema
from kontor.server.store.store import Store

LIMIT_SECONDS: Final = 3.0
# However often somebody asks, the database is tried no more often than this.
FRESH_SECONDS: Final = 1.0


class Pulse:
    """Tries whether the database can be written, one attempt at a time."""

    def __init__(self, store: Store, limit: float = LIMIT_SECONDS) -> None:
        self.store = store
        self.limit = limit
        self.process = token_hex(8)
        self.attempt: asyncio.Task[None] | None = None
        self.begun = 0.0

    async def beats(self) -> bool:
        """Tell whether the database takes a line now."""
        now = time.monotonic()
        if self.attempt is None or (self.attempt.done() and now > self.begun + FRESH_SECONDS):
            self.attempt, self.begun = asyncio.create_task(self.write()), now
        # One that hangs is left hanging: to break it off may take as long.
        left = max(0.0, self.begun + self.limit - now)
        done, _ = await asyncio.wait({self.attempt}, timeout=left)
        return bool(done) and self.attempt.exception() is None

    async def write(self) -> None:
        """Write a line, and take it away again."""
        mine = schema.pulse.c.process == self.process
        async with self.store.transaction() as connection:
            await connection.execute(delete(schema.pulse).where(mine))
            await connection.execute(
                insert(schema.pulse), {"process": self.process, "at": time.time()}
            )

    async def close(self) -> None:
        """Give up what hangs."""
        if self.attempt:
            self.attempt.cancel()
            await asyncio.wait({self.attempt}, timeout=1.0)


async def healthz(request: Request) -> Response:
    """Say that this process is alive."""
    return JSONResponse({"status": "ok", "version": __version__})


async def readyz(request: Request) -> Response:
    """Say whether this process can serve: its database takes what is written."""
    pulse: Pulse = request.app.state.pulse
    if await pulse.beats():
        return JSONResponse({"status": "ready", "version": __version__})
    return JSONResponse(
        {"status": "the database cannot be written"}, 503, headers={"retry-after": "2"}
    )
