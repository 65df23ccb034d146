"""Self-play: a network plays against itself and keeps what it saw and what became of it.

Most answers are given in a hurry; some questions are searched, and what the search preferred is
what the network is to prefer (expert iteration). What the search found behind each option is how
much better or worse the network is to judge that position than its siblings. Positions are kept
when a seat is asked, and after an answer for the seat that gave it and now and then for another;
after a sealed question for all. The target of a position is the return of TD(lambda): partly what
was thought one position later, mostly what was still to come. What was thought is the value of the
position, never the best of what may follow: the best of many guesses is too high, and in a long
game a network that learns from it believes ever more.
"""

from typing import Final

from kontor.bots.bot import Bot
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.judge import Judge, Judgement
from kontor.bots.policy import SHARPNESS, shares, written
from kontor.engine.chance import Chance
from kontor.engine.playout import next_seat
from kontor.engine.state import State

LAMBDA: Final = 0.98
STEPS: Final = 1 << 16


class Row:
    """A position as a seat saw it; if that seat was asked, its options and how it prefers them."""

    def __init__(self, numbers: list[int], value: float) -> None:
        self.numbers: list[int] = numbers
        self.value: float = value
        self.target: float = 0.0
        self.margin: float = 0.0
        self.answers: list[str] = []
        self.shares: list[float] = []
        self.is_searched: bool = False


class Siblings:
    """The positions behind the options of one question, and what a search thought of each."""

    def __init__(self, judgement: Judgement) -> None:
        self.positions: list[list[int]] = []
        self.chances: list[float] = []
        # How much a search has looked at each: its visits, and the first look.
        self.weights: list[float] = []
        for place, numbers in enumerate(judgement.numbers):
            if numbers:
                self.positions.append(numbers)
                self.chances.append(judgement.chances[place])
                self.weights.append(judgement.weights[place] + 1.0)


class Lesson:
    """What one game taught."""

    def __init__(
        self, rows: list[Row], siblings: list[Siblings], brier: float, decisions: int
    ) -> None:
        self.rows: list[Row] = rows
        self.siblings: list[Siblings] = siblings
        self.brier: float = brier
        self.decisions: int = decisions


class SelfPlay:
    """One game of a network against itself."""

    def __init__(self, pupil: Judge, teacher: Grandmaster, seats: int, chance: Chance) -> None:
        self.pupil: Judge = pupil
        self.teacher: Grandmaster = teacher
        self.state: State = pupil.game.start(seats, {}, chance.split("deal"))
        self.thinking: Chance = chance.split("thinking")
        self.tracks: list[list[Row]] = [[] for _ in range(seats)]
        self.siblings: list[Siblings] = []
        # Seats that another bot plays: a network learns from it, and to meet it.
        self.guests: dict[int, Bot] = {}

    def play(self, exploring: float, searched: float) -> Lesson:
        """Play to the end, at random and with a search as often as told; return the lesson."""
        state = self.state
        thinking = self.thinking
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
            if seat in self.guests:
                self.watch(seat, options, decisions)
                continue
            is_searched = thinking.below(STEPS) < searched * STEPS
            judgement = self.weigh(is_searched, seat, options)
            self.keep_decision(seat, judgement, is_searched)
            if judgement.weights and not judgement.is_sealed:
                self.siblings.append(Siblings(judgement))
            place = judgement.choice(thinking)
            if thinking.below(STEPS) < exploring * STEPS:
                place = thinking.below(len(judgement.options))
            state.play(seat, judgement.options[place])
            if state.stack:
                self.keep_position(seat, decisions, judgement.is_sealed)
        return self.lesson(decisions)

    def watch(self, seat: int, options: list[int], number: int) -> None:
        """Let a guest answer, and remember what its seat saw before and after."""
        state = self.state
        numbers = self.pupil.measure(state, seat)
        self.tracks[seat].append(Row(numbers, self.pupil.judge(state, seat, numbers)))
        is_sealed = state.stack[-1].sealed
        state.play(seat, self.guests[seat].choose(state.view(seat), options, self.thinking))
        if state.stack:
            self.keep_position(seat, number, is_sealed)

    def weigh(self, is_searched: bool, seat: int, options: list[int]) -> Judgement:
        """Judge the options of a seat, with a search or in a hurry."""
        view = self.state.view(seat)
        if is_searched:
            return self.teacher.weigh(view, options, self.thinking)
        return self.pupil.weigh(view, options, self.thinking)

    def keep_decision(self, seat: int, judgement: Judgement, is_searched: bool) -> None:
        """Remember what a seat saw when it was asked, and which options it prefers."""
        options = judgement.options
        if len(options) == 1:
            return
        state = self.state
        numbers = self.pupil.measure(state, seat)
        row = Row(numbers, self.pupil.judge(state, seat, numbers))
        row.is_searched = is_searched
        row.answers = [written(state, seat, option) for option in options]
        if is_searched and sum(judgement.weights) > 0:
            total = sum(judgement.weights)
            row.shares = [weight / total for weight in judgement.weights]
        else:
            row.shares = shares(judgement.chances, SHARPNESS)
        self.tracks[seat].append(row)

    def keep_position(self, mover: int, number: int, sealed: bool) -> None:
        """Remember a position for the mover and now and then another; after a reveal for all."""
        state = self.state
        frame = state.stack[-1]
        if frame.sealed and frame.answers:
            return
        also = mover
        if number % 2 == 0:
            also = (mover + 1 + number // 2 % (state.seats - 1)) % state.seats
        for seat, track in enumerate(self.tracks):
            if sealed or seat in (mover, also):
                numbers = self.pupil.measure(state, seat)
                track.append(Row(numbers, self.pupil.judge(state, seat, numbers)))

    def lesson(self, decisions: int) -> Lesson:
        """Return all positions with their targets, given how the game has ended."""
        winners = self.state.winners()
        scores = self.state.scores()
        rows: list[Row] = []
        brier = 0.0
        for seat, track in enumerate(self.tracks):
            outcome = 1.0 / len(winners) if seat in winners else 0.0
            margin = float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
            target = outcome
            for place in range(len(track) - 1, -1, -1):
                row = track[place]
                row.target = target
                row.margin = margin
                target = (1 - LAMBDA) * row.value + LAMBDA * target
                brier += (row.value - outcome) * (row.value - outcome)
                rows.append(row)
        return Lesson(rows, self.siblings, brier / max(1, len(rows)), decisions)
