"""`kontor measure`: how true the bots' chances are, what they give away, how well they guess."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from kontor import games as all_games
from kontor.arena import calibration, correction, hidden_hands, losses
from kontor.arena.contest import ContestError, check_bot, check_game, usual_seats
from kontor.arena.inquiry import Inquiry, Look, Looked, book, gathered
from kontor.arena.reliability_plot import picture
from kontor.arena.running import workers
from kontor.arena.wording import Wording
from kontor.bots import roster
from kontor.cli import usage
from kontor.cli.arena_tables import table
from kontor.cli.common import Cluster, Jobs, Json, Lang, Resume, Seed
from kontor.cli.counting import counting
from kontor.cli.output import LANGUAGE, aside, print_json, say, screen, stop
from kontor.cli.telling import INTERRUPTED, check_place, objection

app = typer.Typer(cls=usage.Group, no_args_is_help=True, suggest_commands=False)

Game = Annotated[str, typer.Argument(metavar=say("usage-game"), help=say("cli-help-measure-game"))]
Players = Annotated[
    int, typer.Option("--players", "-p", min=0, help=say("cli-help-measure-players"))
]
Count = Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-help-measure-games"))]
Opening = Annotated[int, typer.Option(min=0, help=say("cli-help-opening"))]
Every = Annotated[int, typer.Option(min=1, help=say("cli-help-measure-every"))]
Data = dict[str, Any]


@app.command("calibration", cls=usage.Command, help=say("cli-help-calibration"))
def calibrate(
    game: Game = "",
    players: Players = 0,
    games: Count = 60,
    seed: Seed = "1",
    every: Every = calibration.EVERY,
    opening: Opening = 0,
    plot: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-measure-plot"))
    ] = None,
    correct: Annotated[
        Path | None, typer.Option(metavar=say("usage-folder"), help=say("cli-help-measure-correct"))
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Hold the chances that masters see against what happens."""
    try:
        check_place(plot)
        asked = [
            calibration.inquiry(slug, seats, seed, every, opening)
            for slug in learned_games(game)
            for seats in numbers(slug, players)
        ]
        seen = gather(asked, calibration.look, games, jobs, cluster, resume)
    except ContestError as error:
        stop(objection(error))
    found = [calibration.report(one, looked) for one, looked in seen]
    if correct:
        write_corrected(correct, seen)
    if plot:
        panels = [
            (f"{Wording(LANGUAGE, row['game']).say('game-title')}, {row['players']}", row)
            for row in found
        ]
        plot.write_text(picture(say("measure-calibration"), panels), "utf-8")
    if as_json:
        print_json(found)
        return
    wording = Wording(LANGUAGE)
    made = table(
        wording, say("measure-calibration"), "measure-game", "measure-players", "arena-games",
        "measure-brier", "arena-interval", "measure-equal-brier", "measure-sum", "measure-error",
    )  # fmt: skip
    for row in found:
        brier = row["brier"]
        ends = f"{wording.number(brier['low'], 3)}–{wording.number(brier['high'], 3)}"
        made.add_row(
            Wording(LANGUAGE, row["game"]).say("game-title"), str(row["players"]),
            str(row["games"]), wording.number(brier["value"], 3), ends,
            wording.number(row["equal_brier"], 3), wording.number(row["sum"], 2),
            wording.percent(row["error"]),
        )  # fmt: skip
    screen.print(made)
    for row in found:
        show_classes(row)


def write_corrected(folder: Path, seen: list[tuple[Inquiry, list[Looked]]]) -> None:
    """Write the network of each game, its chances corrected by what was seen."""
    folder.mkdir(parents=True, exist_ok=True)
    for slug in sorted({one.slug for one, _ in seen}):
        content = all_games.learned(slug)
        assert content is not None
        own = [(one, looked) for one, looked in seen if one.slug == slug]
        (folder / f"{slug}.net").write_bytes(correction.corrected(content, own))


def show_classes(row: Data) -> None:
    """Print what was said and what happened, class by class."""
    wording = Wording(LANGUAGE, row["game"])
    title = say("measure-table", game=wording.say("game-title"), players=row["players"])
    made = table(
        wording, title, "measure-class", "measure-chances", "measure-said", "measure-happened",
        "arena-interval",
    )  # fmt: skip
    for one in row["classes"]:
        made.add_row(
            f"{100 * one['from']:.0f}–{wording.percent(one['to'], 0)}",
            wording.number(one["number"]), wording.percent(one["said"]),
            wording.percent(one["happened"]["value"]), wording.interval(one["happened"]),
        )  # fmt: skip
    screen.print(made)


