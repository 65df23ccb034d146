"""Foresight: the board as it would be after an answer, and which provinces that would change."""

from typing import Final

from kontor.engine.chance import seeded
from kontor.games.emperor import actions
from kontor.games.emperor.board.provinces import Outlook
from kontor.games.emperor.codes import (
    ACCEPT,
    ASK_ACTION,
    ASK_ANSWER,
    ASK_FIRST_NOBLE,
    ASK_OLD_EMPEROR,
    BARON,
    BUY_KEPT,
    CITY_AT,
    CITY_MOVE,
    CROWN,
    ELECTORATES,
    EMINENCE_AT,
    ENTER,
    KINDS,
    KNIGHT_MOVE,
    KNIGHT_PLACE,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    PROPOSE,
    SEAT_AT,
    SEAT_OF,
    kind_of,
    owner_of,
    place_of,
)
from kontor.games.emperor.position import Position
from kontor.games.emperor.realm import Board
from kontor.games.emperor.view import EmperorView
from kontor.games.emperor.words import FIRST_NOBLE_ROW

FIRST_SEAT_KIND: Final = 1  # the second row of the start position card


def after(view: EmperorView, option: int) -> Board:
    """Return a copy of the board as an answer would leave it, before anything follows."""
    board = view.board.clone()
    frame = view.frame
    assert frame is not None
    seat = view.seat
    position = Position(view.rules, board, seeded("foresight"))
    if frame.kind == ASK_ACTION:
        actions.act(position, seat, option)
    elif option == ACCEPT and frame.kind == ASK_ANSWER:
        tile = frame.about[1]
        position.marry(place_of(tile), owner_of(tile), kind_of(tile))
    elif EMINENCE_AT <= option < EMINENCE_AT + ELECTORATES:
        board.eminence = (option - EMINENCE_AT) * MOST_SEATS + seat
    elif CROWN <= option < PROPOSE:
        leave_for_throne(board, seat, option - CROWN)
    elif CITY_MOVE <= option < CROWN:
        way = option - CITY_MOVE
        board.move_imperial_city(way // ELECTORATES, way % ELECTORATES)
    elif CITY_AT <= option < CITY_MOVE:
        board.move_imperial_city(NOWHERE, option - CITY_AT)
    elif ENTER <= option < CITY_AT:
        board.enter(option - ENTER, seat, entering(view))
    elif SEAT_AT <= option < ENTER:
        kind = view.rules.material.first_kinds[FIRST_SEAT_KIND]
        board.seat_elector(option - SEAT_AT, seat, kind)
    elif KNIGHT_PLACE <= option < KNIGHT_MOVE:
        board.put_knight(option - KNIGHT_PLACE, seat)
    return board


def leave_for_throne(board: Board, seat: int, tile: int) -> None:
    """Take a tile to the throne, where it counts nowhere (R11.2); empire cities follow (R13.5)."""
    place = tile // KINDS
    if place >= SEAT_OF:
        board.vacate(place - SEAT_OF)
    else:
        board.take_noble(place, seat, tile % KINDS)
    board.emperor = seat
    board.throne = tile % KINDS


def entering(view: EmperorView) -> int:
    """Return which tile the open question lets in."""
    frame = view.frame
    assert frame is not None
    if frame.kind == ASK_OLD_EMPEROR:
        return frame.about[0]
    if frame.kind == ASK_FIRST_NOBLE:
        return view.rules.material.first_kinds[frame.about[0] + FIRST_NOBLE_ROW]
    return BARON


def changes(view: EmperorView, option: int) -> list[Outlook]:
    """Say which provinces an answer would change, and what phase V would then do there."""
    if PROPOSE <= option < EMINENCE_AT or BUY_KEPT - 1 <= option < KNIGHT_PLACE:
        return []
    coming = after(view, option)
    now = view.board
    return [
        Outlook(coming, electorate)
        for electorate in range(ELECTORATES)
        if standing(now, electorate) != standing(coming, electorate)
    ]


def standing(board: Board, electorate: int) -> tuple[object, ...]:
    """Return everything that counts for the power in a province."""
    first = electorate * MOST_SEATS
    eminence = board.eminence
    return (
        board.nobles[first : first + MOST_SEATS],
        board.knights[electorate],
        board.castles[electorate],
        board.cities[electorate],
        board.imperial[electorate],
        board.emperor if board.imperial[electorate] else NOBODY,
        board.electors[electorate],
        eminence if eminence // MOST_SEATS == electorate else NOWHERE,
    )
