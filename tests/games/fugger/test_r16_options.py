"""R16 Variants and table options."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.game import SetupError
from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    GAME,
    active,
    deliveries,
    events,
    hand,
    jakob,
    market_days,
    options,
    table,
)

AT_MOST_THREE = {"draw_rule": "hold_at_most_three"}
EARLIER_FLORINS = {"tie_break": "pre_delivery_florins"}
EVERY_TURN = {"two_player_jakob": "after_every_turn"}
BONUS = {"delivery_timing": "as_bonus"}


def test_r16_1_draw_with_at_most_three_cards() -> None:
    state = table(hands={"A": "Cu Cl Wi"}, options=AT_MOST_THREE)
    assert "draw" in options(state, "A")
    state = table(hands={"A": "Cu Cl Wi Sp"}, options=AT_MOST_THREE)
    refusal = refused(state, "A draw")
    assert (refusal.clause, refusal.message.facts) == ("R3.1", {"number": 4, "limit": 3})


@pytest.mark.parametrize(("held", "in_front"), [("M M M M", ""), ("Cu Cl M M", "M M")])
def test_r16_1_four_cards_always_allow_a_play(held: str, in_front: str) -> None:
    state = table(
        round=3, hands={"A": held}, displays={"A": in_front}, options=AT_MOST_THREE, deck_top="Cu"
    )
    assert any(word.startswith("play") for word in options(state, "A"))


@pytest.mark.parametrize(
    ("chosen", "won"), [({}, [0, 1]), (EARLIER_FLORINS, [0])], ids=["shared", "earlier"]
)
def test_r16_2_more_florins_before_the_deliveries_break_a_tie(
    chosen: dict[str, str], won: list[int]
) -> None:
    state = table(
        round=3, active="C", florins="108 100 0", hands={"C": "Wi"}, jakob="Wi Wi Wi Wi",
        deliveries={"B": "Cu"}, options=chosen,
    )  # fmt: skip
    play(state, "C play:wine")
    assert state.florins == [108, 108, 1]
    assert state.winners() == won


def test_r16_2_still_tied_means_shared() -> None:
    state = table(
        round=3, active="C", florins="100 100 0", hands={"C": "Wi"}, jakob="Wi Wi Wi Wi",
        deliveries={"A": "Cu", "B": "- Cu*"}, options=EARLIER_FLORINS,
    )  # fmt: skip
    play(state, "C play:wine")
    assert state.winners() == [0, 1]


def test_r16_2_the_richest_at_the_end_still_wins() -> None:
    state = table(
        round=3, active="C", florins="107 100 0", hands={"C": "Wi"}, jakob="Wi Wi Wi Wi",
        deliveries={"B": "Cu"}, options=EARLIER_FLORINS,
    )  # fmt: skip
    play(state, "C play:wine")
    assert state.winners() == [1]


def test_r16_3_jakobs_card_after_every_turn_of_two_players() -> None:
    state = table(2, round=3, options=EVERY_TURN, deck_top="Cu Cl  Cu Sp  Cu Je")
    counts = []
    for name in "ABA":
        play(state, f"{name} draw")
        counts.append(len(jakob(state).split()))
    assert counts == [1, 2, 3]


@pytest.mark.parametrize("players", [3, 4])
def test_r16_3_changes_nothing_for_more_players(players: int) -> None:
    state = table(players, options=EVERY_TURN)
    play(state, "A draw", "B draw")
    assert jakob(state) == ""


def test_r16_4_a_delivery_comes_on_top_of_the_action() -> None:
    state = table(hands={"A": "Wi Cu"}, options=BONUS, deck_top="Sp Je")
    play(state, "A deliver:wine")
    assert (active(state), state.turns) == ("A", 0)
    assert (deliveries(state, "A"), jakob(state)) == ("Wi -", "Sp")
    # Once only, and before the action.
    assert options(state, "A") == ["draw", "play:copper"]
    play(state, "A draw")
    assert (active(state), state.turns, hand(state, "A")) == ("B", 1, "Cu Je")


def test_r16_4_the_delivery_remains_a_choice() -> None:
    state = table(hands={"A": "Wi Cu"}, options=BONUS)
    play(state, "A play:wine")
    assert (active(state), deliveries(state, "A")) == ("B", "- -")


def test_r16_4_the_action_is_lost_if_jakobs_card_ends_the_round() -> None:
    state = table(
        hands={"A": "Wi Cu"}, jakob="Sp Sp Sp Sp", options=BONUS, deck_top="Sp Cl Cl Cl Cl Cl Cl"
    )
    play(state, "A deliver:wine")
    assert (market_days(state), state.round) == (1, 2)
    assert active(state) == "B"
    assert hand(state, "A") == "Cu Cl Cl"


def test_r16_4_only_in_rounds_one_and_two() -> None:
    state = table(round=3, hands={"A": "Wi"}, options=BONUS)
    assert options(state, "A") == ["draw", "play:wine"]


def test_r16_4_after_the_last_card_without_supply_the_action_is_a_pass() -> None:
    state = table(4, hands={"A": "Wi"}, options=BONUS, deck="", rest_in_hand_of="B")
    play(state, "A deliver:wine")
    assert options(state, "A") == ["pass"]
    play(state, "A pass")
    assert events(state) == ["delivered", "passed"]


def test_r16_5_five_players_are_not_supported() -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        GAME.start(5, {}, seeded(""))


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(SetupError, match="no_such_option"):
        GAME.start(3, {"no_such_option": "x"}, seeded(""))
    with pytest.raises(SetupError, match="no_such_value"):
        GAME.start(3, {"draw_rule": "no_such_value"}, seeded(""))
