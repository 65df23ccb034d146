"""R11 New round."""

import pytest

from kontor.engine import zones
from tests.bench.playing import play
from tests.games.fugger.table import (
    active,
    deck_size,
    deliveries,
    discard,
    display,
    events,
    facts,
    hand,
    hand_sizes,
    jakob,
    prices_of,
    shown,
    table,
)

FOUR_WINES = "Wi Wi Wi Wi"


def test_r11_1_all_open_goods_go_to_the_discard_pile() -> None:
    state = table(
        hands={"A": "Wi*"},
        displays={"A": "Cu", "B": "Cu* Sp", "C": "Wi"},
        jakob="Wi Wi* Wi Je",
        discard="Cl",
        deck_top="Sp Sp Sp Sp Sp Sp Je Je",
    )
    play(state, "A play:wine_seal")
    assert discard(state) == "Cu Cu* Cl Wi Wi Wi Wi* Wi* Sp Je"
    assert [display(state, name) for name in "ABC"] == ["", "", ""]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r11_2_every_player_draws_two(players: int) -> None:
    state = table(players, hands={"A": "Wi Cu", "B": "Cl Cl Cl"}, jakob=FOUR_WINES)
    play(state, "A play:wine")
    assert hand_sizes(state) == [3, 5, 2, 2][:players]


@pytest.mark.parametrize(("merchants", "number"), [("", 2), ("M", 4), ("M M", 5)])
def test_r11_3_merchants_bring_further_cards(merchants: str, number: int) -> None:
    state = table(hands={"A": "Wi"}, displays={"B": merchants, "C": "M"}, jakob=FOUR_WINES)
    play(state, "A play:wine")
    assert hand_sizes(state) == [2, number, 4]


def test_r11_4_merchants_in_front_go_to_the_discard_pile() -> None:
    state = table(
        hands={"A": "Wi"},
        displays={"A": "M", "B": "M M"},
        jakob=FOUR_WINES,
        deck_top="Cu Cu Cu Cu Cu Cl Cl Cl Cl Cl Sp  Je Je",
    )
    play(state, "A play:wine")
    assert discard(state) == "Wi Wi Wi Wi Wi M M M"
    assert [display(state, name) for name in "AB"] == ["", ""]


def test_r11_4_they_are_not_part_of_a_reshuffle_while_hands_are_dealt() -> None:
    # Nine cards are dealt, the deck has two: the eleven goods just sold are shuffled.
    state = table(
        hands={"A": "Wi"},
        displays={"B": "M M", "C": "Cu Cu Cl Cl Sp Sp"},
        jakob=FOUR_WINES,
        deck="Je Je",
        rest_in_hand_of="A",
    )
    play(state, "A play:wine")
    assert facts(state, "reshuffled") == [{"number": 11}]
    assert "M" not in hand(state, "B") + hand(state, "C")
    assert discard(state) == "M M"
    assert deck_size(state) == 2


def test_r11_4_they_are_part_of_a_reshuffle_for_jakob() -> None:
    # The nine cards of the deck are just enough for the hands.
    state = table(
        hands={"A": "Wi"},
        displays={"B": "M M"},
        jakob=FOUR_WINES,
        deck="Je Je Je Je Je Sp Sp Sp Sp",
        deck_top="Je Je Je Je Je Sp Sp Sp Sp  M M Wi Wi",
        rest_in_hand_of="A",
    )
    play(state, "A play:wine")
    assert facts(state, "reshuffled") == [{"number": 7}]
    assert (jakob(state), discard(state), shown(state.deck)) == ("Wi Wi", "M M", "Wi Wi Wi")


def test_r11_5_jakob_receives_two_new_cards_and_no_merchant() -> None:
    state = table(
        2, hands={"A": "Wi"}, jakob=FOUR_WINES + " Cu", deck_top="Cu Cu Cl Cl  M Sp* M Je"
    )
    play(state, "A play:wine")
    assert jakob(state) == "Sp* Je"
    assert discard(state) == "Cu Wi Wi Wi Wi Wi M M"


