"""R18.4: standing orders for documents with which one reacts.

An order says: always play it, never play it, or ask. It is given while planning, seen by nobody
else, and stands until it is changed.
"""

from kontor.engine import i64, zones
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.menu import Menu
from kontor.games.gluecksritter.rules.decision import plays
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes, effects


def add_orders(state: Moves, seat: int, menu: Menu) -> None:
    """Offer the orders a planning player may give: for documents in hand.

    Where nobody is asked when a window opens (R18.6), for those yet to be drawn as well.
    """
    deck = state.rules.material.deck
    cards = deck.full if state.rules.orders_decide else state.hands[seat]
    kinds: i64 = zones.kinds_set(cards) & deck.reacting
    first: i64 = codes.ORDER
    present: i64 = state.orders[seat] if kinds else 0
    while kinds:
        if kinds & 1:
            menu.add(first, codes.EVERY_ORDER & ~(1 << (present & 3)))
        kinds >>= 1
        present >>= 2
        first += 4


def give(state: Moves, seat: int, option: int) -> None:
    """Note an order."""
    kind = (option - codes.ORDER) >> 2
    order = (option - codes.ORDER) & 3
    present = state.order_of(seat, kind)
    state.orders[seat] = state.orders[seat] + ((order - present) << (2 * kind))


def answer(state: Moves, frame: Frame, seat: int, found: list[int]) -> int:
    """Return what a seat's orders answer to a window, or NO_ANSWER to ask it (R18.4).

    Where the table does not wait (R18.6), ask counts as auto for a document that lifts the coin
    limit and as never for the others.
    """
    deck = state.rules.material.deck
    undecided = False
    for option in found:
        if not plays(option):
            continue
        kind = (option - codes.PLAY) // 16
        effect = deck.documents[kind].effect
        order = state.order_of(seat, kind)
        if order == codes.ORDER_ASK and state.rules.orders_decide:
            lifts = effect == effects.WAIVE_LIMIT
            order = codes.ORDER_AUTO if lifts else codes.ORDER_NEVER
        if order == codes.ORDER_ASK:
            undecided = True
        elif order == codes.ORDER_AUTO and is_useful(state, frame, seat, effect):
            return option
    return NO_ANSWER if undecided else codes.PASS


def is_useful(state: Moves, frame: Frame, seat: int, effect: int) -> bool:
    """Tell whether it makes sense to obey: a new roll does in a lost duel, or without loot."""
    if effect != effects.REROLL or frame.kind != codes.ASK_ROLLED:
        return True
    victim, face = frame.about
    if face == codes.PURSE:
        return not state.gold_of(victim) + state.silver_of(victim)
    return not state.stealable(seat, victim)
