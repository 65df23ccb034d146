"""R15 What documents do: the default deck, and every reserve effect with a changed deck."""

from pathlib import Path

import pytest

from kontor.games.gluecksritter.game import load
from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    asked,
    bag,
    discard,
    events,
    facts,
    hand,
    jailed,
    kind,
    options,
    plan,
    purse,
    site,
    skip_window,
    space,
    table,
)

RESERVE = load(Path(__file__).with_name("reserve.toml"))
IDLE = {"B": "cards:23", "C": "cards:23", "D": "cards:23"}


def test_r15_1_third_helper_adds_a_card() -> None:
    state = table(hands={"A": "third_helper"}, coins={"A": "7g0s"})
    plan(state, A="lay:third_helper cards:235")
    play(state, "A buy:1:2g0s", "A buy:1:3g0s")
    assert site(state, "A") == (1, 1)


def test_r15_2_price_guarantee_pays_the_lone_price() -> None:
    state = table(hands={"A": "price_guarantee"}, coins={"A": "4g0s", "B": "6g0s"})
    plan(state, A="lay:price_guarantee cards:25", B="cards:25")
    assert "buy:2:4g0s" in options(state, "A")
    assert "buy:1:2g0s" not in options(state, "B") and "buy:1:3g0s" in options(state, "B")


def test_r15_3_writs_share_and_leave_the_remainder() -> None:
    state = table(hands={"A": "tax_writ", "C": "tax_writ"}, income="5g2s 0g0s")
    plan(state, A="lay:tax_writ cards:23", B="cards:23", C="lay:tax_writ cards:23", D="cards:25")
    assert (purse(state, "A"), purse(state, "C"), purse(state, "D")) == ("2g1s", "2g1s", "1g0s")


def test_r15_4_summons_removes_a_random_card_unseen() -> None:
    state = table(hands={"A": "summons"}, numbers=[1])
    plan(state, A="lay:summons:B cards:56", B="cards:25")
    event = next(event for event in state.log or [] if event.name == "summoned")
    assert event.seen_by(1).facts["space"] == "tax_collector"
    assert "space" not in event.seen_by(0).facts and "space" not in event.seen_by(2).facts
    shown = {str(fact["seat"]): fact["spaces"] for fact in facts(state, "actions-revealed")}
    assert shown["1"] == ["farmer_johann"]


def test_r15_4_several_summonses_remove_several_cards() -> None:
    state = table(hands={"A": "summons", "C": "summons"})
    plan(state, A="lay:summons:B cards:56", C="lay:summons:B cards:56")
    assert facts(state, "actions-none") == [{"seat": 1}]


def test_r15_5_spy_report_shows_cards_and_allows_a_swap() -> None:
    state = table(hands={"A": "spy_report"}, jailed="A")
    plan(state, A="lay:spy_report:C cards:12", C="cards:34")
    assert asked(state) == "A"
    assert state.view(0).data()["actions"] == [[1, 2], None, [3, 4], None]
    assert all(len(word) == len("swap:12") and "4" not in word for word in options(state, "A"))
    assert refused(state, "A swap:45").clause == "R4.3"
    assert refused(state, "A swap:123").clause == "R15.5"
    event = next(event for event in state.log or [] if event.name == "spied")
    assert event.seen_by(0).facts["spaces"] == ["master_ehrenfried", "black_knight"]
    assert event.seen_by(1).name == "spied"
    play(state, "A swap:56")
    assert state.shown[0] % 64 == 0b110000


def test_r15_6_gift_keeps_all_coins() -> None:
    state = table(hands={"A": "gift"}, income="9g8s 0g0s")
    plan(state, A="cards:56", **IDLE)
    play(state, "A play:gift")
    assert purse(state, "A") == "9g8s"
    assert (state.excused_gold(0), state.excused_silver(0)) == (9, 8)


def test_r15_6_a_gift_for_one_round_ends_before_the_next_income() -> None:
    state = table(hands={"A": "short_gift"}, income="9g0s 0g0s", game=RESERVE)
    plan(state, A="cards:56", **IDLE)
    play(skip_window(state), "A play:short_gift")
    told = events(state)
    assert told.index("waiver-ended") < told.index("limit-halved") < told.index("ducat-card")
    assert purse(state, "A") == "5g0s"


def test_r15_7_letter_of_protection_ends_the_attack() -> None:
    state = table(hands={"B": "letter_of_protection"}, coins={"B": "3g0s"})
    plan(state, A="cards:45", B="cards:56")
    play(state, "A attack:B", "B play:letter_of_protection")
    assert "attack-rolled" not in events(state) and state.gold_of(1) >= 3
    assert kind(state) == codes.ASK_PLAN


