"""A whole game between bots, without people."""

from kontor.bots.bot import Bot
from kontor.engine.chance import Chance
from kontor.engine.playout import next_seat
from kontor.engine.state import State


def play_game(state: State, bots: list[Bot], chance: Chance) -> int:
    """Let the bots play a game to its end; return how many decisions there were.

    Each seat thinks with its own stream, so its choices depend on nothing but its views.
    """
    streams = [chance.split(f"seat {seat}") for seat in range(state.seats)]
    are_free = state.bots_are_free()
    decisions = 0
    while True:
        awaited = state.awaited()
        if not awaited:
            return decisions
        seat = next_seat(awaited)
        bot = bots[seat]
        if bot.is_blind and are_free:  # no view is drawn up that nobody looks at
            option = state.random_option(seat, streams[seat])
        else:
            option = bot.choose(state.view(seat), state.options(seat), streams[seat])
        state.play(seat, option)
        decisions += 1
