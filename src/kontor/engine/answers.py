"""Answers: every answer that may ever be given at a table, numbered without gaps.

The integers of options have gaps, for they are made to be computed with. A game lists what they can
be, family by family; a family that grows with somebody's money ends in a number for "so much or
more", which stands for the highest such option. What only a house rule brings comes at the end, so
that the numbers before it stay what they are.
"""

from collections.abc import Sequence
from typing import Final

from kontor.engine import i64

NO_NUMBER: Final = -1
# Options below this are looked up in a list, which is quick.
LISTED: Final = 1 << 17


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
        # By low option: its number, or NO_NUMBER.
        self.listed: list[int] = []
        # First option, end and number of what shares a number; by number: which of these, if any.
        self.caps: list[tuple[int, int, int]] = []
        self.cap_of: dict[int, tuple[int, int, int]] = {}
        for family in families:
            self.starts.append(len(self.options))
            for option in family.options:
                self.note(family.name, option)
            if family.is_capped():
                number = len(self.options) - 1
                self.cap_of[number] = (family.options[-1], family.end, number)
                self.caps.append(self.cap_of[number])
        self.size: int = len(self.options)

    def note(self, name: str, option: int) -> None:
        """Give an option of a family the next number."""
        if option in self.number_of:
            raise ValueError(f"{name}: option {option} is listed twice")
        number = len(self.options)
        self.number_of[option] = number
        self.options.append(option)
        if 0 <= option < LISTED:
            self.listed.extend([NO_NUMBER] * (option + 1 - len(self.listed)))
            self.listed[option] = number

    def number(self, option: int) -> int:
        """Return the number of an option."""
        number = self.number_of.get(option, NO_NUMBER)
        if number != NO_NUMBER:
            return number
        for first, end, shared in self.caps:
            if first <= option < end:
                return shared
        raise UnnumberedAnswer(f"option {option} belongs to no family of answers")

    def numbers(self, options: list[int]) -> list[int]:
        """Return the numbers of legal options; a shared number may come more than once."""
        found: list[int] = []
        self.add_numbers(options, 0, found)
        return found

    def add_numbers(self, options: list[int], start: i64, found: list[int]) -> None:
        """Add to a list the numbers of legal options, counted from a start."""
        listed = self.listed
        known: i64 = len(listed)
        for each in options:
            option: i64 = each
            number: i64 = listed[option] if 0 <= option < known else NO_NUMBER
            if number == NO_NUMBER:
                number = self.number(option)
            found.append(start + number)

    def chosen(self, number: int, options: list[int]) -> int:
        """Return the legal option that a number stands for, or -1 if there is none."""
        if not 0 <= number < self.size:
            return -1
        if number not in self.cap_of:
            option = self.options[number]
            for each in options:
                if each == option:
                    return option
            return -1
        first, end, _ = self.cap_of[number]
        best = -1
        for option in options:
            if first <= option < end and option > best:
                best = option
        return best

    def family_of(self, number: int) -> Family:
        """Return the family a number belongs to."""
        for family, start in zip(self.families, self.starts, strict=True):
            if start <= number < start + len(family.options):
                return family
        raise IndexError(number)
