"""A person's own tables as lists: parts, search, shelf, and nothing hidden in a line."""

import msgspec
import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.server.service.service import Service
from kontor.server.service.sight import TableLine
from kontor.server.store.table_parts import FINISHED, RUNNING, SHELVED, Search
from tests.server.people import ADA, BEN, EVE, one_answer, opened, play_to_end, refused, run
from tests.server.people import two_people as two_at_a_table

ALL = Search()


async def may(service: Service, device: str, part: str) -> list[list[str]]:
    """Return what somebody may do with the tables of a part."""
    return [list(line.may) for line in await service.part(device, part, ALL)]


def test_a_finished_table_is_put_on_the_shelf_and_taken_down(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_at_a_table(service)
            assert await refused(service.shelve(ADA, table)) == "error-still-playing"
            assert await may(service, ADA, RUNNING) == [["leave"]]
            sight = await play_to_end(service, table, ADA, BEN)
            (line,) = await service.part(ADA, FINISHED, ALL)
            assert line.winners == sight.winners
            assert line.may == ["rematch", "shelve", "circle", "delete"]
            await service.shelve(ADA, table)
            await service.shelve(ADA, table)
            assert await service.part(ADA, FINISHED, ALL) == []
            (line,) = await service.part(ADA, SHELVED, ALL)
            assert "unshelve" in line.may
            assert len(await service.part(BEN, FINISHED, ALL)) == 1
            mine = await service.mine(ADA)
            assert (mine.all_finished, mine.all_shelved) == (0, 1)
            await service.shelve(ADA, table, False)
            assert len(await service.part(ADA, FINISHED, ALL)) == 1
            assert await refused(service.shelve(EVE, table)) == "error-not-your-seat"
            await service.shelve(ADA, table)
            await service.put_away(ADA, table)
            await service.put_away(BEN, table)
            assert (await service.own.counts(ADA, ALL))[SHELVED] == 0

    run(test())


def test_what_may_be_done_is_what_is_not_refused(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            gathering = await service.create(ADA, "fugger", 3, names=["Ada"])
            await service.sit(BEN, gathering, 1, "Ben")
            assert await may(service, ADA, RUNNING) == [["delete"]]
            assert await may(service, BEN, RUNNING) == [["leave"]]
            await service.leave(BEN, gathering, 1)
            await service.put_away(ADA, gathering)
            alone = await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", "random"])
            await service.start(ADA, alone)
            assert await may(service, ADA, RUNNING) == [["delete"]]
            await service.put_away(ADA, alone)
            assert await service.part(ADA, RUNNING, ALL) == []

    run(test())


@pytest.mark.parametrize(
    ("text", "slugs", "found"),
    [
        ("ben", (), {"fugger", "emperor"}),
        ("É", (), {"emperor"}),
        ("élise", (), {"emperor"}),
        ("shadow", ("emperor",), {"emperor"}),
        ("100%", (), set()),
        ("_", (), set()),
    ],
)
def test_tables_are_found_by_name_and_game(
    sqlite: str, text: str, slugs: tuple[str, ...], found: set[str]
) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            first = await service.create(ADA, "fugger", 2, names=["Ada"])
            await service.sit(BEN, first, 1, "Ben")
            second = await service.create(ADA, "emperor", 3, names=["Ada"])
            await service.sit(BEN, second, 1, "Bennet")
            await service.sit(EVE, second, 2, "Élise")
            lines = await service.part(ADA, RUNNING, Search(text, slugs))
            assert {line.game for line in lines} == found
            counts = await service.own.counts(ADA, Search(text, slugs))
            assert counts == {RUNNING: len(found), FINISHED: 0, SHELVED: 0}

    run(test())


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_line_tells_what_everybody_at_the_table_is_told(sqlite: str, slug: str) -> None:
    """What is asked in a list is the line that the others read, and the same for all."""

    async def test() -> None:
        async with opened(sqlite) as service:
            seats = games.load(slug).least_seats
            devices = [ADA, BEN, EVE][:seats]
            table = await service.create(ADA, slug, seats, names=["Ada"])
            for seat, name in enumerate(("Ben", "Eve")[: seats - 1], 1):
                await service.sit(devices[seat], table, seat, name)
            await service.start(ADA, table)
            chance = seeded(f"lines {slug}")
            for _ in range(12):
                await one_answer(service, table, chance, *devices)
                own = {"my_seats", "my_turn", "may"}
                told = [
                    msgspec.structs.asdict((await service.part(device, RUNNING, ALL))[0])
                    for device in devices
                ]
                public = [{key: one[key] for key in one if key not in own} for one in told]
                assert all(one == public[0] for one in public)
                (line,) = await service.part(BEN, RUNNING, ALL)
                assert line.waiting == (await service.sight(table, BEN)).waiting
                assert isinstance(line, TableLine) and line.rounds >= 0

    run(test())


def test_a_circle_tells_nothing_of_games_that_run(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            first = await two_at_a_table(service)
            await play_to_end(service, first, ADA, BEN)
            circle = await service.make_circle(ADA, first)
            await service.answer_circle(BEN, circle, True)
            before = msgspec.to_builtins(await service.circle(ADA, circle))
            running = await two_at_a_table(service)
            dealt = msgspec.to_builtins(await service.circle(ADA, circle))
            chance = seeded("circle")
            for _ in range(10):
                await one_answer(service, running, chance, ADA, BEN)
            after = msgspec.to_builtins(await service.circle(ADA, circle))
            assert len(after["tables"]) == 1 and before["tables"] == []
            assert after.keys() == before.keys()
            for name in before.keys() - {"tables"}:
                assert after[name] == before[name], name
            told = {"game", "names", "phase", "state", "title", "people"}
            for name in told & after["tables"][0].keys():
                assert after["tables"][0][name] == dealt["tables"][0][name], name

    run(test())
