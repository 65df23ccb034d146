"""Lines of lists: a table as the start page and programs list it, made without a replay."""

import json
from typing import Literal

from kontor import games
from kontor.engine.frames import seats_of
from kontor.server.service.former import shown_name
from kontor.server.service.glance import read
from kontor.server.service.keeping import NO_HOST
from kontor.server.service.sight import GATHERING, OVER, PLAYING, TableLine, told_time
from kontor.server.service.sight_making import message_sight, phase_of
from kontor.server.service.table_settings import settings_of
from kontor.server.store.rows import OPEN, PERSON, SeatRow, TableRow

May = Literal["rematch", "shelve", "unshelve", "circle", "leave", "delete"]


def table_line(
    row: TableRow, seats: list[SeatRow], device: str, shelved: bool = False
) -> TableLine:
    """Return a table as one line of a list."""
    mine = [
        seat.number
        for seat in seats
        if device and device in (seat.device, seat.token) and seat.kind == PERSON
    ]
    awaited = seats_of(row.awaited)
    waiting = read(row.waiting) if row.phase == PLAYING else None
    return TableLine(
        id=row.id,
        game=row.game,
        title=games.load(row.game).title,
        phase=phase_of(row),
        names=[shown_name(seat.name) for seat in seats],
        open_seats=sum(seat.kind == OPEN for seat in seats),
        answers=row.answers,
        my_seats=mine,
        awaited=awaited,
        my_turn=any(seat in mine for seat in awaited),
        since=told_time(row.since),
        created=told_time(row.created),
        rounds=row.rounds,
        waiting=message_sight(waiting) if waiting else None,
        winners=json.loads(row.result)[1] if row.phase == OVER and row.result else [],
        branch=bool(row.base),
        origin=row.origin,
        lesson=settings_of(row).lesson,
        may=what_may_be_done(row, seats, device, shelved),
    )


def what_may_be_done(row: TableRow, seats: list[SeatRow], device: str, shelved: bool) -> list[May]:
    """Return what a person may do with a table from a list."""
    seated = {seat.device or seat.owner for seat in seats} - {None}
    people = (seated | {row.host}) - {NO_HOST}
    if not device or device not in people:
        return []
    is_seated = any(seat.device == device and seat.kind == PERSON for seat in seats)
    if row.phase == OVER:
        again: list[May] = ["rematch"] if is_seated and not row.base else []
        together: list[May] = ["circle"] if is_seated and len(seated) > 1 else []
        return [*again, "unshelve" if shelved else "shelve", *together, "delete"]
    if row.phase == GATHERING and row.host == device:
        return ["delete"]
    if not people - {device} and row.phase == PLAYING:
        return ["delete"]
    return ["leave"] if is_seated else []


def known(found: list[tuple[TableRow, list[SeatRow]]]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Leave out tables of games that this program does not have."""
    return [(row, seats) for row, seats in found if row.game in games.SLUGS]
