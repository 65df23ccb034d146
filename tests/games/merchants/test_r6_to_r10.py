"""R6 Prices, R7 Unloading, R8 Investment cards, R9 Rank, R10 The end, R13 Opening of 1999."""

import pytest

from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.playout import play_out
from kontor.games.merchants.rules.phases.status import place as rank
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import cards, codes, steps
from tests.bench.playing import play
from tests.games.merchants.table import asked, at, good, refuses, start, told, words

HOME = {1: "wien", 2: "genova", 3: "koeln_r1>koeln_r2"}


def test_r6_1_both_pointers_are_set_in_secret() -> None:
    state = at(steps.DIALLING, players=2)
    assert len(words(state, "A")) == 28
    play(state, "A dial:salt+salt")
    assert state.view(1).data()["answer"] is None
    refuses(state, "A dial:wine+arms", "R6.1", "refusal-answer-final")
    play(state, "B dial:arms+arms")
    assert state.board.prices[good("salt")] == 2
    assert sum(state.board.prices) == 2


def test_r6_2_pointers_add_up_and_wrap() -> None:
    state = at(steps.DIALLING, players=2, prices={"salt": 3})
    play(state, "A dial:salt+salt", "B dial:silk+salt")
    assert (state.board.prices[good("salt")], state.board.prices[good("silk")]) == (1, 1)


@pytest.mark.clause("R6.4")
def test_r6_3_trading_posts_change_one_good_by_one_level() -> None:
    state = at(
        steps.TRADING, cards={"B": "trading_post", "A": "great_trading_post"}, prices={"salt": 4}
    )
    assert asked(state) == "A"
    play(state, "A price:great_trading_post:salt:up")
    assert state.board.prices[good("salt")] == 0
    refuses(state, "B price:trading_post:salt:down", "R6.4", "refusal-price-end")
    refuses(state, "B price:great_trading_post:salt:down", "R6.3", "refusal-no-investment")
    play(state, "B price:trading_post:salt:up")
    assert state.board.prices[good("salt")] == 1


def test_r6_5_both_cards_may_serve_one_good() -> None:
    state = at(steps.TRADING, cards={"A": "trading_post great_trading_post"})
    play(state, "A price:trading_post:salt:up", "A price:great_trading_post:salt:up")
    assert state.board.prices[good("salt")] == 2
    state = at(steps.TRADING, cards={"A": "trading_post great_trading_post"})
    play(state, "A price:great_trading_post:wine:down")
    refuses(state, "A price:great_trading_post:wine:down", "R6.3", "refusal-investment-used")
    play(state, "A done")
    assert state.board.prices[good("wine")] == 4


def test_r6_6_warehouse_and_special_sales() -> None:
    state = at(
        steps.SELLING,
        stores={"A paris": "wine " * 6, "B paris": "salt"},
        prices={"wine": 2},
        cards={"A": "warehouse_sale"},
        hands={"A": "special_sale", "B": "broken_axle"},
    )
    play(state, *["A sell:paris:wine"] * 5)
    refuses(state, "A sell:paris:wine", "R6.6", "refusal-sale-limit")
    play(state, "A special_sale:paris:wine")
    assert state.florins[0] == 5000 + 5 * 200 + 800
    assert zones.count(state.board.supply, good("wine")) == 8
    assert words(state, "B") == ["done"]
    refuses(state, "B special_sale:paris:salt", "R6.6", "refusal-no-influence")
    refuses(state, "B sell:paris:salt", "R6.6", "refusal-no-investment")


@pytest.mark.clause("R7.8")
def test_r7_1_no_arrival_no_unloading() -> None:
    state = at(steps.UNLOADING, bonuses={"hamburg": 300})
    assert state.board.arrivals == 0
    assert state.board.bonus(state.material.cities.index("hamburg")) == 300


def test_r7_2_empty_wagons_count_as_arrivals() -> None:
    assert at(steps.UNLOADING, wagons=HOME, arrived="1 2").board.arrivals == 2


