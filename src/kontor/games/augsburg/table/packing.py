"""Promissory notes as numbers, and zones of them.

Card 17n + v - 1 is the note of value v of noble n; the last card number is the joker. A zone is
five numbers in a row of a flat list: per noble a set of bits, one for each value, and then the
number of jokers. Several zones lie one behind the other; `place` says where one begins.
"""

from typing import Final

from kontor.engine import i64, menu
from kontor.engine.menu import Menu

NOBLES: Final = 4
VALUES: Final = 17
JOKER: Final = NOBLES * VALUES
JOKERS: Final = NOBLES
ZONE: Final = NOBLES + 1
NO_CARD: Final = -1

NOBLE: Final = [card // VALUES for card in range(JOKER + 1)]
BIT: Final = [1 << (card % VALUES) for card in range(JOKER)] + [1]
ALL_VALUES: Final = 0x1_FFFF
# Those of two nobles.
BOTH_VALUES: Final = 0x3_FFFF_FFFF


def add(zones: list[int], place: i64, card: i64) -> None:
    """Lay a card into a zone: a note sets its bit, a joker counts."""
    noble = card // VALUES
    bit: i64 = 1
    here: i64 = zones[place + noble]
    zones[place + noble] = here + (bit << (card - noble * VALUES))


def remove(zones: list[int], place: i64, card: i64) -> None:
    """Take a card that is there out of a zone."""
    place += card // VALUES
    zones[place] = zones[place] - BIT[card]


def holds(zones: list[int], place: i64, card: i64) -> bool:
    """Tell whether a zone has a card."""
    here: i64 = zones[place + card // VALUES]
    return here > 0 if card == JOKER else here & BIT[card] != 0


def number(bits: i64) -> int:
    """Count the notes of one noble, or any set of bits."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def size(zones: list[int], place: int) -> int:
    """Count the cards of a zone."""
    found = zones[place + JOKERS]
    for noble in range(NOBLES):
        found += number(zones[place + noble])
    return found


def is_empty(zones: list[int], place: int) -> bool:
    """Tell whether a zone has no card at all."""
    return not (
        zones[place]
        or zones[place + 1]
        or zones[place + 2]
        or zones[place + 3]
        or zones[place + JOKERS]
    )


def kinds(zones: list[int], place: i64) -> list[int]:
    """List the different cards of a zone: notes by noble and value, then one joker."""
    found: list[int] = []
    noble: i64
    for noble in range(NOBLES):
        menu.add(found, noble * VALUES, zones[place + noble])
    if zones[place + JOKERS]:
        found.append(JOKER)
    return found


def offer(zones: list[int], place: i64, first: i64, into: Menu) -> None:
    """Offer the different cards of a zone, each added to a first number."""
    noble: i64
    for noble in range(NOBLES):
        into.add(first + noble * VALUES, zones[place + noble])
    if zones[place + JOKERS]:
        into.add_one(first + JOKER)


def cards(zones: list[int], place: int) -> list[int]:
    """List every card of a zone, jokers last, as often as there are."""
    found = kinds(zones, place)
    for _joker in range(zones[place + JOKERS] - 1):
        found.append(JOKER)
    return found


def zone_of(some: list[int]) -> list[int]:
    """Return the zone that holds exactly these cards."""
    zone = [0] * ZONE
    for card in some:
        add(zone, 0, card)
    return zone


def unpack(selection: int) -> list[int]:
    """Return a selection as a zone: bit by bit the notes, above them the number of jokers."""
    # It may exceed a machine word; its halves do not.
    low: i64 = selection & BOTH_VALUES
    high: i64 = selection >> (2 * VALUES)
    return [
        low & ALL_VALUES,
        low >> VALUES,
        high & ALL_VALUES,
        (high >> VALUES) & ALL_VALUES,
        high >> (2 * VALUES),
    ]


def take_out(zones: list[int], place: i64, out: list[int]) -> None:
    """Remove the cards of one zone from another that holds them all."""
    noble: i64
    for noble in range(ZONE):
        if out[noble]:
            zones[place + noble] = zones[place + noble] - out[noble]


def put_in(zone: list[int], more: list[int]) -> None:
    """Lay the cards of one zone into another."""
    noble: i64
    for noble in range(ZONE):
        if more[noble]:
            zone[noble] = zone[noble] + more[noble]


def forget(zones: list[int], place: i64, out: list[int]) -> None:
    """Strike cards off a zone that holds some of them at most."""
    noble: i64
    for noble in range(NOBLES):
        if out[noble]:
            zones[place + noble] = zones[place + noble] & ~out[noble]
    if out[JOKERS]:
        zones[place + JOKERS] = max(0, zones[place + JOKERS] - out[JOKERS])


def remember(zones: list[int], place: i64, more: list[int]) -> None:
    """Note cards that a zone is known to hold; the jokers are perhaps the same as before."""
    noble: i64
    for noble in range(NOBLES):
        if more[noble]:
            zones[place + noble] = zones[place + noble] | more[noble]
    if more[JOKERS]:
        zones[place + JOKERS] = max(zones[place + JOKERS], more[JOKERS])
