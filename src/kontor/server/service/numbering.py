"""Versions and answers as others count them.

A draft under seal, a sealed answer laid anew, or any other step that changes nothing for anybody
else is silent. Whoever does not sit there counts neither its version nor its answer, so that
numbers tell nothing about secrets. However many silent lines there are, a number is found in a few
steps.
"""

from bisect import bisect_left, bisect_right
from typing import Final

NOT_SILENT: Final = -1


class Silent:
    """Places in a sequence that only one seat counts, in order."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.by_seat: dict[int, list[int]] = {}

    def add(self, place: int, seat: int) -> None:
        """Note a place after all others."""
        self.places.append(place)
        self.by_seat.setdefault(seat, []).append(place)

    def hidden(self, end: int, mine: list[int]) -> int:
        """Return how many places before an end some seats do not count."""
        if not self.places:
            return 0
        own = sum(bisect_left(self.by_seat[seat], end) for seat in mine if seat in self.by_seat)
        return bisect_left(self.places, end) - own

    def unhidden(self, shown: int, mine: list[int]) -> int:
        """Return the largest end before which some seats count so many places."""
        ends = range(shown, shown + len(self.places) + 1)
        return shown + bisect_right(ends, shown, key=lambda end: end - self.hidden(end, mine)) - 1


class Numbering:
    """Which lines of the journal and which answers only the seat that gave them counts."""

    def __init__(self) -> None:
        self.lines: Silent = Silent()
        self.answers: Silent = Silent()
        # For each answer of the record, the seat that alone counts it, or NOT_SILENT.
        self.given: list[int] = []

    def add_line(self, version: int, seat: int) -> None:
        """Note a silent line."""
        self.lines.add(version, seat)

    def add_answer(self, seat: int) -> None:
        """Note an answer, and which seat alone counts it."""
        if seat != NOT_SILENT:
            self.answers.add(len(self.given), seat)
        self.given.append(seat)

    def remove_answer(self, place: int) -> None:
        """Forget one answer."""
        self.keep(self.given[:place] + self.given[place + 1 :])

    def shorten(self, answers: int) -> None:
        """Forget all but so many answers."""
        if answers < len(self.given):
            self.keep(self.given[:answers])

    def keep(self, given: list[int]) -> None:
        """Count anew."""
        self.given = []
        self.answers = Silent()
        for seat in given:
            self.add_answer(seat)

    def is_silent(self, version: int) -> bool:
        """Tell whether a line is only for the seat that wrote it."""
        place = bisect_left(self.lines.places, version)
        return self.lines.places[place : place + 1] == [version]

    def shown_version(self, version: int, mine: list[int]) -> int:
        """Return a version as those who sit at some seats count it."""
        return version - self.lines.hidden(version + 1, mine)

    def true_version(self, shown: int, mine: list[int]) -> int:
        """Return the latest version that some seats count as this one."""
        return self.lines.unhidden(shown + 1, mine) - 1

    def shown_answers(self, answers: int, mine: list[int]) -> int:
        """Return a number of answers as those who sit at some seats count it."""
        end = min(answers, len(self.given))
        return end - self.answers.hidden(end, mine)

    def true_answers(self, shown: int, mine: list[int]) -> int:
        """Return the largest number of answers that some seats count as this one."""
        return min(self.answers.unhidden(shown, mine), len(self.given))

    def total_answers(self, mine: list[int]) -> int:
        """Return how many answers some seats count."""
        return self.shown_answers(len(self.given), mine)

    def silent_since(self) -> list[int]:
        """Return the seats that have given silent answers since the last one that all count."""
        found: list[int] = []
        for seat in reversed(self.given):
            if seat == NOT_SILENT:
                break
            found.append(seat)
        return found
