"""Direct: what nearly every change is, on SQLite, with as few turns of its thread as possible.

Through the adapter each statement takes three turns: a cursor is made, used and closed.
"""

import sqlite3
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from sqlalchemy import Update, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.store import schema

# Since this version a statement can tell what it has changed.
CAN_TELL: Final = sqlite3.sqlite_version_info >= (3, 35)
DIALECT: Final = sqlite.dialect(paramstyle="named")
NEW_LINE: Final = str(insert(schema.journal).compile(dialect=DIALECT))


@cache
def written(moving: Update) -> str:
    """Return the text of a statement that tells the version it has moved a table to."""
    return str(moving.returning(schema.tables.c.version).compile(dialect=DIALECT))


async def moved(
    connection: AsyncConnection, moving: Update, given: Mapping[str, Any], line: Mapping[str, Any]
) -> bool:
    """Move a table on and write a line of its journal; tell whether nobody else was faster."""
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    try:
        if not await driver.execute_fetchall(written(moving), given):
            return False
        await driver.execute_insert(NEW_LINE, line)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(None, None, error) from error
    except sqlite3.Error as error:
        raise OperationalError(None, None, error) from error
    return True
