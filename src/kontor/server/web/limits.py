"""Limits: how often a client may ask, by device and by address, and how much it may send."""

import re

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.service.errors import ServiceError
from kontor.server.service.quotas import Quotas
from kontor.server.web.problems import refuse
from kontor.server.web.settings import Settings

UPLOADS = re.compile("/tables|/records|/api/v1/records|/table/[^/]*/material")
FILES = "/static/"
FREE = ("/healthz", "/readyz")


class Limits:
    """Refuses who asks too often: by address before anything is looked up, then by device."""

    def __init__(self, app: ASGIApp, quotas: Quotas, by_device: bool) -> None:
        self.app = app
        self.quotas = quotas
        self.by_device = by_device

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not scope["path"].startswith(FREE):
            try:
                if self.by_device:
                    self.quotas.take_device("requests", scope["state"]["device"])
                else:
                    is_file = scope["path"].startswith(FILES)
                    self.quotas.take_address("files" if is_file else "requests")
            except ServiceError as error:
                await refuse(error, scope, receive, send)
                return
        await self.app(scope, receive, send)


class BodyLimit:
    """Refuses bodies that are too large, announced or not."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        too_large = ServiceError("error-too-large", 413)
        is_upload = UPLOADS.fullmatch(scope["path"])
        largest = self.settings.largest_upload if is_upload else self.settings.largest_body
        announced = Headers(scope=scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced) > largest:
            await refuse(too_large, scope, receive, send)
            return
        read = 0

        async def counting() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > largest:
                raise too_large
            return message

        await self.app(scope, counting, send)