@pytest.mark.clause("R7.6")
def test_r7_3_everything_is_sold_and_the_wagon_is_free() -> None:
    state = at(
        steps.UNLOADING, wagons=HOME, arrived="1 2", rows={"1 A": "wine", "2 B": "iron iron"}
    )
    assert not any(state.board.rows)
    assert zones.counts(state.board.supply, 6) == [8] * 6
    assert state.board.is_free(0)
    assert [facts["city"] for facts in told(state, "unloaded")] == ["wien", "genova"]


def test_r7_4_foreign_goods_earn_the_bonus() -> None:
    state = at(
        steps.UNLOADING,
        wagons=HOME,
        arrived="1",
        bonuses={"wien": 400},
        prices={"salt": 1},
        rows={"1 A": "salt salt", "1 B": "wine"},
    )
    assert state.florins == [5000 + 2 * (700 + 400), 5600, 5000, 5000]


def test_r7_5_bonus_sale_serves_one_player_on_one_wagon() -> None:
    state = at(
        steps.UNLOADING,
        wagons=HOME,
        arrived="1 2",
        bonuses={"wien": 300, "genova": 200},
        rows={"1 A": "wine", "1 B": "wine", "2 A": "wine"},
        hands={"A": "bonus_sale", "B": "free_loading", "C": "bonus_sale"},
    )
    play(state, "A bonus_sale")
    refuses(state, "B bonus_sale", "R7.5", "refusal-no-influence")
    play(state, "B decline")
    assert state.florins[:2] == [5000 + 900 + 600, 5600]


def test_r7_7_cubes_move_one_step_per_arrival() -> None:
    state = at(steps.UNLOADING, wagons=HOME, arrived="1", bonuses={"paris": 500, "genova": 300})
    bonus = dict(zip(state.material.cities, map(state.board.bonus, range(6)), strict=True))
    assert (bonus["wien"], bonus["genova"], bonus["paris"], bonus["hamburg"]) == (0, 0, 500, 300)


def test_r8_1_the_row_is_filled_to_four() -> None:
    state = start()
    state.board.investments = [
        0,
        1,
        codes.FACE_UP,
        codes.IN_PILE,
        codes.IN_PILE,
        2,
        3,
        codes.IN_PILE,
    ]
    state.stack.clear()
    state.board.step = steps.INVESTING - 1
    state.next_step()
    assert state.board.investments.count(codes.FACE_UP) == 4


def buy_card(state: Merchants, seat: str, others: str) -> None:
    """Let one seat buy a card for 100 while the others pass."""
    play(state, f"{seat} bid:100", *[f"{other} pass" for other in others])
    play(state, f"{seat} {words(state, seat)[0]}")


@pytest.mark.clause("R8.3")
def test_r8_2_one_card_fewer_than_players_and_one_each() -> None:
    state = at(steps.INVESTING)
    buy_card(state, "A", "BCD")
    assert asked(state) == "B"
    play(state, "B pass")
    buy_card(state, "C", "D")
    assert asked(state) == "D"
    play(state, "D pass", "B bid:100")
    play(state, "B " + words(state, "B")[0])
    assert state.board.step > steps.INVESTING


def test_r8_4_bids_rise_and_a_pass_is_for_the_lot() -> None:
    state = at(steps.INVESTING, florins="300 500 500 500")
    play(state, "A bid:200")
    refuses(state, "B bid:200", "R8.4", "refusal-bid-too-low")
    play(state, "B bid:300", "C pass", "D pass")
    assert words(state, "A") == ["pass"]
    refuses(state, "A bid:400", "R8.4", "refusal-too-dear")
    play(state, "A pass")
    play(state, "B " + words(state, "B")[0])
    assert asked(state) == "C"  # a new lot
    state = at(steps.INVESTING, options={"investment_pass": "phase"})
    buy_card(state, "A", "BCD")
    assert state.board.step > steps.INVESTING


def test_r8_5_the_winner_pays_and_takes_a_face_up_card() -> None:
    state = at(steps.INVESTING, players=2, cards={"B": "coachman"})
    play(state, "A bid:700", "B pass")
    assert state.florins[0] == 4300
    refuses(state, "A choose:coachman", "R8.5", "refusal-card-owned")
    hidden = cards.INVESTMENTS[state.board.investments.index(codes.IN_PILE)]
    refuses(state, f"A choose:{hidden}", "R8.5", "refusal-card-face-down")
    play(state, "A " + words(state, "A")[0])
    assert told(state, "invested")


