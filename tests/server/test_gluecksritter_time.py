"""Time and standing orders of Die Glücksritter at the table: kept by the server, seen by nobody."""

import msgspec

from kontor.engine.game import Game
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table.material import TIME_GRACE, TIME_KNIGHT, TIME_PLANNING
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.server.store.rows import PERSON, SeatRow
from tests.games.gluecksritter.table import GAME, table
from tests.server.people import ADA, BEN, CLEO, EVE, midway, run
from tests.server.test_clocks import BEGUN, TABLE, Time, timed

PEOPLE = (ADA, BEN, CLEO)
SECONDS = GAME.material.timing.seconds


async def sit_down(service: Service, state: Gluecksritter, game: Game = GAME) -> None:
    """Let three people sit down at a table that is planning."""
    seats = [SeatRow(n, PERSON, f"Player {n}", device=who) for n, who in enumerate(PEOPLE)]
    options = state.rules.options
    await service.store.create(*midway(TABLE, game, options, state, seats, service.now()))


async def answer(service: Service, *answers: str) -> TableSight:
    """Give answers such as `A cards:12`; return what a spectator sees then."""
    for text in answers:
        name, word = text.split()
        seat = "ABC".index(name)
        sight = await service.sight(TABLE, PEOPLE[seat], seat=seat)
        key = f"key {sight.version} {word}"
        await service.answer(PEOPLE[seat], TABLE, seat, word, sight.version, key)
    return await service.sight(TABLE, EVE)


def test_r5_13_the_server_plays_for_those_who_are_late(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            await sit_down(service, table(3, income="2g0s 0g0s", options={"clock": "brisk"}))
            sight = await answer(service, "A cards:45")
            assert sight.deadline == BEGUN + SECONDS[TIME_PLANNING]
            now.passed = SECONDS[TIME_PLANNING] - 0.1
            await service.time_is_up(TABLE)
            assert not (await service.sight(TABLE, EVE)).events
            now.passed = SECONDS[TIME_PLANNING]
            await service.time_is_up(TABLE)
            sight = await service.sight(TABLE, EVE)
            late = [event.facts["seat"] for event in sight.events if event.name == "time-up"]
            assert late == [1, 2]
            assert sight.deadline == BEGUN + now.passed + SECONDS[TIME_KNIGHT]

    run(test())


def test_r5_4_a_late_ransom_prolongs_planning(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            options = {"clock": "brisk"}
            await sit_down(service, table(3, coins={"C": "4g0s"}, jailed="C", options=options))
            now.passed = SECONDS[TIME_PLANNING] - 1
            sight = await answer(service, "C ransom:2g0s")
            assert sight.deadline == BEGUN + SECONDS[TIME_PLANNING] + SECONDS[TIME_GRACE]

    run(test())


def test_r17_3_an_order_is_silent(sqlite: str) -> None:
    async def test() -> None:
        now = Time()
        async with timed(sqlite, now) as service:
            state = table(3, hands={"A": "gift"}, options={"clock": "relaxed"})
            await sit_down(service, state)
            before = [await service.sight(TABLE, who) for who in (BEN, EVE)]
            now.passed = 5
            await answer(service, "A order:gift:never", "A order:gift:auto")
            after = [await service.sight(TABLE, who) for who in (BEN, EVE)]
            assert [msgspec.json.encode(one) for one in after] == [
                msgspec.json.encode(one) for one in before
            ]
            mine = await service.sight(TABLE, ADA)
            assert mine.view is not None and mine.view["orders"] == {"gift": "auto"}
            assert mine.undo.steps == 2

    run(test())


def test_tables_of_the_first_rules_go_on(sqlite: str) -> None:
    async def test() -> None:
        async with timed(sqlite, Time()) as service:
            first = GAME.under(1)
            state = table(3, hands={"A": "gift"}, version=1)
            state.rules.options.pop("clock")
            await sit_down(service, state, first)
            sight = await answer(service, "A cards:12", "A unlock", "A cards:56")
            assert sight.deadline == 0 and sight.phase == "playing"
            mine = await service.sight(TABLE, ADA)
            assert mine.view is not None and "orders" not in mine.view

    run(test())
