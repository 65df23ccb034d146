"""In the Shadow of the Emperor as a game the engine can offer."""

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
from kontor.games.emperor.bot import arguments, features, heuristic
from kontor.games.emperor.state import Emperor
from kontor.games.emperor.table import answers, observing
from kontor.games.emperor.table.agreed import RULES_VERSION, TableRules
from kontor.games.emperor.table.imagine import imagine
from kontor.games.emperor.table.material import OPTIONS, Material
from kontor.games.emperor.table.public import Board
from kontor.games.emperor.table.view import EmperorView
from kontor.games.emperor.talk import sketch

SLUG: Final = "emperor"


class EmperorGame(Game):
    """The game with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        check_options(reader, OPTIONS)
        self.material: Material = Material(reader)

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Emperor:
        """Return a table before its set-up; the options are complete and checked."""
        rules = TableRules(self.material, seats, options, self.rules_version)
        return Emperor(rules, Board(rules), chance)

    def by_rules(self, version: int) -> "EmperorGame":
        """Return the same game, played by another version of its rules."""
        return EmperorGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Emperor:
        """Make up a state that agrees with a view: only votes under seal are unknown."""
        assert isinstance(view, EmperorView)
        state = Emperor(view.rules, view.board.clone(), chance)
        imagine(state, view, chance)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Emperor)
        return heuristic.worth(state, seat)

    def is_choosy(self) -> bool:
        """Say that every option is worth a thought."""
        return False

    def measure(self, state: State, seat: int, into: Inputs) -> None:
        """Measure a position in numbers, as a seat sees it."""
        assert isinstance(state, Emperor)
        features.measure(state, seat, into)

    def argue(self, case: Comparison) -> None:
        """Say what speaks for one answer beside another."""
        before, after, other = case.before, case.after, case.other
        assert isinstance(before, Emperor) and isinstance(after, Emperor)
        assert isinstance(other, Emperor)
        arguments.argue(case, before, after, other)

    def observe(self, view: View, into: Observation) -> None:
        """Write a view as numbers, always as many."""
        assert isinstance(view, EmperorView)
        observing.observe(view, into)

    def answers(self, seats: int, options: dict[str, str]) -> list[Family]:
        """List every answer that may ever be given at such a table."""
        return answers.answers(seats)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, EmperorView)
        return sketch.sketch(view)


def load(components_file: Path) -> EmperorGame:
    """Load the game with the material of a components file."""
    return EmperorGame(components.read(components_file, SLUG))
