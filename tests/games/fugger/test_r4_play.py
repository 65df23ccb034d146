"""R4 Action play."""

import pytest

from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    active,
    demand,
    discard,
    display,
    earned,
    events,
    hand,
    hand_sizes,
    jakob,
    market_days,
    options,
    table,
)


@pytest.mark.parametrize(
    ("answer", "card", "rest"),
    [
        ("play:wine", "Wi", "Wi* M"),
        ("play:wine_seal", "Wi*", "Wi M"),
        ("play:merchant", "M", "Wi Wi*"),
    ],
)
def test_r4_1_one_card_goes_from_hand_to_the_open_display(
    answer: str, card: str, rest: str
) -> None:
    state = table(hands={"A": "Wi Wi* M"}, displays={"A": "Cu"})
    play(state, f"A {answer}")
    assert hand(state, "A") == rest
    assert display(state, "A") == f"Cu {card}"
    assert [display(state, "B"), display(state, "C"), jakob(state)] == ["", "", ""]
    assert events(state) == ["played"]


def test_r4_2_two_merchants_in_front_are_allowed() -> None:
    state = table(hands={"A": "M"}, displays={"A": "M", "B": "M M"})
    play(state, "A play:merchant")
    assert display(state, "A") == "M M"


def test_r4_2_a_third_merchant_is_illegal() -> None:
    state = table(hands={"A": "M Cu"}, displays={"A": "M M"})
    assert "play:merchant" not in options(state, "A")
    assert refused(state, "A play:merchant").clause == "R4.2"


def test_r4_3_goods_in_a_display_are_not_limited() -> None:
    full = "Cu Cu Cu Cu Cl Cl Cl Cl Wi Wi Wi Sp Sp Sp Je Je Je Je"
    state = table(round=3, hands={"A": "Wi Sp* M"}, displays={"A": full})
    assert options(state, "A") == ["draw", "play:wine", "play:spices_seal", "play:merchant"]
    play(state, "A play:wine")
    assert len(display(state, "A").split()) == 19


def test_r4_4_a_played_card_stays_until_the_round_ends() -> None:
    state = table(2, round=3, hands={"A": "Wi M", "B": "Cu"}, deck_top="Cl Je Je")
    play(state, "A play:wine", "B draw", "A play:merchant", "B play:copper")
    assert display(state, "A") == "Wi M"
    assert options(state, "A") == ["draw"]


def test_r4_5_a_goods_card_raises_demand_at_once() -> None:
    state = table(hands={"A": "Wi*"}, displays={"B": "Wi"}, jakob="Wi Cu")
    assert demand(state) == "1 0 2 0 0"
    play(state, "A play:wine_seal")
    assert demand(state) == "1 0 3 0 0"
    assert (market_days(state), active(state)) == (0, "B")


def test_r4_5_then_the_end_of_the_round_is_checked() -> None:
    state = table(hands={"A": "Wi*"}, displays={"B": "Wi Wi"}, jakob="Wi Wi")
    play(state, "A play:wine_seal")
    assert market_days(state) == 1


def test_r4_6_a_merchant_does_nothing_in_its_own_round() -> None:
    state = table(hands={"A": "M Cu"}, displays={"A": "M", "B": "M M"}, jakob="Wi Wi Wi Wi")
    play(state, "A play:merchant")
    assert demand(state) == "0 0 4 0 0"
    assert hand_sizes(state) == [1, 0, 0]
    assert (state.round, discard(state)) == (1, "")


def test_r4_6_merchants_are_not_paid_and_disturb_no_seal() -> None:
    state = table(
        hands={"A": "Wi"},
        displays={"A": "M M", "B": "M M Cu* Cu", "C": "Cu"},
        jakob="Wi Wi Wi Wi",
        prices="1 5 1 5 5",
    )
    play(state, "A play:wine")
    # Three copper cards: the seal still counts double, copper rises from 1 to 4.
    assert earned(state) == [6, 8 + 4, 4]
