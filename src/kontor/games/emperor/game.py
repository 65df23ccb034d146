"""In the Shadow of the Emperor as a game the engine can offer."""

import json
from pathlib import Path
from typing import Final

from kontor.engine import components
from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.game import Game
from kontor.engine.inputs import Inputs
from kontor.engine.messages import ARCHIVE
from kontor.engine.playout import reseal
from kontor.engine.sheets import Sheet
from kontor.engine.state import State, restored_chance, restored_frames
from kontor.engine.view import View
from kontor.games.emperor import features, heuristic, sketch
from kontor.games.emperor.material import RULES_VERSION, Material, TableRules
from kontor.games.emperor.realm import Board, restored
from kontor.games.emperor.rules import Emperor
from kontor.games.emperor.view import EmperorView

SLUG: Final = "emperor"


class EmperorGame(Game):
    """The game with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        self.material: Material = Material(reader)

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Emperor:
        """Return a table before its set-up; the options are complete and checked."""
        rules = TableRules(self.material, seats, options, self.rules_version)
        return Emperor(rules, Board(rules), chance)

    def restore(self, saved: bytes) -> Emperor:
        """Return the state that `State.save` has written."""
        seats, options, chance, stack, board = json.loads(saved)
        rules = TableRules(self.material, seats, dict(options), self.rules_version)
        state = Emperor(rules, restored(rules, board[0], board[1]), restored_chance(chance))
        state.stack = restored_frames(stack)
        return state

    def by_rules(self, version: int) -> "EmperorGame":
        """Return the same game, played by another version of its rules."""
        return EmperorGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Emperor:
        """Make up a state that agrees with a view: only votes under seal are unknown."""
        assert isinstance(view, EmperorView)
        state = Emperor(view.rules, view.board.clone(), chance)
        frame = view.frame
        if frame is None:
            return state
        if not frame.sealed or view.seat == ARCHIVE:
            state.stack.append(frame)
            return state
        state.stack.append(Frame(frame.kind, frame.asked, frame.about, True))
        others = view.chosen()
        mine = frame.answer_of(view.seat) if view.seat >= 0 else NO_ANSWER
        if mine != NO_ANSWER:
            state.stack[-1] = state.stack[-1].seal(view.seat, mine)
            others &= ~(1 << view.seat)
        reseal(state, others, chance)
        return state

    def worth(self, state: State, seat: int) -> float:
        """Say roughly what a position is worth to a seat."""
        assert isinstance(state, Emperor)
        return heuristic.worth(state, seat)

    def describe(self, state: State, seat: int, into: Inputs) -> None:
        """Describe a position by numbers, as a seat sees it."""
        assert isinstance(state, Emperor)
        features.describe(state, seat, into)

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, EmperorView)
        return sketch.sketch(view)


def load(components_file: Path) -> EmperorGame:
    """Load the game with the material of a components file."""
    return EmperorGame(components.read(components_file, SLUG))
