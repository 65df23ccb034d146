"""Valid cards: what may be bid at a visit, and a selection of them while it is being named."""

from kontor.engine import i64
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.material import Material
from kontor.games.augsburg.table.packing import JOKERS


def max_bid(hands: list[int], place: int, noble: int) -> int:
    """Return the largest number a hand can bid on a noble; never jokers alone (R3.1 to R3.3)."""
    jokers = hands[place + JOKERS]
    if noble < codes.MAXIMILIAN:
        own = packing.number(hands[place + noble])
    else:  # R3.2
        own = packing.size(hands, place) - jokers
    return own + jokers if own else 0


def selected(draft: int) -> int:
    """Return the notes that a draft has named so far; a finished selection begins anew."""
    return -2 - draft if draft < -1 else 0


def number_of(begun: int) -> int:
    """Count the notes that have been named so far: at first none."""
    return begun.bit_count() if begun else 0


def choices_below(
    material: Material, hands: list[int], place: int, noble: int, begun: int
) -> list[int]:
    """List the valid notes of a hand that rank below all those named so far, highest first."""
    found: list[int] = []
    if noble < codes.MAXIMILIAN:  # R3.1
        bits: i64 = hands[place + noble]
        if begun:
            bits &= lowest(begun >> (noble * packing.VALUES)) - 1
        card: i64 = noble * packing.VALUES
        while bits:
            if bits & 1:
                found.append(card)
            bits >>= 1
            card += 1
        found.reverse()
        return found
    add_any_below(material, hands, place, begun, found)
    found.reverse()
    return found


def add_any_below(
    material: Material, hands: list[int], place: int, begun: int, found: list[int]
) -> None:
    """Add the notes of any noble (R3.2) that rank below all those named so far, lowest first."""
    held: i64 = hands[place] | hands[place + 1] | hands[place + 2] | hands[place + 3]
    value: i64 = 0
    while held >> value:
        if (held >> value) & 1:
            for noble in material.weaker_nobles_first:
                if (hands[place + noble] >> value) & 1:
                    card: int = noble * packing.VALUES + value  # `begun` exceeds a machine word
                    if begun and (begun >> card) & 1:
                        return
                    found.append(card)
        value += 1


def lowest(bits: int) -> int:
    """Return the lowest bit of a set alone."""
    return bits & -bits
