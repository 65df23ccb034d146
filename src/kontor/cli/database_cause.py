"""Why a database cannot be used, by one name: what the system, SQLite or PostgreSQL call it."""

import re
from collections.abc import Iterator
from errno import errorcode

ERRNO = re.compile(r"Errno (\d+)")


def database_cause(error: BaseException) -> str:
    """Return the name of what lies deepest below an error and has one."""
    return [named(one) for one in chain(error)][-1]


def chain(error: BaseException | None) -> Iterator[BaseException]:
    """List an error and what led to it, the deepest last."""
    while error is not None:
        yield error
        error = error.__cause__


def named(error: BaseException) -> str:
    """Return the name of one error: SQLite's, the system's, or that of its class."""
    name: str = getattr(error, "sqlite_errorname", "")
    if name:
        return name
    if isinstance(error, OSError):
        # Several addresses of one host that all fail are told in one line without a number.
        found = ERRNO.search(str(error))
        return errorcode.get(int(found[1]), "OSError") if found else type(error).__name__
    return type(error).__name__
