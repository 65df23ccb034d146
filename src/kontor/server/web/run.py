"""Running a server: a listening socket, a checked database, one process or several."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from kontor.server.store.store import Store
from kontor.server.web.connections import LiveConnection, PageConnection
from kontor.server.web.doorkeeper import raise_descriptors
from kontor.server.web.process import VARIABLE, as_text
from kontor.server.web.settings import Settings


class CannotServe(Exception):
    """The database cannot be used; the message says why."""


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens, so that the port is known before anything starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(1024)
    except OSError:
        door.close()
        raise
    door.set_inheritable(True)
    return door


def check(settings: Settings) -> None:
    """Bring the database up to date, or say what is wrong with it."""

    async def open_once() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(open_once())
    except Exception as error:
        # Drivers raise errors of their own; the first line says what a person can mend.
        raise CannotServe((str(error).splitlines() or [type(error).__name__])[0]) from error


def run(settings: Settings, door: socket.socket, workers: int) -> None:
    """Serve until told to stop."""
    raise_descriptors()
    os.environ[VARIABLE] = as_text(settings)
    config = configured(settings, "kontor.server.web.process:app", workers)
    server = uvicorn.Server(config)
    if workers > 1:
        Multiprocess(config, sockets=[door]).run()
    else:
        server.run(sockets=[door])
    if not server.started and workers == 1:
        sys.exit(1)


def configured(
    settings: Settings, app: str | Callable[[], Starlette], workers: int = 1
) -> uvicorn.Config:
    """Say how connections are served to an application that a function makes."""
    return uvicorn.Config(
        app,
        factory=True,
        workers=workers,
        http=PageConnection,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws=LiveConnection,
        ws_max_size=settings.largest_body,
        ws_max_queue=4,
        ws_ping_interval=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
