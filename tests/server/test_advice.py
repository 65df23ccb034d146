"""Advice: hints and explanations, which change nothing and tell no secret."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kontor import games
from kontor.bots.explain import consider
from kontor.bots.master import Master
from kontor.bots.roster import hire
from kontor.engine.chance import seeded
from kontor.server.service import bots, hints
from kontor.server.service.bots import Bots
from kontor.server.service.fair_queue import Turn
from kontor.server.service.hints import told_of
from kontor.server.service.pacing import Pace
from kontor.server.service.quotas import Quota, Quotas
from kontor.server.service.service import Service
from kontor.server.service.table_settings import TableSettings
from kontor.server.service.thinking import position, stream_of
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.store.rows import BOT
from tests.bench.cases import counts
from tests.server.advised import advising, against, every_game_is_learned, played_to_end
from tests.server.learned import Here, learned
from tests.server.people import ADA, BEN, EVE, opened, play_to_end, refused, run, two_people
from tests.server.test_secrecy import Position

WATCHER = "a device without a seat"

__all__ = ["every_game_is_learned"]


def test_a_hint_names_legal_options_and_changes_nothing(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await against(service, "steward", "steward")
            before = await service.sight(table, ADA)
            hint = await service.hint(ADA, table, 0)
            assert before.question
            legal = [option.word for option in before.question.options]
            assert 1 <= len(hint.opinions) <= 3
            assert all(one.word in legal and 0 <= one.chance <= 1 for one in hint.opinions)
            assert msgspec.json.encode(await service.sight(table, ADA)) == msgspec.json.encode(
                before
            )
            assert await service.hint(ADA, table, 0) == hint

    run(test())


def test_a_hint_is_for_whoever_is_asked_and_owns_the_seat(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await two_people(service, settings=TableSettings(advice="on"))
            async with service.cache.take(table) as live:
                state = live.playing().state
                asked = next(seat for seat in range(2) if (state.awaited() >> seat) & 1)
            devices = [ADA, BEN]
            assert (await service.hint(devices[asked], table, asked)).seat == asked
            for device in (devices[1 - asked], EVE):
                assert await refused(service.hint(device, table, asked)) == "error-not-your-seat"
            idle = service.hint(devices[1 - asked], table, 1 - asked)
            assert await refused(idle) == "error-not-asked"
            with learned(lambda slug: None):
                assert await refused(service.hint(ADA, table, 0)) == "error-no-advice"
                assert not (await service.sight(table, ADA)).advised
            assert (await service.sight(table, ADA)).advised
            await play_to_end(service, table, ADA, BEN)
            assert await refused(service.hint(ADA, table, 0)) == "undo-game-over"

    run(test())


def test_who_asks_too_often_has_to_wait(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await against(service, "steward")
            service.quotas = Quotas({"thought": Quota(1, 0.001)})
            await service.hint(ADA, table, 0)
            assert await refused(service.hint(ADA, table, 0)) == "error-too-often"

    run(test())


def test_hints_and_reasons_do_not_depend_on_what_the_reader_cannot_know(tmp_path: Path) -> None:
    """Two worlds that a reader cannot tell apart give the same bytes, whatever the bots hold."""
    chance = seeded("advice")
    positions = [Position(number, case, chance) for number, case in enumerate(counts() * 3, 1)]
    files = [f"sqlite:///{tmp_path / name}" for name in ("truth.db", "twin.db")]

    async def test() -> None:
        hinted = explained = differ = 0
        async with advising(files[0]) as truth, advising(files[1]) as twin:
            for place in positions:
                seen = []
                words = alike(place)
                for number, service in enumerate((truth, twin)):
                    row, seats, first = place.rows(number)
                    rows = [
                        seat
                        if seat.number == place.reader
                        else replace(seat, kind=BOT, bot="steward")
                        for seat in seats
                    ]
                    await service.store.create(row, rows, first)
                    seen.append(await read(service, place, words[number]))
                assert seen[0] == seen[1], f"{place.case}: reader {place.reader} can tell"
                differ += place.worlds[0] != place.worlds[1]
                hinted += seen[0][0] != b""
                explained += seen[0][1] not in (b"", b"null")
        assert differ > len(positions) / 2
        assert hinted and explained > len(positions) / 4

    run(test())


def test_what_a_bot_hides_stays_unexplained_while_the_game_runs() -> None:
    """In Die Fugger a card is played openly or consigned face down."""
    game = games.load("fugger")
    judge = hire("master", game)
    assert isinstance(judge, Master)
    state = game.start(3, {}, seeded("hidden"))
    seat = next(seat for seat in range(3) if (state.awaited() >> seat) & 1)
    reader = (seat + 1) % 3
    kinds = set()
    for option in state.options(seat):
        told = told_of(state, seat, option, reader)
        found = hints.seen_from(judge, state.view(reader), told, seat, seeded("why"))
        word = state.word(option)
        kinds.add(word.partition(":")[0])
        if word.startswith("deliver"):
            assert found is None
        elif found:
            assert found.opinions[0].word == word
    assert "deliver" in kinds and "play" in kinds


def alike(place: Position) -> list[tuple[int, str] | None]:
    """Return answers in both worlds, different if possible, that the reader sees alike."""
    one, other = place.worlds
    for seat in range(one.seats):
        if seat == place.reader or not (one.awaited() >> seat) & 1 or one.stack[-1].sealed:
            continue
        pairs = [
            (here, there)
            for here in one.options(seat)[:40]
            for there in other.options(seat)[:40]
            if told_of(one, seat, here, place.reader) == told_of(other, seat, there, place.reader)
            and told_of(one, seat, here, place.reader)
        ]
        if pairs:
            here, there = max(pairs, key=lambda pair: pair[0] != pair[1])
            return [(seat, one.word(here)), (seat, other.word(there))]
    return [None, None]


async def read(
    service: Service, place: Position, answer: tuple[int, str] | None
) -> tuple[bytes, bytes]:
    """Return the bytes of a hint to the reader, and of the reason of a bot's answer."""
    device = hashed(BEARER, place.tokens[place.reader]) if place.reader >= 0 else WATCHER
    hint = why = b""
    sight = await service.sight(place.id, device)
    if sight.question and sight.question.awaited:
        hint = msgspec.json.encode(await service.hint(device, place.id, place.reader))
    if answer:
        seat, word = answer
        await service.answer_for(place.id, seat, word, 1)
        sight = await service.sight(place.id, device, seat=place.reader)
        if sight.phase == "playing" and sight.events and sight.events[0].by == seat:
            why = msgspec.json.encode(await service.why(device, place.id, 0, place.reader))
    return hint, why


