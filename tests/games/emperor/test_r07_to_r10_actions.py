"""R7 actions, R8 action cards, R9 knights, R10 privileges, R17 displacement."""

import pytest

from kontor.games.emperor.table.codes import CITY_CHARTER, PERMIT
from tests.bench.playing import play
from tests.games.emperor.table import (
    GAME,
    asked,
    elector,
    events,
    nobles,
    options,
    phase,
    reason,
    row,
    stack,
    table,
    throne,
)


def test_r7_1_one_turn_after_another_of_four_kinds() -> None:
    state = table({"brandenburg": "B!b15"}, thalers="9 9 9 9")
    play(state, "A buy:pope", "B privilege:brandenburg", "C knight:place:trier:noble", "D pass")
    assert asked(state) == "A"
    assert reason(state, "A dance") == "R7.1 expected-action"


def test_r7_2_passing_is_final_and_ends_the_phase_with_the_last() -> None:
    state = play(table(), "A pass")
    assert reason(state, "A buy:pope") == "R7.2 passed-already"
    play(state, "B pass", "C pass", "D buy:pope", "D pass")
    assert phase(state) == "emperor_phase"


def test_r7_3_a_card_is_paid_taken_and_carried_out_at_once_or_kept() -> None:
    state = table(thalers="9 9 9 9")
    play(state, "A buy:indulgence", "B buy:pope")
    assert state.scores()[0] == 1 and row(state, "A") == ["indulgence"]
    assert (state.board.thalers, row(state, "B")) == ([7, 8, 9, 9], ["pope"])


def test_r7_4_no_credit() -> None:
    state = table(thalers="1 9 9 9")
    assert reason(state, "A buy:indulgence") == "R7.4 no-money"
    poor = table({"cologne": "A!b25"}, thalers="0 9 9 9", taken="doctor")
    for word in ("knight", "knight:place:trier:noble", "buy:permit:baron:trier", "buy:permit"):
        assert reason(poor, f"A {word}") == "R7.4 no-money"
    assert "buy:rival" in options(table(active="B", thalers="9 0 9 9"), "B")


def test_r7_5_an_empty_stack_sells_nothing() -> None:
    state = table(taken="indulgence")
    assert reason(state, "A buy:indulgence") == "R7.5 stack-empty"


@pytest.mark.clause("R8.18")
def test_r7_6_a_card_must_be_carried_out_completely() -> None:
    state = table({"saxony": "A!c15"}, thalers="12 9 9 9", throne="c15")
    assert reason(state, "A buy:doctor") == "R8.2 doctor-no-target"
    assert reason(state, "A buy:move") == "R8.6 move-no-tile"
    assert reason(state, "A buy:promotion") == "R8.15 promotion-no-knight"
    assert reason(state, "A buy:foreign_princess") == "R8.16 no-baron"
    assert reason(state, "A buy:move:unused") == "R8.6 move-no-tile"
    assert reason(state, "A buy:indulgence:unused") == "R7.6 must-be-used"
    state = table({"saxony": "A:b15 A:b15 A:b15 A:b15", "trier": "A:b15 A:b15"}, thalers="9 9 9 9")
    assert reason(state, "A buy:permit") == "R17.1 no-aristocrat"
    state = table({"trier": "A:o A:o", "mainz": "A:o"})
    assert reason(state, "A buy:city_charter") == "R8.14 no-city"


def test_r7_7_election_cards_may_be_taken_at_any_time() -> None:
    state = table(active="B")
    for card in ("pope", "church_influence", "excommunication", "rival"):
        assert f"buy:{card}" in options(state, "B")


@pytest.mark.clause("R8.1")
def test_r7_8_rival_ends_the_phase_for_its_taker() -> None:
    state = play(table(active="B"), "B buy:rival")
    assert state.board.rival == 1 and asked(state) == "C"
    assert reason(state, "B buy:pope") == "R7.8 rival-is-out"
    assert reason(state, "C buy:rival") == "R8.1 rival-taken"  # R8.1: at most one


def test_r7_9_the_emperor_is_no_rival() -> None:
    assert reason(table(), "A buy:rival") == "R7.9 emperor-is-no-rival"


def test_r7_10_the_knight_card_stays() -> None:
    state = table()
    assert reason(state, "A buy:knight") == "R7.10 knight-card-stays"
    play(state, "A knight:place:trier:noble")
    assert stack(state, "knight") == 1 and row(state, "A") == []


