"""R13 Two players."""

import pytest

from tests.bench.playing import play
from tests.games.fugger.table import active, events, facts, jakob, market_days, options, table


def test_r13_1_jakob_receives_a_card_after_both_have_had_a_turn() -> None:
    state = table(2, round=3, deck_top="Cu Cl M Je  Sp", discard="")
    play(state, "A draw")
    assert jakob(state) == ""
    play(state, "B draw")
    assert jakob(state) == "Je"
    assert events(state) == ["drew", "drew", "jakob-merchant", "jakob-received"]


def test_r13_1_his_card_may_end_the_round() -> None:
    state = table(2, turns=1, active="B", jakob="Cu Cu Cu Cu", deck_top="Sp Cu")
    play(state, "B draw")
    assert market_days(state) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_r13_1_only_with_two_players(players: int) -> None:
    state = table(players, turns=1)
    play(state, "A draw", "B draw", "C draw")
    assert jakob(state) == ""


def test_r13_2_after_the_second_fourth_and_sixth_turn() -> None:
    state = table(2, round=3, deck_top="Cu Cl Wi  Cu Cl Wi*  Sp Je Sp")
    counts = []
    for name in "ABABAB":
        play(state, f"{name} draw")
        counts.append(len(jakob(state).split()))
    assert counts == [0, 1, 1, 2, 2, 3]


def test_r13_2_an_unfinished_pair_is_forgotten() -> None:
    # A closes the round with its first turn of a pair; B and A then make a new pair.
    state = table(
        2, turns=2, hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", deck_top="Cu Cu Cl Cl  Sp Je  Cu Cl Sp"
    )
    play(state, "A play:wine")
    assert (active(state), state.turns, jakob(state)) == ("B", 0, "Sp Je")
    play(state, "B draw")
    assert jakob(state) == "Sp Je"
    play(state, "A draw")
    assert jakob(state) == "Sp Sp Je"


def test_r13_3_a_delivery_as_second_turn_brings_two_cards() -> None:
    state = table(2, turns=1, active="B", hands={"B": "Wi"}, deck_top="Cu Cl")
    play(state, "B deliver:wine")
    received = [fact["card"] for fact in facts(state, "jakob-received")]
    assert received == ["copper", "cloth"]


def test_r13_3_a_delivery_as_first_turn_brings_one() -> None:
    state = table(2, hands={"A": "Wi"}, deck_top="Cu Cl")
    play(state, "A deliver:wine")
    assert jakob(state) == "Cu"


def test_r13_3_no_pair_card_if_the_delivery_card_ends_the_round() -> None:
    state = table(
        2,
        turns=1,
        active="B",
        hands={"B": "Wi"},
        jakob="Cu Cu Cu Cu",
        deck_top="Cu  Sp Sp Sp Sp  Je Je",
    )
    play(state, "B deliver:wine")
    assert events(state)[:3] == ["delivered", "jakob-received", "market-day"]
    assert jakob(state) == "Je Je"
    assert (state.round, state.turns) == (2, 0)


@pytest.mark.parametrize(("last", "starts"), [("A", "B"), ("B", "A")])
def test_r13_4_the_last_mover_is_trigger_player_of_the_pair_card(last: str, starts: str) -> None:
    state = table(2, turns=3, active=last, jakob="Cu Cu Cu Cu", deck_top="Sp Cu")
    play(state, f"{last} draw")
    assert (market_days(state), active(state)) == (1, starts)


def test_r13_5_a_forced_pass_counts_as_a_turn() -> None:
    # Nothing is left to draw, so Jakob too goes without; but his card was due.
    state = table(2, turns=1, active="B", round=3, deck="", rest_in_hand_of="A")
    assert options(state, "B") == ["pass"]
    play(state, "B pass")
    assert state.turns == 2
    assert events(state) == ["passed", "jakob-nothing"]
