"""R2 Rounds and turns."""

from typing import Any

import pytest

from kontor.engine.chance import seeded
from tests.bench.playing import play, refused
from tests.games.fugger.table import (
    GAME,
    active,
    display,
    events,
    facts,
    hand,
    market_days,
    options,
    table,
)

WITH_DRAWING = ("turn-prompt", "turn-prompt-delivery", "turn-prompt-draw")


def test_r2_1_rounds_count_from_one_and_end_with_an_evaluation() -> None:
    state = table(hands={"A": "Wi"}, jakob="Wi Wi Wi Wi")
    assert state.round == 1
    play(state, "A play:wine")
    assert state.round == 2
    assert facts(state, "market-day") == [{"round": 1, "seat": 0, "good": "wine"}]
    assert events(state).index("market-day") < events(state).index("new-round")


@pytest.mark.parametrize(("players", "order"), [(2, "ABAB"), (3, "ABCABC"), (4, "ABCDABCD")])
def test_r2_2_turns_go_clockwise(players: int, order: str) -> None:
    state = table(players, round=3)
    for name in order:
        assert active(state) == name
        assert state.awaited() == 1 << state.active
        play(state, f"{name} draw")


def test_r2_2_nobody_acts_out_of_turn() -> None:
    state = table(hands={"B": "Cu"})
    assert options(state, "B") == []
    assert refused(state, "B play:copper").clause == "R2.2"


def test_r2_3_a_turn_is_exactly_one_action() -> None:
    state = table(hands={"A": "Cu Wi* M"})
    assert options(state, "A") == [
        "draw",
        "play:copper",
        "play:wine_seal",
        "play:merchant",
        "deliver:copper",
        "deliver:wine_seal",
    ]
    play(state, "A play:copper")
    assert options(state, "A") == []
    assert active(state) == "B"
    assert (hand(state, "A"), display(state, "A")) == ("Wi* M", "Cu")


def test_r2_3_identical_cards_are_one_option() -> None:
    state = table(round=3, hands={"A": "Cu Cu Cu Cu*"})
    assert options(state, "A") == ["draw", "play:copper", "play:copper_seal"]


@pytest.mark.parametrize("held", ["", "Cu", "M", "Cu Cl Wi Sp Je Je*"])
def test_r2_4_passing_is_refused_while_an_action_is_possible(held: str) -> None:
    state = table(hands={"A": held})
    assert "pass" not in options(state, "A")
    assert refused(state, "A pass").clause == "R2.4"


@pytest.mark.parametrize(
    ("held", "in_front"), [("", ""), ("M", "M M"), ("M M", "M M")], ids=["no card", "M", "M M"]
)
def test_r2_5_without_any_action_passing_is_the_only_way(held: str, in_front: str) -> None:
    state = table(
        hands={"A": held}, displays={"A": in_front}, deck="", rest_in_hand_of="C", turns=3
    )
    before = state.clone()
    assert options(state, "A") == ["pass"]
    play(state, "A pass")
    assert active(state) == "B"
    assert state.turns == 4
    assert events(state) == ["passed"]
    assert (state.hands, state.displays) == (before.hands, before.displays)


@pytest.mark.parametrize(
    ("held", "in_front", "plays"),
    [
        ("Je M M M M", "", ["play:jewels", "play:merchant"]),
        ("Cu Cl Wi M M", "M M", ["play:copper", "play:cloth", "play:wine"]),
    ],
)
def test_r2_6_five_cards_always_allow_a_play(held: str, in_front: str, plays: list[str]) -> None:
    state = table(
        round=3, hands={"A": held}, displays={"A": in_front}, deck="", rest_in_hand_of="B"
    )
    assert options(state, "A") == plays


@pytest.mark.parametrize("answer", ["draw", "play:copper", "play:merchant", "deliver:copper"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_7_turns_do_not_move_florins(players: int, answer: str) -> None:
    row = [10, 20, 30, 40][:players]
    state = table(
        players,
        turns=1,
        florins=" ".join(str(number) for number in row),
        hands={"A": "Cu M"},
        displays={"A": "Wi*", "B": "Cl"},
    )
    play(state, f"A {answer}")
    assert state.florins == row
    assert market_days(state) == 0


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"hands": {"A": "Wi"}}, "turn-prompt-delivery"),
        ({"hands": {"A": "Wi"}, "round": 3}, "turn-prompt"),
        ({"hands": {"A": "M"}}, "turn-prompt"),
        ({}, "turn-prompt-draw"),
        ({"hands": {"A": "M"}, "displays": {"A": "M M"}}, "turn-prompt-draw"),
        ({"hands": {"A": "Wi Wi Wi Cu Cl"}}, "turn-prompt-play-delivery"),
        ({"hands": {"A": "Wi Wi Wi Cu Cl"}, "round": 3}, "turn-prompt-play"),
        ({"hands": {"A": "Wi"}, "deck": "", "rest_in_hand_of": "B"}, "turn-prompt-play-delivery"),
        ({"hands": {"A": "M"}, "deck": "", "rest_in_hand_of": "B"}, "turn-prompt-play"),
        ({"deck": "", "rest_in_hand_of": "B"}, "turn-prompt-pass"),
        (
            {"hands": {"A": "Wi Wi Wi Cu Cl"}, "options": {"delivery_timing": "as_bonus"}},
            "turn-prompt-play-bonus",
        ),
    ],
)
def test_r2_3_the_prompt_names_only_what_is_possible(position: dict[str, Any], text: str) -> None:
    state = table(**position)
    legal = {word.partition(":")[0] for word in options(state, "A")}
    assert state.prompt(0).name == text
    assert ("pass" in text) == ("pass" in legal)
    assert ("delivery" in text or "bonus" in text) == ("deliver" in legal)
    assert ("draw" in legal) == (not text.startswith(("turn-prompt-play", "turn-prompt-pass")))
    assert ("play" in legal) == (text not in ("turn-prompt-draw", "turn-prompt-pass"))


@pytest.mark.parametrize(("players", "seed"), [(2, "1"), (3, "2"), (4, "3")])
def test_r2_3_the_prompt_fits_the_options_in_whole_games(players: int, seed: str) -> None:
    chance = seeded(f"prompts {seed}")
    for game in range(10):
        state = GAME.start(players, {}, chance.split(str(game)))
        while not state.is_over():
            seat = state.awaited().bit_length() - 1
            found = state.options(seat)
            legal = {state.word(option).partition(":")[0] for option in found}
            text = state.prompt(seat).name
            assert ("deliver" in legal) == text.endswith("delivery")
            assert ("draw" in legal) == (text in WITH_DRAWING), text
            assert ("play" in legal) == (text not in ("turn-prompt-draw", "turn-prompt-pass"))
            state.play(seat, found[chance.below(len(found))])