@app.command("losses", cls=usage.Command, help=say("cli-help-losses"))
def lose(
    game: Game = "",
    players: Players = 0,
    games: Count = 30,
    seed: Seed = "1",
    levels: Annotated[str, typer.Option(help=say("cli-help-losses-levels"))] = "",
    iterations: Annotated[
        int, typer.Option(min=1, help=say("cli-help-losses-iterations"))
    ] = losses.ITERATIONS,
    every: Every = losses.EVERY,
    opening: Opening = 0,
    out: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-losses-out"))
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Judge decisions of each level by a search."""
    named = [name.strip() for name in levels.split(",") if name.strip()] or list(losses.LEVELS)
    try:
        check_place(out)
        slugs = learned_games(game)
        for slug in slugs:
            for level in named:
                check_bot(level, all_games.load(slug))
        asked = [
            losses.inquiry(
                slug, players or usual_seats(slug), level, seed, iterations, every, opening
            )
            for slug in slugs
            for level in named
        ]
        found = [
            losses.report(one, looked)
            for one, looked in gather(asked, losses.look, games, jobs, cluster, resume)
        ]
    except ContestError as error:
        stop(objection(error))
    if out:
        known = json.loads(out.read_text("utf-8")) if out.exists() else {}
        out.write_text(json.dumps(kept(known, found), indent=2) + "\n", "utf-8")
    if as_json:
        print_json(found)
        return
    wording = Wording(LANGUAGE)
    made = table(
        wording, say("measure-losses"), "measure-game", "measure-players", "arena-bot",
        "measure-decisions", "measure-loss", "arena-interval", "measure-best",
    )  # fmt: skip
    for row in found:
        loss = row["loss"]
        made.add_row(
            Wording(LANGUAGE, row["game"]).say("game-title"), str(row["players"]),
            wording.bot(row["level"]), wording.number(row["decisions"]),
            wording.percent(loss["value"]), wording.interval(loss), wording.percent(row["best"]),
        )  # fmt: skip
    screen.print(made)


@app.command("hands", cls=usage.Command, help=say("cli-help-hands"))
def guess(
    game: Game = "",
    players: Players = 0,
    games: Count = 30,
    seed: Seed = "1",
    level: Annotated[str, typer.Option(help=say("cli-help-hands-level"))] = "master",
    every: Every = hidden_hands.EVERY,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Ask how likely the true hidden hands are among imagined ones."""
    try:
        slugs = learned_games(game)
        for slug in slugs:
            check_bot(level, all_games.load(slug))
        asked = [
            hidden_hands.inquiry(slug, players or usual_seats(slug), level, seed, every)
            for slug in slugs
        ]
        found = [
            hidden_hands.report(one, looked)
            for one, looked in gather(asked, hidden_hands.look, games, jobs, cluster, resume)
        ]
    except ContestError as error:
        stop(objection(error))
    if as_json:
        print_json(found)
        return
    wording = Wording(LANGUAGE)
    made = table(
        wording, say("measure-hands"), "measure-game", "measure-players", "measure-decisions",
        "measure-imagined", "measure-even", "measure-gain", "arena-interval",
    )  # fmt: skip
    for row in found:
        gain = row["gain"]
        ends = f"{wording.signed(gain['low'], 2)} … {wording.signed(gain['high'], 2)}"
        made.add_row(
            Wording(LANGUAGE, row["game"]).say("game-title"), str(row["players"]),
            wording.number(row["decisions"]), wording.number(row["imagined"], 2),
            wording.number(row["even"], 2), wording.signed(gain["value"], 2), ends,
        )  # fmt: skip
    screen.print(made)


def kept(known: Data, found: list[Data]) -> Data:
    """Return what a file of losses keeps: by game and level; what it tells of others stays."""
    told = {slug: dict(levels) for slug, levels in known.items()}
    for row in found:
        level = {name: row[name] for name in ("players", "decisions", "loss", "best")}
        told.setdefault(row["game"], {})[row["level"]] = level
    return told


def learned_games(slug: str) -> list[str]:
    """Return the named game, or all that have been learned."""
    if not slug:
        return [known for known in all_games.SLUGS if roster.learned(known) is not None]
    check_game(slug)
    if roster.learned(slug) is None:
        raise ContestError("setup-untrained-bot", bot="master", game=slug)
    return [slug]


def numbers(slug: str, players: int) -> list[int]:
    """Return the number of players that was asked for, or all that a game knows."""
    game = all_games.load(slug)
    least, most = game.least_seats, game.most_seats
    if not players:
        return list(range(least, most + 1))
    if not least <= players <= most:
        raise ContestError("setup-bad-players", least=least, most=most, players=players)
    return [players]


def gather(
    asked: list[Inquiry], look: Look, games: int, jobs: int, cluster: str, file: Path | None
) -> list[tuple[Inquiry, list[Looked]]]:
    """Look at the games of all inquiries, those of the journal included."""
    journal = book(file)
    found = []
    try:
        with workers(jobs, cluster) as at_work:
            for one in asked:
                label = f"{one.slug} {one.seats}: {one.level}"
                with counting(label, games) as advance:
                    found.append((one, gathered(one, look, games, at_work, journal, advance)))
    except KeyboardInterrupt:
        if file:
            aside.print(say("cli-arena-go-on", file=str(file)), soft_wrap=True)
        sys.exit(INTERRUPTED)
    return found
