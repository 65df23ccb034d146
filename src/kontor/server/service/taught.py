"""Taught: how far a lesson at a table has come, as its journal tells.

| line of the journal | text           | what it does                                   |
| ------------------- | -------------- | ---------------------------------------------- |
| lesson              | name of a step | the learner has read it                        |
|                     | quiet, speak   | the voice is silent, or goes on                |

An answer of the learner settles the step that asks for it, and passes over what was still to be
read. Steps that were told after answers since taken back are told again.
"""

from typing import Final

from kontor.server.service.lessons import Lesson, lesson_of
from kontor.server.service.practised import Practised
from kontor.server.service.teaching import Moment, Speech, Told, due, is_on_path, scripted
from kontor.server.store.rows import Entry

LESSON: Final = "lesson"
QUIET: Final = "quiet"
SPEAK: Final = "speak"


class Taught(Practised):
    """A table that may have a lesson."""

    steps_told: dict[str, Told]
    is_quiet: bool

    @property
    def lesson(self) -> Lesson | None:
        """Return the lesson that is given here, if any."""
        return lesson_of(self.row.game) if self.settings.lesson else None

    def speech(self) -> Speech | None:
        """Return what the voice says now."""
        if self.lesson is None or self.match is None or self.is_quiet:
            return None
        return due(self.lesson, self.steps_told, self.moment(self.lesson))

    def is_learned(self) -> bool:
        """Tell whether the lesson has come to its end."""
        return self.lesson is None or self.lesson.steps[-1].name in self.steps_told

    def is_read_first(self) -> bool:
        """Tell whether bots wait until the learner has read, or thought about, what is said."""
        if self.is_practising():
            return True
        said = self.speech()
        return said is not None and not said.answers

    def scripted(self, seat: int) -> str:
        """Return what the lesson has a bot answer; nothing if it thinks for itself."""
        lesson = self.lesson
        if lesson is None or seat == lesson.seat:
            return ""
        return scripted(lesson, self.playing().record.answers, seat)

    def moment(self, lesson: Lesson) -> Moment:
        """Return what the learner knows now."""
        match, seat = self.playing(), lesson.seat
        state = match.state
        options = state.options(seat)
        return Moment(
            question=state.question(seat).message.name if options else "",
            words=[state.word(option) for option in options],
            events=self.events(seat, [seat]),
            round=state.rounds(),
            is_over=state.is_over(),
            is_planned=is_on_path(lesson, match.record.answers),
        )

    def settled(self, entry: Entry) -> dict[str, bool]:
        """Return which steps a line that is about to be played settles, and if as they hoped."""
        lesson, found = self.lesson, dict[str, bool]()
        if lesson is None or entry.kind not in ("answer", "redo") or entry.seat != lesson.seat:
            return found
        word = entry.text or self.taken_back[self.redo_place(entry.seat)][1]
        moment, told = self.moment(lesson), dict(self.steps_told)
        while said := None if self.is_quiet else due(lesson, told, moment):
            found[said.name] = said.is_met(word)
            told[said.name] = Told(found[said.name], len(self.given))
            if said.answers:
                break
        return found

    def follow_lesson(self, entry: Entry, settled: dict[str, bool]) -> None:
        """Note which steps are over after a line, and what was asked for in practice."""
        self.follow_practice(entry)
        if self.lesson is None or self.match is None:
            return
        answers = len(self.match.record.answers)
        if entry.kind == LESSON and entry.text in (QUIET, SPEAK):
            self.is_quiet = entry.text == QUIET
        elif entry.kind == LESSON:
            settled = {entry.text: True}
        told = self.steps_told | {name: Told(hope, answers) for name, hope in settled.items()}
        self.steps_told = {name: one for name, one in told.items() if one.answers <= answers}
