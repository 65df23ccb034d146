"""R1 Setting up, R2 Rounds and order."""

import pytest

from kontor.engine import zones
from kontor.engine.game import SetupError
from kontor.games.gluecksritter.table import codes
from tests.bench.playing import play, refused
from tests.games.gluecksritter.table import (
    GAME,
    SEATS,
    asked,
    bag,
    coins_on,
    events,
    facts,
    jailed,
    kind,
    options,
    plan,
    purse,
    space,
    start,
    table,
)

COUNTS = pytest.mark.parametrize("players", [3, 4, 5, 6])


@COUNTS
def test_r1_1_three_to_six_play(players: int) -> None:
    assert start(players).seats == players
    for wrong in (2, 7):
        with pytest.raises(SetupError):
            start(wrong)


@COUNTS
def test_r1_2_everybody_holds_six_action_cards(players: int) -> None:
    state = start(players)
    for name in SEATS[:players]:
        assert len([word for word in options(state, name) if word.startswith("cards:")]) == 15


def test_r1_3_seats_follow_the_colours_clockwise() -> None:
    assert GAME.material.colours == ["red", "blue", "yellow", "green", "violet", "black"]
    assert table(4, lead="C").precedence() == [2, 3, 0, 1]


@COUNTS
def test_r1_4_all_documents_lie_in_the_pile(players: int) -> None:
    state = start(players)
    assert zones.size(state.pile) == 25
    assert state.hands == [0] * players


def test_r1_5_ducat_cards_are_drawn_from_eighteen() -> None:
    first = {start(3, [0, card]).ducat_card for card in range(18)}
    assert first == set(range(18))


@COUNTS
def test_r1_6_every_site_can_be_served(players: int) -> None:
    assert GAME.material.supply == [24, 24]
    assert start(players).walls == 0


@COUNTS
def test_r1_7_two_gold_and_two_silver_each(players: int) -> None:
    state = start(players)
    assert all(purse(state, name) == "2g2s" for name in SEATS[:players])


@pytest.mark.parametrize(
    ("players", "coins"), [(3, "34g54s"), (4, "32g52s"), (5, "30g50s"), (6, "28g48s")]
)
def test_r1_8_the_rest_is_in_the_bag(players: int, coins: str) -> None:
    state = start(players)
    state.bag_gold += state.income_gold(codes.TAX) + state.income_gold(codes.CUSTOMS)
    state.bag_silver += state.income_silver(codes.TAX) + state.income_silver(codes.CUSTOMS)
    assert bag(state) == coins


@COUNTS
def test_r1_9_the_board_starts_empty(players: int) -> None:
    state = start(players)
    assert (state.jailed, state.discard, state.walls) == (0, 0, 0)
    card = state.ducat_card
    assert sum(coins_on(state, codes.TAX)) == GAME.material.tax[card]
    assert sum(coins_on(state, codes.CUSTOMS)) == GAME.material.customs[card]


def test_r1_10_the_first_lead_is_drawn() -> None:
    assert {start(4, [seat]).lead for seat in range(4)} == {0, 1, 2, 3}


def test_r2_1_a_round_runs_in_its_order() -> None:
    state = table(coins={"A": "6g0s"}, income="2g0s 0g2s", hands={"B": "tax_writ"})
    plan(state, A="cards:23", B="lay:tax_writ cards:14", C="cards:56", D="cards:56")
    play(state, "A buy:1:2g0s", "A buy:1:3g0s", "B stand_down")
    told = events(state)
    order = ["red-revealed", "seized", "actions-revealed", "document-drawn", "bought"]
    order += ["stood-down", "shared", "round-began", "ducat-card"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)


def test_r2_2_rounds_follow_one_another() -> None:
    state = table(3, round=4)
    plan(state)
    assert state.round == 5 and kind(state) == codes.ASK_PLAN
    plan(state)
    assert state.round == 6


def test_r2_3_precedence_orders_document_draws_only() -> None:
    state = table(
        coins={"A": "2g0s", "B": "2g0s"}, lead="B", draws="gift pardon", income="3g0s 0g0s"
    )
    plan(state, A="cards:15", B="cards:15", C="cards:16", D="cards:26")
    play(state, "A buy:1:2g0s", "B buy:1:2g0s")
    drawn = [event.secret["document"] for event in state.log or [] if event.secret]
    assert drawn == ["gift", "pardon"]
    assert [fact["seat"] for fact in facts(state, "document-drawn")] == [1, 0]
    assert purse(state, "A") == purse(state, "B") == "1g0s"


def test_r2_4_the_lead_moves_clockwise() -> None:
    state = table(3, lead="B")
    plan(state)
    assert state.lead == 2
    plan(state)
    assert state.lead == 0


def test_r2_5_cards_return_but_jailed_knights_stay() -> None:
    state = table(numbers=[4, 1])
    plan(state, A="cards:45", B="cards:46")
    play(state, "A stand_down")
    assert state.actions == 0 and jailed(state) == "B"
    assert "cards:45" in options(state, "A") and "cards:45" not in options(state, "B")


def test_r2_6_nothing_is_given_away() -> None:
    state = table(coins={"A": "5g5s"}, hands={"A": "gift"})
    verbs = {word.split(":")[0] for word in options(state, "A")}
    assert verbs == {"cards", "order"}
    assert refused(state, "A give:B:2g0s").clause == "R4.2"
    assert asked(state) == "ABCD" and space(state, 5) == "0g0s"
