"""Lateness: KONTOR_LATE=1 lets what a server sends come late, by a second and more.

Scripts and letters come last of all, so that tests which do not wait for them are found.
"""

import asyncio
import os
from random import Random

from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from kontor.server.web import process

LATE = float(os.environ.get("KONTOR_LATE", "0"))
LAST = (".js", ".css", ".woff2")


class Late:
    """An application that lets its readers wait."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.state = app.state
        self.random = Random(0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, but late."""
        is_last = scope.get("path", "").endswith(LAST)
        waits = LATE if is_last else LATE * self.random.random() / 2

        async def later(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.send"):
                await asyncio.sleep(waits)
            await send(message)

        await self.app(scope, receive, later if scope["type"] != "lifespan" else send)


def be_late() -> None:
    """Let the servers of this process be late, if somebody wishes it."""
    if LATE:
        app = process.app
        process.app = lambda: Late(app())  # type: ignore[assignment,return-value]
