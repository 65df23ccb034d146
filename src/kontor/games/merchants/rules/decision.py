"""A decision of Merchants as one unit: what may be answered, what follows, what is said."""

from kontor.engine.chance import Chance
from kontor.engine.frames import NEVER, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.table import codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.view import MerchantsView


class Decision:
    """One kind of question.

    Its task is an entry of the glossary, its clause says what it may be answered with, and its
    policy whether the table may give its only answer.
    """

    def __init__(self, task: str, clause: str, policy: int = NEVER) -> None:
        self.task: str = task
        self.clause: str = clause
        self.policy: int = policy

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List the legal answers of a seat that is asked."""
        menu = self.menu(state, frame, seat)
        assert menu is not None
        return menu.listed()

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu | None:
        """Offer the same in rows, where there may be many; otherwise they are listed."""
        return None

    def random_option(self, state: Position, frame: Frame, seat: int, chance: Chance) -> int:
        """Choose any answer of a seat that is asked, each equally likely."""
        menu = self.menu(state, frame, seat)
        if menu is not None:
            return menu.nth(chance.below(menu.size))
        options = self.options(state, frame, seat)
        return options[chance.below(len(options))]

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer; the question has been closed."""
        raise NotImplementedError

    def reveal(self, state: Position, frame: Frame) -> None:
        """Carry out all answers under seal together."""
        raise NotImplementedError

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say what is asked."""
        raise NotImplementedError

    def waiting(self, frame: Frame) -> Message:
        """Say to the others what the table is waiting for."""
        seats = seats_of(frame.asked)
        if len(seats) > 1:
            return Message("waiting-all", {"task": self.task})
        return Message("waiting", {"seat": seats[0], "task": self.task})

    def active(self, board: Board, frame: Frame) -> int:
        """Return the active player, who may make deals (R12.1): the one who is asked."""
        seat = 0
        while not (frame.asked >> seat) & 1:
            seat += 1
        return seat


class PlainDecision(Decision):
    """A question that asks the same of everybody, whatever lies on the table."""

    def __init__(self, task: str, clause: str, text: str, policy: int = NEVER) -> None:
        super().__init__(task, clause, policy)
        self.text: str = text

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say what is asked."""
        return Message(self.text, {})


def wagon_facts(view: MerchantsView, wagon: int) -> Facts:
    """Return a wagon and the city where it stands."""
    material = view.rules.material
    city = material.cities[view.board.wagon_at[wagon]]
    return {"wagon": material.wagon_names[wagon], "city": city}


class WagonDecision(Decision):
    """A question about loading a wagon: the active player is its loading master (R12.1)."""

    def active(self, board: Board, frame: Frame) -> int:
        """Return the loading master."""
        return board.masters[frame.about[0]]


class FirstPlayersDecision(Decision):
    """A question before which the first player makes deals (R12.1)."""

    def active(self, board: Board, frame: Frame) -> int:
        """Return the first player."""
        return board.first_player


class DeallessDecision(Decision):
    """A question during which no deals are made (R12.1)."""

    def active(self, board: Board, frame: Frame) -> int:
        """Return that nobody is active."""
        return codes.NOBODY
