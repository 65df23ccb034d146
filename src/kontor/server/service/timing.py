"""Timing: how much time an open question has left, measured by the journal.

A moment of time follows from the lines of the journal and when they were written, so every process
computes the same one, whenever it reads them.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from kontor.engine.clock import Clock


@dataclass(frozen=True)
class Timer:
    """The time of an open question: when it began, and how often it was prolonged."""

    clock: Clock
    began: float
    prolonged: int = 0

    @property
    def deadline(self) -> float:
        """Return the moment when time is up."""
        return self.began + self.clock.seconds + self.prolonged * self.clock.extension


def follow(timer: Timer | None, clock: Clock | None, at: float) -> Timer | None:
    """Return the time of the question that is open after something happened at a moment."""
    if clock is None:
        return None
    if timer is None or timer.clock.window != clock.window:
        return Timer(clock, at)
    is_late = at > timer.deadline - clock.extension
    is_prolonged = (
        clock.calls > timer.clock.calls and is_late and timer.prolonged < clock.extensions
    )
    return Timer(clock, timer.began, timer.prolonged + is_prolonged)


class SteadyClock:
    """The time of day, except that it never goes back: while a server runs, it goes on."""

    def __init__(
        self,
        day: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.day = day
        self.steady = steady
        self.begun: tuple[float, float] = (day(), steady())

    def __call__(self) -> float:
        """Return the moment, in seconds of the epoch."""
        day, steady = self.day(), self.steady()
        told = self.begun[0] + steady - self.begun[1]
        if day > told:
            self.begun = (day, steady)
        return max(day, told)


class OwnTime:
    """The time of a table, which goes on from its last line.

    Where that was written before the clock was set back, the table is ahead of the clock.
    """

    def __init__(self) -> None:
        self.last: float = 0.0
        self.ahead: float = 0.0

    def passed(self, at: float) -> None:
        """Note when a line was written."""
        self.last = max(self.last, at)

    def __call__(self, now: float) -> float:
        """Return the table's time at a moment of the clock."""
        self.ahead = max(self.ahead, self.last - now)
        return now + self.ahead
