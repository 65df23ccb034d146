"""Die Glücksritter as a game the engine can offer: starting, restoring and imagining it."""

import json
from pathlib import Path
from typing import Final

from kontor.engine import components, zones
from kontor.engine.chance import Chance
from kontor.engine.game import Game, check_options
from kontor.engine.inputs import Inputs
from kontor.engine.playout import reseal
from kontor.engine.sheets import Sheet
from kontor.engine.state import State, restored_chance, restored_frames
from kontor.engine.view import View
from kontor.games.gluecksritter import features, heuristic, sketch
from kontor.games.gluecksritter.codes import CARD_BIT
from kontor.games.gluecksritter.material import KNIGHT, OPTIONS, RULES_VERSION, Material, TableRules
from kontor.games.gluecksritter.position import OVER_LIMIT
from kontor.games.gluecksritter.rules import Gluecksritter
from kontor.games.gluecksritter.view import HIDDEN, GluecksritterView

SLUG: Final = "gluecksritter"


class GluecksritterGame(Game):
    """Die Glücksritter with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        check_options(reader, OPTIONS)
        self.material: Material = Material(reader)

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Gluecksritter:
        """Return a table before its set-up; the options are complete and checked."""
        return Gluecksritter(TableRules(self.material, seats, options, self.rules_version), chance)

    def restore(self, saved: bytes) -> Gluecksritter:
        """Return the state that `State.save` has written."""
        seats, options, chance, stack, place, *rest = json.loads(saved)
        rules = TableRules(self.material, seats, dict(options), self.rules_version)
        state = Gluecksritter(rules, restored_chance(chance))
        state.stack = restored_frames(stack)
        state.round, state.lead, state.step, state.red_step = place
        state.gold, state.silver, state.walls, state.towers = rest[:4]
        state.waived_gold, state.waived_silver = rest[4:6]
        state.brief_waivers, state.bag_gold, state.bag_silver = rest[6]
        state.income = rest[7]
        state.ducat_deck, state.ducat_card, state.jailed = rest[8]
        state.actions, state.reds, state.played, state.shown, state.deeds = rest[9:14]
        state.hands = rest[14]
        state.pile, state.discard, state.pile_origin = rest[15]
        state.drawn = rest[16]
        return state

    def by_rules(self, version: int) -> "GluecksritterGame":
        """Return the same game, played by another version of its rules."""
        return GluecksritterGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Gluecksritter:
        """Make up a state that agrees with a view; it goes on with the given stream of chance."""
        assert isinstance(view, GluecksritterView)
        state = Gluecksritter(view.rules, chance)
        view.fill(state)
        state.stack = []
        cards = len(view.rules.material.ducat_cards)
        state.ducat_deck = (1 << cards) - 1 - view.ducat_cards_used
        deal_documents(state, view, chance)
        deal_actions(state, view, chance)
        if view.bag_gold == HIDDEN:
            deal_coins(state, view, chance)
        for frame, chosen in zip(view.questions, view.chosen, strict=True):
            state.stack.append(frame)
            if view.seat >= 0 and frame.answer_of(view.seat) >= 0:
                chosen &= ~(1 << view.seat)
            reseal(state, chosen, chance)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Gluecksritter)
        return heuristic.worth(state, seat)

    def shortlist(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Name the options worth a thought: a few plans, one way to pay each purchase."""
        assert isinstance(view, GluecksritterView)
        return heuristic.shortlist(view, options, chance)

    def describe(self, state: State, seat: int, into: Inputs) -> None:
        """Describe a position by numbers, as a seat sees it."""
        assert isinstance(state, Gluecksritter)
        features.describe(state, seat, into)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, GluecksritterView)
        return sketch.sketch(view)


def deal_documents(state: Gluecksritter, view: GluecksritterView, chance: Chance) -> None:
    """Deal the unseen documents to the other hands; the rest is the draw pile."""
    unseen = view.rules.material.deck.full - view.hand - view.discard
    for reds in view.reds:
        for kind in zones.kinds(reds):
            unseen -= zones.one(kind)
    # The pile holds only cards it was made of. `spare` cards of those have left it since.
    pile = zones.common(unseen, view.pile_origin - view.drawn)
    held = unseen - pile
    for _ in range(zones.size(pile) - view.pile_size):
        kind = chance.draw(pile)
        pile -= zones.one(kind)
        held += zones.one(kind)
    state.pile = pile
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            for _ in range(size):
                kind = chance.draw(held)
                held -= zones.one(kind)
                state.hands[seat] += zones.one(kind)


def deal_actions(state: Gluecksritter, view: GluecksritterView, chance: Chance) -> None:
    """Make up the face-down action cards of the others (R4.3)."""
    for seat, cards in enumerate(view.actions):
        if cards != HIDDEN:
            continue
        left = list(range(1, len(CARD_BIT)))
        if (view.jailed >> seat) & 1:
            left.remove(KNIGHT)
        chance.shuffle(left)
        state.actions[seat] = sum(CARD_BIT[space] for space in left[: view.laid[seat]])


def deal_coins(state: Gluecksritter, view: GluecksritterView, chance: Chance) -> None:
    """Split the hidden coins of the others by kind (R17.5), as the coin limit allows (R13.7)."""
    material = view.rules.material
    gold = material.gold - view.income[0] - view.income[2]
    silver = material.silver - view.income[1] - view.income[3]
    if view.seat >= 0:
        gold -= view.gold[view.seat]
        silver -= view.silver[view.seat]
    others = [seat for seat in range(len(view.coins)) if seat != view.seat]
    ranges = {seat: gold_range(view, seat, chance) for seat in others}
    least_gold = sum(ranges[seat][0] for seat in others)
    least_silver = sum(view.coins[seat] - ranges[seat][1] for seat in others)
    for seat in others:
        least, most = ranges[seat]
        coins = view.coins[seat]
        least_gold -= least
        least_silver -= coins - most
        low = max(least, coins - (silver - least_silver))
        high = max(low, min(most, gold - least_gold))
        state.gold[seat] = low + chance.below(high - low + 1)
        state.silver[seat] = coins - state.gold[seat]
        gold -= state.gold[seat]
        silver -= state.silver[seat]
    state.bag_gold = gold
    state.bag_silver = silver


def gold_range(view: GluecksritterView, seat: int, chance: Chance) -> tuple[int, int]:
    """Return how many of a player's coins may be gold at least and at most."""
    coins = view.coins[seat]
    most = view.rules.material.limit - 1
    waived_gold = view.waived_gold[seat]
    waived_silver = view.waived_silver[seat]
    if waived_gold:  # a waiver is as large as the holding it excuses (R13.15)
        return waived_gold, waived_gold
    if waived_silver:
        return coins - waived_silver, coins - waived_silver
    frame = view.top()
    if frame is not None and frame.kind == OVER_LIMIT and (frame.asked >> seat) & 1:
        if chance.below(2):
            return most + 1, coins
        return 0, coins - most - 1
    return max(0, coins - most), min(most, coins)


def load(components_file: Path) -> GluecksritterGame:
    """Load the game with the material of a components file."""
    return GluecksritterGame(components.read(components_file, SLUG))
