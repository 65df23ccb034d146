"""R1 and R2: setting up, rounds and the order of visits."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.game import SetupError
from kontor.games.augsburg.table import packing
from kontor.games.augsburg.table.codes import BIDDING, CATEGORIES, PURCHASE, RIGHTS
from kontor.games.augsburg.table.packing import JOKER, ZONE
from tests.bench.playing import play
from tests.games.augsburg.table import (
    GAME,
    asked,
    buy_nothing,
    fresh,
    show,
    skip_visits,
    table,
    told,
    why,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_r1_1_two_to_five_play() -> None:
    for players in (1, 6):
        with pytest.raises(SetupError, match="for 2 to 5 players"):
            GAME.start(players, {}, seeded("x"))
    assert [fresh(players).seats for players in (2, 3, 4, 5)] == [2, 3, 4, 5]


@PLAYERS
@pytest.mark.clause("R1.3", "R12.1", "R14.1")
def test_r1_2_the_game_lasts_two_rounds_more_than_players(players: int) -> None:
    state = fresh(players)
    space = state.view(0).data()["round_space"]
    assert isinstance(space, int) and GAME.material.track_start[players] == space - 1
    rounds = 0
    while not state.is_over():
        buy_nothing(state)
        rounds += 1
        assert state.round == rounds
        last = state.view(0).data()["round_space"]
        skip_visits(state)
    assert rounds == players + 2 and last == 7


@PLAYERS
@pytest.mark.clause("R1.5")
def test_r1_4_step_cards_by_number_of_players(players: int) -> None:
    state = fresh(players)
    medium = {2: 1, 3: 1, 4: 2, 5: 3}[players]
    for category in range(len(CATEGORIES)):
        assert [state.supply(category, level) for level in (2, 3, 4)] == [players, medium, 1]


@PLAYERS
def test_r1_6_all_tiles_lie_ready_highest_on_top(players: int) -> None:
    state = fresh(players)
    piles = [GAME.material.right_piles[kind] for kind in range(len(RIGHTS))]
    assert [len(pile) for pile in piles] == [5] * 6
    assert [state.top_tile(kind) for kind in range(6)] == [4, 5, 1, 1, 900, 1100]
    assert all(pile == sorted(pile, reverse=True) for pile in piles)


@pytest.mark.clause("R1.14", "R2.11")
def test_r1_7_five_cards_are_shown_and_seen_while_buying() -> None:
    state = fresh()
    assert state.display.bit_count() == state.face_down.bit_count() == 5
    assert state.display & state.face_down == 0
    shown = state.display
    assert state.stack[-1].kind == PURCHASE and len(state.view(0).data()["display"]) == 5  # type: ignore[arg-type]
    buy_nothing(state)
    assert state.round == 1 and state.display == shown


def test_r1_8_chance_names_the_first_player() -> None:
    assert {fresh(seed=str(number)).opener for number in range(40)} == {0, 1, 2, 3}


@PLAYERS
def test_r1_9_everybody_starts_alike(players: int) -> None:
    state = fresh(players)
    assert state.money == [1500] * players and state.prestige == [0] * players
    assert state.levels == [1] * (3 * players) and not any(state.tiles)
    assert state.hands == [0, 0, 0, 0, 2] * players


@PLAYERS
@pytest.mark.clause("R1.11", "R1.12")
def test_r1_10_the_draw_pile_holds_the_other_cards(players: int) -> None:
    state = fresh(players)
    offers = [card for offer in state.offers for card in offer]
    assert [len(offer) for offer in state.offers] == [7] * players
    pile = [*state.deck, state.top, *offers]
    assert len(pile) == 80 - 2 * players
    assert pile.count(JOKER) == 12 - 2 * players
    assert sorted(card for card in pile if card != JOKER) == list(range(JOKER))


@pytest.mark.clause("R12.8")
def test_r1_13_everybody_buys_at_once_and_in_secret() -> None:
    state = fresh(3)
    assert asked(state) == "ABC" and state.stack[-1].sealed
    state.log = []
    play(state, "B buy:1")
    assert asked(state) == "AC" and not state.log
    assert state.view(0).data()["chosen"] == [1]
    play(state, "A buy:nothing", "C buy:nothing")
    assert state.stack[-1].kind == BIDDING
    assert packing.size(state.hands, ZONE) == 3


def test_r2_1_five_visits_then_the_income() -> None:
    state = table(3)
    skip_visits(state)
    assert [facts["noble"] for facts in told(state, "unsold")] == GAME.material.nobles
    assert state.stack[-1].kind == PURCHASE and len(told(state, "income")) == 3


def test_r2_2_the_visits_have_a_fixed_order() -> None:
    assert GAME.material.nobles == ["philipp", "louise", "leo", "maria", "maximilian"]
    state = fresh(2)
    for _ in range(2):
        state.log = []
        buy_nothing(state)
        skip_visits(state)
        assert [facts["noble"] for facts in told(state, "visited")] == GAME.material.nobles


def test_r2_3_the_first_player_opens_the_first_auction() -> None:
    state = fresh()
    first = state.opener
    buy_nothing(state)
    assert state.awaited() == 1 << first and state.noble == 0


@pytest.mark.clause("R2.5", "R12.5")
def test_r2_4_the_latest_winner_opens_across_rounds() -> None:
    state = table(3, noble="leo", hands={"B": "Le3", "A": "Ph1"})
    play(state, "A pass", "B bid:1", "C pass")
    show(state, "B", "Le3")
    play(state, "B take:p01", "B waive", "B waive")
    assert asked(state) == "B" and state.noble == 3
    skip_visits(state)
    assert [facts["seat"] for facts in told(state, "offered")] == [1, 2, 0]
    buy_nothing(state)
    assert asked(state) == "B" and state.round == 2


def test_r2_5_an_unsold_auction_leaves_the_opener() -> None:
    state = table(3, opener="C")
    play(state, "C pass", "A pass", "B pass")
    assert state.noble == 1 and asked(state) == "C"


@pytest.mark.clause("R3.13", "R5.2")
def test_r2_6_without_a_winner_no_card_is_awarded() -> None:
    state = table(2)
    play(state, "A pass", "B pass")
    assert state.noble == 1 and state.display.bit_count() == 5


@pytest.mark.clause("R2.8")
def test_r2_7_odd_rounds_shuffle_and_even_rounds_show_the_rest() -> None:
    state = fresh(5)
    seen: list[int] = []
    while not state.is_over():
        buy_nothing(state)
        seen.append(state.display)
        skip_visits(state)
    assert len(seen) == 7 and all(cards.bit_count() == 5 for cards in seen)
    for first, second in ((0, 1), (2, 3), (4, 5)):
        assert seen[first] ^ seen[second] == 0b1111111111
    assert len(set(seen)) > 2


@pytest.mark.clause("R5.2")
def test_r2_9_a_used_card_is_gone_until_the_next_shuffle() -> None:
    state = table(2, hands={"A": "Ph1 Lo1"})
    play(state, "A bid:1", "B pass", "A show:philipp_1")
    assert why(state, "A take:p06") == ("R2.8", "refusal-face-down")
    play(state, "A take:p02", "A waive", "A waive")
    assert state.display.bit_count() == 4
    play(state, "A bid:1", "B pass", "A show:louise_1")
    assert why(state, "A take:p02") == ("R2.9", "refusal-laid-aside")


def test_r2_10_cards_left_over_are_laid_aside() -> None:
    state = table(2)
    skip_visits(state)
    assert state.display == 0 and state.face_down.bit_count() == 5


def test_r2_11_later_displays_come_after_the_purchases() -> None:
    state = table(2)
    skip_visits(state)
    play(state, "A buy:nothing")
    assert state.view(0).data()["display"] == []
    play(state, "B buy:nothing")
    assert state.display.bit_count() == 5 and state.round == 2
