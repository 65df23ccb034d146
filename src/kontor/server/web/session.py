"""Sessions: which device asks, in which language. There are no accounts.

A browser gets a cookie with 256 random bits at its first page; a program sends a bearer. Either
is hashed at once; the hash is all that the service ever sees.
"""

from http.cookies import SimpleCookie

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.service.tokens import BEARER, COOKIE, LENGTH, hashed, new_token
from kontor.text.languages import LANGUAGES, code_of

DEVICE_COOKIE = "kontor"
SECURE_DEVICE_COOKIE = "__Host-kontor"
LANGUAGE_COOKIE = "kontor_language"
YEAR = 365 * 24 * 3600
# Where nobody needs to be recognised, no cookie is set.
WITHOUT_COOKIE = ("/api/", "/static/", "/healthz", "/readyz")


class Session:
    """Puts `device` and `language` into the state of each request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        state = scope.setdefault("state", {})
        state["language"] = language_of(connection)
        state["device"] = device_of(connection)
        if state["device"] or scope["type"] == "websocket" or is_without_cookie(scope["path"]):
            await self.app(scope, receive, send)
            return
        token = new_token()
        state["device"] = hashed(COOKIE, token)
        secure = scope["scheme"] == "https"

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("set-cookie", device_cookie(token, secure))
            await send(message)

        await self.app(scope, receive, with_cookie)


def is_without_cookie(path: str) -> bool:
    """Tell whether a path is for programs or files."""
    return path.startswith(WITHOUT_COOKIE)


def device_of(connection: HTTPConnection) -> str:
    """Return the hash of the token that a request brings, or nothing."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return hashed(BEARER, bearer) if len(bearer) == LENGTH else ""
    secure = connection.scope["scheme"] in ("https", "wss")
    token = connection.cookies.get(SECURE_DEVICE_COOKIE if secure else DEVICE_COOKIE, "")
    return hashed(COOKIE, token) if len(token) == LENGTH else ""


def device_cookie(token: str, secure: bool) -> str:
    """Write the cookie of a device."""
    name = SECURE_DEVICE_COOKIE if secure else DEVICE_COOKIE
    cookie: SimpleCookie = SimpleCookie({name: token})
    morsel = cookie[name]
    morsel["path"] = "/"
    morsel["max-age"] = str(YEAR)
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["secure"] = secure
    return morsel.OutputString()


def language_of(connection: HTTPConnection) -> str:
    """Return the language somebody has chosen, or the first one their browser names."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for wish in connection.headers.get("accept-language", "").split(","):
        code = code_of(wish.partition(";")[0])
        if code in LANGUAGES:
            return code
    return "en"
