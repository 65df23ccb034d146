"""Teaching: which step of a lesson is due now. Nothing here knows a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from kontor.engine.messages import Fact
from kontor.engine.record import Answer
from kontor.server.service.lessons import Lesson, Step, When
from kontor.server.service.sight import EventSight, OptionSight

INSTEAD: Final = "-instead"
MOST_HOPED: Final = 3


@dataclass(frozen=True)
class Told:
    """A step that is over: answered as hoped or read, and how many answers there were then."""

    as_hoped: bool
    answers: int


@dataclass(frozen=True)
class Moment:
    """What the learner knows now, as far as steps ask for it."""

    question: str
    words: Sequence[str]
    events: Sequence[EventSight]
    round: int
    is_over: bool
    is_planned: bool


@dataclass(frozen=True)
class Speech:
    """What the voice says now; with answers it asks for one, otherwise it waits to be read."""

    name: str
    step: Step
    facts: Mapping[str, Fact] = field(default_factory=dict)
    answers: tuple[str, ...] = ()

    def pieces(self) -> list[str]:
        """Name the pieces it points at; `{card}` stands for what the event tells of a card."""
        return [piece.format_map(self.facts) for piece in self.step.pieces]

    def hoped(self, options: Sequence[OptionSight]) -> list[str]:
        """List the answers it hopes for first of all; where many would do, none stands out."""
        for pattern in self.answers:
            words = [one.word for one in options if fnmatchcase(one.word, pattern)]
            if words:
                return words if len(words) <= MOST_HOPED else []
        return []

    def is_met(self, word: str) -> bool:
        """Tell whether an answer is what was hoped for; of what is only read everything is."""
        return not self.answers or is_like(word, self.answers)


def due(lesson: Lesson, told: Mapping[str, Told], moment: Moment) -> Speech | None:
    """Return what is to be said now: the first step that fits and is not over yet.

    When a step was answered otherwise, something is said about that first.
    """
    if lesson.steps[-1].name in told:
        return None
    for place, step in enumerate(lesson.steps):
        over = told.get(step.name)
        if over is None:
            before = lesson.steps[place - 1] if place else None
            if fits(step, before, told, moment):
                facts = event_facts(step.when, moment) or {}
                return Speech(step.name, step, facts, step.answers)
        elif not over.as_hoped and step.name + INSTEAD not in told:
            return Speech(step.name + INSTEAD, step)
    return None


def fits(step: Step, before: Step | None, told: Mapping[str, Told], moment: Moment) -> bool:
    """Tell whether a step can be said now."""
    if step.answers and not any(is_like(word, step.answers) for word in moment.words):
        return False
    if step.when is not None:
        return holds(step.when, told, moment)
    return before is None or (before.name in told and told[before.name].as_hoped)


def holds(when: When, told: Mapping[str, Told], moment: Moment) -> bool:
    """Tell whether a situation is there."""
    return (
        moment.round >= when.round
        and (not when.event or event_facts(when, moment) is not None)
        and (not when.asked or fnmatchcase(moment.question, when.asked))
        and (not when.can or any(fnmatchcase(word, when.can) for word in moment.words))
        and (not when.told or when.told in told)
        and when.planned in (None, moment.is_planned)
        and when.over in (None, moment.is_over)
    )


def event_facts(when: When | None, moment: Moment) -> Mapping[str, Fact] | None:
    """Return what the last event that a step is about has told, or nothing."""
    if when is None or not when.event:
        return None
    for event in reversed(moment.events):
        is_about = when.facts.items() <= event.facts.items()
        if fnmatchcase(event.name, when.event) and is_about:
            return event.facts
    return None


def is_like(word: str, patterns: Sequence[str]) -> bool:
    """Tell whether a word is like one of the patterns."""
    return any(fnmatchcase(word, pattern) for pattern in patterns)


def is_on_path(lesson: Lesson, answers: Sequence[Answer]) -> bool:
    """Tell whether every seat has answered what the path says; in which order does not matter."""
    for seat in range(lesson.seats):
        given = [answer.word for answer in answers if answer.seat == seat]
        if given != lesson.script(seat)[: len(given)]:
            return False
    return True


def scripted(lesson: Lesson, answers: Sequence[Answer], seat: int) -> str:
    """Return what a bot answers on the path, or nothing where it thinks for itself."""
    script = lesson.script(seat)
    given = sum(answer.seat == seat for answer in answers)
    is_known = given < len(script) and is_on_path(lesson, answers)
    return script[given] if is_known else ""
