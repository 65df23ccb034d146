"""Openings drawn at random: they make games differ where bots leave little to chance.

Where hardly anything is dealt, bots that do not mix play a few games again and again, and many
games say no more than those few.
"""

from kontor.engine.chance import Chance
from kontor.engine.playout import next_seat
from kontor.engine.state import State


def opened(state: State, answers: int, chance: Chance) -> list[tuple[int, int, str]]:
    """Give the first answers of a game at random; return each seat, its choices and its word."""
    given: list[tuple[int, int, str]] = []
    while len(given) < answers and (awaited := state.awaited()):
        seat = next_seat(awaited)
        options = state.options(seat)
        option = options[chance.below(len(options))]
        given.append((seat, len(options), state.word(option)))
        state.play(seat, option)
    return given
