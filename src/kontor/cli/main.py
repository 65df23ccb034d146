"""The entry point: one command `kontor` with a few subcommands."""

import sys
from typing import Annotated

import typer
from typer import Abort
from typer._click.exceptions import ClickException

from kontor import __version__
from kontor.cli import (
    admin,
    arena,
    backup,
    bench,
    check,
    clauses,
    dataset,
    fields,
    games,
    measure,
    new,
    practice,
    records,
    rules,
    serve,
    simulate,
    study,
    terminal,
    train,
    usage,
)
from kontor.cli.output import build, objection, say, screen, stop, texts
from kontor.engine.file_errors import FileError
from kontor.engine.game import SetupError
from kontor.engine.record import RecordError
from kontor.text import complaints

usage.speak()
app = typer.Typer(
    name="kontor",
    cls=usage.Group,
    suggest_commands=False,
    help=say("cli-help"),
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play", cls=usage.Command, help=say("cli-help-play"))(serve.play)
app.command("serve", cls=usage.Command, help=say("cli-help-serve"))(serve.serve)
app.command("backup", cls=usage.Command, help=say("cli-help-backup"))(backup.backup)
app.command("restore", cls=usage.Command, help=say("cli-help-restore"))(backup.restore)
app.command("check", cls=usage.Command, help=say("cli-help-check-tables"))(check.check)
app.command("games", cls=usage.Command, help=say("cli-help-games"))(games.games)
app.command("terminal", cls=usage.Command, help=say("cli-help-terminal"))(terminal.terminal)
app.command("rules", cls=usage.Command, help=say("cli-help-rules"))(rules.rules)
app.command("simulate", cls=usage.Command, help=say("cli-help-simulate"))(simulate.simulate)
app.command("train", cls=usage.Command, help=say("cli-help-train"))(train.train)
app.command("practice", cls=usage.Command, help=say("cli-help-practice"))(practice.practice)
app.command("dataset", cls=usage.Command, help=say("cli-help-dataset"))(dataset.dataset)
app.command("arena", cls=usage.Command, help=say("cli-help-arena"))(arena.arena)
app.command("study", cls=usage.Command, help=say("cli-help-study"))(study.study)
app.command("bench", cls=usage.Command, help=say("cli-help-bench"))(bench.bench)
app.command("clauses", cls=usage.Command, help=say("cli-help-clauses"))(clauses.clauses)
app.command("fields", cls=usage.Command, help=say("cli-help-fields"))(fields.fields)
app.command("new", cls=usage.Command, help=say("cli-help-new"))(new.new)
app.add_typer(measure.app, name="measure", help=say("cli-help-measure"))
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
        sys.exit(app(prog_name="kontor", standalone_mode=False))
    except ClickException as error:
        usage.complain(error)
    except Abort:
        stop(say("usage-aborted"), code=1)
    except FileError as error:
        stop(complaints.said(texts(), error.problem))
    except SetupError as error:
        stop(objection(error))
    except RecordError as error:
        stop(objection(error), code=1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
