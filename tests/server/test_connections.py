"""Before a request is read: heads, bodies and connections that never end, and replies untaken."""

import asyncio
import resource

import pytest
from websockets.asyncio.client import connect

from kontor.server.web import connections
from kontor.server.web.doorkeeper import RESERVE, raise_descriptors
from kontor.server.web.shares import Shares, shared
from tests.server.people import run
from tests.server.process import serving
from tests.server.served import ASK, ELSEWHERE, HALF, HERE, Line, served, until

FEW = shared(
    Shares(),
    [
        *("half-open=30", "half-open-per-address=20"),
        *("connections=60", "connections-per-address=40"),
    ],
)


def test_half_requests_keep_nobody_out(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite, shares=FEW) as server:
            for _ in range(150):
                await server.connect(HERE, HALF)
            keeper = server.app.state.doorkeeper
            inside = server.server.server_state.connections
            assert await server.ask(address=ELSEWHERE) == 200
            assert await server.ask() == 200  # not even whoever comes from the same address
            assert len(keeper.all_silent) <= 20 and len(inside) <= 22
            for number in range(3, 9):
                for _ in range(10):
                    await server.connect(f"127.0.0.{number}", HALF)
            assert await server.ask(address=ELSEWHERE) == 200
            assert len(keeper.all_silent) <= 30 and len(inside) <= 33

    run(test())


