"""Batch: many games stepped together, for programs that learn from thousands of them at once.

Each game waits for one seat at a time; of several that choose in secret, the first. A game that
ends is noted and begun anew, so there are always as many. What the waiting seats may know and do
lies in flat lists, game by game.
"""

from kontor.engine.answers import Answers
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.observation import Observation
from kontor.engine.playout import next_seat
from kontor.engine.state import State


class IllegalAction(Exception):
    """An action that the mask does not allow."""


class Ending:
    """How a game of a batch ended."""

    def __init__(self, place: int, state: State) -> None:
        self.place: int = place
        self.state: State = state


class Batch:
    """Games of one kind of table that are played side by side."""

    def __init__(self, game: Game, options: dict[str, str], answers: Answers) -> None:
        self.game: Game = game
        self.seats: int = 0
        self.options: dict[str, str] = options
        self.answers: Answers = answers
        self.states: list[State] = []
        # Of each game: its chance, how often it was dealt, the seat it waits for, its options.
        self.chances: list[Chance] = []
        self.deals: list[int] = []
        self.acting: list[int] = []
        self.legal: list[list[int]] = []
        # Of all games, one behind the other: observations (see `Observation`), and which numbers
        # are legal.
        self.words: list[int] = []
        self.word_places: list[int] = []
        self.odd_places: list[int] = []
        self.odd_numbers: list[int] = []
        self.allowed: list[int] = []
        self.endings: list[Ending] = []

    def begin(self, seats: int, chances: list[Chance]) -> None:
        """Begin a game with each stream of chance."""
        self.seats = seats
        self.chances = chances
        for place in range(len(chances)):
            self.deals.append(0)
            self.states.append(self.dealt(place))
            self.acting.append(0)
            self.legal.append([])
        self.look()

    def dealt(self, place: int) -> State:
        """Deal the next game of a place."""
        self.deals[place] += 1
        chance = self.chances[place].split(str(self.deals[place]))
        return self.game.start(self.seats, self.options, chance)

    def step(self, actions: list[int]) -> None:
        """Give every game an action; those that end begin anew. An illegal one changes nothing."""
        answers = self.answers
        chosen = []
        for place in range(len(self.states)):
            option = answers.chosen(actions[place], self.legal[place])
            if option < 0:
                raise IllegalAction(f"game {place}: action {actions[place]} is not legal now")
            chosen.append(option)
        self.endings = []
        for place in range(len(self.states)):
            state = self.states[place]
            state.play(self.acting[place], chosen[place])
            if not state.stack:
                self.endings.append(Ending(place, state))
                self.states[place] = self.dealt(place)
        self.look()

    def look(self) -> None:
        """Write down whom each game waits for, what that seat knows and may do."""
        into = Observation(0, self.seats)
        allowed: list[int] = []
        start = 0
        for place in range(len(self.states)):
            state = self.states[place]
            seat = next_seat(state.awaited())
            options = state.options(seat)
            self.acting[place] = seat
            self.legal[place] = options
            self.answers.add_numbers(options, start, allowed)
            start += self.answers.size
            self.game.look(state, seat, into)
        into.finish()
        self.words = into.words
        self.word_places = into.word_places
        self.odd_places = into.odd_places
        self.odd_numbers = into.odd_numbers
        self.allowed = allowed
