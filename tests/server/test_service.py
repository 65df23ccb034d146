"""The service: answers once and only once, undo, chat, restarts, on both databases."""

import asyncio

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.match import replay
from kontor.engine.record import commit, parse
from kontor.server.service.errors import ServiceError
from kontor.server.service.sight import GATHERING, OVER, PLAYING
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


def test_the_first_device_has_the_seat_and_a_new_link_replaces_the_old(database: str) -> None:
    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada"])
            link = await service.invitation(ADA, table, 1)
            assert await service.claim(BEN, link, "Ben") == (table, 1)
            assert await service.claim(BEN, link, "Ben") == (table, 1)
            assert await refused(service.claim(EVE, link, "Eve")) == "error-seat-taken"
            assert await refused(service.invitation(BEN, table, 1)) == "error-not-host"
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


def test_nobody_uses_the_keys_of_the_table(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as service:
            table = await two_people(service)
            device, sight = await asked(service, table, ADA, BEN)
            assert sight.question is not None
            word = sight.question.options[0].word
            for version in range(sight.version + 3):
                talk = service.say(device, table, "hello", key=f"bot {version}")
                assert await refused(talk) == "error-key"
            answer = service.answer(device, table, sight.me, word, sight.version, "bot 1")
            assert await refused(answer) == "error-key"

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
            assert await refused(service.sit(EVE, open_table, 0, "Eve")) == "error-seat-taken"

    run(test())
