"""The cases every game is put through: each number of seats, each house rule on its own."""

from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from typing import Protocol

from kontor import games
from kontor.engine.chance import Chance
from kontor.engine.game import Game, SetupError
from kontor.engine.playout import next_seat
from kontor.engine.state import State

SEATS = "seats"


class Check(Protocol):
    """A game's invariants: `check(state, before)` asserts them."""

    def __call__(self, state: State, before: State | None) -> None: ...


class Case:
    """A game for so many seats under certain house rules."""

    def __init__(self, slug: str, seats: int, options: dict[str, str]) -> None:
        self.slug = slug
        self.seats = seats
        self.options = options

    @property
    def game(self) -> Game:
        """Return the game."""
        return games.load(self.slug)

    def can_be(self) -> bool:
        """Tell whether the game offers such a table."""
        try:
            self.game.agree(self.seats, self.options)
        except SetupError:
            return False
        return True

    def start(self, chance: Chance) -> State:
        """Start a game."""
        return self.game.start(self.seats, self.options, chance)

    def __str__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.slug}-{self.seats}{'-' + rules if rules else ''}"


def counts() -> list[Case]:
    """List every game with every number of seats, without house rules."""
    found = []
    for slug in games.SLUGS:
        game = games.load(slug)
        found += [Case(slug, seats, {}) for seats in range(game.least_seats, game.most_seats + 1)]
    return found


def all_cases() -> list[Case]:
    """List the counts, and each house rule alone for every number of seats."""
    found = []
    for case in counts():
        found.append(case)
        for option in case.game.options:
            found += [
                Case(case.slug, case.seats, {option.name: value})
                for value in option.values
                if value != option.default
            ]
    return found


def all_pairs() -> list[Case]:
    """List each pair of values of two house rules for every number of seats."""
    return [
        Case(case.slug, case.seats, {one.name: value, other.name: other_value})
        for case in counts()
        for one, other in combinations(case.game.options, 2)
        for value in one.values
        for other_value in other.values
    ]


def pairwise(slug: str) -> list[Case]:
    """List few tables of a game that show, together, every pair of choices that can be.

    A choice is the value of a house rule or the number of seats. Each table begins with a pair
    that is still missing; then every other rule takes the value that shows most missing pairs.
    """
    game = games.load(slug)
    rules = {option.name: option.values for option in game.options}
    rules[SEATS] = [str(seats) for seats in range(game.least_seats, game.most_seats + 1)]
    possible = {
        frozenset([(one, value), (other, other_value)]): None
        for one, other in combinations(rules, 2)
        for value in rules[one]
        for other_value in rules[other]
        if seated(slug, {one: value, other: other_value}).can_be()
    }
    missing = dict(possible)
    found = []
    while missing:
        chosen = dict(sorted(next(iter(missing))))
        for name in [name for name in rules if name not in chosen]:
            shown = {
                value: [frozenset([(name, value), pick]) for pick in chosen.items()]
                for value in rules[name]
            }
            fitting = [value for value, pairs in shown.items() if all(p in possible for p in pairs)]
            chosen[name] = max(fitting, key=lambda value: sum(p in missing for p in shown[value]))
        for pair in combinations(chosen.items(), 2):
            missing.pop(frozenset(pair), None)
        found.append(seated(slug, chosen))
    return found


def seated(slug: str, chosen: dict[str, str]) -> Case:
    """Return the case of some choices, with the fewest seats unless they say otherwise."""
    options = {name: value for name, value in chosen.items() if name != SEATS}
    return Case(slug, int(chosen.get(SEATS, games.load(slug).least_seats)), options)


def invariants(slug: str) -> Check:
    """Return the invariants of a game."""
    check: Check = import_module(f"tests.games.{slug}.invariants").check
    return check


def steps(state: State, chance: Chance) -> Iterator[tuple[int, list[int]]]:
    """Play a game at random, yielding each seat and its options just before it answers."""
    while awaited := state.awaited():
        seats = [seat for seat in range(state.seats) if (awaited >> seat) & 1]
        seat = seats[chance.below(len(seats))]
        options = state.options(seat)
        yield seat, options
        state.play(seat, options[chance.below(len(options))])


def midgame(case: Case, chance: Chance, number: int) -> State:
    """Return a state somewhere within a random game that is not over."""
    while True:
        state = case.start(chance.split(f"midgame {number} {chance.word()}"))
        stop = chance.below(number)
        for index, _ in enumerate(steps(state, chance)):
            if index == stop:
                return state


def any_seat(state: State) -> int:
    """Return a seat the game waits for."""
    return next_seat(state.awaited())
