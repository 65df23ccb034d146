"""Logs: one line for each request, as text or JSON, and never a secret, not even in an error.

| what                        | how it appears                                                    |
| --------------------------- | ----------------------------------------------------------------- |
| address of a request        | its route, without ids or invitations                             |
| request                     | by an id that its response carries, too                           |
| table                       | by the first six characters of its id, as `kontor admin` shows it |
| seed, salt, hash, token     | cut, whoever wrote it into a message                              |
"""

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from secrets import token_hex
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server import meters

FIELDS: Final = ("request", "method", "path", "status", "ms", "table")
# Ids of tables, hashes, seeds and salts are long numbers; tokens are 43 letters and digits.
SECRET: Final = re.compile(r"(?<![0-9A-Za-z_-])(?:([0-9a-f]{6})[0-9a-f]{10,}|[\w-]{43})(?![\w-])")

REQUEST: ContextVar[str] = ContextVar("request", default="")

log = logging.getLogger("kontor.web")


def without_secrets(text: str) -> str:
    """Return a text with everything cut that would open something."""
    return SECRET.sub(lambda found: f"{found[1] or ''}…", text)


class Plain(logging.Formatter):
    """Writes a log record as a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        request = REQUEST.get()
        line = super().format(record)
        return without_secrets(f"{line} [{request}]" if request and not record.exc_info else line)


class JsonLines(logging.Formatter):
    """Writes a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(line, ensure_ascii=False))


def set_up(as_json: bool, level: str = "INFO") -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = Plain("%(asctime)s %(levelname)s %(name)s %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel("WARNING")


class AccessLog:
    """Logs and counts requests by their route, each with an id that its response names."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        status = 500
        request = token_hex(4)
        REQUEST.set(request)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            seconds = time.monotonic() - begun
            path = route_of(scope)
            facts = {
                "method": scope["method"],
                "path": path,
                "status": status,
                "ms": round(seconds * 1000, 1),
            }
            method = scope["method"] if scope["method"] in METHODS else "other"
            meters.requests.labels(method, path, str(status)).inc()
            meters.request_seconds.labels(path).observe(seconds)
            log.info("%(method)s %(path)s %(status)s %(ms)s ms", facts, extra=facts)


METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


def route_of(scope: Scope) -> str:
    """Return the route of a request, of a file its folder."""
    route = getattr(scope.get("route"), "path", None)
    if route is None:
        return "unknown"
    root: str = scope.get("root_path", "")
    return root if root.endswith(route) else root + route