def test_r7_11_the_gray_eminence_cannot_be_bought() -> None:
    state = table({"brandenburg": "A!b15"})
    assert reason(state, "A buy:gray_eminence") == "R7.11 eminence-by-privilege"


def test_r7_12_several_cards_of_one_type_one_per_turn() -> None:
    state = table({"trier": "B:b15"}, out="BCD")
    play(state, "A buy:doctor:B:trier:baron:15", "A buy:doctor:B:trier:baron:25")
    assert row(state, "A") == ["doctor", "doctor"] and nobles(state, "trier") == "Bb35"


def test_r7_13_a_player_who_passed_still_names_a_successor() -> None:
    state = table({"trier": "A:b15"}, throne="b45", active="B", out="A")
    play(state, "B buy:doctor:A:throne:baron:45")
    assert asked(state) == "A"
    play(state, "A throne:trier:baron:15")
    assert asked(state) == "C"


def test_r7_14_only_passing_left_is_announced() -> None:
    state = table(thalers="0 9 9 9")
    assert options(state, "A") == ["pass"]
    play(state, "A pass")
    assert events(state)[-1] == "passed-forced"


def test_r8_1_rival_makes_an_election() -> None:
    state = table(active="B", out="ACD")
    play(state, "B buy:rival")
    assert "election-called" in events(state)


def test_r8_2_own_younger_foreign_older_nothing_else() -> None:
    state = table({"trier": "A:b25 B:b25"}, out="BCD")
    play(state, "A buy:doctor:A:trier:baron:25", "A buy:doctor:B:trier:baron:25")
    assert nobles(state, "trier") == "Ab15 Bb35"


def test_r8_3_any_place_is_open_to_the_doctor() -> None:
    pieces = {"trier": "B!b25 C:c15", "saxony": "D!c35"}
    state = table(pieces, active="B", used="saxony")
    assert options(state, "B", "buy:doctor") == [
        "buy:doctor:A:throne:baron:15",
        "buy:doctor:B:trier_seat:baron:25",
        "buy:doctor:C:trier:couple:15",
        "buy:doctor:D:saxony_seat:couple:35",
    ]
    play(state, "B buy:doctor:D:saxony_seat:couple:35")
    assert elector(state, "saxony") == "Dc45"


def test_r8_4_a_foreign_45_returns_to_the_supply() -> None:
    state = table({"trier": "B!b45", "saxony": "C:c45"}, out="BCD")
    play(state, "A buy:doctor:B:trier_seat:baron:45", "A buy:doctor:C:saxony:couple:45")
    assert elector(state, "trier") == "" and nobles(state, "saxony") == ""
    assert state.board.aristocrats == [6, 7, 7, 7]
    state = table(throne="b45", active="B")
    play(state, "B buy:doctor:A:throne:baron:45")
    assert throne(state) == "Ab45" and state.board.emperor == 0


def test_r8_5_an_own_15_cannot_be_younger() -> None:
    state = table({"trier": "A:b15 B:b15"})
    assert reason(state, "A buy:doctor:A:trier:baron:15") == "R8.5 too-young"


def test_r8_6_a_move_leads_from_a_noble_space_into_another_electorate() -> None:
    state = table({"trier": "A:c25", "saxony": "A!b15"}, throne="b35")
    assert reason(state, "A buy:move:saxony_seat:baron:15") == "R8.6 move-elector"
    assert reason(state, "A buy:move:throne:baron:35") == "R8.6 move-throne"
    assert reason(state, "A buy:move:trier:couple:25:trier") == "R8.6 move-same-electorate"
    play(state, "A buy:move:trier:couple:25:mainz")
    assert (nobles(state, "trier"), nobles(state, "mainz")) == ("", "Ac25")


def test_r8_12_indulgence_is_one_point() -> None:
    assert play(table(), "A buy:indulgence").scores() == [1, 0, 0, 0]


def test_r8_13_permit_baron_for_three_couple_for_five() -> None:
    state = table(thalers="8 9 9 9", out="BCD")
    play(state, "A buy:permit:baron:trier", "A buy:permit:couple:trier")
    assert nobles(state, "trier") == "Ab15 Ac15" and state.board.thalers[0] == 0
    state = table(thalers="4 9 9 9")
    assert reason(state, "A buy:permit:couple") == "R8.13 no-money-couple"
    assert GAME.material.prices[PERMIT] == 3


