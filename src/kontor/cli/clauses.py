"""`kontor clauses`: where each clause of a rulebook lives in code, tests and texts."""

from typing import Annotated

import typer
from rich.table import Table

from kontor import games as all_games
from kontor.cli.clause_table import clause_table
from kontor.cli.common import GameName, Json, Lang
from kontor.cli.output import print_json, say, screen, stop
from kontor.text.languages import LANGUAGES


def clauses(
    game: GameName,
    clause: Annotated[
        str, typer.Argument(metavar=say("usage-clause"), help=say("cli-help-clause"))
    ] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Print the table clause → functions → tests → texts; an empty cell is an error."""
    all_games.load(game)
    wanted = clause.upper()
    rows = [
        row
        for row in clause_table(game)
        if not wanted or row.clause == wanted or row.clause.startswith(f"{wanted}.")
    ]
    if not rows:
        stop(say("cli-no-such-rule", rule=clause))
    missing = [row.clause for row in rows if not row.is_complete()]
    if as_json:
        print_json([row.data() for row in rows])
    else:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("cli-clause", "cli-functions", "cli-tests", "cli-texts"):
            table.add_column(say(heading), header_style="dim", overflow="fold")
        for row in rows:
            texts = " ".join(language for language in LANGUAGES if language in row.texts)
            style = None if row.is_complete() else "red"
            tests = [test.partition("::")[2] for test in row.tests]
            table.add_row(
                row.clause, "\n".join(row.functions), "\n".join(tests), texts, style=style
            )
        screen.print(table)
        screen.print(say("cli-clauses-counted", clauses=len(rows), missing=len(missing)))
    if missing:
        raise typer.Exit(1)
