"""Die Glücksritter in progress: the rules, what is seen of them and how it is told."""

from kontor.engine.chance import Chance
from kontor.engine.clock import Clock
from kontor.engine.frames import Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import ANYTHING, Message, Option, Refusal, no_such_answer
from kontor.engine.record import CLOCK
from kontor.engine.view import View
from kontor.games.gluecksritter.rules import orders, pacing
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.rules.rules import Rules
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.view import GluecksritterView, look
from kontor.games.gluecksritter.talk import describing, refusals, words


class Gluecksritter(Rules):
    """A game of Die Glücksritter in progress."""

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat to the open question; none if it is not asked."""
        if not self.stack:
            return []
        if seat < 0:
            return [codes.TIMEOUT] if seat == CLOCK and self.clock() is not None else []
        frame = self.stack[-1]
        if not (frame.asked >> seat) & 1 or self.is_settled(seat):
            return []
        return self.offered(frame, seat).listed()

    def random_option(self, seat: int, chance: Chance) -> int:
        """Choose one of a seat's options, each equally likely."""
        menu = self.offered(self.stack[-1], seat)
        return menu.nth(chance.below(menu.size))

    def offered(self, frame: Frame, seat: int) -> Menu:
        """Offer the legal answers of a seat that is asked."""
        menu = self.fresh_menu()
        QUESTIONS[frame.kind].offer(self, frame, seat, menu)
        return menu

    def is_immediate(self, option: int) -> bool:
        """Tell whether an option acts at once: ransom, documents, the clock (R5.9, R14.7)."""
        if option < codes.PLAY:
            return option == codes.TIMEOUT
        return QUESTIONS[self.stack[-1].kind].is_immediate(option)

    def is_final(self, kind: int) -> bool:
        """Say that plans may be changed while others still plan (R5.3); all else is final."""
        return QUESTIONS[kind].is_final and not self.rules.is_first_version

    def sealed_answer(self, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of a sealed answer; a plan grows step by step (R5.3)."""
        return QUESTIONS[frame.kind].sealed_answer(self, frame, seat, option)

    def play(self, seat: int, option: int) -> None:
        """Carry out a legal answer; a standing order is only noted, unseen by others (R18.4)."""
        if codes.ORDER <= option < codes.ORDER_END:
            orders.give(self, seat, option)
        else:
            super().play(seat, option)

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer that is not sealed, then go on."""
        if seat == CLOCK:
            self.time_is_up(frame)
            return
        QUESTIONS[frame.kind].act(self, frame, seat, option)
        self.move_on()

    def reveal(self, frame: Frame) -> None:
        """Carry out a simultaneous question, then go on."""
        QUESTIONS[frame.kind].reveal(self, frame)
        self.move_on()

    def clock(self) -> Clock | None:
        """Give questions their time, where the table plays with clocks (R5.4, R18.5)."""
        return pacing.clock(self, self.stack[-1]) if self.stack else None

    def automation(self, kind: int) -> int:
        """Say what the table may answer for a player."""
        return QUESTIONS[kind].policy

    def comes_by_itself(self, option: int) -> bool:
        """Tell whether the rules give an only answer: a pointless prompt declined (R18.2)."""
        return self.word(option) in ("pass", "buy:0")

    def clone(self) -> "Gluecksritter":
        """Return an independent copy; nobody listens to it."""
        twin = Gluecksritter(self.rules, self.chance.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int) -> GluecksritterView:
        """Return what an audience may see (R17.1 to R17.5)."""
        seen = look(self, seat)
        seen.winners = self.winners()
        return seen

    # In words, from a view alone ----------------------------------------------------------

    def word(self, option: int) -> str:
        """Write an option in the notation of records."""
        return words.word(self.rules.material, option)

    def prompted(self, view: View) -> Message:
        """Say what the open question asks of whoever has this view."""
        assert isinstance(view, GluecksritterView)
        return QUESTIONS[self.stack[-1].kind].prompt(view)

    def awaiting(self, view: View) -> Message:
        """Say to the others what the table is waiting for."""
        assert isinstance(view, GluecksritterView)
        return QUESTIONS[self.stack[-1].kind].waiting(view)

    def described(self, view: View, option: int) -> Option:
        """Describe one legal option for people."""
        assert isinstance(view, GluecksritterView)
        return describing.describe(view, option)

    def refused(self, view: View) -> list[Refusal]:
        """Name what might be tried and may not be done now; the last one answers all else."""
        assert isinstance(view, GluecksritterView)
        if not view.is_asked():
            return refusals.not_asked(view)
        clause = QUESTIONS[self.stack[-1].kind].clause
        if self.is_settled(view.seat):
            return [Refusal(ANYTHING, clause, Message("refusal-answer-is-final", {}))]
        legal = {self.word(option) for option in self.options(view.seat)}
        found = [one for one in refusals.refusals(view) if one.word not in legal]
        return [*found, no_such_answer(clause)]
