"""R8 Evaluation, step 1: prices."""

import pytest

from tests.bench.playing import play
from tests.games.fugger.table import active, facts, market_day, prices_of, table


def test_r8_1_demand_counts_all_open_cards() -> None:
    state = table(
        hands={"A": "Cu Wi Wi"},
        displays={"A": "Cu Cl* M", "B": "Cu* Cl M M", "C": "Sp"},
        deliveries={"B": "Cl", "C": "Sp"},
        jakob="Cu Cu* Cl* Sp",
    )
    play(state, "A play:copper")
    moves = facts(state, "price-crashed") + facts(state, "price-rose") + facts(state, "price-fell")
    found = {str(fact["good"]): fact["demand"] for fact in moves}
    assert found == {"copper": 5, "cloth": 3, "wine": 0, "spices": 2, "jewels": 0}


@pytest.mark.parametrize(
    ("wanted", "after"),
    [
        ("5 4 3 2 1", "6 5 4 2 2"),  # the plain case: three rise
        ("5 4 3 2 2", "6 5 4 2 2"),
        ("5 3 3 2 1", "6 4 4 2 2"),  # two second, no third
        ("5 4 2 2 1", "6 5 3 5 2"),  # two third
        ("5 4 1 1 1", "6 5 2 4 4"),  # three third
        ("5 2 2 2 1", "6 3 3 5 2"),  # three second
        ("5 2 2 2 2", "6 3 3 5 5"),  # four second
        ("5 0 0 0 0", "6 1 1 2 2"),
    ],
)
def test_r8_2_places_one_to_three_rise(wanted: str, after: str) -> None:
    assert market_day(wanted, "1 1 1 3 3") == after


@pytest.mark.parametrize(
    ("wanted", "after"), [("3 3 2 5 1", "6 6 2 8 2"), ("1 3 2 3 5", "2 6 2 6 8")]
)
def test_r8_3_two_second_leave_no_third(wanted: str, after: str) -> None:
    assert market_day(wanted, "3 3 3 3 3") == after


@pytest.mark.parametrize(
    ("wanted", "after"), [("3 2 5 2 1", "4 3 6 3 1"), ("1 1 4 1 5", "2 2 5 2 6")]
)
def test_r8_4_all_tied_for_third_rise(wanted: str, after: str) -> None:
    assert market_day(wanted, "1 1 1 1 1") == after


@pytest.mark.parametrize(
    ("wanted", "after"), [("3 3 5 3 1", "4 4 6 4 1"), ("1 1 1 1 5", "2 2 2 2 6")]
)
def test_r8_5_three_or_four_tied_for_second_rise(wanted: str, after: str) -> None:
    assert market_day(wanted, "1 1 1 1 1") == after


def test_r8_6_a_good_rises_by_its_cards_not_by_its_place() -> None:
    assert market_day("5 3 1 0 0", "2 2 2 2 2") == "7 5 3 1 1"


@pytest.mark.parametrize(("price", "after"), [(6, 1), (7, 1), (8, 1), (9, 1)])
def test_r8_7_a_rise_past_nine_stops_at_one(price: int, after: int) -> None:
    # Cloth rises by four; the steps beyond 1 are lost.
    assert market_day("5 4 0 0 0", f"1 {price} 5 5 5").split()[1] == str(after)


def test_r8_7_a_crashed_good_climbs_again_in_the_next_evaluation() -> None:
    state = table(
        round=3,
        hands={"A": "Wi"},
        jakob="Wi Wi Wi Wi",
        deck_top="Cl Cl Cl Cl Cl Cl*  Wi* Wi*",
    )
    play(state, "A play:wine")
    assert prices_of(state) == "4 4 1 4 4"
    play(state, *(f"{name} play:cloth" for name in "BCABC"))
    assert prices_of(state) == "3 9 3 3 3"


@pytest.mark.parametrize(("number", "price"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_r8_8_exactly_nine_is_no_crash(number: int, price: int) -> None:
    assert market_day(f"5 {number} 0 0 0", f"4 {price} 5 5 5") == "9 9 4 4 4"


def test_r8_9_every_other_good_falls_by_one() -> None:
    assert market_day("5 4 3 2 1", "1 1 1 9 5") == "6 5 4 8 4"


def test_r8_10_no_price_falls_below_one() -> None:
    assert market_day("5 4 3 2 0", "1 1 1 1 1") == "6 5 4 1 1"
    assert market_day("5 4 3 2 0", "1 1 1 2 2") == "6 5 4 1 1"


def test_r8_10_a_price_at_one_is_told_to_stay() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", prices="1 2 4 5 5")
    play(state, "A play:wine")
    assert [fact["good"] for fact in facts(state, "price-stayed")] == ["copper"]
    assert [fact["good"] for fact in facts(state, "price-fell")] == ["cloth", "spices", "jewels"]


@pytest.mark.parametrize(
    ("wanted", "after"), [("5 0 0 0 0", "1 4 4 4 4"), ("5 2 0 0 0", "1 7 4 4 4")]
)
def test_r8_11_goods_without_open_cards_fall(wanted: str, after: str) -> None:
    assert market_day(wanted) == after


def test_r8_12_the_order_of_goods_does_not_matter() -> None:
    assert market_day("5 4 2 2 0", "3 8 6 9 2") == "8 1 8 1 1"
    assert market_day("0 2 2 4 5", "2 9 6 8 3") == "1 1 8 1 8"


def test_r8_12_a_marker_moves_once_and_a_crash_is_not_lowered_in_addition() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi Cl Cl", prices="5 8 5 5 5")
    play(state, "A play:wine")
    assert prices_of(state) == "4 1 1 4 4"
    moves = [event for event in state.log or [] if event.name.startswith("price-")]
    assert [event.facts["good"] for event in moves] == [
        "copper", "cloth", "wine", "spices", "jewels",
    ]  # fmt: skip
    assert [event.name for event in moves] == [
        "price-fell", "price-crashed", "price-crashed", "price-fell", "price-fell",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 1), (6, 1), (7, 1), (8, 1), (9, 1)]
)
def test_r8_13_the_trigger_good_moves_by_five(old: int, new: int) -> None:
    assert market_day("0 0 0 5 0", f"5 5 5 {old} 5").split()[3] == str(new)


def test_r8_13_also_when_jakobs_card_is_the_fifth() -> None:
    state = table(hands={"A": "Je"}, jakob="Sp Sp Sp Sp", deck_top="Sp*", prices="5 5 5 4 5")
    play(state, "A deliver:jewels")
    assert (prices_of(state), active(state)) == ("4 4 4 9 4", "B")
