"""Reach: whether the database can be used now, which is not the same as what it refuses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import asyncpg
from sqlalchemy import exc

# Mistakes of ours or of a request, not of the database.
OURS: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError)
AWAY: Final = (
    exc.DBAPIError,
    exc.TimeoutError,
    TimeoutError,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


class OutOfReach(Exception):
    """The database is locked, full, frozen or gone; nothing was changed, later may be better."""


@asynccontextmanager
async def reaching() -> AsyncIterator[None]:
    """Raise OutOfReach where the database cannot be used now."""
    try:
        yield
    except OURS:
        raise
    except AWAY as error:
        raise OutOfReach(type(error).__name__) from error
