"""The past of a game: a match that moves between its moments, with states kept on the way.

One step forward plays one answer; one step back plays those since the last state that was kept, so
a step costs the same anywhere in a game. Only the tables looked back at last keep theirs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from kontor.engine.match import Match
from kontor.engine.record import Answer
from kontor.engine.state import State

# A state is kept after every so many answers, for so many tables.
APART: Final = 16
TABLES_KEPT: Final = 40


class Past:
    """The moments of one game."""

    def __init__(self, match: Match) -> None:
        self.match: Match = match
        # States after each APART answers, and how many events had been told by then.
        self.kept: list[tuple[State, int]] = [(match.state.clone(), len(match.events))]
        LOOKED_AT.append(self)
        if len(LOOKED_AT) > TABLES_KEPT:
            LOOKED_AT.popleft().forget()

    def at(self, number: int, answers: Sequence[Answer]) -> Match:
        """Return the match after a number of answers; it is valid until the next call."""
        match = self.match
        given = match.record.answers
        if number < len(given):
            place = min(number // APART, len(self.kept) - 1)
            state, events = self.kept[place]
            match.state = state.clone()
            del given[place * APART :]
            del match.events[events:]
        while len(given) < number:
            answer = answers[len(given)]
            match.answer(answer.seat, answer.word)
            match.steps.clear()
            if len(given) == len(self.kept) * APART:
                self.kept.append((match.state.clone(), len(match.events)))
        return match

    def forget(self) -> None:
        """Keep nothing but the first moment."""
        del self.kept[1:]


LOOKED_AT: deque[Past] = deque()
