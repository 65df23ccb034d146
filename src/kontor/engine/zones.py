"""Zones: multisets of cards, packed four bits per kind of card into one small integer.

Two zones of different places add up with `+`. A zone has up to fifteen kinds and up to fifteen
cards of each, which keeps it within a machine word: copying, comparing and storing are free.
"""

from typing import Final

from kontor.engine import i64

MOST_KINDS: Final = 15
MOST_COPIES: Final = 15
HIGHEST_KIND: Final = 0x1000_0000_0000_0000
EVEN_KINDS: Final = 0x0F0F_0F0F_0F0F_0F0F
EVERY_BYTE: Final = 0x0101_0101_0101_0101
# The lowest bit of each kind; then pairs, fours and eights of such bits, moved together.
EVERY_KIND: Final = 0x0111_1111_1111_1111
PAIRS: Final = 0x0303_0303_0303_0303
FOURS: Final = 0x000F_000F_000F_000F
EIGHTS: Final = 0x0000_00FF_0000_00FF
ALL_KINDS: Final = 0x7FFF


def one(kind: i64) -> int:
    """Return the zone of a single card."""
    # Shifted down from the top: the compiler keeps a shifted 1 within half a machine word.
    return HIGHEST_KIND >> (4 * (MOST_KINDS - kind))


def count(zone: i64, kind: i64) -> int:
    """Count the cards of one kind."""
    return (zone >> (4 * kind)) & 15


def size(zone: i64) -> int:
    """Count all cards."""
    # The two halves of each byte are summed first; the bytes add up in the highest one.
    return ((((zone & EVEN_KINDS) + ((zone >> 4) & EVEN_KINDS)) * EVERY_BYTE) >> 56) & 255


def nth(zone: i64, index: i64) -> int:
    """Name the kind of the card at an index when all cards lie sorted in a row."""
    kind: i64 = 0
    while True:
        here = zone & 15
        if index < here:
            return kind
        index -= here
        zone >>= 4
        kind += 1


def kinds(zone: i64) -> list[int]:
    """List the kinds present, in order."""
    present = []
    kind = 0
    while zone:
        if zone & 15:
            present.append(kind)
        zone >>= 4
        kind += 1
    return present


def kinds_set(zone: i64) -> int:
    """Return the kinds present as bits."""
    bits = present(zone)
    bits = (bits | (bits >> 3)) & PAIRS
    bits = (bits | (bits >> 6)) & FOURS
    bits = (bits | (bits >> 12)) & EIGHTS
    return (bits | (bits >> 24)) & ALL_KINDS


def present(zone: i64) -> i64:
    """Return the zone with one card of each kind present."""
    zone |= zone >> 1
    return (zone | (zone >> 2)) & EVERY_KIND


def cards(zone: i64) -> list[int]:
    """List every card, sorted by kind."""
    row = []
    kind = 0
    while zone:
        row.extend([kind] * (zone & 15))
        zone >>= 4
        kind += 1
    return row


def counts(zone: int, kinds_in_all: int) -> list[int]:
    """List how many cards there are of each kind."""
    return [count(zone, kind) for kind in range(kinds_in_all)]


def pack(numbers: list[int]) -> int:
    """Return the zone with these counts by kind."""
    zone = 0
    for kind, number in enumerate(numbers):
        zone += number * one(kind)
    return zone


def common(this: int, other: int) -> int:
    """Return the cards that two zones have in common."""
    zone = 0
    for kind in kinds(this):
        zone += min(count(this, kind), count(other, kind)) * one(kind)
    return zone
