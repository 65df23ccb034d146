"""Sessions: which device asks, in which language. There are no accounts.

A browser gets a cookie with 256 random bits at its first page, marked with a signet so that only
what this server gave out is taken; a program sends a bearer. Either is hashed at once; the hash is
all that the service ever sees.
"""

from http.cookies import SimpleCookie

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.service.former import LANGUAGE
from kontor.server.service.signets import Signets
from kontor.server.service.tokens import BEARER, COOKIE, LENGTH, hashed, new_token
from kontor.server.store.store import Store
from kontor.text.languages import LANGUAGES, code_of

DEVICE_COOKIE = "kontor"
SECURE_DEVICE_COOKIE = "__Host-kontor"
LANGUAGE_COOKIE = "kontor_language"
YEAR = 365 * 24 * 3600
# Where nobody is recognised, and where no cookie is given out.
FOR_ALL = ("/static/", "/healthz", "/readyz")
WITHOUT_COOKIE = ("/api/", *FOR_ALL)


class Session:
    """Puts `device` and `language` into the state of each request."""

    def __init__(self, app: ASGIApp, signets: Signets, store: Store) -> None:
        self.app = app
        self.signets = signets
        self.store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        state = scope.setdefault("state", {})
        state["language"] = language_of(connection)
        LANGUAGE.set(state["language"])
        # A program's token counts alone: whoever sends one is not asked where it comes from.
        is_program, state["device"] = bearer_of(connection)
        token, is_latest = "", False
        if not is_program and not scope["path"].startswith(FOR_ALL):
            token, is_latest = await self.token(cookie_of(connection))
            state["device"] = hashed(COOKIE, token) if token else ""
        needs_cookie = scope["type"] == "http" and not scope["path"].startswith(WITHOUT_COOKIE)
        if is_latest or not needs_cookie or (is_program and state["device"]):
            await self.app(scope, receive, send)
            return
        token = token or new_token()
        state["device"] = hashed(COOKIE, token)
        given = device_cookie(self.signets.marked(token), scope["scheme"] == "https")

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("set-cookie", given)
            await send(message)

        await self.app(scope, receive, with_cookie)

    async def token(self, cookie: str) -> tuple[str, bool]:
        """Return the token of a cookie, if it is one of ours, and whether it needs no new mark."""
        token, is_ours = self.signets.token(cookie)
        if token and not is_ours and self.signets.is_missing(cookie):
            self.signets.take(await self.store.signets())
            token, is_ours = self.signets.token(cookie)
        if is_ours:
            return token, self.signets.is_latest(cookie)
        if token and await self.store.knows(hashed(COOKIE, token)):
            return token, False
        return "", False


def bearer_of(connection: HTTPConnection) -> tuple[bool, str]:
    """Tell whether a program asks, and return the hash of its token, if that can be one."""
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return False, ""
    return True, hashed(BEARER, bearer) if len(bearer) == LENGTH else ""


def cookie_of(connection: HTTPConnection) -> str:
    """Return the cookie of a device; behind TLS only one that no other host can have set."""
    secure = connection.scope["scheme"] in ("https", "wss")
    return connection.cookies.get(SECURE_DEVICE_COOKIE if secure else DEVICE_COOKIE, "")


def device_cookie(value: str, secure: bool) -> str:
    """Write the cookie of a device."""
    name = SECURE_DEVICE_COOKIE if secure else DEVICE_COOKIE
    cookie: SimpleCookie = SimpleCookie({name: value})
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
