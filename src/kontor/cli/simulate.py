"""`kontor simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from kontor import games as all_games
from kontor.arena.contest import ContestError
from kontor.arena.simulation import (
    Diary,
    Plan,
    Summary,
    check,
    fingerprint,
    play_chunk,
    run,
    teller,
    told,
)
from kontor.cli.common import (
    Cluster,
    Components,
    Decisions,
    GameName,
    HouseRules,
    Jobs,
    Json,
    Lang,
    Only,
    Players,
    Resume,
    Rows,
    Seed,
)
from kontor.cli.common import house_rules as read_pairs
from kontor.cli.counting import counting
from kontor.cli.output import print_json, say, screen, stop
from kontor.cli.telling import check_places, go_on, objection, show_game, telling


def simulate(
    game: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-help-count"))] = 100,
    bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "random",
    seed: Seed = "1",
    option: HouseRules = [],  # noqa: B006  typer copies it
    components: Components = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    rows: Rows = None,
    decisions: Decisions = None,
    only: Only = None,
    rotate: Annotated[bool, typer.Option(help=say("cli-help-rotate"))] = True,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play many games between bots and sum them up."""
    plan = Plan(
        slug=game,
        seats=players,
        games=games,
        bots=seated_bots(bots, players),
        seed=seed,
        options=tuple(read_pairs(option).items()),
        material=material(game, components),
        rotate=rotate,
    )
    check(plan)
    try:
        check_places(rows, decisions)
        if only is None:
            show(play(plan, jobs, cluster, resume, rows, decisions), as_json)
        else:
            (ending,) = play_chunk(plan, fingerprint(plan), only, only + 1, keep=True)
            show_game(teller(plan), told(plan, only, ending), rows, decisions, as_json)
    except ContestError as error:
        stop(objection(error))


def play(
    plan: Plan, jobs: int, cluster: str, resume: Path | None, rows: Path | None, steps: Path | None
) -> Summary:
    """Play the games that a plan names and write their rows."""
    diary = Diary(resume)
    keep = steps is not None
    with (
        go_on(resume),
        telling([teller(plan)], rows, steps) as tell,
        counting(say("cli-simulating"), plan.games) as advance,
    ):
        heard = (lambda game: tell(0, game)) if rows or steps else None
        return run(plan, jobs, advance, cluster, diary, heard, keep)


def material(slug: str, components: Path | None) -> str:
    """Return the text of a components file that fits a game."""
    if components is None:
        return ""
    all_games.load_with(slug, components)
    return components.read_text("utf-8")


def seated_bots(names: str, players: int) -> tuple[str, ...]:
    """Spread bot names over the seats; the last one takes all seats that are left."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    if not listed or len(listed) > players:
        raise typer.BadParameter(say("cli-bots-wrong", players=players))
    return tuple(listed + [listed[-1]] * (players - len(listed)))


def show(summary: Summary, as_json: bool) -> None:
    """Print a summary as JSON or as tables."""
    if as_json:
        print_json(summary.data())
        return
    plan = summary.plan
    screen.print(
        say(
            "cli-simulated",
            games=plan.games,
            decisions=summary.decisions,
            rate=round(summary.decisions / summary.seconds),
        )
    )
    screen.print(say("cli-mean-rounds", rounds=f"{summary.rounds:.2f}"))
    by_bot = Table(title=say("cli-by-bot"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-bot", "cli-wins", "cli-share", "cli-score"):
        by_bot.add_column(say(heading), justify="left" if heading == "cli-bot" else "right")
    for name, wins, score in zip(plan.bots, summary.bot_wins, summary.bot_scores, strict=True):
        by_bot.add_row(name, f"{wins:.1f}", f"{100 * wins / plan.games:.1f} %", f"{score:.1f}")
    by_seat = Table(title=say("cli-by-seat"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-seat", "cli-wins", "cli-share", "cli-score"):
        by_seat.add_column(say(heading), justify="left" if heading == "cli-seat" else "right")
    for seat, (wins, score) in enumerate(zip(summary.wins, summary.scores, strict=True)):
        share = 100 * wins / plan.games
        by_seat.add_row(str(seat + 1), f"{wins:.1f}", f"{share:.1f} %", f"{score:.1f}")
    screen.print(by_bot)
    screen.print(by_seat)
