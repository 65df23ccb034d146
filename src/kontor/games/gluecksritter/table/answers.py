"""Every answer that may be given in Die Glücksritter, for the fixed numbering of answers."""

from kontor.engine.answers import Family
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.deck import Document
from kontor.games.gluecksritter.table.material import Material


def answers(material: Material, seats: int) -> list[Family]:
    """List the answers to all questions, in the order of their codes."""
    sets = range(codes.CARD_SETS)
    documents = material.deck.documents
    reds = [
        16 * kind + aim for kind, card in numbered(documents, True) for aim in aims(card, seats)
    ]
    yellows = [
        16 * kind + aim for kind, card in numbered(documents, False) for aim in aims(card, seats)
    ]
    orders = [
        codes.ORDER + 4 * kind + order
        for kind, _ in numbered(documents, False)
        for order in range(len(codes.ORDER_NAMES))
    ]
    return [
        Family("simple", range(codes.PASS, codes.TIMEOUT + 1)),
        Family("raid", [codes.RAID + space for space in codes.INCOME_SPACES]),
        Family("attack", [codes.ATTACK + seat for seat in range(seats)]),
        Family("steal", [codes.STEAL + piece for piece in range(len(codes.PIECES))]),
        Family("cards", [codes.CARDS + cards for cards in sets]),
        Family("swap", [codes.SWAP + cards for cards in sets]),
        Family("lay", [codes.LAY + document for document in reds]),
        Family("play", [codes.PLAY + document for document in yellows]),
        Family("order", orders),
        Family("ransom", [codes.RANSOM + coins for coins in payments(material, material.ransom)]),
        Family("buy", purchases(material)),
    ]


def numbered(documents: list[Document], is_red: bool) -> list[tuple[int, Document]]:
    """List the documents of one seal with the numbers of their kinds."""
    return [(kind, card) for kind, card in enumerate(documents) if card.is_red == is_red]


def aims(document: Document, seats: int) -> list[int]:
    """List everything a document may be aimed at by anybody (R5.7)."""
    return sorted({aim for seat in range(seats) for aim in document.aims(seats, seat)})


def payments(material: Material, price: int) -> list[int]:
    """List every way to pay a sum with the coins there are (R13.3, R13.4), as codes."""
    value = material.gold_value
    found = [
        gold * codes.GOLD + price - gold * value
        for gold in range(min(material.gold, price // value) + 1)
        if price - gold * value <= material.silver
    ]
    too_much = price // value + 1
    if price % value and too_much <= material.gold:
        found.append(too_much * codes.GOLD)
    return found


def purchases(material: Material) -> list[int]:
    """List every purchase: how much, and the coins given for it; a unit may cost less (R15.26)."""
    found = {codes.BUY, codes.BUY + codes.UNIT}
    for space in codes.SHOPS:
        dearest = max(material.lone_price[space], material.crowded_price[space])
        for units in range(1, material.most_units[space] + 1):
            for price in range(dearest + 1):
                for coins in payments(material, units * price):
                    found.add(codes.BUY + units * codes.UNIT + coins)
    return sorted(found)
