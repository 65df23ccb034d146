"""Die Fugger as a game the engine can offer: starting, restoring and imagining it."""

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
from kontor.games.fugger.bot import arguments, features, heuristic
from kontor.games.fugger.bot.habits import habits
from kontor.games.fugger.rules.rounds import TURNS
from kontor.games.fugger.state import Fugger
from kontor.games.fugger.table import answers, observing
from kontor.games.fugger.table.imagine import Habits, even, imagine
from kontor.games.fugger.table.material import OPTIONS, RULES_VERSION, Material, TableRules
from kontor.games.fugger.table.view import FuggerView
from kontor.games.fugger.talk import sketch

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

    def by_rules(self, version: int) -> "FuggerGame":
        """Return the same game, played by another version of its rules."""
        return FuggerGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Fugger:
        """Make up a state that agrees with a view; it goes on with the given stream of chance."""
        assert isinstance(view, FuggerView)
        return self.imagined(view, chance, habits(view))

    def imagine_evenly(self, view: View, chance: Chance) -> Fugger:
        """Make up such a state as if nothing were known of what players tend to hold."""
        assert isinstance(view, FuggerView)
        return self.imagined(view, chance, even(view))

    def imagined(self, view: FuggerView, chance: Chance, known: Habits) -> Fugger:
        """Make up a state by what is known of the players."""
        state = Fugger(view.rules, chance)
        imagine(state, view, chance, known)
        if not view.is_over:
            state.stack.append(TURNS[view.active])
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Fugger)
        return heuristic.worth(state, seat)

    def is_choosy(self) -> bool:
        """Say that every option is worth a thought."""
        return False

    def measure(self, state: State, seat: int, into: Inputs) -> None:
        """Measure a position in numbers, as a seat sees it."""
        assert isinstance(state, Fugger)
        features.measure(state, seat, into)

    def argue(self, case: Comparison) -> None:
        """Say what speaks for one answer beside another."""
        before = case.before
        assert isinstance(before, Fugger)
        arguments.argue(case, before)

    def observe(self, view: View, into: Observation) -> None:
        """Write a view as numbers, always as many."""
        assert isinstance(view, FuggerView)
        observing.observe(view, into)

    def answers(self, seats: int, options: dict[str, str]) -> list[Family]:
        """List every answer that may ever be given at such a table."""
        return answers.answers(self.material)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, FuggerView)
        return sketch.sketch(view)


def load(components_file: Path) -> FuggerGame:
    """Load the game with the material of a components file."""
    return FuggerGame(components.read(components_file, SLUG))
