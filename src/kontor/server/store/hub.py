"""The hub: wakes up whoever follows a table when something happens there.

A listener is told that something changed, never what: it reads what it lacks. Several wake-ups
become one, so a slow listener costs nothing and misses nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Hub:
    """Followers of tables in this process."""

    def __init__(self) -> None:
        self.followers: dict[str, set[asyncio.Event]] = {}
        self.watchers: list[Callable[[str, int], None]] = []
        self.latest: dict[str, int] = {}

    def tell(self, table: str, version: int, here: bool = True) -> None:
        """Say that a table has reached a version; 0 when only who is present has changed.

        Watchers hear only what was written `here`, in this process.
        """
        if version and table in self.latest:
            self.latest[table] = max(version, self.latest[table])
        if version and here:
            for watcher in self.watchers:
                watcher(table, version)
        for follower in self.followers.get(table, ()):
            follower.set()

    def tell_all(self) -> None:
        """Wake everybody up, after news may have been missed."""
        self.latest.clear()
        for followers in self.followers.values():
            for follower in followers:
                follower.set()

    def forget(self, table: str) -> None:
        """Say that a table may be gone: whoever follows it asks the database."""
        self.latest.pop(table, None)
        for follower in self.followers.get(table, ()):
            follower.set()

    @asynccontextmanager
    async def follow(self, table: str) -> AsyncIterator[asyncio.Event]:
        """Yield an event that is set whenever something happens at a table."""
        event = asyncio.Event()
        self.followers.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            mine = self.followers[table]
            mine.discard(event)
            if not mine:
                del self.followers[table]
