"""R9 Evaluation, step 2: sales."""

import pytest

from kontor.engine.messages import SPECTATOR
from tests.bench.playing import play
from tests.games.fugger.table import active, display, earned, facts, prices_of, table


def test_r9_1_every_goods_card_brings_the_new_price() -> None:
    state = table(
        hands={"A": "Wi"},
        displays={"A": "Cu Cu", "B": "Wi Wi Cl", "C": "Je"},
        jakob="Wi Wi Cl Cl",
        prices="2 3 4 5 9",
    )
    play(state, "A play:wine")
    assert prices_of(state) == "4 6 9 4 8"
    assert earned(state) == [4 + 4 + 9, 9 + 9 + 6, 8]
    assert state.florins == earned(state)


@pytest.mark.parametrize(
    ("mine", "others", "income"),
    [("Cu*", "", 2 * 2), ("Cu*", "Cu", 2 * 3), ("Cu*", "Cu Cu", 2 * 4), ("Cu* Cu*", "Cu", 4 * 4)],
)
def test_r9_2_up_to_three_open_cards_a_seal_pays_double(
    mine: str, others: str, income: int
) -> None:
    state = table(
        active="B",
        hands={"B": "Wi"},
        displays={"A": mine, "C": "Wi Wi Wi Wi"},
        jakob=others,
        prices="1 5 4 5 5",
    )
    play(state, "B play:wine")
    assert earned(state)[0] == income


@pytest.mark.parametrize(
    ("place", "income"), [("A", 5 + 5 + 5 + 5), ("B", 5), ("C", 5), ("Jakob", 5)]
)
def test_r9_3_with_four_open_cards_a_seal_pays_the_normal_price(place: str, income: int) -> None:
    rows = {"A": "Cu*", "B": "M", "C": "Wi Wi Wi Wi", "Jakob": "Je"}
    rows[place] += " Cu Cu Cu"
    state = table(
        active="B",
        hands={"B": "Wi"},
        jakob=rows.pop("Jakob"),
        displays=rows,
        prices="1 5 4 5 5",
    )
    play(state, "B play:wine")
    assert earned(state)[0] == income
    assert facts(state, "sold-doubled") == []


def test_r9_3_the_trigger_good_never_pays_double() -> None:
    state = table(hands={"A": "Wi*"}, displays={"A": "Wi*"}, jakob="Wi Wi Wi", prices="5 5 4 5 5")
    play(state, "A play:wine_seal")
    assert earned(state) == [9 + 9, 0, 0]


def test_r9_4_plain_cards_always_pay_the_normal_price() -> None:
    state = table(
        active="B",
        hands={"B": "Wi"},
        displays={"A": "Cu Cu*", "C": "Cu"},
        jakob="Wi Wi Wi Wi",
        prices="1 5 4 5 5",
    )
    play(state, "B play:wine")
    assert earned(state) == [4 + 8, 9, 4]


@pytest.mark.parametrize(
    ("price", "others", "income"),
    [(4, "", 2 * 5), (9, "", 2 * 1), (7, "Cl Cl Sp Sp Je Je", 2 * 6)],
    ids=["rose", "crashed", "fell"],
)
def test_r9_5_a_seal_doubles_whatever_the_price_did(price: int, others: str, income: int) -> None:
    state = table(
        active="B",
        hands={"B": "Wi"},
        displays={"A": "Cu*"},
        jakob="Wi Wi Wi Wi " + others,
        prices=f"{price} 5 4 5 5",
    )
    play(state, "B play:wine")
    assert earned(state)[0] == income


def test_r9_6_hands_merchants_and_deliveries_bring_nothing() -> None:
    state = table(
        hands={"A": "Wi", "B": "Cu Wi Je*", "C": "M"},
        displays={"B": "M M"},
        deliveries={"C": "Wi"},
        jakob="Wi Wi Wi Wi",
        prices="5 5 4 5 5",
    )
    play(state, "A play:wine")
    assert earned(state) == [9, 0, 0]


def test_r9_7_everything_is_sold() -> None:
    state = table(
        hands={"A": "Wi"},
        displays={"A": "Cu Cl* M", "B": "Cu Je"},
        jakob="Wi Wi Wi Wi",
        deck_top="Cu Cu Cu Cu Cu Sp Sp Sp",
    )
    play(state, "A play:wine")
    assert [display(state, name) for name in "ABC"] == ["", "", ""]
    sold = facts(state, "sold") + facts(state, "sold-doubled")
    assert sum(int(str(fact["number"])) for fact in sold) == 5


def test_r9_7_the_order_of_players_does_not_matter() -> None:
    rows = ["Cu* Wi", "Cu Cl", "Cl* Sp"]
    for turn in range(3):
        turned = rows[turn:] + rows[:turn]
        state = table(
            active="ABC"[-turn],
            hands={"ABC"[-turn]: "Wi"},
            displays=dict(zip("ABC", turned, strict=True)),
            jakob="Wi Wi Wi",
            prices="1 2 4 5 5",
        )
        play(state, f"{active(state)} play:wine")
        # Copper 3, cloth 4, wine 9, spices 4 for the same three displays, wherever they lie.
        assert earned(state) == ([6 + 9 + 9, 3 + 4, 8 + 4] * 2)[turn : turn + 3]


def test_r9_8_florins_are_public() -> None:
    state = table(florins="12 34 56")
    for audience in (0, 1, 2, SPECTATOR):
        assert state.view(audience).florins == [12, 34, 56]
        assert state.view(audience).data()["florins"] == [12, 34, 56]


def test_r9_8_florins_are_unlimited() -> None:
    everything = "Wi Wi Wi Wi Cl Cl Cl Cl Sp Sp Sp Sp Je Je Je Je"
    state = table(
        florins="99 0 0", hands={"A": "Wi"}, displays={"A": everything}, prices="5 5 4 5 5"
    )
    play(state, "A play:wine")
    assert state.florins == [99 + 17 * 9, 0, 0]
