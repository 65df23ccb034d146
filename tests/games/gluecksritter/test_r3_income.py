"""R3 Income, R4 Action cards."""

import pytest

from kontor.games.gluecksritter.table import codes
from tests.bench.playing import refused
from tests.games.gluecksritter.table import (
    GAME,
    coins_on,
    events,
    facts,
    options,
    plan,
    purse,
    space,
    start,
    table,
)


def test_r3_1_the_ducat_card_stays_in_sight() -> None:
    state = start(3, [0, 0])
    assert state.view(1).data()["ducat_card"] == {"id": "d01", "tax": 8, "customs": 2}


def test_r3_2_top_number_for_five_bottom_for_six() -> None:
    state = start(3, [0, 6])
    assert sum(coins_on(state, codes.TAX)) == GAME.material.tax[6] == 6
    assert sum(coins_on(state, codes.CUSTOMS)) == GAME.material.customs[6] == 3


def test_r3_3_coins_are_drawn_one_by_one_five_first() -> None:
    # The third number decides a coin: below the gold left it is gold.
    state = start(3, [0, 17, 0, 60, 60, 0, 0, 0])
    assert space(state, 5) == "1g1s"
    assert space(state, 6) == "3g1s"


def test_r3_4_numbers_count_coins_not_ducats() -> None:
    state = start(3, [0, 17, 0, 0])
    assert space(state, 5) == "2g0s"


def test_r3_5_leftover_coins_stay() -> None:
    state = table(3, income="4g4s 3g3s")
    plan(state, A="cards:12", B="cards:12", C="cards:12")
    assert state.income_gold(5) >= 4 and state.income_silver(5) >= 4
    fresh = facts(state, "space-filled")
    assert state.income_gold(5) == 4 + int(str(fresh[0]["gold"]))


def test_r3_6_an_empty_ducat_deck_is_reshuffled() -> None:
    state = table(3)
    state.ducat_deck = 0
    plan(state)
    assert "ducats-reshuffled" in events(state)
    assert bin(state.ducat_deck).count("1") == 17


def test_r3_7_an_empty_bag_ends_the_filling() -> None:
    state = table(3, income="38g58s 0g0s")
    plan(state, A="cards:16", B="cards:16", C="cards:16")
    assert state.bag() == 0 and "bag-empty" in events(state)
    assert sum(coins_on(state, codes.TAX) + coins_on(state, codes.CUSTOMS)) == 100


def test_r4_1_one_card_of_each_number() -> None:
    state = table()
    sets = [word for word in options(state, "A") if word.startswith("cards:")]
    assert all(len(set(word[6:])) == len(word[6:]) for word in sets)
    assert refused(state, "A cards:55").clause == "R4.2"


def test_r4_2_exactly_two_and_no_pass() -> None:
    state = table()
    assert refused(state, "A cards:3").clause == "R4.2"
    assert refused(state, "A pass").clause == "R4.2"
    assert refused(state, "A cards:123").clause == "R5.5"


def test_r4_3_a_jailed_knight_cannot_be_chosen() -> None:
    state = table(jailed="B")
    assert not [word for word in options(state, "B") if word.startswith("cards:") and "4" in word]
    assert refused(state, "B cards:45").clause == "R4.3"


def test_r4_4_cards_may_be_chosen_without_money() -> None:
    state = table(coins={"A": "0g0s"})
    assert "cards:23" in options(state, "A")
    plan(state, A="cards:23")
    assert purse(state, "A") == "0g0s" and state.round == 2


@pytest.mark.parametrize(
    ("jailed", "helper", "number"), [("", "", 15), ("A", "", 10), ("", "x", 20), ("A", "x", 10)]
)
def test_r4_5_fifteen_pairs_and_twenty_triples(jailed: str, helper: str, number: int) -> None:
    state = table(hands={"A": "third_helper"}, jailed=jailed)
    if helper:
        state.answer(0, state.parse(0, "lay:third_helper"))
    assert len([word for word in options(state, "A") if word.startswith("cards:")]) == number
