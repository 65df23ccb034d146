"""Erasing: a person goes for good, and nobody's game is changed by it."""

import json

import pytest
from sqlalchemy import select

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.match import replay
from kontor.engine.record import parse
from kontor.server.service.former import LANGUAGE, SIGN
from kontor.server.service.service import Service
from kontor.server.service.typed_text import cleaned
from kontor.server.store import schema
from tests.server.outcomes import ended
from tests.server.people import (
    ADA,
    BEN,
    CLEO,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    two_people,
    until,
)

NAMES = {"en": "a former player", "de": "jemand von früher", "fr": "une personne d’autrefois"}


async def all_text(service: Service) -> str:
    """Return everything that the database holds, as text; packed lines are opened before."""
    found: list[str] = []
    async with service.store.reading() as connection:
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table))
            found += [f"{table.name} {tuple(row)}" for row in rows]
    return "\n".join(found)


def test_the_sign_of_a_former_player_cannot_be_typed() -> None:
    assert cleaned(f"A{SIGN}da") == "Ada"


def test_names_become_a_former_player_and_the_game_stays(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            await service.say(BEN, table, "Hello from Ben")
            await service.say(ADA, table, "Hello")
            before = await play_to_end(service, table, ADA, BEN)
            await service.people.new_key(BEN, "linux")
            await service.erase(BEN)
            assert BEN not in await all_text(service)
            assert "Ben" not in await all_text(service)
            for language, name in NAMES.items():
                LANGUAGE.set(language)
                after = await service.sight(table, ADA)
                assert [seat.name for seat in after.seats] == ["Ada", name]
                said = [(line.name, line.text) for line in after.chat if line.kind == "line"]
                assert said == [(name, "–"), ("Ada", "Hello")]
                record = parse(await service.record(table, ADA))
                assert record.names == ["Ada", name] and record.result == before.scores
                replay(games.load("fugger"), record)
            assert (after.scores, after.winners, after.answers) == (
                before.scores,
                before.winners,
                before.answers,
            )
            assert await service.my_tables(BEN) == []
            assert not after.broken

    run(test())


def test_a_packed_table_loses_its_names_too(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            await service.say(BEN, table, "Hello from Ben")
            await play_to_end(service, table, ADA, BEN)
            assert await service.upkeep.pack(table)
            await service.erase(BEN)
            found = await service.store.read(table)
            assert found is not None
            assert "Ben" not in json.dumps([vars(entry) for entry in found[2]])
            assert (await service.sight(table, ADA)).phase == "over"

    run(test())


def test_in_a_running_game_a_bot_plays_on_and_others_are_told_at_once(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite, bots=True) as service:
            table = await two_people(service)
            await one_answer(service, table, seeded("1"), ADA, BEN)
            await service.sight(table, BEN)
            await service.erase(ADA)  # the host
            sight = await until(service, table, lambda now: now.seats[1].awaited, BEN)
            assert [(seat.kind, seat.name) for seat in sight.seats] == [
                ("bot", "a former player"),
                ("person", "Ben"),
            ]
            assert sight.host
            assert await refused(service.take_back_seat(ADA, table, 0)) == "error-not-your-seat"

    run(test())


def test_what_is_nobody_elses_is_gone_and_seats_that_wait_are_free(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            alone = await service.create(ADA, "fugger", 2, names=["Ada"], bots=["", "random"])
            await service.start(ADA, alone)
            gathering = await service.create(ADA, "fugger", 3, names=["Ada"])
            await service.sit(BEN, gathering, 1, "Ben")
            await service.erase(ADA)
            assert await refused(service.sight(alone, ADA)) == "error-no-such-table"
            seats = (await service.sight(gathering, BEN)).seats
            assert [seat.kind for seat in seats] == ["open", "person", "open"]
            assert (await service.sight(gathering, BEN)).host

    run(test())


def test_statistics_of_others_count_on_without_the_name(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            await play_to_end(service, table, ADA, BEN)
            circle = await service.make_circle(ADA, table, "Tuesdays")
            await service.answer_circle(BEN, circle, True)
            await ended(service, 1, [ADA, BEN, "bot:steward"], [10, 20, 30])
            assert (await service.circle(ADA, circle)).statistics.total.games == 2
            await service.statistics(ADA)
            await service.erase(BEN)
            assert "Ben" not in await all_text(service) and BEN not in await all_text(service)
            mine = await service.statistics(ADA)
            assert mine.total.games == 2
            assert [player.name or player.level for player in mine.players] == ["Ada", "steward"]
            seen = await service.circle(ADA, circle)
            assert [member.name for member in seen.members] == ["Ada"]
            assert seen.statistics.total.games == 2

    run(test())


def test_two_former_players_at_one_table_are_told_apart(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await service.create(CLEO, "fugger", 3, names=["Cleo"])
            await service.sit(ADA, table, 1, "Ada")
            await service.sit(BEN, table, 2, "Ben")
            await service.start(CLEO, table)
            await service.erase(ADA)
            await service.erase(BEN)
            names = [seat.name for seat in (await service.sight(table, CLEO)).seats]
            assert names == ["Cleo", "a former player", "a former player (2)"]

    run(test())


def test_erasing_that_was_broken_off_can_be_begun_again(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            tables = [await two_people(service) for _ in range(3)]
            key = await service.people.new_key(BEN, "linux")
            rewrite = service.erasure.rewrite
            done: list[object] = []

            async def once(*given: object) -> None:
                if done:
                    raise OSError("the power has failed")
                done.append(given)
                await rewrite(*given)  # type: ignore[arg-type]

            service.erasure.rewrite = once  # type: ignore[method-assign,assignment]
            with pytest.raises(OSError, match="power"):
                await service.erase(BEN)
            assert await service.people.holder(key) == BEN
            assert len(await service.my_tables(BEN)) == 2
            service.erasure.rewrite = rewrite  # type: ignore[method-assign]
            await service.erase(BEN)
            assert "Ben" not in await all_text(service)
            assert await refused(service.people.holder(key)) == "error-no-such-key"
            for table in tables:
                assert (await service.sight(table, ADA)).seats[1].kind == "bot"

    run(test())
