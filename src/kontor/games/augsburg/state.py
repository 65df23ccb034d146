"""Augsburg 1520 in progress: the rules, what is seen of them and how it is told, put together."""

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.view import View
from kontor.games.augsburg.rules.questions import QUESTIONS
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.view import AugsburgView, look
from kontor.games.augsburg.talk import describing, refusals, words


class Augsburg(Rules):
    """A game of Augsburg 1520 in progress."""

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now."""
        if not self.stack or seat < 0:
            return []
        frame = self.stack[-1]
        if not (frame.asked >> seat) & 1 or (frame.sealed and self.is_settled(seat)):
            return []
        return QUESTIONS[frame.kind].options(self, frame, seat)

    def random_option(self, seat: int, chance: Chance) -> int:
        """Choose one of a seat's options, each equally likely."""
        frame = self.stack[-1]
        return QUESTIONS[frame.kind].random_option(self, frame, seat, chance)

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out the answer to a question that one seat is asked."""
        QUESTIONS[frame.kind].act(self, frame, seat, option)

    def sealed_answer(self, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of an answer under seal: complete, or a draft."""
        return QUESTIONS[frame.kind].sealed_answer(self, frame, seat, option)

    def reveal(self, frame: Frame) -> None:
        """Carry out a sealed question whose last answer has come in."""
        QUESTIONS[frame.kind].reveal(self, frame)

    def is_final(self, kind: int) -> bool:
        """Say whether a complete answer under seal stays (R4.4, R12.14, R13.3)."""
        return self.rules.version > 1

    def automation(self, kind: int) -> int:
        """Say whether the table may give the only answer to a kind of question."""
        return QUESTIONS[kind].automation(self.rules)

    def comes_by_itself(self, option: int) -> bool:
        """Tell whether the rules give an only answer: a pass, the end of a turn (R5.9)."""
        return option in (codes.PASS, codes.WAIVE, codes.FINISH)

    def clone(self) -> "Augsburg":
        """Return an independent copy; nobody listens to it."""
        twin = Augsburg(self.rules, self.chance.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int) -> AugsburgView:
        """Return what an audience may see (R15)."""
        return look(self, seat)

    # In words, from a view alone ----------------------------------------------------------

    def word(self, option: int) -> str:
        """Write an answer in the notation of records."""
        return words.word(self.rules.material, option)

    def prompted(self, view: View) -> Message:
        """Say what the open question asks of whoever has this view."""
        assert isinstance(view, AugsburgView)
        return QUESTIONS[view.kind].prompt(view)

    def awaiting(self, view: View) -> Message:
        """Say to the others what the table is waiting for."""
        assert isinstance(view, AugsburgView)
        return QUESTIONS[view.kind].waiting(view)

    def described(self, view: View, option: int) -> Option:
        """Describe one answer for people."""
        assert isinstance(view, AugsburgView)
        return describing.describe(view, option)

    def refused(self, view: View) -> list[Refusal]:
        """Name what might be tried and may not be done now, each with its clause."""
        assert isinstance(view, AugsburgView)
        return refusals.refusals(view)
