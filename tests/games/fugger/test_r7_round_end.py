"""R7 End of a round."""

import pytest

from tests.bench.playing import play
from tests.games.fugger.table import active, demand, events, facts, market_days, table


def test_r7_1_five_open_cards_of_one_good_on_the_whole_table() -> None:
    state = table(hands={"A": "Wi"}, displays={"A": "Wi", "B": "Wi*"}, jakob="Wi Wi*")
    play(state, "A play:wine")
    assert market_days(state) == 1


def test_r7_1_four_are_not_enough_nor_five_of_different_goods() -> None:
    state = table(hands={"A": "Wi"}, displays={"A": "Wi Cu", "B": "Wi* Sp"}, jakob="Wi Je*")
    play(state, "A play:wine")
    assert demand(state) == "1 0 4 1 1"
    assert market_days(state) == 0


@pytest.mark.parametrize(
    ("answer", "top"),
    [("play:copper", ""), ("deliver:jewels", "Cu"), ("draw", "Je Cu")],
    ids=["played", "for a delivery", "for a pair of turns"],
)
def test_r7_2_every_open_goods_card_is_checked(answer: str, top: str) -> None:
    state = table(2, turns=1, active="B", hands={"B": "Cu Je"}, jakob="Cu Cu Cu Cu", deck_top=top)
    play(state, f"B {answer}")
    assert market_days(state) == 1


def test_r7_3_no_pending_card_for_jakob() -> None:
    state = table(2, turns=1, active="B", hands={"B": "Cu"}, jakob="Cu Cu Cu Cu")
    play(state, "B play:copper")
    told = events(state)
    assert told[:2] == ["played", "market-day"]
    assert told.count("jakob-received") == 2
    assert state.turns == 0


def test_r7_3_no_further_turns() -> None:
    state = table(hands={"A": "Cu", "B": "Cu", "C": "Cu"}, jakob="Cu Cu Cu Cu")
    play(state, "A play:copper")
    assert events(state)[:2] == ["played", "market-day"]
    assert state.round == 2


def test_r7_4_one_good_alone_is_first() -> None:
    state = table(
        hands={"A": "Sp"},
        displays={"B": "Cu Cu Cu Cu Cl Cl Cl Cl", "C": "Wi Wi Wi Wi Sp Sp"},
        jakob="Je Je Je Je Sp Sp",
    )
    assert market_days(state) == 0
    play(state, "A play:spices")
    moves = [fact for event in ("price-rose", "price-crashed") for fact in facts(state, event)]
    found = {str(fact["good"]): fact["demand"] for fact in moves}
    assert found == {"copper": 4, "cloth": 4, "wine": 4, "spices": 5, "jewels": 4}


@pytest.mark.parametrize(
    ("answer", "top"),
    [("play:copper", ""), ("deliver:jewels", "Cu"), ("draw", "Je Cu")],
    ids=["played", "for a delivery", "for a pair of turns"],
)
@pytest.mark.parametrize(("name", "other"), [("A", "B"), ("B", "A")])
def test_r7_5_the_player_on_turn_is_the_trigger_player(
    name: str, other: str, answer: str, top: str
) -> None:
    state = table(2, turns=1, active=name, hands={name: "Cu Je"}, jakob="Cu Cu Cu Cu", deck_top=top)
    play(state, f"{name} {answer}")
    assert active(state) == other
    assert facts(state, "market-day") == [{"round": 1, "seat": "AB".index(name), "good": "copper"}]


@pytest.mark.parametrize(("name", "left"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_r7_5_with_three_players_a_delivery_triggers_too(name: str, left: str) -> None:
    state = table(active=name, hands={name: "Je"}, jakob="Cu Cu Cu Cu", deck_top="Cu")
    play(state, f"{name} deliver:jewels")
    assert (market_days(state), active(state)) == (1, left)
