"""`kontor simulate`: many games between bots."""

from typing import Annotated

import typer
from rich.table import Table

from kontor.arena.simulation import Plan, Summary, check, run
from kontor.cli.common import Components, GameName, HouseRules, Json, Lang, Players, Seed
from kontor.cli.common import house_rules as read_pairs
from kontor.cli.counting import counting
from kontor.cli.output import print_json, say, screen


def simulate(
    game: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-help-count"))] = 100,
    bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "random",
    seed: Seed = "1",
    option: HouseRules = [],  # noqa: B006  typer copies it
    components: Components = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help=say("cli-help-jobs"))] = 1,
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
        components=components,
        rotate=rotate,
    )
    check(plan)
    with counting(say("cli-simulating"), games) as advance:
        summary = run(plan, jobs, advance)
    if as_json:
        print_json(summary.data())
    else:
        show(summary)


def seated_bots(names: str, players: int) -> tuple[str, ...]:
    """Spread bot names over the seats; the last one takes all seats that are left."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    if not listed or len(listed) > players:
        raise typer.BadParameter(say("cli-bots-wrong", players=players))
    return tuple(listed + [listed[-1]] * (players - len(listed)))


def show(summary: Summary) -> None:
    """Print a summary as tables."""
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
