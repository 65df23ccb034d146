"""R5 Secret plans."""

import pytest

from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.material import TIME_GRACE
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    GAME,
    asked,
    bag,
    discard,
    events,
    hand,
    jailed,
    kind,
    options,
    plan,
    purse,
    table,
    time_out,
)

BRISK = {"clock": "brisk"}


def test_r5_1_cards_and_red_documents_are_one_commitment() -> None:
    state = table(hands={"A": "tax_writ summons"}, income="4g0s 0g0s")
    play(state, "A lay:tax_writ lay:summons:B cards:12")
    assert asked(state) == "BCD"
    assert hand(state, "A") == ["tax_writ", "summons"]


def test_r5_2_others_see_only_that_a_plan_is_locked() -> None:
    state = table(hands={"A": "summons"})
    before = state.view(1).data()
    play(state, "A lay:summons:B")
    assert state.view(1).data() == before
    play(state, "A cards:12")
    one = state.view(1).data()
    play(state, "A unlock cards:56")
    assert state.view(1).data() == one != before


def test_r5_3_a_locked_plan_can_be_unlocked_until_the_last_one() -> None:
    state = table(3, income="2g0s 0g0s")
    play(state, "A cards:12", "B cards:16")
    assert refused(state, "A cards:56").clause == "R5.3"
    play(state, "A unlock")
    assert asked(state) == "AC"
    play(state, "A cards:56", "C cards:16")
    assert purse(state, "A") == "2g0s"


def test_r5_3_an_unlocked_plan_keeps_its_draft() -> None:
    state = table(hands={"A": "summons tax_writ"})
    play(state, "A lay:summons:B cards:12 unlock")
    assert "lay:tax_writ" in options(state, "A") and "lay:summons:C" not in options(state, "A")
    assert refused(state, "A unlock").clause == "R5.3"
    play(state, "A lay:tax_writ cards:12", "B cards:16", "C cards:16", "D cards:16")
    assert events(state).count("red-revealed-at") == events(state).count("red-revealed") == 1


def test_r5_3_a_draft_can_be_taken_back_whole() -> None:
    state = table(hands={"A": "summons"})
    assert refused(state, "A clear").clause == "R5.3"
    play(state, "A lay:summons:B clear")
    assert "lay:summons:B" in options(state, "A")
    play(state, "A cards:12")
    assert refused(state, "A clear").clause == "R5.3"


def test_r5_3_the_first_rules_took_an_unlocked_plan_back() -> None:
    state = table(hands={"A": "summons"}, version=1)
    play(state, "A lay:summons:B cards:12 unlock")
    assert "lay:summons:C" in options(state, "A") and "clear" not in options(state, "A")


def test_r5_3_plans_may_be_changed_and_nothing_else_under_seal() -> None:
    now, first = table(), table(version=1)
    kinds = range(len(codes.QUESTION_NAMES))
    assert [kind for kind in kinds if not now.is_final(kind)] == [codes.ASK_PLAN]
    assert not any(first.is_final(kind) for kind in kinds)
    assert not now.question(0).final


def test_r5_4_planning_ends_with_the_last_lock() -> None:
    state = table(3)
    play(state, "A cards:12", "B cards:16")
    assert state.round == 1
    play(state, "C cards:16")
    assert "actions-revealed" in events(state)


def test_r5_4_whoever_had_locked_before_a_public_move_has_a_last_moment() -> None:
    state = table(3, coins={"C": "2g0s"}, jailed="C", options=BRISK)
    play(state, "A cards:12", "C ransom:2g0s", "B cards:16", "C cards:45")
    assert kind(state) == codes.ASK_GRACE and asked(state) == "A"
    assert options(state, "A") == ["pass", "unlock"] and options(state, "B") == []
    play(state, "A pass")
    assert "actions-revealed" in events(state)


def test_r5_4_the_last_moment_may_reopen_the_plan() -> None:
    state = table(3, hands={"A": "tax_writ", "C": "endowment"}, options=BRISK)
    play(state, "A lay:tax_writ cards:12", "B cards:16", "C play:endowment cards:56")
    assert asked(state) == "AB"
    play(state, "A unlock", "B pass")
    assert kind(state) == codes.ASK_PLAN and asked(state) == "A"
    play(state, "A cards:16")
    assert "actions-revealed" in events(state) and "red-revealed" in events(state)


def test_r5_4_the_last_moment_passes_and_plans_stay() -> None:
    state = table(3, hands={"C": "endowment"}, options=BRISK)
    play(state, "A cards:12", "C play:endowment", "B cards:16", "C cards:56")
    grace = state.clock()
    assert grace is not None and grace.seconds == GAME.material.timing.seconds[TIME_GRACE]
    time_out(state)
    revealed = [e.facts for e in state.log or [] if e.name == "actions-revealed"]
    assert revealed[0]["spaces"] == ["brother_jacob", "farmer_johann"]


def test_r5_4_without_a_clock_nobody_waits() -> None:
    state = table(3, coins={"C": "2g0s"}, jailed="C")
    play(state, "A cards:12", "C ransom:2g0s", "B cards:16", "C cards:45")
    assert "actions-revealed" in events(state)