def test_only_open_answers_of_bots_are_explained(sqlite: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await service.create(ADA, "gluecksritter", 3, names=["Ada", "Bea", "Cleo"])
            await service.start(ADA, table)
            sight = await play_to_end(service, table, ADA)
            async with service.cache.take(table) as live:
                for event in sight.events:
                    if event.by >= 0:
                        answers = live.stamps[event.number][0] - 1
                        before = live.at(answers).state
                        given = live.playing().record.answers[answers]
                        option = before.parse(given.seat, given.word)
                        assert not before.stack[-1].sealed or before.is_immediate(option)
            number = next(event.number for event in sight.events if event.by >= 0)
            assert await refused(service.why(ADA, table, number)) == "error-not-a-bot"
            silent = next(event.number for event in sight.events if event.by < 0)
            assert await refused(service.why(ADA, table, silent)) == "error-not-a-bot"
            nowhere = service.why(ADA, table, len(sight.events))
            assert await refused(nowhere) == "error-no-such-event"

    run(test())


@pytest.mark.parametrize("bot", ["master", "steward"])
def test_after_the_end_a_bot_is_explained_by_the_numbers_that_chose(sqlite: str, bot: str) -> None:
    async def test() -> None:
        async with advising(sqlite) as service:
            table = await against(service, bot)
            sight = await played_to_end(service, table)
            told = [event for event in sight.events if event.by == 1]
            for event in told[:: max(1, len(told) // 5)]:
                found = await service.why(ADA, table, event.number)
                async with service.cache.take(table) as live:
                    answers = live.stamps[event.number][0] - 1
                    task = live.task(1, answers)
                    given = live.playing().record.answers[answers]
                assert found and found.seat == 1 and found.opinions[0].word == given.word
                assert found.judge == "master"
                if bot == "master":
                    judge, state = hire("master", games.load("fugger")), position(task)
                    assert isinstance(judge, Master)
                    view, options = state.view(1), state.options(1)
                    choice, explanation = consider(judge, view, options, stream_of(task))
                    assert state.word(choice) == given.word
                    assert found == hints.written(1, "master", explanation)

    run(test())


class Clock:
    """A clock that somebody's thinking moves on; who sleeps is only noted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        """Return the time."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Note for how long somebody sleeps."""
        self.slept.append(seconds)


@pytest.mark.parametrize(("thinking", "rest"), [(0.0, 1.5), (1.0, 0.5), (4.0, 0.5)])
def test_a_bot_does_not_wait_for_the_time_it_has_thought(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, thinking: float, rest: float
) -> None:
    clock = Clock()

    class Slow(Here):
        async def run(
            self, work: Callable[..., Any], *given: object, turn: Turn | None = None
        ) -> Any:
            clock.now += thinking
            return work(*given)

    async def test() -> None:
        async with opened(sqlite) as service:
            players = Bots(service, Pace(1.5, 1.5))
            service.pool = Slow()
            table = await service.create(ADA, "fugger", 2, bots=["steward", "steward"])
            await service.start(ADA, table)
            await service.sight(table, ADA)
            tasks, version = await players.due(table)
            monkeypatch.setattr(bots, "time", clock)
            monkeypatch.setattr(bots, "asyncio", clock)
            await players.answer(table, tasks[0], version)
            assert clock.slept == [rest]
            assert (await service.sight(table, ADA)).answers == 1

    run(test())
