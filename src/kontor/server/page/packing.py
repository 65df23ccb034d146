"""Packing: what is the same for many readers is made once, compressed once, and asked for again
by its tag alone.

How long a packed page is tells an onlooker on the network something about what stands in it: what
is for one reader alone is filled up to whole steps.
"""

import gzip
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

HTML: Final = "text/html; charset=utf-8"
# What depends on the reader's language and light.
FOR_READER: Final = "private, no-cache"
# Below this many bytes, and where it saves little, nothing is compressed.
WORTHWHILE: Final = 500
PAGES_KEPT: Final = 256
# The length of what is for one reader alone is a multiple of this.
STEP: Final = 1024


@dataclass(frozen=True)
class Packed:
    """A reply as it is, compressed if that pays, and its tag."""

    content: bytes
    small: bytes
    kind: str
    tag: str


KEPT: OrderedDict[Hashable, Packed] = OrderedDict()


def packed(content: bytes, kind: str) -> Packed:
    """Compress a reply, always to the same bytes."""
    small = gzip.compress(content, 9, mtime=0)
    pays = len(content) > WORTHWHILE and len(small) < 0.9 * len(content)
    return Packed(content, small if pays else b"", kind, sha256(content).hexdigest()[:20])


def kept(key: Hashable, make: Callable[[], str]) -> Packed:
    """Return a page that is made once for everybody who reads it alike."""
    found = KEPT.get(key)
    if found is None:
        found = KEPT[key] = packed(make().encode(), HTML)
        if len(KEPT) > PAGES_KEPT:
            KEPT.popitem(last=False)
    KEPT.move_to_end(key)
    return found


def answer(request: Request, page: Packed, caching: str, vary: str = "") -> Response:
    """Send a reply, or only say that the reader has it already."""
    takes_small = bool(page.small) and takes_gzip(request.headers.get("accept-encoding", ""))
    tag = f'"{page.tag}{"-gz" if takes_small else ""}"'
    headers = {"cache-control": caching, "etag": tag}
    headers["vary"] = ", ".join(filter(None, ["Accept-Encoding", vary]))
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if takes_small:
        headers["content-encoding"] = "gzip"
    return Response(
        page.small if takes_small else page.content,
        media_type=page.kind,
        headers=headers,
    )


def sealed(request: Request, html: str, status: int = 200) -> Response:
    """Send a page that is for one reader alone: compressed, and as long as many others."""
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(html, status, media_type=HTML)
    return Response(filled(html.encode()), status, {"content-encoding": "gzip"}, HTML)


def filled(content: bytes) -> bytes:
    """Compress and fill up to a whole step, in a field of the head that no reader looks at."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = deflate.compress(content) + deflate.flush()
    tail = zlib.crc32(content).to_bytes(4, "little") + len(content).to_bytes(4, "little")
    head = b"\x1f\x8b\x08\x04" + bytes(5) + b"\xff"
    # The extra field: its length, two letters, the length of what they name, and zeros.
    fill = -(len(head) + 2 + 4 + len(body) + len(tail)) % STEP
    extra = b"KF" + fill.to_bytes(2, "little") + bytes(fill)
    return head + len(extra).to_bytes(2, "little") + extra + body + tail


def takes_gzip(accepted: str) -> bool:
    """Tell whether a reader takes compressed replies."""
    for wish in accepted.lower().split(","):
        name, _, quality = wish.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
