"""The service: bots and people at seats, replays, tokens, what cannot be, on both databases."""

import pytest

from kontor.engine.chance import Chance, seeded
from kontor.server.service.errors import ServiceError
from kontor.server.service.pacing import Pace
from kontor.server.service.service import Service
from kontor.server.service.sight import OVER
from kontor.server.service.tokens import BEARER, COOKIE, hashed
from tests.server.people import (
    ADA,
    BEN,
    EVE,
    asked,
    one_answer,
    opened,
    refused,
    run,
    two_people,
    until,
)


def test_bots_take_seats_and_people_share_a_device(database: str) -> None:
    async def test() -> None:
        async with opened(database, bots=True) as service:
            bots = ["", "", "random", "steward"]
            table = await service.create(ADA, "fugger", 4, names=["Ada", "Anna"], bots=bots)
            await service.start(ADA, table)
            chance = seeded("hot seat")
            while True:
                sight = await until(
                    service,
                    table,
                    lambda sight: (
                        sight.phase == OVER or bool(sight.question and sight.question.awaited)
                    ),
                    ADA,
                )
                if sight.phase == OVER:
                    break
                assert sight.mine == [0, 1] and sight.seats[sight.me].awaited
                await one_answer(service, table, chance, ADA)
            assert sight.winners

    run(test())


def test_a_waiting_bot_is_noticed_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 2, names=["", "Ada"], bots=["random"])
            await service.start(ADA, table)
            first = await service.sight(table, ADA)
            if not first.seats[0].awaited:
                await one_answer(service, table, seeded("first"), ADA)
            waiting = await service.sight(table, ADA)
            assert waiting.seats[0].awaited
        async with opened(database, bots=True) as service:
            await until(service, table, lambda sight: sight.seats[1].awaited, ADA)

    run(test())


def test_the_table_answers_for_people_without_a_choice(sqlite: str) -> None:
    """Forced answers come by themselves, to programs too; a seat with a choice is waited for."""

    async def one_look(service: Service, table: str, device: str, chance: Chance) -> int:
        """Answer if there is a choice; otherwise wait for the table to answer, and count it."""
        sight = await service.sight(table, device)
        if not sight.question or not sight.question.awaited:
            return 0
        before = sight.version
        options = sight.question.options
        if sight.forced:
            assert len(options) == 1
            await until(service, table, lambda now: now.version > before, device)
            return 1
        word = options[chance.below(len(options))].word
        await service.answer(device, table, sight.me, word, before, f"key{before}")
        return 0

    async def test() -> None:
        async with opened(sqlite, bots=True, pace=Pace(0.0, 0.0, 1.0, 0.02, 0.05)) as service:
            chance = seeded("forced")
            seen = {ADA: 0, BEN: 0}
            while min(seen.values()) < 2:
                table = await two_people(service)
                await service.seat_token(BEN, table, 1)  # a program may play for Ben
                while (await service.sight(table, ADA)).phase != OVER and min(seen.values()) < 2:
                    for device in seen:
                        seen[device] += await one_look(service, table, device, chance)

    run(test())


