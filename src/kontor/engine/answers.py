"""Answers: every answer that may ever be given at a table, numbered without gaps.

The integers of options have gaps, for they are made to be computed with. A game lists what they can
be, family by family; a family that grows with somebody's money ends in a number for "so much or
more", which stands for the highest such option. What only a house rule brings comes at the end, so
that the numbers before it stay what they are.
"""

from collections.abc import Sequence


class UnnumberedAnswer(Exception):
    """An option that no family of the game lists: the declaration is wrong."""


class Family:
    """Answers of one kind. Options from the last of them up to `end` share its number."""

    def __init__(self, name: str, options: Sequence[int], end: int = 0) -> None:
        self.name: str = name
        self.options: list[int] = list(options)
        self.end: int = end

    def is_capped(self) -> bool:
        """Tell whether the last number stands for that much or more."""
        return self.end > 0


class Answers:
    """All answers of a table by number: from 0 to size - 1."""

    def __init__(self, families: list[Family]) -> None:
        self.families: list[Family] = families
        self.starts: list[int] = []
        self.options: list[int] = []
        self.number_of: dict[int, int] = {}
        # First option, end and number of what shares a number.
        self.caps: list[tuple[int, int, int]] = []
        for family in families:
            self.starts.append(len(self.options))
            for option in family.options:
                if option in self.number_of:
                    raise ValueError(f"{family.name}: option {option} is listed twice")
                self.number_of[option] = len(self.options)
                self.options.append(option)
            if family.is_capped():
                last = family.options[-1]
                self.caps.append((last, family.end, len(self.options) - 1))
        self.size: int = len(self.options)

    def number(self, option: int) -> int:
        """Return the number of an option."""
        number = self.number_of.get(option, -1)
        if number >= 0:
            return number
        for first, end, shared in self.caps:
            if first <= option < end:
                return shared
        raise UnnumberedAnswer(f"option {option} belongs to no family of answers")

    def numbers(self, options: list[int]) -> list[int]:
        """Return the numbers of legal options; a shared number may come more than once."""
        found = []
        number_of = self.number_of
        for option in options:
            number = number_of.get(option, -1)
            found.append(number if number >= 0 else self.number(option))
        return found

    def chosen(self, number: int, options: list[int]) -> int:
        """Return the legal option that a number stands for, or -1 if there is none."""
        if not 0 <= number < self.size:
            return -1
        for first, end, shared in self.caps:
            if shared == number:
                best = -1
                for option in options:
                    if first <= option < end and option > best:
                        best = option
                return best
        option = self.options[number]
        return option if option in options else -1

    def family_of(self, number: int) -> Family:
        """Return the family a number belongs to."""
        for family, start in zip(self.families, self.starts, strict=True):
            if start <= number < start + len(family.options):
                return family
        raise IndexError(number)
