"""The worked examples of the rulebook, with their exact numbers."""

from kontor.games.merchants.table import steps
from tests.bench.playing import play
from tests.games.merchants.table import asked, at, good, heading, place, row, start, words


def test_w1_blind_bid_tie() -> None:
    state = at(steps.WAGONS, wagons={1: "koeln", 2: "wien_r1>wien_r2", 3: "paris_r1>paris_r2"})
    play(state, "A bid:1200", "B bid:1300", "C bid:500", "D bid:1300")
    assert state.board.masters[0] == 1
    assert state.florins == [5000, 3700, 5000, 5000]


def test_w2_loading_in_hamburg() -> None:
    # blue A, orange B, red C, green D
    state = at(
        steps.WAGONS,
        wagons={1: "hamburg", 2: "wien_r1>wien_r2", 3: "paris_r1>paris_r2"},
        masters={1: "A"},
        stores={
            "A hamburg": "silk silk silk",
            "B hamburg": "silk",
            "C hamburg": "iron cloth",
            "D hamburg": "iron iron",
        },
    )
    play(
        state,
        "A load:silk:3",
        "A one:300",
        "A two:400",
        "C accept:cloth+iron",
        "A one:300",
        "A two:500",
        "D accept:iron+iron",
    )
    assert state.florins == [5900, 5000, 4600, 4500]
    assert [row(state, 1, seat) for seat in "ABCD"] == [
        "silk silk silk",
        "",
        "cloth iron",
        "iron iron",
    ]


def test_w3_discount() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine wine"})
    play(state, "A one:300", "A two:500", "B accept:wine+wine")
    assert state.florins[1] == 4500


def test_w4_tile_3() -> None:
    state = at(steps.MOVING, wagons={1: "koeln_r1>koeln_r2", 2: "wien", 3: "paris"})
    ends = [w for w in words(state, "A") if w.startswith("tile:3:wagon_1:")]
    assert ends == [
        "tile:3:wagon_1:junction_north:hamburg_r3",
        "tile:3:wagon_1:junction_north:link_north",
    ]
    play(state, ends[0].replace("tile", "A tile", 1))
    assert (place(state, 1), heading(state, 1)) == ("junction_north", "hamburg_r3")
    assert state.board.tiles[0] == 0b1011


def test_w5_nothing_can_move() -> None:
    state = at(
        steps.MOVING,
        wagons={1: "hamburg", 2: "hamburg_r1>hamburg", 3: "hamburg_r2>hamburg_r1"},
        arrived="1",
    )
    assert words(state, "A") == ["tile:1:idle", "tile:2:idle", "tile:3:idle", "tile:4:idle"]
    play(state, "A tile:2:idle")
    assert (asked(state), state.board.tiles[0]) == ("B", 0b1101)


def test_w6_dials() -> None:
    state = at(steps.DIALLING, players=2, prices={"salt": 1, "food": 1})
    play(state, "A dial:food+salt", "B dial:arms+arms")
    for name in ("salt", "food"):
        assert (state.board.buy_price(good(name)), state.board.sell_price(good(name))) == (200, 800)


def test_w7_wrap() -> None:
    state = at(steps.DIALLING, players=2, prices={"salt": 4})
    play(state, "A dial:salt+arms", "B dial:arms+arms")
    assert (state.board.buy_price(good("salt")), state.board.sell_price(good("salt"))) == (100, 600)


def test_w8_sale_in_brugge() -> None:
    state = at(
        steps.UNLOADING,
        wagons={1: "brugge", 2: "wien_r1>wien_r2", 3: "paris_r1>paris_r2"},
        arrived="1",
        bonuses={"brugge": 300},
        rows={"1 A": "wine wine", "1 B": "cloth"},
    )
    assert state.florins[:2] == [5000 + 2 * 900, 5600]


def test_w9_cubes() -> None:
    state = at(
        steps.UNLOADING,
        wagons={1: "wien", 2: "genova", 3: "koeln_r1>koeln_r2"},
        arrived="1 2",
        bonuses={"hamburg": 200, "paris": 400, "brugge": 200, "koeln": 0, "wien": 300},
    )
    bonus = dict(zip(state.material.cities, map(state.board.bonus, range(6)), strict=True))
    assert bonus == {
        "wien": 0,
        "genova": 0,
        "hamburg": 400,
        "paris": 500,
        "brugge": 400,
        "koeln": 200,
    }


def test_w10_drop() -> None:
    state = at(steps.PAYING, status="6 0 0 0", florins="700 0 0 0")
    assert (state.board.status[0], state.florins[0]) == (4, 100)
    play(state, "A loan", "A climb:0")
    assert (state.florins[0], state.board.loans[0], state.board.status[0]) == (2100, 1, 4)


def test_w11_climb_cost() -> None:
    state = at(steps.CLIMBING, arrivals=3)
    assert state.board.climb_cost() == 1000
    play(state, "A climb:2")
    assert state.florins[0] == 3000


def test_w12_social_climb() -> None:
    hand = {"A": "social_climb social_climb"}
    state = at(steps.CLIMBING, arrivals=5, hands=hand)
    play(state, "A climb:2:cards")
    assert (state.florins[0], state.board.status[0]) == (2600, 2)
    state = at(steps.CLIMBING, arrivals=5, hands=hand)
    play(state, "A climb:2:card")
    assert state.florins[0] == 2400


def test_w13_first_round() -> None:
    state = start()
    for _ in range(2):
        play(state, "A buy:wine:paris", "A buy:wine:paris", "A buy:wine:paris")
        play(state, "B done", "C done", "D done")
    assert state.florins[0] == 4400
