"""Circles and statistics: who sees them, what counts, and that counting on costs little."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, insert, select

from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableSettings
from kontor.server.service.tally import COURSE_KEPT, Tally
from kontor.server.store import schema
from kontor.server.store.outcomes import Whose, with_seats
from kontor.server.store.table_parts import Search
from tests.server.outcomes import LONG_AGO, ended
from tests.server.people import ADA, BEN, CLEO, EVE, opened, play_to_end, refused, run, two_people

BEFORE = Path(__file__).parent / "tables-0.1.0.sql"


async def circle_of_two(service: Service) -> tuple[str, str]:
    """Let Ada and Ben play a game, and be a circle; return table and circle."""
    table = await two_people(service)
    await play_to_end(service, table, ADA, BEN)
    circle = await service.make_circle(ADA, table, "Tuesdays")
    await service.answer_circle(BEN, circle, True)
    return table, circle


def test_a_circle_is_made_from_a_finished_table_and_asks_the_others(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            assert await refused(service.make_circle(ADA, table)) == "error-still-playing"
            await play_to_end(service, table, ADA, BEN)
            assert await refused(service.make_circle(EVE, table)) == "error-not-your-seat"
            circle = await service.make_circle(ADA, table, "Tuesdays")
            (asking,) = await service.my_circles(BEN)
            assert (asking.id, asking.name, asking.asked_by) == (circle, "Tuesdays", "Ada")
            assert await refused(service.circle(BEN, circle)) == "error-no-such-circle"
            assert (await service.circle(ADA, circle)).statistics.total.games == 0
            await service.answer_circle(BEN, circle, True)
            seen = await service.circle(BEN, circle)
            assert [(one.name, one.is_me) for one in seen.members] == [
                ("Ada", False),
                ("Ben", True),
            ]
            assert seen.statistics.total.games == 1
            (outcome,) = seen.statistics.latest
            assert outcome.table == table and outcome.places[0].place == 1

    run(test())


def test_members_read_of_each_others_tables(database: str) -> None:
    """Whose address is whose: who sits there, who may watch, and for whom it was opened."""

    async def test() -> None:
        async with opened(database) as service:
            _, circle = await circle_of_two(service)
            link = await service.circle_invitation(ADA, circle)
            await service.join_circle(CLEO, link, "Cleo")
            closed = TableSettings(watch="nobody")
            private = await two_people(service)
            hidden = await two_people(service, settings=closed)
            shown = await two_people(service, settings=TableSettings(watch="all"))
            stranger = await service.create(ADA, "fugger", 2, names=["Ada"])
            await service.sit(EVE, stranger, 1, "Eve")
            alone = await service.create(ADA, "fugger", 2, names=["Ada"])
            assert await refused(
                service.create(EVE, "fugger", 2, names=["Eve"], circle=circle)
            ) == ("error-no-such-circle")
            ours = await service.create(ADA, "fugger", 2, names=["Ada"], circle=circle)
            later = await service.create(
                ADA, "fugger", 2, names=["Ada"], circle=circle, settings=closed
            )

            async def found(device: str) -> dict[str, int]:
                lines = (await service.circle(device, circle)).tables
                return dict(Counter(line.id for line in lines))

            everything = {private: 1, hidden: 1, shown: 1, ours: 1, later: 1}
            assert await found(ADA) == everything
            assert await found(BEN) == everything
            assert await found(CLEO) == {"": 2, shown: 1, ours: 1, later: 1}
            assert stranger not in everything and alone not in everything
            whole = msgspec.json.encode((await service.circle(CLEO, circle)).tables).decode()
            assert private not in whole and hidden not in whole and "Ben" in whole
            for table in (ours, later):
                await service.sit(BEN, table, 1, "Ben")
                await service.start(ADA, table)
            assert await found(CLEO) == {"": 3, shown: 1, ours: 1}
            await play_to_end(service, ours, ADA, BEN)
            again = await service.rematch(ADA, ours)
            assert await found(CLEO) == {"": 3, shown: 1, again: 1}
            await service.leave_circle(BEN, circle)
            assert await found(CLEO) == {"": 1, again: 1}

    run(test())


def test_nobody_outside_sees_a_circle(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            _, circle = await circle_of_two(service)
            for attempt in (
                service.circle(EVE, circle),
                service.answer_circle(EVE, circle, True),
                service.leave_circle(EVE, circle),
                service.rename_circle(EVE, circle, "Ours"),
                service.circle_invitation(EVE, circle),
                service.circle("", circle),
            ):
                assert await refused(attempt) == "error-no-such-circle"
            assert await service.my_circles(EVE) == []
            assert await refused(service.join_circle(EVE, "a" * 43, "Eve")) == (
                "error-no-such-invitation"
            )

    run(test())


def test_by_link_one_joins_and_the_last_one_to_leave_ends_it(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            _, circle = await circle_of_two(service)
            old = await service.circle_invitation(ADA, circle)
            link = await service.circle_invitation(ADA, circle)
            assert await refused(service.invited_circle(old)) == "error-no-such-invitation"
            assert (await service.invited_circle(link)).name == "Tuesdays"
            assert await refused(service.join_circle(CLEO, link, "BEN")) == "error-name-taken"
            await service.join_circle(CLEO, link, "Cleo")
            await service.rename_circle(CLEO, circle, "Wednesdays")
            seen = await service.circle(ADA, circle)
            assert seen.name == "Wednesdays" and len(seen.members) == 3
            for device in (ADA, BEN, CLEO):
                await service.leave_circle(device, circle)
            assert await service.my_circles(ADA) == []
            assert await refused(service.invited_circle(link)) == "error-no-such-invitation"
            assert (await service.statistics(ADA)).total.games == 1

    run(test())


def test_only_tables_between_members_count(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            await ended(service, 1, [ADA, CLEO], [9, 7])
            _, circle = await circle_of_two(service)
            await ended(service, 2, [ADA, BEN, "bot:steward"], [10, 20, 30])
            await ended(service, 3, [BEN, ADA, EVE], [10, 20, 30])
            await ended(service, 4, [ADA, "bot:steward"], [50, 40])
            await ended(service, 5, [ADA, BEN, BEN], [50, 40, 30])
            seen = (await service.circle(ADA, circle)).statistics
            assert seen.total.games == 2
            link = await service.circle_invitation(ADA, circle)
            await service.join_circle(CLEO, link, "Cleo")
            seen = (await service.circle(ADA, circle)).statistics
            assert seen.total.games == 3  # what Cleo has played with Ada counts, too
            bots = [player for player in seen.players if player.kind == "bot"]
            assert [(player.level, player.name) for player in bots] == [("steward", "")]
            pair = next(pair for pair in seen.pairs if (pair.one, pair.other) == (0, 2))
            assert (pair.games, pair.ahead, pair.behind) == (1, 1, 0)

    run(test())


def test_statistics_of_a_person(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            await ended(service, 1, [ADA, BEN, "bot:master"], [30, 20, 10])
            await ended(service, 2, [BEN, ADA], [50, 40])
            await ended(service, 3, [ADA, BEN], [7, 7], "emperor")
            mine = await service.statistics(ADA)
            assert [(one.game, one.games) for one in mine.games] == [("fugger", 2), ("emperor", 1)]
            fugger = mine.games[0]
            (me,) = fugger.standings
            assert (me.wins, me.score, me.lead, me.best) == (1, 35.0, 0.0, 40)
            assert [(seat.games, seat.wins) for seat in fugger.seats] == [(1, 1), (1, 0), (0, 0)]
            assert (fugger.answers, fugger.rounds, fugger.seconds) == (40.0, 5.0, 600)
            against = {
                mine.players[pair.other].name or mine.players[pair.other].level: pair
                for pair in mine.pairs
            }
            ben = against["Ben"]
            assert (ben.games, ben.ahead, ben.behind) == (3, 1, 1)
            assert against["master"].ahead == 1
            assert (await service.statistics(EVE)).total.games == 0
            assert ADA not in msgspec.json.encode(mine).decode()

    run(test())


def test_a_tally_counts_on_and_says_the_same_as_one_made_anew(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            _, circle = await circle_of_two(service)
            whose = Whose(circle, is_circle=True)
            for number in range(1, 90):
                who = [ADA, BEN] if number % 3 else [BEN, "bot:steward", ADA]
                await ended(service, number, who, [number % 7, number % 5, number % 4][: len(who)])
                if number % 20 == 0:
                    await service.circle(BEN, circle)
            grown = await service.tally(whose)
            async with service.store.transaction() as connection:
                await connection.execute(delete(schema.tallies))
            assert msgspec.json.encode(await service.tally(whose)) == msgspec.json.encode(grown)
            assert grown.total.games == 90
            assert len(grown.course[ADA]) == COURSE_KEPT
            best = max(grown.total.players.values(), key=lambda score: score.mu)
            assert best.sigma < 25 / 3

    run(test())


def test_what_comes_in_late_is_not_lost(sqlite: str) -> None:
    """A tally that was counted past an outcome is made anew."""

    async def test() -> None:
        async with opened(sqlite) as service:
            await ended(service, 5, [ADA, BEN], [1, 2])
            assert (await service.statistics(ADA)).total.games == 1
            await ended(service, 3, [ADA, BEN], [1, 2])
            await ended(service, 6, [ADA, BEN], [1, 2])
            await service.statistics(ADA)
            assert (await service.statistics(ADA)).total.games == 3

    run(test())


def test_a_request_reads_what_is_new_and_no_more(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            for number in range(1, 40):
                await ended(service, number, [ADA, BEN], [number % 2, 1])
            await service.statistics(ADA)
            read: list[int] = []
            after = service.circle_rows.after

            async def noted(*given: object) -> object:
                found = await after(*given)  # type: ignore[arg-type]
                read.append(len(found))
                return found

            service.circle_rows.after = noted  # type: ignore[method-assign,assignment]
            await service.statistics(ADA)
            await ended(service, 50, [ADA, BEN], [1, 2])
            assert (await service.statistics(ADA)).total.games == 40
            assert read == [0, 1]

    run(test())


def test_an_outcome_follows_the_end_of_a_table(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            sight = await play_to_end(service, table, ADA, BEN)
            (outcome,) = await service.circle_rows.latest(Whose(ADA), 5)
            assert [seat.score for seat in outcome.seats] == sight.scores
            assert [seat.seat for seat in outcome.seats if seat.won] == sight.winners
            assert (outcome.table_id, outcome.answers) == (table, sight.answers)
            branch = await service.play_on(ADA, table, 3)
            assert (await service.part(ADA, "running", Search()))[0].origin == table
            await service.put_away(ADA, branch)
            await service.put_away(ADA, table)
            await service.put_away(BEN, table)
            assert await refused(service.sight(table, ADA)) == "error-no-such-table"
            assert (await service.statistics(ADA)).total.games == 1

    run(test())


@pytest.mark.long
def test_ten_thousand_tables_of_one_person(sqlite: str) -> None:
    """What a page costs does not grow with what was played: only news are read."""

    async def test() -> None:
        async with opened(sqlite) as service:
            await ended(service, 1, [ADA, BEN], [1, 2])
            columns = list(schema.outcomes.c)
            async with service.store.transaction() as connection:
                row = dict((await connection.execute(select(*columns))).one()._mapping)
                lines = [
                    dict(line._mapping)
                    for line in await connection.execute(select(schema.outcome_seats))
                ]
                for number in range(2, 10_001):
                    new = {"table_id": f"{number:016x}", "ended": LONG_AGO + number}
                    await connection.execute(insert(schema.outcomes), row | new)
                    await connection.execute(
                        insert(schema.outcome_seats), [line | new for line in lines]
                    )
            tally = await service.tally(Whose(ADA))
            assert tally.total.games == 10_000
            text = (await service.circle_rows.tally(ADA))[1]
            assert len(text) < 2_000 and msgspec.json.decode(text, type=Tally) == tally

    asyncio.run(test())


def test_tables_of_the_first_version_that_have_ended_count(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(BEFORE.read_text("utf-8"))
        ended_then = connection.execute("SELECT id FROM tables WHERE phase = 'over'").fetchall()

    async def test() -> None:
        async with opened(f"sqlite:///{file}") as service:
            async with service.store.reading() as connection:
                kept = await with_seats(connection, [table for (table,) in ended_then])
            assert len(kept) == len(ended_then) > 0
            for outcome in kept:
                sight = await service.sight(outcome.table_id, ADA)
                assert [seat.score for seat in outcome.seats] == sight.scores
                assert [seat.seat for seat in outcome.seats if seat.won] == sight.winners
                assert outcome.answers == sight.answers

    run(test())
