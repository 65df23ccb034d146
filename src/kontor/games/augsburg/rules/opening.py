"""Who is the first player, where the host may choose (R1.8, R16.1)."""

from kontor.engine.frames import Frame, seats_of
from kontor.engine.messages import Message
from kontor.games.augsburg.rules.decision import Decision
from kontor.games.augsburg.rules.rules import Rules
from kontor.games.augsburg.table import codes
from kontor.games.augsburg.table.view import AugsburgView


class FirstPlayer(Decision):
    """The choice of the first player."""

    def options(self, state: Rules, frame: Frame, seat: int) -> list[int]:
        """List all seats (R16.1)."""
        return [codes.FIRST + other for other in range(state.seats)]

    def act(self, state: Rules, frame: Frame, seat: int, option: int) -> None:
        """Begin with the chosen player."""
        state.begin_with(option - codes.FIRST)

    def prompt(self, view: AugsburgView) -> Message:
        """Ask the host."""
        return Message("prompt-first", {})

    def waiting(self, view: AugsburgView) -> Message:
        """Say who chooses."""
        return Message("waiting-first", {"seat": seats_of(view.asked)[0]})
