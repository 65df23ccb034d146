"""Imagining: a whole state that agrees with everything a view tells.

Hidden are hands, offers, money, the piles, and what the others laid under seal.
"""

from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.playout import reseal
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import NO_CARD, ZONE
from kontor.games.augsburg.table.position import Position
from kontor.games.augsburg.table.unseen import Unseen
from kontor.games.augsburg.table.unseen_backs import deal_by_backs
from kontor.games.augsburg.table.view import AugsburgView


def imagine(state: Position, view: AugsburgView, chance: Chance) -> None:
    """Lay out what a view tells, make up the rest, and ask its question."""
    view.lay_on(state)
    state.rejected = [0] * (ZONE * state.seats)
    if view.seat >= 0:
        state.rejected[view.seat * ZONE : (view.seat + 1) * ZONE] = view.rejected
    unseen = Unseen(view, chance)
    if view.rules.backs_are_open:
        deal_by_backs(unseen)
    else:
        unseen.choose_top()
        unseen.pay_bids()
        unseen.fill_hands()
    deal_hidden(state, view, unseen)
    split_piles(state, view, unseen)
    ask_again(state, view, chance)


def deal_hidden(state: Position, view: AugsburgView, unseen: Unseen) -> None:
    """Give everybody a hand, money and an offer: the reader's own, made-up ones to the others."""
    state.hands = [0] * (ZONE * state.seats)
    state.money = [0] * state.seats
    state.offers = [()] * state.seats
    for seat in range(state.seats):
        if seat == view.seat:
            state.hands[seat * ZONE : (seat + 1) * ZONE] = view.hand
            state.money[seat] = view.money[seat]
        else:
            for card in unseen.hands[seat]:
                packing.add(state.hands, seat * ZONE, card)
            state.money[seat] = unseen.money(seat, len(unseen.hands[seat]))
    for seat in range(state.seats):
        if seat == view.seat:
            state.offers[seat] = view.offer
        else:
            offer = sorted(unseen.box.pop() for _ in range(view.offer_sizes[seat]))
            state.offers[seat] = tuple(offer)


def split_piles(state: Position, view: AugsburgView, unseen: Unseen) -> None:
    """Make draw and discard pile of what is left in the box, each as large as it looks."""
    state.top = unseen.top
    state.discard = packing.cards(view.open_discard, 0)
    if view.seat >= 0:
        state.discard += packing.cards(view.rejected, 0)
    few = view.rules.material.few_cards
    box = unseen.box
    total = len(box) + len(state.discard) + (state.top != NO_CARD)
    if view.discard_size != codes.HIDDEN:
        size = view.discard_size
    else:
        least = max(len(state.discard), [0, 1, few][view.discard_amount])
        most = min([0, few - 1, total][view.discard_amount], total - [0, 1, few][view.deck_amount])
        if view.deck_amount <= codes.FEW:
            least = max(least, total - [0, few - 1][view.deck_amount])
        size = least + unseen.chance.below(max(0, most - least) + 1)
    while len(state.discard) < size:
        state.discard.append(box.pop())
    state.deck = box


def ask_again(state: Position, view: AugsburgView, chance: Chance) -> None:
    """Open the question of the view, with made-up answers under seal for those who have chosen."""
    if view.kind == codes.NO_QUESTION:
        return
    sealed = view.kind in (codes.PURCHASE, codes.SELECTION, codes.GIVING)
    about = view.about
    if view.kind == codes.DISCARDING and codes.HIDDEN in about:
        hand = packing.cards(state.hands, view.winner * ZONE)
        chance.shuffle(hand)
        about = tuple(sorted(hand[: len(about)]))
    frame = Frame(view.kind, view.asked, about, sealed)
    if view.winner >= 0 and frame.asked and view.kind > codes.USING:
        state.stack.append(codes.USING_FRAMES[view.winner])
    if sealed and view.mine != NO_ANSWER:
        frame = frame.seal(view.seat, view.mine)
    state.stack.append(frame)
    if sealed:
        others = view.chosen
        if view.seat >= 0:
            others &= ~(1 << view.seat)
        reseal(state, others, chance)
