"""Imagining: a whole position that agrees with everything a view tells."""

from kontor.engine import zones
from kontor.engine.chance import Chance
from kontor.games.merchants.table import channels, codes, language
from kontor.games.merchants.table.position import Position, question
from kontor.games.merchants.table.view import MerchantsView


def imagine(state: Position, view: MerchantsView, chance: Chance, likely: list[int]) -> None:
    """Lay out what a view tells, and make up the rest; answers under seal are still missing.

    `likely` says for each kind of influence card how likely it is to be in a hand.
    """
    state.stack = view.frames[:]
    seats = view.rules.seats
    state.florins = []
    state.pile_seen = [view.rules.material.full_pile] * seats
    state.drafts = [() for _ in range(seats)]
    state.hands = [0] * seats
    if view.seat >= 0:
        state.hands[view.seat] = view.hand
        state.pile_seen[view.seat] = view.pile_seen
        state.drafts[view.seat] = view.draft
    if view.rules.deals:
        imagine_deals(state, view)
    fill_purses(state, view, chance)
    deal_hidden(state, view, chance, likely)


def fill_purses(state: Position, view: MerchantsView, chance: Chance) -> None:
    """Make up unseen purses, up to the start capital and never below what is bound (R9.6)."""
    unit = view.rules.material.unit
    steps = view.rules.material.start_florins // unit + 1
    for seat, florins in enumerate(view.florins):
        if florins == codes.HIDDEN:
            florins = chance.below(steps) * unit
            if state.stack:
                frame = question(state.stack)
                florins += channels.committed_in(state.board, frame, seat, frame.answer_of(seat))
            offers = [
                language.outlay(p, seat) for p in view.board.proposals if p[language.MAKER] == seat
            ]
            florins += max([0, *offers]) * unit
        state.florins.append(florins)


def imagine_deals(state: Position, view: MerchantsView) -> None:
    """Keep the own deal in the making; nobody knows of the others' (R12.3)."""
    seats = view.rules.seats
    state.deal_drafts = [() for _ in range(seats)]
    state.deal_words = [() for _ in range(seats)]
    state.deals_begun = [0] * seats
    if view.seat >= 0:
        state.deal_drafts[view.seat] = view.deal_draft
        state.deal_words[view.seat] = view.deal_words
        state.deals_begun[view.seat] = view.deals_begun


def deal_hidden(state: Position, view: MerchantsView, chance: Chance, likely: list[int]) -> None:
    """Deal the unseen influence cards to the other hands; the rest is the pile.

    The pile holds only cards it held when it was last seen; the others are held by somebody.
    Cards that a deal has disclosed stay where all know them to be.
    """
    board = view.board
    if view.all_hands:
        state.hands = view.all_hands[:]
        state.pile = view.pile
        return
    unseen = view.rules.material.full_pile - board.played - view.hand
    for seat, known_there in enumerate(board.known):
        if seat != view.seat:
            state.hands[seat] = known_there
            unseen -= known_there
    known = view.pile if view.pile != codes.HIDDEN else view.pile_seen
    pile = zones.common(unseen, known) if view.seat >= 0 else unseen
    held = unseen - pile
    for _ in range(zones.size(pile) - board.pile_size):
        card = chance.draw_likely(pile, likely)
        pile -= zones.one(card)
        held += zones.one(card)
    for seat in range(view.rules.seats):
        if seat == view.seat:
            continue
        for _ in range(board.hand_sizes[seat] - zones.size(state.hands[seat])):
            card = chance.draw_likely(held, likely)
            held -= zones.one(card)
            state.hands[seat] += zones.one(card)
    state.pile = pile
