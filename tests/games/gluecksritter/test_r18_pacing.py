"""R18 Playing online."""

import pytest

from kontor.engine.frames import MASKED, NEVER
from kontor.engine.messages import IllegalAnswer
from kontor.engine.record import CLOCK
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused, seat_of
from tests.games.gluecksritter.table import (
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
    table,
    time_out,
    vars_of,
    vars_of_clock,
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
    assert state.round == 2 and state.gold_of(0) >= 9 and "limit-waived" in events(state)


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
