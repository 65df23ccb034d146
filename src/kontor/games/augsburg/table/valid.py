"""Valid cards: what may be bid at a visit, and a selection of them while it is being named."""

from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.material import Material
from kontor.games.augsburg.table.packing import JOKER, JOKERS


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


def choices_below(
    material: Material, hands: list[int], place: int, noble: int, begun: int
) -> list[int]:
    """List the valid notes of a hand that rank below all those named so far, highest first."""
    found: list[int] = []
    if noble < codes.MAXIMILIAN:  # R3.1
        bits = hands[place + noble]
        if begun:
            bits &= lowest(begun >> (noble * packing.VALUES)) - 1
        card = noble * packing.VALUES
        while bits:
            if bits & 1:
                found.append(card)
            bits >>= 1
            card += 1
        found.reverse()
        return found
    for card in reversed(material.by_rank):  # R3.2
        if card != JOKER and hands[place + packing.NOBLE[card]] & packing.BIT[card]:
            if begun and (begun >> card) & 1:
                break
            found.append(card)
    found.reverse()
    return found


def lowest(bits: int) -> int:
    """Return the lowest bit of a set alone."""
    return bits & -bits