def test_r15_7_a_kinder_letter_lets_the_knight_choose_again() -> None:
    state = table(hands={"B": "safe_conduct"}, game=RESERVE)
    plan(state, A="cards:45")
    play(skip_window(state), "A attack:B", "B play:safe_conduct")
    assert kind(state) == codes.ASK_ERRAND and asked(state) == "A"


def test_r15_8_pardon_frees_the_own_knight() -> None:
    state = table(hands={"A": "pardon"}, jailed="AB")
    play(state, "A play:pardon")
    assert jailed(state) == "B"
    assert refused(table(hands={"A": "pardon"}), "A play:pardon").clause == "R14.9"


def test_r15_9_endowment_draws_four_coins_as_one_gain() -> None:
    state = table(hands={"A": "endowment"}, numbers=[0, 98, 0, 96])
    before = state.bag()
    play(state, "A play:endowment")
    assert purse(state, "A") == "2g2s" and state.bag() == before - 4


def test_r15_9_endowment_checks_the_limit_once() -> None:
    state = table(hands={"A": "endowment"}, coins={"A": "6g0s"}, numbers=[0, 0, 0, 0])
    play(state, "A play:endowment")
    assert purse(state, "A") == "5g0s" and asked(state) == "ABCD"


def test_r15_9_endowment_needs_a_coin_in_the_bag() -> None:
    state = table(hands={"A": "endowment"}, income="40g58s 0g0s", coins={"B": "0g2s"})
    assert bag(state) == "0g0s"
    assert refused(state, "A play:endowment").clause == "R14.9"
    state = table(hands={"A": "endowment"}, income="40g58s 0g0s")
    play(state, "A play:endowment")
    assert purse(state, "A") == "0g2s"


def test_r15_10_building_grant_places_a_chosen_piece() -> None:
    state = table(hands={"A": "building_grant"}, walls={"A": "4"})
    assert [word for word in options(state, "A") if word.startswith("play")] == [
        "play:building_grant:tower"
    ]
    play(state, "A play:building_grant:tower")
    assert site(state, "A") == (4, 1)


def test_r15_11_loaded_die_rolls_the_special_die_again() -> None:
    state = table(hands={"A": "loaded_die"}, coins={"B": "2g0s"}, walls={"B": "1"}, numbers=[5, 0])
    plan(state, A="cards:45", B="cards:56")
    play(state, "A attack:B", "A play:loaded_die")
    assert [fact["face"] for fact in facts(state, "attack-rolled")] == ["castle", "purse"]
    assert site(state, "B") == (1, 0)


def test_r15_11_both_may_reroll_a_tied_duel_at_the_same_time() -> None:
    state = table(hands={"A": "loaded_die", "C": "loaded_die"}, numbers=[2, 2, 0, 5])
    plan(state, A="cards:45", C="cards:46")
    assert kind(state) == codes.ASK_DUEL and asked(state) == "AC"
    play(state, "A play:loaded_die")
    assert discard(state) == []  # still sealed
    play(state, "C play:loaded_die")
    assert [fact["rival_number"] for fact in facts(state, "duel-rolled")] == [3, 6]
    assert jailed(state) == "A" and asked(state) == "C"


def test_r15_11_every_new_result_reopens_the_window() -> None:
    state = table(hands={"A": "loaded_die gift", "C": "loaded_die"}, numbers=[1, 4, 5])
    plan(state, A="cards:45", C="cards:46")
    assert asked(state) == "A"
    play(state, "A play:loaded_die")
    assert kind(state) == codes.ASK_DUEL and asked(state) == "C"
    play(state, "C pass")
    assert kind(state) == codes.ASK_ERRAND and jailed(state) == "C"


# Reserve effects -----------------------------------------------------------------------------


def test_r15_20_levy_takes_silver_first() -> None:
    state = table(hands={"A": "levy"}, coins={"B": "2g1s", "C": "0g5s", "D": "0g0s"}, game=RESERVE)
    plan(state, A="lay:levy cards:56", B="cards:15", C="cards:16", D="cards:56")
    assert facts(state, "levied")[0] == {"seat": 0, "coins": 4, "gold": 1, "silver": 3}


def test_r15_21_steal_coins_takes_gold_first() -> None:
    state = table(hands={"A": "pickpocket"}, coins={"B": "2g4s"}, game=RESERVE)
    play(state, "A play:pickpocket:B")
    assert purse(state, "A") == "2g1s" and purse(state, "B") == "0g3s"
    assert refused(table(hands={"A": "pickpocket"}, game=RESERVE), "A play:pickpocket:B").clause


