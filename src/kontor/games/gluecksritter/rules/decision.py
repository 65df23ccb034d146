"""A decision of Die Glücksritter as one unit: what may be answered, what follows, what is said."""

from kontor.engine.frames import NEVER, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Message
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.view import GluecksritterView


class Decision:
    """One kind of question.

    `policy` says what the table may answer for a player who has one option left: mostly only after
    a while, because the number of options tells something hidden (R18.1, R18.2). `clause` says
    what may be answered at all, `time` how long it may take where there are clocks (see
    `material`), `is_final` whether an answer under seal stays.
    """

    def __init__(
        self, kind: int, clause: str, time: int, policy: int = NEVER, is_final: bool = True
    ) -> None:
        self.name: str = codes.QUESTION_NAMES[kind]
        self.clause: str = clause
        self.time: int = time
        self.policy: int = policy
        self.is_final: bool = is_final

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Put the legal answers of a seat that is asked into an empty menu."""
        raise NotImplementedError

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Carry out an answer that is not under seal; the game goes on afterwards."""
        raise NotImplementedError

    def reveal(self, state: Moves, frame: Frame) -> None:
        """Carry out all answers under seal together; the game goes on afterwards."""
        raise NotImplementedError

    def is_immediate(self, option: int) -> bool:
        """Tell whether an option acts at once although the question is sealed."""
        return False

    def sealed_answer(self, state: Moves, frame: Frame, seat: int, option: int) -> int:
        """Return what an option makes of an answer under seal."""
        return option

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Return what is answered for a seat whose time is up (R18.5): nothing is played."""
        return codes.PASS

    def late_answer(self, state: Moves, frame: Frame, seat: int) -> int:
        """Return what lies under seal for a seat whose time is up."""
        return self.sealed_answer(state, frame, seat, self.late(state, frame, seat))

    def prompt(self, view: GluecksritterView) -> Message:
        """Say what is asked."""
        raise NotImplementedError

    def waiting(self, view: GluecksritterView) -> Message:
        """Say to the others what the table is waiting for."""
        raise NotImplementedError


def plays(option: int) -> bool:
    """Tell whether an answer plays a yellow document."""
    return codes.PLAY <= option < codes.PLAY_END
