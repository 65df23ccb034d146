"""R4 income, R5 ageing, R6 descendants."""

import pytest

from tests.bench.playing import play
from tests.games.emperor.table import (
    asked,
    elector,
    events,
    facts,
    nobles,
    options,
    phase,
    reason,
    row,
    stack,
    table,
    throne,
)

BLUE = {"A": "doctor"}
PINK = {"A": "permit"}


def test_r4_1_everybody_receives_six() -> None:
    assert table(phase="income", thalers="0 1 2 3").board.thalers == [6, 7, 8, 9]


def test_r4_2_one_for_each_own_city() -> None:
    state = table({"trier": "A:o B:o", "mainz": "A:o"}, phase="income", thalers="0 0 0 0")
    assert state.board.thalers == [8, 7, 6, 6]


def test_r4_3_one_for_each_foreign_city_where_one_is_elector() -> None:
    pieces = {"bohemia": "A!c15 A:o B:o C:o"}
    state = table(pieces, phase="income", thalers="0 0 0 0")
    assert state.board.thalers == [6 + 1 + 2, 7, 7, 6]  # the own city counts once


def test_r4_4_imperial_cities_pay_nothing() -> None:
    state = table({"trier": "A!b15 @ @"}, phase="income", thalers="0 0 0 0")
    assert state.board.thalers == [6] * 4


def test_r4_5_the_elector_of_saxony_receives_two_more() -> None:
    state = table({"saxony": "C!b15"}, phase="income", thalers="0 0 0 0")
    assert state.board.thalers == [6, 6, 8, 6]


@pytest.mark.clause("R1.8")
def test_r4_6_more_than_twelve_is_lost() -> None:
    state = table(phase="income", thalers="6 7 12 0")
    assert state.board.thalers == [12, 12, 12, 6]
    assert [(f["seat"], f["number"]) for f in facts(state, "thalers-lost")] == [(1, 1), (2, 6)]


def test_r4_7_the_chip_shows_the_new_balance_and_stays_while_money_is_spent() -> None:
    state = table(phase="income", thalers="0 0 0 0")
    play(state, "A buy:indulgence")
    assert (state.board.thalers[0], state.board.chips[0]) == (4, 6)


def test_r4_8_an_elector_of_45_still_counts_a_vacant_seat_does_not() -> None:
    state = table({"saxony": "B!b45"}, phase="income", thalers="0 0 0 0")
    assert state.board.thalers == [6, 8, 6, 6] and elector(state, "saxony") == ""


@pytest.mark.clause("R5.2", "R5.3")
def test_r5_1_all_age_at_once_knights_and_cities_never() -> None:
    pieces = {"trier": "A!b25 B:c35 B:k C:o", "saxony": "C:b45 D:c45"}
    state = table(pieces, phase="ageing", throne="c15", eminence="D:mainz")
    assert elector(state, "trier") == "Ab35" and throne(state) == "Ac25"
    assert nobles(state, "trier") == "Bc45 Bk"
    assert nobles(state, "saxony") == "" and state.board.aristocrats == [5, 6, 7, 7]  # R5.2
    assert state.board.eminence == -1


def test_r5_2_everybody_who_leaves_is_told_of_equal_tiles_too() -> None:
    pieces = {"saxony": "C:b45 C:b45 C:c45", "trier": "C!b45"}
    state = table(pieces, phase="ageing")
    left = [(fact["place"], fact["side"]) for fact in facts(state, "died")]
    assert left == [
        ("trier_seat", "baron"),
        ("saxony", "baron"),
        ("saxony", "baron"),
        ("saxony", "couple"),
    ]


def test_r5_4_an_emptied_seat_stays_vacant_until_phase_v() -> None:
    state = table({"cologne": "A!b45 A:b15"}, phase="ageing")
    assert elector(state, "cologne") == ""
    assert reason(state, "A privilege:cologne") == "R10.1 seat-vacant"


@pytest.mark.clause("R5.7", "R5.8")
def test_r5_5_the_same_player_stays_emperor_and_chooses_a_successor() -> None:
    pieces = {"trier": "A:b15", "saxony": "A:c25 A!b15"}
    state = table(pieces, phase="ageing", throne="b45")
    assert options(state, "A") == ["throne:trier:baron:25", "throne:saxony:couple:35"]  # R5.7
    assert reason(state, "A throne:saxony_seat:baron:25") == "R5.5 elector-stays"
    assert phase(state) == "ageing"
    play(state, "A throne:saxony:couple:35")
    assert throne(state) == "Ac35" and phase(state) == "actions"


def test_r5_6_without_anybody_a_baron_of_45_comes_from_the_supply() -> None:
    state = table({"trier": "A!b15"}, phase="ageing", throne="b45")
    assert throne(state) == "Ab45" and state.board.aristocrats[0] == 5


def test_r5_7_the_successor_has_aged_exactly_once() -> None:
    state = table({"trier": "A:b35 A:b45"}, phase="ageing", throne="b45")
    assert options(state, "A") == ["throne:trier:baron:45"]


def test_r5_8_a_single_successor_is_a_question_with_one_answer() -> None:
    state = table({"trier": "A:b35"}, phase="ageing", throne="b45")
    assert len(state.options(0)) == 1


def test_r6_1_white_cards_count_for_neither() -> None:
    state = table(rows={"A": "doctor gray_eminence"}, phase="descendants")
    assert state.prompt(0).name == "prompt-son"


def test_r6_2_no_card_no_descendant() -> None:
    state = table(phase="descendants")
    assert events(state).count("no-child") == 4 and phase(state) == "actions"


def test_r6_3_more_blue_than_pink_is_a_son() -> None:
    state = table(rows={"A": "doctor move permit"}, phase="descendants")
    assert state.prompt(0).name == "prompt-son"


