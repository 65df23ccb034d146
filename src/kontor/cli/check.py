"""`kontor check`: does every table open, and would it after an upgrade to this program?"""

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from kontor.cli.common import Json, Lang
from kontor.cli.databases import found_database, without_trouble
from kontor.cli.output import print_json, say, screen
from kontor.cli.serve import Database

if TYPE_CHECKING:
    from kontor.server.service.checking import Checked


def check(database: Database = "", as_json: Json = False, lang: Lang = "") -> None:
    """Fold every table of a copy; the database itself is neither changed nor upgraded."""
    from kontor.cli.backup import copied  # noqa: PLC0415

    url = found_database(database)
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder, without_trouble():
        checked = asyncio.run(copied(url, Path(folder) / "copy.db"))
    if as_json:
        findings = [
            {"problem": found.name, "table": found.table, "game": found.game, "phase": found.phase}
            | {"facts": found.facts}
            for found in checked.findings
        ]
        print_json({"tables": checked.tables, "findings": findings})
    else:
        show(checked, screen)
        if not checked.findings:
            screen.print(say("check-fine", tables=checked.tables), markup=False)
    if checked.findings:
        raise typer.Exit(1)


def show(checked: "Checked", console: Console) -> None:
    """Say what is wrong, one line each."""
    for found in checked.findings:
        where = " ".join(filter(None, (found.table, found.game and f"({found.game})")))
        where = f"{where}: " if where else ""
        console.print(f"{where}{say(found.name, **found.facts)}", markup=False, soft_wrap=True)
    if checked.findings:
        number = len(checked.findings)
        console.print(say("check-found", tables=checked.tables, number=number), markup=False)
