"""Merchants in progress: the rules, what is seen of them and how it is told, put together."""

from kontor.engine.chance import Chance
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.view import View
from kontor.games.merchants.rules.deals import answering, dealing, enforcing, objecting
from kontor.games.merchants.rules.phases import status
from kontor.games.merchants.rules.questions import QUESTIONS, answers
from kontor.games.merchants.rules.rules import Rules
from kontor.games.merchants.table import agreed, codes
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.view import MerchantsView, look
from kontor.games.merchants.talk import describing, refusals, words


class Merchants(Rules):
    """A game of Merchants of the Middle Ages in progress."""

    def options(self, seat: int) -> list[int]:
        """List the legal answers of a seat now: those to the question, and free actions."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        if seat < 0:
            return answers(self, frame, seat)
        found = [] if self.is_settled(seat) else answers(self, frame, seat)
        if self.rules.deals:
            return self.options_with_deals(seat, found)
        if self.board.loans[seat] and status.may_repay(self, frame, seat):  # R9.6, R9.10
            return [*found, codes.REPAY]
        return found

    def random_option(self, seat: int, chance: Chance) -> int:
        """Choose one of a seat's options, each equally likely."""
        if self.rules.deals:  # there may be more than answers
            return super().random_option(seat, chance)
        frame = self.stack[-1]
        if not status.may_repay(self, frame, seat):  # R9.6
            return QUESTIONS[frame.kind].random_option(self, frame, seat, chance)
        menu = QUESTIONS[frame.kind].menu(self, frame, seat)
        if menu is None:
            return super().random_option(seat, chance)
        menu.add_one(codes.REPAY)
        return menu.nth(chance.below(menu.size))

    def options_with_deals(self, seat: int, found: list[int]) -> list[int]:
        """List answers, as far as promises allow (R12.6), and what may be said of deals (R12)."""
        if self.rules.deals == agreed.BINDING and self.board.promises:
            draft = self.drafts[seat]
            found = enforcing.restrict(self.board, self.stack, seat, draft, self.hands[seat], found)
        if status.may_repay(self, question(self.stack), seat):
            found = [*found, codes.REPAY]
        return found + dealing.options(self, seat)

    def bots_are_free(self) -> bool:
        """Tell whether the table lets its bots make every deal (R12.4)."""
        return not self.rules.deals or self.rules.bot_deals == agreed.BOTS_PROPOSE

    def automation(self, kind: int) -> int:
        """Say whether the table may give the only answer to a kind of question."""
        return QUESTIONS[kind].policy

    def comes_by_itself(self, option: int) -> bool:
        """Tell whether the rules give an only answer: nothing to buy, play, bid or haggle for."""
        return self.word(option) in ("pass", "done", "decline", "leave")

    def clone(self) -> "Merchants":
        """Return an independent copy; nobody listens to it."""
        twin = Merchants(self.rules, self.board.clone(), self.chance.clone())
        self.copy_to(twin)
        return twin

    def view(self, seat: int) -> MerchantsView:
        """Return what an audience may see, for as long as it likes."""
        return look(self, self.board.clone(), seat, self.winners())

    def glimpse(self, seat: int) -> MerchantsView:
        """Return what a seat may see just now, to put it into words."""
        return look(self, self.board, seat, self.winners())

    # In words, from a view alone ----------------------------------------------------------

    def word(self, option: int) -> str:
        """Write an option in the notation of records."""
        return words.word(self.board, option)

    def prompted(self, view: View) -> Message:
        """Say what the open question asks of whoever has this view."""
        assert isinstance(view, MerchantsView)
        if view.deal_draft:
            return answering.draft_prompt(view)
        frame = view.frames[-1]
        if not (frame.asked >> view.seat) & 1:
            return Message("prompt-free", {})
        return QUESTIONS[frame.kind].prompt(view, frame)

    def awaiting(self, view: View) -> Message:
        """Say to the others what the table is waiting for."""
        assert isinstance(view, MerchantsView)
        frame = view.frames[-1]
        return QUESTIONS[frame.kind].waiting(frame)

    def described(self, view: View, option: int) -> Option:
        """Describe one legal option for people."""
        assert isinstance(view, MerchantsView)
        return describing.describe(view, option)

    def refused(self, view: View) -> list[Refusal]:
        """Name what might be tried and may not be done now, each with its clause."""
        assert isinstance(view, MerchantsView)
        clause = QUESTIONS[view.frames[-1].kind].clause if view.frames else ""
        found = refusals.refusals(view, clause)
        if self.rules.deals and self.stack and view.seat >= 0:
            refusals.add_deals(view, objecting.objections(self, view.seat), found)
        return found
