"""R1 board and pieces, R2 set-up, R3 the round."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.frames import FORCED, NEVER
from kontor.games.emperor.rules.questions import QUESTIONS
from kontor.games.emperor.state import Emperor
from kontor.games.emperor.table.codes import ASK_ACTION, ASK_SUCCESSOR
from kontor.games.emperor.table.material import ELECTORATE_NAMES
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
    stack,
    start,
    table,
    throne,
)

FIRST_ROUND = [
    "A city:place:bohemia",
    "B seat:trier",
    "C seat:saxony",
    "D seat:bohemia",
    *[f"{name} enter:{place}" for place in ("palatinate", "mainz", "cologne") for name in "ABC"],
]


def set_up() -> Emperor:
    """Set up a game of four: couples in the Palatinate, barons in Saxony, couples in Bohemia."""
    state = start(4)
    play(state, *FIRST_ROUND[:4])
    for place in ("palatinate", "saxony", "bohemia"):
        play(state, *[f"{name} enter:{place}" for name in "ABCD"])
    return play(state, *[f"{name} knight:place:brandenburg:noble" for name in "ABCD"])


@pytest.mark.clause("R1.2")
def test_r1_1_seven_electorates_three_of_them_archdioceses() -> None:
    state = start(4)
    assert options(state, "A") == [f"city:place:{name}" for name in ELECTORATE_NAMES]
    material = GAME.material
    assert material.noble_spaces == [3, 3, 3, 4, 4, 4, 4]
    assert material.castle_spaces == [0, 0, 0, 1, 1, 1, 1]  # R1.2: some have none
    assert material.city_spaces == [2, 2, 2, 2, 2, 2, 3]


def test_r1_3_a_space_holds_one_piece() -> None:
    state = table({"trier": "A:b15 B:b15 C:k", "saxony": "D:K"}, thalers="9 9 9 9")
    assert reason(state, "A knight:place:trier:noble") == "R9.3 nobles-full"
    assert reason(state, "A knight:place:saxony:castle") == "R9.3 castle-full"


def test_r1_4_a_tile_gets_side_and_age_when_it_enters() -> None:
    state = table(thalers="9 9 9 9")
    play(state, "A buy:permit:couple:trier")
    assert nobles(state, "trier") == "Ac15"


@pytest.mark.clause("R2.11")
def test_r1_5_everybody_owns_seven_aristocrats_three_knights_three_cities() -> None:
    board = set_up().board
    assert board.aristocrats == [3] * 4
    assert board.knight_supply == [2] * 4
    assert board.city_supply == [3] * 4


def test_r1_6_spaces_of_one_kind_are_one_option() -> None:
    state = table(thalers="9 9 9 9")
    places = options(state, "A", "knight:place")
    assert len(places) == len(set(places)) == 11


def test_r1_7_equal_tiles_are_one_option() -> None:
    state = table({"saxony": "B:b25 B:b25 B:c25"})
    found = options(state, "A", "buy:doctor:B")
    assert found == ["buy:doctor:B:saxony:baron:25", "buy:doctor:B:saxony:couple:25"]


def test_r1_8_thalers_are_public_and_points_have_no_limit() -> None:
    state = table(thalers="12 0 3 4", points="400 0 0 0")
    play(state, "A buy:indulgence")
    assert state.scores() == [401, 0, 0, 0]
    assert state.view(2).data()["thalers"] == [10, 0, 3, 4]


def test_r2_1_the_first_emperor_is_drawn_or_sits_first() -> None:
    found = {start(3, first).board.emperor for first in "ABC"}
    assert found == {0, 1, 2}
    drawn = {GAME.start(4, {}, seeded(str(n))).data()[4][0][4] for n in range(40)}  # type: ignore[index]
    assert drawn == {0, 1, 2, 3}
    chosen = GAME.start(4, {"first_emperor": "chosen"}, seeded("x"))
    assert isinstance(chosen, Emperor) and chosen.board.emperor == 0 and chosen.chance.used == 0


def test_r2_2_all_start_in_round_one_with_seven_thalers_and_no_points() -> None:
    board = start(4).board
    assert (board.round, board.points, board.thalers, board.chips) == (1, [0] * 4, [7] * 4, [7] * 4)
    help_two = start(2, "B", "0 0", second_player_help="one_extra_thaler")
    assert help_two.board.thalers == [8, 7] and "second-player-help" in events(help_two)
    assert start(4, second_player_help="one_extra_thaler").board.thalers == [7] * 4


@pytest.mark.parametrize(("players", "copies"), [(2, [1, 2, 1]), (3, [2, 3, 2]), (4, [3, 4, 3])])
def test_r2_3_stacks_depend_on_the_number_of_players(players: int, copies: list[int]) -> None:
    state = table(players=players)
    assert [stack(state, card) for card in ("doctor", "permit", "city_charter")] == copies
    assert stack(state, "move") == 2 and stack(state, "rival") == 1


def test_r2_4_the_emperor_places_an_imperial_city_first() -> None:
    state = start(4, "C")
    assert asked(state) == "C" and state.board.aristocrats == [7] * 4
    play(state, "C city:place:mainz")
    assert state.board.imperial_beside == 2 and state.board.imperial[2] == 1


def test_r2_5_emperor_on_the_throne_the_others_on_any_empty_seat() -> None:
    state = play(start(4, "B"), "B city:place:mainz")
    assert throne(state) == "Bb45" and asked(state) == "C"
    play(state, "C seat:trier", "D seat:saxony")
    assert reason(state, "A seat:trier") == "R2.5 seat-occupied"
    play(state, "A seat:mainz")
    assert [elector(state, n) for n in ("trier", "saxony", "mainz")] == ["Cb45", "Db45", "Ab45"]


@pytest.mark.clause("R2.7", "R2.8", "R2.9")
def test_r2_6_couple_baron_couple_and_knight_in_emperors_order() -> None:
    state = set_up()
    assert nobles(state, "palatinate") == "Ac35 Bc35 Cc35 Dc35"
    assert nobles(state, "saxony") == "Ab25 Bb25 Cb25 Db25"  # R2.7
    assert nobles(state, "bohemia") == "Ac15 Bc15 Cc15 Dc15"  # R2.8
    assert nobles(state, "brandenburg") == "Ak Bk Ck Dk"  # R2.9


def test_r2_9_a_knight_may_start_on_a_castle() -> None:
    state = play(start(4), *FIRST_ROUND[:4])
    for place in ("palatinate", "saxony", "bohemia"):
        play(state, *[f"{name} enter:{place}" for name in "ABCD"])
    play(state, "A knight:place:palatinate:castle")
    assert reason(state, "B knight:place:palatinate:castle") == "R2.10 castle-full"


def test_r2_10_nothing_is_displaced_during_set_up() -> None:
    state = play(start(4), *FIRST_ROUND[:4], "A enter:trier", "B enter:trier", "C enter:trier")
    assert reason(state, "D enter:trier") == "R2.10 nobles-full"


@pytest.mark.clause("R2.13")
def test_r2_12_set_up_scores_nothing_and_play_starts_with_actions() -> None:
    state = set_up()
    assert state.scores() == [0] * 4
    assert (phase(state), asked(state)) == ("actions", "A")  # R2.13
    assert "income" not in events(state) and "ageing" not in events(state)


def test_r3_1_phases_follow_one_another_for_five_rounds() -> None:
    state = table({"saxony": "A:b15", "trier": "B:b15"}, round=1, beside=2)
    play(state, *[f"{name} pass" for name in "ABCD"])
    play(state, "B elect:baron:15", "A elect:baron:15", "A city:place:trier")
    heads = ("electors-begin", "no-election", "emperor-reward", "round-begins", "income", "ageing")
    order = [name for name in events(state) if name in (*heads, "actions-begin")]
    assert order == [*heads[:4], *["income"] * 4, "ageing", "actions-begin"]
    assert GAME.material.rounds == 5


def test_r3_2_actions_go_clockwise_from_the_emperor() -> None:
    state = table(emperor="C")
    assert asked(state) == "C"
    play(state, "C pass")
    assert asked(state) == "D"
    assert reason(state, "A pass") == "R3.2 not-your-turn"


def test_r3_3_privileges_return_at_the_start_of_a_round() -> None:
    state = table({"cologne": "A!b15 A:b15"}, used="cologne", phase="advance")
    assert state.board.used == 0 and asked(state) == "A"


def test_r3_4_the_emperor_changes_only_in_phase_vi() -> None:
    state = table({"trier": "B:b15"}, throne="b45", active="B")
    play(state, "B buy:doctor:A:throne:baron:45")
    assert state.board.emperor == 0 and throne(state) == "Ab45"


@pytest.mark.clause("R5.8", "R7.14")
def test_what_the_table_may_answer_by_itself_is_written_down() -> None:
    policies = [question.policy for question in QUESTIONS]
    assert policies[ASK_SUCCESSOR] == FORCED and policies[ASK_ACTION] == FORCED
    assert len(policies) == 20 and set(policies) == {NEVER, FORCED}
