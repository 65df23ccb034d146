"""Timing: how much time an open question has left, measured by the journal.

A moment of time follows from the lines of the journal and when they were written, so every process
computes the same one, whenever it reads them.
"""

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
