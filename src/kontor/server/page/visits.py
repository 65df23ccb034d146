"""What comes with a request: who asks, in which language, and the fields of a form."""

import json
import re
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from starlette.requests import Request

from kontor.server.page.pages import Visitor
from kontor.server.service.errors import ServiceError
from kontor.server.service.service import Service

# What such a page depends on.
READERS: Final = "Cookie, Accept-Language"
LARGEST_NUMBER: Final = 10**9
LONGEST_FORM: Final = 16_384
YEAR: Final = 31_536_000
FIELD: Final = re.compile(rb'; name="([^"]*)"')
# What a browser says of itself, and the text that names such a device.
DEVICES: Final = (
    ("iphone", re.compile("iPhone|iPod")),
    ("tablet", re.compile("iPad|Tablet")),
    ("android", re.compile("Android")),
    ("mac", re.compile("Macintosh|Mac OS")),
    ("windows", re.compile("Windows")),
    ("linux", re.compile("Linux|X11")),
)


def visitor_of(request: Request) -> Visitor:
    """Return who looks at a page."""
    theme = request.cookies.get("kontor_theme", "")
    query = f"?{request.url.query}" if request.url.query else ""
    return Visitor(
        language=request.state.language,
        theme=theme if theme in ("light", "dark") else "",
        name=unquote(request.cookies.get("kontor_name", ""))[:24],
        here=request.url.path + query,
        base=f"{request.url.scheme}://{request.url.netloc}",
    )


def reader_of(request: Request) -> Visitor:
    """Return who reads a page that is the same for everybody but for language and light."""
    visitor = visitor_of(request)
    return Visitor(visitor.language, visitor.theme, here=request.url.path)


def service_of(request: Request) -> Service:
    """Return the service of this program."""
    service: Service = request.app.state.service
    return service


def device_of(request: Request) -> str:
    """Return the device that asks, as the session has found it."""
    device: str = request.state.device
    return device


async def fields(request: Request) -> dict[str, Any]:
    """Read what was sent: JSON from the script, a form otherwise, perhaps with files."""
    body = await request.body()
    kind = request.headers.get("content-type", "")
    if kind.startswith("multipart/form-data"):
        return parts(body, kind.partition("boundary=")[2].strip('"').encode())
    if len(body) > LONGEST_FORM:
        raise ServiceError("error-too-large", 413)
    if kind.startswith("application/json"):
        try:
            found = json.loads(body)
            json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair is no text
        except (ValueError, RecursionError) as error:
            raise ServiceError("error-malformed", 400) from error
        if not isinstance(found, dict):
            raise ServiceError("error-malformed", 400)
        return found
    try:
        return dict(parse_qsl(body.decode()))
    except UnicodeDecodeError as error:
        raise ServiceError("error-malformed", 400) from error


def parts(body: bytes, boundary: bytes) -> dict[str, Any]:
    """Read a form with files; all of them are text here."""
    found: dict[str, Any] = {}
    if not boundary:
        raise ServiceError("error-malformed", 400)
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, value = part.partition(b"\r\n\r\n")
        name = FIELD.search(head)
        if name is None:
            raise ServiceError("error-malformed", 400)
        try:
            found[name[1].decode()] = value.removesuffix(b"\r\n").decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ServiceError("error-material-not-text", 422) from error
    return found


def number(found: dict[str, Any], name: str) -> int:
    """Return a whole number that was sent."""
    value = found.get(name)
    if type(value) is int and abs(value) < LARGEST_NUMBER:
        return value
    if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 10:
        return int(value)
    raise ServiceError("error-malformed", 400)


def text(found: dict[str, Any], name: str) -> str:
    """Return a text that was sent."""
    value = found.get(name, "")
    if not isinstance(value, str):
        raise ServiceError("error-malformed", 400)
    return value


def wants_json(request: Request) -> bool:
    """Tell whether the script asks, not a plain form."""
    return request.headers.get("content-type", "").startswith("application/json")


def kind_of(request: Request) -> str:
    """Say what kind of device asks, as far as it tells."""
    agent = request.headers.get("user-agent", "")
    return next((name for name, pattern in DEVICES if pattern.search(agent)), "")
