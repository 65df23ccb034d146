"""Connections: limits that hold before a request has been read, and while a reply is taken.

| what                        | limit                                                     |
| --------------------------- | --------------------------------------------------------- |
| connections, silent ones    | in all and per address; see the doorkeeper                |
| head of a request           | so many bytes, headers and seconds                        |
| body                        | so many seconds; how large it may be the application says |
| requests sent ahead         | a few                                                     |
| a reply that nobody takes   | a few kilobytes each time somebody looks, or it is dropped |

What is refused here gets a bare reply: nothing is known yet of who asks.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from kontor.server.web.doorkeeper import Doorkeeper

LARGEST_HEAD: Final = 16 * 1024
MOST_HEADERS: Final = 100
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
SENT_AHEAD: Final = 8
# How often somebody looks whether a reply is being taken, and how much of it must have been.
LOOK_SECONDS: Final = 15.0
LEAST_TAKEN: Final = 4 * 1024
# A connection that has been refused gets so long to read why, if not too many are doing so.
PARTING_SECONDS: Final = 1.0
MOST_PARTING: Final = 50
# Bytes of a request that was refused or answered already.
MOST_THROWN_AWAY: Final = 256 * 1024
COME_AGAIN: Final = b"retry-after: 5\r\n"
# How messages are compressed: what a larger window saves pays for looking less hard, so that they
# become as short as with the window and level that are usual, in little more than half the time.
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=13,
    client_max_window_bits=12,
    compress_settings={"level": 3, "memLevel": 5},
)


class Refused(Exception):
    """A request that is not read any further."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status: int = status


class Taking:
    """Watches whether what was written to a connection is taken."""

    def __init__(self, connection: "PageConnection | LiveConnection") -> None:
        self.transport: asyncio.Transport = connection.transport
        self.loop: asyncio.AbstractEventLoop = connection.loop
        self.drop: Callable[[], None] = connection.drop
        self.timer: asyncio.TimerHandle | None = None
        self.left: int = 0

    def watch(self) -> None:
        """Begin to look now and then."""
        if self.timer is None:
            self.left = self.transport.get_write_buffer_size()
            self.timer = self.loop.call_later(LOOK_SECONDS, self.look)

    def look(self) -> None:
        """Drop the connection if too little was taken."""
        self.timer = None
        now = self.transport.get_write_buffer_size()
        if now and now > self.left - LEAST_TAKEN:
            self.drop()
        elif now:
            self.watch()

    def stop(self) -> None:
        """Look no longer."""
        if self.timer:
            self.timer.cancel()
            self.timer = None


class PageConnection(HttpToolsProtocol):
    """A connection on which requests come."""

    parting: int = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.keeper: Doorkeeper = self.app.state.doorkeeper
        self.deadline: asyncio.TimerHandle | None = None
        self.head: int = 0
        self.is_reading_head: bool = True
        self.thrown_away: int = 0
        self.is_inside: bool = False
        self.is_parting: bool = False

    @property
    def address(self) -> str:
        """Return the address at the other end."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, if there is room."""
        super().connection_made(transport)
        self.taking = Taking(self)
        if not self.keeper.may_enter(self.address):
            self.part(503)
            return
        self.is_inside = True
        self.await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.unset_deadline()
        self.taking.stop()
        self.keeper.has_asked(id(self))
        if self.is_inside:
            self.is_inside = False
            self.keeper.left(self.address)
        if self.is_parting:
            PageConnection.parting -= 1
        super().connection_lost(exc)

    # Reading ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on, as far as a request may go."""
        if self.is_parting:
            self.throw_away(data)
            return
        self._unset_keepalive_if_required()
        self.head += len(data)
        try:
            self.parser.feed_data(data)
            if self.is_reading_head and self.head > LARGEST_HEAD:
                raise Refused(431)
        except Refused as refused:
            self.part(refused.status)
        except httptools.HttpParserUpgrade:
            # A wish for any other protocol is ignored.
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:
            cause = error.__context__
            self.part(cause.status if isinstance(cause, Refused) else 400)

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        super().on_message_begin()
        self.thrown_away = 0
        if not self.is_reading_head:
            self.head = 0
            self.await_head()

    def on_headers_complete(self) -> None:
        """Go on with a request whose head has been read."""
        size = sum(len(name) + len(value) + 4 for name, value in self.headers) + len(self.url)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            raise Refused(431)
        if len(self.pipeline) >= SENT_AHEAD:
            raise Refused(429)
        self.keeper.has_asked(id(self))
        self.is_reading_head = False
        self.set_deadline(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of a body; what comes after the reply is not wanted any more."""
        if self.cycle is not None and self.cycle.response_complete:
            self.throw_away(body)
        super().on_body(body)

    def throw_away(self, data: bytes) -> None:
        """Read what is not wanted, so that the reply arrives, but not without end."""
        self.thrown_away += len(data)
        if self.thrown_away > MOST_THROWN_AWAY:
            self.drop()

    def on_message_complete(self) -> None:
        """Note that a request is complete."""
        self.unset_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on; it stays inside."""
        self.unset_deadline()
        self.taking.stop()
        self.is_inside = False
        super().handle_websocket_upgrade()

    def await_head(self) -> None:
        """Wait for a request, not for ever."""
        self.is_reading_head = True
        self.set_deadline(HEAD_SECONDS)
        self.keeper.is_silent(self.address, id(self), self.drop)

    def set_deadline(self, seconds: float) -> None:
        """Wait only so long for what must come next."""
        self.unset_deadline()
        self.deadline = self.loop.call_later(seconds, self.part, 408)

    def unset_deadline(self) -> None:
        """Wait no longer."""
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    # Writing ------------------------------------------------------------------------------

    def part(self, status: int) -> None:
        """Say why, unless a reply has begun, and close."""
        self.unset_deadline()
        self.keeper.has_asked(id(self))
        if self.is_parting or self.transport.is_closing():
            return
        has_begun = self.cycle is not None and not self.cycle.response_complete
        if PageConnection.parting >= MOST_PARTING or has_begun:
            self.drop()
            return
        self.is_parting = True
        PageConnection.parting += 1
        head = [STATUS_LINE[status], b"content-length: 0\r\nconnection: close\r\n"]
        self.transport.write(b"".join([*head, COME_AGAIN if status != 400 else b"", b"\r\n"]))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(PARTING_SECONDS, self.drop)

    def drop(self) -> None:
        """Close at once; a reply in the making is for nobody."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.abort()

    def pause_writing(self) -> None:
        """Look whether the other end takes what was written."""
        super().pause_writing()
        self.taking.watch()

    def on_response_complete(self) -> None:
        """Go on after a reply."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.taking.watch()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection on which nothing more is asked."""
        super().timeout_keep_alive_handler()
        self.taking.watch()


class LiveConnection(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        super().connection_made(transport)
        self.taking = Taking(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self.taking.stop()
        keeper: Doorkeeper = self.app.state.doorkeeper
        keeper.left(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Look whether the other end takes what was written."""
        super().pause_writing()
        self.taking.watch()

    def drop(self) -> None:
        """Close at once."""
        self.disconnected = True
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send something; a handshake that was refused is complete, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; one that is no text ends the connection without a fault of ours."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping, unless the other end does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()
