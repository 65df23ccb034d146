"""Every answer that may be given in Augsburg 1520, for the fixed numbering of answers."""

from kontor.engine.answers import Family
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.material import Material


def answers(material: Material, seats: int) -> list[Family]:
    """List the answers to all questions, in the order of their codes."""
    cards = range(packing.JOKER + 1)
    most = min(packing.JOKER + material.jokers, codes.SHOW - codes.BID - 1)
    return [
        Family("pass", [codes.PASS]),
        Family("hold", [codes.HOLD]),
        Family("bid", [codes.BID + number for number in range(1, most + 1)]),
        Family("show", [codes.SHOW + card for card in cards]),
        Family("anew", [codes.ANEW]),
        Family("take", [codes.TAKE + card for card in range(len(material.privileges))]),
        Family("use", uses(seats)),
        Family("waive", [codes.WAIVE]),
        Family("finish", [codes.FINISH]),
        Family("build", [codes.BUILD + kind for kind in codes.BUILDINGS]),
        Family("compensation", [codes.COMPENSATION_MONEY, codes.COMPENSATION_PRESTIGE]),
        Family("discard", [codes.DISCARD + card for card in cards]),
        Family("give", [codes.GIVE + card for card in cards]),
        Family("first", [codes.FIRST + seat for seat in range(seats)]),
        Family("buy", [codes.BUY + places for places in range(1 << codes.OFFER_PLACES)]),
    ]


def uses(seats: int) -> list[int]:
    """List every symbol in every mode it may have (R6 to R10)."""
    found = []
    for symbol in range(len(codes.CATEGORIES)):
        found.append(codes.use(symbol, codes.CLIMB))
        found += [codes.use(symbol, codes.STEAL + seat) for seat in range(seats)]
        if symbol == codes.AGENCY:
            found.append(codes.use(symbol, codes.CASH))
        else:
            kinds = range(len(codes.RIGHTS))
            found += [codes.use(symbol, codes.TILE + kind) for kind in kinds]
    plain = range(len(codes.CATEGORIES), len(codes.SYMBOLS))
    return found + [codes.use(symbol, codes.PLAIN) for symbol in plain]
