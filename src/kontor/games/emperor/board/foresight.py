"""Foresight: how an answer would leave the provinces, before anything follows by itself."""

from functools import cached_property
from typing import Final

from kontor.engine.view import View
from kontor.games.emperor.board.provinces import Outlook
from kontor.games.emperor.rules.questions import QUESTIONS
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.table.public import Board
from kontor.games.emperor.table.view import EmperorView

# Questions whose answers say themselves what they bring, or change no province yet.
NOT_FORESEEN: Final = ("marriage", "tie", "elector", "push", "church", "ban", "vote")


class Standing:
    """Everything that counts for the power in a province, to be compared."""

    def __init__(self, board: Board, electorate: int) -> None:
        self.board: Board = board
        self.electorate: int = electorate
        first = electorate * codes.MOST_SEATS
        here = board.eminence // codes.MOST_SEATS == electorate
        self.counts: tuple[object, ...] = (
            board.nobles[first : first + codes.MOST_SEATS],
            board.knights[electorate],
            board.castles[electorate],
            board.cities[electorate],
            board.imperial[electorate],
            board.emperor if board.imperial[electorate] else codes.NOBODY,
            board.sitting(electorate),
            board.eminence if here else codes.NOWHERE,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(self.electorate)

    @cached_property
    def outlook(self) -> Outlook:
        """What phase V would do there."""
        return Outlook(self.board, self.electorate)


def shown(view: View) -> dict[str, Standing]:
    """Return what previews change on the page: how everybody stands in the provinces."""
    assert isinstance(view, EmperorView)
    return {name: Standing(view.board, number) for number, name in enumerate(ELECTORATE_NAMES)}


def given(world: Rules, seat: int, code: int) -> None:
    """Give an answer to a copy, and let nothing follow; a vote under seal changes nothing yet."""
    frame = world.stack[-1]
    if not frame.sealed:
        world.stack.pop()
        QUESTIONS[frame.kind].act(world, frame, seat, code)
