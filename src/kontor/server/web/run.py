"""Running a server: a listening socket, a checked database, one process or several."""

import asyncio
import os
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from kontor.server.store.store import Store
from kontor.server.web.doorkeeper import raise_descriptors
from kontor.server.web.process import VARIABLE, as_text
from kontor.server.web.settings import Settings
from kontor.server.web.supervisor import Supervisor
from kontor.server.web.worker import work

# So long a start may look through the pages of the database.
LOOK_SECONDS: Final = 5.0
# The first socket that systemd hands over (sd_listen_fds).
HANDED_OVER: Final = 3


class CannotServe(Exception):
    """The database cannot be used; the message says why."""


class Damaged(CannotServe):
    """The database file has damaged pages; the message says which."""


def handed_over() -> socket.socket | None:
    """Return the listening socket that systemd has opened for this process, if any."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or not os.environ.get("LISTEN_FDS"):
        return None
    return socket.socket(fileno=HANDED_OVER)


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
        if not store.is_shared:
            await asyncio.to_thread(look_through, Path(store.url.database or ""))
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(open_once())
    except CannotServe:
        raise
    except Exception as error:
        # Drivers raise errors of their own; the first line says what a person can mend.
        raise CannotServe((str(error).splitlines() or [type(error).__name__])[0]) from error


def look_through(file: Path, seconds: float = LOOK_SECONDS) -> None:
    """Let SQLite look for damaged pages, as far as it gets within its time."""
    if not file.is_file() or not file.stat().st_size:
        return
    until = monotonic() + seconds
    with closing(sqlite3.connect(file)) as connection:
        connection.set_progress_handler(lambda: monotonic() > until, 10_000)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError:
            return  # its time is up, or somebody else has the file
        except sqlite3.DatabaseError as error:
            raise Damaged(str(error)) from error
    if found != "ok":
        raise Damaged(str(found).splitlines()[-1])


def run(settings: Settings, door: socket.socket, workers: int) -> None:
    """Serve until told to stop."""
    raise_descriptors()
    if workers > 1:
        Supervisor(settings, door, workers).run()
        return
    os.environ[VARIABLE] = as_text(settings)
    if not work(settings, door, lambda: None):
        sys.exit(1)