def test_r8_14_cities_score_one_one_two_and_need_a_free_space() -> None:
    state = table(thalers="12 9 9 9", out="BCD")
    for gain in (1, 2, 4):
        play(state, f"A buy:city_charter:{'trier' if gain < 4 else 'mainz'}")
        assert state.scores()[0] == gain
    state = table({"trier": "B:o C:o"})
    assert reason(state, "A buy:city_charter:trier") == "R8.14 no-city-space"
    assert GAME.material.prices[CITY_CHARTER] == 4


def test_r8_15_promotion_makes_a_knight_on_a_noble_space_a_baron() -> None:
    state = table({"trier": "A:k", "saxony": "A:K"})
    assert reason(state, "A buy:promotion:saxony") == "R8.15 promotion-castle"
    play(state, "A buy:promotion:trier")
    assert nobles(state, "trier") == "Ab15" and state.board.knight_supply[0] == 2


def test_r8_16_a_foreign_princess_marries_an_own_baron_but_no_archbishop() -> None:
    state = table({"trier": "A!b25", "saxony": "A!b35"}, throne="b45")
    assert options(state, "A", "buy:foreign") == [
        "buy:foreign_princess:saxony_seat:35",
        "buy:foreign_princess:throne:45",
    ]
    refusal = "R8.16 archbishop-marries-not"
    assert reason(state, "A buy:foreign_princess:trier_seat:25") == refusal
    play(state, "A buy:foreign_princess:throne:45")
    assert throne(state) == "Ac45"


def test_r8_16_house_rule_the_archbishop_resigns() -> None:
    state = table({"trier": "A!b25"}, options={"archbishop_marriage": "resign"})
    play(state, "A buy:foreign_princess:trier_seat:25")
    assert elector(state, "trier") == "" and nobles(state, "trier") == "Ac25"


@pytest.mark.clause("R9.3")
def test_r9_1_placing_a_knight_costs_one_and_displaces_nothing() -> None:
    state = table({"trier": "B:b15 B:b15 B:b15"}, thalers="2 9 9 9")
    assert reason(state, "A knight:place:trier:noble") == "R9.3 nobles-full"
    assert reason(state, "A knight:place:mainz:castle") == "R1.2 no-castle"
    play(state, "A knight:place:saxony:castle")
    assert state.board.thalers[0] == 1 and state.board.knight_supply[0] == 2


def test_r9_2_moving_a_knight_costs_one_the_same_electorate_is_allowed() -> None:
    state = table({"saxony": "A:k"}, thalers="3 9 9 9", out="BCD")
    assert "knight:move:saxony:noble:saxony:noble" in options(state, "A")  # without consequence
    play(state, "A knight:move:saxony:noble:saxony:castle")
    play(state, "A knight:move:saxony:castle:trier:noble")
    assert nobles(state, "trier") == "Ak" and state.board.thalers[0] == 1
    assert reason(table(), "A knight:move") == "R9.2 no-knight-on-board"


def test_r9_3_a_knight_never_displaces_a_knight() -> None:
    state = table({"trier": "B:k C:k D:k"})
    assert reason(state, "A knight:place:trier:noble") == "R9.3 nobles-full"


def test_r9_4_knights_are_limited_by_money_only_and_leave_no_card() -> None:
    state = table(thalers="3 9 9 9", out="BCD")
    play(state, *["A knight:place:saxony:noble"] * 3)
    assert row(state, "A") == [] and asked(state) == "A"


def test_r10_1_only_the_elector_uses_a_privilege() -> None:
    state = table({"cologne": "B!b15"})
    assert reason(state, "A privilege:cologne") == "R10.1 not-elector"
    assert reason(state, "A privilege:palatinate") == "R10.1 seat-vacant"


def test_r10_2_once_a_round_and_the_elector_stays_elector() -> None:
    state = table({"cologne": "A!b35", "trier": "B:b15"}, out="BCD")
    play(state, "A privilege:cologne:B:trier:baron:15")
    assert reason(state, "A privilege:cologne") == "R10.2 privilege-used"
    assert elector(state, "cologne") == "Ab35"


def test_r10_3_passive_privileges_need_no_turn() -> None:
    state = table({"mainz": "A!b15"})
    for name in ("mainz", "saxony", "bohemia"):
        assert reason(state, f"A privilege:{name}") == f"R10.3 passive-{name}"


