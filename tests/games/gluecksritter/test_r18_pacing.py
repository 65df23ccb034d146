"""R18 Playing online, R19 Table options, R20 Chance and records."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.clock import Clock
from kontor.engine.frames import MASKED, NEVER
from kontor.engine.match import Match, replay
from kontor.engine.messages import IllegalAnswer
from kontor.engine.record import CLOCK, Record, parse
from kontor.games import FOLDER
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import TIME_KNIGHT, TIME_PLANNING, TIME_PURCHASE
from tests.bench.playing import play, refused, seat_of
from tests.games.gluecksritter.table import (
    GAME,
    asked,
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
    time_out,
)

BRISK = {"clock": "brisk"}
ORDERS = {"yellow_mode": "orders"}


@pytest.mark.parametrize("held", ["letter_of_protection", "gift", "tax_writ", ""])
def test_r18_1_windows_open_on_public_information_only(held: str) -> None:
    state = table(hands={"B": held})
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert (kind(state) == codes.ASK_ATTACKED) == bool(held)


def test_r18_2_pointless_prompts_are_forced_and_masked() -> None:
    state = table(hands={"B": "gift"})
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert options(state, "B") == ["pass"] and state.forced(seat_of("B")) == MASKED
    assert state.forced(seat_of("A")) == NEVER
    assert (
        QUESTIONS[codes.ASK_PLAN].policy
        == QUESTIONS[codes.ASK_ERRAND].policy
        == QUESTIONS[codes.ASK_STEAL].policy
        == NEVER
    )


@pytest.mark.parametrize(
    ("coins", "walls", "held", "is_asked"),
    [
        ("2g0s", "0", "", True),
        ("1g1s", "0", "", False),
        ("1g1s", "0", "gift", True),
        ("7g0s", "4", "gift", False),
    ],
)
def test_r18_3_visitors_without_a_choice_are_skipped(
    coins: str, walls: str, held: str, is_asked: bool
) -> None:
    state = table(coins={"A": coins}, walls={"A": walls}, hands={"A": held})
    plan(state, A="cards:25")
    assert (state.round == 1 and kind(state) == codes.ASK_BUY) == is_asked


def test_r18_3_who_has_played_his_last_document_and_cannot_pay_is_not_asked() -> None:
    state = table(coins={"B": "6g0s"}, hands={"A": "building_grant"})
    plan(state, A="cards:25", B="cards:25")
    assert asked(state) == "AB"
    play(state, "A play:building_grant:wall")
    assert asked(state) == "B"
    play(state, "B buy:0")
    assert state.round == 2


def test_r18_3_a_last_document_may_end_the_question() -> None:
    state = table(hands={"A": "building_grant"})
    plan(state, A="cards:25")
    play(state, "A play:building_grant:wall")
    assert state.round == 2 and site(state, "A") == (1, 0)


def test_r18_4_orders_are_given_and_changed_while_planning() -> None:
    state = table(hands={"B": "letter_of_protection tax_writ"})
    words = [word for word in options(state, "B") if word.startswith("order")]
    assert words == ["order:letter_of_protection:auto", "order:letter_of_protection:never"]
    assert not [word for word in options(state, "A") if word.startswith("order")]
    play(state, "B order:letter_of_protection:auto cards:12 order:letter_of_protection:never")
    assert asked(state) == "ACD", "an order neither locks nor unlocks"
    assert refused(state, "B order:letter_of_protection:never").clause == "R18.4"
    assert refused(state, "B order:tax_writ:auto").clause == "R18.4"
    play(state, "B order:letter_of_protection:ask")
    assert state.orders == [0, 0, 0, 0]
    plan(table(), A="cards:45")
    errand = plan(table(hands={"A": "gift"}), A="cards:45")
    assert refused(errand, "A order:gift:auto").clause == "R18.4"


@pytest.mark.parametrize(
    ("order", "answers"),
    [
        ("auto", ["play:letter_of_protection"]),
        ("never", ["pass"]),
        ("ask", ["pass", "play:letter_of_protection"]),
    ],
)
def test_r18_4_an_order_is_the_only_answer_left(order: str, answers: list[str]) -> None:
    state = table(hands={"B": "letter_of_protection"})
    if order != "ask":
        play(state, f"B order:letter_of_protection:{order}")
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_ATTACKED, "a window opens whatever has been ordered"
    assert options(state, "B") == answers
    assert state.forced(seat_of("B")) == (NEVER if order == "ask" else MASKED)


@pytest.mark.parametrize(("roll", "answer"), [(0, "play:loaded_die"), (5, "pass")])
def test_r18_4_an_ordered_reroll_waits_for_a_roll_without_loot(roll: int, answer: str) -> None:
    state = table(hands={"A": "loaded_die"}, walls={"B": "1"}, numbers=[roll])
    play(state, "A order:loaded_die:auto")
    plan(state, A="cards:45", B="cards:23", C="cards:23", D="cards:23")
    play(state, "A attack:B")
    assert options(state, "A") == [answer]


def test_r18_4_an_ordered_reroll_answers_a_lost_duel() -> None:
    state = table(hands={"A": "loaded_die"}, numbers=[0, 3])
    play(state, "A order:loaded_die:auto")
    plan(state, A="cards:45", C="cards:46")
    assert options(state, "A") == ["play:loaded_die"]


@pytest.mark.parametrize("mode", ["live", "orders"])
def test_r17_3_nobody_else_learns_of_an_order(mode: str) -> None:
    state = table(hands={"B": "gift"}, options={"yellow_mode": mode, **BRISK})
    before = [state.view(seat).data() for seat in (-1, 0, 2)]
    told = events(state)
    time = state.clock()
    play(state, "B order:gift:never")
    assert [state.view(seat).data() for seat in (-1, 0, 2)] == before and events(state) == told
    assert state.view(1).data()["orders"] == {"gift": "never"}
    assert time is not None and vars_of(state) == vars_of_clock(time)


def vars_of(state: Gluecksritter) -> tuple[int, int, int]:
    """Return what the clock of a table says now."""
    time = state.clock()
    assert time is not None
    return vars_of_clock(time)


def vars_of_clock(time: Clock) -> tuple[int, int, int]:
    """Return what a clock says."""
    return time.window, time.seconds, time.calls


@pytest.mark.parametrize(
    ("income", "errand"),
    [
        ("2g0s 3g0s", {"raided": 3}),
        ("3g0s 3g0s", {"raided": 3}),
        ("0g5s 0g5s", {"stood-down": None}),
    ],
)
def test_r18_5_errands_when_time_is_up(income: str, errand: dict[str, int | None]) -> None:
    state = table(income=income, options=BRISK)
    plan(state, A="cards:24", B="cards:23", C="cards:23", D="cards:23")
    time_out(state)
    for name, gold in errand.items():
        assert facts(state, name)[0].get("gold") == gold
    if income == "3g0s 3g0s":
        assert facts(state, "raided")[0]["space"] == "tax_collector"


def test_r18_5_purchases_spies_and_ransoms_when_time_is_up() -> None:
    state = table(coins={"A": "4g0s", "B": "4g0s"}, hands={"C": "spy_report gift"}, options=BRISK)
    plan(state, A="cards:12", B="cards:12", C="lay:spy_report:A cards:45")
    assert kind(state) == codes.ASK_SPY
    time_out(state)
    assert kind(state) == codes.ASK_BUY and state.shown[2] % 64 == 8 + 16
    play(state, "A buy:1:2g0s")
    time_out(state)
    assert [fact["seat"] for fact in facts(state, "time-up")] == [2, 1]
    assert len(hand(state, "A")) == 1 and purse(state, "B") == "4g0s"
    before_income = {"ransom_moment": "before_income", **BRISK}
    state = table(3, coins={"A": "2g0s"}, jailed="A", options=before_income)
    plan(state)
    assert kind(state) == codes.ASK_RANSOMS
    assert jailed(time_out(state)) == "A"


def test_r18_5_reactions_and_a_stolen_tower_when_time_is_up() -> None:
    castle = {"B": "1"}
    state = table(walls=castle, towers=castle, hands={"B": "gift"}, numbers=[5], options=BRISK)
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(time_out(state)) == codes.ASK_STEAL
    assert site(time_out(state), "A") == (0, 1)


def test_r18_5_without_a_clock_time_is_never_up() -> None:
    state = table()
    assert state.clock() is None and state.options(CLOCK) == []
    with pytest.raises(IllegalAnswer):
        time_out(state)


def test_r18_6_the_gift_is_played_and_nobody_is_asked() -> None:
    state = table(hands={"A": "gift"}, income="9g0s 0g0s", options=ORDERS)
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert state.round == 2 and state.gold[0] >= 9 and "limit-waived" in events(state)


def test_r18_6_an_order_forbids_the_gift() -> None:
    state = table(hands={"A": "gift"}, income="9g0s 0g0s", options=ORDERS)
    play(state, "A order:gift:never")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert state.round == 2 and "limit-halved" in events(state) and hand(state, "A") == ["gift"]


@pytest.mark.parametrize("ordered", [True, False])
def test_r18_6_other_documents_need_an_order(ordered: bool) -> None:
    state = table(hands={"B": "letter_of_protection"}, options=ORDERS)
    if ordered:
        play(state, "B order:letter_of_protection:auto")
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert ("attack-cancelled" in events(state)) == ordered
    assert (hand(state, "B") == []) == ordered


def test_r18_6_orders_may_come_before_the_document() -> None:
    state = table(draws="letter_of_protection", options=ORDERS)
    play(state, "B order:letter_of_protection:auto")
    plan(state, A="cards:45", B="cards:15")
    play(state, "A attack:B")
    assert "attack-cancelled" in events(state)


def test_r18_6_a_tied_duel_is_rerolled_by_order() -> None:
    state = table(
        hands={"A": "loaded_die", "C": "loaded_die"}, numbers=[2, 2, 0, 5], options=ORDERS
    )
    play(state, "A order:loaded_die:auto", "C order:loaded_die:auto")
    plan(state, A="cards:45", C="cards:46")
    assert jailed(state) == "A" and asked(state) == "C"


def test_r18_6_the_closing_window_does_not_wait() -> None:
    state = table(
        walls={"A": "4"}, towers={"A": "3"}, hands={"A": "building_grant"}, options=ORDERS
    )
    play(state, "A order:building_grant:auto")
    plan(state)
    assert state.is_over() and state.winners() == [0]


def test_r18_7_a_round_without_documents_waits_rarely() -> None:
    state = table(coins={"A": "7g0s", "B": "7g0s", "C": "7g0s"}, options=BRISK)
    plan(state, A="cards:23", B="cards:23", C="cards:45", D="cards:56")
    waits = []
    while state.round == 1:
        waits.append((kind(state), asked(state)))
        time_out(state)
    assert waits == [(codes.ASK_BUY, "AB"), (codes.ASK_BUY, "AB"), (codes.ASK_ERRAND, "C")]


def test_r19_1_limit_repeat_once() -> None:
    state = table(options={"limit_repeat": "once"}, income="15g0s 0g0s")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert state.gold[0] == 8 and state.waived_gold[0] == 8
    state.receive(0, 1, 0)
    assert state.is_due(0)


def test_r19_2_change_is_lost() -> None:
    state = table(coins={"A": "4g0s"}, options={"change": "overpay_lost"})
    plan(state, A="cards:35")
    play(state, "A buy:1:3g0s")
    assert facts(state, "bought")[0]["gold"] == 3
    assert state.silver[0] == sum(
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
    assert (state.lead, state.ducat_card, state.income) == (2, 17, [2, 0, 4, 0])


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
