"""Banned: whoever the operator keeps outside gets a reason and nothing else."""

from starlette.types import ASGIApp, Receive, Scope, Send

from kontor.server.service.bans import Bans
from kontor.server.service.errors import ServiceError
from kontor.server.web.problems import refuse


class Banned:
    """Holds every request against the bans."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not scope["path"].startswith("/static/"):
            try:
                self.bans.check(scope.get("state", {}).get("device", ""), address_of(scope))
            except ServiceError as error:
                await refuse(error, scope, receive, send)
                return
        await self.app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Return the address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
