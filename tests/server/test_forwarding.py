"""Behind a proxy: whose address counts, and when a connection is secure."""

import pytest

from tests.server.people import run
from tests.server.visitors import running, statuses, visitor

PROXY = "10.0.0.5"
TRUSTED = ("127.0.0.1", "10.0.0.0/8", "2001:db8::/32")
CLIENT = "198.51.100.7"


def few() -> dict[str, object]:
    """Return settings under which three requests are too many."""
    from kontor.server.web.shares import Shares, shared  # noqa: PLC0415

    return {"shares": shared(Shares(), ["requests=2/0.01", "devices-per-address=1"])}


def test_nobody_is_believed_by_default_not_even_this_machine(sqlite: str) -> None:
    """An address of one's own choice in each request does not help."""

    async def test() -> None:
        async with running(sqlite, **few()) as app:
            found = []
            for number in range(6):
                named = {"x-forwarded-for": f"192.0.2.{number}", "x-forwarded-proto": "https"}
                async with visitor(app, "127.0.0.1", **named) as client:
                    reply = await client.get("/rules/fugger")
                    found.append(reply.status_code)
                    assert "secure" not in reply.headers.get("set-cookie", "").lower()
            assert found == [200] * 2 + [429] * 4

    run(test())


@pytest.mark.parametrize(
    "header, value",
    [
        ("x-forwarded-for", "{mine}, 198.51.100.7"),
        ("x-forwarded-for", "{mine}, 198.51.100.7, 10.1.2.3, 127.0.0.1"),
        ("x-forwarded-for", "{mine}, 198.51.100.7:4711"),
        ("x-forwarded-for", "[2001:db8::1], nonsense, 198.51.100.7"),
        ("forwarded", 'for={mine}, for=198.51.100.7;proto=https, for="[2001:db8::9]:80"'),
    ],
)
def test_the_first_address_that_is_no_proxy_counts(sqlite: str, header: str, value: str) -> None:
    async def test() -> None:
        async with running(sqlite, trusted_proxies=TRUSTED, **few()) as app:
            found = []
            for number in range(4):
                named = {header: value.format(mine=f"192.0.2.{number}")}
                async with visitor(app, PROXY, **named) as client:
                    found += await statuses(client, 1)
            assert found == [200, 200, 429, 429]
            async with visitor(app, PROXY, **{header: "192.0.2.77"}) as client:
                client.headers[header] = "for=192.0.2.77" if header == "forwarded" else "192.0.2.77"
                assert await statuses(client, 1) == [200]

    run(test())


def test_behind_tls_the_cookie_is_for_this_host_and_secure(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, trusted_proxies=TRUSTED) as app:
            named = {"x-forwarded-for": CLIENT, "x-forwarded-proto": "https"}
            async with visitor(app, PROXY, **named) as client:
                reply = await client.get("/")
                cookie = reply.headers["set-cookie"]
                assert cookie.startswith("__Host-kontor=") and "; Secure" in cookie
                assert "max-age=" in reply.headers["strict-transport-security"]
                chosen = await client.get("/language/de")
                assert "; Secure" in chosen.headers["set-cookie"]
            async with visitor(app, CLIENT) as client:
                reply = await client.get("/")
                assert "Secure" not in reply.headers["set-cookie"]
                assert "strict-transport-security" not in reply.headers

    run(test())