def test_r6_4_otherwise_a_daughter_white_rows_by_house_rule() -> None:
    pieces = {"saxony": "B:b15"}
    for cards in ("doctor permit", "permit", "rival"):
        state = table(pieces, rows={"A": cards}, phase="descendants")
        assert state.prompt(0).name == "prompt-marriage"
    ignored = {"white_card_birth": "ignored"}
    state = table(pieces, rows={"A": "rival"}, phase="descendants", options=ignored)
    assert phase(state) == "actions"


@pytest.mark.clause("R17.5")
def test_r6_5_a_son_is_a_baron_of_15_displacing_if_needed() -> None:
    state = table({"trier": "B:b15 C:b15 D:k"}, rows=BLUE, phase="descendants")
    play(state, "A enter:trier:D")
    assert nobles(state, "trier") == "Ab15 Bb15 Cb15" and state.board.knight_supply[3] == 3


def test_r6_6_a_son_must_be_placed_or_is_lost_without_a_tile() -> None:
    state = table(rows=BLUE, phase="descendants")
    assert reason(state, "A pass") == "R6.6 must-be-placed"
    full = {"trier": "A:b15 A:b15", "saxony": "A:b15 A:b15 A:b15 A:b15"}
    state = table(full, rows=BLUE, phase="descendants")
    assert "son-lost" in events(state)


def test_r6_7_one_request_to_one_foreign_baron() -> None:
    state = table({"saxony": "B:b15 A:b25 B:c15"}, rows=PINK, phase="descendants")
    assert options(state, "A") == ["propose:B:saxony:baron:15"]
    assert reason(state, "A propose:A:saxony:baron:25") == "R6.7 own-baron"
    assert reason(state, "A propose:B:saxony:couple:15") == "R6.7 married-already"
    play(state, "A propose:B:saxony:baron:15", "B refuse")
    assert phase(state) == "actions"


def test_r6_8_accepted_a_point_for_the_father_and_a_couple() -> None:
    state = table({"bohemia": "B!b35"}, rows=PINK, phase="descendants", points="3 0 0 0")
    play(state, "A propose:B:bohemia_seat:baron:35", "B accept")
    assert state.scores() == [4, 0, 0, 0] and elector(state, "bohemia") == "Bc35"


def test_r6_9_refused_a_thaler_within_the_track() -> None:
    for had, has in (("5 0 0 0", 6), ("12 0 0 0", 12)):
        state = table({"saxony": "B:b15"}, rows=PINK, phase="descendants", thalers=had)
        play(state, "A propose:B:saxony:baron:15", "B refuse")
        assert (state.board.thalers[0], state.board.chips[0]) == (has, has)


def test_r6_10_throne_and_duchies_may_be_asked_archbishops_not() -> None:
    pieces = {"trier": "B!b15", "saxony": "B!b25"}
    state = table(pieces, rows=PINK, phase="descendants", emperor="C", throne="b35")
    assert options(state, "A") == ["propose:B:saxony_seat:baron:25", "propose:C:throne:baron:35"]
    assert reason(state, "A propose:B:trier_seat:baron:15") == "R6.10 archbishop-marries-not"


def test_r6_10_house_rule_a_married_archbishop_resigns() -> None:
    resign = {"archbishop_marriage": "resign"}
    state = table({"trier": "B!b15"}, rows=PINK, phase="descendants", options=resign)
    play(state, "A propose:B:trier_seat:baron:15", "B accept")
    assert elector(state, "trier") == "" and nobles(state, "trier") == "Bc15"
    full = {"trier": "B!b15 C:k D:k C:b15"}
    state = table(full, rows=PINK, phase="descendants", options=resign)
    play(state, "A propose:B:trier_seat:baron:15", "B accept", "B push:D")
    assert nobles(state, "trier") == "Bc15 Cb15 Ck"


def test_r6_10_the_archbishop_is_told_that_he_gives_up_his_seat() -> None:
    resign = {"archbishop_marriage": "resign"}
    pieces = {"trier": "B!b15", "saxony": "B:b25"}
    state = table(pieces, rows=PINK, phase="descendants", options=resign)
    play(state, "A propose:B:trier_seat:baron:15")
    accept = state.question(1).options[0]
    assert accept.message.name == "option-accept-archbishop" and "R6.10" in accept.clauses
    state = table(pieces, rows=PINK, phase="descendants", options=resign)
    play(state, "A propose:B:saxony:baron:25")
    assert state.question(1).options[0].message.name == "option-accept"


def test_r6_11_nobody_to_ask_means_the_convent_at_once() -> None:
    state = table({"trier": "B!b15"}, rows=PINK, phase="descendants", thalers="0 0 0 0")
    assert state.board.thalers[0] == 1 and "convent-no-suitor" in events(state)


def test_r6_12_a_request_must_be_made_unless_the_table_says_otherwise() -> None:
    pieces = {"saxony": "B:b15"}
    state = table(pieces, rows=PINK, phase="descendants", thalers="0 0 0 0")
    assert reason(state, "A convent") == "R6.12 must-propose"
    free = {"daughter_choice": "may_choose_convent"}
    state = table(pieces, rows=PINK, phase="descendants", thalers="0 0 0 0", options=free)
    play(state, "A convent")
    assert state.board.thalers[0] == 1


def test_r6_13_afterwards_every_card_goes_back() -> None:
    rows = {"A": "doctor", "B": "pope permit"}
    state = table({"saxony": "C:b15"}, rows=rows, phase="descendants")
    play(state, "A enter:trier")
    assert row(state, "B") == ["pope", "permit"] and asked(state) == "B"
    play(state, "B propose:C:saxony:baron:15", "C refuse")
    assert row(state, "B") == [] and stack(state, "doctor") == 3 and stack(state, "permit") == 4
