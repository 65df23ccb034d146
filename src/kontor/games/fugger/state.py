"""Die Fugger in progress: the rules, what is seen of them and how it is told, put together."""

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.view import View
from kontor.games.fugger.rules.questions import QUESTIONS
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table.view import FuggerView, look
from kontor.games.fugger.talk import describing, refusals, words


class Fugger(Rules):
    """A game of Die Fugger in progress."""

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if seat < 0 or not (frame.asked >> seat) & 1:
            return []
        return QUESTIONS[frame.kind].options(self, frame, seat)

    def random_option(self, seat: int, chance: Chance) -> int:
        """Choose one of a seat's options, each equally likely."""
        frame = self.stack[-1]
        return QUESTIONS[frame.kind].random_option(self, frame, seat, chance)

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer."""
        QUESTIONS[frame.kind].act(self, frame, seat, option)

    def automation(self, kind: int) -> int:
        """Say whether the table may give the only answer to a kind of question."""
        return QUESTIONS[kind].policy

    def clone(self) -> "Fugger":
        """Return an independent copy; nobody listens to it."""
        twin = Fugger(self.rules, self.chance.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int) -> FuggerView:
        """Return what an audience may see."""
        return look(self, seat)

    # In words, from a view alone ----------------------------------------------------------

    def word(self, option: int) -> str:
        """Write an option in the notation of records."""
        return words.word(self.rules.material, option)

    def prompted(self, view: View) -> Message:
        """Say what the open question asks of whoever has this view."""
        assert isinstance(view, FuggerView)
        return QUESTIONS[self.stack[-1].kind].prompt(view)

    def awaiting(self, view: View) -> Message:
        """Say to the others what the table is waiting for."""
        assert isinstance(view, FuggerView)
        return QUESTIONS[self.stack[-1].kind].waiting(view)

    def described(self, view: View, option: int) -> Option:
        """Describe one legal option for people."""
        assert isinstance(view, FuggerView)
        return describing.describe(view, option)

    def refused(self, view: View) -> list[Refusal]:
        """Name what might be tried and may not be done now, each with its clause."""
        assert isinstance(view, FuggerView)
        return refusals.refusals(view)
