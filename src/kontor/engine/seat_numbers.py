"""Numbers by seat: a small number for each seat, packed a byte each into one integer.

Up to seven seats and numbers up to 255 stay within a machine word: copying is free, and what all
seats have in common is found at once. `numbers + at(seat, 3)` gives a seat three more. What comes
by place instead, seven of them at most, is packed the same way.
"""

from typing import Final

from kontor.engine import i64

MOST_SEATS: Final = 7
MOST: Final = 255
EVERY_SEAT: Final = 0x0001_0101_0101_0101
HIGHEST_BITS: Final = 0x0080_8080_8080_8080
OTHER_BITS: Final = 0x007F_7F7F_7F7F_7F7F
# Moves the lowest bit of each seat to its place in a row.
GATHERING: Final = 0x0102_0408_1020_4000


def of(numbers: i64, seat: i64) -> i64:
    """Return the number of one seat."""
    return (numbers >> (8 * seat)) & MOST


def at(seat: i64, number: i64) -> i64:
    """Return a number, which may be negative, at the place of a seat, to be added."""
    return number << (8 * seat)


def pack(row: list[int], least: int = 0) -> int:
    """Pack a list with one number for each seat; the least is packed as 0."""
    numbers: i64 = 0
    for seat, number in enumerate(row):
        numbers += at(seat, number - least)
    return numbers


def listed(numbers: i64, seats: int, least: int = 0) -> list[int]:
    """List the numbers of so many seats, where 0 stands for the least."""
    return [of(numbers, seat) + least for seat in range(seats)]


def present(numbers: i64) -> i64:
    """Return a 1 for each seat whose number, at most 127, is not 0."""
    return ((numbers + OTHER_BITS) & HIGHEST_BITS) >> 7


def gathered(ones: i64) -> i64:
    """Return the seats that have a 1, of numbers that are 0 or 1, as bits."""
    return ((ones * GATHERING) >> 56) & (MOST // 2)


def total(numbers: i64) -> i64:
    """Add up the numbers of all seats, up to 255."""
    return ((numbers * EVERY_SEAT) >> 48) & MOST


def lift(least: i64) -> int:
    """Return what is added to numbers so that seats with so many or more have HIGHEST_BITS.

    The numbers are at most 127.
    """
    return EVERY_SEAT * (MOST // 2 + 1 - least)
