"""Folding: from a journal to a live table, as far as its lines are sound.

A table whose journal cannot be folded to its end stays readable up to its last sound line. The
people at it may take it back there: a line `mend` names that version, and the lines between are
passed over from then on. They stay in the journal, and their keys stay used.
"""

import logging
from collections.abc import Iterable
from pathlib import Path
from traceback import extract_tb
from typing import Final

from kontor.engine.messages import SPECTATOR
from kontor.server.service.live_table import LiveTable
from kontor.server.store.rows import Entry, SeatRow, TableRow

LOG: Final = logging.getLogger("kontor.tables")
MEND: Final = "mend"
# Lines that play a part of the record again.
REPLAYING: Final = ("undo", "redo", "rewind")


class Unsound(Exception):
    """A table does not hang together."""


def folded(row: TableRow, seats: list[SeatRow], journal: list[Entry]) -> LiveTable:
    """Return a table from its rows, whole or up to its last sound line."""
    lines = sound(journal)
    try:
        live = LiveTable(row, seats, lines)
        check(live)
    except Exception as error:
        report(row.id, "its journal", error)
        live = up_to_the_last_sound(row, seats, lines)
    live.version = row.version
    live.keys = {entry.key: entry for entry in journal}
    return live


def sound(journal: Iterable[Entry]) -> list[Entry]:
    """Leave out the lines that a later one has passed over."""
    lines: list[Entry] = []
    for entry in journal:
        if entry.kind == MEND:
            last = int(entry.text)
            lines = [line for line in lines if line.version <= last]
        lines.append(entry)
    return lines


def up_to_the_last_sound(row: TableRow, seats: list[SeatRow], lines: list[Entry]) -> LiveTable:
    """Return a table as it was before the first line that breaks it."""
    live = LiveTable(row, seats, [])
    done = 0
    try:
        for entry in lines:
            live.apply(entry)
            check(live)
            done += 1
    except Exception:
        live = LiveTable(row, seats, lines[:done])
    live.broken_after = live.version
    return live


def check(live: LiveTable) -> None:
    """Insist that a table hangs together and can be looked at from every seat."""
    match = live.match
    if match is None:
        return
    counted = {len(match.record.answers), len(live.given), len(live.numbering.given)}
    if len(counted) > 1 or len(live.stamps) != len(match.events):
        raise Unsound("what was answered and what was told do not fit together")
    for seat in (SPECTATOR, *range(len(live.seats))):
        live.events(seat, [seat] if seat >= 0 else [])
        match.state.view(seat)


def prove(live: LiveTable) -> None:
    """Insist that a table folded anew from its journal is the same."""
    journal = sorted(live.keys.values(), key=lambda entry: entry.version)
    again = LiveTable(live.row, live.seats, sound(journal))
    check(again)
    now, then = live.playing(), again.playing()
    if now.record.answers != then.record.answers or now.state.save() != then.state.save():
        raise Unsound("the journal tells another game")


def report(table: str, what: str, error: Exception) -> None:
    """Note a fault of ours in the log, without anything that is secret."""
    place = extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}:{place.lineno}"
    LOG.error("table %s: %s cannot be folded: %s in %s", table, what, type(error).__name__, where)
