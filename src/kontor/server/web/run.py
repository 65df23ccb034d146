"""Running a server: a listening socket, a checked database, one process or several."""

import asyncio
import os
import socket
import sys

import uvicorn
from uvicorn.supervisors import Multiprocess

from kontor.server.store.store import Store
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
    os.environ[VARIABLE] = as_text(settings)
    config = uvicorn.Config(
        "kontor.server.web.process:app",
        factory=True,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.largest_body,
        ws_max_queue=4,
        ws_ping_interval=20.0,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    if workers > 1:
        Multiprocess(config, sockets=[door]).run()
    else:
        server.run(sockets=[door])
    if not server.started and workers == 1:
        sys.exit(1)
