"""The guard: foreign host names, foreign origins and careless browsers stay outside.

| request                      | must come with                                              |
| ---------------------------- | ----------------------------------------------------------- |
| any but for files            | one Host, that is ours                                      |
| unsafe method, WebSocket     | our own Origin, or Sec-Fetch-Site: same-origin, or a bearer |
| stopping mails               | a token in its path; what a cookie says counts for nothing  |

The referrer policy is same-origin: no address ever reaches another site, and browsers still
name our own origin when a form is sent over a plain local network.
"""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.service.errors import ServiceError
from kontor.server.web.problems import refuse
from kontor.server.web.settings import Settings

# Files are the same for everybody; a page that refuses a host name needs them, too.
FILES = "/static/"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# A name or an address and a port; anybody's name before an @ would stand in links of mails.
HOST = re.compile(r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?", re.ASCII)
# What a mail program sends in nobody's name (RFC 8058): the token in the path alone counts.
ONE_CLICK = re.compile(r"/call/[\w-]{43}/stop")

HEADERS = {
    # Whatever may show a hand is kept nowhere; files and rulebooks say otherwise themselves.
    "cache-control": "no-store",
    "vary": "Cookie, Authorization, Accept-Language",
    "content-security-policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": ", ".join(
        f"{name}=()"
        for name in (
            *("accelerometer", "autoplay", "browsing-topics", "camera"),
            *("display-capture", "encrypted-media", "geolocation", "gyroscope", "hid"),
            *("magnetometer", "microphone", "midi", "payment"),
            *("screen-wake-lock", "serial", "usb", "xr-spatial-tracking"),
        )
    ),
}
# What is no document of its own needs no more than these.
FILE_HEADERS = {
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}
DOCUMENTS = ("text/html", "image/svg+xml")


def as_sent(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Write headers as they are sent."""
    return [(name.encode(), value.encode()) for name, value in headers.items()]


DRESS, FILE_DRESS = as_sent(HEADERS), as_sent(FILE_HEADERS)
TLS_DRESS = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Checks every request before anything else sees it, and dresses every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        is_file = scope["path"].startswith(FILES)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = Headers(raw=message.get("headers", ()))
                kind = given.get("content-type", DOCUMENTS[0])
                bare = is_file and not kind.startswith(DOCUMENTS)
                wanted = FILE_DRESS if bare else DRESS
                if scope["scheme"] in ("https", "wss"):
                    wanted = [*wanted, TLS_DRESS]
                named = {name for name, _ in given.raw}
                missing = [one for one in wanted if one[0] not in named]
                message["headers"] = [*given.raw, *missing]
            await send(message)

        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if not is_file and not (len(hosts) == 1 and self.is_ours(host_name(hosts[0]))):
            await refuse(ServiceError("error-host", 421), scope, receive, dressed)
        elif needs_origin(scope) and not is_same_origin(headers):
            await refuse(ServiceError("error-origin", 403), scope, receive, dressed)
        else:
            await self.app(scope, receive, dressed)

    def is_ours(self, name: str) -> bool:
        """Tell whether a host name is one of this server."""
        return name in self.settings.hosts or (self.settings.lan and is_address(name))


def needs_origin(scope: Scope) -> bool:
    """Tell whether a request could do something in somebody's name."""
    if scope["type"] == "websocket":
        return True
    return scope["method"] not in SAFE_METHODS and not ONE_CLICK.fullmatch(scope["path"])


def is_same_origin(headers: Headers) -> bool:
    """Tell whether a request comes from our own pages, or from a program with a bearer."""
    if headers.get("authorization", "").lower().startswith("bearer "):
        return True
    if "sec-fetch-site" in headers:
        return headers["sec-fetch-site"] == "same-origin"
    origin = headers.get("origin", "")
    host = headers.get("host", "")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return bool(host and parts.scheme in ("http", "https") and parts.netloc == host)


def host_name(host: str) -> str:
    """Return the name in a Host header that holds nothing but a name and perhaps a port."""
    if not HOST.fullmatch(host):
        return ""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "").lower() if parts.port != 0 else ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Tell whether a host is a bare address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
