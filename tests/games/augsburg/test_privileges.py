"""R5, R6: the winner's turn, what a plain symbol gives."""

import pytest

from kontor.engine.frames import FORCED, MASKED
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table.codes import (
    AGENCY,
    BIDDING,
    DISCARDING,
    PEERAGE,
    TAKING,
    USING,
)
from tests.bench.playing import play
from tests.games.augsburg.table import (
    cards,
    hand,
    table,
    told,
    turn,
    why,
    words,
)

# R5 ---------------------------------------------------------------------------------------------


def test_r5_1_the_winner_takes_any_card_of_the_display() -> None:
    state = table(2, hands={"A": "Ph1"}, display="p02 p05 p09")
    play(state, "A bid:1", "B pass", "A show:philipp_1")
    assert state.stack[-1].kind == TAKING
    assert words(state, "A") == ["take:p02", "take:p05", "take:p09"]
    assert why(state, "B take:p02") == ("R5.1", "refusal-not-your-turn")


def test_r5_2_the_display_shrinks_and_unsold_cards_stay() -> None:
    state = table(2, noble="maria", hands={"A": "Ma1 Ma2"}, display="p01 p02")
    play(state, "A bid:1", "B pass", "A show:maria_1", "A take:p01", "A waive", "A waive")
    play(state, "A bid:1", "B pass", "A show:maria_2")
    assert words(state, "A") == ["take:p02"]


@pytest.mark.clause("R5.6")
def test_r5_3_two_uses_each_symbol_as_often_as_printed() -> None:
    state = turn("p03")  # peerage, peerage, agency
    play(state, "A use:peerage:climb", "A use:peerage:climb")
    assert state.level(0, PEERAGE) == 3 and state.level(0, AGENCY) == 1
    assert state.stack[-1].kind == BIDDING
    state = turn("p05")  # agency, peerage, office
    play(state, "A use:peerage:climb")
    assert why(state, "A use:peerage:climb") == ("R5.3", "refusal-symbol-spent")
    assert why(state, "A use:money_500") == ("R5.3", "refusal-not-printed")
    for word in ("use:peerage", "use:peerage:climb:B", "use:peerage:church"):
        assert why(state, f"A {word}") == ("R5.3", "refusal-symbol-spent")


def test_r5_4_one_use_is_finished_before_the_next_is_decided() -> None:
    state = turn("p01", money={"A": 400})  # money, prestige, office
    assert "use:office:church" not in words(state, "A")
    play(state, "A use:money_500")
    assert "use:office:church" in words(state, "A")


def test_r5_5_a_use_may_be_waived_for_two_points() -> None:
    state = turn("p05")
    play(state, "A waive", "A waive")
    assert state.prestige[0] == 4
    state = turn("p05", prestige={"A": 24})
    play(state, "A waive")
    assert state.prestige[0] == 25


def test_r5_6_the_third_symbol_gives_nothing() -> None:
    state = turn("p01")
    play(state, "A use:money_500", "A use:prestige_6")
    assert state.money[0] == 1500 and state.prestige[0] == 6 and state.winner == -1


def test_r5_7_a_symbol_without_a_mode_cannot_be_chosen() -> None:
    owned = {"coat_of_arms": 4, "patent_of_nobility": 5}
    state = turn("p05", levels={"A": (1, 4, 1)}, tiles={"A": owned})
    assert not [word for word in words(state, "A") if word.startswith("use:peerage")]
    assert "waive" in words(state, "A")


@pytest.mark.clause("R5.9")
def test_r5_8_uses_cannot_be_saved() -> None:
    state = turn("p05")
    play(state, "A use:agency:climb")
    assert why(state, "A finish") == ("R5.9", "refusal-uses-left")
    assert "finish" not in words(state, "A")


def test_r5_9_the_turn_ends_after_two_uses_unless_the_builder_waits() -> None:
    state = turn("p05")
    play(state, "A waive", "A waive")
    assert state.stack[-1].kind == BIDDING and state.noble == 1
    state = turn("p05", tiles={"A": {"master_builder": 1}}, money={"A": 0})
    play(state, "A waive", "A waive")
    # Money is secret, so the question comes even if nothing can be paid.
    assert words(state, "A") == ["finish"]
    assert why(state, "A waive") == ("R5.5", "refusal-uses-spent")
    play(state, "A finish")
    assert state.stack[-1].kind == BIDDING
    tiles = {"master_builder": 1, "church": 900, "cathedral": 1100}
    state = turn("p05", tiles={"A": tiles})
    play(state, "A waive", "A waive")
    assert state.stack[-1].kind == BIDDING


