"""R1 Set-up."""

import pytest

from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.game import SetupError
from kontor.games.fugger.state import Fugger
from tests.games.fugger.table import (
    CARDS,
    GAME,
    active,
    deck_size,
    discard,
    display,
    events,
    hand,
    hand_sizes,
    jakob,
    market_day,
    prices_of,
    start,
)


def fresh(players: int, seed: str = "") -> Fugger:
    """Start a game left to chance."""
    state = GAME.start(players, {}, seeded(seed))
    assert isinstance(state, Fugger)
    return state


def test_r1_1_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert len(fresh(players).hands) == players
    for players in (0, 1, 5):
        with pytest.raises(SetupError):
            GAME.start(players, {}, seeded(""))


@pytest.mark.parametrize("price", range(1, 10))
def test_r1_2_ladder_of_nine_climbs_by_ones(price: int) -> None:
    # Cloth has one card and climbs one space; there is none above 9.
    expected = price + 1 if price < 9 else 1
    assert market_day("5 1 0 0 0", f"1 {price} 5 5 5").split()[1] == str(expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_3_all_goods_start_at_five(players: int) -> None:
    assert prices_of(fresh(players)) == "5 5 5 5 5"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_4_one_deck_of_49_cards(players: int) -> None:
    state = fresh(players)
    everywhere = state.deck + state.discard + state.jakob + sum(state.hands)
    assert zones.size(everywhere) == 49
    assert zones.counts(everywhere, len(CARDS)) == [7, 2] * 5 + [4]


def test_r1_4_goods_and_merchants_are_shuffled_together() -> None:
    seen = 0
    for game in range(60):
        seen |= fresh(2, f"{game}").hands[0]
    assert len(zones.kinds(seen)) == len(CARDS)


def test_r1_5_four_cards_in_a_row_for_each_seat() -> None:
    state = start(3, "Cu Cu* Wi M  Cl Sp Sp* Je  Wi Cl* Je M  Sp Cl", first="B")
    assert hand(state, "A") == "Cu Cu* Wi M"
    assert hand(state, "B") == "Cl Sp Sp* Je"
    assert hand(state, "C") == "Cl* Wi Je M"
    assert [display(state, name) for name in "ABC"] == ["", "", ""]


def test_r1_6_jakob_receives_two_goods_and_merchants_are_replaced() -> None:
    state = start(2, "Cu Cu Cl Cl  Sp Sp Je Je  M M Wi M M Cu*")
    assert jakob(state) == "Cu* Wi"
    assert discard(state) == "M M M M"
    assert hand_sizes(state) == [4, 4]


def test_r1_6_hands_may_keep_their_merchants() -> None:
    state = start(2, "M M M M  Sp Sp Je Je  Wi Cu")
    assert hand(state, "A") == "M M M M"
    assert discard(state) == ""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_7_no_florins_and_round_one(players: int) -> None:
    state = fresh(players)
    assert state.florins == [0] * players
    assert state.round == 1
    assert state.turns == 0


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_r1_8_chance_names_the_starting_player_after_dealing(first: str) -> None:
    state = start(3, "Cu Cu* Wi M  Cl Sp Sp* Je  Wi Cl* Je M  Sp Cl", first)
    assert active(state) == first
    assert events(state) == ["dealt"] * 3 + ["jakob-received"] * 2 + ["started"]


def test_r1_8_every_seat_may_start() -> None:
    assert {fresh(4, f"{game}").active for game in range(60)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "cards"), [(2, 39), (3, 35), (4, 31)])
def test_r1_9_deck_size_after_set_up(players: int, cards: int) -> None:
    dealt = " ".join(["Cu Cu Cu Cu", "Cl Cl Cl Cl", "Wi Wi Wi Wi", "Sp Sp Sp Sp"][:players])
    assert deck_size(start(players, f"{dealt} Je Je")) == cards
    assert deck_size(start(players, f"{dealt} Je M M Je")) == cards - 2


def test_r1_10_jakob_may_have_twice_the_same_good_and_seals() -> None:
    state = start(2, "Cu Cu Cl Cl  Wi Wi Je Je  Sp* Sp*")
    assert jakob(state) == "Sp* Sp*"
