"""Logs: one line for each request, as text or JSON; never an address with a secret in it."""

import json
import logging
import sys
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

FIELDS = ("method", "path", "status", "ms", "table")

log = logging.getLogger("kontor.web")


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
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(as_json: bool, level: str = "INFO") -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
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
    """Logs requests by their route, so that ids and invitations stay out of the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            route = scope.get("route")
            path = scope.get("root_path", "") + getattr(route, "path", "unknown")
            facts = {
                "method": scope["method"],
                "path": path,
                "status": status,
                "ms": round((time.monotonic() - begun) * 1000, 1),
            }
            log.info("%(method)s %(path)s %(status)s %(ms)s ms", facts, extra=facts)
