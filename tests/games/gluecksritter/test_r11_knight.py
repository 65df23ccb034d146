"""R11 The Black Knight, R12 the two brothers."""

import pytest

from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    asked,
    events,
    facts,
    jailed,
    kind,
    options,
    plan,
    purse,
    site,
    space,
    table,
)

PURSE_ROLL = 0
CASTLE_ROLL = 5


def test_r11_1_a_lone_knight_has_an_errand() -> None:
    state = table()
    plan(state, A="cards:45")
    assert kind(state) == codes.ASK_ERRAND and asked(state) == "A"


def test_r11_2_two_knights_duel() -> None:
    state = table(numbers=[5, 0])
    plan(state, A="cards:45", C="cards:46")
    rolled = {"seat": 0, "rival_seat": 2, "number": 6, "rival_number": 1}
    assert facts(state, "duel-rolled") == [rolled]


@pytest.mark.parametrize(("rolls", "winner", "loser"), [([4, 1], "A", "C"), ([1, 4], "C", "A")])
def test_r11_3_the_higher_number_wins_the_errand(rolls: list[int], winner: str, loser: str) -> None:
    state = table(numbers=rolls)
    plan(state, A="cards:45", C="cards:46")
    assert kind(state) == codes.ASK_ERRAND and asked(state) == winner and jailed(state) == loser


def test_r11_4_the_loser_is_jailed_before_the_errand() -> None:
    state = table(numbers=[4, 1])
    plan(state, A="cards:45", C="cards:46")
    assert events(state)[-2:] == ["jailed", "duel-won"]


def test_r11_5_a_tie_jails_both_without_a_new_roll() -> None:
    state = table(numbers=[2, 2], income="3g0s 0g0s")
    plan(state, A="cards:24", C="cards:24", B="cards:26", D="cards:26")
    assert jailed(state) == "AC" and events(state).count("duel-rolled") == 1
    assert state.income_gold(5) >= 3


def test_r11_6_three_knights_are_all_jailed_without_dice() -> None:
    state = table()
    plan(state, A="cards:45", B="cards:45", C="cards:45")
    assert jailed(state) == "ABC" and "duel-rolled" not in events(state)


def test_r11_7_errands() -> None:
    state = table(income="1g0s 1g0s")
    plan(state, A="cards:24", B="cards:12", C="cards:12", D="cards:12")
    assert options(state, "A") == [
        "raid:5",
        "raid:6",
        "attack:B",
        "attack:C",
        "attack:D",
        "stand_down",
    ]
    play(state, "A stand_down")
    assert kind(state) == codes.ASK_PLAN


def test_r11_8_a_raid_takes_gold_and_leaves_silver() -> None:
    state = table(income="0g0s 3g4s")
    plan(state, A="cards:24", B="cards:26", C="cards:25", D="cards:25")
    play(state, "A raid:6")
    assert purse(state, "A") == "3g0s" and purse(state, "B") == "0g4s"


def test_r11_9_a_space_without_gold_cannot_be_raided() -> None:
    state = table(income="0g5s 1g0s")
    plan(state, A="cards:24", B="cards:12", C="cards:12", D="cards:12")
    assert refused(state, "A raid:5").clause == "R11.9"


def test_r11_10_an_attack_names_any_opponent() -> None:
    state = table()
    plan(state, A="cards:45")
    assert refused(state, "A attack:A").clause == "R11.10"
    play(state, "A attack:D")
    assert "attacked" in events(state)


def test_r11_11_a_victim_with_a_document_may_react_first() -> None:
    state = table(hands={"B": "gift"})
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_ATTACKED and asked(state) == "B"
    assert "attack-rolled" not in events(state)


