"""One moment of every kind of question: `python -m tests.page.kinds` finds them by random play."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from pathlib import Path

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.server.service.sight import TableSight
from tests.bench.cases import Case, all_cases
from tests.page.moments import moment

FOUND = Path(__file__).with_name("kinds.json")
# Rare questions need many games; in more of them no new kind was found.
GAMES_PER_CASE = 3
WHOLE_GAME = 2_000


@dataclass(frozen=True)
class Kind:
    """What a game asks: at which table, in which of its games, after how many answers."""

    slug: str
    name: str
    seats: int
    options: dict[str, str]
    number: int
    step: int
    answers: int

    def sight(self) -> TableSight:
        """Return what the page shows of the moment."""
        return self.two_sights[0]

    @cached_property
    def two_sights(self) -> list[TableSight]:
        """Return what the page shows then, and when the seat is asked next."""
        return list(islice(self.sights(), 2))

    def sights(self) -> Iterator[TableSight]:
        """Yield what the page shows then, and whenever the seat is asked again."""
        chance, state = dealt(Case(self.slug, self.seats, self.options), self.number)
        for _ in range(self.step):
            answer(state, chance)
        seat = next_seat(state.awaited())
        asked = state.question(seat).message.name
        assert asked == self.name, f"{self} asks {asked}: run python -m tests.page.kinds again"
        while not state.is_over():
            if next_seat(state.awaited()) == seat:
                yield moment(games.load(self.slug), self.options, state, seat)
            answer(state, chance)

    def __str__(self) -> str:
        return f"{self.slug}-{self.seats}-{self.name}"


def dealt(case: Case, number: int) -> tuple[Chance, State]:
    """Begin one of a table's games."""
    chance = seeded(f"kinds {number}")
    return chance, case.start(chance)


def answer(state: State, chance: Chance) -> None:
    """Give a random answer for whoever is asked."""
    seat = next_seat(state.awaited())
    options = state.options(seat)
    state.play(seat, options[chance.below(len(options))])


@cache
def kinds(slug: str = "") -> tuple[Kind, ...]:
    """Return the kinds of questions of a game, or of all."""
    kept = [Kind(**one) for one in json.loads(FOUND.read_text("utf-8"))]
    return tuple(kind for kind in kept if slug in ("", kind.slug))


def questions(case: Case, number: int) -> Iterator[Kind]:
    """Play a game at random; yield what is asked, whenever it has more answers than before."""
    chance, state = dealt(case, number)
    most: dict[str, int] = {}
    for step in range(WHOLE_GAME):
        if state.is_over():
            break
        seat = next_seat(state.awaited())
        answers = len(state.options(seat))
        name = state.question(seat).message.name
        if answers > most.get(name, 0):
            most[name] = answers
            yield Kind(case.slug, name, case.seats, case.options, number, step, answers)
        answer(state, chance)


def find() -> list[Kind]:
    """Return the moment with the most answers of every kind of question."""
    found: dict[tuple[str, str], Kind] = {}
    for case in all_cases():
        for number in range(GAMES_PER_CASE):
            for kind in questions(case, number):
                known = found.get((kind.slug, kind.name))
                if not known or kind.answers > known.answers:
                    found[kind.slug, kind.name] = kind
    return [found[key] for key in sorted(found)]


if __name__ == "__main__":
    lines = [json.dumps(vars(kind)) for kind in find()]
    FOUND.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
