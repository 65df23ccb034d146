"""Plots as SVG: points with intervals, bars and columns, coloured by the page's classes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from markupsafe import Markup, escape

WIDTH: Final = 380
EDGE: Final = 8
ROW: Final = 42
# More room where rows have a line of their own above them.
HEADED_ROW: Final = 58
LONGEST_LABEL: Final = 56
AXIS: Final = 22
COLUMNS_HEIGHT: Final = 130
WIDEST_COLUMN: Final = 46
TICKS: Final = 6

# Writes a value at an axis, with the decimals that tell it from its neighbours.
Writer = Callable[[float, int], str]


@dataclass(frozen=True)
class Point:
    """One row of a plot: a value with the ends of its interval, and how to write them."""

    label: str
    value: float
    low: float
    high: float
    text: str
    above: str = ""


class Axis:
    """Places values from left to right, evenly or by their logarithm."""

    def __init__(self, values: Sequence[float], logarithmic: bool = False) -> None:
        self.logarithmic = logarithmic
        ends = [self.bent(value) for value in values]
        self.low, self.high = min(ends), max(ends)
        room = 0.03 * (self.high - self.low) or 0.5
        self.low, self.high = self.low - room, self.high + room

    def bent(self, value: float) -> float:
        """Return a value, or its logarithm."""
        return log10(max(value, 1e-6)) if self.logarithmic else value

    def place(self, value: float) -> float:
        """Return where a value stands."""
        part = (self.bent(value) - self.low) / (self.high - self.low)
        return round(EDGE + part * (WIDTH - 2 * EDGE), 1)

    def ticks(self) -> list[float]:
        """Return round values to write at the axis."""
        if self.logarithmic:
            return [10.0**power for power in range(ceil(self.low), floor(self.high) + 1)]
        step = self.step()
        first, last = ceil(self.low / step), floor(self.high / step)
        return [step * number for number in range(first, last + 1)]

    def step(self) -> float:
        """Return the distance between two values at the axis."""
        return nice_step((self.high - self.low) / TICKS)

    def decimals(self) -> int:
        """Return how many decimals tell the values at the axis apart."""
        return 0 if self.logarithmic else max(0, -floor(log10(self.step()) + 1e-9))


def nice_step(least: float) -> float:
    """Return the next of 1, 2, 5, 10, … at or above a number."""
    power: float = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.999)


def svg(title: str, height: float, content: list[str]) -> Markup:
    """Wrap a drawing."""
    return Markup(
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(content)}</svg>"
    )


def points(
    title: str,
    rows: Sequence[Point],
    written: Writer,
    reference: float | None = None,
    logarithmic: bool = False,
) -> Markup:
    """Draw points with their intervals, and a line at the value that means no difference."""
    marks = [end for row in rows for end in (row.low, row.value, row.high)]
    axis = Axis([*marks, *([] if reference is None else [reference])], logarithmic)
    headed = any(row.above for row in rows)
    height = HEADED_ROW if headed else ROW
    bottom = height * len(rows)
    drawn = axis_lines(axis, bottom, written)
    if reference is not None:
        x = axis.place(reference)
        drawn.append(f'<line class="reference" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        top = height * number
        beside = top + 16
        if headed:
            drawn.append(f'<text class="above" x="{EDGE}" y="{beside}">{escape(row.above)}</text>')
            top += HEADED_ROW - ROW
        low, middle, high = (axis.place(value) for value in (row.low, row.value, row.high))
        y = top + 30
        drawn += [
            f'<text x="{EDGE}" y="{top + 16}">{escape(shortened(row.label))}</text>',
            f'<text class="figure" x="{WIDTH - EDGE}" y="{beside}">{escape(row.text)}</text>',
            f'<line class="whisker" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{middle}" cy="{y}" r="5.5"/>',
        ]
    return svg(title, bottom + AXIS, drawn)


def shortened(label: str) -> str:
    """Return a label that leaves room for its figure."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1].rstrip() + "…"


def axis_lines(axis: Axis, bottom: float, written: Writer) -> list[str]:
    """Draw the lines of an axis with their values below; those too near the edge stay bare."""
    drawn = []
    for value in axis.ticks():
        x = axis.place(value)
        drawn.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom + 4}"/>')
        if 20 <= x <= WIDTH - 20:
            drawn.append(tick(x, bottom + 18, written(value, axis.decimals())))
    return drawn


def tick(x: float, y: float, text: str) -> str:
    """Write a value at an axis."""
    return f'<text class="tick" x="{x}" y="{y}">{escape(text)}</text>'


def bars(title: str, rows: Sequence[tuple[str, float, float]], written: Writer) -> Markup:
    """Draw two bars for each row, one above the other."""
    most = max((max(one, other) for _, one, other in rows), default=0.0)
    axis = Axis([0.0, most or 1.0])
    axis.low = 0.0
    height = 38
    drawn = axis_lines(axis, height * len(rows), written)
    zero = axis.place(0.0)
    for number, (label, one, other) in enumerate(rows):
        top = height * number
        drawn.append(f'<text class="word" x="{EDGE}" y="{top + 14}">{escape(label)}</text>')
        for name, value, y in (("one", one, top + 19), ("other", other, top + 27)):
            length = round(axis.place(value) - zero, 1)
            drawn.append(f'<rect class="{name}" x="{zero}" y="{y}" width="{length}" height="7"/>')
    return svg(title, height * len(rows) + AXIS, drawn)


def columns(title: str, counts: Sequence[tuple[str, int]]) -> Markup:
    """Draw one column for each count."""
    most = max(count for _, count in counts)
    room = min(WIDEST_COLUMN, (WIDTH - 2 * EDGE) / len(counts))
    every = ceil(24 / room)
    drawn = []
    for number, (label, count) in enumerate(counts):
        x = EDGE + number * room
        height = COLUMNS_HEIGHT * count / most
        drawn.append(
            f'<rect class="one" x="{x + room * 0.1:.1f}" y="{COLUMNS_HEIGHT - height:.1f}"'
            f' width="{room * 0.8:.1f}" height="{height:.1f}"/>'
        )
        if number % every == 0:
            drawn.append(tick(round(x + room / 2, 1), COLUMNS_HEIGHT + 16, label))
    return svg(title, COLUMNS_HEIGHT + AXIS, drawn)
