"""In the Shadow of the Emperor in progress: rules, what is seen and what is told, together."""

from kontor.engine.chance import Chance
from kontor.engine.frames import Frame
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.view import View
from kontor.games.emperor.rules.questions import QUESTIONS
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table import codes, notation
from kontor.games.emperor.table.view import EmperorView, look
from kontor.games.emperor.talk import describing, refusals


class Emperor(Rules):
    """A game of In the Shadow of the Emperor in progress."""

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now; a vote that is cast is final (R12.5)."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if seat < 0 or not (frame.asked >> seat) & 1:
            return []
        if frame.sealed and self.is_settled(seat):
            return []
        menu = self.fresh_menu()
        QUESTIONS[frame.kind].offer(self, frame, seat, menu)
        return menu.listed()

    def random_option(self, seat: int, chance: Chance) -> int:
        """Choose one of a seat's options, each equally likely."""
        frame = self.stack[-1]
        return QUESTIONS[frame.kind].random_option(self, frame, seat, chance)

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer and go on."""
        self.close()
        self.board.last = option
        QUESTIONS[frame.kind].act(self, frame, seat, option)
        self.proceed()

    def reveal(self, frame: Frame) -> None:
        """Carry out what everybody has laid under seal, and go on."""
        self.board.last = codes.NOWHERE
        QUESTIONS[frame.kind].reveal(self, frame)
        self.proceed()

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return QUESTIONS[kind].policy

    def comes_by_itself(self, option: int) -> bool:
        """Tell whether the rules give an only answer: a pass (R7.14), a succession (R5.8)."""
        return option == codes.PASS or self.stack[-1].kind == codes.ASK_SUCCESSOR

    def is_final(self, kind: int) -> bool:
        """Say whether an answer under seal stays."""
        return QUESTIONS[kind].is_final(self.rules)

    def clone(self) -> "Emperor":
        """Return an independent copy; nobody listens to it."""
        twin = Emperor(self.rules, self.board.clone(), self.chance.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int) -> EmperorView:
        """Return what an audience may see: everything but the votes of others (R18.1, R18.2)."""
        seen = look(self, seat)
        seen.board = self.board.clone()
        return seen

    def glimpse(self, seat: int) -> EmperorView:
        """Return a view on the living board, to be read at once and not kept."""
        return look(self, seat)

    # In words, from a view alone ----------------------------------------------------------

    def word(self, option: int) -> str:
        """Write an answer in the notation of records."""
        return notation.word(self.rules.material, option)

    def prompted(self, view: View) -> Message:
        """Say what the open question asks of whoever has this view."""
        assert isinstance(view, EmperorView)
        return QUESTIONS[self.stack[-1].kind].prompt(view)

    def awaiting(self, view: View) -> Message:
        """Say to the others what the table is waiting for."""
        assert isinstance(view, EmperorView)
        if not self.stack:
            return Message("waiting-over", {})
        return QUESTIONS[self.stack[-1].kind].waiting(view)

    def described(self, view: View, option: int) -> Option:
        """Describe one legal option for people."""
        assert isinstance(view, EmperorView)
        return describing.describe(view, option)

    def refused(self, view: View) -> list[Refusal]:
        """Name what might be tried and may not be done now, each with its clause."""
        assert isinstance(view, EmperorView)
        if not self.stack:
            return refusals.when_over()
        legal = self.options(view.seat)
        return refusals.refusals(view, legal, QUESTIONS[self.stack[-1].kind].clause)
