"""R6 Jakob."""

import pytest

from kontor.engine import zones
from tests.bench.playing import play
from tests.games.fugger.table import (
    active,
    deck_size,
    discard,
    earned,
    events,
    facts,
    hand,
    jakob,
    market_days,
    prices_of,
    shown,
    table,
)


def test_r6_1_his_cards_count_for_the_end_of_the_round() -> None:
    state = table(hands={"A": "Wi"}, displays={"B": "Wi"}, jakob="Wi Wi Wi*")
    play(state, "A play:wine")
    assert market_days(state) == 1


def test_r6_1_his_cards_count_for_ranking_and_size_of_rises() -> None:
    state = table(
        hands={"A": "Wi"},
        displays={"B": "Wi Wi Wi Wi Cu Cu Cl Sp"},
        jakob="Je Je* Je Cl Cl Cl",
        prices="1 1 1 3 1",
    )
    play(state, "A play:wine")
    # Cloth 4, jewels 3 thanks to Jakob; copper with 2 is only fourth.
    assert prices_of(state) == "1 5 6 2 4"


@pytest.mark.parametrize(("his", "income"), [("Cu", 2 * 4), ("Cu Cu*", 5)])
def test_r6_1_his_cards_count_for_the_seal_limit(his: str, income: int) -> None:
    state = table(
        hands={"B": "Wi"},
        active="B",
        displays={"A": "Cu*", "C": "Wi Wi Wi Wi M"},
        jakob=his + " Cu",
        prices="1 5 5 5 5",
    )
    play(state, "B play:wine")
    assert earned(state)[0] == income


def test_r6_2_he_is_never_paid() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi Je* Je* Cu")
    play(state, "A play:wine")
    assert state.florins == [1, 0, 0]
    assert [fact["seat"] for fact in facts(state, "earned")] == [0, 1, 2]
    assert [fact["seat"] for fact in facts(state, "sold")] == [0]
    assert facts(state, "sold-doubled") == []


def test_r6_3_merchants_go_to_the_discard_pile_until_a_goods_card_comes() -> None:
    state = table(hands={"A": "Wi"}, jakob="Cu", discard="Cl", deck_top="M M M Sp*")
    cards = deck_size(state)
    play(state, "A deliver:wine")
    assert jakob(state) == "Cu Sp*"
    assert discard(state) == "Cl M M M"
    assert deck_size(state) == cards - 4


def test_r6_3_an_empty_deck_is_reshuffled_first() -> None:
    state = table(hands={"A": "Wi"}, deck="", discard="Cl M", rest_in_hand_of="B", deck_top="M Cl")
    play(state, "A deliver:wine")
    assert events(state) == ["delivered", "reshuffled", "jakob-merchant", "jakob-received"]
    assert (jakob(state), discard(state), deck_size(state)) == ("Cl", "M", 0)


def test_r6_3_the_deck_may_run_out_between_two_cards() -> None:
    state = table(hands={"A": "Wi"}, deck="M", discard="Cl M", rest_in_hand_of="B", deck_top="M Cl")
    play(state, "A deliver:wine")
    assert events(state) == ["delivered", "jakob-merchant", "reshuffled", "jakob-received"]
    assert facts(state, "reshuffled") == [{"number": 3}]
    assert (jakob(state), discard(state), shown(state.deck)) == ("Cl", "", "M M")


@pytest.mark.parametrize(("deck", "pile"), [("M M", ""), ("", "M M"), ("M M", "M"), ("", "")])
def test_r6_4_without_goods_in_the_supply_no_card_moves(deck: str, pile: str) -> None:
    state = table(hands={"A": "Wi"}, deck=deck, discard=pile, jakob="Cu", rest_in_hand_of="B")
    play(state, "A deliver:wine")
    assert events(state) == ["delivered", "jakob-nothing"]
    assert (jakob(state), shown(state.deck), discard(state)) == ("Cu", deck, pile)
    assert (state.round, active(state)) == (1, "B")


def test_r6_4_is_tested_before_every_card() -> None:
    # Six of the seven sold goods are dealt, the last goes to Jakob; then only a merchant is left.
    state = table(
        2,
        hands={"A": "Wi"},
        displays={"B": "Cu Cu M"},
        jakob="Wi Wi Wi Wi",
        deck="",
        rest_in_hand_of="A",
    )
    play(state, "A play:wine")
    assert events(state)[-2:] == ["jakob-received", "jakob-nothing"]
    assert zones.size(state.jakob) == 1
    assert (shown(state.deck), discard(state)) == ("", "M")


def test_r6_5_cards_are_turned_up_and_checked_one_at_a_time() -> None:
    # Cards for the delivery and for the pair of turns: the first is not the fifth, the second is.
    state = table(2, turns=1, active="B", hands={"B": "Je"}, jakob="Cu Cu Cu Cu", deck_top="Cl Cu")
    play(state, "B deliver:jewels")
    told = events(state)
    assert told[:4] == ["delivered", "jakob-received", "jakob-received", "market-day"]


def test_r6_5_his_two_cards_of_a_new_round_end_nothing() -> None:
    state = table(2, hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", deck_top="Cu Cl Sp Je  Cu* Cu*")
    play(state, "A play:wine")
    assert jakob(state) == "Cu* Cu*"
    assert (market_days(state), state.round, active(state)) == (1, 2, "B")


def test_r6_6_he_decides_nothing_and_has_no_limit() -> None:
    many = "Cu Cu Cu Cu Cl Cl Cl Cl Wi Wi Wi Wi Sp Sp Sp Sp Je Je Je"
    state = table(2, turns=1, active="B", jakob=many, deck_top="Cu Je*")
    play(state, "B draw")
    assert hand(state, "B") == "Cu"
    assert len(jakob(state).split()) == 20
    assert state.awaited() == 1 << 0


def test_r6_4_that_nothing_is_left_for_him_is_told_once() -> None:
    state = table(2, turns=1, active="B", hands={"B": "Je"}, deck="M M", rest_in_hand_of="A")
    play(state, "B deliver:jewels")
    # One card for the delivery, one for the pair of turns: neither is there.
    assert events(state) == ["delivered", "jakob-nothing"]


def test_r6_4_it_is_told_once_in_a_new_round_too() -> None:
    state = table(
        4,
        hands={"A": "Wi"},
        jakob="Wi Wi Wi Wi",
        deck="",
        rest_in_hand_of="A",
    )
    play(state, "A play:wine")
    assert state.round == 2 and jakob(state) == ""
    assert events(state).count("jakob-nothing") == 1
