"""Persons: behind a browser stands a person, whose seats and tables it opens.

The state of a request then has the person as `device`, which is all that the service asks for,
and the browser itself as `browser`. Bearers of programs stand for themselves.
"""

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send


class Persons:
    """Puts the person into the state of each request that a browser makes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope.get("state", {})
        browser = state.get("device", "")
        is_browser = bool(browser) and "authorization" not in Headers(scope=scope)
        state["browser"] = browser if is_browser else ""
        if is_browser:
            state["device"] = await scope["app"].state.service.people.person_of(browser)
        await self.app(scope, receive, send)
