"""`kontor new`: the folder of a new game, complete and playable from the first minute."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from kontor.cli.common import Lang
from kontor.cli.output import say, screen, stop
from kontor.making import new as making

CHECKOUT: Final = Path(__file__).parents[3]
TESTS: Final = CHECKOUT / "tests"


def new(
    slug: Annotated[str, typer.Argument(metavar=say("usage-name"), help=say("cli-help-new-slug"))],
    title: Annotated[str, typer.Option(help=say("cli-help-new-title"))] = "",
    seats: Annotated[str, typer.Option(help=say("cli-help-new-seats"))] = "2-4",
    lang: Lang = "",
) -> None:
    """Write the folder of a new game: a tiny but complete one, to be changed into yours."""
    try:
        plan = making.planned(slug, title, seats)
    except making.NewGameError as error:
        stop(say(error.name, **error.facts))
    tests = TESTS if TESTS.is_dir() else None
    written = making.write(plan, tests)
    if tests is not None:
        for module in ("golden", "records"):
            subprocess.run(
                [sys.executable, "-m", f"tests.bench.{module}", slug], cwd=CHECKOUT, check=True
            )
    screen.print(say("cli-new-written", number=len(written), folder=f"src/kontor/games/{slug}"))
    for command in (
        f"./kontor terminal {slug}",
        f"./kontor test tests/games -k {slug}",
        f"./kontor simulate {slug} -p {plan.least} -n 100",
    ):
        screen.print(f"    {command}", highlight=False)
    screen.print(say("cli-new-go-on", file=f"src/kontor/games/{slug}/README.md"))
