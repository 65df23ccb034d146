"""A decision of Die Fugger as one unit: what may be answered, what follows, what is said."""

from kontor.engine.chance import Chance
from kontor.engine.frames import NEVER, Frame
from kontor.engine.messages import Message
from kontor.games.fugger.rules.rules import Rules
from kontor.games.fugger.table.view import FuggerView


class Decision:
    """One kind of question; `policy` says whether the table may give its only answer."""

    def __init__(self, name: str, policy: int = NEVER) -> None:
        self.name: str = name
        self.policy: int = policy

    def options(self, state: Rules, frame: Frame, seat: int) -> list[int]:
        """List the legal answers of a seat that is asked."""
        raise NotImplementedError

    def random_option(self, state: Rules, frame: Frame, seat: int, chance: Chance) -> int:
        """Choose any answer of a seat that is asked, each equally likely."""
        options = self.options(state, frame, seat)
        return options[chance.below(len(options))]

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def prompt(self, view: FuggerView) -> Message:
        """Say what is asked."""
        raise NotImplementedError

    def waiting(self, view: FuggerView) -> Message:
        """Say to the others what the table is waiting for."""
        raise NotImplementedError
