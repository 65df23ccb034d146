"""The doorkeeper: who has connected, and who of them has not asked for anything yet.

Nobody is turned away for what others do as long as there is room. A connection without a whole
request may be there for a short time only; where there are too many of them, the oldest has to go.
"""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from kontor.server.service.asker import counted_as
from kontor.server.web.shares import Shares

if sys.platform != "win32":
    import resource

# Descriptors kept back for the database, for processes that think, for logs.
RESERVE: Final = 100
MOST_DESCRIPTORS: Final = 1 << 18

Leave = Callable[[], None]


class Doorkeeper:
    """Counts the connections of this process."""

    def __init__(self, shares: Shares | None, is_proxy: Callable[[str], bool]) -> None:
        self.shares: Shares | None = shares
        self.is_proxy: Callable[[str], bool] = is_proxy
        room = descriptors() - RESERVE
        self.room: int = max(1, min(room, shares.connections) if shares else room)
        self.inside: Counter[str] = Counter()
        # Connections without a whole request, the oldest first, and how they are told to leave.
        self.silent: dict[str, dict[int, Leave]] = {}
        self.all_silent: dict[int, str] = {}

    def party(self, address: str) -> str:
        """Return what an address is counted as; a proxy stands for many."""
        return "" if not address or self.is_proxy(address) else counted_as(address)

    def may_enter(self, address: str) -> bool:
        """Tell whether there is room for one more connection, and let it in."""
        party = self.party(address)
        if self.inside.total() >= self.room:
            return False
        if self.shares and party and self.inside[party] >= self.shares.connections_per_address:
            return False
        self.inside[party] += 1
        return True

    def left(self, address: str) -> None:
        """Note that a connection has ended."""
        party = self.party(address)
        self.inside[party] -= 1
        if not self.inside[party]:
            del self.inside[party]

    def is_silent(self, address: str, connection: int, leave: Leave) -> None:
        """Note a connection without a whole request; if there are too many, the oldest leaves."""
        party = self.party(address)
        mine = self.silent.setdefault(party, {})
        mine[connection] = leave
        self.all_silent[connection] = party
        if self.shares is None:
            return
        if party and len(mine) > self.shares.half_open_per_address:
            self.dismiss(next(iter(mine)))
        if len(self.all_silent) > self.shares.half_open:
            self.dismiss(next(iter(self.all_silent)))

    def has_asked(self, connection: int) -> Leave | None:
        """Note that a connection has asked for something, or has gone."""
        party = self.all_silent.pop(connection, None)
        if party is None:
            return None
        mine = self.silent[party]
        leave = mine.pop(connection)
        if not mine:
            del self.silent[party]
        return leave

    def dismiss(self, connection: int) -> None:
        """Tell a connection to leave."""
        leave = self.has_asked(connection)
        if leave:
            leave()


def descriptors() -> int:
    """Return how many files and sockets this process may have open."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def raise_descriptors() -> None:
    """Allow this process and its children as many open sockets as the system lets them have."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
