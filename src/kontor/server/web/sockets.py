"""Sockets: WebSockets on which tables are followed, by pages and by programs.

Nothing is queued for a client. It is woken up, looks at the table as it is now, and is sent that;
a client that does not take it in time is dropped, comes back and looks again.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kontor.server.service.errors import ServiceError
from kontor.server.service.quotas import Quota
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.server.store.reach import OutOfReach
from kontor.server.web.banned import address_of
from kontor.server.web.crowd import Crowd
from kontor.server.web.problems import problem
from kontor.server.web.settings import Settings

GONE = 4404
SLOW = 4408
GOING_AWAY = 1001
TRY_AGAIN = 1013
PINGS = Quota(20, 60)

Write = Callable[[TableSight], str]


class Page(Protocol):
    """What one page shows."""

    def update(self, sight: TableSight) -> dict[str, Any] | None:
        """Return the message that makes the page show a sight, or nothing if it does already."""


async def api_live(socket: WebSocket) -> None:
    """Send a program each new sight of a table as JSON."""
    last = b""

    def write(sight: TableSight) -> str:
        nonlocal last
        raw = msgspec.json.encode(sight)
        if raw == last:
            return ""
        last = raw
        return raw.decode()

    await follow(socket, write)


def page_live(opened: Callable[[str], Page]) -> Callable[[WebSocket], Awaitable[None]]:
    """Return the endpoint on which a page, opened in a language, gets what has changed."""

    async def serve(socket: WebSocket) -> None:
        page = opened(socket.state.language)

        def write(sight: TableSight) -> str:
            message = page.update(sight)
            return msgspec.json.encode(message).decode() if message else ""

        await follow(socket, write)

    return serve


async def follow(socket: WebSocket, write: Write) -> None:
    """Send what `write` makes of each new sight, until either side has had enough."""
    service: Service = socket.app.state.service
    settings: Settings = socket.app.state.settings
    table = socket.path_params["table"]
    browser: str = socket.state.browser
    device: str = socket.state.device
    seat = seat_of(socket)
    crowd: Crowd = socket.app.state.crowd
    try:
        latest = await service.sight(table, device, seat=seat)
        names = crowd.enter(table, device)
    except ServiceError as error:
        await socket.send_denial_response(problem(error, socket.state.language))
        return
    try:
        await socket.accept()
    except BaseException:
        crowd.leave(names)
        raise
    listening = asyncio.create_task(listen(socket))
    try:
        async with (
            service.visit(table, device, lambda: bool(latest.mine)),
            service.store.hub.follow(table) as news,
        ):
            # Alone with its database, a process hears everything itself.
            again = settings.look_again_seconds * (1 if service.store.is_shared else 15)
            async for check in wake_ups(news, listening, again):
                service.bans.check(device, address_of(socket.scope))
                if browser and await service.people.person_of(browser) != device:
                    return  # the device was ended, or opened somebody else's key
                latest = await service.sight(table, device, seat=seat, check=check)
                text = write(latest)
                if text:
                    async with asyncio.timeout(settings.send_seconds):
                        await socket.send_text(text)
    except TimeoutError:
        await closed(socket, SLOW)
    except ServiceError:
        await closed(socket, GONE)
    except OutOfReach:
        await closed(socket, TRY_AGAIN)
    except WebSocketDisconnect:
        pass
    finally:
        crowd.leave(names)
        listening.cancel()
        await closed(socket, GOING_AWAY)


async def wake_ups(
    news: asyncio.Event, listening: "asyncio.Task[None]", look_again: float
) -> AsyncIterator[bool]:
    """Yield at the start, at all news, and now and then to ask the database itself."""
    yield True
    while not listening.done():
        waiting = asyncio.create_task(news.wait())
        done, _ = await asyncio.wait(
            {waiting, listening}, timeout=look_again, return_when=asyncio.FIRST_COMPLETED
        )
        waiting.cancel()
        if listening in done:
            return
        news.clear()
        yield waiting not in done


async def listen(socket: WebSocket) -> None:
    """Read pings until the client goes, or pings too often; whatever they say is ignored."""
    allowance = PINGS.allowance(1)
    try:
        while not allowance.take():
            await socket.receive_text()
    except (WebSocketDisconnect, KeyError, RuntimeError):
        return


async def closed(socket: WebSocket, code: int) -> None:
    """Close a socket that may be closed already."""
    if socket.application_state == WebSocketState.CONNECTED:
        try:
            async with asyncio.timeout(1):
                await socket.close(code)
        except (RuntimeError, TimeoutError, WebSocketDisconnect):
            pass


def seat_of(socket: WebSocket) -> int | None:
    """Return the seat a client wants to look from, if it names one."""
    text = socket.query_params.get("seat", "")
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 4 else None
