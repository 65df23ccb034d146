"""A budget of thought: so many iterations, which is reproducible, or so many seconds."""

from collections.abc import Callable
from time import monotonic
from typing import Final

# The clock is read a little early, so that the last iteration ends in time.
MARGIN: Final = 0.95


class Budget:
    """What a bot may spend on one answer; iterations count if both are given."""

    def __init__(
        self, seconds: float, iterations: int = 0, clock: Callable[[], float] = monotonic
    ) -> None:
        self.seconds: float = seconds
        self.iterations: int = iterations
        self.clock: Callable[[], float] = clock
        self.used: int = 0
        self.start: float = 0.0
        self.end: float = 0.0

    def begin(self) -> None:
        """Start to think about an answer."""
        self.used = 0
        if not self.iterations:
            self.start = self.clock()
            self.end = self.start + self.seconds * MARGIN

    def spend(self) -> bool:
        """Take one more iteration, if there is any left."""
        if self.used and (
            self.used >= self.iterations if self.iterations else self.clock() >= self.end
        ):
            return False
        self.used += 1
        return True

    def left(self) -> int:
        """Return how many iterations are left, by the clock about so many."""
        if self.iterations:
            return self.iterations - self.used
        now = self.clock()
        if now <= self.start:
            return self.used + 1
        return int(self.used * max(0.0, self.end - now) / (now - self.start)) + 1
