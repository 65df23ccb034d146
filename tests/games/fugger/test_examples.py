"""The worked examples E1 to E16 of the rulebook, with their exact numbers."""

import pytest

from kontor.engine.messages import SPECTATOR
from kontor.games.fugger.table.codes import HIDDEN
from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    active,
    deck_size,
    deliveries,
    demand,
    discard,
    earned,
    events,
    facts,
    hand,
    hand_sizes,
    jakob,
    market_day,
    market_days,
    options,
    prices_of,
    shown,
    start,
    table,
    zone,
)


@pytest.mark.clause("R8.2", "R8.3", "R8.6", "R8.7", "R8.8", "R8.9")
def test_e1_prices() -> None:
    assert market_day("2 4 4 5 1") == "4 9 9 1 4"


@pytest.mark.clause("R9.1", "R9.2", "R9.3", "R9.4")
def test_e2_sales() -> None:
    state = table(
        active="C",
        jakob="Sp Je*",
        displays={"A": "Sp Sp Cl Cl* Wi", "B": "Sp Cl Wi Wi* Cu*", "C": "Cl Wi Cu"},
        hands={"C": "Sp"},
    )
    play(state, "C play:spices")
    assert prices_of(state) == "4 9 9 1 4"
    assert earned(state) == [29, 36, 23]
    assert active(state) == "A"


@pytest.mark.clause("R11.2", "R11.3", "R3.1")
def test_e3_merchants() -> None:
    state = table(
        active="A",
        hands={"A": "Cu Wi", "B": "Cu Cl Wi Sp Je"},
        displays={"A": "M", "B": "M M"},
        jakob="Wi Wi Wi Wi",
        deck_top="Cu Cu Cl Cl Sp Sp  Je Je Je  Cu Cl  Sp Je",
    )
    play(state, "A play:wine")
    assert hand_sizes(state) == [1 + 2 + 2, 5 + 2 + 3, 2]
    assert discard(state).count("M") == 3
    assert active(state) == "B"
    assert refused(state, "B draw").clause == "R3.1"


@pytest.mark.clause("R5.2", "R12.2")
def test_e4_two_deliveries() -> None:
    state = table(
        active="C",
        round=5,
        florins="0 100 0",
        deliveries={"A": "Je Wi*"},
        hands={"C": "Sp"},
        jakob="Sp Sp Sp Sp",
        prices="5 5 4 5 8",
    )
    play(state, "C play:spices")
    assert prices_of(state) == "4 4 3 1 7"
    assert state.florins[0] == 14 + 6


@pytest.mark.clause("R1.6", "R1.9")
def test_e5_merchants_turned_up_at_set_up() -> None:
    state = start(2, "Cu Cu Cu Cu  Wi Wi Wi Wi  M Cl M M Sp*")
    assert jakob(state) == "Cl Sp*"
    assert discard(state) == "M M M"
    assert deck_size(state) == 36


@pytest.mark.clause("R8.4")
def test_e6_two_tied_for_third() -> None:
    assert market_day("2 3 2 5 1", "9 6 8 3 1") == "1 9 1 8 1"


@pytest.mark.clause("R8.4")
def test_e7_three_tied_for_third() -> None:
    assert market_day("5 1 1 1 4", "2 9 8 1 5") == "7 1 9 2 9"


@pytest.mark.clause("R9.2", "R9.3", "R9.5")
def test_e8_seal_limit() -> None:
    state = table(
        prices="4 4 4 4 4",
        jakob="Wi Cl",
        displays={"A": "Wi Wi Cu* Cl*", "B": "Wi Cu Cl", "C": "Cu Cl Je*"},
        hands={"A": "Wi"},
    )
    play(state, "A play:wine")
    assert prices_of(state) == "7 8 9 3 3"
    assert earned(state) == [27 + 14 + 8, 9 + 7 + 8, 7 + 8 + 6]


@pytest.mark.clause("R3.1", "R2.6")
def test_e9_drawing() -> None:
    plays = ["play:copper", "play:cloth_seal", "play:wine"]
    state = table(round=3, hands={"A": "Cu Cu Cl* Wi"})
    assert options(state, "A") == ["draw", *plays]
    state = table(round=3, hands={"A": "Cu Cu Cl* Wi Sp"})
    assert options(state, "A") == [*plays, "play:spices"]


