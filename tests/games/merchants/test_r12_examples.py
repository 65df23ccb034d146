"""R12: the printed examples of deals (W14)."""

from kontor.games.merchants.table import steps
from tests.bench.playing import play
from tests.games.merchants.table import at, refuses
from tests.games.merchants.test_r12_deals import BINDING, deal, own, verdicts


def test_w14_1_the_move_for_the_route() -> None:
    state = at(steps.MOVING, options=BINDING, wagons={3: "brugge_r3>junction_west"}, first="B")
    parts = ("mine:route_via", "wagon:wagon_3", "via:paris_r3")
    deal(state, "B", "A", *parts, "theirs:move_wagon", "wagon:wagon_3", "to:paris")
    play(state, "B tile:1:wagon_3:junction_west:paris_r3")
    for seat in "CD":
        play(state, f"{seat} {next(w for w in own(state, seat) if 'wagon_3' not in w)}")
    assert own(state, "A") == ["tile:4:wagon_3:paris"]


def test_w14_2_no_bid_for_free_loading() -> None:
    state = at(steps.WAGONS, options=BINDING, masters={1: "A"}, stores={"B koeln": "iron"})
    promises = ("mine:load_terms", "wagon:wagon_2", "one:0", "two:0")
    deal(state, "A", "B", *promises, "theirs:no_bid", "wagon:wagon_2")
    assert own(state, "B") == ["bid:0"]
    play(state, "A bid:100", "B bid:0", "C bid:0", "D bid:0")
    assert own(state, "A") == ["one:0"]


def test_w14_3_no_wine_for_300() -> None:
    state = at(steps.BUYING, options=BINDING)
    deal(state, "B", "A", "give:300", "theirs:no_purchase", "good:wine")
    assert state.florins[:2] == [5300, 4700]
    assert not any("wine" in word for word in own(state, "A"))
    refuses(state, "A buy:wine:paris", "R12.6", "refusal-promised")
    play(state, "A done", "B done", "C done", "D done")
    assert verdicts(state) == ["promise-kept"]


def test_w14_4_a_card_for_500() -> None:
    state = at(steps.MOVING, options=BINDING, hands={"A": "bonus_sale"})
    deal(state, "A", "C", "give:bonus_sale", "take:500")
    assert state.florins == [5500, 5000, 4500, 5000]
    assert state.board.hand_sizes == [0, 0, 1, 0]


def test_w14_5_600_or_i_change_salt() -> None:
    state = at(steps.TRADING, options=BINDING, cards={"A": "trading_post"}, prices={"salt": 2})
    deal(state, "A", "B", "take:600", "mine:no_price_change", "good:salt", "direction:either")
    assert state.florins[:2] == [5600, 4400]
    assert not any("salt" in word for word in own(state, "A"))


def test_w14_6_700_and_no_axle() -> None:
    state = at(steps.BREAKING, options=BINDING, hands={"A": "broken_axle"})
    deal(state, "B", "A", "give:700", "theirs:no_card", "card:broken_axle", "on:wagon_1")
    assert state.florins[:2] == [5700, 4300]
    assert own(state, "A") == ["broken_axle:wagon_2", "broken_axle:wagon_3", "decline"]


def test_w14_7_400_if_the_courier_comes() -> None:
    state = at(steps.MOVING, options=BINDING, cards={"A": "courier_card"}, courier="brugge_r2")
    deal(state, "B", "A", "mine:pay_on", "sum:400", "when:courier:brugge_r1")
    assert state.florins[:2] == [5000, 4600]
    play(state, "A courier:courier_card:brugge_r1")
    assert state.florins[:2] == [5400, 4600]
