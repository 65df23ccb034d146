"""Sockets: so many per device, address and table, and a spectator costs only the spectator."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kontor.server.service.errors import ServiceError
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.web.crowd import Crowd
from kontor.server.web.shares import Shares, shared
from tests.server.people import run
from tests.server.served import ELSEWHERE, HERE, PATIENCE, Served, served, until

FEW = shared(Shares(), ["sockets-per-device=2", "sockets-per-address=4", "sockets-per-table=6"])


def bearer(name: str) -> dict[str, str]:
    """Return the header of a program."""
    return {"Authorization": f"Bearer {name:x<43}"}


def follow(
    server: Served, table: str, name: str, address: str = HERE, page: bool = False
) -> connect:
    """Follow a table as a program, or as a page."""
    path = f"/table/{table}/live" if page else f"/api/v1/tables/{table}/live"
    where = f"ws://127.0.0.1:{server.port}{path}"
    return connect(
        where, additional_headers=bearer(name), local_addr=(address, 0), open_timeout=PATIENCE
    )


async def is_let_in(stack: AsyncExitStack, wish: connect) -> bool:
    """Tell whether a socket is let in; otherwise it is told when to come again."""
    try:
        socket = await stack.enter_async_context(wish)
    except InvalidStatus as refused:
        assert refused.response.status_code == 429
        assert int(refused.response.headers["retry-after"]) > 0
        assert json.loads(refused.response.body or b"")["name"] == "error-too-many-sockets"
        return False
    await socket.recv()
    return True


def test_sockets_are_counted_by_device_address_and_table(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite, shares=FEW) as server, AsyncExitStack() as stack:
            table = await server.app.state.service.create("host", "fugger", 2, names=["Ada"])
            other = await server.app.state.service.create("host", "fugger", 2, names=["Ada"])
            tried = [("a", HERE)] * 3 + [("b", HERE)] * 2 + [("c", HERE), ("c", ELSEWHERE)]
            tried += [("d", ELSEWHERE)] * 2
            found = [
                await is_let_in(stack, follow(server, table, name, address))
                for name, address in tried
            ]
            assert found == [True, True, False, True, True, False, True, True, False]
            assert await is_let_in(stack, follow(server, other, "d", ELSEWHERE))
            await stack.aclose()
            await until(lambda: not server.app.state.crowd.open)

    run(test())


def test_refused_and_broken_sockets_are_no_fault_of_ours(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with served(sqlite, shares=FEW) as server, AsyncExitStack() as stack:
            table = await server.app.state.service.create("host", "fugger", 2, names=["Ada"])
            let_in = [await is_let_in(stack, follow(server, table, "a")) for _ in range(4)]
            assert let_in == [True, True, False, False]
            socket = await stack.enter_async_context(follow(server, table, "b"))
            socket.protocol.send_text(b"\xff\xfe")
            socket.transport.write(b"".join(socket.protocol.data_to_send()))
            with pytest.raises(ConnectionClosed):
                for _ in range(3):
                    await socket.recv()

    run(test())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_without_shares_nobody_is_counted_out() -> None:
    crowd = Crowd(None)
    for _ in range(500):
        crowd.enter("table", "device")
    crowd = Crowd(FEW)
    for _ in range(6):
        crowd.enter("table", "")
    with pytest.raises(ServiceError):
        crowd.enter("table", "")


async def is_quiet(socket: ClientConnection) -> bool:
    """Tell whether nothing comes for a while."""
    try:
        await asyncio.wait_for(socket.recv(), 0.2)
    except TimeoutError:
        return True
    return False


def test_a_spectator_wakes_nobody_up(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite) as server:
            service = server.app.state.service
            ada, ben = (hashed(BEARER, f"{name:x<43}") for name in ("ada", "ben"))
            table = await service.create(ada, "fugger", 2, names=["Ada"])
            await service.claim(ben, await service.invitation(ada, table, 1), "Ben")
            looks = []
            real = service.sight

            async def noting(*given: object, **named: object) -> object:
                looks.append(given[1])
                return await real(*given, **named)

            service.sight = noting
            async with follow(server, table, "ada") as socket:
                await socket.recv()
                for _ in range(2):
                    async with AsyncExitStack() as stack:
                        for number in range(5):
                            wish = follow(server, table, f"spectator {number}", page=True)
                            await (await stack.enter_async_context(wish)).recv()
                    assert await is_quiet(socket)
                assert looks.count(ada) == 1
                async with follow(server, table, "ben") as other:  # he is shown as present
                    await other.recv()
                    assert json.loads(await socket.recv())["seats"][1]["online"]
                assert not json.loads(await socket.recv())["seats"][1]["online"]

    run(test())


def test_who_pings_without_end_is_sent_away(sqlite: str) -> None:
    async def test() -> None:
        async with served(sqlite) as server:
            table = await server.app.state.service.create("host", "fugger", 2, names=["Ada"])
            async with follow(server, table, "a") as socket:
                await socket.recv()
                with pytest.raises(ConnectionClosed):
                    for _ in range(500):
                        await socket.send("ping")
                        await asyncio.sleep(0.002)

    run(test())
