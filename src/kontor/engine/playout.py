"""Playouts: random games at full speed, for measuring, searching and fuzzing."""

from kontor.engine import i64
from kontor.engine.chance import Chance
from kontor.engine.state import State


def next_seat(awaited: i64) -> int:
    """Return the lowest seat of a set of bits."""
    seat: i64 = 0
    while not awaited & 1:
        awaited >>= 1
        seat += 1
    return seat


def play_out(state: State, chance: Chance) -> int:
    """Answer every question at random until the game is over; return how many there were."""
    decisions = 0
    while True:
        awaited = state.awaited()
        if not awaited:
            return decisions
        seat = next_seat(awaited)
        state.play(seat, state.random_option(seat, chance))
        decisions += 1


def reseal(state: State, chosen: int, chance: Chance) -> None:
    """Make up answers under seal for the seats (bits) that are known to have chosen."""
    while chosen:
        seat = next_seat(chosen)
        while state.stack[-1].answer_of(seat) < 0:
            options = [option for option in state.options(seat) if not state.is_immediate(option)]
            frame = state.stack[-1]
            choice = options[chance.below(len(options))]
            state.stack[-1] = frame.seal(seat, state.sealed_answer(frame, seat, choice))
        chosen &= chosen - 1


def clone_often(state: State, times: int) -> None:
    """Copy a state again and again, for measuring."""
    for _ in range(times):
        state.clone()
