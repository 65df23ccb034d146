"""Copying: a whole store into one SQLite file while it is used, and back into any database.

| from       | how                                                                               |
| ---------- | --------------------------------------------------------------------------------- |
| SQLite     | page by page through SQLite's own backup, at one moment, whoever writes meanwhile |
| PostgreSQL | row by row in one transaction that sees one moment                                |

A copy is brought to the schema of this program; the store itself is left as it is.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import MetaData, delete, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import migrate, schema
from kontor.server.store.store import Store, driven

AT_ONCE: Final = 500
PAGES_AT_ONCE: Final = 500

Progress = Callable[[int, int], None]


class CannotCopy(Exception):
    """A store cannot be copied; `name` is the text that says why."""

    def __init__(self, name: str, **facts: str) -> None:
        super().__init__(name)
        self.name = name
        self.facts = facts


def as_url(file: Path) -> str:
    """Return the address of a SQLite file."""
    return f"sqlite:///{file}"


async def copy_out(url: str, file: Path, progress: Progress) -> None:
    """Copy a store as it is at one moment into a new SQLite file."""
    if driven(url).get_backend_name() == "sqlite":
        source = Path(make_url(url).database or "")
        if not source.is_file():
            raise CannotCopy("copy-nothing-there", file=str(source))
        await asyncio.to_thread(copy_pages, source, file, progress)
    else:
        await copy_rows_out(url, file, progress)
    store = Store(as_url(file))
    try:
        await migrate.upgrade(store.engine)
    except DatabaseError as error:
        raise CannotCopy("copy-damaged") from error
    finally:
        await store.engine.dispose()
    with closing(sqlite3.connect(file)) as made:
        made.execute("PRAGMA journal_mode=DELETE")


def copy_pages(source: Path, file: Path, progress: Progress) -> None:
    """Copy a SQLite database page by page."""
    with (
        closing(sqlite3.connect(source.absolute().as_uri() + "?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(file)) as there,
    ):
        try:
            # A reader that stays sees one moment: writers do not make the copy begin anew.
            here.isolation_level = None
            here.execute("BEGIN")
            here.execute("SELECT count(*) FROM sqlite_master").fetchall()
            here.backup(
                there,
                pages=PAGES_AT_ONCE,
                progress=lambda _, left, total: progress(total - left, total),
                sleep=0.0,
            )
        except sqlite3.DatabaseError as error:
            raise CannotCopy("copy-damaged") from error


async def copy_rows_out(url: str, file: Path, progress: Progress) -> None:
    """Copy the rows of a PostgreSQL database, whatever version of the schema it has."""
    source, made = Store(url), Store(as_url(file))
    try:
        reached = await migrate.revision(source.engine)
        if not reached:
            raise CannotCopy("copy-nothing-there", file=source.url.database or "")
        await migrate.upgrade(made.engine, reached)
        async with source.engine.connect() as here, made.engine.begin() as there:
            await here.execution_options(isolation_level="REPEATABLE READ")
            known = MetaData()
            await there.run_sync(known.reflect)
            known.remove(known.tables["alembic_version"])
            await copy_rows(here, there, known, progress)
    finally:
        await source.engine.dispose()
        await made.engine.dispose()


async def copy_rows(
    here: AsyncConnection, there: AsyncConnection, known: MetaData, progress: Progress
) -> None:
    """Copy all rows of the known tables, those first that others point at."""
    total = 0
    for table in known.sorted_tables:
        total += await here.scalar(select(func.count()).select_from(table)) or 0
    done = 0
    for table in known.sorted_tables:
        async with here.stream(select(table)) as rows:
            async for some in rows.partitions(AT_ONCE):
                await there.execute(insert(table), [dict(row._mapping) for row in some])
                done += len(some)
                progress(done, total)


async def copy_in(file: Path, url: str, replace: bool, progress: Progress) -> None:
    """Copy a file that `copy_out` has made into a database, in one transaction.

    What is there already is replaced only on demand.
    """
    source, target = Store(as_url(file)), Store(url)
    try:
        await migrate.upgrade(target.engine)
        async with source.engine.connect() as here, target.engine.begin() as there:
            if await there.scalar(select(func.count()).select_from(schema.tables)) and not replace:
                raise CannotCopy("copy-not-empty")
            for table in reversed(schema.metadata.sorted_tables):
                await there.execute(delete(table))
            await copy_rows(here, there, schema.metadata, progress)
    finally:
        await source.engine.dispose()
        await target.engine.dispose()
