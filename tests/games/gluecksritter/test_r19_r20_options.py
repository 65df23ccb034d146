"""R19 Table options, R20 Chance and records."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.match import Match, replay
from kontor.engine.record import CLOCK, Record, parse
from kontor.games import FOLDER
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import TIME_KNIGHT, TIME_PLANNING, TIME_PURCHASE
from tests.bench.playing import play, refused, seat_of
from tests.games.gluecksritter.table import (
    GAME,
    asked,
    coins_on,
    events,
    facts,
    hand,
    jailed,
    kind,
    options,
    plan,
    purse,
    site,
    start,
    table,
    vars_of,
)

BRISK = {"clock": "brisk"}
ORDERS = {"yellow_mode": "orders"}


def test_r19_1_limit_repeat_once() -> None:
    state = table(options={"limit_repeat": "once"}, income="15g0s 0g0s")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert state.gold_of(0) == 8 and state.excused_gold(0) == 8
    state.receive(0, 1, 0)
    assert state.is_due(0)


def test_r19_2_change_is_lost() -> None:
    state = table(coins={"A": "4g0s"}, options={"change": "overpay_lost"})
    plan(state, A="cards:35")
    play(state, "A buy:1:3g0s")
    assert facts(state, "bought")[0]["gold"] == 3
    assert state.silver_of(0) == sum(
        int(str(fact["silver"])) for fact in facts(state, "shared") if fact["seat"] == 0
    )


def test_r19_3_the_victim_chooses() -> None:
    state = table(
        walls={"B": "1"}, towers={"B": "1"}, numbers=[5], options={"stolen_piece_choice": "victim"}
    )
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_STEAL and asked(state) == "B"
    play(state, "B steal:wall")
    assert site(state, "A") == (1, 0)


def test_r19_4_unplaceable_pieces_are_destroyed() -> None:
    setup = {"unplaceable_piece": "destroyed"}
    state = table(walls={"A": "4", "B": "2"}, numbers=[5], options=setup)
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert site(state, "A") == (4, 0) and site(state, "B") == (1, 0)
    assert "piece-destroyed" in events(state)


def test_r19_4_the_attacker_picks_what_is_destroyed() -> None:
    setup = {"unplaceable_piece": "destroyed", "stolen_piece_choice": "victim"}
    castle = {"A": "4", "B": "2"}
    state = table(walls=castle, towers=castle, numbers=[5], options=setup)
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert asked(state) == "A"
    play(state, "A steal:tower")
    assert site(state, "B") == (2, 1)


def test_r19_5_hidden_coins_ask_whoever_could_pay() -> None:
    setup = {"coins_visibility": "hidden"}
    state = table(coins={"A": "0g3s"}, options=setup)
    plan(state, A="cards:25")
    assert asked(state) == "A" and options(state, "A") == ["buy:0"]
    play(state, "A buy:0")
    paid = table(coins={"A": "2g0s"}, options=setup)
    plan(paid, A="cards:25")
    play(paid, "A buy:1:2g0s")
    event = next(event for event in paid.log or [] if event.name == "bought-hidden")
    assert event.seen_by(0).facts["gold"] == 2 and "gold" not in event.seen_by(1).facts


def test_r19_6_ransom_before_the_income() -> None:
    state = table(
        3, coins={"A": "2g0s", "B": "3g0s"}, jailed="AB", options={"ransom_moment": "before_income"}
    )
    assert refused(state, "A ransom").clause == "R5.9"
    plan(state)
    assert kind(state) == codes.ASK_RANSOMS and "ducat-card" not in events(state)
    play(state, "A ransom:2g0s", "B decline")
    assert jailed(state) == "B" and purse(state, "A") == "0g0s" and kind(state) == codes.ASK_PLAN


def test_r19_7_documents_break_a_tie() -> None:
    castles = {"A": "4", "B": "4"}
    state = table(
        walls=castles,
        towers=castles,
        hands={"B": "gift"},
        options={"final_tie": "documents_then_shared"},
    )
    plan(state)
    play(state, "B pass")
    assert state.winners() == [1] and hand(state, "B") == ["gift"]


def test_r19_8_yellow_mode_decides_whether_the_game_waits() -> None:
    live = table(hands={"B": "gift"})
    orders = table(hands={"B": "gift"}, options=ORDERS)
    first = table(hands={"B": "gift"}, options=ORDERS, version=1)
    for state in (live, orders, first):
        plan(state, A="cards:45")
        play(state, "A attack:B")
    assert kind(live) == kind(first) == codes.ASK_ATTACKED != kind(orders)


def test_r19_9_max_rounds_may_be_none() -> None:
    state = table(round=60, options={"max_rounds": "0"})
    plan(state)
    assert state.round == 61
    state = table(round=60)
    plan(state)
    assert state.is_over()


@pytest.mark.parametrize(("clock", "times"), [("none", 0), ("brisk", 1), ("relaxed", 2)])
def test_r19_10_the_table_chooses_its_clock(clock: str, times: int) -> None:
    material = GAME.material
    state = table(coins={"A": "4g0s"}, options={"clock": clock})
    for time in (TIME_PLANNING, TIME_PURCHASE, TIME_KNIGHT):
        now = state.clock()
        assert (now.seconds if now else 0) == times * material.timing.seconds[time]
        if time == TIME_PLANNING:
            plan(state, A="cards:24", B="cards:56", C="cards:56", D="cards:56")
        elif time == TIME_PURCHASE:
            play(state, "A buy:0")


def test_r19_10_every_question_has_its_own_time() -> None:
    state = table(hands={"A": "loaded_die", "C": "loaded_die"}, numbers=[2, 2, 1, 1], options=BRISK)
    seen = [vars_of(state)]
    plan(state, A="cards:45", C="cards:46")
    seen.append(vars_of(state))
    play(state, "A play:loaded_die", "C pass")
    seen.append(vars_of(state))
    assert len({window for window, _, _ in seen}) == 3, "a new result, a new time"


def test_r19_10_the_first_rules_have_no_clock_and_the_same_components() -> None:
    first = GAME.under(1)
    assert "clock" not in [option.name for option in first.options]
    assert first.components_digest != GAME.components_digest
    stored = sorted((FOLDER.parents[2] / "tests" / "records" / "gluecksritter").glob("*.record"))
    known = {parse(file.read_text()).components for file in stored}
    assert first.components_digest in known


def match(seed: str, options: dict[str, str] | None = None) -> Match:
    """Start a recorded game."""
    record = Record("gluecksritter", GAME.rules_version, GAME.components_digest)
    record.options = GAME.complete(options or {})
    record.names = ["Ada", "Bertram", "Clara"]
    record.seed = seed
    return Match(GAME, record)


def test_r20_1_a_game_is_reproducible_from_seed_and_answers() -> None:
    game = match("again")
    chance = seeded("answers")
    for _ in range(60):
        seat = seat_of(asked(game.state)[0])  # type: ignore[arg-type]
        words = options(game.state, "ABC"[seat])  # type: ignore[arg-type]
        game.answer(seat, words[chance.below(len(words))])
    again = replay(GAME, parse(game.record.text()))
    assert again.state == game.state


def test_r20_2_every_random_result_can_be_scripted() -> None:
    state = start(3, [2, 17, 0, 0, 0, 0, 0, 0])
    assert (state.lead, state.ducat_card) == (2, 17)
    assert coins_on(state, codes.TAX) + coins_on(state, codes.CUSTOMS) == (2, 0, 4, 0)


def test_r20_3_refused_answers_change_nothing() -> None:
    state = table(coins={"A": "1g0s"})
    used = state.chance.used
    assert refused(state, "A cards:7").clause == "R4.2"
    assert state.chance.used == used


def test_r20_4_answers_of_the_clock_are_recorded_and_replayed() -> None:
    game = match("clock", BRISK)
    game.answer(CLOCK, "timeout")
    assert game.record.answers[-1].text() == "@ timeout"
    again = replay(GAME, parse(game.record.text()))
    assert again.state == game.state and [event.name for event in game.events].count("time-up") == 3
