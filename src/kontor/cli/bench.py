"""`kontor bench`: how fast the engine is, and beside whom."""

from typing import Annotated, Any

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from kontor import compiled
from kontor import games as all_games
from kontor.arena import speed
from kontor.arena.running import cores
from kontor.cli.common import Json, Lang
from kontor.cli.output import aside, build, print_json, say, screen
from kontor.games import UnknownGame

FIGURES = (
    "playouts_per_second",
    "decisions_per_second",
    "simulated_per_second",
    "decisions_per_game",
    "options_per_decision",
    "clone_us",
    "determinize_us",
    "saved_bytes",
)


# Columns of a table without a frame, as many as fit on a narrow terminal.
BARE: dict[str, Any] = {
    "title_justify": "left",
    "box": None,
    "padding": (0, 1, 0, 0),
    "pad_edge": False,
}
# From here on nobody reads the decimals of a ratio.
MANY_TIMES = 100

# Our games stand beside the peers with this number of players, where they can.
USUAL_PLAYERS = 3
SERVER = "server"
ZOO = "PettingZoo"
LEAST_SERVER_SECONDS = 20.0
HEADINGS = ("tables", "sockets", "answers", "rate", "p50", "p99")
PAGE_HEADINGS = ("late", "cpu", "raw", "wire", "memory")


def bench(
    game: Annotated[
        list[str] | None,
        typer.Argument(metavar=say("usage-game"), help=say("cli-help-game")),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help=say("cli-help-seconds"))] = 1.0,
    peers: Annotated[bool, typer.Option("--peers", help=say("cli-help-peers"))] = False,
    tables: Annotated[str, typer.Option(help=say("cli-help-tables"))] = "10,100,300,1000",
    pace: Annotated[float, typer.Option(min=0.1, help=say("cli-help-pace"))] = 10.0,
    pages: Annotated[bool, typer.Option("--pages", help=say("cli-help-pages"))] = False,
    storm: Annotated[int, typer.Option(min=0, help=say("cli-help-storm"))] = 2_000,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure every game with every number of players, compiled and interpreted."""
    if game and game[0] == SERVER and pages:
        bench_pages(tables, pace, seconds, storm, as_json)
        return
    if game and game[0] == SERVER:
        bench_server(
            game[1] if len(game) > 1 else all_games.SLUGS[0], tables, pace, seconds, as_json
        )
        return
    slugs = game or list(all_games.SLUGS)
    for slug in slugs:
        if slug not in all_games.SLUGS:
            raise UnknownGame(slug)
    status = compiled.status(slugs)
    result: dict[str, Any] = {"compiled": status.compiled, "reason": status.reason}
    spinner = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*spinner, console=aside, transient=True) as progress:
        progress.add_task(say("cli-measuring"))
        here = speed.measure_here(slugs, seconds)
        plain = speed.measure_interpreted(slugs, seconds) if status.compiled else here
        result["games"] = [
            {
                "game": row["game"],
                "players": row["players"],
                "compiled": figures(row) if status.compiled else None,
                "interpreted": figures(other),
            }
            for row, other in zip(here, plain, strict=True)
        ]
        if peers:
            result["peers"] = speed.measure_peers(seconds)
            result["batches"] = measure_batches(slugs, seconds)
    if as_json:
        print_json(result)
    else:
        show(result, peers)


def measure_batches(slugs: list[str], seconds: float) -> list[dict[str, Any]]:
    """Measure the batched environment of each game with the fewest players; needs NumPy."""
    try:
        from kontor.research.batch_speed import batch_speed  # noqa: PLC0415
    except ImportError:
        return []
    processes = cores()
    return [
        {
            "game": slug,
            "players": seats,
            "steps_per_second": batch_speed(slug, seats, seconds),
            "processes": processes,
            "steps_per_second_together": batch_speed(slug, seats, seconds, workers=processes),
        }
        for slug in slugs
        for seats in [all_games.load(slug).least_seats]
    ]


def bench_server(slug: str, tables: str, pace: float, seconds: float, as_json: bool) -> None:
    """Measure how quickly a server of one process passes answers on, and how that grows."""
    from kontor.server import load  # noqa: PLC0415

    sizes = numbers(tables)
    spinner = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*spinner, console=aside, transient=True) as progress:
        progress.add_task(say("cli-measuring"))
        length = max(seconds, LEAST_SERVER_SECONDS)
        rows = load.run(slug, sizes, pace, length)
    if as_json:
        print_json({"pace_seconds": pace, "rows": rows})
        return
    show_rows(rows, HEADINGS)


def bench_pages(tables: str, pace: float, seconds: float, storm: int, as_json: bool) -> None:
    """Measure a server whose tables are followed by pages: mixed, each game alone, and a storm."""
    from kontor.server import page_load  # noqa: PLC0415

    sizes = numbers(tables)
    length = max(seconds, LEAST_SERVER_SECONDS)
    spinner = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(*spinner, console=aside, transient=True) as progress:
        progress.add_task(say("cli-measuring"))

        def tell(kind: str, which: int | str) -> None:
            progress.console.print(say(f"cli-server-next-{kind}", which=which))

        found = page_load.run(sizes, pace, length, storm, tell)
    if as_json:
        print_json({"pace_seconds": pace, **found})
        return
    show_rows(found["rows"], (*HEADINGS, *PAGE_HEADINGS))
    show_rows(found["games"], ("game", *HEADINGS, *PAGE_HEADINGS))
    if storm:
        screen.print(say("cli-server-storm", **found["storm"]))


def numbers(text: str) -> list[int]:
    """Read numbers separated by commas."""
    try:
        return [int(number) for number in text.split(",")]
    except ValueError as error:
        raise typer.BadParameter(text) from error


def show_rows(rows: list[dict[str, Any]], headings: tuple[str, ...]) -> None:
    """Print what was measured."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(say(f"cli-server-{heading}"), justify="right")
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    screen.print(table)


