"""Outgoing requests: a small POST to an address that somebody else has chosen.

| danger                        | how it is met                                                    |
| ----------------------------- | ---------------------------------------------------------------- |
| addresses inside our network  | every address of the name must be public, unless settings allow  |
| a name that changes its mind  | the connection goes to an address that was checked               |
| a redirect to somewhere else  | redirects are not followed                                       |
| a server that is slow or rude | a short time in all, and only the head of the reply is read      |
"""

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import SplitResult, urlsplit

PORTS: Final = {"http": 80, "https": 443}
LONGEST_ADDRESS: Final = 1000
SECONDS: Final = 10.0
LARGEST_HEAD: Final = 16_384
# IPv6 networks that carry an IPv4 address inside (NAT64): the inner one would be reached.
NAT64: Final = 0x0064FF9B << 96


class Unreachable(Exception):
    """An address that may not be reached, or does not answer; says nothing about it."""


def checked(address: str, https_only: bool = False) -> SplitResult:
    """Return the parts of an address that may be posted to as far as its spelling tells."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Unreachable from error
    allowed = ("https",) if https_only else tuple(PORTS)
    is_plain = address.isascii() and address.isprintable() and " " not in address
    is_whole = bool(parts.hostname) and parts.username is None and port != 0
    if parts.scheme not in allowed or not is_plain or not is_whole:
        raise Unreachable
    if len(address) > LONGEST_ADDRESS:
        raise Unreachable
    return parts


def is_public(text: str) -> bool:
    """Tell whether an IP address belongs to the open internet."""
    found: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.is_site_local:
            return False
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if int(found) >> 32 == NAT64 >> 32:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not (found.is_multicast or found.is_reserved)


async def resolved(host: str, port: int, private: bool) -> str:
    """Return an address of a host, after all of them were checked."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable from error
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise Unreachable
    return addresses[0]


async def post(
    address: str,
    body: bytes,
    headers: Mapping[str, str],
    private: bool = False,
    seconds: float = SECONDS,
    https_only: bool = False,
) -> int:
    """Send a body to an address and return the status of the reply."""
    parts = checked(address, https_only and not private)
    try:
        async with asyncio.timeout(seconds):
            return await exchange(parts, body, headers, private)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
        raise Unreachable from error
    except asyncio.LimitOverrunError as error:
        raise Unreachable from error


async def exchange(
    parts: SplitResult, body: bytes, headers: Mapping[str, str], private: bool
) -> int:
    """Connect to a checked address, ask once, and read the head of the reply."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or PORTS[parts.scheme]
    place = await resolved(host, port, private)
    reader, writer = await asyncio.open_connection(
        place,
        port,
        ssl=trusted() if secure else None,
        server_hostname=host if secure else None,
        limit=LARGEST_HEAD,
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {target} HTTP/1.1", f"Host: {parts.netloc}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        head = await reader.readuntil(b"\r\n")
        version, status = [*head.split(None, 2), b"", b""][:2]
        if not version.startswith(b"HTTP/1.") or not status.isdigit() or len(status) != 3:
            raise Unreachable
        return int(status)
    finally:
        writer.transport.abort()


@cache
def trusted() -> ssl.SSLContext:
    """Return what this machine trusts."""
    return ssl.create_default_context()
