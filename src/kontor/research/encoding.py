"""Encoding: the actions and observations of a table as numbers, both of fixed size.

It belongs to a game, a number of players and house rules. An action is a number from 0 to
`actions` - 1; an observation is a row of `size` whole numbers. `fields` says what they mean.
"""

from functools import cached_property
from hashlib import sha256

from kontor.engine.answers import Answers, Family
from kontor.engine.chance import seeded
from kontor.engine.game import Game
from kontor.engine.observation import Field, Observation
from kontor.engine.state import State


class Encoding:
    """What a table's answers and views are as numbers."""

    def __init__(self, game: Game, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = game.complete(options)
        self.answers = Answers(game.answers(players, self.options))
        self.fields: list[Field] = []
        sample = Observation(0, players, self.fields)
        game.look(game.start(players, self.options, seeded("shape")), 0, sample)
        self.size: int = sample.place

    @property
    def actions(self) -> int:
        """Return how many actions there are."""
        return self.answers.size

    @property
    def families(self) -> list[Family]:
        """Return the kinds of action in the order of their numbers."""
        return self.answers.families

    @cached_property
    def scales(self) -> list[int]:
        """Return by how much to divide each number of an observation."""
        return [field.scale for field in self.fields for _ in field.labels]

    @cached_property
    def bounds(self) -> list[tuple[float, float]]:
        """Return the least and the highest value of each scaled number of an observation."""
        most = {"flag": 1, "flags": 1, "one of": 1, "counts": 15}
        found = []
        for field in self.fields:
            high = most.get(field.kind, 1 << 20)
            low = 0 if field.kind in most else -high
            found += [(low / field.scale, high / field.scale)] * len(field.labels)
        return found

    @cached_property
    def names(self) -> list[str]:
        """Return what each number of an observation is called."""
        return [
            f"{field.name}: {label}" if label else field.name
            for field in self.fields
            for label in field.labels
        ]

    def observe(self, state: State, seat: int) -> list[int]:
        """Return what a seat may know, as numbers."""
        into = Observation(seat, self.players)
        self.game.look(state, seat, into)
        return into.listed()

    def legal(self, state: State, seat: int) -> list[int]:
        """Return the numbers of a seat's legal actions, each once, in order."""
        return sorted(set(self.answers.numbers(state.options(seat))))

    def option(self, state: State, seat: int, action: int) -> int:
        """Return the legal option of an action, or -1 if it is not legal now."""
        return self.answers.chosen(action, state.options(seat))

    def digest(self) -> str:
        """Return a mark of both numberings; what was learned under another mark does not fit."""
        told = [[family.name, family.options, family.end] for family in self.families]
        shown = [[field.name, field.labels, field.scale] for field in self.fields]
        return sha256(repr((told, shown)).encode()).hexdigest()[:16]