@pytest.mark.clause("R14.2")
def test_e10_reshuffle_on_a_draw() -> None:
    state = table(hands={"A": "Wi Sp"}, deck="", discard="Cl M", rest_in_hand_of="B")
    play(state, "A draw")
    assert hand_sizes(state)[0] == 3
    assert (deck_size(state), discard(state)) == (1, "")
    assert shown(state.hands[0] - zone("Wi Sp") + state.deck) == "Cl M"


@pytest.mark.clause("R5.7")
def test_e11_delivery_with_three_players() -> None:
    state = table(hands={"A": "Wi* Sp"}, deck_top="M M Cl*")
    play(state, "A deliver:wine_seal")
    assert (discard(state), jakob(state)) == ("M M", "Cl*")
    for other in (1, 2, SPECTATOR):
        assert state.view(other).delivery(0, 1) == HIDDEN
        assert (state.log or [])[0].seen_by(other).facts == {"seat": 0, "round": 1}


@pytest.mark.clause("R13.1", "R13.2")
def test_e12_pair_card() -> None:
    state = table(2, round=3, turns=3, active="B", hands={"B": "M"}, deck_top="Cu Cl")
    play(state, "B play:merchant")
    assert jakob(state) == "Cu"
    play(state, "A draw")
    assert (hand(state, "A"), jakob(state)) == ("Cl", "Cu")


@pytest.mark.clause("R10.1", "R12.4")
def test_e13_winner_overtakes() -> None:
    # A has 100 before one spices card at 1; cloth falls from 9 to 8.
    state = table(
        2,
        round=4,
        florins="100 95",
        hands={"A": "Sp"},
        deliveries={"A": "Sp", "B": "Cl Cl*"},
        jakob="Sp Sp Sp Sp",
        prices="5 9 5 5 5",
    )
    play(state, "A play:spices")
    assert facts(state, "earned")[0]["florins"] == 101
    assert state.florins == [103, 95 + 32]
    assert state.winners() == [1]


@pytest.mark.clause("R8.13")
def test_e14_two_histories_of_a_trigger_good() -> None:
    for price, after in ((4, 9), (5, 1)):
        state = table(hands={"A": "Wi"}, displays={"A": "Wi Wi"}, jakob="Wi Wi", prices="5 5 5 5 5")
        state.prices[2] = price
        play(state, "A play:wine")
        assert state.prices[2] == after
        assert state.florins[0] == 3 * after


@pytest.mark.clause("R8.11")
def test_e15_fewer_than_three_goods() -> None:
    assert market_day("0 2 5 0 0") == "4 7 1 4 4"


@pytest.mark.clause("R2.2", "R5.7", "R6.3", "R7.3", "R11.4", "R11.6")
def test_e16_whole_first_round() -> None:
    state = start(3, "Cu Cu* Wi M  Cl Sp Sp* Je  Wi Cl* Je M  M Sp Cl  Wi Sp M Sp Cl", first="A")
    assert (jakob(state), discard(state), deck_size(state)) == ("Cl Sp", "M", 34)
    assert demand(state) == "0 1 0 1 0"
    for answer, after in (
        ("A deliver:copper", "0 1 1 1 0"),
        ("B play:spices_seal", "0 1 1 2 0"),
        ("C play:merchant", "0 1 1 2 0"),
        ("A play:wine", "0 1 2 2 0"),
        ("B draw", "0 1 2 2 0"),
        ("C play:cloth_seal", "0 2 2 2 0"),
        ("A play:merchant", "0 2 2 2 0"),
        ("B play:spices", "0 2 2 3 0"),
        ("C deliver:jewels", "0 2 2 4 0"),
        ("A draw", "0 2 2 4 0"),
    ):
        play(state, answer)
        assert demand(state) == after, answer
    assert market_days(state) == 0
    assert deck_size(state) == 29
    play(state, "B play:spices")
    assert prices_of(state) == "4 7 7 1 4"
    assert earned(state) == [7, 3, 14]
    assert discard(state) == "Cl Cl* Wi Wi Sp Sp Sp Sp Sp* M M M M"
    assert hand_sizes(state) == [2 + 2 + 2, 2 + 2, 1 + 2 + 2]
    assert (deck_size(state), len(jakob(state).split())) == (17, 2)
    assert [deliveries(state, name) for name in "ABC"] == ["Cu -", "- -", "Je -"]
    assert (active(state), state.round) == ("C", 2)
    assert "reshuffled" not in events(state)
