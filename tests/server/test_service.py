"""The service: seats, answers once and only once, undo, chat, restarts, on both databases."""

import asyncio

import pytest

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.engine.match import replay
from kontor.engine.record import commit, parse
from kontor.server.service.bots import Pace
from kontor.server.service.errors import ServiceError
from kontor.server.service.service import Service
from kontor.server.service.sight import GATHERING, OVER, PLAYING
from kontor.server.service.tokens import BEARER, COOKIE, hashed
from tests.server.people import (
    ADA,
    BEN,
    CLEO,
    EVE,
    asked,
    one_answer,
    opened,
    play_to_end,
    refused,
    run,
    two_people,
    until,
)


def test_a_game_is_played_recorded_and_verified(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            begun = await service.sight(table, ADA)
            assert begun.commitment and not begun.seed
            over = await play_to_end(service, table, ADA, BEN)
            assert over.commitment == begun.commitment == commit(over.seed, over.salt)
            record = parse(await service.record(table, BEN))
            match = replay(games.load("fugger"), record)
            assert match.state.scores() == over.scores
            assert match.state.winners() == over.winners

    run(test())


def test_nothing_is_dealt_before_all_seats_are_filled(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 3, names=["Ada"])
            assert await refused(service.start(ADA, table)) == "error-seats-open"
            link = await service.invitation(ADA, table, 1)
            await service.claim(BEN, link, "Ben")
            await service.seat_bot(ADA, table, 2, "steward")
            sight = await service.sight(table, BEN)
            assert (sight.phase, sight.view, sight.commitment) == (GATHERING, None, "")
            assert [seat.kind for seat in sight.seats] == ["person", "person", "bot"]
            assert await refused(service.start(BEN, table)) == "error-not-host"
            await service.start(ADA, table)
            sight = await service.sight(table, BEN)
            assert sight.phase == PLAYING and sight.view and sight.me == 1

    run(test())


def test_the_first_device_has_the_seat_and_the_host_may_issue_a_new_link(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            link = await service.invitation(ADA, table, 1)
            assert await service.claim(BEN, link, "Ben") == (table, 1)
            assert await service.claim(BEN, link, "Ben") == (table, 1)
            assert await refused(service.claim(EVE, link, "Eve")) == "error-seat-taken"
            assert await refused(service.invitation(BEN, table, 1)) == "error-not-host"
            await service.start(ADA, table)
            again = await service.invitation(ADA, table, 1)
            assert await refused(service.claim(EVE, link, "Eve")) == "error-no-such-invitation"
            await service.claim(CLEO, again, "Cleo")
            assert (await service.sight(table, CLEO)).me == 1
            assert (await service.sight(table, BEN)).me == -1

    run(test())


def test_an_answer_sent_twice_counts_once(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            device, sight = await asked(service, table, ADA, BEN)
            assert sight.question
            word = sight.question.options[0].word
            sent = (device, table, sight.me, word, sight.version, "once")
            first = await service.answer(*sent)
            assert first == sight.version + 1
            assert await service.answer(*sent) == first
            both = await asyncio.gather(*(service.answer(*sent) for _ in range(5)))
            assert set(both) == {first}
            assert (await service.sight(table, ADA)).answers == 1
            other = (device, table, sight.me, "something", sight.version, "once")
            assert await refused(service.answer(*other)) == "error-key-reused"

    run(test())


def test_of_two_answers_to_one_question_one_counts(database: str) -> None:
    async def test() -> None:
        async with opened(database) as here, opened(database) as there:
            table = await two_people(here)
            for turn in range(12):
                device, sight = await asked(here, table, ADA, BEN)
                assert sight.question
                await there.sight(table, device)
                words = [sight.question.options[0].word, sight.question.options[-1].word]
                results = await asyncio.gather(
                    *(
                        service.answer(device, table, sight.me, word, sight.version, f"{turn}{n}")
                        for n, (service, word) in enumerate(zip((here, there), words, strict=True))
                    ),
                    return_exceptions=True,
                )
                accepted = [result for result in results if isinstance(result, int)]
                refusals = [result for result in results if isinstance(result, ServiceError)]
                assert (len(accepted), len(refusals)) == (1, 1), results
                assert refusals[0].name == "error-stale"
                assert (await here.sight(table, ADA)).answers == turn + 1
                assert (await there.sight(table, ADA)).answers == turn + 1

    run(test())


def test_chat_does_not_make_an_answer_stale(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            device, sight = await asked(service, table, ADA, BEN)
            other = BEN if device == ADA else ADA
            await service.say(other, table, "  Your\nturn <b>!  ")
            assert sight.question
            word = sight.question.options[0].word
            await service.answer(device, table, sight.me, word, sight.version, "k")
            line = (await service.sight(table, ADA)).chat[-1]
            assert (line.kind, line.text) == ("line", "Your turn <b>!")
            assert await refused(service.say(EVE, table, "hello")) == "error-only-players-chat"
            assert await refused(service.say(ADA, table, "x" * 501)) == "error-chat-too-long"

    run(test())


def test_undo_and_redo_reach_as_far_as_the_match_says(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            chance = seeded("undo")
            undone = 0
            for _ in range(60):
                device, before, _ = await one_answer(service, table, chance, ADA, BEN)
                after = await service.sight(table, device, seat=before.me)
                if after.phase == OVER:
                    break
                if not after.undo.steps:
                    reason = await refused(service.undo(device, table, before.me))
                    assert reason == after.undo.reason
                    continue
                undone += 1
                twice = (device, table, before.me, after.version, f"undo {undone}")
                version = await service.undo(*twice)
                assert await service.undo(*twice) == version
                back = await service.sight(table, device, seat=before.me)
                assert (back.view, back.events) == (before.view, before.events)
                assert back.undo.can_redo
                async with opened(database) as elsewhere:
                    fresh = await elsewhere.sight(table, device, seat=before.me)
                    assert fresh.view == back.view and fresh.undo == back.undo
                await service.redo(device, table, before.me)
                again = await service.sight(table, device, seat=before.me)
                assert again.view == after.view and again.answers == after.answers
                if undone == 3:
                    break
            assert undone

    run(test())


def test_going_back_further_needs_everybody(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            chance = seeded("consent")
            start = await service.sight(table, ADA, seat=0)
            for _ in range(6):
                await one_answer(service, table, chance, ADA, BEN)
            assert await refused(service.agree(BEN, table, 1)) == "error-nothing-proposed"
            await service.propose(ADA, table, 0, 0)
            assert (await service.sight(table, BEN)).undo.proposed_by == 0
            await service.decline(BEN, table, 1)
            assert (await service.sight(table, BEN)).answers == 6
            await service.propose(ADA, table, 0, 0)
            await service.agree(BEN, table, 1)
            back = await service.sight(table, ADA, seat=0)
            assert (back.answers, back.view, back.events) == (0, start.view, start.events)
            assert [line.text for line in back.chat if line.kind == "note"][-1] == "note-rewind"
            async with opened(database) as elsewhere:
                assert (await elsewhere.sight(table, ADA, seat=0)).view == start.view

    run(test())


def test_a_restart_changes_nothing(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            chance = seeded("restart")
            for _ in range(30):
                await one_answer(service, table, chance, ADA, BEN)
            before = [await service.sight(table, device) for device in (ADA, BEN, EVE)]
        async with opened(database) as service:
            after = [await service.sight(table, device) for device in (ADA, BEN, EVE)]
        assert before == after

    run(test())


def test_the_lists_say_whose_turn_it_is(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await two_people(service)
            device, sight = await asked(service, table, ADA, BEN)
            other = BEN if device == ADA else ADA
            (mine,) = await service.my_tables(device)
            (theirs,) = await service.my_tables(other)
            assert (mine.id, mine.my_turn, theirs.my_turn) == (table, True, False)
            assert mine.since == sight.seats[sight.me].since
            assert await service.my_tables(EVE) == await service.public_tables() == []
            open_table = await service.create(CLEO, "fugger", 2, names=["Cleo"], public=True)
            (line,) = await service.public_tables()
            assert (line.id, line.open_seats) == (open_table, 1)
            await service.sit(EVE, open_table, 1, "Eve")
            assert await refused(service.sit(BEN, open_table, 1, "Ben")) == "error-seat-taken"
            assert await refused(service.sit(EVE, table, 1, "Eve")) == "error-not-host"

    run(test())


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
