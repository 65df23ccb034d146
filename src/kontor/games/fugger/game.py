"""Die Fugger as a game the engine can offer: starting, restoring and imagining it."""

import json
from pathlib import Path
from typing import Final

from kontor.engine import components, zones
from kontor.engine.chance import Chance
from kontor.engine.game import Game, check_options
from kontor.engine.inputs import Inputs
from kontor.engine.sheets import Sheet
from kontor.engine.state import State, restored_chance, restored_frames
from kontor.engine.view import View
from kontor.games.fugger import features, heuristic, sketch
from kontor.games.fugger.material import OPTIONS, RULES_VERSION, Material, TableRules
from kontor.games.fugger.rules import TURNS, Fugger
from kontor.games.fugger.view import HIDDEN, FuggerView

SLUG: Final = "fugger"


class FuggerGame(Game):
    """Die Fugger with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        check_options(reader, OPTIONS)
        self.material: Material = Material(reader)

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Fugger:
        """Return a table before its set-up; the options are complete and checked."""
        return Fugger(TableRules(self.material, seats, options, self.rules_version), chance)

    def restore(self, saved: bytes) -> Fugger:
        """Return the state that `State.save` has written."""
        seats, options, chance, stack, turn, *rest = json.loads(saved)
        rules = TableRules(self.material, seats, dict(options), self.rules_version)
        state = Fugger(rules, restored_chance(chance))
        state.stack = restored_frames(stack)
        state.active, state.round, state.turns = turn
        state.prices, state.florins, state.hands, state.displays, state.deliveries = rest[:5]
        state.jakob, state.deck, state.discard, state.discard_top, state.deck_origin = rest[5]
        state.drawn = rest[6]
        return state

    def by_rules(self, version: int) -> "FuggerGame":
        """Return the same game, played by another version of its rules."""
        return FuggerGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Fugger:
        """Make up a state that agrees with a view; it goes on with the given stream of chance."""
        assert isinstance(view, FuggerView)
        state = Fugger(view.rules, chance)
        if not view.is_over:
            state.stack.append(TURNS[view.active])
        state.active = view.active
        state.round = view.round
        state.turns = view.turns
        state.prices = view.prices[:]
        state.florins = view.florins[:]
        state.displays = view.displays[:]
        state.deliveries = view.deliveries[:]
        state.jakob = view.jakob
        state.discard = view.discard
        state.discard_top = view.discard_top
        state.deck_origin = view.deck_origin
        state.drawn = [0] * state.seats
        state.hands = [0] * state.seats
        if view.seat >= 0:
            state.drawn[view.seat] = view.drawn
            state.hands[view.seat] = view.hand
        deal_hidden(state, view, chance)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Fugger)
        return heuristic.worth(state, seat)

    def describe(self, state: State, seat: int, into: Inputs) -> None:
        """Describe a position by numbers, as a seat sees it."""
        assert isinstance(state, Fugger)
        features.describe(state, seat, into)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, FuggerView)
        return sketch.sketch(view)


def deal_hidden(state: Fugger, view: FuggerView, chance: Chance) -> None:
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


def load(components_file: Path) -> FuggerGame:
    """Load the game with the material of a components file."""
    return FuggerGame(components.read(components_file, SLUG))
