"""R0 In general, R1 Set-up, R2 Buying."""

import pytest

from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.game import SetupError
from kontor.engine.playout import play_out
from kontor.games.merchants.table import cards, codes, steps
from tests.bench.playing import play
from tests.games.merchants.table import FIXED, asked, at, game, node, refuses, start, told, words


@pytest.mark.clause("R0.2")
def test_r0_1_all_money_is_in_hundreds_and_the_bank_can_always_pay() -> None:
    state = start()
    play_out(state, seeded("money"))
    assert all(florins % 100 == 0 and florins >= 0 for florins in state.florins)


def test_r0_3_turn_order_is_clockwise_from_the_first_player() -> None:
    state = at(steps.BUYING, first="C")
    order = ""
    for _ in range(4):
        order += asked(state)
        play(state, f"{asked(state)} done")
    assert order == "CDAB"
    state = at(steps.BUYING)
    refuses(state, "B done", "R0.3", "refusal-not-your-turn")


def test_r0_4_any_number_of_cards_may_be_held() -> None:
    every = "great_trading_post express_courier master_coachman cheap_purchase"
    state = at(
        steps.BUYING, cards={"A": every}, hands={"A": "free_loading " * 3 + "broken_axle " * 3}
    )
    assert state.board.hand_sizes[0] == 6


def test_r0_5_influence_cards_leave_the_game_and_follow_turn_order() -> None:
    state = at(
        steps.SELLING,
        stores={"A paris": "wine wine", "B paris": "salt"},
        hands={"A": "special_sale special_sale", "B": "special_sale"},
    )
    play(state, "A special_sale:paris:wine", "A special_sale:paris:wine")
    assert asked(state) == "B"
    assert zones.size(state.board.played) == 2


def test_r0_6_what_cannot_be_paid_cannot_be_done() -> None:
    state = at(steps.BUYING, florins="0 5000 5000 5000")
    assert words(state, "A") == ["done"]
    refuses(state, "A buy:wine:paris", "R0.6", "refusal-too-dear")


def test_r0_7_rounds_pass_the_first_player_to_the_left() -> None:
    state = at(steps.PAYING, round=3)
    play(state, "A climb:0", "B climb:0", "C climb:0", "D climb:0")
    assert (state.board.round, state.board.first_player, asked(state)) == (4, 1, "B")


def test_r1_1_two_to_four_with_5000_florins_in_secret() -> None:
    for players in (2, 3, 4):
        state = start(players)
        assert state.florins == [5000] * players
        assert state.view(0).data()["florins"] == [5000] + [None] * (players - 1)
    for players in (1, 5):
        with pytest.raises(SetupError):
            game().start(players, {}, seeded(""))
    opened = start(2, {"money_visible": "true"})
    assert opened.view(0).data()["florins"] == [5000, 5000]


@pytest.mark.clause("R1.3", "R1.8", "R1.9")
def test_r1_2_everything_starts_at_the_bottom() -> None:
    board = start().board
    assert board.status == [0, 0, 0, 0]
    assert board.prices == [0] * 6
    assert zones.counts(board.supply, 6) == [8] * 6
    assert (board.pile_size, board.arrivals) == (21, 0)


@pytest.mark.parametrize(
    ("value", "cities"),
    [
        ("set_a", "paris koeln wien"),
        ("set_b", "brugge genova hamburg"),
        ("edition_1999", "paris koeln genova"),
    ],
)
@pytest.mark.clause("R1.5")
def test_r1_4_wagons_start_in_listed_order_and_cubes_follow(value: str, cities: str) -> None:
    state = game().start(3, {"start_cities": value}, seeded(""))
    board = state.board  # type: ignore[attr-defined]
    assert board.wagon_at == [node(city) for city in cities.split()]
    for city in range(6):
        assert board.bonus(city) == (0 if city in board.wagon_at else 200)


def test_r1_4_the_random_set_is_one_of_two() -> None:
    found = {
        tuple(
            start(
                2, {"start_cities": "random_set", "courier_start": "random"}, str(seed)
            ).board.wagon_at
        )
        for seed in range(20)
    }
    assert len(found) == 2


