"""Imagining: a whole state that agrees with everything a view tells.

Hidden are hands, offers, money, the piles, and what the others laid under seal.
"""

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.playout import reseal
from kontor.games.augsburg import notes
from kontor.games.augsburg.backs import deal_by_backs
from kontor.games.augsburg.notes import NO_CARD, ZONE
from kontor.games.augsburg.rules import Augsburg
from kontor.games.augsburg.table import DISCARDING, GIVING, PURCHASE, SELECTION, USING_FRAMES
from kontor.games.augsburg.view import FEW, HIDDEN, NO_QUESTION, AugsburgView
from kontor.games.augsburg.world import World


def imagine(view: AugsburgView, chance: Chance) -> Augsburg:
    """Make up a state that agrees with a view; it goes on with the given stream of chance."""
    state = Augsburg(view.rules, chance)
    copy_public(view, state)
    world = World(view, chance)
    if view.rules.backs_are_open:
        deal_by_backs(world)
    else:
        world.choose_top()
        world.pay_bids()
        world.fill_hands()
    state.hands = [0] * (ZONE * state.seats)
    for seat in range(state.seats):
        if seat == view.seat:
            state.hands[seat * ZONE : (seat + 1) * ZONE] = view.hand
            state.money[seat] = view.money[seat]
        else:
            for card in world.hands[seat]:
                notes.add(state.hands, seat * ZONE, card)
            state.money[seat] = world.money(seat, len(world.hands[seat]))
    for seat in range(state.seats):
        if seat == view.seat:
            state.offers[seat] = view.offer
        else:
            offer = sorted(world.box.pop() for _ in range(view.offer_sizes[seat]))
            state.offers[seat] = tuple(offer)
    split_piles(view, state, world)
    ask_again(view, state, chance)
    return state


def copy_public(view: AugsburgView, state: Augsburg) -> None:
    """Take over everything the view tells outright."""
    state.round = view.round
    state.noble = view.noble
    state.opener = view.opener
    state.bid = view.bid
    state.leader = view.leader
    state.still_in = view.still_in
    state.announced = view.announced[:]
    state.revealed = view.revealed
    state.display = view.display
    state.face_down = view.face_down
    state.winner = view.winner
    state.privilege = view.privilege
    state.spent = view.spent
    state.uses_left = view.uses_left
    state.has_built = view.has_built
    state.levels = view.levels[:]
    state.tiles = view.tiles[:]
    state.taken = view.taken[:]
    state.prestige = view.prestige[:]
    state.money = [0] * state.seats
    state.offers = [()] * state.seats
    state.last_discard = view.last_discard
    state.shown = view.shown[:]
    state.open_discard = view.open_discard[:]
    state.rejected = [0] * (ZONE * state.seats)
    if view.seat >= 0:
        state.rejected[view.seat * ZONE : (view.seat + 1) * ZONE] = view.rejected
    state.known_money = view.known_money[:]
    state.known_cards = view.known_cards[:]
    state.offered = view.offered[:]


def split_piles(view: AugsburgView, state: Augsburg, world: World) -> None:
    """Make draw and discard pile of what is left in the box, each as large as it looks."""
    state.top = world.top
    state.discard = notes.cards(view.open_discard, 0)
    if view.seat >= 0:
        state.discard += notes.cards(view.rejected, 0)
    few = view.rules.material.few_cards
    box = world.box
    total = len(box) + len(state.discard) + (state.top != NO_CARD)
    if view.discard_size != HIDDEN:
        size = view.discard_size
    else:
        least = max(len(state.discard), [0, 1, few][view.discard_amount])
        most = min([0, few - 1, total][view.discard_amount], total - [0, 1, few][view.deck_amount])
        if view.deck_amount <= FEW:
            least = max(least, total - [0, few - 1][view.deck_amount])
        size = least + world.chance.below(max(0, most - least) + 1)
    while len(state.discard) < size:
        state.discard.append(box.pop())
    state.deck = box


def ask_again(view: AugsburgView, state: Augsburg, chance: Chance) -> None:
    """Open the question of the view, with made-up answers under seal for those who have chosen."""
    if view.kind == NO_QUESTION:
        return
    sealed = view.kind in (PURCHASE, SELECTION, GIVING)
    about = view.about
    if view.kind == DISCARDING and HIDDEN in about:
        hand = notes.cards(state.hands, view.winner * ZONE)
        chance.shuffle(hand)
        about = tuple(sorted(hand[: len(about)]))
    frame = Frame(view.kind, view.asked, about, sealed)
    if view.winner >= 0 and frame.asked and view.kind > USING_FRAMES[0].kind:
        state.stack.append(USING_FRAMES[view.winner])
    if sealed and view.mine != -1:
        frame = frame.seal(view.seat, view.mine)
    state.stack.append(frame)
    if sealed:
        others = view.chosen
        if view.seat >= 0:
            others &= ~(1 << view.seat)
        reseal(state, others, chance)
