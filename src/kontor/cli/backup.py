"""`kontor backup` and `kontor restore`: a copy of all tables, and back."""

import asyncio
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kontor.cli.common import Json, Lang
from kontor.cli.databases import found_database, progress_of, without_trouble
from kontor.cli.output import aside, print_json, say, screen, stop
from kontor.cli.serve import Database

if TYPE_CHECKING:
    from kontor.server.service.checking import Checked

File = Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("cli-help-copy-file"))]


def backup(
    file: File,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help=say("cli-help-force"))] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Copy all tables into a file, while a server runs, and open every one of the copy."""
    if file.exists() and not force:
        stop(say("copy-exists", file=str(file)), code=1)
    url = found_database(database)
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".kontor-") as folder:
        part = Path(folder) / "copy.db"
        with without_trouble():
            checked = asyncio.run(copied(url, part))
        part.chmod(0o600)
        with part.open("rb") as made:
            os.fsync(made.fileno())
        part.replace(file)
    tell(checked, file, as_json)


async def copied(url: str, file: Path) -> "Checked":
    """Copy a database into a file and fold every table of it."""
    from kontor.server.service.checking import check  # noqa: PLC0415
    from kontor.server.store.copying import as_url, copy_out  # noqa: PLC0415
    from kontor.server.store.store import Store  # noqa: PLC0415

    with progress_of("copy-copying") as progress:
        await copy_out(url, file, progress)
    store = Store(as_url(file))
    try:
        with progress_of("copy-checking") as progress:
            return await check(store, progress)
    finally:
        await store.engine.dispose()


def tell(checked: "Checked", file: Path, as_json: bool) -> None:
    """Say what was copied; tables that do not open are in the copy as they are."""
    from kontor.cli.check import show  # noqa: PLC0415

    if as_json:
        print_json({"file": str(file), "tables": checked.tables, "findings": len(checked.findings)})
    else:
        screen.print(say("copy-made", tables=checked.tables, file=str(file)), markup=False)
        show(checked, aside)
    if checked.findings:
        raise typer.Exit(1)


def restore(
    file: File,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help=say("cli-help-replace"))] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Bring the tables of a copy into a database; no server may run on it meanwhile."""
    from kontor.server.store.copying import as_url, copy_in  # noqa: PLC0415

    if not file.is_file():
        stop(say("copy-nothing-there", file=str(file)), code=1)
    url = found_database(database, is_new=True)

    async def brought() -> "Checked":
        with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
            own = Path(folder) / "copy.db"
            checked = await copied(as_url(file.absolute()), own)
            with progress_of("copy-restoring") as progress:
                await copy_in(own, url, replace, progress)
            return checked

    with without_trouble():
        checked = asyncio.run(brought())
    if as_json:
        print_json({"tables": checked.tables, "findings": len(checked.findings)})
    else:
        screen.print(say("copy-restored", tables=checked.tables), markup=False)
