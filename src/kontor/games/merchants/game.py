"""Merchants of the Middle Ages as a game the engine can offer: starting, restoring, imagining."""

from pathlib import Path
from typing import Final

from kontor.engine import components
from kontor.engine.answers import Family
from kontor.engine.arguments import Comparison
from kontor.engine.chance import Chance
from kontor.engine.frames import NO_ANSWER
from kontor.engine.game import Game, check_options
from kontor.engine.inputs import Inputs
from kontor.engine.observation import Observation
from kontor.engine.playout import reseal
from kontor.engine.sheets import Sheet
from kontor.engine.state import State
from kontor.engine.view import View
from kontor.games.merchants.bot import (
    arguments,
    bargaining,
    features,
    habits,
    heuristic,
    shortlist,
)
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import answers, observing
from kontor.games.merchants.table.agreed import OPTIONS, RANDOM, RULES_VERSION, TableRules
from kontor.games.merchants.table.imagine import imagine
from kontor.games.merchants.table.material import Material
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.view import MerchantsView
from kontor.games.merchants.talk import sketch

SLUG: Final = "merchants"


class MerchantsGame(Game):
    """Merchants of the Middle Ages with its material."""

    def __init__(self, reader: components.Reader, version: int = RULES_VERSION) -> None:
        super().__init__(SLUG, version, reader)
        self.material: Material = Material(reader)
        self.kept: list[int] = habits.kept()
        check_options(reader, {**OPTIONS, "courier_start": [RANDOM, *self.material.roads.nodes]})

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Merchants:
        """Return a table before its set-up; the options are complete and checked."""
        rules = TableRules(self.material, seats, options, self.rules_version)
        return Merchants(rules, Board(rules), chance)

    def by_rules(self, version: int) -> "MerchantsGame":
        """Return the same game, played by another version of its rules."""
        return MerchantsGame(self.components, version)

    def imagine(self, view: View, chance: Chance) -> Merchants:
        """Make up a state that agrees with a view; it goes on with the given stream of chance."""
        assert isinstance(view, MerchantsView)
        return self.imagined(view, chance, self.kept)

    def imagine_evenly(self, view: View, chance: Chance) -> Merchants:
        """Make up such a state as if nothing were known of what players tend to keep."""
        assert isinstance(view, MerchantsView)
        return self.imagined(view, chance, [1] * len(self.kept))

    def imagined(self, view: MerchantsView, chance: Chance, likely: list[int]) -> Merchants:
        """Make up a state by what is known of the players."""
        state = Merchants(view.rules, view.board.clone(), chance)
        imagine(state, view, chance, likely)
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
        return shortlist.shortlist(view, bargaining.welcome(view, options))

    def welcome(self, view: View, options: list[int]) -> list[int]:
        """Leave out the deals that the table does not want its bots to make."""
        assert isinstance(view, MerchantsView)
        return bargaining.welcome(view, options)

    def measure(self, state: State, seat: int, into: Inputs) -> None:
        """Measure a position in numbers, as a seat sees it."""
        assert isinstance(state, Merchants)
        features.measure(state, seat, into)

    def argue(self, case: Comparison) -> None:
        """Say what speaks for one answer beside another."""
        before, after, other = case.before, case.after, case.other
        assert isinstance(before, Merchants) and isinstance(after, Merchants)
        assert isinstance(other, Merchants)
        arguments.argue(case, before, after, other)

    def observe(self, view: View, into: Observation) -> None:
        """Write a view as numbers, always as many."""
        assert isinstance(view, MerchantsView)
        observing.observe(view, into)

    def answers(self, seats: int, options: dict[str, str]) -> list[Family]:
        """List every answer that may ever be given at such a table."""
        return answers.answers(self.material, seats, self.complete(options))

    def sketch(self, view: View) -> list[Sheet]:
        """Draw a view as plain tables."""
        assert isinstance(view, MerchantsView)
        return sketch.sketch(view)


def load(components_file: Path) -> MerchantsGame:
    """Load the game with the material of a components file."""
    return MerchantsGame(components.read(components_file, SLUG))