def test_r5_4_a_public_move_in_the_last_seconds_prolongs_planning() -> None:
    state = table(3, coins={"C": "2g0s"}, jailed="C", hands={"B": "endowment"}, options=BRISK)
    before = state.clock()
    play(state, "C ransom:2g0s")
    between = state.clock()
    play(state, "B play:endowment")
    after = state.clock()
    assert before is not None and between is not None and after is not None
    assert before.window == between.window == after.window
    assert before.calls < between.calls < after.calls
    assert after.extension == GAME.material.timing.seconds[TIME_GRACE] and after.extensions > 0


def test_r5_5_the_number_of_cards_follows_the_documents_of_the_plan() -> None:
    state = table(hands={"A": "third_helper"})
    assert refused(state, "A cards:125").clause == "R5.5"
    play(state, "A lay:third_helper")
    assert refused(state, "A cards:12").clause == "R4.2"
    play(state, "A cards:125")
    assert asked(state) == "BCD"


def test_r5_6_each_name_once() -> None:
    state = table(hands={"A": "summons summons"})
    play(state, "A lay:summons:B")
    assert refused(state, "A lay:summons:C").clause == "R5.6"


def test_r5_7_targets_are_opponents() -> None:
    state = table(3, hands={"A": "summons"})
    assert [word for word in options(state, "A") if word.startswith("lay")] == [
        "lay:summons:B",
        "lay:summons:C",
    ]
    assert refused(state, "A lay:summons:A").clause == "R5.7"
    assert refused(state, "A lay:summons").clause == "R5.7"


def test_r5_8_red_documents_are_too_late_after_the_plan() -> None:
    state = table(coins={"A": "4g0s"}, hands={"A": "tax_writ"})
    plan(state, A="cards:25")
    assert refused(state, "A lay:tax_writ").clause == "R5.8"
    assert hand(state, "A") == ["tax_writ"]


def test_r5_9_ransom_frees_the_knight_for_this_very_plan() -> None:
    state = table(coins={"B": "2g2s"}, jailed="B")
    before = bag(state)
    play(state, "B ransom:1g2s")
    assert (purse(state, "B"), jailed(state), before) == ("1g0s", "", "38g58s")
    assert bag(state) == "39g60s"
    play(state, "B cards:45")
    assert events(state) == ["ransomed"]


def test_r5_9_ransom_needs_an_unlocked_plan_and_a_jailed_knight() -> None:
    state = table(coins={"A": "5g5s", "B": "5g5s"}, jailed="B")
    play(state, "B cards:12")
    assert refused(state, "B ransom").clause == "R5.9"
    assert refused(state, "A ransom").clause == "R5.9"


def test_r5_10_ransom_is_voluntary_and_whole() -> None:
    state = table(coins={"B": "1g1s"}, jailed="B")
    assert refused(state, "B ransom").clause == "R5.10"
    plan(state)
    assert jailed(state) == "B"


def test_r5_11_a_knight_is_free_in_the_next_planning_at_the_earliest() -> None:
    state = table(coins={"A": "4g0s", "B": "4g0s", "C": "4g0s"})
    plan(state, A="cards:45", B="cards:46", C="cards:14", D="cards:56")
    assert jailed(state) == "ABC" and state.round == 2
    assert [word for word in options(state, "A") if word.startswith("ransom")] == ["ransom:2g0s"]


def test_r5_12_yellow_documents_act_at_once_locked_or_not() -> None:
    state = table(hands={"A": "pardon"}, jailed="A")
    play(state, "A cards:12 play:pardon")
    assert jailed(state) == "" and asked(state) == "BCD"
    assert "cards:45" not in options(state, "A")
    play(state, "A unlock cards:45")
    assert discard(state) == ["pardon"]


@pytest.mark.parametrize("draft", ["", "A lay:third_helper"])
def test_r5_13_when_time_is_up_five_and_six_are_played(draft: str) -> None:
    state = table(3, hands={"A": "third_helper"}, options=BRISK)
    if draft:
        play(state, draft)
    play(state, "B cards:12", "C cards:12")
    time_out(state)
    revealed = [e.facts for e in state.log or [] if e.name == "actions-revealed"]
    assert revealed[0]["spaces"] == ["tax_collector", "customs_officer"]
    assert hand(state, "A") == ["third_helper"]


def test_r5_13_when_time_is_up_an_unlocked_plan_is_played() -> None:
    state = table(3, hands={"A": "tax_writ"}, options=BRISK)
    play(state, "A lay:tax_writ cards:12 unlock", "B cards:16", "C cards:16")
    time_out(state)
    revealed = [e.facts for e in state.log or [] if e.name == "actions-revealed"]
    assert revealed[0]["spaces"] == ["brother_jacob", "farmer_johann"]
    assert "red-revealed" in events(state)


def test_r5_13_a_draft_that_needs_another_card_is_no_plan() -> None:
    state = table(3, hands={"A": "third_helper"}, options=BRISK)
    play(state, "A cards:12 unlock lay:third_helper", "B cards:16", "C cards:16")
    time_out(state)
    assert hand(state, "A") == ["third_helper"]


def test_r5_14_red_documents_in_a_plan_still_count_as_hand_cards() -> None:
    state = table(hands={"A": "summons gift"})
    play(state, "A lay:summons:B cards:12")
    assert state.view(2).data()["hand_sizes"] == [2, 0, 0, 0]
