"""Practised: how far somebody has come with a moment for practice, as the journal tells.

| line of the journal | text               | what it does                                      |
| ------------------- | ------------------ | ------------------------------------------------- |
| practice            | hint               | the voice points at some answers, one is the best |
|                     | best               | it shows the best one                             |
|                     | judged 47 64 hand:-6: | what the master thinks: the winning chances, in |
|                     |                    | per cent, of the answer and of the best one, and  |
|                     |                    | reasons: a group of inputs, a difference, and the |
|                     |                    | message (JSON) if there are words for it          |
|                     | on                 | bots no longer wait                               |

Lines after answers since taken back are forgotten. The answers before the moment are the table's
own: nobody takes them back.
"""

from collections.abc import Mapping
from typing import Final

from kontor.engine.match import FIRST_ANSWER, Reach
from kontor.games.practice import Moment, UnknownMoment, moment
from kontor.server.service.telling import Telling
from kontor.server.store.rows import Entry

PRACTICE: Final = "practice"
HINT: Final = "hint"
BEST: Final = "best"
JUDGED: Final = "judged"
ON: Final = "on"


class Practised(Telling):
    """A table that may begin with a moment for practice."""

    # What was said by the first word of its line: the line, and after how many answers.
    practice_lines: Mapping[str, tuple[str, int]] = {}

    @property
    def practice(self) -> Moment | None:
        """Return the moment that the table begins with, if there is still one of that name."""
        if not self.settings.practice:
            return None
        try:
            return moment(self.row.game, self.settings.practice)
        except UnknownMoment:
            return None

    def own_since(self, asked: Moment) -> list[str]:
        """List what has been answered in the place of the seat that is asked."""
        place, answers = len(asked.answers), self.playing().record.answers
        return [
            answer.word
            for answer, given in zip(answers[place:], self.given[place:], strict=True)
            if answer.seat == asked.seat and given.is_own
        ]

    def is_practising(self) -> bool:
        """Tell whether the moment is still thought about: it was not played on from there."""
        asked = self.practice
        if asked is None or self.match is None:
            return False
        is_there = len(self.match.record.answers) >= len(asked.answers)
        return is_there and ON not in self.practice_lines and len(self.own_since(asked)) < 2

    def reach(self, seat: int) -> Reach:
        """Say how far a seat may undo: not to before the moment that it practises."""
        found, asked = super().reach(seat), self.practice
        if asked is None:
            return found
        since = self.playing().record.answers[len(asked.answers) :]
        own = sum(answer.seat == seat for answer in since)
        return found if found.steps <= own else Reach(own, FIRST_ANSWER)

    def follow_practice(self, entry: Entry) -> None:
        """Note what the voice has been asked for, and forget what is no longer so."""
        if not self.settings.practice or self.match is None:
            return
        answers, said = len(self.match.record.answers), dict(self.practice_lines)
        if entry.kind == PRACTICE:
            said[entry.text.partition(" ")[0]] = (entry.text, answers)
        self.practice_lines = {name: one for name, one in said.items() if one[1] <= answers}