def figures(row: dict[str, Any]) -> dict[str, Any]:
    """Pick the figures out of a row."""
    return {name: row[name] for name in FIGURES}


def show(result: dict[str, Any], peers: bool) -> None:
    """Print the figures as a table; copy, re-deal and bytes are those of the build that runs."""
    screen.print(build())
    table = Table(**BARE)
    table.add_column(say("cli-game-players"), no_wrap=True)
    for heading in (
        "cli-compiled",
        "cli-interpreted",
        "cli-by-random-bots",
        "cli-playouts",
        "cli-clone",
        "cli-determinize",
        "cli-saved",
    ):
        table.add_column(say(heading), justify="right", no_wrap=True)
    for row in result["games"]:
        fast, plain = row["compiled"], row["interpreted"]
        numbers = fast or plain
        table.add_row(
            f"{row['game']} {row['players']}",
            grouped(fast["decisions_per_second"]) if fast else "–",
            grouped(plain["decisions_per_second"]),
            grouped(numbers["simulated_per_second"]),
            grouped(numbers["playouts_per_second"]),
            f"{numbers['clone_us']:.2f}",
            f"{numbers['determinize_us']:.1f}",
            str(numbers["saved_bytes"]),
        )
    screen.print(table)
    screen.print(say("cli-bench-note"), style="dim")
    if peers:
        show_peers(result)


def grouped(number: int) -> str:
    """Write a large number in groups of three digits."""
    return f"{number:,}".replace(",", "\u202f")


def times(ratio: float) -> str:
    """Write how many times as fast, with as many digits as can be read."""
    return f"{ratio:.0f}" if ratio >= MANY_TIMES else f"{ratio:.2f}"


def show_peers(result: dict[str, Any]) -> None:
    """Print our games and the peers, how large they are, and our speed beside each of them."""
    if not result["peers"]:
        screen.print(say("cli-no-peers"))
        return
    ours = {
        row["game"]: row["compiled"] or row["interpreted"]
        for row in sorted(result["games"], key=lambda row: row["players"] == USUAL_PLAYERS)
    }
    rows = [{"peer": slug, **found} for slug, found in ours.items()] + result["peers"]
    sizes = Table(title=say("cli-peers"), **BARE)
    sizes.add_column(say("cli-peer"), no_wrap=True)
    for heading in ("cli-decisions", "cli-decisions-each", "cli-options-each"):
        sizes.add_column(say(heading), justify="right", no_wrap=True)
    for row in rows:
        size = [str(row.get(name, "–")) for name in ("decisions_per_game", "options_per_decision")]
        sizes.add_row(row["peer"], grouped(row["decisions_per_second"]), *size)
    screen.print(sizes)
    ratios = Table(title=say("cli-ratios"), **BARE)
    ratios.add_column(say("cli-peer"), no_wrap=True)
    for slug in ours:
        ratios.add_column(slug, justify="right", no_wrap=True)
    for row in rows:
        rate = row["decisions_per_second"]
        ratios.add_row(
            row["peer"], *(times(own["decisions_per_second"] / rate) for own in ours.values())
        )
    screen.print(ratios)
    show_batches(result)


def show_batches(result: dict[str, Any]) -> None:
    """Print the steps per second of batches, and how they compare to PettingZoo's."""
    zoo = [
        row["decisions_per_second"] for row in result["peers"] if row["peer"].startswith(ZOO)
    ] or [0]
    title = say("cli-batches")
    table = Table(title=title, **BARE)
    table.add_column(say("cli-game"))
    for heading in ("cli-players-short", "cli-decisions"):
        table.add_column(say(heading), justify="right")
    table.add_column(ZOO, justify="right")
    for row in result["batches"][:1]:
        together = say("cli-batches-together", number=row["processes"])
        table.add_column(together, justify="right")
        table.add_column(ZOO, justify="right")
    for row in result["batches"]:
        cells = []
        for rate in (row["steps_per_second"], row["steps_per_second_together"]):
            cells += [grouped(rate), f"{rate / zoo[0]:.1f} ×" if zoo[0] else "–"]
        table.add_row(row["game"], str(row["players"]), *cells)
    screen.print(table)
