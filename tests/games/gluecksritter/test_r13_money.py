"""R13 Money."""

import pytest

from kontor.games.gluecksritter.table import codes, money
from kontor.games.gluecksritter.talk import words
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    GAME,
    asked,
    bag,
    coins_of,
    events,
    facts,
    kind,
    options,
    plan,
    purse,
    table,
)


def ways(coins: str, price: int) -> list[str]:
    """List the payments for a sum."""
    gold, silver = coins_of(coins)
    return [words.coins_word(way) for way in money.payments(gold, silver, price, 2)]


def test_r13_1_gold_is_two_silver_is_one() -> None:
    assert GAME.material.value(3, 4) == 10


def test_r13_2_payments_go_into_the_bag() -> None:
    state = table(coins={"A": "3g3s"})
    plan(state, A="cards:25")
    assert bag(state) == "37g57s"
    play(state, "A buy:1:1g2s")
    assert "bought" in events(state)
    assert state.gold_of(0) == 2 and state.silver_of(0) == 1


@pytest.mark.parametrize(
    ("coins", "price", "found"),
    [
        ("3g3s", 4, ["2g0s", "1g2s"]),
        ("0g7s", 4, ["0g4s"]),
        ("7g7s", 7, ["2g3s", "1g5s", "0g7s", "3g1s"]),
        ("1g1s", 4, []),
        ("2g1s", 5, ["2g1s"]),
    ],
)
def test_r13_3_payments_are_exact_and_chosen_by_the_payer(
    coins: str, price: int, found: list[str]
) -> None:
    assert sorted(ways(coins, price)) == sorted(found)


def test_r13_4_change_only_when_exact_payment_is_impossible() -> None:
    assert ways("4g0s", 5) == ["3g0s"]
    assert "3g0s" not in ways("4g1s", 5)
    state = table(coins={"A": "4g0s"})
    plan(state, A="cards:35")
    play(state, "A buy:1:3g0s")
    assert purse(state, "A") == "1g1s"


def test_r13_4_without_silver_in_the_bag_the_ducat_is_lost() -> None:
    state = table(coins={"A": "4g0s"}, income="0g60s 0g0s")
    plan(state, A="cards:36", B="cards:26", C="cards:26", D="cards:26")
    play(state, "A buy:1:3g0s")
    assert purse(state, "A") == "1g0s"


@pytest.mark.parametrize(
    ("coins", "price", "best"),
    [("6g1s", 4, "2g0s"), ("2g6s", 4, "0g4s"), ("3g3s", 4, "1g2s"), ("5g5s", 6, "2g2s")],
)
def test_r13_5_the_suggested_payment_leaves_the_lowest_pile(
    coins: str, price: int, best: str
) -> None:
    assert ways(coins, price)[0] == best


def test_r13_6_no_other_exchange() -> None:
    state = table(coins={"A": "5g0s"})
    assert refused(state, "A exchange:1g").clause == "R4.2"


def test_r13_7_eight_of_a_kind_are_halved() -> None:
    state = table(coins={"A": "6g1s"}, income="0g0s 3g0s")
    plan(state, A="cards:26", B="cards:12", C="cards:12", D="cards:12")
    play(state, "A buy:0")
    assert purse(state, "A") == "5g1s"


@pytest.mark.parametrize(("held", "kept"), [(8, 4), (9, 5), (10, 5), (11, 6), (13, 7), (14, 7)])
def test_r13_8_half_is_rounded_down(held: int, kept: int) -> None:
    assert table().kept(held) == kept


@pytest.mark.parametrize(("held", "kept"), [(15, 4), (16, 4), (17, 5)])
def test_r13_9_halving_repeats(held: int, kept: int) -> None:
    assert table().kept(held) == kept


def test_r13_10_every_gain_is_checked_before_anything_else() -> None:
    state = table(income="8g0s 0g0s", hands={"A": "tax_writ"})
    plan(state, A="lay:tax_writ cards:12", B="cards:12")
    told = events(state)
    assert told.index("seized") < told.index("limit-halved") < told.index("actions-revealed")


def test_r13_11_kinds_are_counted_separately() -> None:
    state = table(coins={"A": "7g0s"}, income="0g7s 0g0s")
    plan(state, A="cards:25", B="cards:12", C="cards:12", D="cards:12")
    play(state, "A buy:0")
    assert purse(state, "A") == "7g7s"


def test_r13_12_all_receive_then_checks_run_in_precedence() -> None:
    state = table(coins={"A": "6g0s", "B": "6g0s"}, income="4g0s 0g0s", lead="B")
    plan(state, A="cards:15", B="cards:15", C="cards:16", D="cards:16")
    play(state, "A buy:0", "B buy:0")
    assert [fact["seat"] for fact in facts(state, "limit-halved")] == [1, 0]
    told = [name for name in events(state) if name in ("shared", "limit-halved")]
    assert told[:4] == ["shared", "shared", "limit-halved", "limit-halved"]


def test_r13_13_no_debt() -> None:
    state = table(coins={"A": "3g0s"})
    plan(state, A="cards:25")
    assert refused(state, "A buy:2").clause == "R13.13"


def test_r13_14_paying_never_triggers_a_check() -> None:
    state = table(coins={"A": "7g7s"})
    plan(state, A="cards:25")
    play(state, "A buy:2:4g0s")
    assert "limit-halved" not in events(state)


def test_r13_15_a_waiver_shrinks_and_never_grows() -> None:
    state = table(hands={"A": "gift"}, income="9g0s 0g0s")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert kind(state) == codes.ASK_LIMIT and asked(state) == "A"
    play(state, "A play:gift")
    assert (state.gold_of(0), state.excused_gold(0)) == (9, 9)
    state.spend(0, 1, 0)
    assert state.excused_gold(0) == 8 and not state.is_due(0)
    state.receive(0, 1, 0)
    assert state.is_due(0)
    state.spend(0, 2, 0)
    assert state.excused_gold(0) == 0 and "cards:23" in options(state, "A")


def test_r13_3_a_wrong_sum_or_number_is_explained() -> None:
    state = table(coins={"A": "7g7s", "B": "2g2s"}, jailed="B")
    assert refused(state, "B ransom:1g0s").clause == "R13.3"
    assert refused(state, "A cards:78").message.name == "refusal-no-such-set"
    plan(state, A="cards:25")
    assert refused(state, "A buy:1:7g7s").clause == "R13.3"
    assert refused(state, "A buy:7:1g0s").message.name == "refusal-too-many-units"
    assert refused(state, "B buy:1:2g0s").message.name == "refusal-not-asked"
