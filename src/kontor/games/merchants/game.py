"""Merchants of the Middle Ages as a game the engine can offer: starting, restoring, imagining."""

import json
from pathlib import Path
from typing import Final

from kontor.engine import components, zones
from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER
from kontor.engine.game import Game, check_options
from kontor.engine.inputs import Inputs
from kontor.engine.playout import reseal
from kontor.engine.sheets import Sheet
from kontor.engine.state import State, restored_chance, restored_frames
from kontor.engine.view import View
from kontor.games.merchants import bargaining, features, heuristic, land, sketch
from kontor.games.merchants.land import Board
from kontor.games.merchants.language import (
    MAKER,
    outlay,
)
from kontor.games.merchants.material import Material
from kontor.games.merchants.possible import (
    question,
)
from kontor.games.merchants.rules import Merchants
from kontor.games.merchants.standing import committed
from kontor.games.merchants.tablerules import OPTIONS, RANDOM, RULES_VERSION, TableRules
from kontor.games.merchants.view import HIDDEN, MerchantsView

SLUG: Final = "merchants"


class MerchantsGame(Game):
    """Merchants of the Middle Ages with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        self.material: Material = Material(reader)
        check_options(reader, {**OPTIONS, "courier_start": [RANDOM, *self.material.roads.nodes]})

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Merchants:
        """Return a table before its set-up; the options are complete and checked."""
        rules = TableRules(self.material, seats, options, self.rules_version)
        return Merchants(rules, Board(rules), chance)

    def restore(self, saved: bytes) -> Merchants:
        """Return the state that `State.save` has written."""
        seats, options, chance, stack, board, *rest = json.loads(saved)
        rules = TableRules(self.material, seats, self.complete(dict(options)), self.rules_version)
        state = Merchants(
            rules, land.restored(rules, board[0], board[1], board[2:]), restored_chance(chance)
        )
        state.stack = restored_frames(stack)
        state.florins, state.hands, state.pile, state.pile_seen = rest[:4]
        state.drafts = [tuple(draft) for draft in rest[4]]
        if rules.deals:
            state.deal_drafts = [tuple(draft) for draft in rest[5]]
            state.deal_words = [tuple(words) for words in rest[6]]
            state.deals_begun = rest[7]
        return state

    def by_rules(self, version: int) -> "MerchantsGame":
        """Return the same game, played by another version of its rules."""
        return MerchantsGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Merchants:
        """Make up a state that agrees with a view; it goes on with the given stream of chance."""
        assert isinstance(view, MerchantsView)
        state = Merchants(view.rules, view.board.clone(), chance)
        state.stack = view.frames[:]
        seats = view.rules.seats
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
        deal_hidden(state, view, chance)
        if state.stack and state.stack[-1].sealed:
            if view.answer != NO_ANSWER:
                state.stack[-1] = state.stack[-1].seal(view.seat, view.answer)
            others = view.chosen & ~(1 << view.seat) if view.seat >= 0 else view.chosen
            reseal(state, others, chance)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Merchants)
        return heuristic.worth(state, seat)

    def shortlist(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Name the options worth a thought."""
        assert isinstance(view, MerchantsView)
        return heuristic.shortlist(view, bargaining.welcome(view, options))

    def welcome(self, view: View, options: list[int]) -> list[int]:
        """Leave out the deals that the table does not want its bots to make."""
        assert isinstance(view, MerchantsView)
        return bargaining.welcome(view, options)

    def describe(self, state: State, seat: int, into: Inputs) -> None:
        """Describe a position by numbers, as a seat sees it."""
        assert isinstance(state, Merchants)
        features.describe(state, seat, into)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, MerchantsView)
        return sketch.sketch(view)


def fill_purses(state: Merchants, view: MerchantsView, chance: Chance) -> None:
    """Make up unseen purses, up to the start capital and never below what is bound (R9.6)."""
    unit = view.rules.material.unit
    steps = view.rules.material.start_florins // unit + 1
    for seat, florins in enumerate(view.florins):
        if florins == HIDDEN:
            florins = chance.below(steps) * unit
            if state.stack:
                florins += committed(state, question(state.stack), seat)
            offers = [outlay(p, seat) for p in view.board.proposals if p[MAKER] == seat]
            florins += max([0, *offers]) * unit
        state.florins.append(florins)


def imagine_deals(state: Merchants, view: MerchantsView) -> None:
    """Keep the own deal in the making; nobody knows of the others' (R12.3)."""
    seats = view.rules.seats
    state.deal_drafts = [() for _ in range(seats)]
    state.deal_words = [() for _ in range(seats)]
    state.deals_begun = [0] * seats
    if view.seat >= 0:
        state.deal_drafts[view.seat] = view.deal_draft
        state.deal_words[view.seat] = view.deal_words
        state.deals_begun[view.seat] = view.deals_begun


def deal_hidden(state: Merchants, view: MerchantsView, chance: Chance) -> None:
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
    known = view.pile if view.pile != HIDDEN else view.pile_seen
    pile = zones.common(unseen, known) if view.seat >= 0 else unseen
    held = unseen - pile
    for _ in range(zones.size(pile) - board.pile_size):
        card = chance.draw(pile)
        pile -= zones.one(card)
        held += zones.one(card)
    for seat in range(view.rules.seats):
        if seat == view.seat:
            continue
        for _ in range(board.hand_sizes[seat] - zones.size(state.hands[seat])):
            card = chance.draw(held)
            held -= zones.one(card)
            state.hands[seat] += zones.one(card)
    state.pile = pile


def load(components_file: Path) -> MerchantsGame:
    """Load the game with the material of a components file."""
    return MerchantsGame(components.read(components_file, SLUG))
