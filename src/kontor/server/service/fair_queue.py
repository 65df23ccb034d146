"""A fair queue: everybody who waits for a place gets the same share of time, whatever they ask.

Next is the party that has used least, and of its tables the one whose turn was longest ago. A
party that comes anew begins where the others are, so that nobody saves time up by waiting.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 10_000
# What is charged at once for something whose end is not known yet.
ADVANCE: Final = 0.5


@dataclass(frozen=True)
class Turn:
    """For whom something is thought: the address that looks on, and the table."""

    party: str = ""
    table: str = ""
    is_quick: bool = False


class FairQueue:
    """Those who wait for a number of places."""

    def __init__(self, places: int) -> None:
        self.free: int = places
        self.used: OrderedDict[str, float] = OrderedDict()
        self.waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}
        # How much whoever was let in last had used.
        self.level: float = 0.0

    @asynccontextmanager
    async def place(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a place, and have it."""
        await self.enter(turn)
        begun = time.monotonic()
        try:
            yield
        finally:
            self.charge(turn.party, time.monotonic() - begun - ADVANCE)
            self.free += 1
            self.let_in()

    async def enter(self, turn: Turn) -> None:
        """Wait until it is one's turn."""
        if turn.party not in self.waiting:
            self.charge(turn.party, 0.0)
        mine = self.waiting.setdefault(turn.party, OrderedDict())
        token: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        mine.setdefault(turn.table, deque()).append(token)
        self.let_in()
        try:
            await token
        except asyncio.CancelledError:
            if token.done() and not token.cancelled():
                self.free += 1
                self.let_in()
            raise

    def let_in(self) -> None:
        """Give free places to those whose turn it is."""
        while self.free and self.waiting:
            party = min(self.waiting, key=lambda name: self.used.get(name, 0.0))
            tables = self.waiting[party]
            table, tokens = tables.popitem(last=False)
            token = tokens.popleft()
            if tokens:
                tables[table] = tokens
            if not tables:
                del self.waiting[party]
            if token.done():
                continue
            self.level = self.used.get(party, self.level)
            self.charge(party, ADVANCE)
            self.free -= 1
            token.set_result(None)

    def charge(self, party: str, seconds: float) -> None:
        """Note what a party has used."""
        self.used[party] = max(self.used.get(party, 0.0), self.level) + seconds
        self.used.move_to_end(party)
        if len(self.used) > REMEMBERED:
            self.used.popitem(last=False)
