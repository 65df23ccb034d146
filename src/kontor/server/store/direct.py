"""Direct: what nearly every change is, on SQLite, in one turn of a thread of its own.

Through the adapter each statement takes three turns of a thread, and so does its end.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

from sqlalchemy import Update, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, OperationalError

from kontor.server.store import schema

# How long a statement waits for a lock.
LOCK_SECONDS = 2.0
# SQLite waits for the disk: what was accepted survives a loss of power.
SYNCHRONOUS = "FULL"
DIALECT: Final = sqlite.dialect(paramstyle="named")
NEW_LINE: Final = str(insert(schema.journal).compile(dialect=DIALECT))


def prepare(connection: Any) -> None:
    """Give a connection safe settings."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.execute(f"PRAGMA busy_timeout={int(LOCK_SECONDS * 1000)}")
    cursor.close()


@cache
def written(moving: Update) -> str:
    """Return the text of a statement."""
    return str(moving.compile(dialect=DIALECT))


class Writer:
    """Moves tables on; its connection is opened when it is needed."""

    def __init__(self, path: str) -> None:
        self.path: str = path
        self.thread: ThreadPoolExecutor = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None

    async def moved(
        self, moving: Update, given: Mapping[str, Any], line: Mapping[str, Any]
    ) -> bool:
        """Move a table on and write a line of its journal; tell whether nobody else was faster."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thread, self.move, moving, given, line)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from error

    def move(self, moving: Update, given: Mapping[str, Any], line: Mapping[str, Any]) -> bool:
        """Do so in the thread; what fails has changed nothing."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.path)
            prepare(self.connection)
        with self.connection:
            is_next = self.connection.execute(written(moving), given).rowcount == 1
            if is_next:
                self.connection.execute(NEW_LINE, line)
        return is_next

    async def close(self) -> None:
        """Let go of the connection; whoever writes later opens another."""
        if self.connection is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.thread, self.connection.close)
            self.connection = None
            self.thread.shutdown()
            self.thread = ThreadPoolExecutor(1, "writer")