def test_r11_12_the_attacker_may_react_after_the_roll() -> None:
    state = table(hands={"A": "gift"}, numbers=[PURSE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_ROLLED and asked(state) == "A"


def test_r11_13_the_purse_takes_all_coins() -> None:
    state = table(coins={"A": "1g0s", "B": "3g5s"}, numbers=[PURSE_ROLL])
    plan(state, A="cards:46", B="cards:56", C="cards:12", D="cards:12")
    play(state, "A attack:B")
    assert purse(state, "A") == "4g5s" and purse(state, "B") == "0g0s"


def test_r11_14_the_castle_moves_one_piece() -> None:
    state = table(walls={"B": "2"}, numbers=[CASTLE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert site(state, "A") == (1, 0) and site(state, "B") == (1, 0)


def test_r11_15_the_attacker_chooses_the_kind() -> None:
    state = table(walls={"B": "2"}, towers={"B": "1"}, numbers=[CASTLE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_STEAL and options(state, "A") == ["steal:wall", "steal:tower"]
    play(state, "A steal:tower")
    assert site(state, "A") == (0, 1) and site(state, "B") == (2, 0)


def test_r11_15_one_possible_kind_is_not_asked() -> None:
    state = table(walls={"A": "4", "B": "2"}, towers={"B": "1"}, numbers=[CASTLE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert site(state, "A") == (4, 1) and site(state, "B") == (2, 0)


@pytest.mark.parametrize("walls", [{"A": "4", "B": "2"}, {"A": "0", "B": "0"}])
def test_r11_16_no_possible_kind_means_nothing(walls: dict[str, str]) -> None:
    state = table(walls=walls, numbers=[CASTLE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert "nothing-stolen" in events(state)
    assert site(state, "B") == (int(walls["B"]), 0)


def test_r11_17_an_empty_purse_loses_nothing() -> None:
    state = table(numbers=[PURSE_ROLL])
    plan(state, A="cards:24", B="cards:12", C="cards:12", D="cards:12")
    play(state, "A attack:B")
    assert "purse-empty" in events(state) and purse(state, "A") == "0g0s"


def test_r11_18_a_finished_castle_may_be_robbed() -> None:
    state = table(walls={"B": "4"}, towers={"B": "4"}, numbers=[CASTLE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B", "A steal:wall")
    assert not state.is_over() and site(state, "B") == (3, 4)


def test_r11_19_jail_leaves_two_cards_of_five() -> None:
    state = table(jailed="A")
    assert len([word for word in options(state, "A") if word.startswith("cards:")]) == 10
    plan(state, A="cards:23")
    assert state.round == 2 and jailed(state) == "A"


def test_r11_20_the_knight_card_lies_open_until_the_round_ends() -> None:
    state = table(hands={"B": "gift"}, numbers=[PURSE_ROLL])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert state.view(2).data()["actions"][0] == [4, 5]  # type: ignore[index]
    play(state, "B pass")
    assert state.actions == 0


def test_r12_1_a_lone_visitor_takes_everything() -> None:
    state = table(income="5g3s 0g0s")
    plan(state, A="cards:25", B="cards:12", C="cards:12", D="cards:12")
    assert purse(state, "A") == "5g3s"


@pytest.mark.parametrize(("others", "share"), [("B", "2g1s"), ("BC", "1g1s"), ("BCD", "1g0s")])
def test_r12_2_visitors_share_by_kind(others: str, share: str) -> None:
    state = table(income="5g3s 0g0s")
    plans = {name: "cards:25" if name in others else "cards:23" for name in "BCD"}
    plan(state, A="cards:25", **plans)
    assert all(purse(state, name) == share for name in "A" + others)


def test_r12_3_the_remainder_stays() -> None:
    state = table(3, income="5g3s 0g0s")
    plan(state, A="cards:25", B="cards:25", C="cards:23")
    fresh = facts(state, "space-filled")[0]
    left = f"{1 + int(str(fresh['gold']))}g{1 + int(str(fresh['silver']))}s"
    assert space(state, 5) == left


def test_r12_4_nothing_is_asked_at_five_and_six() -> None:
    state = table(income="5g3s 4g2s", hands={"A": "gift"})
    plan(state)
    assert state.round == 2


def test_r12_5_five_is_finished_with_its_limit_before_six() -> None:
    state = table(income="8g0s 4g0s")
    plan(state, A="cards:56", B="cards:12", C="cards:12", D="cards:12")
    # 8 -> 4, then 4 + 4 = 8 -> 4
    assert [fact["number"] for fact in facts(state, "limit-halved")] == [4, 4]
    assert purse(state, "A") == "4g0s"


def test_r12_6_unvisited_coins_stay() -> None:
    state = table(3, income="2g2s 3g3s")
    plan(state, A="cards:12", B="cards:12", C="cards:12")
    assert state.income_gold(6) >= 3 and state.income_silver(6) >= 3


def test_r12_7_gold_is_not_changed_for_a_share() -> None:
    state = table(3, income="1g0s 0g0s")
    plan(state, A="cards:25", B="cards:25", C="cards:12")
    assert purse(state, "A") == purse(state, "B") == "0g0s"
    assert state.income_gold(5) >= 1
