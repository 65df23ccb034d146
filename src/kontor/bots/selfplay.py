"""Self-play: a network plays against itself and keeps what it saw and what became of it.

Positions are kept after an answer (afterstates), for the seat that gave it and every second time
for one other; after a sealed question for all. The target of a position is the return of
TD(lambda): partly what the network thought one position later, partly what was still to come.
"""

from typing import Final

from kontor.bots.learner import Sample
from kontor.bots.master import Master
from kontor.engine.chance import Chance
from kontor.engine.playout import next_seat
from kontor.engine.state import State

LAMBDA: Final = 0.85
STEPS: Final = 1 << 16


class Track:
    """What one seat saw in the course of a game."""

    def __init__(self) -> None:
        self.numbers: list[list[int]] = []
        self.values: list[float] = []

    def keep(self, numbers: list[int], value: float) -> None:
        """Remember a position and what the network thought of it."""
        self.numbers.append(numbers)
        self.values.append(value)

    def samples(self, outcome: float) -> list[Sample]:
        """Return each position with its target, given how the game ended."""
        found: list[Sample] = []
        target = outcome
        for place in range(len(self.numbers) - 1, -1, -1):
            found.append((self.numbers[place], target))
            target = (1 - LAMBDA) * self.values[place] + LAMBDA * target
        return found

    def brier(self, outcome: float) -> float:
        """Return the squared error of all that was thought, against the outcome."""
        total = 0.0
        for value in self.values:
            total += (value - outcome) * (value - outcome)
        return total


class Lesson:
    """What one game taught."""

    def __init__(self, samples: list[Sample], brier: float, decisions: int) -> None:
        self.samples: list[Sample] = samples
        self.brier: float = brier
        self.decisions: int = decisions


def play_lesson(player: Master, seats: int, exploring: float, chance: Chance) -> Lesson:
    """Play a game against oneself, now and then at random, and return what it taught."""
    state = player.game.start(seats, {}, chance.split("deal"))
    thinking = chance.split("thinking")
    tracks = [Track() for _ in range(seats)]
    decisions = 0
    while True:
        awaited = state.awaited()
        if not awaited:
            break
        seat = next_seat(awaited)
        options = state.options(seat)
        if len(options) == 1:
            state.play(seat, options[0])
            continue
        decisions += 1
        judgement = player.weigh(state.view(seat), options, thinking)
        place = judgement.choice(thinking)
        if thinking.below(STEPS) < exploring * STEPS:
            place = thinking.below(len(judgement.options))
        state.play(seat, judgement.options[place])
        if state.stack:
            remember(player, state, tracks, seat, decisions, judgement.is_sealed)
    winners = state.winners()
    samples: list[Sample] = []
    brier = 0.0
    for seat, track in enumerate(tracks):
        outcome = 1.0 / len(winners) if seat in winners else 0.0
        samples += track.samples(outcome)
        brier += track.brier(outcome)
    return Lesson(samples, brier, decisions)


def remember(
    player: Master, state: State, tracks: list[Track], mover: int, number: int, sealed: bool
) -> None:
    """Keep the position for the mover and now and then another seat; after a reveal for all."""
    frame = state.stack[-1]
    if frame.sealed and frame.answers:
        return
    also = mover
    if number % 2 == 0:
        also = (mover + 1 + number // 2 % (state.seats - 1)) % state.seats
    for seat, track in enumerate(tracks):
        if sealed or seat in (mover, also):
            numbers = player.measure(state, seat)
            track.keep(numbers, player.network.value(numbers))
