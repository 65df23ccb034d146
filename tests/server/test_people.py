"""People: a key opens seats and tables on any device, can be renewed, and devices can be ended."""

from collections.abc import Iterator
from copy import copy
from pathlib import Path

import httpx
import pytest

from kontor.server.service.known_people import People
from tests.server.people import ADA, BEN, CLEO, EVE, opened, refused, run, two_people
from tests.server.process import ServerProcess, serving

PHONE = {"user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"}


def test_a_key_opens_the_seats_on_another_device(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            people = service.people
            token = await people.first_key(BEN, "iphone")
            assert token and await people.first_key(BEN, "iphone") == ""
            assert await people.person_of(CLEO) == CLEO
            await people.open_key(CLEO, token, "mac")
            assert await people.person_of(CLEO) == BEN
            assert (await service.sight(table, await people.person_of(CLEO))).me == 1
            devices = [(row.device, row.kind) for row in await people.devices(CLEO)]
            assert devices == [(BEN, "iphone"), (CLEO, "mac")]

    run(test())


def test_a_new_key_replaces_the_old_and_leaves_devices_alone(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            people = service.people
            old = await people.first_key(BEN, "")
            await people.open_key(CLEO, old, "")
            new = await people.new_key(CLEO, "")
            assert await refused(people.open_key(EVE, old, "")) == "error-no-such-key"
            assert await people.open_key(EVE, new, "") == BEN
            assert await people.person_of(CLEO) == BEN
            assert await people.is_key_of(new, BEN) and not await people.is_key_of(old, BEN)
            assert not await people.is_key_of("", ADA)

    run(test())


def test_an_ended_device_is_a_stranger_even_the_first_one(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            people = service.people
            await people.open_key(CLEO, await people.first_key(BEN, ""), "")
            assert await refused(people.end(ADA, BEN)) == "error-no-such-device"
            await people.end(CLEO, BEN)
            assert await people.person_of(BEN) not in (BEN, CLEO)
            assert (await service.sight(table, await people.person_of(BEN))).me == -1
            assert (await service.sight(table, await people.person_of(CLEO))).me == 1

    run(test())


def test_another_process_hears_of_an_ended_device(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            now = [0.0]
            shared = copy(service.store)
            shared.is_shared = True
            other = People(shared)
            other.now = lambda: now[0]
            await service.people.open_key(CLEO, await service.people.first_key(BEN, ""), "")
            assert await other.person_of(CLEO) == BEN
            await service.people.end(BEN, CLEO)
            assert await other.person_of(CLEO) == BEN  # for two seconds at most
            now[0] = 3.0
            assert await other.person_of(CLEO) not in (BEN, CLEO)

    run(test())


def test_alone_with_its_database_a_process_need_not_ask_whose_a_device_is(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            people, now, asked = service.people, [0.0], []
            people.now = lambda: now[0]
            await people.open_key(CLEO, await people.first_key(BEN, ""), "")
            real = people.rows.person_of

            async def noting(device: str) -> str | None:
                asked.append(device)
                return await real(device)

            monkeypatch.setattr(people.rows, "person_of", noting)
            for now[0] in (10.0, 20.0, 60.0):
                assert await people.person_of(CLEO) == BEN
            assert asked == [CLEO]
            await people.end(BEN, CLEO)
            assert await people.person_of(CLEO) not in (BEN, CLEO)

    run(test())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server."""
    file: Path = tmp_path_factory.mktemp("people") / "tables.db"
    with serving(f"sqlite:///{file}") as running:
        yield running


def browser(server: ServerProcess, **headers: str) -> httpx.Client:
    """Return a browser that has just come."""
    own = {"origin": server.base, **headers}
    return httpx.Client(base_url=server.base, headers=own, follow_redirects=True, timeout=120)


def test_whoever_opens_a_table_gets_a_key_that_another_browser_can_use(
    server: ServerProcess,
) -> None:
    with browser(server) as laptop, browser(server, **PHONE) as phone:
        laptop.get("/")
        fields = {"game": "fugger", "name": "Ada", "seat2": "friend"}
        opened_table = laptop.post("/tables", data=fields)
        table = opened_table.url.path
        assert table.startswith("/table/")
        key = f"/key/{laptop.cookies['kontor_key']}"
        assert key in laptop.get("/me").text and "<svg" in laptop.get("/me").text
        assert laptop.get("/me").headers["cache-control"] == "no-store"
        phone.get("/")
        assert table not in phone.get("/").text
        asked = phone.get(key)  # a preview of the link changes nothing
        assert asked.status_code == 200 and table not in phone.get("/").text
        assert phone.post(key).url.path == "/"
        assert table in phone.get("/").text
        assert "iPhone" in laptop.get("/me").text
        phone_page = phone.get("/me").text
        assert key in phone_page
        laptop.post("/me/key")
        assert phone.get(key).status_code == 404
        assert key not in phone.get("/me").text
