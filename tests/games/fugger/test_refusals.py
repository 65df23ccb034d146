"""Every refusal names its clause and its reason, and changes nothing."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import IllegalAnswer
from kontor.games.fugger.state import Fugger
from tests.bench.playing import refused
from tests.games.fugger.table import GAME, options, table


def full_hand() -> Fugger:
    """A holds five cards."""
    return table(hands={"A": "Cu Cl Wi Sp Je"})


def no_supply() -> Fugger:
    """A holds one card and nothing can be drawn."""
    return table(hands={"A": "Cu"}, deck="", rest_in_hand_of="B")


def two_merchants() -> Fugger:
    """A has two merchants in front and one in hand."""
    return table(hands={"A": "Cu M"}, displays={"A": "M M"})


def delivered() -> Fugger:
    """A has delivered in round 2."""
    return table(round=2, hands={"A": "Cu*"}, deliveries={"A": "- Wi"})


def third_round() -> Fugger:
    """Deliveries are over."""
    return table(round=3, hands={"A": "Cu*"})


def over() -> Fugger:
    """The game has ended."""
    state = table(florins="100 0 0", hands={"A": "Wi", "B": "Cu"}, jakob="Wi Wi Wi Wi")
    state.answer(0, state.parse(0, "play:wine"))
    assert state.is_over()
    return state


@pytest.mark.parametrize(
    ("state", "answer", "clause", "text", "facts"),
    [
        (over(), "B play:copper", "R12.7", "refusal-game-over", {}),
        (over(), "A draw", "R12.7", "refusal-game-over", {}),
        (full_hand(), "B draw", "R2.2", "refusal-not-your-turn", {"seat": 0}),
        (full_hand(), "A draw", "R3.1", "refusal-hand-too-large", {"number": 5, "limit": 4}),
        (no_supply(), "A draw", "R14.3", "refusal-no-cards-left", {}),
        (
            two_merchants(),
            "A play:merchant",
            "R4.2",
            "refusal-merchants-in-front",
            {"number": 2},
        ),
        (
            third_round(),
            "A deliver:copper_seal",
            "R5.1",
            "refusal-deliveries-over",
            {"round": 3},
        ),
        (
            delivered(),
            "A deliver:copper_seal",
            "R5.2",
            "refusal-delivered-already",
            {"round": 2},
        ),
        (two_merchants(), "A deliver:merchant", "R5.3", "refusal-merchant-delivery", {}),
        (full_hand(), "A pass", "R2.4", "refusal-pass", {}),
        (no_supply(), "A pass", "R2.4", "refusal-pass", {}),
        (table(), "A pass", "R2.4", "refusal-pass", {}),
        (full_hand(), "A play:copper_seal", "R2.3", "refusal-no-such-answer", {}),
        (full_hand(), "A play:merchant", "R2.3", "refusal-no-such-answer", {}),
        (full_hand(), "A deliver:merchant", "R2.3", "refusal-no-such-answer", {}),
        (full_hand(), "A juggle", "R2.3", "refusal-no-such-answer", {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_refusal(
    state: Fugger, answer: str, clause: str, text: str, facts: dict[str, object]
) -> None:
    refusal = refused(state, answer)
    assert refusal.word == answer.split()[1]
    assert (refusal.clause, refusal.message.name) == (clause, text)
    assert refusal.message.facts == facts


@pytest.mark.parametrize("option", [-1, 0, 1, 14, 99])
def test_an_illegal_number_is_refused_too(option: int) -> None:
    state = full_hand()
    before = state.clone()
    with pytest.raises(IllegalAnswer):
        state.answer(0, option)
    assert state == before


@pytest.mark.parametrize(("held", "in_front"), [("", ""), ("M", "M M")])
def test_a_legal_pass_is_not_listed_as_refused(held: str, in_front: str) -> None:
    state = table(hands={"A": held}, displays={"A": in_front}, deck="", rest_in_hand_of="B")
    assert options(state, "A") == ["pass"]
    assert "pass" not in [refusal.word for refusal in state.refusals(0)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_legal_is_listed_as_refused(players: int) -> None:
    chance = seeded(f"refusals {players}")
    for _ in range(20):
        state = GAME.start(players, {}, chance.split(f"{chance.below(60000)}"))
        while not state.is_over():
            seat = state.awaited().bit_length() - 1
            found = state.options(seat)
            legal = {state.word(option) for option in found}
            closed = [refusal.word for refusal in state.refusals(seat)]
            assert not legal & set(closed)
            # What is neither legal nor named falls under the last refusal, which catches all.
            assert closed[-1] == "*"
            assert ("draw" in legal) != ("draw" in closed)
            assert ("pass" in legal) != ("pass" in closed)
            state.play(seat, found[chance.below(len(found))])
