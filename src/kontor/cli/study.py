"""`kontor study`: what seats, house rules and material do to a game."""

import sys
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from kontor.arena import balance_report
from kontor.arena.balance import FEWEST_DEALS, Variant, balance, material_of, rules_of, value_of
from kontor.arena.balance_report import label, measure_name
from kontor.arena.contest import Contest, ContestError, check, check_game, usual_seats
from kontor.arena.journal import Journal
from kontor.arena.running import play, played, teller, workers
from kontor.arena.wording import Wording
from kontor.cli.arena import material, pair, write
from kontor.cli.arena_tables import table
from kontor.cli.common import (
    Cluster,
    Decisions,
    GameName,
    HouseRules,
    Jobs,
    Json,
    Lang,
    Resume,
    Rows,
)
from kontor.cli.counting import counting
from kontor.cli.output import LANGUAGE, aside, print_json, say, screen, stop
from kontor.cli.telling import INTERRUPTED, check_place, check_places, telling

SHOWN = ("rounds", "decisions", "winning_score", "lead")
FILE = Path | None

Data = dict[str, Any]


def study(
    game: GameName,
    players: Annotated[
        int, typer.Option("--players", "-p", min=0, help=say("cli-help-arena-players"))
    ] = 0,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help=say("cli-help-study-games"))
    ] = 120,
    bots: Annotated[str, typer.Option(help=say("cli-help-study-bots"))] = "steward",
    seed: Annotated[str, typer.Option(help=say("cli-help-seed"))] = "1",
    option: HouseRules = [],  # noqa: B006  typer copies it
    vary: Annotated[
        list[str], typer.Option(metavar=say("usage-name"), help=say("cli-help-study-vary"))
    ] = [],  # noqa: B006
    value: Annotated[
        list[str],
        typer.Option(metavar=say("usage-places"), help=say("cli-help-study-value")),
    ] = [],  # noqa: B006
    components: Annotated[
        list[Path],
        typer.Option(metavar=say("usage-file"), help=say("cli-help-study-components")),
    ] = [],  # noqa: B006
    html: Annotated[
        FILE, typer.Option(metavar=say("usage-file"), help=say("cli-help-arena-html"))
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    rows: Rows = None,
    decisions: Decisions = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Play a game in variants that differ in one thing and weigh what each changes."""
    try:
        check_game(game)
        check_place(html)
        check_places(rows, decisions)
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        first, *others = components if len(components) > 1 else [None, *components]
        contest = Contest(
            game, players or usual_seats(game), names, games, seed,
            options=tuple(pair(text) for text in option), material=material(first),
        )  # fmt: skip
        check(contest)
        variants, clashing = variants_of(contest, vary, value, [file for file in others if file])
        journal = Journal(resume)
        whole = hold(contest, variants, journal, jobs, cluster, decisions is not None)
        write_rows(contest, variants, journal, rows, decisions)
        base = played(contest, journal)
        if base.blocks:
            found = balance(base, [(each, played(each.contest, journal)) for each in variants])
            found["left_out"] = [
                {"kind": each.kind, "name": each.name, "value": each.value} for each in clashing
            ]
            if html:
                typed = command(contest, games, vary, value, components)
                write(html, balance_report.page(found, found["left_out"], typed, LANGUAGE))
            show(found, as_json, html)
    except ContestError as error:
        stop(say(error.name, **error.arguments))
    if not whole:
        aside.print(say("arena-interrupted", games=len(journal.games)), style="yellow")
        if resume:
            aside.print(say("cli-arena-go-on", file=str(resume)), soft_wrap=True)
        sys.exit(INTERRUPTED)


def variants_of(
    contest: Contest, rules: list[str], values: list[str], files: list[Path]
) -> tuple[list[Variant], list[Variant]]:
    """Return what is to be compared with the contest, and the house rules that clash with it."""
    found = [material_of(contest, "file", file.name, "", material(file)) for file in files]
    for text in values:
        place, listed = pair(text, "study-bad-value")
        found += [value_of(contest, place, value.strip()) for value in listed.split(",")]
    if found and not rules:
        return found, []
    varied, clashing = rules_of(contest, rules)
    return found + varied, clashing


def write_rows(
    contest: Contest,
    variants: list[Variant],
    journal: Journal,
    rows: Path | None,
    decisions: Path | None,
) -> None:
    """Write the rows of all games."""
    if not (rows or decisions):
        return
    contests = [contest, *(variant.contest for variant in variants)]
    with telling([*map(teller, contests)], rows, decisions) as tell:
        for number, one in enumerate(contests):
            for game in played(one, journal).told():
                tell(number, game)


def command(
    contest: Contest, games: int, vary: list[str], values: list[str], components: list[Path]
) -> str:
    """Return the command that plays the same games again."""
    words = [
        "kontor study", contest.slug, f"-p {contest.seats}", f"--bots {','.join(contest.bots)}",
        f"--games {games}", f"--seed {quote(contest.seed)}",
        *(f"-o {name}={value}" for name, value in contest.options),
        *(f"--vary {name}" for name in vary), *(f"--value {quote(text)}" for text in values),
        *(f"--components {quote(file.name)}" for file in components),
    ]  # fmt: skip
    return " ".join(words)


def hold(
    contest: Contest, variants: list[Variant], journal: Journal, jobs: int, cluster: str, keep: bool
) -> bool:
    """Play the contest and its variants; tell whether nobody interrupted."""
    contests = [contest, *(variant.contest for variant in variants)]
    total = sum(one.blocks * one.seats for one in contests)
    try:
        with workers(jobs, cluster) as found, counting(say("arena-playing"), total) as advance:
            for one in contests:
                play(one, found, journal, advance, keep=keep)
    except KeyboardInterrupt:
        return False
    return True


def show(found: Data, as_json: bool, html: Path | None) -> None:
    """Print what a study found as JSON or as tables."""
    if as_json:
        print_json(found)
        return
    wording = Wording(LANGUAGE, found["game"])
    facts = {"games": found["games"], "players": found["players"], "seed": found["seed"]}
    screen.print(say("arena-played", rules=wording.variant(found), **facts), style="bold")
    few = found["deals"] < FEWEST_DEALS
    if few:
        screen.print(say("study-few", deals=found["deals"]), style="yellow")
    seats = table(
        wording, wording.say("study-seat-shares"), "arena-seat", "arena-share", "arena-interval",
        "arena-score",
    )  # fmt: skip
    for row in found["seats"]:
        share = row["share"]
        cells = (wording.percent(share["value"]), wording.interval(share))
        seats.add_row(str(row["seat"]), *cells, wording.level(row["score"]["value"]))
    screen.print(seats)
    if found["variants"]:
        headings = [measure_name(name) for name in SHOWN]
        made = table(wording, wording.say("study-section-changes"), "arena-change", *headings)
        for variant in found["variants"]:
            figures = [changed(variant["measures"][name], few, wording) for name in SHOWN]
            made.add_row(": ".join(part for part in label(variant, wording) if part), *figures)
        screen.print(made)
        note = wording.say("study-note-changes", rules=wording.variant(found))
        screen.print(note, style="dim")
    if html:
        screen.print(say("arena-written", file=str(html)), soft_wrap=True)


def changed(change: Data, few: bool, wording: Wording) -> str:
    """Write a change; a star marks one whose interval, if it can be trusted, does not hold zero."""
    sure = "*" if not few and (change["low"] > 0 or change["high"] < 0) else " "
    return wording.change(change["value"]) + sure
