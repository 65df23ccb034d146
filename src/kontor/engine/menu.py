"""Menus: many options in few numbers, for whoever needs only one of them.

A row is a first number and the places (bits) that are added to it. A menu holds the options of a
seat as rows, counts them and names one, without making a list of integers only to throw it away.
"""

from typing import Final

from kontor.engine import i64
from kontor.engine.zones import EVEN_KINDS, EVERY_BYTE

# As many places as a row holds.
MOST_PLACES: Final = 60
EVERY_PLACE: Final = 0x0FFF_FFFF_FFFF_FFFF
EVEN_PLACES: Final = 0x0555_5555_5555_5555
EVEN_PAIRS: Final = 0x0333_3333_3333_3333


class Row:
    """A first number, and the places that are added to it: so many; and the row below."""

    def __init__(self) -> None:
        self.first: i64 = 0
        self.places: i64 = 0
        self.count: i64 = 0
        self.below: Row | None = None


class Menu:
    """The options of a seat as rows, in the order of the list that they stand for.

    It is filled anew for each question; `base` is added to whatever is put in.
    """

    def __init__(self) -> None:
        self.top: Row = Row()
        # The row that is filled next: there always is one.
        self.free: Row = self.top
        self.size: i64 = 0
        self.base: i64 = 0

    def clear(self) -> None:
        """Take everything out."""
        self.free = self.top
        self.size = 0
        self.base = 0

    def add(self, first: i64, places: i64) -> None:
        """Put in a first number plus each place of a set."""
        if places == 0:
            return
        row = self.free
        row.first = self.base + first
        row.places = places
        row.count = size(places)
        self.size += row.count
        below = row.below
        self.free = below if below is not None else self.new_row()

    def add_one(self, option: i64) -> None:
        """Put in a single option."""
        row = self.free
        row.first = self.base + option
        row.places = 1
        row.count = 1
        self.size += 1
        below = row.below
        self.free = below if below is not None else self.new_row()

    def new_row(self) -> Row:
        """Return a new row at the bottom, below the one that has just been filled."""
        row = Row()
        self.free.below = row
        return row

    def add_range(self, first: i64, count: i64) -> None:
        """Put in so many numbers from a first one on."""
        while count > MOST_PLACES:
            self.add(first, EVERY_PLACE)
            first += MOST_PLACES
            count -= MOST_PLACES
        if count > 0:
            self.add(first, EVERY_PLACE >> (MOST_PLACES - count))

    def nth(self, index: i64) -> int:
        """Name the option at an index."""
        row = self.top
        while index >= row.count:
            index -= row.count
            below = row.below
            assert below is not None
            row = below
        places = row.places
        while index:
            places &= places - 1
            index -= 1
        option = row.first
        while not places & 255:
            places >>= 8
            option += 8
        while not places & 1:
            places >>= 1
            option += 1
        return option

    def listed(self) -> list[int]:
        """List all options."""
        found: list[int] = []
        row = self.top
        while row is not self.free:
            add(found, row.first, row.places)
            below = row.below
            assert below is not None
            row = below
        return found


def size(places: i64) -> i64:
    """Count the places of a set."""
    # In pairs, in halves of a byte, in bytes, which add up in the highest one.
    places -= (places >> 1) & EVEN_PLACES
    places = (places & EVEN_PAIRS) + ((places >> 2) & EVEN_PAIRS)
    return ((((places + (places >> 4)) & EVEN_KINDS) * EVERY_BYTE) >> 56) & 255


def listed(first: i64, places: i64) -> list[int]:
    """List a first number plus each place of a set, in rising order."""
    found: list[int] = []
    add(found, first, places)
    return found


def add(found: list[int], first: i64, places: i64) -> None:
    """Add to a list a first number plus each place of a set, in rising order."""
    while places:
        if places & 1:
            found.append(first)
        places >>= 1
        first += 1
