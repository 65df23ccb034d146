"""Imagining: a whole position that agrees with everything a view tells."""

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.games.fugger.table.codes import HIDDEN
from kontor.games.fugger.table.position import Position
from kontor.games.fugger.table.view import FuggerView


def imagine(state: Position, view: FuggerView, chance: Chance) -> None:
    """Lay out what a view tells, and make up the rest."""
    view.lay_on(state)
    state.deliveries = view.deliveries[:]
    state.drawn = [0] * state.seats
    state.hands = [0] * state.seats
    if view.seat >= 0:
        state.drawn[view.seat] = view.drawn
        state.hands[view.seat] = view.hand
    deal_hidden(state, view, chance)


def deal_hidden(state: Position, view: FuggerView, chance: Chance) -> None:
    """Deal the unseen cards: deliveries of goods first, then hands; the rest is the draw pile."""
    # R15.5: the draw pile holds only cards it was made of. `spare` cards of those have left it.
    unseen = view.unseen()
    pile = zones.common(unseen, view.deck_origin - view.drawn)
    held = unseen - pile
    spare = zones.size(pile) - view.deck_size
    goods = view.rules.material.goods_cards
    for place, card in enumerate(view.deliveries):
        if card == HIDDEN:  # R5.3: never a merchant
            held_goods = held & goods
            choice = chance.draw(held_goods + (pile & goods if spare else 0))
            if zones.count(held_goods, choice):
                held -= zones.one(choice)
            else:
                pile -= zones.one(choice)
                spare -= 1
            state.deliveries[place] = choice
    for _ in range(spare):
        card = chance.draw(pile)
        pile -= zones.one(card)
        held += zones.one(card)
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            continue
        hand = 0
        for _ in range(size):
            card = chance.draw(held)
            held -= zones.one(card)
            hand += zones.one(card)
        state.hands[seat] = hand
    state.deck = pile
