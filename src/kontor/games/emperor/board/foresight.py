"""Foresight: how an answer would leave the provinces, before anything follows by itself."""

from typing import Final

from kontor.engine.view import View
from kontor.games.emperor.rules.questions import QUESTIONS
from kontor.games.emperor.rules.rules import Rules
from kontor.games.emperor.table.forecast import Standing
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.table.view import EmperorView

# Questions whose answers say themselves what they bring, or change no province yet.
NOT_FORESEEN: Final = ("marriage", "tie", "elector", "push", "church", "ban", "vote")


def shown(view: View) -> dict[str, Standing]:
    """Return what previews change on the page: how everybody stands in the provinces."""
    assert isinstance(view, EmperorView)
    board = view.board
    return {name: Standing(board, number) for number, name in enumerate(ELECTORATE_NAMES)}


def given(world: Rules, seat: int, code: int) -> None:
    """Give an answer to a copy, and let nothing follow; a vote under seal changes nothing yet."""
    frame = world.stack[-1]
    if not frame.sealed:
        world.stack.pop()
        QUESTIONS[frame.kind].act(world, frame, seat, code)