def test_without_permission_the_table_answers_for_nobody(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            _, sight = await asked(service, table, ADA, BEN)
            assert sight.question and not sight.forced
            word = sight.question.options[0].word
            wish = service.answer_for(table, sight.me, word, sight.version)
            assert await refused(wish) == "error-not-your-seat"

    run(test())


def test_replay_shows_each_moment_as_it_was(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            chance = seeded("replay")
            seen = []
            for _ in range(20):
                seen.append(await service.sight(table, BEN, seat=1))
                await one_answer(service, table, chance, ADA, BEN)
            for sight in seen:
                then = await service.sight(table, BEN, at_answer=sight.answers, seat=1)
                assert (then.view, then.events) == (sight.view, sight.events)
                assert then.question is None
            assert await refused(service.sight(table, BEN, at_answer=21)) == "error-no-such-moment"

    run(test())


def test_playing_on_gives_nothing_away(database: str) -> None:
    async def test() -> None:
        async with opened(database, bots=True) as service:
            table = await two_people(service)
            chance = seeded("play on")
            for _ in range(10):
                await one_answer(service, table, chance, ADA, BEN)
            then = await service.sight(table, BEN, at_answer=6, seat=1)
            private = await service.play_on(BEN, table, 6, "random")
            sight = await service.sight(private, BEN, at_answer=0)
            assert sight.view == then.view
            assert [seat.kind for seat in sight.seats] == ["bot", "person"]
            assert (await service.sight(private, ADA)).me == -1
            while sight.phase != OVER:
                sight = await until(
                    service,
                    private,
                    lambda sight: (
                        sight.phase == OVER or bool(sight.question and sight.question.awaited)
                    ),
                    BEN,
                )
                if sight.phase != OVER:
                    await one_answer(service, private, chance, BEN)

    run(test())


def test_a_seat_token_opens_one_seat_and_can_be_replaced(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            assert await refused(service.seat_token(ADA, table, 1)) == "error-not-your-seat"
            token = await service.seat_token(BEN, table, 1)
            assert (await service.sight(table, hashed(BEARER, token))).mine == [1]
            assert (await service.sight(table, hashed(COOKIE, token))).mine == []
            await service.seat_token(BEN, table, 1)
            assert (await service.sight(table, hashed(BEARER, token))).mine == []

    run(test())


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, "error-no-such-game"),
        ({"seats": 9}, "error-seats"),
        ({"options": {"draw_rule": "never"}}, "error-options"),
        ({"options": {"no_such": "rule"}}, "error-options"),
        (
            {
                "game": "merchants",
                "options": {"start_cities": "set_a", "courier_start": "paris_r2"},
            },
            "setup-courier-place",
        ),
        ({"names": ["x" * 25]}, "error-name-too-long"),
        ({"names": ["\u202e\u0000"]}, "error-name-missing"),
        ({"names": ["a", "b", "c"]}, "error-too-many-names"),
        ({"bots": ["", "oracle"]}, "error-no-such-bot"),
    ],
)
def test_tables_that_cannot_be(sqlite: str, change: dict[str, object], error: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            wanted: dict[str, object] = {"game": "fugger", "seats": 2, "names": ["Ada"]}
            assert await refused(service.create(ADA, **(wanted | change))) == error  # type: ignore[arg-type]
            assert await service.my_tables(ADA) == []

    run(test())


def test_illegal_foreign_and_late_answers_change_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            device, sight = await asked(service, table, ADA, BEN)
            other = BEN if device == ADA else ADA
            assert sight.question
            me, word, now = sight.me, sight.question.options[0].word, sight.version
            before = [await service.sight(table, one) for one in (ADA, BEN)]
            attempts = [
                (service.answer(EVE, table, me, word, now, "a"), "error-not-your-seat"),
                (service.answer(other, table, me, word, now, "a"), "error-not-your-seat"),
                (service.answer(device, table, 7, word, now, "a"), "error-no-such-seat"),
                (service.answer(device, table, me, word, now - 1, "a"), "error-stale"),
                (service.answer(device, table, me, word, now + 1, "a"), "error-version-unknown"),
                (service.answer(device, table, me, word, now, "\u0000"), "error-key"),
                (service.answer(device, "0" * 16, me, word, now, "a"), "error-no-such-table"),
                (service.answer(device, "'; --", me, word, now, "a"), "error-no-such-table"),
            ]
            for attempt, error in attempts:
                assert await refused(attempt) == error
            with pytest.raises(ServiceError) as caught:
                await service.answer(device, table, me, "\u0000 nonsense", now, "a")
            assert caught.value.status == 422 and caught.value.game == "fugger"
            assert [await service.sight(table, one) for one in (ADA, BEN)] == before

    run(test())
