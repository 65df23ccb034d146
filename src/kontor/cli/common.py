"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.output import say
from kontor.engine.game import SetupError
from kontor.engine.messages import Message

GameName = Annotated[str, typer.Argument(metavar=say("usage-game"), help=say("cli-help-game"))]
Players = Annotated[int, typer.Option("--players", "-p", min=1, help=say("cli-help-players"))]
Seed = Annotated[str, typer.Option(help=say("cli-help-seed"))]
Json = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]
# Read before the command line is parsed; named here so that every command accepts it.
Lang = Annotated[str, typer.Option("--lang", help=say("cli-help-lang"))]
HouseRules = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar=say("usage-pair"), help=say("cli-help-option")),
]
Components = Annotated[
    Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-components"))
]
# How games are played, here or elsewhere: none of it changes a result.
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help=say("cli-help-jobs"))]
Cluster = Annotated[
    str, typer.Option(metavar=say("usage-address"), help=say("cli-help-arena-cluster"))
]
Resume = Annotated[
    Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-arena-resume"))
]
# What is told of the games beside the summary.
Rows = Annotated[Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-rows"))]
Decisions = Annotated[
    Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-decisions"))
]
Only = Annotated[int | None, typer.Option(min=0, help=say("cli-help-only"))]


def house_rules(pairs: list[str]) -> dict[str, str]:
    """Read NAME=VALUE pairs."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            message = Message("setup-bad-pair", {"pair": pair})
            raise SetupError(f"--option needs NAME=VALUE, not {pair}", message)
        options[name.strip()] = value.strip()
    return options
