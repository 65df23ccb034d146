"""R3 Action draw."""

import pytest

from kontor.engine.messages import SPECTATOR
from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    active,
    deck_size,
    demand,
    discard,
    events,
    hand,
    hand_sizes,
    market_days,
    options,
    table,
)

FIVE = "Cu Cl Wi Sp Je"


@pytest.mark.parametrize("number", range(5))
def test_r3_1_draw_is_legal_with_at_most_four_cards(number: int) -> None:
    held = " ".join(FIVE.split()[:number])
    assert "draw" in options(table(hands={"A": held}), "A")


@pytest.mark.parametrize("held", [FIVE, FIVE + " Cu", FIVE + " M M M M"])
def test_r3_1_draw_is_illegal_with_more_than_four_cards(held: str) -> None:
    state = table(hands={"A": held})
    assert "draw" not in options(state, "A")
    assert refused(state, "A draw").clause == "R3.1"


@pytest.mark.parametrize(("deck", "pile"), [("Cu", ""), ("", "Cu"), ("M", "M")])
def test_r3_1_draw_is_legal_while_deck_or_discard_has_a_card(deck: str, pile: str) -> None:
    state = table(hands={"A": "Wi"}, deck=deck, discard=pile, rest_in_hand_of="B")
    assert "draw" in options(state, "A")


def test_r3_1_draw_is_illegal_without_supply() -> None:
    state = table(hands={"A": "Wi"}, deck="", rest_in_hand_of="B")
    assert "draw" not in options(state, "A")


def test_r3_2_the_top_card_comes_to_hand_unseen() -> None:
    state = table(hands={"A": "Wi"}, deck_top="Sp* Cu")
    cards = deck_size(state)
    play(state, "A draw")
    assert hand(state, "A") == "Wi Sp*"
    assert deck_size(state) == cards - 1
    assert discard(state) == ""
    (event,) = state.log or []
    assert event.seen_by(0).facts == {"seat": 0, "card": "spices_seal"}
    for other in (1, 2, SPECTATOR):
        assert event.seen_by(other).facts == {"seat": 0}


def test_r3_3_a_draw_lifts_a_hand_to_five_and_never_beyond() -> None:
    state = table(2, round=3, hands={"A": "Cu Cl Wi Sp", "B": "Cu"}, deck_top="Je")
    play(state, "A draw", "B play:copper")
    assert hand(state, "A") == FIVE
    assert refused(state, "A draw").clause == "R3.1"


def test_r3_4_a_new_round_may_push_a_hand_past_five() -> None:
    state = table(
        active="C", hands={"A": FIVE, "C": "Wi"}, displays={"A": "M M"}, jakob="Wi Wi Wi Wi"
    )
    play(state, "C play:wine")
    assert hand_sizes(state)[0] == 10
    # Nobody discards: the only ways on are to play or to deliver.
    words = {word.split(":")[0] for word in options(state, "A")}
    assert words == {"play", "deliver"}


def test_r3_5_an_empty_deck_is_reshuffled_before_the_draw() -> None:
    state = table(
        hands={"A": "Wi"}, deck="", discard="Cu Sp Je*", rest_in_hand_of="B", deck_top="Sp"
    )
    play(state, "A draw")
    assert events(state) == ["reshuffled", "drew"]
    assert hand(state, "A") == "Wi Sp"
    assert (deck_size(state), discard(state)) == (2, "")


@pytest.mark.parametrize("players", [3, 4])
def test_r3_6_a_draw_does_not_end_a_round(players: int) -> None:
    state = table(players, turns=1, jakob="Cu Cu Cu Cu", deck_top="Cu")
    play(state, "A draw")
    assert hand(state, "A") == "Cu"
    assert demand(state) == "4 0 0 0 0"
    assert (state.round, active(state)) == (1, "B")


def test_r3_6_with_two_players_the_card_after_a_draw_may() -> None:
    state = table(2, turns=1, active="B", jakob="Cu Cu Cu Cu", deck_top="Cl Cu")
    play(state, "B draw")
    assert market_days(state) == 1
    assert state.round == 2
