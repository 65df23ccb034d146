"""Versions and answers as others count them.

A draft under seal, a sealed answer laid anew, or any other step that changes nothing for anybody
else is silent. Whoever does not sit there counts
neither its version nor its answer, so that numbers tell nothing about secrets.
"""

from typing import Final

NOT_SILENT: Final = -1


class Numbering:
    """Which lines of the journal and which answers only the seat that gave them counts."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, int]] = []
        # For each answer of the record, the seat that alone counts it, or NOT_SILENT.
        self.answers: list[int] = []

    def is_silent(self, version: int) -> bool:
        """Tell whether a line is only for the seat that wrote it."""
        return any(line[0] == version for line in self.lines)

    def shown_version(self, version: int, mine: list[int]) -> int:
        """Return a version as those who sit at some seats count it."""
        hidden = sum(line <= version and seat not in mine for line, seat in self.lines)
        return version - hidden

    def true_version(self, shown: int, mine: list[int]) -> int:
        """Return the latest version that some seats count as this one."""
        version = shown
        for line, seat in self.lines:
            if seat not in mine and line <= version + 1:
                version += 1
        return version

    def shown_answers(self, answers: int, mine: list[int]) -> int:
        """Return a number of answers as those who sit at some seats count it."""
        return sum(seat == NOT_SILENT or seat in mine for seat in self.answers[:answers])

    def true_answers(self, shown: int, mine: list[int]) -> int:
        """Return the largest number of answers that some seats count as this one."""
        counted = 0
        for answers, seat in enumerate(self.answers):
            if seat == NOT_SILENT or seat in mine:
                if counted == shown:
                    return answers
                counted += 1
        return len(self.answers)

    def total_answers(self, mine: list[int]) -> int:
        """Return how many answers some seats count."""
        return self.shown_answers(len(self.answers), mine)

    def silent_since(self) -> list[int]:
        """Return the seats that have given silent answers since the last one that all count."""
        found: list[int] = []
        for seat in reversed(self.answers):
            if seat == NOT_SILENT:
                break
            found.append(seat)
        return found
