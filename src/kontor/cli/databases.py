"""What commands on a database share: which one, how long it takes, and what may go wrong."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kontor.cli.database_cause import database_cause
from kontor.cli.output import aside, say, stop
from kontor.cli.serve import own_database


def found_database(database: str, is_new: bool = False) -> str:
    """Return the address of the database that is meant; it must be there already or may be new."""
    from sqlalchemy.engine import make_url  # noqa: PLC0415
    from sqlalchemy.exc import ArgumentError  # noqa: PLC0415

    address = database or own_database()
    try:
        url = make_url(address)
    except ArgumentError:
        stop(say("serve-database-wrong", cause="ArgumentError"), code=1)
    if url.get_backend_name() == "sqlite" and not is_new:
        file = Path(url.database or "")
        if not file.is_file():
            stop(say("copy-nothing-there", file=str(file)), code=1)
    return address


@contextmanager
def progress_of(name: str) -> Iterator[Callable[[int, int], None]]:
    """Show how far a long work has come; yield what tells it: so many done, of so many."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=aside, transient=True) as progress:
        task = progress.add_task(say(name), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def without_trouble() -> Iterator[None]:
    """End with one clear line if the database cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from kontor.server.store.copying import CannotCopy  # noqa: PLC0415
    from kontor.server.store.migrate import OtherVersion  # noqa: PLC0415
    from kontor.server.store.reach import OutOfReach  # noqa: PLC0415
    from kontor.server.store.store import StoreError  # noqa: PLC0415

    try:
        yield
    except CannotCopy as error:
        stop(say(error.name, **error.facts), code=1)
    except (OtherVersion, OutOfReach, StoreError, SQLAlchemyError, OSError) as error:
        stop(say("serve-database-wrong", cause=database_cause(error)), code=1)
