"""Augsburg 1520 as a game the engine can offer: starting, restoring and imagining it."""

import json
from pathlib import Path
from typing import Final

from kontor.engine import components
from kontor.engine.chance import Chance
from kontor.engine.game import Game, check_options
from kontor.engine.inputs import Inputs
from kontor.engine.sheets import Sheet
from kontor.engine.state import State, restored_chance, restored_frames
from kontor.engine.view import View
from kontor.games.augsburg import features, heuristic, sketch
from kontor.games.augsburg.imagine import imagine
from kontor.games.augsburg.material import OPTIONS, RULES_VERSION, Material, TableRules
from kontor.games.augsburg.rules import Augsburg
from kontor.games.augsburg.view import AugsburgView

SLUG: Final = "augsburg"


class AugsburgGame(Game):
    """Augsburg 1520 with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        check_options(reader, OPTIONS)
        self.material: Material = Material(reader)

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Augsburg:
        """Return a table before its set-up; the options are complete and checked."""
        return Augsburg(TableRules(self.material, seats, options, self.rules_version), chance)

    def restore(self, saved: bytes) -> Augsburg:
        """Return the state that `State.save` has written."""
        seats, options, chance, stack, auction, announced, revealed, *rest = json.loads(saved)
        rules = TableRules(self.material, seats, dict(options), self.rules_version)
        state = Augsburg(rules, restored_chance(chance))
        state.stack = restored_frames(stack)
        state.round, state.noble, state.opener, state.bid, state.leader, state.still_in = auction
        state.announced = announced
        state.revealed = tuple(revealed)
        state.display, state.face_down = rest[0]
        state.winner, state.privilege, spent, state.uses_left, has_built = rest[1]
        state.spent = tuple(spent)
        state.has_built = bool(has_built)
        state.levels, state.tiles, state.taken, state.money, state.prestige = rest[2:7]
        state.hands = rest[7]
        state.offers = [tuple(offer) for offer in rest[8]]
        state.top, state.deck, state.discard, state.last_discard = rest[9]
        state.shown, state.open_discard, state.rejected = rest[10:13]
        state.known_money, state.known_cards, state.offered = rest[13:16]
        return state

    def by_rules(self, version: int) -> "AugsburgGame":
        """Return the same game, played by another version of its rules."""
        return AugsburgGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Augsburg:
        """Make up a state that agrees with a view."""
        assert isinstance(view, AugsburgView)
        return imagine(view, chance)

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Augsburg)
        return heuristic.worth(state, seat)

    def shortlist(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Name the options worth a thought."""
        assert isinstance(view, AugsburgView)
        return heuristic.shortlist(view, options)

    def describe(self, state: State, seat: int, into: Inputs) -> None:
        """Describe a position by numbers, as a seat sees it."""
        assert isinstance(state, Augsburg)
        features.describe(state, seat, into)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, AugsburgView)
        return sketch.sketch(view)


def load(components_file: Path) -> AugsburgGame:
    """Load the game with the material of a components file."""
    return AugsburgGame(components.read(components_file, SLUG))