@pytest.mark.parametrize(
    ("players", "trigger", "starts"),
    [(2, "A", "B"), (2, "B", "A"), (3, "A", "B"), (3, "C", "A"), (4, "B", "C"), (4, "D", "A")],
)
def test_r11_6_the_left_neighbour_of_the_trigger_player_starts(
    players: int, trigger: str, starts: str
) -> None:
    state = table(players, active=trigger, hands={trigger: "Wi"}, jakob=FOUR_WINES)
    play(state, f"{trigger} play:wine")
    assert active(state) == starts
    assert state.awaited() == 1 << state.active
    assert facts(state, "new-round") == [{"round": 2, "seat": state.active}]


def test_r11_7_two_cards_each_from_the_starting_player_then_the_merchants_cards() -> None:
    state = table(
        hands={"A": "Wi"},
        displays={"A": "M M", "B": "M"},
        jakob=FOUR_WINES,
        deck_top="Cu Cu Cl Cl Sp Sp  Je Je  Cu* Cl* Sp*  Wi Je",
    )
    play(state, "A play:wine")
    dealt = [event for event in state.log or [] if event.name.startswith("dealt")]
    assert [(event.facts["seat"], event.secret["cards"]) for event in dealt] == [
        (1, ["copper", "copper"]),
        (2, ["cloth", "cloth"]),
        (0, ["spices", "spices"]),
        (1, ["jewels", "jewels"]),
        (0, ["copper_seal", "cloth_seal", "spices_seal"]),
    ]
    assert hand(state, "B") == "Cu Cu Je Je"
    assert jakob(state) == "Wi Je"


def test_r11_8_when_the_supply_runs_out_the_last_receive_fewer_cards() -> None:
    # Only the five wines just sold are left: B and C get two, A one, Jakob nothing.
    state = table(
        hands={"A": "Wi"},
        displays={"C": "M"},
        jakob=FOUR_WINES,
        deck="",
        deliveries={"B": "Cu"},
        rest_in_hand_of="A",
    )
    held = hand_sizes(state)[0] - 1
    play(state, "A play:wine")
    assert hand_sizes(state) == [held + 1, 2, 2]
    assert facts(state, "dealt") == [
        {"seat": 1, "number": 2},
        {"seat": 2, "number": 2},
        {"seat": 0, "number": 1},
    ]
    assert facts(state, "deal-short") == [{"seat": 0, "number": 1}, {"seat": 2, "number": 2}]
    assert (jakob(state), discard(state)) == ("", "M")


def test_r11_8_nothing_is_owed_later() -> None:
    state = table(hands={"A": "Wi"}, jakob=FOUR_WINES, deck="", rest_in_hand_of="A", round=3)
    play(state, "A play:wine", "B play:wine", "C play:wine")
    assert hand_sizes(state)[1:] == [1, 1]
    assert events(state)[-2:] == ["played", "played"]


def test_r11_9_hands_deliveries_prices_and_florins_carry_over() -> None:
    state = table(
        turns=7,
        florins="10 20 30",
        hands={"A": "Wi Cu*", "B": "M"},
        deliveries={"B": "Je"},
        jakob=FOUR_WINES,
        deck_top="Cl Cl Cl Cl Cl Cl Sp Sp",
        prices="9 8 4 3 1",
    )
    play(state, "A play:wine")
    assert (hand(state, "A"), hand(state, "B")) == ("Cu* Cl Cl", "Cl Cl M")
    assert deliveries(state, "B") == "Je -"
    assert prices_of(state) == "8 7 9 2 1"
    assert state.florins == [19, 20, 30]
    assert (state.round, state.turns) == (2, 0)
    assert zones.size(state.jakob) == 2


def test_r11_3_a_second_merchant_says_how_many_cards_one_brings() -> None:
    state = table(hands={"A": "M"}, displays={"A": "M"})
    message = state.describe(0, state.parse(0, "play:merchant")).message
    assert message.name == "option-play-merchant-more"
    assert message.facts == {"card": "merchant", "bonus": 3, "before": 2}
