"""A worker: one server process that leaves quietly, finishing what it has begun."""

import asyncio
import socket
from collections.abc import Callable
from multiprocessing import active_children
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from kontor.server.web.connections import LiveConnection, PageConnection
from kontor.server.web.settings import Settings

# So long connections get a last answer that tells them to go elsewhere.
DRAIN_SECONDS: Final = 1.0
STEP_SECONDS: Final = 0.05

Application = str | Callable[[], Starlette]
PROCESS: Final = "kontor.server.web.process:app"


class Worker(uvicorn.Server):
    """A server that tells when it is ready, and refuses nobody when it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object] = lambda: None) -> None:
        super().__init__(config)
        self.ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and end like a program that is done: with its semaphores put away."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, give those there are their last answers, then stop.

        Somebody who was let in a moment ago still gets an answer.
        """
        for server in self.servers:
            server.close()
        self.server_state.default_headers = [
            *self.server_state.default_headers,
            (b"connection", b"close"),
        ]
        until = monotonic() + DRAIN_SECONDS
        while self.is_asked() and monotonic() < until and not self.force_exit:
            await asyncio.sleep(STEP_SECONDS)
        await super().shutdown(sockets)

    def is_asked(self) -> bool:
        """Tell whether somebody is connected who may still ask; sockets come back by themselves."""
        connections = self.server_state.connections
        return any(not isinstance(one, WebSocketsSansIOProtocol) for one in connections)


def config_of(settings: Settings, app: Application = PROCESS) -> uvicorn.Config:
    """Return how a process serves the application that a function makes."""
    return uvicorn.Config(
        app,
        factory=True,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=PageConnection,
        ws=LiveConnection,
        ws_max_size=settings.largest_body,
        ws_max_queue=4,
        ws_ping_interval=20.0,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
    )


def work(settings: Settings, door: socket.socket, ready: Callable[[], object]) -> bool:
    """Serve until told to stop; tell whether it has come to that."""
    worker = Worker(config_of(settings), ready)
    worker.run(sockets=[door])
    for child in active_children():  # bots that still think
        child.terminate()
    return worker.started
