"""Swings: where an analysis has seen the chances turn most."""

from typing import Final

from kontor.server.service.analysis import Analysis
from kontor.server.service.numbering import Numbering
from kontor.server.service.sight import SwingSight

MOST: Final = 6
# Less than so much of the chances is no turn.
LEAST: Final = 0.05


def swings(analysis: Analysis, numbering: Numbering, mine: list[int]) -> list[SwingSight]:
    """Return the largest turns, in the order in which they came."""
    points = analysis.points
    found = []
    for number in range(1, len(points)):
        before, after = points[number - 1], points[number]
        seat = max(range(len(after)), key=lambda one: abs(after[one] - before[one]))
        change = abs(after[seat] - before[seat])
        if change >= LEAST:
            found.append((change, number, seat))
    largest = sorted(found, reverse=True)[:MOST]
    return [
        SwingSight(
            answer=numbering.shown_answers(number, mine),
            seat=seat,
            before=round(100 * points[number - 1][seat]),
            after=round(100 * points[number][seat]),
        )
        for _, number, seat in sorted(largest, key=lambda one: one[1])
    ]