def test_r10_4_trier_repeats_an_exhausted_card_at_its_price() -> None:
    state = table({"trier": "A!b15"}, taken="indulgence", thalers="3 9 9 9")
    assert reason(state, "A privilege:trier:pope") == "R10.4 not-repeatable"
    assert reason(state, "A privilege:trier:knight") == "R7.10 knight-needs-no-trier"
    play(state, "A privilege:trier:indulgence")
    assert state.scores()[0] == 1 and state.board.thalers[0] == 1
    fresh = table({"trier": "A!b15"})
    assert reason(fresh, "A privilege:trier") == "R10.4 trier-nothing-exhausted"


def test_r10_5_trier_takes_no_card_and_waits_for_an_empty_stack() -> None:
    state = table({"trier": "A!b15"}, rows={"A": "indulgence"})
    assert reason(state, "A privilege:trier:doctor") == "R10.5 still-in-stack"
    play(state, "A privilege:trier:indulgence")
    assert row(state, "A") == ["indulgence"]


def test_r10_6_cologne_is_a_free_doctor() -> None:
    state = table({"cologne": "A!b35"}, thalers="0 0 0 0")
    play(state, "A privilege:cologne:A:cologne_seat:baron:35")
    assert elector(state, "cologne") == "Ab25"


def test_r10_7_the_palatinate_gives_a_free_baron() -> None:
    pieces = {"palatinate": "A!b35", "trier": "B:b15 C:k D:k"}
    state = table(pieces, thalers="0 0 0 0")
    assert options(state, "A", "privilege:palatinate:trier") == [
        "privilege:palatinate:trier:C",
        "privilege:palatinate:trier:D",
    ]
    play(state, "A privilege:palatinate:trier:C")
    assert nobles(state, "trier") == "Ab15 Bb15 Dk"


def test_r10_8_brandenburg_takes_the_gray_eminence_which_outlives_its_elector() -> None:
    state = table({"brandenburg": "A!b45", "trier": "A:b15"}, out="CD")
    play(state, "A privilege:brandenburg", "B buy:doctor:A:brandenburg_seat:baron:45")
    assert row(state, "A") == ["gray_eminence"] and elector(state, "brandenburg") == ""
    play(state, "A pass", "B pass")
    assert "eminence:trier" in options(state, "A")


def test_r10_9_a_privilege_without_effect_may_not_be_used() -> None:
    pieces = {"palatinate": "A!b15", "saxony": "A:b15 A:b15 A:b15 A:b15", "trier": "A:b15"}
    assert reason(table(pieces), "A privilege:palatinate") == "R10.9 no-aristocrat"
    pieces = {"trier": "A!b15", "cologne": "A:b15"}
    state = table(pieces, taken="promotion")
    assert reason(state, "A privilege:trier") == "R10.9 trier-nothing-possible"


def test_r17_1_an_empty_supply_makes_an_effect_impossible() -> None:
    state = table({"trier": "A:k A:k A:k"})
    assert reason(state, "A knight:place") == "R17.1 no-knight"


@pytest.mark.clause("R17.4")
def test_r17_2_a_knight_gives_way_only_in_a_full_electorate() -> None:
    state = table({"trier": "B:b15 C:k D:k", "mainz": "C:k"}, thalers="9 9 9 9")
    assert reason(state, "A buy:permit:baron:mainz:C") == "R17.2 space-is-free"
    found = options(state, "A", "buy:permit:baron:trier")
    assert found == ["buy:permit:baron:trier:C", "buy:permit:baron:trier:D"]  # R17.4
    state = table({"trier": "B:b15 C:b15 D:b15"}, thalers="9 9 9 9")
    assert reason(state, "A buy:permit:baron:trier") == "R17.2 no-noble-space"


def test_r17_3_castles_are_safe() -> None:
    pieces = {"saxony": "B:b15 C:b15 D:b15 B:b15 C:K"}
    state = table(pieces, thalers="9 9 9 9")
    assert reason(state, "A buy:permit:baron:saxony:C") == "R17.3 castle-is-safe"


def test_r17_4_the_active_player_chooses_even_an_own_knight() -> None:
    state = table({"trier": "B:b15 A:k D:k"}, thalers="9 9 9 9")
    play(state, "A buy:permit:baron:trier:A")
    assert nobles(state, "trier") == "Ab15 Bb15 Dk"


def test_r17_5_moves_displace_too() -> None:
    state = table({"trier": "B:b15 B:k D:k", "mainz": "A:b15"})
    play(state, "A buy:move:mainz:baron:15:trier:D")
    assert nobles(state, "trier") == "Ab15 Bb15 Bk"
