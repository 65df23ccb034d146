"""Undo against bots reaches back to one's last decision, unless something bars it."""

from collections import Counter

import pytest

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.engine.match import ANOTHER_SEAT, CHANCE_DRAWN, LEARNT_SOMETHING
from kontor.server.service.folding import prove
from kontor.server.service.live_table import LiveTable
from kontor.server.store.rows import BOT, PERSON, Entry, SeatRow
from tests.server.people import ADA, BEN, midway, opened, run

TABLE = "0123456789abcdef"


class Played:
    """A table where seat 0 plays against bots, all of them at random."""

    def __init__(self, slug: str, seed: str, owner: str | None = None) -> None:
        game = games.load(slug)
        seats = max(game.least_seats, 3)
        self.start = game.start(seats, game.complete({}), seeded(seed))
        rows = [SeatRow(0, PERSON, "Ada", "red", device=ADA)]
        rows += [
            SeatRow(n, BOT, f"B{n}", "blue", bot="random", owner=owner) for n in range(1, seats)
        ]
        row, seats_rows, first = midway(TABLE, game, game.complete({}), self.start, rows, 1.0)
        self.row, self.rows, self.journal = row, seats_rows, [first]
        self.live = LiveTable(row, seats_rows, [first])
        self.chance: Chance = seeded(f"answers {seed}")

    def write(self, kind: str, seat: int, text: str) -> None:
        """Add a line; bots answer with the table's keys."""
        version = self.live.version + 1
        key = f"{seat} {'key' if seat == 0 else 'bot '}{version}"
        self.journal.append(Entry(version, kind, seat, text, "", float(version), key))
        self.live.apply(self.journal[-1])

    def answer(self) -> int:
        """Let somebody who is asked answer, and return who it was."""
        state = self.live.playing().state
        awaited = [seat for seat in range(state.seats) if (state.awaited() >> seat) & 1]
        seat = awaited[self.chance.below(len(awaited))]
        options = state.options(seat)
        self.write("answer", seat, state.word(options[self.chance.below(len(options))]))
        return seat

    def take_back(self) -> str:
        """Take the last decision back and return its word."""
        live = self.live
        place = live.own_last(0) - 1
        word = live.playing().record.answers[place].word
        self.write("undo", 0, str(place))
        return word


@pytest.mark.parametrize("slug", ["emperor", "merchants", "augsburg"])
def test_a_decision_is_taken_back_with_what_bots_answered_and_given_again(slug: str) -> None:
    played = Played(slug, "undo")
    live = played.live
    done = 0
    before = b""
    for _ in range(80):
        if live.playing().state.is_over() or done == 3:
            break
        state = live.playing().state.save()
        if played.answer() == 0:
            before = state
        if live.playing().state.is_over() or not live.goes_over_bots(0):
            continue
        if not live.reach(0).steps:
            continue
        after = live.playing().state.save()
        bots = list(live.playing().record.answers[live.own_last(0) :])
        word = played.take_back()
        assert live.playing().state.save() == before
        assert live.may_redo(0) and set(live.served()) <= {0}
        again = LiveTable(played.row, played.rows, played.journal)
        assert again.playing().state.save() == before and again.may_redo(0)
        played.write("redo", 0, "")
        assert live.playing().record.answers[-1].word == word
        for answer in bots:
            played.write("answer", answer.seat, answer.word)
        assert live.playing().state.save() == after
        prove(live)
        done += 1
    assert done == 3


def test_chance_and_hidden_knowledge_bar_it_and_are_named() -> None:
    found: Counter[str] = Counter()
    for seed in range(3):
        played = Played("fugger", f"barred {seed}")
        for _ in range(30):
            played.answer()
            if played.live.playing().state.is_over():
                break
            if played.live.goes_over_bots(0):
                reach = played.live.reach(0)
                assert (reach.steps == 0) == bool(reach.reason)
                found[reach.reason] += 1
    assert found[CHANCE_DRAWN] and found[LEARNT_SOMETHING]


def test_where_somebody_may_come_back_to_a_bots_seat_it_reaches_no_further() -> None:
    played = Played("emperor", "undo", owner=BEN)
    live = played.live
    for _ in range(30):
        played.answer()
        assert not live.goes_over_bots(0)
    assert live.reach(0).reason == ANOTHER_SEAT or live.reach(0).steps


def test_the_service_takes_back_over_bots_and_goes_there_by_consent(sqlite: str) -> None:
    played = Played("emperor", "undo")
    live = played.live
    while not (live.goes_over_bots(0) and live.reach(0).steps):
        played.answer()
    state, start = live.playing().state, played.start
    row, rows, first = midway(TABLE, live.game, live.options, start, played.rows, 1.0)

    async def test() -> None:
        async with opened(sqlite) as service:
            await service.store.create(row, rows, first)
            for answer in live.playing().record.answers:
                sight = await service.sight(TABLE, ADA)
                if answer.seat:
                    await service.answer_for(TABLE, answer.seat, answer.word, sight.version)
                else:
                    key = f"key{sight.version}"
                    await service.answer(ADA, TABLE, 0, answer.word, sight.version, key)
            sight = await service.sight(TABLE, ADA)
            assert sight.undo.steps == 1 and sight.undo.bots == live.bots_since(0)
            assert sight.undo.back == live.own_last(0) - 1
            version = await service.undo(ADA, TABLE, 0, sight.version, key="once")
            assert version == await service.undo(ADA, TABLE, 0, sight.version, key="once")
            now = await service.sight(TABLE, ADA)
            assert now.answers == sight.undo.back and now.undo.can_redo
            assert now.question is not None and now.question.awaited
        assert state.is_over() is False

    run(test())
