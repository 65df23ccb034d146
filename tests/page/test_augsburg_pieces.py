"""What the board of Augsburg 1520 says of single pieces, in chosen positions."""

from kontor.games.augsburg.board.board import Picture, picture
from kontor.games.augsburg.board.pieces import Symbol
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.codes import OFFICE, PEERAGE
from tests.bench.playing import play, seat_of
from tests.games.augsburg.table import cards, fresh, table, turn

LAST = 6  # the last round of four players


def drawn(state: Augsburg, letter: str = "A") -> Picture:
    """Return what a player's board draws."""
    seat = seat_of(letter)
    return picture(state.view(seat), [event.seen_by(seat) for event in state.log or []])


def promise(state: Augsburg, symbol: int) -> Symbol:
    """Return what a symbol promises player A."""
    return Symbol(state.view(0), symbol, False)


def test_r16_1_the_choice_of_the_first_player_is_no_purchase() -> None:
    cloth = drawn(fresh(3, first_player="host_choice")).cloth
    assert (cloth.title, cloth.unit, cloth.note) == (
        "board-opening",
        "board-first-unit",
        "board-note-first",
    )


def test_r13_3_a_shortage_is_no_purchase() -> None:
    state = table(3, hands={"A": "Ph1"})
    state.ask_gifts()
    cloth = drawn(state).cloth
    assert (cloth.title, cloth.unit, cloth.note) == (
        "board-income",
        "board-giving-unit",
        "board-note-giving",
    )


def test_r1_13_the_opening_purchase_comes_before_the_first_visit() -> None:
    assert drawn(fresh(3)).cloth.title == "board-opening"
    state = table(2)
    state.offers = [tuple(cards("Ph1")), tuple(cards("Ma3"))]
    state.ask_purchase(codes.LATER)
    assert drawn(state).cloth.title == "board-income"


def test_r8_13_at_the_top_a_symbol_promises_only_what_can_be_had() -> None:
    levels = {"A": (1, 4, 4)}
    state = turn("p05", levels=levels, money={"A": 0})
    assert promise(state, OFFICE).tile == "mint_master"
    assert promise(state, PEERAGE).tile == "coat_of_arms"
    owned = {"mint_master": 1, "master_builder": 1, "coat_of_arms": 4, "patent_of_nobility": 5}
    state = turn("p05", levels=levels, money={"A": 1100}, tiles={"A": {**owned, "church": 900}})
    assert promise(state, OFFICE).tile == "cathedral"
    assert promise(state, PEERAGE).hint == "board-gives-nothing"
    state = turn("p05", levels=levels, money={"A": 0}, tiles={"A": owned})
    assert promise(state, OFFICE).hint == "board-gives-nothing"
    assert not promise(state, OFFICE).is_good


def test_r7_6_all_players_who_could_be_robbed_are_named() -> None:
    state = turn("p05", levels={"A": (1, 2, 1), "B": (1, 3, 1), "D": (1, 3, 1)})
    assert promise(state, PEERAGE).victims == [1, 3]


def test_r12_1_in_the_last_round_ladders_and_piles_promise_nothing_a_round() -> None:
    board = drawn(turn("p05", number=LAST))
    assert [ladder.unit for ladder in board.sheets[0].ladders] == [
        "board-agencies-unit-last",
        "board-peerages-unit-last",
        "board-offices-unit-last",
    ]
    assert all(pile.is_last_round for pile in board.piles)
    assert not drawn(turn("p05", number=LAST - 1)).piles[0].is_last_round
    assert not promise(turn("p05", number=LAST, money={"A": 0}), OFFICE).is_good
    assert promise(turn("p05", number=LAST), PEERAGE).is_good


def test_r12_14_a_purchase_under_seal_is_still_shown_to_its_buyer() -> None:
    state = table(2)
    state.offers = [tuple(cards("Ph1 Lo17")), tuple(cards("Ma3"))]
    state.ask_purchase(codes.LATER)
    assert drawn(state).sealed is None and len(drawn(state).baskets) == 4
    play(state, "A buy:1")
    sealed = drawn(state).sealed
    assert sealed is not None and (sealed.number, sealed.price) == (1, 200)
    assert drawn(state).baskets == [] and drawn(state, "B").sealed is None
