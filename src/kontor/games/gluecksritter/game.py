"""Die Glücksritter as a game the engine can offer: starting and imagining it."""

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
from kontor.games.gluecksritter.bot import arguments, features, habits, heuristic
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import answers, observing
from kontor.games.gluecksritter.table.imagine import imagine
from kontor.games.gluecksritter.table.material import (
    RULES_VERSION,
    Material,
    TableRules,
    as_first_known,
    known_options,
)
from kontor.games.gluecksritter.table.view import GluecksritterView
from kontor.games.gluecksritter.talk import sketch

SLUG: Final = "gluecksritter"


class GluecksritterGame(Game):
    """Die Glücksritter with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        known = as_first_known(reader) if version == 1 else reader
        super().__init__(SLUG, version, known)
        check_options(known, known_options(known))
        self.material: Material = Material(known)
        self.kept: list[int] = habits.kept(self.material.deck.names)

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Gluecksritter:
        """Return a table before its set-up; the options are complete and checked."""
        return Gluecksritter(TableRules(self.material, seats, options, self.rules_version), chance)

    def by_rules(self, version: int) -> "GluecksritterGame":
        """Return the same game, played by another version of its rules."""
        return GluecksritterGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Gluecksritter:
        """Make up a state that agrees with a view; it goes on with the given stream of chance."""
        assert isinstance(view, GluecksritterView)
        return self.imagined(view, chance, self.kept)

    def imagine_evenly(self, view: View, chance: Chance) -> Gluecksritter:
        """Make up such a state as if nothing were known of what players tend to keep."""
        assert isinstance(view, GluecksritterView)
        return self.imagined(view, chance, [1] * len(self.kept))

    def imagined(self, view: GluecksritterView, chance: Chance, likely: list[int]) -> Gluecksritter:
        """Make up a state by what is known of the players."""
        state = Gluecksritter(view.rules, chance)
        imagine(state, view, chance, likely)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Gluecksritter)
        return heuristic.worth(state, seat)

    def shortlist(self, view: View, options: list[int], chance: Chance) -> list[int]:
        """Name the options worth a thought: a few plans, one way to pay each purchase."""
        assert isinstance(view, GluecksritterView)
        return heuristic.shortlist(view, options, chance)

    def measure(self, state: State, seat: int, into: Inputs) -> None:
        """Measure a position in numbers, as a seat sees it."""
        assert isinstance(state, Gluecksritter)
        features.measure(state, seat, into)

    def argue(self, case: Comparison) -> None:
        """Say what speaks for one answer beside another."""
        before, after, other = case.before, case.after, case.other
        assert isinstance(before, Gluecksritter) and isinstance(after, Gluecksritter)
        assert isinstance(other, Gluecksritter)
        arguments.argue(case, before, after, other)

    def observe(self, view: View, into: Observation) -> None:
        """Write a view as numbers, always as many."""
        assert isinstance(view, GluecksritterView)
        observing.observe(view, into)

    def answers(self, seats: int, options: dict[str, str]) -> list[Family]:
        """List every answer that may ever be given at such a table."""
        return answers.answers(self.material, seats)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, GluecksritterView)
        return sketch.sketch(view)


def load(components_file: Path) -> GluecksritterGame:
    """Load the game with the material of a components file."""
    return GluecksritterGame(components.read(components_file, SLUG))
