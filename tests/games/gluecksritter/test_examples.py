"""The worked examples, with their exact numbers."""

import pytest

from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play
from tests.games.gluecksritter.table import (
    bag,
    events,
    facts,
    hand,
    jailed,
    kind,
    options,
    plan,
    purse,
    site,
    space,
    table,
)


@pytest.mark.parametrize(
    ("visitors", "share", "gold", "silver"),
    [("A", "5g3s", 0, 0), ("AB", "2g1s", 1, 1), ("ABC", "1g1s", 2, 0)],
)
def test_w1_w2_w3_the_chest_of_eight_coins(
    visitors: str, share: str, gold: int, silver: int
) -> None:
    state = table(income="5g3s 0g0s", hands={"D": "gift"}, walls={"D": "4"}, towers={"D": "3"})
    plan(state, **{name: "cards:25" if name in visitors else "cards:23" for name in "ABCD"})
    while kind(state) != 3:  # up to the closing window, before the next income
        play(state, "D buy:0")
    assert all(purse(state, name) == share for name in visitors)
    assert space(state, 5) == f"{gold}g{silver}s"


def test_w4_the_price_was_six_although_only_a_bought() -> None:
    state = table(coins={"A": "6g0s", "B": "1g2s"})
    plan(state, A="cards:26", B="cards:26")
    play(state, "A buy:2:6g0s")
    assert purse(state, "A") == "0g0s" and site(state, "A") == (2, 0)
    assert purse(state, "B") == "1g2s" and facts(state, "bought")[0]["price"] == 12


def test_w5_change_for_an_odd_sum() -> None:
    state = table(coins={"C": "4g0s"})
    plan(state, C="cards:36")
    play(state, "C buy:1:3g0s")
    assert purse(state, "C") == "1g1s" and site(state, "C") == (0, 1)
    state = table(coins={"C": "5g0s"})
    plan(state, C="cards:36")
    play(state, "C buy:2:5g0s")
    assert purse(state, "C") == "0g0s" and site(state, "C") == (0, 2)


def test_w6_nine_gold_become_five() -> None:
    state = table(coins={"D": "6g1s"}, income="0g0s 3g0s")
    plan(state, A="cards:25", B="cards:25", C="cards:25", D="cards:46")
    play(state, "D stand_down")
    assert purse(state, "D") == "5g1s"


def test_w7_fifteen_gold_become_four() -> None:
    state = table(coins={"D": "7g0s", "A": "8g0s"}, numbers=[0])
    state.excuse_gold(0, 8)
    plan(state, A="cards:56", D="cards:46")
    play(state, "D attack:A")
    assert purse(state, "D") == "4g0s" and purse(state, "A") == "0g0s"


def test_w8_three_knights_are_jailed() -> None:
    state = table()
    plan(state, A="cards:45", B="cards:45", C="cards:45")
    assert jailed(state) == "ABC" and "attacked" not in events(state)
    for name in "ABC":
        assert "cards:45" not in options(state, name)


def test_w9_equal_rolls_jail_both() -> None:
    state = table(numbers=[2, 2], income="2g0s 3g0s")
    plan(state, A="cards:24", B="cards:24", C="cards:23", D="cards:23")
    assert jailed(state) == "AB" and state.income_gold(5) >= 2 and state.income_gold(6) >= 3


def test_w10_the_winner_raids_and_leaves_the_silver() -> None:
    state = table(numbers=[4, 1], income="0g0s 3g4s")
    plan(state, A="cards:24", B="cards:24", C="cards:26", D="cards:23")
    play(state, "A raid:6")
    assert jailed(state) == "B" and purse(state, "A") == "3g0s" and purse(state, "C") == "0g4s"


def test_w11_a_castle_broken_before_the_check_has_not_won() -> None:
    state = table(walls={"B": "4"}, towers={"B": "3"}, coins={"B": "2g1s"}, numbers=[5])
    plan(state, B="cards:35", D="cards:46")
    play(state, "B buy:1:2g1s", "D attack:B")
    assert kind(state) == codes.ASK_STEAL
    play(state, "D steal:tower")
    assert site(state, "B") == (4, 3) and not state.is_over()


def test_w12_value_beats_the_number_of_coins() -> None:
    castles = {"A": "4", "C": "4"}
    state = table(walls=castles, towers=castles, coins={"A": "0g5s", "C": "3g0s"})
    plan(state)
    assert state.winners() == [2]


@pytest.mark.parametrize(("paid", "left"), [("2g0s", "0g2s"), ("1g2s", "1g0s")])
def test_w13_ransom_and_the_knight_in_the_same_plan(paid: str, left: str) -> None:
    state = table(coins={"B": "2g2s"}, jailed="B")
    play(state, f"B ransom:{paid} cards:45")
    assert purse(state, "B") == left


def test_w14_two_tax_writs() -> None:
    state = table(hands={"A": "tax_writ", "C": "tax_writ"}, income="5g2s 0g0s")
    plan(state, A="lay:tax_writ cards:23", B="cards:23", C="lay:tax_writ cards:23", D="cards:25")
    assert [purse(state, name) for name in "ACD"] == ["2g1s", "2g1s", "1g0s"]


def test_w15_summons_and_spy_report() -> None:
    state = table(hands={"A": "summons spy_report"}, numbers=[0])
    plan(state, A="lay:summons:B lay:spy_report:C cards:12", B="cards:25", C="cards:36")
    assert state.view(0).data()["actions"] == [[1, 2], None, [3, 6], None]
    play(state, "A swap:16")
    shown = {str(fact["seat"]): fact["spaces"] for fact in facts(state, "actions-revealed")}
    assert shown["1"] == ["tax_collector"]
    assert shown["0"] == ["brother_jacob", "customs_officer"]


def test_w16_the_pile_runs_out() -> None:
    state = table(
        coins={"A": "2g0s", "C": "2g0s", "D": "2g0s"},
        pile="gift",
        discard="pardon summons",
        rest_in_hand_of="B",
        lead="C",
        draws="gift summons pardon",
    )
    before = state.bag_gold
    plan(state, A="cards:15", B="cards:56", C="cards:15", D="cards:15")
    play(state, "A buy:1:2g0s", "C buy:1:2g0s", "D buy:1:2g0s")
    assert (hand(state, "C"), hand(state, "D"), hand(state, "A")) == (
        ["gift"],
        ["summons"],
        ["pardon"],
    )
    paid = sum(int(str(fact["price"])) for fact in facts(state, "document-bought"))
    assert paid == 12 and before == 34 and bag(state)
