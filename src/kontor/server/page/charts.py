"""Charts: where the marks of a drawing lie, for templates that draw statistics as SVG."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 400
ROW: Final = 28
LEFT: Final = 110
RIGHT: Final = 12
AXIS: Final = 20
COURSE_HEIGHT: Final = 200
COURSE_LEFT: Final = 26
LABELS: Final = 96
TICKS: Final = 6
# Half of an interval in which the true value lies in 95 of 100 cases.
HALF: Final = 1.96


@dataclass(frozen=True)
class Whisker:
    """A value with its interval: how far from the left each lies, and in which height."""

    player: int
    y: float
    low: float
    middle: float
    high: float


class Axis:
    """Places values between two ends."""

    def __init__(self, values: Sequence[float], first: float, last: float) -> None:
        self.low, self.high = min(values), max(values)
        room = 0.05 * (self.high - self.low) or 1.0
        self.low, self.high = self.low - room, self.high + room
        self.first, self.last = first, last

    def place(self, value: float) -> float:
        """Return where a value lies."""
        part = (value - self.low) / (self.high - self.low)
        return round(self.first + part * (self.last - self.first), 1)

    def ticks(self) -> list[tuple[float, float]]:
        """Return round values with their places."""
        least = (self.high - self.low) / TICKS
        power = 10.0 ** floor(log10(least))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.999)
        numbers = range(ceil(self.low / step), floor(self.high / step) + 1)
        return [(round(step * number, 6), self.place(step * number)) for number in numbers]


class Whiskers:
    """Ratings with their intervals, one below the other."""

    def __init__(self, rated: Sequence[tuple[int, float, float]]) -> None:
        ends = [mu + sign * HALF * sigma for _, mu, sigma in rated for sign in (-1, 1)]
        self.axis = Axis(ends, LEFT, WIDTH - RIGHT)
        self.width: int = WIDTH
        self.bottom: int = ROW * len(rated)
        self.height: int = self.bottom + AXIS
        self.rows = [
            Whisker(
                player,
                ROW * place + ROW / 2,
                self.axis.place(mu - HALF * sigma),
                self.axis.place(mu),
                self.axis.place(mu + HALF * sigma),
            )
            for place, (player, mu, sigma) in enumerate(rated)
        ]


@dataclass(frozen=True)
class Line:
    """The course of a player's rating, and where its name stands."""

    player: int
    points: str
    x: float
    y: float
    label: float


class Courses:
    """Ratings over the games, side by side from left to right."""

    def __init__(self, courses: Sequence[tuple[int, Sequence[tuple[float, float, float]]]]) -> None:
        moments = sorted({at for _, points in courses for at, _, _ in points})
        self.axis = Axis(
            [mu for _, points in courses for _, mu, _ in points], COURSE_HEIGHT - 10, 10
        )
        self.width: int = WIDTH
        self.height: int = COURSE_HEIGHT
        self.left, self.right = COURSE_LEFT, WIDTH - LABELS
        order = {at: place for place, at in enumerate(moments)}
        last = max(1, len(moments) - 1)
        ends = []
        for player, points in courses:
            places = [
                (
                    round(self.left + (self.right - self.left) * order[at] / last, 1),
                    self.axis.place(mu),
                )
                for at, mu, _ in points
            ]
            ends.append((places[-1][1], player, places))
        self.lines: list[Line] = []
        before = -100.0
        for y, player, places in sorted(ends):
            before = max(y, before + 15)
            points_text = " ".join(f"{x},{at}" for x, at in places)
            self.lines.append(Line(player, points_text, places[-1][0], y, before + 4))
