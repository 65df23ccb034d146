"""What the first three helpers offer a visitor, and at what price (R8 to R10)."""

from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.position import Position


def piece_of(space: int) -> int:
    """Return the kind of castle piece a space sells."""
    return codes.WALL if space == codes.JOHANN else codes.TOWER


def most_units(position: Position, seat: int, space: int) -> int:
    """Return how many units a visitor has room for (R8.4, R9.4, R10.3)."""
    material = position.rules.material
    most = material.most_units[space]
    if space == codes.JACOB:
        return most
    piece = piece_of(space)
    return min(most, material.per_castle[piece] - position.standing(seat, piece))


def is_crowded(position: Position, space: int) -> bool:
    """Tell whether two or more cards lie on a space, whoever pays (R7.2, R7.3, R8.3)."""
    return position.crowd(space) > 1


def draws_free(position: Position, seat: int, space: int, crowded: bool) -> bool:
    """Tell whether a visitor of space 1 simply takes a document (R8.1, R8.9)."""
    if space != codes.JACOB:
        return False
    deck = position.rules.material.deck
    return not crowded or bool(position.played[seat] & deck.fixing[space])


def has_documents(position: Position) -> bool:
    """Tell whether a document is left to be drawn (R8.6, R8.7)."""
    return bool(position.pile + position.discard)


def price(position: Position, seat: int, space: int, crowded: bool) -> int:
    """Return what one unit costs a visitor: R8, R9, R10, as documents change it."""
    material = position.rules.material
    deck = material.deck
    played = position.played[seat]
    if not played:
        return material.crowded_price[space] if crowded else material.lone_price[space]
    unit = material.lone_price[space]
    if crowded and not played & deck.fixing[space]:  # R15.2
        unit = material.crowded_price[space]
    lowered = played & deck.discounting[space]
    if lowered:  # R15.26
        for kind, document in enumerate(deck.documents):
            if (lowered >> kind) & 1:
                unit = max(0, unit - document.count)
    return unit