def test_r1_6_the_courier_starts_two_steps_from_a_city_without_wagon() -> None:
    places = {start(2, {"courier_start": "random"}, str(s)).board.courier for s in range(30)}
    assert places == {node("brugge_r2"), node("genova_r2"), node("hamburg_r2")}
    with pytest.raises(SetupError, match="courier_start"):
        game().start(2, {**FIXED, "courier_start": "paris_r2"}, seeded(""))


def test_r1_7_four_investment_cards_lie_face_up() -> None:
    board = start().board
    assert board.investments.count(codes.FACE_UP) == 4
    assert board.investments.count(codes.IN_PILE) == 4


def test_r1_10_chance_or_the_table_names_the_first_player() -> None:
    assert {start(3, {"first_player": "random"}, str(s)).board.first_player for s in range(30)} == {
        0,
        1,
        2,
    }
    assert start(4, {"first_player": "3"}).board.first_player == 2
    assert start(2, {"first_player": "3"}).board.first_player == 0


def test_r1_11_set_up_does_not_depend_on_the_number_of_players() -> None:
    boards = [start(players).board for players in (2, 3, 4)]
    assert len({(tuple(b.wagon_at), b.supply, b.pile_size, b.courier) for b in boards}) == 1


@pytest.mark.clause("R2.4")
def test_r2_1_a_purchase_of_up_to_three_goods_is_paid_and_stored() -> None:
    state = at(steps.BUYING, prices={"wine": 3})
    play(state, "A buy:wine:paris", "A buy:wine:genova", "A buy:cloth:koeln")
    assert state.florins[0] == 5000 - 300 - 300 - 100
    assert asked(state) == "B"
    play(state, "B done")
    assert told(state, "bought-nothing")


def test_r2_2_an_empty_supply_sells_nothing() -> None:
    state = at(steps.BUYING, stores={"D paris": "wine " * 8})
    assert not [word for word in words(state, "A") if "wine" in word]
    refuses(state, "A buy:wine:paris", "R2.2", "refusal-supply-empty")


def test_r2_3_goods_go_to_a_city_that_sells_them() -> None:
    state = at(steps.BUYING)
    refuses(state, "A buy:wine:brugge", "R2.3", "refusal-not-on-market")
    play(state, "A buy:wine:paris")
    assert state.board.warehouse(0, node("paris")) == zones.one(2)


def test_r2_5_the_first_round_buys_twice() -> None:
    state = start()
    order = ""
    for _ in range(8):
        order += asked(state)
        play(state, f"{asked(state)} done")
    assert order == "ABCDABCD"
    assert state.board.step > steps.BUYING


def test_r2_6_cheap_purchase_costs_100_in_all() -> None:
    state = at(steps.BUYING, cards={"A": "cheap_purchase"}, prices={"wine": 4}, florins="100 0 0 0")
    play(state, "A buy:wine:paris", "A buy:wine:paris", "A buy:salt:paris")
    assert state.florins[0] == 0
    state = at(steps.BUYING, cards={"A": "cheap_purchase"})
    play(state, "A done")
    assert state.florins[0] == 5000


def test_r2_6_cheap_purchase_is_paid_once_in_the_first_round_too() -> None:
    state = start(2, {"opening_abilities": "pairs_1999"}, seed="cheap")
    owner = "AB"[state.board.investments[cards.INVESTMENTS.index("cheap_purchase")]]
    other = "B" if owner == "A" else "A"
    purse = state.florins["AB".index(owner)]
    for seat in ("A", "B", "A", "B"):
        if seat == other:
            play(state, f"{seat} done")
            continue
        described = {
            o.word: o.message.facts["price"]
            for o in state.question("AB".index(owner)).options
            if "price" in o.message.facts
        }
        assert described["buy:wine:paris"] == (
            100 if purse == state.florins["AB".index(owner)] else 0
        )
        play(state, *[f"{seat} buy:wine:paris"] * 3)
    assert state.florins["AB".index(owner)] == purse - 100


def test_r2_6_cheap_purchase_is_due_again_in_the_next_round() -> None:
    state = at(steps.BUYING, 2, cards={"A": "cheap_purchase"})
    play(state, "A buy:wine:paris", "A done", "B done")
    state.new_round()
    assert state.board.purchase_price(0, 2, 0) == 100
