"""Lessons played without a browser: a learner, bots, and what the page shows of every step."""

import re
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cache

from kontor import games
from kontor.engine.chance import Chance
from kontor.server.page.regions import regions
from kontor.server.service.learning import dealt, seated
from kontor.server.service.lessons import Lesson, lesson_of
from kontor.server.service.live_table import TABLES_OWN, LiveTable
from kontor.server.service.sight import TableSight
from kontor.server.service.sight_making import table_sight
from kontor.server.service.thinking import think
from kontor.server.store.rows import Entry
from kontor.text.texts import Texts
from tests.page.drawing import Elements

DEVICE = "a learner"
TAUGHT = [slug for slug in games.SLUGS if lesson_of(slug)]


class Learner:
    """A table where somebody learns a game."""

    def __init__(self, slug: str) -> None:
        lesson = lesson_of(slug)
        assert lesson
        self.lesson: Lesson = lesson
        seats = seated(lesson, DEVICE, "Clara", "")
        first = Entry(1, "start", -1, "", "", 0.0, "first")
        self.live = LiveTable(dealt(lesson, slug, seats, 0.0), seats, [first])
        # Every step that was said, in order.
        self.said: list[str] = []

    def write(self, kind: str, seat: int, text: str, key: str = "") -> None:
        """Add a line to the journal."""
        version = self.live.version + 1
        self.live.apply(Entry(version, kind, seat, text, "", 0.0, key or f"{seat} {version}"))
        self.live.row = replace(self.live.row, **self.live.derived())  # type: ignore[arg-type]

    def sight(self) -> TableSight:
        """Return what the learner sees, and note what is said."""
        sight = table_sight(self.live, DEVICE, ())
        if sight.lesson and sight.lesson.step and sight.lesson.step not in self.said[-1:]:
            self.said.append(sight.lesson.step)
        return sight

    def answer(self, word: str) -> None:
        """Give an answer of the learner."""
        self.write("answer", self.lesson.seat, word)

    def read_on(self, sight: TableSight) -> None:
        """Read on after what is said."""
        assert sight.lesson
        self.write("lesson", self.lesson.seat, sight.lesson.step)

    def wait(self) -> bool:
        """Let the table give one answer, for a bot or for lack of a choice; tell whether it did."""
        for seat in self.live.served():
            state = self.live.playing().state
            task = self.live.task(seat)
            is_bot = seat != self.lesson.seat
            word = think(task) if is_bot else state.word(state.options(seat)[0])
            self.write("answer", seat, word, f"{seat} {TABLES_OWN}{self.live.version}")
            return True
        return False

    def is_asked(self) -> bool:
        """Tell whether the table waits for the learner."""
        return self.live.playing().state.awaits(self.lesson.seat)

    def random_word(self, chance: Chance) -> str:
        """Return any answer of the learner."""
        state = self.live.playing().state
        return state.word(state.random_option(self.lesson.seat, chance))


@cache
def piece_names(html: str) -> frozenset[str]:
    """Return the names of all pieces of a region."""
    found = re.findall(r'data-piece="([^"]*)"', html)
    return frozenset(name for names in found for name in names.split())


def complaints(sight: TableSight, language: str) -> list[str]:
    """Say what is wrong with a step on the page: no words, or a piece that is not there."""
    said = sight.lesson
    if said is None or not said.step:
        return []
    drawn = regions(sight, language)
    [voice] = [part for part in Elements(drawn["desk"]).named("div") if part.get("id") == "voice"]
    found = [] if voice["data-said"] == said.step else [f"{said.step} is not said"]
    if not said.instead and not Texts(language, sight.game).has(f"lesson-{said.step}"):
        found.append(f"{said.step} has no words in {language}")
    pieces = frozenset[str]().union(
        *(piece_names(drawn[name]) for name in ("board", "players", "desk"))
    )
    for spot in said.pieces:
        if not any(fnmatchcase(piece, one) for one in spot.split("|") for piece in pieces):
            found.append(f"{said.step} points at {spot}, which is not there")
    return found