def test_r8_6_the_last_player_may_still_open() -> None:
    state = at(steps.INVESTING, players=2)
    play(state, "A pass", "B bid:100")
    assert words(state, "B")[0].startswith("choose:")


def test_r8_7_a_lot_without_a_bid_ends_the_phase() -> None:
    state = at(steps.INVESTING)
    play(state, "A pass", "B pass", "C pass", "D pass")
    assert state.board.step > steps.INVESTING


def test_r8_8_with_all_cards_owned_the_phase_is_skipped() -> None:
    state = at(steps.INVESTING, cards={"A": " ".join(cards.INVESTMENTS)})
    assert state.board.step > steps.INVESTING


def test_r8_9_the_last_round_has_its_auction() -> None:
    assert at(steps.INVESTING, arrivals=8).board.step == steps.INVESTING


def test_r9_1_upkeep_is_compulsory() -> None:
    state = at(steps.PAYING, status="4 3 0 1", hands={"B": "free_loading"})
    assert state.florins[0] == 4400
    assert words(state, "B") == ["pay"]
    refuses(state, "B drop", "R9.1", "refusal-drop")
    play(state, "B pay")
    assert state.florins == [4400, 4600, 5000, 4900]


def test_r9_2_who_cannot_pay_drops_as_far_as_needed() -> None:
    state = at(steps.PAYING, status="8 0 0 0", florins="0 0 0 0")
    assert (state.board.status[0], state.florins[0]) == (0, 0)


def test_r9_3_status_keeper_costs_400() -> None:
    state = at(
        steps.PAYING,
        status="9 9 1 0",
        hands={"A": "status_keeper", "B": "status_keeper"},
        florins="500 300 0 0",
    )
    play(state, "A status_keeper")
    assert (state.board.status[0], state.florins[0]) == (9, 100)
    refuses(state, "B status_keeper", "R9.3", "refusal-too-dear")


def test_r9_4_a_loan_only_after_a_drop() -> None:
    state = at(steps.PAYING, status="6 0 0 0", florins="700 0 0 0")
    play(state, "A loan")
    assert (state.board.loans[0], state.florins[0]) == (1, 2100)
    refuses(state, "B repay_loan", "R9.4", "refusal-no-loan")


def test_r9_5_printed_credit_cards_may_run_out() -> None:
    setting = {"loan_supply": "printed"}
    state = at(steps.PAYING, status="6 0 0 0", florins="0 0 0 0", loans="0 4 0 0", options=setting)
    assert asked(state) == "A"
    assert words(state, "A") == ["climb:0"]
    state = at(steps.PAYING, status="6 0 0 0", florins="0 0 0 0", loans="0 4 0 0")
    assert words(state, "A") == ["loan", "decline"]


def test_r9_6_loans_are_repaid_at_any_time_but_not_from_bound_florins() -> None:
    state = at(steps.DIALLING, loans="0 1 0 0")
    play(state, "B repay_loan")
    assert (state.board.loans[1], state.florins[1]) == (0, 2500)
    state = at(steps.INVESTING, loans="1 0 0 0")
    play(state, "A bid:3000")
    refuses(state, "A repay_loan", "R9.6", "refusal-florins-bound")
    state = at(steps.INVESTING, loans="1 0 0 0", florins="2400 0 0 0")
    refuses(state, "A repay_loan", "R9.6", "refusal-too-dear")


def test_r9_7_climbing_up_to_two_levels_without_debts() -> None:
    state = at(steps.CLIMBING, arrivals=2, loans="0 1 0 0", florins="1000 9000 900 5000")
    assert words(state, "A") == ["climb:0", "climb:1"]
    refuses(state, "A climb:2", "R0.6", "refusal-too-dear")
    refuses(state, "A climb:3", "R9.7", "refusal-climb-limit")
    play(state, "A climb:1")
    assert (state.board.status[0], state.florins[0]) == (1, 200)
    refuses(state, "B climb:1", "R9.7", "refusal-climb-in-debt")


