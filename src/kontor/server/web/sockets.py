"""Sockets: WebSockets on which tables are followed, by pages and by programs.

Nothing is queued for a client. It is woken up, looks at the table as it is now, and is sent that;
a client that does not take it in time is dropped, comes back and looks again. A client that sends
{"at": 12, "seat": 1} looks at that moment from that seat, until it sends another; {} is now.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager
from http import HTTPStatus
from typing import Any, Protocol

import msgspec
from msgspec import Struct
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


class Gaze(Struct):
    """Where a client looks: after how many answers (nothing is now), and from which seat."""

    at: int | None = None
    seat: int | None = None


class Page(Protocol):
    """What one page shows."""

    def update(self, sight: TableSight) -> dict[str, Any] | None:
        """Return the message that makes the page show a sight, or nothing if it does already."""


class Pages(Protocol):
    """The pages that are shown."""

    def follow(
        self, device: str, table: str, language: str, said: str
    ) -> AbstractContextManager[Page]:
        """Lend a page while it is connected; `said` is what it says of itself."""


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


def page_live(pages: Pages) -> Callable[[WebSocket], Awaitable[None]]:
    """Return the endpoint on which a page gets what has changed."""

    async def serve(socket: WebSocket) -> None:
        device, table = socket.state.device, socket.path_params["table"]
        said = socket.query_params.get("page", "")
        with pages.follow(device, table, socket.state.language, said) as page:

            def write(sight: TableSight) -> str:
                message = page.update(sight)
                return "" if message is None else msgspec.json.encode(message).decode()

            await follow(socket, write)

    return serve


async def follow(socket: WebSocket, write: Write) -> None:
    """Send what `write` makes of each new sight, until either side has had enough."""
    service: Service = socket.app.state.service
    settings: Settings = socket.app.state.settings
    table = socket.path_params["table"]
    browser: str = socket.state.browser
    device: str = socket.state.device
    gaze = Gaze(number_of(socket, "at", 9), number_of(socket, "seat", 3))
    crowd: Crowd = socket.app.state.crowd
    try:
        mine = await service.admitted(table, device, gaze.seat if gaze.at is None else None)
        names = crowd.enter(table, device)
    except ServiceError as error:
        await socket.send_denial_response(problem(error, socket.state.language))
        return
    try:
        await socket.accept()
    except BaseException:
        crowd.leave(names)
        raise
    listening = None
    try:
        async with (
            service.visit(table, device, lambda: bool(mine)),
            service.store.hub.follow(table) as news,
        ):
            listening = asyncio.create_task(listen(socket, gaze, news, service))
            # Alone with its database, a process hears everything itself.
            again = settings.look_again_seconds * (1 if service.store.is_shared else 15)
            async for check in wake_ups(news, listening, again):
                service.bans.check(device, address_of(socket.scope))
                if browser and await service.people.person_of(browser) != device:
                    return  # the device was ended, or opened somebody else's key
                sight = await looked(service, table, device, gaze, check)
                mine = sight.mine
                text = write(sight)
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
        if listening:
            listening.cancel()
        await closed(socket, GOING_AWAY)


async def looked(service: Service, table: str, device: str, gaze: Gaze, check: bool) -> TableSight:
    """Return what a client sees where it looks; where that is gone or refused, as it is now."""
    if gaze.at is None:
        return await service.sight(table, device, seat=gaze.seat, check=check)
    try:
        return await service.sight(table, device, gaze.at, gaze.seat, check)
    except ServiceError as error:
        gaze.at = None
        gaze.seat = None if error.status == HTTPStatus.FORBIDDEN else gaze.seat
        return await service.sight(table, device, seat=gaze.seat, check=check)


async def wake_ups(
    news: asyncio.Event, listening: "asyncio.Task[None]", look_again: float
) -> AsyncIterator[bool]:
    """Yield at the start, at all news, and now and then to ask the database itself."""
    listening.add_done_callback(lambda _: news.set())
    yield False
    while not listening.done():
        try:
            async with asyncio.timeout(look_again):
                await news.wait()
        except TimeoutError:
            pass
        is_news = news.is_set()
        news.clear()
        if not listening.done():
            yield not is_news


async def listen(socket: WebSocket, gaze: Gaze, news: asyncio.Event, service: Service) -> None:
    """Read where a client looks, and pings, until it goes or pings too often.

    Whoever looks at too many moments waits; of several wishes the last one counts.
    """
    pings = PINGS.allowance(1)
    try:
        while True:
            wished = wish(await socket.receive_text())
            if wished is None:
                if pings.take():
                    return
                continue
            await room_for_one_more(service, socket.state.device)
            gaze.at, gaze.seat = wished.at, wished.seat
            news.set()
    except (WebSocketDisconnect, KeyError, RuntimeError):
        return


async def room_for_one_more(service: Service, device: str) -> None:
    """Wait until a device may look at another moment."""
    while True:
        try:
            return service.quotas.take("moments", device)
        except ServiceError as error:
            await asyncio.sleep(error.wait)


def wish(text: str) -> Gaze | None:
    """Read where a client wants to look; anything else is a ping."""
    try:
        return msgspec.json.decode(text, type=Gaze)
    except msgspec.DecodeError:
        return None


async def closed(socket: WebSocket, code: int) -> None:
    """Close a socket that may be closed already."""
    if socket.application_state == WebSocketState.CONNECTED:
        try:
            async with asyncio.timeout(1):
                await socket.close(code)
        except (RuntimeError, TimeoutError, WebSocketDisconnect):
            pass


def number_of(socket: WebSocket, name: str, digits: int) -> int | None:
    """Return a number that a client names in its address, if it does."""
    text = socket.query_params.get(name, "")
    is_number = text.removeprefix("-").isdecimal() and len(text) <= digits
    return int(text) if is_number else None
