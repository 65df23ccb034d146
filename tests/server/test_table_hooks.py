"""The webhook of a table: who may set it, what it is told, and what it can never notice."""

import json
import re
from collections import Counter
from typing import Any

from kontor.engine.chance import seeded
from kontor.server.store.calling_rows import HOOK
from tests.server.office import AFTER, BASE, SWEEP, Office, office
from tests.server.people import ADA, BEN, CLEO, one_answer, refused, run, two_people
from tests.server.postbox import Receiver, receiver
from tests.server.test_private_steps import drafted, three_people
from tests.server.visitors import open_table, running, visitor

TOLD = {"table", "link", "game", "title", "since", "deadline", "waiting", "asked"}
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


async def hooked(place: Office, program: Receiver, table: str) -> None:
    """Let a program be told whose turn it is at a table."""
    await place.calling.add_table_hook(ADA, table, f"{program.base}/room", "en", BASE)


def bodies(program: Receiver) -> list[Any]:
    """Return what a program was told."""
    return [json.loads(post.body) for post in program.posts]


def test_a_table_tells_a_program_whose_turn_it_is(database: str) -> None:
    async def test() -> None:
        async with receiver() as program, office(database, push=True) as place:
            table = await two_people(place.service)
            add = place.calling.add_table_hook
            assert await refused(add(BEN, table, program.base, "en", BASE)) == "error-not-host"
            await hooked(place, program, table)
            for device in (ADA, BEN):
                notes = [line.text for line in (await place.service.sight(table, device)).chat]
                assert notes[-1] == "note-hook-on"
            asked = await place.asked_at(table)
            await place.pass_time(SWEEP + AFTER)
            await place.pass_time(SWEEP + AFTER)
            (body,) = bodies(program)  # once for each turn
            assert body["text"].startswith(f"{NAMES[asked]} is to move")
            (one,) = body["tables"]
            assert set(one) == TOLD and one["asked"] == [NAMES[asked]]
            other = BEN if asked == ADA else ADA
            await place.answer_until(table, other)
            # Who looks at the table need not be called.
            place.service.present[table] = Counter({other: 1})
            await place.pass_time(SWEEP + AFTER)
            assert len(program.posts) == 1
            place.service.present.clear()
            await place.answer_until(table, asked)
            await place.pass_time(SWEEP + AFTER)
            assert [body["tables"][0]["asked"] for body in bodies(program)[1:]] == [[NAMES[asked]]]
            # The next host has it in hand.
            await place.service.pass_host(ADA, table, 1)
            (way,) = await place.calling.ways(table)
            await place.calling.remove(ADA, way.id)
            assert await place.calling.ways(table) == [way]
            await place.calling.remove(BEN, way.id)
            assert await place.calling.ways(table) == []
            chat = (await place.service.sight(table, ADA)).chat
            assert chat[-1].text == "note-hook-off"

    run(test())


def test_addresses_of_our_own_network_are_refused(sqlite: str) -> None:
    async def test() -> None:
        async with receiver() as program, office(sqlite, push=True) as place:
            table = await two_people(place.service)
            object.__setattr__(place.calling.offer, "private", False)
            add = place.calling.add_table_hook(ADA, table, program.base, "en", BASE)
            assert await refused(add) == "error-hook"
            assert (await place.service.sight(table, ADA)).chat[-1].text != "note-hook-on"

    run(test())


def test_a_program_never_notices_what_somebody_prepares_in_secret(sqlite: str) -> None:
    async def test() -> None:
        async with receiver() as program, office(sqlite, push=True) as place:
            table = await three_people(place.service)
            await hooked(place, program, table)
            chance = seeded("hooks")
            said: list[str] = []
            for number in range(20):
                await place.pass_time(SWEEP + AFTER)
                before = len(program.posts)
                for seat in range(3):
                    said += await drafted(place.service, table, seat, number)
                await place.pass_time(SWEEP + AFTER)
                assert len(program.posts) == before > 0
                if said:
                    return
                await one_answer(place.service, table, chance, ADA, BEN, CLEO)
            raise AssertionError("nobody has prepared anything")

    run(test())


def test_it_goes_with_the_table_and_with_the_host(sqlite: str) -> None:
    async def test() -> None:
        async with receiver() as program, office(sqlite, push=True) as place:
            first, second = await two_people(place.service), await two_people(place.service)
            for table in (first, second):
                await hooked(place, program, table)
                assert [way.kind for way in await place.calling.ways(table)] == [HOOK]
            await place.service.upkeep.remove(first)
            assert await place.calling.ways(first) == []
            await place.service.erase(ADA)
            assert await place.calling.ways(second) == []

    run(test())


def test_the_host_sets_and_removes_it_on_their_own_page(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite, private_hooks=True) as app:
            host, other = visitor(app), visitor(app, "192.0.2.2")
            table = await open_table(host)
            about = {"address": "http://127.0.0.1:1/room", "table": table}
            assert f'value="{table}"' in (await host.get("/me")).text
            assert table not in (await other.get("/me")).text
            assert (await other.post("/me/hook", data=about)).status_code == 403
            assert (await host.post("/me/hook", data=about)).status_code == 303
            page = (await host.get("/me")).text
            assert about["address"] in page
            (way,) = re.findall(r'name="way" value="(\w+)"', page)
            assert about["address"] not in (await host.get(f"/table/{table}")).text
            assert (await host.post("/me/way", data={"way": way})).status_code == 303
            assert about["address"] not in (await host.get("/me")).text

    run(test())