def test_r9_8_social_climb_costs_1200_a_level() -> None:
    state = at(steps.CLIMBING, arrivals=7, hands={"A": "social_climb"}, florins="3000 0 0 0")
    assert words(state, "A") == ["climb:0", "climb:1", "climb:1:card", "climb:2:card"]
    refuses(state, "A climb:2:cards", "R9.8", "refusal-climb-cards")
    play(state, "A climb:2:card")
    assert state.florins[0] == 0


def test_r9_9_the_top_is_the_top() -> None:
    state = at(steps.CLIMBING, status="11 0 0 0")
    assert words(state, "A") == ["climb:0"]
    refuses(state, "A climb:1", "R9.9", "refusal-top")


def test_r9_10_repay_and_climb_in_one_phase() -> None:
    state = at(steps.CLIMBING, loans="1 0 0 0")
    assert words(state, "A") == ["climb:0", "repay_loan"]
    play(state, "A repay_loan", "A climb:2")
    assert state.board.status[0] == 2


@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 7), (4, 8)])
def test_r10_1_the_last_arrival_depends_on_the_players(players: int, last: int) -> None:
    for arrivals, over in ((last - 1, False), (last, True), (last + 1, True)):
        state = at(steps.CLIMBING, players=players, arrivals=arrivals)
        play(state, *[f"{seat} climb:0" for seat in "ABCD"[:players]])
        assert state.is_over() == over


def test_r10_2_the_last_round_is_played_out() -> None:
    state = at(
        steps.UNLOADING,
        wagons={1: "wien", 2: "genova", 3: "koeln"},
        arrived="1 2 3",
        arrivals=7,
        rows={"3 D": "wine"},
    )
    assert state.board.arrivals == 10
    assert state.florins[3] == 5600
    play(state, "A pass", "B pass", "C pass", "D pass")
    assert "climb:2" in words(state, "A")


def test_r10_3_a_last_chance_to_repay() -> None:
    state = at(steps.REPAYING, arrivals=8, loans="0 2 0 0")
    assert words(state, "B") == ["done", "repay_loan"]
    play(state, "B repay_loan", "B repay_loan")
    assert state.board.loans[1] == 0


@pytest.mark.clause("R10.5")
def test_r10_4_debtors_last_then_rank_then_florins() -> None:
    state = at(
        steps.REPAYING, arrivals=8, loans="1 0 0 0", status="9 2 2 1", florins="0 300 500 900"
    )
    play(state, "A done")
    assert state.board.step == steps.OVER
    assert [rank(state, seat) for seat in range(4)] == [4, 2, 1, 3]
    assert state.winners() == [2]
    assert sorted(range(4), key=state.scores().__getitem__) == [0, 3, 1, 2]
    assert state.tally() == [9, 2, 2, 1]
    state = at(steps.REPAYING, arrivals=8, status="2 2 0 0")
    assert state.winners() == [0, 1]
    assert len(told(state, "shared-victory")) == 2
    refuses(state, "A done", "R10.1", "refusal-game-over")


def test_r13_1_pairs_of_1999_are_dealt_and_never_auctioned() -> None:
    state = start(3, {"opening_abilities": "pairs_1999"})
    assert state.florins == [4000] * 3
    assert state.board.investments.count(codes.OUT_OF_GAME) == 2
    for seat in range(3):
        owned = [card for card, owner in enumerate(state.board.investments) if owner == seat]
        assert owned in [sorted(pair) for pair in state.material.pairs]
    play_out(state, seeded("1999"))
    assert not told(state, "invest-bid")


def test_r6_4_a_trading_post_says_which_price_follows() -> None:
    state = at(
        steps.TRADING, cards={"A": "great_trading_post"}, prices={"salt": 4, "wine": 0, "silk": 1}
    )
    said = {
        o.word[25:]: (o.message.name, o.message.facts.get("sell"))
        for o in state.question(0).options
    }
    assert said["salt:up"] == ("option-price-up-round", 600)
    assert said["wine:down"] == ("option-price-down-round", 1000)
    assert said["silk:up"] == ("option-price-up", 800)
    assert said["silk:down"] == ("option-price-down", 600)
