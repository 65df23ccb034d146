"""Attention: who looks at which table, so that nothing is thought that nobody waits for.

| at a table                 | bots think                                                     |
| -------------------------- | -------------------------------------------------------------- |
| where a person sits        | until a person is asked, whether anybody looks or not          |
| of bots only               | while somebody follows it, or has looked a moment ago          |
| where somebody looks again | at once, from where it stopped                                 |
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from kontor.server.service.asker import ADDRESS

# A look without a socket counts for so many seconds.
MOMENT: Final = 30.0
REMEMBERED: Final = 10_000


class Attention:
    """Who follows tables of this process, and who has just looked at one."""

    def __init__(self) -> None:
        self.followers: dict[str, Counter[str]] = {}
        self.looks: OrderedDict[str, tuple[float, str]] = OrderedDict()
        # Told when somebody looks at a table that may have stopped.
        self.listeners: list[Callable[[str], None]] = []

    @contextmanager
    def following(self, table: str) -> Iterator[None]:
        """Note that somebody follows a table."""
        address = ADDRESS.get()
        here = self.followers.setdefault(table, Counter())
        here[address] += 1
        try:
            yield
        finally:
            here[address] -= 1
            if not here[address]:
                del here[address]
            if not here:
                self.followers.pop(table, None)

    def note(self, table: str) -> None:
        """Note who has looked at a table or done something there."""
        self.looks[table] = (time.monotonic(), ADDRESS.get())
        self.looks.move_to_end(table)
        if len(self.looks) > REMEMBERED:
            self.looks.popitem(last=False)

    def go_on(self, table: str) -> None:
        """Let a table go on that may have stopped."""
        for listener in self.listeners:
            listener(table)

    def is_seen(self, table: str) -> bool:
        """Tell whether somebody looks at a table now."""
        at, _ = self.looks.get(table, (-MOMENT, ""))
        return table in self.followers or time.monotonic() - at < MOMENT

    def party(self, table: str) -> str:
        """Return for whom a table is served: who follows it or was there last, or nobody."""
        if table in self.followers:
            return next(iter(self.followers[table]))
        return self.looks[table][1] if table in self.looks and self.is_seen(table) else ""
