"""Behind nginx and Caddy, with the examples of deploy/: two processes on one PostgreSQL."""

import asyncio
import inspect
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from pathlib import Path
from ssl import SSLContext

import httpx
import pytest
from websockets.asyncio.client import connect

from kontor.cli.serve import serve
from kontor.server.store.moderation import Ban, Moderation
from kontor.server.store.store import Store
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess, serving
from tests.server.proxies import NAME, caddy, nginx, trusting

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]

FOREIGN = "127.0.0.2"
PROXIES: dict[str, Callable[[Path, list[int]], AbstractContextManager[int]]] = {
    "nginx": nginx,
    "caddy": caddy,
}
TRUSTED = ("--trusted-proxy", "127.0.0.1")
OPTIONS = TRUSTED if "trusted_proxy" in inspect.signature(serve).parameters else ()


@dataclass
class Place:
    """Two servers behind a proxy."""

    port: int
    trusted: SSLContext
    servers: list[ServerProcess]
    database: str

    @property
    def base(self) -> str:
        """Return the public address."""
        return f"https://{NAME}:{self.port}"

    def browser(self, address: str = "127.0.0.1") -> httpx.Client:
        """Return a browser that comes from an address of this machine."""
        transport = httpx.HTTPTransport(verify=self.trusted, local_address=address)
        return httpx.Client(transport=Here(transport), base_url=self.base, timeout=120)


class Here(httpx.BaseTransport):
    """Finds the public name on this machine."""

    def __init__(self, inner: httpx.HTTPTransport) -> None:
        self.inner = inner

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request to this machine, whatever its name says."""
        return self.inner.handle_request(
            httpx.Request(
                request.method,
                request.url.copy_with(host="127.0.0.1"),
                headers=request.headers,
                stream=request.stream,
                extensions={**request.extensions, "sni_hostname": NAME},
            )
        )


@pytest.fixture(scope="module", params=list(PROXIES))
def place(
    request: pytest.FixtureRequest,
    postgres_server: Postgres,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Place]:
    """Run two servers on one database behind a proxy."""
    database = postgres_server.database()
    folder = tmp_path_factory.mktemp(request.param)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(database, "--allow-host", NAME, *OPTIONS)) for _ in range(2)
        ]
        ports = [server.port for server in servers]
        port = stack.enter_context(PROXIES[request.param](folder, ports))
        yield Place(port, trusting(folder / "made.pem"), servers, database)


def ask(http: httpx.Client, place: Place, path: str, **fields: object) -> httpx.Response:
    """Send what the page's script sends."""
    return http.post(path, json=fields, headers={"origin": place.base})


def test_a_game_is_played_over_tls_with_secure_cookies_and_sockets(place: Place) -> None:
    with place.browser() as ada:
        first = ada.get("/")
        assert first.status_code == 200
        cookie = first.headers["set-cookie"]
        assert cookie.startswith("__Host-kontor=") and "secure" in cookie.lower()
        assert first.headers["strict-transport-security"]
        opened = ada.post(
            "/tables",
            data={"game": "fugger", "name": "Ada", "seat2": "here"},
            headers={"origin": place.base},
        )
        table = opened.headers["location"]

        async def follow() -> None:
            jar = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
            async with connect(
                f"wss://{NAME}:{place.port}{table}/live",
                host="127.0.0.1",
                port=place.port,
                ssl=place.trusted,
                origin=place.base,  # type: ignore[arg-type]
                additional_headers={"cookie": jar},
                max_size=2**22,
            ) as socket:
                told = json.loads(await asyncio.wait_for(socket.recv(), 30))
                for number in range(6):
                    page = ada.get(table).text
                    seat = int(re.findall(r'data-me="(\d)"', page)[0])
                    version = int(re.findall(r'data-version="(\d+)"', page)[0])
                    word = re.findall(r'data-word="([^"]+)"', page)[0]
                    reply = ask(
                        *(ada, place, f"{table}/answer"),
                        **{"seat": seat, "word": word, "version": version, "key": f"k{number}"},
                    )
                    assert reply.status_code == 200, reply.text
                    while told["version"] < reply.json()["version"]:
                        told = json.loads(await asyncio.wait_for(socket.recv(), 30))

        asyncio.run(follow())


def test_what_is_for_the_operator_stays_inside_and_too_much_outside(place: Place) -> None:
    with place.browser() as http:
        assert http.get("/readyz").status_code == 404
        assert http.get("/metrics").status_code == 404
        assert http.get("/healthz").status_code == 200
        large = http.post("/tables", content=b"x" * 300_000, headers={"origin": place.base})
        assert large.status_code == 413
        assert "Kontor" not in http.get("/", headers={"host": "elsewhere.example"}).text


def test_the_address_is_that_of_who_asks_and_cannot_be_made_up(place: Place) -> None:
    async def ban(who: str) -> None:
        store = Store(place.database)
        await Moderation(store).ban(Ban(who, "", 0.0))
        await store.engine.dispose()

    asyncio.run(ban(FOREIGN))
    with place.browser() as near, place.browser(FOREIGN) as far:
        until = time.monotonic() + 240
        # Both servers have learned of it when it is refused many times in a row.
        refused = 0
        while refused < 10:
            assert time.monotonic() < until
            refused = refused + 1 if far.get("/").status_code == 403 else 0
            time.sleep(0.05)
        for name in ("x-forwarded-for", "forwarded", "x-real-ip"):
            lie = FOREIGN if name != "forwarded" else f"for={FOREIGN}"
            assert near.get("/", headers={name: lie}).status_code == 200
            truth = "127.0.0.1" if name != "forwarded" else "for=127.0.0.1"
            assert far.get("/", headers={name: truth}).status_code == 403


def test_when_one_process_is_gone_the_other_serves_all(place: Place) -> None:
    with place.browser() as http:
        new = {"game": "fugger", "seats": 2, "names": ["Ada", "Ben"]}
        table = ask(http, place, "/api/v1/tables", **new)
        assert table.status_code in (201, 401)
        place.servers[0].kill()
        try:
            for _ in range(20):
                assert http.get("/").status_code == 200
        finally:
            place.servers[0].start()
