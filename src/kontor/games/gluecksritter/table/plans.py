"""Plans and spies: what a secret plan holds, and what it may hold (R4 to R6)."""

from kontor.engine import zones
from kontor.engine.frames import NO_ANSWER
from kontor.games.gluecksritter.table import codes, effects
from kontor.games.gluecksritter.table.position import Position


def plan_of(answer: int) -> int:
    """Return the plan that lies under seal, locked or as a draft."""
    return answer if answer >= 0 else NO_ANSWER - answer


def reds_of(answer: int) -> int:
    """Return the red documents of a draft or a locked plan, four bits a kind."""
    return plan_of(answer) // codes.CARD_SETS


def cards_in(answer: int) -> int:
    """Return the action cards of a draft or a locked plan."""
    return plan_of(answer) % codes.CARD_SETS


def cards_needed(position: Position, reds: int) -> int:
    """Return how many action cards a plan holds: two, and more by its red documents (R5.5)."""
    material = position.rules.material
    needed = material.plan_cards
    if not reds & material.deck.extra_actions:
        return needed
    kind = 0
    while reds:
        if reds & 15 and material.deck.documents[kind].effect == effects.EXTRA_ACTION:
            needed += material.deck.documents[kind].count  # R15.1
        reds >>= 4
        kind += 1
    return needed


def cards_of(position: Position, seat: int) -> int:
    """Return the action cards a player may choose from: all but a jailed knight (R4.1, R4.3)."""
    if (position.jailed >> seat) & 1:
        return codes.CARD_SETS - 1 - codes.CARD_BIT[codes.KNIGHT]
    return codes.CARD_SETS - 1


def may_lay(position: Position, seat: int, reds: int, kind: int) -> bool:
    """Tell whether enough action cards are there for one more red document (R5.5)."""
    needed = cards_needed(position, reds + zones.one(kind))
    return needed <= codes.CARD_COUNT[cards_of(position, seat)]


def drafted_cards(position: Position, seat: int, answer: int) -> int:
    """Return the action cards of a draft that is a legal plan as it stands, else none (R5.13)."""
    cards = cards_in(answer)
    is_legal = codes.CARD_COUNT[cards] == cards_needed(position, reds_of(answer))
    return cards if is_legal and not cards & ~cards_of(position, seat) else 0


def swaps(position: Position, seat: int) -> int:
    """Return how many cards a spy may exchange (R15.5)."""
    deck = position.rules.material.deck
    most = 0
    for kind in zones.kinds(position.reds[seat]):
        if (deck.peeking >> kind) & 1:
            most += deck.documents[kind].count
    return most


def spied(position: Position, seat: int) -> list[int]:
    """List the opponents whose face-down cards a spy sees."""
    deck = position.rules.material.deck
    found = []
    for kind in zones.kinds(position.reds[seat]):
        if (deck.peeking >> kind) & 1:
            found.append(codes.aim_of(position.reds[seat], kind) - codes.FIRST_AIM)
    return found
