"""Foresight: the board as it would be after an answer, and which provinces that would change."""

from typing import Final

from kontor.engine.chance import seeded
from kontor.games.emperor.board.provinces import Outlook
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.rules.questions import QUESTIONS
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.public import Board
from kontor.games.emperor.table.view import EmperorView

# Questions whose answers say themselves what they bring, or change no province yet.
NOT_FORESEEN: Final = (
    codes.ASK_MARRIAGE,
    codes.ASK_TIE,
    codes.ASK_ELECTOR,
    codes.ASK_PUSH,
    codes.ASK_CHURCH,
    codes.ASK_BAN,
    codes.ASK_VOTE,
)


def after(view: EmperorView, option: int) -> Board:
    """Return a copy of the board as an answer would leave it, before anything follows."""
    assert view.frame is not None
    board = view.board.clone()
    deeds = Deeds(view.rules, board, seeded("foresight"))
    QUESTIONS[view.frame.kind].act(deeds, view.frame, view.seat, option)
    return board


def changes(view: EmperorView, option: int) -> list[Outlook]:
    """Say which provinces an answer would change, and what phase V would then do there."""
    if view.frame is None or view.frame.kind in NOT_FORESEEN:
        return []
    coming = after(view, option)
    now = view.board
    return [
        Outlook(coming, electorate)
        for electorate in range(codes.ELECTORATES)
        if standing(now, electorate) != standing(coming, electorate)
    ]


def standing(board: Board, electorate: int) -> tuple[object, ...]:
    """Return everything that counts for the power in a province."""
    first = electorate * codes.MOST_SEATS
    eminence = board.eminence
    return (
        board.nobles[first : first + codes.MOST_SEATS],
        board.knights[electorate],
        board.castles[electorate],
        board.cities[electorate],
        board.imperial[electorate],
        board.emperor if board.imperial[electorate] else codes.NOBODY,
        board.electors[electorate],
        eminence if eminence // codes.MOST_SEATS == electorate else codes.NOWHERE,
    )
