"""Imagining: a whole position that agrees with everything a view tells."""

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.games.fugger.table.codes import HIDDEN
from kontor.games.fugger.table.position import Position
from kontor.games.fugger.table.view import FuggerView


class Habits:
    """How likely each kind of card is in each hand, and among deliveries: larger is likelier."""

    def __init__(self, hands: list[list[int]], deliveries: list[int]) -> None:
        self.hands: list[list[int]] = hands
        self.deliveries: list[int] = deliveries

    def of_all(self, view: FuggerView) -> list[int]:
        """Return how likely a kind is in any hand but the reader's: the larger ones count more."""
        total = [0] * len(self.deliveries)
        cards = 0
        for seat, likely in enumerate(self.hands):
            if seat != view.seat:
                size = view.hand_sizes[seat]
                cards += size
                for kind, weight in enumerate(likely):
                    total[kind] = total[kind] + weight * size
        return [weight // cards for weight in total]


def even(view: FuggerView) -> Habits:
    """Return the habits of players of whom nothing is known."""
    kinds = len(view.rules.material.cards)
    return Habits([[1] * kinds for _ in view.displays], [1] * kinds)


def imagine(state: Position, view: FuggerView, chance: Chance, habits: Habits) -> None:
    """Lay out what a view tells, and make up the rest, as the habits of the players say."""
    view.lay_on(state)
    state.deliveries = view.deliveries[:]
    state.drawn = [0] * state.seats
    state.hands = [0] * state.seats
    if view.seat >= 0:
        state.drawn[view.seat] = view.drawn
        state.hands[view.seat] = view.hand
    deal_hidden(state, view, chance, habits)


def deal_hidden(state: Position, view: FuggerView, chance: Chance, habits: Habits) -> None:
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
            possible = held_goods + (pile & goods if spare else 0)
            choice = chance.draw_likely(possible, habits.deliveries)
            if zones.count(held_goods, choice):
                held -= zones.one(choice)
            else:
                pile -= zones.one(choice)
                spare -= 1
            state.deliveries[place] = choice
    if spare:
        likely = habits.of_all(view)
        for _ in range(spare):
            card = chance.draw_likely(pile, likely)
            pile -= zones.one(card)
            held += zones.one(card)
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            continue
        hand = 0
        for _ in range(size):
            card = chance.draw_likely(held, habits.hands[seat])
            held -= zones.one(card)
            hand += zones.one(card)
        state.hands[seat] = hand
    state.deck = pile
