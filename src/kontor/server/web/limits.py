"""Limits: how often a client may ask, by device and by address, and how much it may send."""

import re
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kontor.server.service.allowance import Allowance
from kontor.server.service.errors import ServiceError
from kontor.server.web.problems import refuse
from kontor.server.web.settings import Settings

REMEMBERED = 10_000
# A whole network behind one address may hold this many clients at their limit.
CLIENTS_PER_ADDRESS = 8
UPLOADS = re.compile("/tables|/table/[^/]*/material")
FREE = ("/static/", "/healthz", "/readyz")


class Limits:
    """Refuses clients that ask too often."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.allowances: OrderedDict[str, Allowance] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_counted = scope["type"] in ("http", "websocket") and self.settings.rate > 0
        if not is_counted or scope["path"].startswith(FREE):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        device = scope.get("state", {}).get("device", "")
        wait = self.allowance(f"address {address}", CLIENTS_PER_ADDRESS).take()
        if device:
            wait = max(wait, self.allowance(f"device {device}", 1).take())
        if not wait:
            await self.app(scope, receive, send)
            return

        async def with_hint(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["retry-after"] = str(int(wait) + 1)
            await send(message)

        await refuse(ServiceError("error-too-often", 429), scope, receive, with_hint)

    def allowance(self, name: str, times: int) -> Allowance:
        """Return the allowance of a client."""
        found = self.allowances.get(name)
        if found is None:
            found = Allowance(self.settings.burst * times, self.settings.rate * times)
            self.allowances[name] = found
            if len(self.allowances) > REMEMBERED:
                self.allowances.popitem(last=False)
        self.allowances.move_to_end(name)
        return found


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
