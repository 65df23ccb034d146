"""The worked examples of the rulebook, number by number."""

from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import packing
from kontor.games.augsburg.table.codes import BIDDING, OFFICE, PEERAGE, TAKING
from kontor.games.augsburg.table.packing import ZONE
from tests.bench.playing import play
from tests.games.augsburg.table import (
    GAME,
    asked,
    card,
    hand,
    show,
    skip_visits,
    table,
    told,
    turn,
    why,
    words,
)

# Ada A, Matthias B, Lorenz C, Sigurd D.
MARIA = {
    "A": "Ma1 Ma2 Ma3",
    "B": "Ma14 Ma15 J J Ma5",
    "C": "Ma6",
    "D": "Ma4 Ma8 Ma9 Ma12 J J",
}


def maria() -> Augsburg:
    """Play the visit to Maria up to Ada's second turn, where she passes."""
    state = table(4, noble="maria", hands=MARIA)
    play(state, "A bid:3", "B hold", "C pass", "D bid:4", "A pass")
    return state


def test_w1_maria_sole_winner() -> None:
    state = maria()
    play(state, "B pass")
    assert asked(state) == "D"
    show(state, "D", "Ma4 J J Ma8")
    assert state.winner == 3 and hand(state, "D") == "Ma9 Ma12"
    assert state.money == [1000] * 4 and not told(state, "consoled")


def test_w2_maria_raised_again() -> None:
    state = maria()
    play(state, "B bid:5")
    assert asked(state) == "D" and words(state, "D") == ["pass", "hold", "bid:6"]


def test_w3_maria_showdown() -> None:
    state = maria()
    play(state, "B hold")
    assert asked(state) == "BD"
    show(state, "B", "Ma14 Ma15 J J")
    show(state, "D", "Ma4 Ma8 Ma9 Ma12")
    assert state.winner == 1 and hand(state, "B") == "Ma5"
    assert hand(state, "D") == "Ma4 Ma8 Ma9 Ma12 J J"
    assert state.money == [1000, 1000, 1000, 1100]


def test_w4_maximilian_tie() -> None:
    hands = {"A": "Ph15 Ph7 Le2", "B": "Le15 Ma3 J"}
    state = table(2, noble="maximilian", hands=hands)
    play(state, "A bid:3", "B hold", "A show:philipp_15", "B show:leo_15")
    assert state.winner == 1 and state.money == [1100, 1000]
    assert hand(state, "A") == "Ph7 Ph15 Le2"


def test_w5_stealing_the_mayors_chain() -> None:
    state = turn(
        "p05",
        noble="maximilian",
        levels={"A": (1, 1, 3), "B": (1, 1, 4)},
        tiles={"B": {"master_builder": 1}},
    )
    play(state, "A use:office:climb:B", "B compensation:money")
    assert state.level(0, OFFICE) == 4 and state.level(1, OFFICE) == 3
    assert state.tile(1, 3) == 1 and state.money[1] == 1100
    assert state.supply(OFFICE, 3) == 1 and state.supply(OFFICE, 4) == 0
    play(state, "A waive")
    assert state.free_notes(0) == 1 and len(state.offers[0]) == 6
    assert state.free_notes(1) == 0 and len(state.offers[1]) == 6
    assert packing.size(state.hands, 0) == 1 and packing.size(state.hands, ZONE) == 0


def test_w6_mayors_choice_of_tiles() -> None:
    state = turn("p05", levels={"A": (1, 1, 4)})
    assert {"use:office:mint_master", "use:office:master_builder"} <= set(words(state, "A"))


def test_w7_builder_between_two_uses() -> None:
    tiles = {"A": {"church": 700, "master_builder": 1}, "B": {"cathedral": 1000}}
    state = turn("p01", money={"A": 400}, prestige={"A": 42}, tiles=tiles)
    assert state.top_tile(5) == 900
    play(state, "A use:money_500", "A build:cathedral", "A use:prestige_6")
    assert state.money[0] == 0 and state.prestige[0] == 48
    assert state.stack[-1].kind == BIDDING and state.level(0, OFFICE) == 1


def test_w8_builder_at_once() -> None:
    state = turn("p02", levels={"A": (1, 1, 3)}, money={"A": 700}, tiles={"B": {"church": 800}})
    play(state, "A use:office:climb")
    assert state.supply(OFFICE, 3) == 2
    play(state, "A use:office:master_builder", "A build:church")
    assert state.tile(0, 4) == 700 and state.money[0] == 0 and state.tile(0, 3) == 1


def test_w9_prince_and_patent() -> None:
    state = turn(
        "p03",
        noble="maximilian",
        levels={"A": (1, 3, 1)},
        tiles={"B": {"patent_of_nobility": 5}},
    )
    play(state, "A use:peerage:climb", "A use:peerage:patent_of_nobility")
    assert state.level(0, PEERAGE) == 4 and state.tile(0, 1) == 4 and state.prestige[0] == 16


def test_w10_cash_first() -> None:
    state = turn("p06", levels={"A": (2, 1, 1)}, money={"A": 700})
    assert why(state, "A use:office:church") == ("R8.7", "refusal-cannot-pay")
    play(state, "A use:agency:cash", "A use:office:church")
    assert state.tile(0, 4) == 900 and state.money[0] == 100
    state = turn("p06", money={"A": 700})
    assert why(state, "A use:agency:cash") == ("R10.2", "refusal-cash-level")


def test_w11_barrier() -> None:
    tiles = {"A": {"coat_of_arms": 2, "patent_of_nobility": 4}}
    state = table(2, noble="maximilian", prestige={"A": 21}, levels={"A": (1, 3, 1)}, tiles=tiles)
    skip_visits(state)
    assert state.prestige[0] == 25
    assert told(state, "points-lost") == [{"seat": 0, "points": 10, "limit": 25}]


def test_w12_full_income() -> None:
    tiles = {"A": {"coat_of_arms": 1, "patent_of_nobility": 4, "mint_master": 1}}
    state = table(2, noble="maximilian", levels={"A": (2, 3, 4)}, tiles=tiles, money={"A": 0})
    skip_visits(state)
    assert state.money[0] == 900 and state.prestige[0] == 13
    assert packing.size(state.hands, 0) == 2 and len(state.offers[0]) == 6


def test_w13_the_price_is_on_both_faces() -> None:
    assert GAME.material.price[card("Le13")] == 300
    state = table(2, deck="Le13 Ph1")
    assert state.view(0).data()["top_price"] == 300


def test_a_whole_turn_begins_with_the_card() -> None:
    state = maria()
    play(state, "B pass")
    show(state, "D", "Ma4 Ma8 Ma9 Ma12")
    assert state.stack[-1].kind == TAKING and asked(state) == "D"
