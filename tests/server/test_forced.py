"""Forced answers: a pass that the rules demand comes by itself, whoever has the seat (R2.5)."""

from dataclasses import replace

import pytest

from kontor.engine.chance import seeded
from kontor.engine.frames import MASKED, NEVER
from kontor.games.fugger.state import Fugger
from kontor.server.service.bots import Bots
from kontor.server.service.live_table import LiveTable
from kontor.server.service.pacing import MASK, Pace, allowed_thought
from kontor.server.service.tokens import BEARER, hashed
from kontor.server.store.rows import PERSON, Entry, SeatRow
from tests.games.fugger.table import GAME, table
from tests.server.people import ADA, AT_ONCE, BEN, midway, opened, run, until

TABLE = "0123456789abcdef"
TOKEN = hashed(BEARER, "a program")
BY_THEMSELVES = AT_ONCE
BY_THE_TABLE = Pace(0.0, 0.0, 1.0, 0.01, 0.02)


def must_pass() -> Fugger:
    """A has no card, and no card is left to draw."""
    return table(2, deck="", rest_in_hand_of="B")


def must_draw() -> Fugger:
    """A has no card and can only draw."""
    return table(2)


def seats(token: str | None) -> list[SeatRow]:
    """Let Ada sit first, perhaps with a program that plays for her, and Ben second."""
    first = SeatRow(0, PERSON, "Ada", "red", device=ADA, token=token)
    return [first, SeatRow(1, PERSON, "Ben", "blue", device=BEN)]


@pytest.mark.parametrize("token", [None, TOKEN], ids=["person", "program"])
@pytest.mark.parametrize("pace", [BY_THEMSELVES, BY_THE_TABLE], ids=["themselves", "table"])
def test_r2_5_a_forced_pass_comes_by_itself(sqlite: str, token: str | None, pace: Pace) -> None:
    state = must_pass()
    state.chance = seeded("forced")

    async def test() -> None:
        async with opened(sqlite) as service:
            await service.store.create(
                *midway(TABLE, GAME, GAME.complete({}), state, seats(token), 1.0)
            )
        async with opened(sqlite, bots=True, pace=pace) as service:
            asked = await service.sight(TABLE, ADA)
            assert asked.forced or not asked.question
            sight = await until(service, TABLE, lambda now: now.answers == 1, ADA)
            assert [event.name for event in sight.events] == ["passed"]

    run(test())


@pytest.mark.parametrize(
    ("token", "pace", "is_answered"),
    [(None, BY_THEMSELVES, False), (TOKEN, BY_THE_TABLE, True), (None, BY_THE_TABLE, True)],
)
def test_other_forced_answers_are_given_only_where_the_table_may(
    sqlite: str, token: str | None, pace: Pace, is_answered: bool
) -> None:
    state = must_draw()
    state.chance = seeded("forced")

    async def test() -> None:
        async with opened(sqlite) as service:
            await service.store.create(
                *midway(TABLE, GAME, GAME.complete({}), state, seats(token), 1.0)
            )
            tasks, _ = await Bots(service, pace).due(TABLE)
            assert [task.forced for task in tasks] == (["draw"] if is_answered else [])
            service.answers_forced = pace.forced_most > 0
            assert (await service.sight(TABLE, ADA)).forced == is_answered

    run(test())


def test_a_pass_of_the_rules_is_masked_even_where_people_answer_themselves() -> None:
    least, most = MASK
    assert all(least <= BY_THEMSELVES.forced_delay() <= most for _ in range(100))
    assert all(0.01 <= BY_THE_TABLE.forced_delay() <= 0.02 for _ in range(100))


def test_a_long_pause_proves_no_choice() -> None:
    pauses = (1.0, 60.0)
    drawn = [BY_THE_TABLE.forced_delay(pauses) for _ in range(2_000)]
    assert min(drawn) < 1.0 and max(drawn) > 60.0
    assert sum(delay > 10.0 for delay in drawn) > 500


def test_the_moment_of_a_bot_does_not_tell_how_long_it_thought() -> None:
    pace = Pace(0.6, 1.8)
    for ready in (0.0, 0.5, 5.0):
        moments = [pace.moment(ready) for _ in range(500)]
        assert all(moment >= max(ready, pace.least) for moment in moments)
    # Whether it had a choice or not, a grandmaster is ready when its thought might end.
    assert allowed_thought("grandmaster") > 1.8 / 2 and allowed_thought("steward") > 0


def test_how_long_people_took_is_known_from_their_own_answers() -> None:
    state = must_draw()
    state.chance = seeded("forced")
    entry = Entry(2, "answer", 0, "draw", "Ada", 31.0, "0 by hand")

    rows = midway(TABLE, GAME, GAME.complete({}), state, seats(None), 1.0)
    live = LiveTable(rows[0], rows[1], [rows[2], entry])
    assert live.pauses_of(0) == (30.0,) and live.pauses_of(1) == ()
    by_the_table = replace(entry, key="0 bot 1")
    assert LiveTable(rows[0], rows[1], [rows[2], by_the_table]).pauses_of(0) == ()


def test_the_rules_give_a_pass_but_no_other_only_answer() -> None:
    assert (must_pass().forced(0), must_pass().given(0)) == (MASKED, MASKED)
    assert (must_draw().forced(0), must_draw().given(0)) == (MASKED, NEVER)
    assert table(2, hands={"A": "Wi"}).given(0) == NEVER


def test_only_the_seat_itself_is_told_that_it_had_no_choice() -> None:
    state = must_pass()
    state.chance = seeded("forced")
    rows = midway(TABLE, GAME, GAME.complete({}), state, seats(None), 1.0)
    by_the_table = Entry(2, "answer", 0, "pass", "Ada", 31.0, "0 bot 1")
    live = LiveTable(rows[0], rows[1], [rows[2], by_the_table])
    own = live.events(0, [0])[0]
    assert (own.name, own.forced) == ("passed", ["R2.5"])
    assert [live.events(seat, [seat])[0].forced for seat in (1, -1)] == [None, None]
    by_hand = replace(by_the_table, key="0 by hand")
    assert LiveTable(rows[0], rows[1], [rows[2], by_hand]).events(0, [0])[0].forced is None


def test_one_may_ask_why_only_where_the_log_tells_what_was_chosen() -> None:
    state = table(2, hands={"A": "Wi Wi Cl", "B": "Sp"})
    state.chance = seeded("why")
    rows = midway(TABLE, GAME, GAME.complete({}), state, seats(None), 1.0)
    for word, others in (("play:wine", True), ("draw", True), ("deliver:wine", False)):
        entry = Entry(2, "answer", 0, word, "Ada", 31.0, "0 by hand")
        live = LiveTable(rows[0], rows[1], [rows[2], entry])
        assert live.events(0, [0])[0].chosen
        assert live.events(1, [1])[0].chosen == others, word
