"""Outgoing requests reach the open internet only, where it was checked, and not for long."""

import asyncio
from typing import Any

import pytest

from kontor.server.service import outgoing
from kontor.server.service.outgoing import Unreachable, is_public, post, resolved
from tests.server.people import run
from tests.server.postbox import receiver

INSIDE = (
    *("127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
    *("0.0.0.0", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe"),
    *("2002:7f00:1::", "2002:a00:1::1", "fec0::1", "64:ff9b:1::7f00:1", "::7f00:1"),
)
OUTSIDE = ("1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "64:ff9b::808:808")
MISSPELT = (
    *("", "example.org", "ftp://example.org/", "file:///etc/passwd", "javascript:alert(1)"),
    *("http://", "http:///x", "http://user:word@example.org/", "http://example.org:0/"),
    *("http://example.org:99999/", "http://example.org/\r\nX: y", "http://example.org/a b"),
    *("http://ex\u00e4mple.org/", "http://[::1", "https://example.org/" + "x" * 1000),
)


@pytest.mark.parametrize("address", INSIDE)
def test_only_public_addresses_are_reached(address: str) -> None:
    assert not is_public(address)

    async def test() -> None:
        with pytest.raises(Unreachable):
            await resolved(address, 80, private=False)

    run(test())


@pytest.mark.parametrize("address", OUTSIDE)
def test_public_addresses_may_be_reached(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", MISSPELT)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Unreachable):
        outgoing.checked(address)


def test_one_private_address_of_a_name_is_one_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()

        async def found(*_: object, **__: object) -> list[Any]:
            return [(2, 1, 6, "", (one, 80)) for one in ("1.1.1.1", "10.0.0.1")]

        monkeypatch.setattr(loop, "getaddrinfo", found)
        with pytest.raises(Unreachable):
            await resolved("example.org", 80, private=False)
        assert await resolved("example.org", 80, private=True) == "1.1.1.1"

    run(test())


def test_a_name_is_connected_where_it_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere at the second question is not asked a second time."""

    async def test() -> None:
        connected: list[str] = []

        async def public(host: str, port: int, private: bool) -> str:
            assert (host, private) == ("rebinding.example", False)
            return "1.1.1.1"

        async def connection(host: str, port: int, **options: object) -> Any:
            connected.append(host)
            raise ConnectionRefusedError

        monkeypatch.setattr(outgoing, "resolved", public)
        monkeypatch.setattr(asyncio, "open_connection", connection)
        with pytest.raises(Unreachable):
            await post("https://rebinding.example/", b"", {})
        assert connected == ["1.1.1.1"]

    run(test())


def test_a_receiver_that_says_nothing_or_too_much_is_left() -> None:
    async def test() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"HTTP/1.1" + b" " * 4096)
                    await writer.drain()
            except OSError:
                writer.close()

        for rude in (silent, endless):
            server = await asyncio.start_server(rude, "127.0.0.1", 0)
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable):
                await post(f"http://127.0.0.1:{port}/", b"x", {}, private=True, seconds=0.3)
            server.close()

    run(test())


def test_a_small_post_arrives_whole_and_redirects_are_not_followed() -> None:
    async def test() -> None:
        async with receiver() as program:
            program.status = 307
            there = f"{program.base}/a/b?c=d"
            assert await post(there, b"hello", {"X-One": "two"}, private=True) == 307
            (got,) = program.posts
            assert (got.target, got.body) == ("/a/b?c=d", b"hello")
            assert got.headers["x-one"] == "two"
            assert got.headers["host"] == f"127.0.0.1:{program.port}"
            with pytest.raises(Unreachable):
                await post(there, b"hello", {})
            assert len(program.posts) == 1

    run(test())
