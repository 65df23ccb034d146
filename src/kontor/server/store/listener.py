"""The listener: hears from PostgreSQL what other processes have written.

A notification says only `table:version`, or `table:gone`; whoever follows
the table reads the rest. After a lost connection everybody looks again, so nothing is missed.
"""

import asyncio
import logging

import asyncpg
from sqlalchemy.engine import URL

from kontor.server.store.hub import Hub

CHANNEL = "kontor"
GONE = "gone"
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 5.0
CHECK_SECONDS = 5.0

log = logging.getLogger("kontor.store")


class Listener:
    """A connection that only listens."""

    def __init__(self, url: URL, hub: Hub) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.hub = hub
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to listen."""
        self.task = asyncio.create_task(self.listen())

    async def close(self) -> None:
        """Stop listening."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def listen(self) -> None:
        """Listen for ever, connecting again whenever the connection is lost."""
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await asyncpg.connect(self.url)
                try:
                    await connection.add_listener(CHANNEL, self.hear)
                    self.hub.tell_all()
                    pause = FIRST_PAUSE
                    while True:
                        await asyncio.sleep(CHECK_SECONDS)
                        await connection.execute("SELECT 1", timeout=CHECK_SECONDS)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("listening to the database failed; trying again")
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    def hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        """Pass a notification on."""
        table, _, version = str(payload).partition(":")
        if version.isdecimal():
            self.hub.tell(table, int(version), here=False)
        elif version == GONE:
            self.hub.forget(table)
