"""The crowd: how many sockets devices, addresses and tables have open in this process."""

from collections import Counter
from typing import Final

from kontor.server.service.asker import ADDRESS
from kontor.server.service.errors import ServiceError
from kontor.server.web.shares import Shares

COME_AGAIN_SECONDS: Final = 15.0


class Crowd:
    """Lets sockets in as far as there is room for them."""

    def __init__(self, shares: Shares | None) -> None:
        self.shares: Shares | None = shares
        self.open: Counter[tuple[str, str]] = Counter()

    def enter(self, table: str, device: str) -> list[tuple[str, str]]:
        """Count one more socket, or refuse it; return under which names it was counted."""
        names = [("table", table), ("device", device), ("address", ADDRESS.get())]
        if self.shares:
            most = {
                "table": self.shares.sockets_per_table,
                "device": self.shares.sockets_per_device,
                "address": self.shares.sockets_per_address,
            }
            if any(name and self.open[kind, name] >= most[kind] for kind, name in names):
                raise ServiceError("error-too-many-sockets", 429, wait=COME_AGAIN_SECONDS)
        self.open.update(names)
        return names

    def leave(self, names: list[tuple[str, str]]) -> None:
        """Forget a socket."""
        for name in names:
            self.open[name] -= 1
            if not self.open[name]:
                del self.open[name]
