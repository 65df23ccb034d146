"""Forwarding: who asks, if a proxy stands in front.

Headers that name another address are believed only from proxies that the settings trust. The
client is the first address, counted from this server, that is no trusted proxy; whatever stands
before it may have been made up. `Forwarded` counts only where no `X-Forwarded-For` came.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from kontor.server.service.asker import ADDRESS, REMEMBERED, counted_as

# A pair of a Forwarded header: for=192.0.2.1, for="[2001:db8::1]:4711", proto=https
PAIR: Final = re.compile(r'(for|proto)="?([^",;]*)"?', re.IGNORECASE)
SCHEMES: Final = {
    ("http", "http"): "http",
    ("http", "https"): "https",
    ("websocket", "http"): "ws",
    ("websocket", "https"): "wss",
}


class Forwarding:
    """Puts the client's address and scheme into each request."""

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...]) -> None:
        self.app = app
        self.is_trusted = trusting(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            if self.is_trusted(peer):
                hops, schemes = forwarded(Headers(scope=scope))
                address, passed = self.client(peer, hops)
                scope["client"] = (address, 0)
                if schemes:
                    scheme = schemes[-min(max(passed, 1), len(schemes))].lower()
                    wished = SCHEMES.get((scope["type"], scheme))
                    scope["scheme"] = wished or scope["scheme"]
            ADDRESS.set(counted_as(scope["client"][0] if scope.get("client") else ""))
        await self.app(scope, receive, send)

    def client(self, peer: str, hops: list[str]) -> tuple[str, int]:
        """Return the first address that is no proxy of ours, and how many hops away it is."""
        address = peer
        for passed, hop in enumerate(reversed(hops), 1):
            found = bare(hop)
            if not found:
                return address, passed - 1
            address = found
            if not self.is_trusted(address):
                return address, passed
        return address, len(hops)


def trusting(trusted: tuple[str, ...]) -> Callable[[str], bool]:
    """Return what tells whether an address is one of our proxies."""
    networks = [ip_network(one, strict=False) for one in trusted]

    @lru_cache(REMEMBERED)
    def is_trusted(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in networks)

    return is_trusted


def forwarded(headers: Headers) -> tuple[list[str], list[str]]:
    """Return the addresses and schemes that proxies have written down, in order of travel."""
    hops = listed(headers, "x-forwarded-for")
    if hops:
        return hops, listed(headers, "x-forwarded-proto")
    pairs = PAIR.findall(",".join(headers.getlist("forwarded")))
    found = [value for name, value in pairs if name.lower() == "for"]
    schemes = [value for name, value in pairs if name.lower() == "proto"]
    return found, schemes or listed(headers, "x-forwarded-proto")


def listed(headers: Headers, name: str) -> list[str]:
    """Return the values of a header, however it was split up."""
    values = ",".join(headers.getlist(name)).split(",")
    return [value.strip() for value in values if value.strip()]


def bare(hop: str) -> str:
    """Return the address of a hop without its port, or nothing if it is none."""
    text = hop.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ip_address(text))
    except ValueError:
        return ""
