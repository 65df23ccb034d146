"""Prompts and described options: the right text, facts, clauses and pieces."""

import pytest

from kontor.engine.messages import Option
from kontor.games.fugger.state import Fugger
from kontor.text.texts import Reader, Texts
from tests.bench.playing import play
from tests.games.fugger.table import table


def described(state: Fugger, word: str) -> Option:
    """Return the description of one option of A."""
    return state.describe(0, state.parse(0, word))


@pytest.mark.parametrize(
    ("round", "made", "timing", "text"),
    [
        (1, "", "as_action", "turn-prompt-delivery"),
        (1, "Cu", "as_action", "turn-prompt"),
        (2, "Cu", "as_action", "turn-prompt-delivery"),
        (3, "", "as_action", "turn-prompt"),
        (1, "", "as_bonus", "turn-prompt-bonus"),
        (1, "Cu", "as_bonus", "turn-prompt"),
        (3, "", "as_bonus", "turn-prompt"),
    ],
)
def test_the_prompt_mentions_deliveries_while_they_are_open(
    round: int, made: str, timing: str, text: str
) -> None:
    state = table(
        round=round,
        hands={"A": "Wi"},
        deliveries={"A": made},
        options={"delivery_timing": timing},
    )
    (question,) = state.questions()
    assert (question.message.name, question.message.facts) == (text, {"seat": 0})
    assert state.waiting().facts == {"seat": 0}


def test_draw_tells_the_size_of_the_deck() -> None:
    option = described(table(hands={"A": "Wi"}, jakob="Cu"), "draw")
    assert (option.message.name, option.message.facts) == ("option-draw", {"number": 47})
    assert (option.clauses, option.pieces) == (("R3.1",), ("deck",))


def test_play_tells_the_new_demand() -> None:
    state = table(hands={"A": "Wi*"}, displays={"B": "Wi"}, jakob="Wi Cu")
    option = described(state, "play:wine_seal")
    assert option.message.name == "option-play"
    assert option.message.facts == {"card": "wine_seal", "demand": 3}
    assert (option.clauses, option.pieces) == (("R4.1",), ("hand:wine_seal", "stall:wine"))


def test_a_closing_play_tells_price_and_own_income() -> None:
    state = table(
        hands={"A": "Wi"}, displays={"A": "Cu*", "B": "Wi"}, jakob="Wi Wi Wi Cu", prices="5 5 4 5 5"
    )
    option = described(state, "play:wine")
    assert option.message.name == "option-play-closing"
    assert option.message.facts == {
        "card": "wine",
        "old": 4,
        "price": 9,
        "crash": 0,
        "earned": 9 + 14,
    }
    play(state, "A play:wine")
    assert state.florins[0] == 9 + 14


def test_r8_7_a_closing_play_that_crashes_its_good_says_so() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi", prices="5 5 5 5 5")
    option = described(state, "play:wine")
    assert option.message.facts["crash"] == 1
    reader = Reader(0, ["Ada", "Boris", "Clara"])
    for language, word in (("en", "crash"), ("fr", "krach"), ("de", "Preissturz")):
        assert word in Texts(language, "fugger").detail(option.message, reader)


@pytest.mark.parametrize(
    ("in_front", "text", "facts"),
    [
        ("", "option-play-merchant", {"bonus": 2}),
        ("M", "option-play-merchant-more", {"bonus": 3, "before": 2}),
    ],
)
def test_a_merchant_tells_its_bonus(in_front: str, text: str, facts: dict[str, int]) -> None:
    option = described(table(hands={"A": "M"}, displays={"A": in_front}), "play:merchant")
    assert option.message.name == text
    assert option.message.facts == {"card": "merchant", **facts}


def test_deliver_names_card_and_round() -> None:
    assert described(table(hands={"A": "Je"}), "deliver:jewels").message.name == "option-deliver"
    option = described(table(round=2, hands={"A": "Je*"}), "deliver:jewels_seal")
    assert option.message.name == "option-deliver-seal"
    assert option.message.facts == {"card": "jewels_seal", "round": 2, "times": 2, "jakob": 1}
    assert option.clauses == ("R5.1", "R5.3", "R12.2", "R5.7")
    assert option.pieces == ("hand:jewels_seal", "chest")


def test_pass_is_described_too() -> None:
    option = described(table(deck="", rest_in_hand_of="B"), "pass")
    assert (option.message.name, option.clauses, option.pieces) == ("option-pass", ("R2.5",), ())
