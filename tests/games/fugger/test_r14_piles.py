"""R14 Deck and discard pile."""

import pytest

from kontor.engine.chance import seeded
from kontor.text.texts import Reader, Texts
from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    deck_size,
    discard,
    events,
    facts,
    hand,
    hand_sizes,
    jakob,
    options,
    shown,
    table,
)


def test_r14_1_sold_goods_jakobs_goods_and_merchants_are_discarded() -> None:
    state = table(
        2,
        hands={"A": "Wi Cu", "B": "Je"},
        displays={"A": "Sp", "B": "M"},
        deliveries={"A": "Cl"},
        jakob="Wi Wi Wi Wi",
        deck_top="Cu Cu Cu Cu Cu Cl  M Cl Cl",
    )
    play(state, "A play:wine")
    assert discard(state) == "Wi Wi Wi Wi Wi Sp M M"


@pytest.mark.parametrize("answer", ["draw", "play:wine", "play:merchant", "deliver:wine"])
def test_r14_1_nothing_else_is_discarded(answer: str) -> None:
    state = table(
        hands={"A": "Wi M"}, displays={"B": "Cu M"}, jakob="Sp", discard="Je", deck_top="Cl"
    )
    play(state, f"A {answer}")
    assert discard(state) == "Je"


def test_r14_2_the_whole_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    state = table(2, round=3, deck="Cu", discard="Cl Cl M", rest_in_hand_of="B", deck_top="Cu Cl")
    state.turns = 1
    play(state, "A draw")
    # The pair card was needed: now, and not before, the pile was shuffled.
    assert events(state) == ["drew", "reshuffled", "jakob-received"]
    assert facts(state, "reshuffled") == [{"number": 3}]
    assert (shown(state.deck), discard(state), jakob(state)) == ("Cl M", "", "Cl")


def test_r14_2_not_at_the_moment_the_deck_runs_out() -> None:
    state = table(round=3, deck="Cu", discard="Cl M", rest_in_hand_of="B")
    play(state, "A draw")
    assert (deck_size(state), discard(state)) == (0, "Cl M")
    assert events(state) == ["drew"]


def test_r14_3_without_deck_and_discard_nobody_draws() -> None:
    state = table(hands={"A": "Cu"}, deck="", rest_in_hand_of="B")
    assert options(state, "A") == ["play:copper", "deliver:copper"]
    assert refused(state, "A draw").clause == "R14.3"


def test_r14_3_jakob_gets_nothing() -> None:
    state = table(hands={"A": "Cu"}, deck="", rest_in_hand_of="B")
    play(state, "A deliver:copper")
    assert (jakob(state), events(state)) == ("", ["delivered", "jakob-nothing"])


def test_r14_3_deals_stop() -> None:
    state = table(4, hands={"A": "Cu"}, jakob="Cu Cu Cu Cu", deck="", rest_in_hand_of="B")
    held = hand_sizes(state)[1]
    play(state, "A play:copper")
    # The five coppers serve B, C and half of D.
    assert hand_sizes(state) == [0, held + 2, 2, 1]
    assert (jakob(state), deck_size(state), discard(state)) == ("", 0, "")


def test_r14_4_a_round_can_be_finished_without_any_supply() -> None:
    # Twenty goods are open, four merchants and eight deliveries out; all else is held by D.
    four = "Cu Cu Cu Cu Cl Cl Cl Cl Wi Wi Wi Wi Sp Sp Sp Sp Je Je Je Je"
    state = table(
        4,
        round=2,
        displays={"A": "M M", "B": "M M"},
        jakob=four,
        deliveries={"A": "Cu Cl", "B": "Cu Cl", "C": "Cu* Cl*", "D": "Cu* Cl*"},
        deck="",
        rest_in_hand_of="D",
    )
    assert len(hand(state, "D").split()) == 17
    play(state, "A pass", "B pass", "C pass")
    assert "pass" not in options(state, "D")
    play(state, "D play:wine")
    assert state.round == 3


def test_r14_4_any_play_without_supply_reaches_the_end_of_the_round() -> None:
    chance = seeded("finish")
    for _ in range(20):
        state = table(
            4,
            round=3,
            hands={"A": "Cu Cl M M", "B": "Wi Sp Je", "C": "Cu* Je*"},
            displays={"A": "M M"},
            deck="",
            rest_in_hand_of="D",
        )
        turns = 0
        while state.round == 3 and not state.is_over():
            found = state.options(state.active)
            state.answer(state.active, found[chance.below(len(found))])
            turns += 1
        assert turns <= 4 * 21


@pytest.mark.parametrize(
    ("language", "at_best"),
    [("en", "at the earliest"), ("fr", "au plus tôt"), ("de", "frühestens")],
)
def test_r14_3_no_cards_are_promised_for_after_market_day(language: str, at_best: str) -> None:
    # All four open wines and the fifth are dealt out at once: the supply is empty again.
    state = table(4, hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", deck="", rest_in_hand_of="B")
    refusal = refused(state, "A draw")
    assert at_best in Texts(language, "fugger").message(refusal.message, Reader(0, []))
    play(state, "A play:wine")
    assert state.round == 2
    assert refused(state, "B draw").clause in ("R3.1", "R14.3")
    assert (shown(state.deck), discard(state)) == ("", "")
