"""Allowances: how often something may be asked for."""

import time


class Allowance:
    """So many requests at once, refilled steadily."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.at = time.monotonic()

    def take(self) -> float:
        """Take one request; return 0, or the seconds until there is one."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate
