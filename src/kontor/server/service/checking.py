"""Checking: folds every table of a store, and says of each one that does not open what is wrong."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import select, text

from kontor.server.service.errors import ServiceError
from kontor.server.service.sight import OVER
from kontor.server.service.table_cache import opened, with_edition
from kontor.server.store import schema
from kontor.server.store.reach import OutOfReach
from kontor.server.store.rows import Entry, SeatRow, TableRow
from kontor.server.store.store import Store

MOST_PAGES_TOLD: Final = 20


@dataclass(frozen=True)
class Finding:
    """Something wrong, as a text and its facts; with the table where it is, if it is one."""

    name: str
    table: str = ""
    game: str = ""
    phase: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Checked:
    """How many tables were folded, and what was found."""

    tables: int
    findings: list[Finding]


async def check(store: Store, progress: Callable[[int, int], None]) -> Checked:
    """Fold every table."""
    findings = await damaged_pages(store)
    try:
        async with store.reading() as connection:
            ids = sorted(await connection.scalars(select(schema.tables.c.id)))
    except OutOfReach:
        ids = []
    for number, table in enumerate(ids, 1):
        try:
            found = await store.read(table)
        except OutOfReach:
            findings.append(Finding("check-unreadable", table))
        else:
            if found is not None:
                row = await with_edition(store, found[0])
                wrong = await asyncio.to_thread(fault, row, found[1], found[2])
                findings += [wrong] if wrong else []
        progress(number, len(ids))
    return Checked(len(ids), findings)


async def damaged_pages(store: Store) -> list[Finding]:
    """Let SQLite look through its own pages."""
    if store.is_shared:
        return []
    try:
        async with store.reading() as connection:
            lines = list(
                await connection.scalars(text(f"PRAGMA integrity_check({MOST_PAGES_TOLD})"))
            )
    except OutOfReach as error:
        lines = [str(getattr(error.__cause__, "orig", error))]
    return [Finding("check-pages", facts={"line": line}) for line in lines if line != "ok"]


def fault(row: TableRow, seats: list[SeatRow], journal: list[Entry]) -> Finding | None:
    """Return what is wrong with a table, or nothing."""

    def found(name: str, **facts: str | int) -> Finding:
        return Finding(name, row.id, row.game, row.phase, facts)

    if [entry.version for entry in journal] != list(range(1, row.version + 1)):
        return found("check-lines", there=len(journal), version=row.version)
    try:
        live = opened(row, seats, journal)
    except ServiceError:
        return found("check-over" if row.phase == OVER else "check-stops")
    if live.broken_after:
        return found("check-broken", version=live.broken_after)
    if live.match is not None and live.derived()["phase"] != row.phase:
        return found("check-phase")
    return None
