"""Short games in notation: answers such as `A play:wine`, given through the checked path."""

from typing import TypeVar

import pytest

from kontor.engine.messages import IllegalAnswer, Refusal
from kontor.engine.record import CLOCK, SEAT_LETTERS
from kontor.engine.state import State

AnyState = TypeVar("AnyState", bound=State)


def seat_of(name: str) -> int:
    """Return the seat with this letter; `@` is the clock."""
    return CLOCK if name == "@" else SEAT_LETTERS.index(name)


def play(state: AnyState, *answers: str) -> AnyState:
    """Give answers, each a player's letter and a word, or several words one after the other."""
    for answer in answers:
        name, *words = answer.split()
        for word in words:
            state.answer(seat_of(name), state.parse(seat_of(name), word))
    return state


def refused(state: State, answer: str) -> Refusal:
    """Return why an answer is refused; it must change nothing."""
    before = state.clone()
    told = len(state.log or [])
    with pytest.raises(IllegalAnswer) as caught:
        play(state, answer)
    assert state == before
    assert len(state.log or []) == told
    return caught.value.refusal