@pytest.mark.long
def test_three_thousand_half_requests_keep_nobody_out(sqlite: str) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8_192, hard), hard))

    async def test(port: int) -> None:
        asked: list[Line] = []
        for number in range(3_000):
            reader, writer = await asyncio.open_connection(HERE, port)
            asked.append(Line(reader, writer))
            await asked[-1].send(HALF)
            if number % 500 == 499:
                for address in (HERE, ELSEWHERE):
                    reader, writer = await asyncio.open_connection(
                        HERE, port, local_addr=(address, 0)
                    )
                    line = Line(reader, writer)
                    await line.send(ASK)
                    assert await line.status() == 200
                    writer.close()
        for line in asked:
            line.writer.transport.abort()

    with serving(sqlite, "--rate", "30") as server:
        run(test(server.port))
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_head_is_short_and_soon_complete(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(sqlite) as server:
            line = await server.connect(HERE, HALF)
            for _ in range(200):  # 20 MB were taken once, and kept
                await line.send(b"x" * 10_000)
            assert await line.status() in (431, 0)
            many = b"".join(b"X-%d: 1\r\n" % number for number in range(150))
            assert await server.ask(ASK[:-2] + many + b"\r\n") == 431
            long = b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            assert await server.ask(long) == 431
            kept = await server.connect(HERE, ASK)
            assert await kept.status() == 200
            monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
            await kept.send(HALF)  # the second request of a connection, too
            asked = tuple(await asyncio.gather(server.ask(HALF), server.ask(b""), kept.is_closed()))
            assert asked == (408, 408, True)

    run(test())


def test_a_body_must_come_soon(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    head = b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\n"

    async def test() -> None:
        async with served(sqlite) as server:
            line = await server.connect(HERE, head + b"Content-Length: 100\r\n\r\ngame=")
            assert await line.is_closed()
            # A body that nobody reads, without an end.
            line = await server.connect(HERE, ASK[:-2] + b"Transfer-Encoding: chunked\r\n\r\n")
            for _ in range(100):
                await line.send(b"2710\r\n" + b"x" * 10_000 + b"\r\n")
            assert await line.is_closed()
            assert await server.ask() == 200

    run(test())


def test_a_refusal_arrives_before_the_body_has_been_sent(sqlite: str) -> None:
    head = b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://evil.example\r\n"

    async def test() -> None:
        async with served(sqlite) as server:
            line = await server.connect(HERE, head + b"Content-Length: 9000\r\n\r\n")
            assert await line.status() == 403
            for _ in range(40):  # the connection is good for many of them
                await line.send(b"x" * 9_000 + head + b"Content-Length: 9000\r\n\r\n")
                assert (await line.reader.readuntil(b"HTTP/1.1 403"))[-3:] == b"403"
            await line.send(b"x" * 9_000 + ASK)
            assert (await line.reader.readuntil(b"HTTP/1.1 200"))[-3:] == b"200"
            line = await server.connect(HERE, head + b"Content-Length: 90000000\r\n\r\n")
            assert await line.status() == 403
            for _ in range(100):
                await line.send(b"x" * 10_000)
            assert await line.is_closed()

    run(test())


def test_requests_sent_ahead_are_few(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite) as server:
            line = await server.connect(HERE, ASK * 2_000)
            assert await line.is_closed()
            assert await server.ask() == 200
            assert server.server.server_state.total_requests < 20

    run(test())


def test_where_there_is_no_room_one_is_told_so(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite, shares=FEW) as server:
            lines = [await server.connect(HERE, ASK) for _ in range(40)]
            assert {await line.status() for line in lines} == {200}
            refused = await server.connect(HERE, ASK)
            assert await refused.status() == 503 and "retry-after" in refused.head
            assert await server.ask(address=ELSEWHERE) == 200
            lines[0].writer.close()
            while (status := await server.ask()) == 503:  # it has not been noticed yet
                await asyncio.sleep(0.02)
            assert status == 200

    run(test())


def test_short_of_descriptors_one_is_told_so_and_those_inside_are_served(sqlite: str) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def test() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (RESERVE + 150, hard))
        async with served(sqlite, shares=None) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            lines = [await server.connect(HERE, ASK) for _ in range(160)]
            found = [await line.status() for line in lines]
            assert found.count(200) == 150 and found.count(503) == 10
            await lines[0].reader.readexactly(10)
            await lines[0].send(ASK)
            assert (await lines[0].reader.readuntil(b"HTTP/1.1 200"))[-3:] == b"200"

    try:
        run(test())
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(256, soft // 2), hard))
        raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= soft
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_reply_that_nobody_takes_is_dropped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.2)
    page = b"GET /rules/merchants HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def test() -> None:
        async with served(sqlite) as server:
            line = await server.connect(HERE)
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(120):
                await line.send(page)
                await asyncio.sleep(0.005)
            # Its client cannot notice.
            await until(lambda: not server.server.server_state.connections)

    run(test())


def test_pings_are_not_answered_to_whoever_does_not_read(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite) as server:
            service = server.app.state.service
            table = await service.create("host", "fugger", 2, names=["Ada"])
            address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live"
            bearer = {"Authorization": "Bearer " + "x" * 43}
            async with connect(address, additional_headers=bearer, open_timeout=60) as socket:
                await socket.recv()
                (mine,) = [
                    one
                    for one in server.server.server_state.connections
                    if isinstance(one, connections.LiveConnection)
                ]
                mine.pause_writing()
                for _ in range(2_000):
                    mine.conn.send_pong(b"x" * 100)
                    mine.handle_ping()
                assert mine.transport.get_write_buffer_size() < 10_000

    run(test())


def test_the_server_itself_believes_no_forwarded_header(sqlite: str) -> None:
    ask = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-Proto: https\r\n"

    async def test() -> None:
        async with served(sqlite) as server:
            line = await server.connect(HERE, ask + b"X-Forwarded-For: 192.0.2.1\r\n\r\n")
            assert await line.status() == 200
            assert "set-cookie: kontor=" in line.head and "secure" not in line.head

    run(test())


def test_messages_are_compressed_for_whoever_takes_that(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite) as server:
            service = server.app.state.service
            table = await service.create("host", "fugger", 2, names=["Ada"])
            address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live"
            bearer = {"Authorization": "Bearer " + "x" * 43}
            sights = []
            for offer in ("deflate", None):
                async with connect(
                    address, additional_headers=bearer, compression=offer, open_timeout=60
                ) as socket:
                    sights.append(await socket.recv())
                    assert socket.response
                    agreed = socket.response.headers.get("Sec-WebSocket-Extensions", "")
                    assert ("server_max_window_bits=13" in agreed) is (offer is not None)
            assert sights[0] == sights[1]

    run(test())
