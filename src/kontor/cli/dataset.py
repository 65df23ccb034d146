"""`kontor dataset`: a folder of recorded games between bots."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.arena import row_files
from kontor.arena.contest import ContestError, check_game, usual_seats
from kontor.arena.dataset import PARQUET_INDEX, Dataset
from kontor.arena.running import workers
from kontor.arena.simulation import Plan, check
from kontor.cli.common import Cluster, Components, GameName, HouseRules, Jobs, Json, Lang, Seed
from kontor.cli.common import house_rules as read_pairs
from kontor.cli.counting import counting
from kontor.cli.output import print_json, say, screen, stop
from kontor.cli.simulate import material, seated_bots
from kontor.cli.telling import check_place, go_on


def dataset(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-help-count"))] = 1000,
    bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "grandmaster",
    players: Annotated[
        int, typer.Option("--players", "-p", min=0, help=say("cli-help-arena-players"))
    ] = 0,
    seed: Seed = "1",
    out: Annotated[
        Path | None, typer.Option(metavar=say("usage-folder"), help=say("cli-help-dataset-out"))
    ] = None,
    option: HouseRules = [],  # noqa: B006  typer copies it
    components: Components = None,
    parquet: Annotated[bool, typer.Option("--parquet", help=say("cli-help-parquet"))] = False,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play games and keep their records with an index."""
    try:
        check_game(game)
        seats = players or usual_seats(game)
        plan = Plan(
            game, seats, games, seated_bots(bots, seats), seed,
            tuple(read_pairs(option).items()), material(game, components),
        )  # fmt: skip
        check(plan)
        folder = out or Path(f"{game}-dataset")
        check_place(folder)
        row_files.check(Path(PARQUET_INDEX) if parquet else None)
        made = Dataset(folder, plan)
        made.open()
        with go_on(None):
            try:
                with (
                    workers(jobs, cluster) as found,
                    counting(say("cli-simulating"), games) as advance,
                ):
                    made.grow(found, advance)
            finally:
                made.index(parquet)
    except ContestError as error:
        stop(say(error.name, **error.arguments))
    if as_json:
        print_json({"folder": str(folder), "games": len(made.rows)})
    else:
        screen.print(
            say("cli-dataset-made", games=len(made.rows), folder=str(folder)), soft_wrap=True
        )
