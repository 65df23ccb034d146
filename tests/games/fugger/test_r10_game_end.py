"""R10 Check for game end."""

import pytest

from tests.bench.playing import play
from tests.games.fugger.table import deck_size, display, events, hand, jakob, table


@pytest.mark.parametrize(("florins", "over"), [(90, False), (91, True), (92, True)])
@pytest.mark.parametrize("name", ["A", "B"])
def test_r10_1_a_hundred_florins_after_the_sales_end_the_game(
    name: str, florins: int, over: bool
) -> None:
    row = [0, 0, 0]
    row["ABC".index(name)] = florins
    state = table(
        florins=" ".join(str(number) for number in row),
        hands={"C": "Wi"},
        active="C",
        displays={name: "Wi"},
        jakob="Wi Wi Wi",
        prices="5 5 4 5 5",
    )
    play(state, "C play:wine")
    assert state.is_over() == over
    assert state.round == (1 if over else 2)
    assert ("new-round" in events(state)) != over


def test_r10_1_all_are_paid_before_the_check() -> None:
    state = table(
        florins="95 0 0",
        hands={"A": "Wi"},
        displays={"B": "Wi Wi", "C": "Wi"},
        jakob="Wi",
        prices="5 5 4 5 5",
    )
    play(state, "A play:wine")
    assert state.florins == [104, 18, 9]


def test_r10_2_deliveries_do_not_count_towards_the_hundred() -> None:
    state = table(
        round=3,
        florins="0 99 0",
        hands={"A": "Wi"},
        deliveries={"B": "Wi Wi", "A": "Cu Cu*"},
        jakob="Wi Wi Wi Wi",
        prices="9 5 4 5 5",
    )
    play(state, "A play:wine")
    assert not state.is_over()
    assert state.florins == [9, 99, 0]


def test_r10_3_nothing_of_a_new_round_happens() -> None:
    state = table(
        florins="99 0 0",
        hands={"A": "Wi Cu", "B": "Sp"},
        displays={"A": "M M", "B": "M Je"},
        jakob="Wi Wi Wi Wi",
    )
    cards = deck_size(state)
    play(state, "A play:wine")
    assert state.is_over()
    assert [hand(state, name) for name in "ABC"] == ["Cu", "Sp", ""]
    assert (display(state, "A"), display(state, "B")) == ("Wi M M", "Je M")
    assert (jakob(state), deck_size(state), state.discard) == ("Wi Wi Wi Wi", cards, 0)
    assert not {"dealt", "dealt-bonus", "new-round"} & set(events(state))


@pytest.mark.parametrize(("florins", "ends_game"), [(90, False), (91, True)])
@pytest.mark.parametrize("name", ["A", "B"])
def test_r10_1_a_closing_play_says_whether_it_ends_the_game(
    name: str, florins: int, ends_game: bool
) -> None:
    row = [florins if seat == name else 0 for seat in "ABC"]
    state = table(
        florins=" ".join(str(number) for number in row),
        hands={"A": "Wi"},
        displays={"B": "Wi"},
        jakob="Wi Wi Wi",
        prices="5 5 4 5 5",
    )
    option = state.describe(0, state.parse(0, "play:wine"))
    assert option.message.name == ("option-play-ending" if ends_game else "option-play-closing")
    assert option.message.facts == {"card": "wine", "old": 4, "price": 9, "crash": 0, "earned": 9}
    play(state, "A play:wine")
    assert state.is_over() == ends_game
