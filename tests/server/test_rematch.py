"""A rematch: the same people, bots and rules, everybody one seat further."""

import asyncio

from kontor.engine.chance import seeded
from kontor.server.service.service import Service
from kontor.server.service.sight import GATHERING, OVER, TableSight
from kontor.server.service.table_settings import TableSettings
from tests.server.people import (
    ADA,
    BEN,
    CLEO,
    EVE,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    until,
)


async def to_the_end(service: Service, table: str, *devices: str) -> TableSight:
    """Let devices play with the bots at their table until the game is over."""
    chance = seeded("rematch")
    people = range(len(devices))

    def is_due(now: TableSight) -> bool:
        return now.phase == OVER or any(now.seats[seat].awaited for seat in people)

    while True:
        sight = await until(service, table, is_due, devices[0])
        if sight.phase == OVER:
            return sight
        await one_answer(service, table, chance, *devices)


def test_a_rematch_is_opened_once_for_all_who_sat_there(database: str) -> None:
    async def test() -> None:
        async with opened(database, bots=True) as service:
            rules = {"draw_rule": "hold_at_most_three"}
            bots = ["", "", "random"]
            table = await service.create(ADA, "fugger", 3, rules, names=["Ada"], bots=bots)
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.start(ADA, table)
            assert await refused(service.rematch(ADA, table)) == "error-still-playing"
            await to_the_end(service, table, ADA, BEN)
            assert await refused(service.rematch(EVE, table)) == "error-not-your-seat"
            both = await asyncio.gather(service.rematch(ADA, table), service.rematch(BEN, table))
            assert len(set(both)) == 1
            sight = await service.sight(table, BEN)
            assert sight.rematch == both[0]
            assert (await service.sight(table, EVE)).rematch == ""
            again = await service.sight(both[0], BEN)
            assert (again.phase, again.options, again.mine) == (GATHERING, sight.options, [0])
            before = [(seat.name, seat.kind) for seat in sight.seats]
            assert [(seat.name, seat.kind) for seat in again.seats] == [*before[1:], before[0]]
            assert sight.chat[-1].text == "note-rematch"

    run(test())


def test_a_bot_that_played_for_somebody_gives_the_seat_back(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            await service.claim(BEN, await service.invitation(ADA, table, 1), "Ben")
            await service.start(ADA, table)
            await service.leave(BEN, table, 1, "random")
            await to_the_end(service, table, ADA)
            again = await service.sight(await service.rematch(ADA, table), BEN)
            assert again.mine == [0] and again.seats[0].kind == "person"

    run(test())


def test_who_has_put_the_table_away_is_not_waited_for(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(ADA, "fugger", 3, names=["Ada"])
            await service.sit(BEN, table, 1, "Ben")
            await service.sit(CLEO, table, 2, "Cleo")
            await service.start(ADA, table)
            await play_to_end(service, table, ADA, BEN, CLEO)
            await service.put_away(BEN, table)
            await service.erase(CLEO)
            again = await service.sight(await service.rematch(ADA, table), ADA)
            assert [(seat.kind, seat.name) for seat in again.seats] == [
                ("open", ""),
                ("open", ""),
                ("person", "Ada"),
            ]

    run(test())


def test_alone_with_bots_it_is_dealt_at_once_with_the_same_settings(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            rules, settings = {"draw_rule": "hold_at_most_three"}, TableSettings(advice="off")
            bots = ["", "random"]
            table = await service.create(
                ADA, "fugger", 2, rules, names=["Ada"], bots=bots, settings=settings
            )
            await service.start(ADA, table)
            before = await to_the_end(service, table, ADA)
            again = await service.sight(await service.rematch(ADA, table), ADA)
            assert again.phase != GATHERING and again.mine == [1]
            assert (again.options, again.settings) == (before.options, before.settings)
            assert again.seats[0].bot == "random"
            assert again.settings is not None and again.settings.advice == "off"

    run(test())