@pytest.mark.parametrize(("rules", "ends"), [(2, True), (1, False)])
def test_r5_9_where_money_is_open_a_turn_without_a_choice_ends_at_once(
    rules: int, ends: bool
) -> None:
    def after_both_uses(money: int) -> Augsburg:
        tiles = {"A": {"master_builder": 1}}
        state = turn("p05", tiles=tiles, money={"A": money}, rules=rules, money_visibility="open")
        play(state, "A waive", "A waive")
        return state

    assert (after_both_uses(850).stack[-1].kind == BIDDING) == ends
    assert words(after_both_uses(900), "A") == ["build:church", "finish"]


@pytest.mark.parametrize(("visibility", "policy"), [("hidden", MASKED), ("open", FORCED)])
def test_r5_9_the_only_answer_is_masked_unless_money_is_open(visibility: str, policy: int) -> None:
    tiles = {"A": {"coat_of_arms": 4, "patent_of_nobility": 5}}
    state = turn("p03", levels={"A": (1, 4, 1)}, tiles=tiles, money_visibility=visibility)
    play(state, "A use:agency:climb")
    assert words(state, "A") == ["waive"] and state.forced(0) == policy


# R6 ---------------------------------------------------------------------------------------------


def test_r6_1_money_500() -> None:
    state = turn("p01", money={"A": 50})
    play(state, "A use:money_500")
    assert state.money[0] == 550


def test_r6_2_prestige_6_and_7_up_to_the_barrier() -> None:
    for name, word, points in (("p01", "prestige_6", 6), ("p06", "prestige_7", 7)):
        state = turn(name)
        play(state, f"A use:{word}")
        assert state.prestige[0] == points
    state = turn("p06", prestige={"A": 20})
    play(state, "A use:prestige_7")
    assert state.prestige[0] == 25
    assert told(state, "points-lost") == [{"seat": 0, "points": 2, "limit": 25}]


def test_r6_3_draw_two_and_discard_any_card() -> None:
    state = turn("p07", hands={"A": "Ph1"}, deck="Lo2 Le3 Ma4")
    play(state, "A use:draw_2")
    assert state.stack[-1].kind == DISCARDING and hand(state, "A") == "Ph1 Lo2 Le3"
    assert words(state, "A") == ["discard:philipp_1", "discard:louise_2", "discard:leo_3"]
    assert why(state, "B discard:leo_3") == ("R6.3", "refusal-not-your-turn")
    play(state, "A discard:philipp_1")
    assert hand(state, "A") == "Lo2 Le3" and state.discard == cards("Ph1")
    assert state.stack[-1].kind == USING and state.uses_left == 1


@pytest.mark.clause("R13.1")
def test_r6_4_the_discard_pile_helps_out_during_draw_two() -> None:
    state = turn("p07", deck="Lo2", discard="Ma9")
    play(state, "A use:draw_2")
    assert hand(state, "A") == "Lo2 Ma9" and len(told(state, "reshuffled")) == 1


def test_r6_5_draw_what_is_there() -> None:
    state = turn("p07", deck="Lo2")
    play(state, "A use:draw_2")
    assert told(state, "drew") == [{"seat": 0, "number": 1}]
    assert words(state, "A") == ["discard:louise_2"]
    state = turn("p07", hands={"A": "Ph1"}, deck="")
    play(state, "A use:draw_2")
    assert state.stack[-1].kind == USING and hand(state, "A") == "Ph1"


def test_r6_6_the_price_of_the_top_card_is_public() -> None:
    state = turn("p07", deck="Lo13 Le17 Ma1")
    assert state.view(2).data()["top_price"] == 300
    play(state, "A use:draw_2")
    assert state.view(2).data()["top_price"] == 200
    assert state.view(2).data()["about"] == [-1, -1]


def test_r6_7_plain_symbols_have_one_mode_only() -> None:
    state = turn("p10")  # agency, money_500, draw_2
    assert words(state, "A") == ["use:agency:climb", "use:money_500", "use:draw_2", "waive"]
