"""Keeping order: hosts silence and send away, everybody reports, the operator bans."""

import asyncio
import json
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from kontor.server.service.bans import Bans
from kontor.server.service.errors import ServiceError
from kontor.server.service.keeper import Keeper
from kontor.server.service.life import Life
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.store.moderation import Ban, Moderation
from kontor.server.store.store import Store
from kontor.server.store.upkeep import Upkeep
from tests.server.people import ADA, BEN, CLEO, EVE, opened, refused, run
from tests.server.process import API, live, new_bearer, next_sight, serving


def test_a_host_silences_a_seat_and_lets_it_speak_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 3, names=["Ada"], public=True)
            await service.sit(EVE, table, 1, "Eve")
            await service.say(EVE, table, "Fools")
            assert await refused(service.mute(EVE, table, 0)) == "error-not-host"
            assert await refused(service.mute(ADA, table, 0)) == "error-not-a-guest"
            assert await refused(service.mute(ADA, table, 2)) == "error-not-a-guest"
            await service.mute(ADA, table, 1)
            assert await refused(service.say(EVE, table, "Fools!")) == "error-muted"
            service.cache.slots.clear()
            sight = await service.sight(table, EVE)
            assert [seat.muted for seat in sight.seats] == [False, True, False]
            assert sight.chat[-1].text == "note-mute"
            # A new link to the seat changes nothing; somebody else at the seat is not silenced.
            await service.invitation(ADA, table, 1)
            assert await refused(service.say(EVE, table, "Fools!")) == "error-muted"
            await service.mute(ADA, table, 1, muted=False)
            await service.say(EVE, table, "Sorry")

    run(test())


def test_a_host_sends_somebody_away_who_cannot_sit_down_again(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 4, names=["Ada"], public=True)
            await service.sit(EVE, table, 1, "Eve")
            assert await refused(service.send_away(EVE, table, 1)) == "error-not-host"
            await service.send_away(ADA, table, 1)
            assert await refused(service.sit(EVE, table, 1, "Eva")) == "error-barred"
            await service.sit(BEN, table, 1, "Ben")
            # A link from the host is a welcome.
            await service.claim(EVE, await service.invitation(ADA, table, 2), "Eve")
            await service.sit(CLEO, table, 3, "Cleo")
            await service.start(ADA, table)
            assert await refused(service.send_away(ADA, table, 1)) == "error-only-gathering"

    run(test())


def test_only_those_at_a_table_report_and_only_people(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(
                ADA, "fugger", 3, names=["Ada"], bots=["", "", "random"], public=True
            )
            await service.sit(EVE, table, 1, "Eve")
            assert await refused(service.report(BEN, table, 1, "chat")) == "error-only-players-chat"
            assert await refused(service.report(ADA, table, 2, "chat")) == "error-not-a-guest"
            assert await refused(service.report(ADA, table, 0, "chat")) == "error-not-a-guest"
            assert await refused(service.report(ADA, table, 1, "?")) == "error-no-such-reason"
            assert await service.report(ADA, table, 1, "name", "\x1b[31m rude")
            await service.put_away(ADA, table)
            (report,) = await service.moderation.reports()
            assert (report.table_id, report.person, report.text) == (table, EVE, "[31m rude")

    run(test())


def test_bans_are_for_devices_and_networks_and_end(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            keeper = Keeper(service, Life())
            now = service.now()
            for who, until in ((EVE, 0.0), ("203.0.113.0/24", 0.0), (BEN, now + 60)):
                await service.moderation.ban(Ban(who, "", now, until))
            await keeper.read_bans()
            for device, address in ((EVE, "::1"), ("", "203.0.113.9"), (BEN, "")):
                assert is_banned(service.bans, device, address)
            assert not is_banned(service.bans, ADA, "203.0.114.1")
            assert not is_banned(service.bans, "", "not an address")
            service.now = lambda: now + 61
            await keeper.read_bans()
            assert not is_banned(service.bans, BEN, "")
            assert is_banned(service.bans, EVE, "")

    run(test())


def is_banned(bans: Bans, device: str, address: str) -> bool:
    """Tell whether somebody stays outside."""
    try:
        bans.check(device, address)
    except ServiceError as error:
        return error.name == "error-banned"
    return False


def test_a_running_server_learns_of_bans_and_removed_tables(tmp_path: Path) -> None:
    """The operator works on the database alone; whoever is connected is sent off."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    eve, ada = new_bearer(), new_bearer()
    banned = hashed(BEARER, eve["authorization"].partition(" ")[2])

    async def sent_off(base: str, table: str) -> int | None:
        async with live(base, table, eve) as socket:
            await next_sight(socket)
            store = Store(database)
            await Moderation(store).ban(Ban(banned, "", 0.0))
            await store.engine.dispose()
            try:
                async with asyncio.timeout(60):
                    while True:
                        await socket.recv()
            except ConnectionClosed:
                return socket.close_code

    with serving(database) as server, httpx.Client(base_url=server.base + API) as http:
        new = {"game": "fugger", "seats": 2, "names": ["Ada"]}
        table = http.post("/tables", json=new, headers=ada).json()["id"]
        assert asyncio.run(sent_off(server.base, table)) == 4404
        refusal = http.get(f"/tables/{table}", headers=eve)
        assert (refusal.status_code, refusal.json()["name"]) == (403, "error-banned")
        assert http.get(f"/tables/{table}", headers=ada).status_code == 200
        asyncio.run(gone(Store(database), table))
        assert http.get(f"/tables/{table}", headers=ada).status_code == 404
        assert json.loads(http.get("/tables", headers=ada).text) == {"tables": []}


async def gone(store: Store, table: str) -> None:
    """Remove a table as the operator does."""
    assert await Upkeep(store).remove(table)
    await store.engine.dispose()
