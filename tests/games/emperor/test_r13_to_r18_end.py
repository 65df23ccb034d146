"""R13 reward, R14 end, R15 and R16 players, R18 information."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR
from kontor.games.emperor.table.codes import CARDS, ELECTORATES
from tests.bench.leaks import check_no_leak
from tests.bench.playing import play
from tests.games.emperor.invariants import check
from tests.games.emperor.table import (
    GAME,
    VOTERS,
    asked,
    election,
    events,
    facts,
    influence,
    options,
    phase,
    reason,
    row,
    stack,
    start,
    table,
    throne,
)

# Reward and end -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "points", "thalers"), [(1, 2, 0), (2, 2, 0), (3, 2, 1), (4, 1, 2), (5, 1, 0)]
)
def test_r13_1_the_reward_of_each_round(number: int, points: int, thalers: int) -> None:
    state = table({"trier": "@"}, phase="emperor_phase", round=number, thalers="0 0 0 0")
    assert facts(state, "emperor-reward") == [{"seat": 0, "points": points, "thalers": thalers}]
    city = {1: "city:place:", 2: "city:place:", 3: "city:move:trier:"}.get(number)
    assert city is None or options(state, "A", city)


@pytest.mark.clause("R4.7")
@pytest.mark.parametrize(("number", "chip"), [(1, 5), (3, 4), (5, 5)])
def test_r13_1_a_reward_without_thalers_leaves_the_chip_alone(number: int, chip: int) -> None:
    state = table({"trier": "@"}, round=number, thalers="5 0 0 0")
    play(state, "A buy:indulgence", "B pass", "C pass", "D pass", "A pass")
    assert facts(state, "emperor-reward") and state.board.chips[0] == chip


def test_r13_2_thalers_above_the_track_are_lost() -> None:
    state = table(phase="emperor_phase", round=4, thalers="11 0 0 0")
    assert facts(state, "emperor-reward")[0]["thalers"] == 1


def test_r13_3_placing_is_mandatory() -> None:
    state = table({"trier": "@ B:o"}, phase="emperor_phase", round=1)
    assert reason(state, "A pass") == "R13.3 city-is-mandatory"
    assert reason(state, "A city:place:trier") == "R1.3 no-city-space"
    play(state, "A city:place:mainz")
    assert state.board.imperial[2] == 1


def test_r13_4_moving_is_mandatory_the_same_electorate_included() -> None:
    state = table({"trier": "@", "mainz": "@ B:o"}, phase="emperor_phase", round=3)
    assert "city:move:trier:trier" in options(state, "A")
    assert reason(state, "A city:move:trier:mainz") == "R13.4 no-city-space"
    assert reason(state, "A city:move:saxony") == "R13.4 no-imperial-city"
    play(state, "A city:move:trier:bohemia")
    assert state.board.imperial[6] == 1 and state.board.imperial[0] == 0


def test_r13_4_a_city_that_must_move_is_not_refused_as_one_to_be_placed() -> None:
    state = table({"trier": "@"}, phase="emperor_phase", round=3)
    assert reason(state, "A pass") == "R13.4 city-must-move"


def test_r13_5_imperial_cities_follow_the_title() -> None:
    pieces = {"trier": "@ @ B:b15"}
    assert influence(table(pieces), "trier") == [2, 1, 0, 0]
    assert influence(table(pieces, emperor="B"), "trier") == [0, 3, 0, 0]


def test_r14_1_the_round_marker_advances() -> None:
    assert table(phase="advance", round=3).board.round == 4


def test_r14_2_the_game_ends_after_phase_vii_of_round_five() -> None:
    state = table(phase="emperor_phase", round=5)
    assert state.is_over() and state.scores() == [1, 0, 0, 0]
    assert state.refusals(0)[-1].clause == "R14.2"


def test_r14_3_most_points_win_and_nothing_else_counts() -> None:
    state = table({"trier": "C!b15"}, phase="emperor_phase", round=5, points="0 4 3 3")
    assert state.winners() == [1]


def test_r14_4_ties_are_shared_unless_the_table_breaks_them() -> None:
    tied: dict[str, str] = {"points": "3 4 4 0", "thalers": "1 2 5 9"}
    assert table(phase="emperor_phase", round=5, **tied).winners() == [0, 1, 2]  # type: ignore[arg-type]
    by_money = {"final_tie": "thalers"}
    state = table(phase="emperor_phase", round=5, options=by_money, **tied)  # type: ignore[arg-type]
    assert state.winners() == [2]
    by_throne = {"final_tie": "emperor"}
    state = table(phase="emperor_phase", round=5, options=by_throne, **tied)  # type: ignore[arg-type]
    assert state.winners() == [0]


# Two and three players ----------------------------------------------------------------------


@pytest.mark.clause("R18.6")
def test_r15_1_with_two_one_archdiocese_and_one_duchy_are_closed_by_lot() -> None:
    state = start(2, "A", "1 2")
    closed = [fact["place"] for fact in facts(state, "closed")]
    assert closed == ["cologne", "brandenburg"]
    drawn = {GAME.start(2, {}, seeded(str(n))).data()[4][0][9] for n in range(150)}  # type: ignore[index]
    assert len(drawn) == 12


def test_r15_2_nothing_happens_in_a_closed_electorate() -> None:
    state = play(start(2, "A", "1 2"), "A city:place:trier")
    assert stack(state, "gray_eminence") == 0
    assert reason(state, "B seat:cologne") == "R15.2 closed"
    state = table(players=2, closed="cologne bohemia", thalers="9 9")
    words = options(state, "A")
    assert not [word for word in words if "cologne" in word or "bohemia" in word]
    assert reason(state, "A privilege:cologne") == "R15.2 closed"


def test_r15_3_fifteen_cards_remain() -> None:
    state = table(players=2)
    assert sum((state.board.stacks >> 4 * card) & 15 for card in range(CARDS)) == 15


@pytest.mark.clause("R15.5")
def test_r15_4_with_two_a_card_may_be_bought_unused() -> None:
    state = table(players=2, thalers="9 9")
    play(state, "A buy:permit:unused", "B buy:city_charter:unused")
    assert state.board.thalers == [6, 5] and row(state, "A") == ["permit"]
    assert reason(state, "A buy:rival") == "R7.9 emperor-is-no-rival"
    assert reason(state, "A buy:gray_eminence") == "R7.11 eminence-by-privilege"
    assert "buy:move:unused" in options(state, "A")


def test_r15_5_election_cards_work_with_two() -> None:
    pieces = {"trier": "A!b15", "saxony": "B!b15 B:b15"}
    rows = {"A": "pope", "B": "rival"}
    state = table(pieces, players=2, rival="B", rows=rows, phase="election", round=4)
    assert state.board.emperor == 0


def test_r15_6_both_are_candidates_and_nobody_scores_for_a_vote() -> None:
    pieces = {"trier": "A!b15", "saxony": "B!b15 B:b15", "bohemia": "B!b15"}
    rows = {"B": "rival"}
    state = table(pieces, players=2, rival="B", rows=rows, phase="election", round=4)
    assert "vote-point" not in events(state) and asked(state) == "B"
    play(state, "B throne:saxony:baron:15", "A enter:trier")
    assert state.board.emperor == 1


def test_r15_6_the_throne_may_change_within_the_last_action() -> None:
    pieces = {"trier": "B!b15", "saxony": "B!b15", "cologne": "@", "brandenburg": "@"}
    state = table(pieces, players=2, closed="mainz bohemia", out="A", active="B")
    before = state.clone()
    play(state, "B buy:rival")
    assert throne(state) == "Bb45" and asked(state) == "A"
    check(state, before)


@pytest.mark.clause("R3.1")
def test_r14_1_a_round_may_pass_without_a_question() -> None:
    pieces = {"trier": "@", "saxony": "@", "palatinate": "@", "mainz": "B!b15"}
    state = table(pieces, players=2, round=4, closed="cologne bohemia", out="A", active="B")
    before = state.clone()
    play(state, "B pass")
    assert (asked(state), phase(state), state.board.round) == ("A", "actions", 5)
    check(state, before)


def test_r15_7_piece_numbers_do_not_change() -> None:
    board = table(players=2).board
    assert board.aristocrats == [6, 7] and board.knight_supply == [3, 3]


def test_r16_1_three_players_use_eighteen_cards_and_all_electorates() -> None:
    state = table(players=3)
    assert sum((state.board.stacks >> 4 * card) & 15 for card in range(CARDS)) == 18
    assert all(state.board.is_open(place) for place in range(ELECTORATES))


# Information --------------------------------------------------------------------------------


def test_r18_1_everything_on_the_table_is_public() -> None:
    state = table(VOTERS, rows={"B": "pope"})
    seen = [state.view(seat).data() for seat in (0, 1, 2, 3, SPECTATOR)]
    for one in seen:
        assert {**one, "seat": 0, "my_vote": None} == {**seen[0], "my_vote": None}


def test_r18_2_no_seat_can_tell_the_votes_of_others() -> None:
    state = play(election(), "C vote:for")
    check_no_leak(GAME, state, seeded("leak"))
    imagined = {
        GAME.determinize(state, 3, seeded(str(n))).stack[-1].answer_of(2) for n in range(20)
    }
    assert len(imagined) == 2


def test_r18_3_the_answer_to_a_request_is_public_at_once() -> None:
    state = table({"saxony": "B:b15"}, rows={"A": "permit"}, phase="descendants")
    play(state, "A propose:B:saxony:baron:15", "B accept")
    assert "married" in events(state)


def test_r18_4_promises_bind_nobody() -> None:
    state = election()
    assert options(state, "C") == ["vote:for", "vote:against"] == options(state, "D")


def test_r18_5_totals_are_shown_or_hidden_and_gains_always_told() -> None:
    state = play(table(points="1 2 3 4"), "A buy:indulgence")
    assert state.view(1).data()["points"] == [2, 2, 3, 4]
    hidden = table(points="1 2 3 4", options={"score_display": "closed"})
    play(hidden, "A buy:indulgence")
    assert hidden.view(1).data()["points"] == [None, 2, None, None]
    assert hidden.view(SPECTATOR).data()["points"] == [None] * 4
    assert facts(hidden, "indulgence-points") == [{"seat": 0, "points": 1}]
    over = table(phase="emperor_phase", round=5, options={"score_display": "closed"})
    assert over.view(1).data()["points"] == [1, 0, 0, 0]


def test_r18_6_chance_speaks_only_at_set_up() -> None:
    state = start(4)
    used = state.chance.used
    play(state, "A city:place:trier")
    assert state.chance.used == used == 1
