"""R7 to R10: climbing, offices, peerages, agencies."""

import pytest

from kontor.games.augsburg.table.codes import (
    AGENCY,
    BIDDING,
    COMPENSATION,
    OFFICE,
    PEERAGE,
)
from tests.bench.playing import play
from tests.games.augsburg.table import (
    asked,
    buy_nothing,
    card,
    show,
    skip_visits,
    table,
    turn,
    why,
    words,
)

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