def test_r15_22_steal_document_takes_a_random_card_and_voids_the_plan() -> None:
    state = table(hands={"A": "burglar", "B": "levy"}, game=RESERVE)
    play(state, "B lay:levy cards:56")
    assert asked(state) == "ACD"
    play(state, "A play:burglar:B")
    assert hand(state, "A") == ["levy"] and hand(state, "B") == []
    assert asked(state) == "ABCD"
    event = next(event for event in state.log or [] if event.name == "documents-stolen")
    assert event.seen_by(1).facts["documents"] == ["levy"]
    assert "documents" not in event.seen_by(2).facts


def test_r15_23_exchange_swaps_with_the_bag() -> None:
    state = table(hands={"A": "money_changer"}, coins={"A": "2g4s"}, game=RESERVE)
    words = [word for word in options(state, "A") if word.startswith("play:money")]
    assert words == [
        "play:money_changer:1silver",
        "play:money_changer:2silver",
        "play:money_changer:1gold",
        "play:money_changer:2gold",
    ]
    play(state, "A play:money_changer:2gold")
    assert purse(state, "A") == "4g0s"


def test_r14_9_nothing_is_exchanged_with_a_bag_that_lacks_it() -> None:
    coins = {"A": "3g0s", "D": "0g59s"}
    state = table(hands={"A": "money_changer"}, coins=coins, game=RESERVE)
    assert refused(state, "A play:money_changer:1silver").clause == "R14.9"
    coins = {"A": "3g0s", "D": "0g57s"}
    state = table(hands={"A": "money_changer"}, coins=coins, game=RESERVE)
    words = [word for word in options(state, "A") if word.startswith("play:money")]
    assert words == ["play:money_changer:1silver"]


@pytest.mark.parametrize("held", ["holiday", "rebate", "guarantee_now"])
def test_r14_9_at_the_errand_it_is_too_late_for_shops(held: str) -> None:
    state = table(hands={"A": held}, coins={"A": "7g7s", "B": "7g7s"}, game=RESERVE)
    plan(state, A="cards:24", B="cards:25")
    skip_window(state)
    assert kind(state) == codes.ASK_BUY and f"play:{held}" in options(state, "A")
    play(state, "A buy:0", "B buy:0")
    assert kind(state) == codes.ASK_ERRAND
    assert refused(state, f"A play:{held}").clause == "R14.9"


def test_r14_9_a_duel_bonus_needs_a_duel() -> None:
    state = table(hands={"A": "lucky_sword"}, game=RESERVE)
    plan(state, A="cards:45", B="cards:23", C="cards:23", D="cards:23")
    assert kind(state) == codes.ASK_OPEN and options(state, "A") == ["pass"]


def test_r15_24_a_closed_space_does_nothing() -> None:
    state = table(hands={"A": "closed_gate", "B": "holiday"}, coins={"C": "6g0s"}, game=RESERVE)
    play(state, "B play:holiday")
    plan(state, A="lay:closed_gate cards:56", B="cards:45", C="cards:24", D="cards:45")
    skip_window(state)
    assert jailed(state) == "" and site(state, "C") == (0, 0)
    assert [fact["space"] for fact in facts(state, "visit-closed")] == [
        "farmer_johann",
        "black_knight",
    ]


def test_r15_25_duel_bonus_is_added_to_the_numbers() -> None:
    state = table(hands={"A": "lucky_sword"}, numbers=[1, 2], game=RESERVE)
    plan(state, A="cards:45", C="cards:46")
    skip_window(state)
    assert kind(state) == codes.ASK_DUEL and asked(state) == "A"
    play(state, "A play:lucky_sword")
    assert facts(state, "duel-rolled")[-1]["number"] == 4
    assert jailed(state) == "C" and asked(state) == "A"


def test_r15_26_discount_lowers_the_price() -> None:
    state = table(hands={"A": "rebate"}, coins={"A": "2g0s"}, game=RESERVE)
    plan(state, A="cards:25")
    play(skip_window(state), "A play:rebate")
    assert "buy:2:2g0s" in options(state, "A")


def test_after_reveal_opens_only_for_a_deck_that_uses_it() -> None:
    state = table(hands={"A": "pickpocket"}, coins={"B": "3g0s"}, game=RESERVE)
    plan(state)
    assert kind(state) == codes.ASK_OPEN
    play(state, "A play:pickpocket:B")
    assert state.gold_of(0) == 3


def test_seizing_silver_only_leaves_the_gold() -> None:
    state = table(hands={"A": "silver_writ"}, income="0g0s 3g4s", game=RESERVE)
    play(state, "A play:silver_writ")
    assert purse(state, "A") == "0g4s" and space(state, 6) == "3g0s"


def test_an_exchange_may_answer_the_limit() -> None:
    state = table(hands={"A": "money_changer"}, income="8g0s 0g0s", game=RESERVE)
    plan(state, A="cards:56", **IDLE)
    skip_window(state)
    assert kind(state) == codes.ASK_LIMIT
    play(state, "A play:money_changer:3silver")
    assert purse(state, "A") == "5g6s"
