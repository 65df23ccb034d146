"""The entry point: one command `kontor` with a few subcommands."""

import sys
from typing import Annotated

import typer

from kontor import __version__
from kontor.cli import (
    admin,
    arena,
    backup,
    bench,
    check,
    clauses,
    fields,
    games,
    new,
    records,
    rules,
    serve,
    simulate,
    terminal,
    train,
)
from kontor.cli.output import build, objection, say, screen, stop
from kontor.engine.components import ComponentsError
from kontor.engine.game import SetupError
from kontor.engine.record import RecordError
from kontor.making.fields import FieldsError

app = typer.Typer(
    name="kontor",
    help=say("cli-help"),
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play", help=say("cli-help-play"))(serve.play)
app.command("serve", help=say("cli-help-serve"))(serve.serve)
app.command("backup", help=say("cli-help-backup"))(backup.backup)
app.command("restore", help=say("cli-help-restore"))(backup.restore)
app.command("check", help=say("cli-help-check-tables"))(check.check)
app.command("games", help=say("cli-help-games"))(games.games)
app.command("terminal", help=say("cli-help-terminal"))(terminal.terminal)
app.command("rules", help=say("cli-help-rules"))(rules.rules)
app.command("simulate", help=say("cli-help-simulate"))(simulate.simulate)
app.command("train", help=say("cli-help-train"))(train.train)
app.command("arena", help=say("cli-help-arena"))(arena.arena)
app.command("bench", help=say("cli-help-bench"))(bench.bench)
app.command("clauses", help=say("cli-help-clauses"))(clauses.clauses)
app.command("fields", help=say("cli-help-fields"))(fields.fields)
app.command("new", help=say("cli-help-new"))(new.new)
app.add_typer(admin.app, name="admin", help=say("cli-help-admin"))
app.add_typer(records.app, name="record", help=say("cli-help-record"))


@app.callback(invoke_without_command=True)
def welcome(
    context: typer.Context,
    lang: Annotated[str, typer.Option(help=say("cli-help-lang"))] = "",
    version: Annotated[bool, typer.Option("--version", help=say("cli-help-version"))] = False,
) -> None:
    """Open the table for whoever comes without a command."""
    if version:
        screen.print(say("cli-version", version=__version__, build=build()))
    elif context.invoked_subcommand is None:
        serve.play()


def run() -> None:
    """Run the command line; whatever a user can get wrong ends in one clear sentence."""
    try:
        app(prog_name="kontor")
    except (ComponentsError, FieldsError) as error:
        stop(str(error))
    except SetupError as error:
        stop(objection(error))
    except RecordError as error:
        stop(str(error), code=1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
