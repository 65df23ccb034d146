"""Augsburg 1520 as a game the engine can offer: starting, restoring and imagining it."""

from pathlib import Path
from typing import Final

from kontor.engine import components
from kontor.engine.answers import Family
from kontor.engine.arguments import Comparison
from kontor.engine.chance import Chance
from kontor.engine.game import Game, check_options
from kontor.engine.inputs import Inputs
from kontor.engine.observation import Observation
from kontor.engine.sheets import Sheet
from kontor.engine.state import State
from kontor.engine.view import View
from kontor.games.augsburg.bot import arguments, features, heuristic
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import answers, observing
from kontor.games.augsburg.table.agreed import OPTIONS, RULES_VERSION, TableRules
from kontor.games.augsburg.table.imagine import imagine
from kontor.games.augsburg.table.material import Material
from kontor.games.augsburg.table.view import AugsburgView
from kontor.games.augsburg.talk import sketch

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

    def by_rules(self, version: int) -> "AugsburgGame":
        """Return the same game, played by another version of its rules."""
        return AugsburgGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Augsburg:
        """Make up a state that agrees with a view."""
        assert isinstance(view, AugsburgView)
        state = Augsburg(view.rules, chance)
        imagine(state, view, chance)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Augsburg)
        return heuristic.worth(state, seat)

    def shortlist(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Name the options worth a thought."""
        assert isinstance(view, AugsburgView)
        return heuristic.shortlist(view, options)

    def measure(self, state: State, seat: int, into: Inputs) -> None:
        """Measure a position in numbers, as a seat sees it."""
        assert isinstance(state, Augsburg)
        features.measure(state, seat, into)

    def argue(self, case: Comparison) -> None:
        """Say what speaks for one answer beside another."""
        before, after, other = case.before, case.after, case.other
        assert isinstance(before, Augsburg) and isinstance(after, Augsburg)
        assert isinstance(other, Augsburg)
        arguments.argue(case, before, after, other)

    def observe(self, view: View, into: Observation) -> None:
        """Write a view as numbers, always as many."""
        assert isinstance(view, AugsburgView)
        observing.observe(view, into)

    def answers(self, seats: int, options: dict[str, str]) -> list[Family]:
        """List every answer that may ever be given at such a table."""
        return answers.answers(self.material, seats)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, AugsburgView)
        return sketch.sketch(view)


def load(components_file: Path) -> AugsburgGame:
    """Load the game with the material of a components file."""
    return AugsburgGame(components.read(components_file, SLUG))
