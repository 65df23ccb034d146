"""R5 to R10: the winner's turn."""

import pytest

from kontor.engine.frames import FORCED, MASKED
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table.codes import (
    AGENCY,
    BIDDING,
    COMPENSATION,
    DISCARDING,
    OFFICE,
    PEERAGE,
    TAKING,
    USING,
)
from tests.bench.playing import play
from tests.games.augsburg.table import (
    asked,
    buy_nothing,
    card,
    cards,
    hand,
    show,
    skip_visits,
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


# R7 ---------------------------------------------------------------------------------------------


def test_r7_1_one_level_at_a_time() -> None:
    state = turn("p03")
    play(state, "A use:peerage:climb")
    assert state.level(0, PEERAGE) == 2


def test_r7_2_nobody_climbs_beyond_level_four() -> None:
    state = turn("p05", levels={"A": (4, 4, 4)})
    assert not [word for word in words(state, "A") if "climb" in word]
    assert why(state, "A use:office:climb") == ("R7.2", "refusal-at-the-top")


def test_r7_3_the_small_card_is_kept() -> None:
    state = turn("p05")
    play(state, "A use:office:climb")
    assert state.level(0, OFFICE) == 2 and state.supply(OFFICE, 2) == 3


def test_r7_4_the_small_card_stays_under_the_medium_one() -> None:
    state = turn("p05", levels={"A": (1, 1, 2)})
    play(state, "A use:office:climb")
    assert state.supply(OFFICE, 2) == 3 and state.supply(OFFICE, 3) == 1


def test_r7_5_the_large_card_returns_the_medium_one() -> None:
    state = turn("p05", levels={"A": (1, 1, 3)})
    assert state.supply(OFFICE, 3) == 1
    play(state, "A use:office:climb")
    assert state.supply(OFFICE, 3) == 2 and state.supply(OFFICE, 4) == 0


def test_r7_6_an_empty_supply_means_taking_from_a_holder_of_choice() -> None:
    levels = {"A": (2, 1, 1), "B": (3, 1, 1), "C": (3, 1, 1), "D": (4, 1, 1)}
    state = turn("p05", levels=levels)
    climbs = [word for word in words(state, "A") if "climb" in word and "agency" in word]
    assert climbs == ["use:agency:climb:B", "use:agency:climb:C"]
    assert why(state, "A use:agency:climb") == ("R7.6", "refusal-name-a-victim")
    assert why(state, "A use:agency:climb:D") == ("R7.6", "refusal-not-holding")


def test_r7_7_no_theft_while_the_supply_lasts() -> None:
    state = turn("p05", levels={"A": (2, 1, 1), "B": (3, 1, 1)})
    assert why(state, "A use:agency:climb:B") == ("R7.7", "refusal-no-theft")


@pytest.mark.clause("R7.8")
def test_r7_9_the_victim_of_a_medium_card_drops_to_level_two() -> None:
    state = turn("p05", players=2, levels={"A": (2, 1, 1), "B": (3, 1, 1)})
    play(state, "A use:agency:climb:B")
    assert state.level(0, AGENCY) == 3 and state.level(1, AGENCY) == 2
    assert words(state, "B") == ["compensation:money", "compensation:prestige"]
    assert why(state, "A waive") == ("R7.11", "refusal-not-your-turn")
    assert state.supply(AGENCY, 2) == 0 and state.supply(AGENCY, 3) == 0


def test_r7_10_the_victim_of_the_large_card_gets_the_medium_one() -> None:
    state = turn("p05", levels={"A": (3, 1, 1), "B": (4, 1, 1)})
    play(state, "A use:agency:climb:B")
    assert state.level(0, AGENCY) == 4 and state.level(1, AGENCY) == 3
    assert state.supply(AGENCY, 3) == 1 and state.supply(AGENCY, 4) == 0


def test_r7_11_the_victim_chooses_money_or_a_point() -> None:
    levels = {"A": (3, 1, 1), "B": (4, 1, 1)}
    state = turn("p05", levels=levels)
    play(state, "A use:agency:climb:B")
    assert state.stack[-1].kind == COMPENSATION and asked(state) == "B"
    assert why(state, "B compensation:both") == ("R7.11", "refusal-no-such-answer")
    play(state, "B compensation:money")
    assert state.money[1] == 1100 and asked(state) == "A"
    state = turn("p05", levels=levels, prestige={"B": 25})
    play(state, "A use:agency:climb:B", "B compensation:prestige")
    assert state.prestige[1] == 25 and state.money[1] == 1000


def test_r7_12_tiles_are_kept_and_go_on_working() -> None:
    state = turn(
        "p05",
        players=2,
        levels={"A": (1, 3, 1), "B": (1, 4, 1)},
        tiles={"B": {"patent_of_nobility": 5}},
    )
    play(state, "A use:peerage:climb:B", "B compensation:money", "A waive")
    skip_visits(state)
    assert state.tile(1, 1) == 5 and state.prestige[1] == 8 + 5


@pytest.mark.clause("R7.14")
def test_r7_13_small_cards_and_the_medium_card_of_level_four_are_safe() -> None:
    levels = {"B": (2, 1, 1), "C": (2, 1, 1), "D": (2, 1, 1)}
    state = turn("p05", levels=levels)
    assert "use:agency:climb" in words(state, "A")
    state = turn("p05", players=2, levels={"A": (2, 1, 1), "B": (4, 1, 1)})
    assert state.supply(AGENCY, 3) == 1
    assert why(state, "A use:agency:climb:B") == ("R7.7", "refusal-no-theft")


def test_r7_15_two_climbs_are_two_climbs() -> None:
    levels = {"A": (1, 2, 1), "B": (1, 3, 1), "C": (1, 4, 1)}
    state = turn("p03", players=3, levels=levels)
    play(state, "A use:peerage:climb:B", "B compensation:money")
    play(state, "A use:peerage:climb:C", "C compensation:prestige")
    assert [state.level(seat, PEERAGE) for seat in range(3)] == [4, 2, 3]


# R8 ---------------------------------------------------------------------------------------------


def office_modes(level: int, money: int = 2000) -> list[str]:
    """List the modes of an office symbol at a level."""
    state = turn("p05", levels={"A": (1, 1, level)}, money={"A": money})
    found = [word for word in words(state, "A") if word.startswith("use:office:")]
    return [word.removeprefix("use:office:") for word in found]


@pytest.mark.clause("R8.2", "R8.3", "R8.4", "R8.5")
def test_r8_1_modes_of_an_office_symbol_by_level() -> None:
    buildings = ["church", "cathedral"]
    assert office_modes(1) == office_modes(2) == ["climb", *buildings]
    assert office_modes(3) == ["climb", "mint_master", *buildings]
    assert office_modes(4) == ["mint_master", "master_builder", *buildings]
    state = turn("p05", levels={"A": (1, 1, 2)})
    assert why(state, "A use:office:mint_master") == ("R8.2", "refusal-level")
    assert why(state, "A use:office:master_builder") == ("R8.3", "refusal-level")
    assert why(state, "A use:office:coat_of_arms") == ("R8.1", "refusal-wrong-symbol")


def test_r8_6_building_pays_the_top_tile() -> None:
    state = turn("p05", money={"A": 950})
    play(state, "A use:office:church")
    assert state.money[0] == 50 and state.tile(0, 4) == 900 and state.top_tile(4) == 800


def test_r8_7_a_building_must_be_paid_now() -> None:
    state = turn("p01", money={"A": 850})
    assert why(state, "A use:office:church") == ("R8.7", "refusal-cannot-pay")
    play(state, "A use:money_500", "A use:office:church")
    assert state.money[0] == 450


def test_r8_8_the_builder_builds_once_per_win_for_no_use() -> None:
    state = turn("p05", tiles={"A": {"master_builder": 1}}, money={"A": 2500})
    play(state, "A build:church")
    assert state.uses_left == 2 and state.money[0] == 1600
    assert why(state, "A build:cathedral") == ("R8.8", "refusal-builder-used")
    state = turn("p05", money={"A": 2500})
    assert why(state, "A build:church") == ("R8.8", "refusal-no-builder")


@pytest.mark.parametrize("place", [0, 1, 2])
def test_r8_9_the_builder_works_before_between_or_after(place: int) -> None:
    state = turn("p05", tiles={"A": {"master_builder": 1}}, money={"A": 900})
    lines = ["A waive", "A waive"]
    lines.insert(place, "A build:church")
    play(state, *lines)
    assert state.tile(0, 4) == 900 and state.stack[-1].kind == BIDDING


def test_r8_10_a_new_builder_works_at_once() -> None:
    state = turn("p05", levels={"A": (1, 1, 4)}, money={"A": 900})
    play(state, "A use:office:master_builder", "A build:church")
    assert state.tile(0, 4) == 900


def test_r8_11_the_builder_works_only_for_the_winner() -> None:
    state = turn("p05", tiles={"B": {"master_builder": 1}}, money={"B": 2000})
    assert words(state, "B") == []
    assert why(state, "B build:church") == ("R5.3", "refusal-not-your-turn")


def test_r8_12_a_cathedral_needs_no_church() -> None:
    state = turn("p05", money={"A": 1100})
    play(state, "A use:office:cathedral")
    assert state.tile(0, 5) == 1100


def test_r8_13_one_tile_of_a_kind() -> None:
    tiles = {"mint_master": 1, "church": 900}
    state = turn("p05", levels={"A": (1, 1, 4)}, tiles={"A": tiles}, money={"A": 2000})
    assert why(state, "A use:office:mint_master") == ("R8.13", "refusal-owned")
    assert why(state, "A use:office:church") == ("R8.13", "refusal-owned")


def test_r8_14_only_office_symbols_build() -> None:
    state = turn("p08", money={"A": 3000})
    assert not [word for word in words(state, "A") if "church" in word or "cathedral" in word]
    assert why(state, "A use:peerage:church") == ("R8.14", "refusal-cannot-build")
    assert why(state, "A use:agency:cathedral") == ("R8.14", "refusal-cannot-build")


# R9, R10 ----------------------------------------------------------------------------------------


def peerage_modes(level: int) -> list[str]:
    """List the modes of a peerage symbol at a level."""
    state = turn("p05", levels={"A": (1, level, 1)})
    found = [word for word in words(state, "A") if word.startswith("use:peerage:")]
    return [word.removeprefix("use:peerage:") for word in found]


@pytest.mark.clause("R9.2", "R9.3", "R9.4")
def test_r9_1_modes_of_a_peerage_symbol_by_level() -> None:
    assert peerage_modes(1) == peerage_modes(2) == ["climb"]
    assert peerage_modes(3) == ["climb", "coat_of_arms"]
    assert peerage_modes(4) == ["coat_of_arms", "patent_of_nobility"]
    state = turn("p05", levels={"A": (1, 2, 1)})
    assert why(state, "A use:peerage:coat_of_arms") == ("R9.2", "refusal-level")
    assert why(state, "A use:peerage:patent_of_nobility") == ("R9.3", "refusal-level")
    assert why(state, "A use:peerage:mint_master") == ("R9.1", "refusal-wrong-symbol")


def test_r9_5_the_tile_is_the_top_one() -> None:
    state = turn("p03", levels={"A": (1, 4, 1)}, tiles={"B": {"coat_of_arms": 3}})
    play(state, "A use:peerage:coat_of_arms", "A use:peerage:patent_of_nobility")
    assert state.tile(0, 0) == 2 and state.tile(0, 1) == 5


def test_r9_6_both_tiles_score_with_the_level() -> None:
    tiles = {"coat_of_arms": 4, "patent_of_nobility": 5}
    state = table(2, noble="maximilian", levels={"A": (1, 3, 1)}, tiles={"A": tiles})
    skip_visits(state)
    assert state.prestige == [8 + 4 + 5, 3]
    buy_nothing(state)
    skip_visits(state)
    assert state.prestige[0] == 25


def agency_modes(level: int) -> list[str]:
    """List the modes of an agency symbol at a level."""
    state = turn("p05", levels={"A": (level, 1, 1)})
    found = [word for word in words(state, "A") if word.startswith("use:agency:")]
    return [word.removeprefix("use:agency:") for word in found]


@pytest.mark.clause("R10.2", "R10.3")
def test_r10_1_modes_of_an_agency_symbol_by_level() -> None:
    assert agency_modes(1) == ["climb"]
    assert agency_modes(2) == agency_modes(3) == ["climb", "cash"]
    assert agency_modes(4) == ["cash"]
    state = turn("p05")
    assert why(state, "A use:agency:cash") == ("R10.2", "refusal-cash-level")
    state = turn("p05", levels={"A": (2, 1, 1)})
    play(state, "A use:agency:cash")
    assert state.money[0] == 1300


def test_r10_4_there_are_no_agency_tiles() -> None:
    state = turn("p05", levels={"A": (4, 1, 1)})
    assert why(state, "A use:agency:coat_of_arms") == ("R10.4", "refusal-wrong-symbol")


def test_a_won_auction_leads_to_the_whole_turn() -> None:
    state = table(2, hands={"A": "Ph5"})
    play(state, "A bid:1", "B pass")
    show(state, "A", "Ph5")
    play(state, "A take:p05", "A use:agency:climb", "A use:office:climb")
    assert state.levels[:3] == [2, 1, 2] and asked(state) == "A" and card("Ph5") in state.discard
