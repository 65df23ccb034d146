"""`kontor arena`: contests between bots, weighed; house rules compared; the ladder."""

import sys
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote
from time import perf_counter
from typing import Annotated, NoReturn

import typer

from kontor import games as all_games
from kontor.arena import every_table, html_report, ladder
from kontor.arena.contest import (
    Contest,
    ContestError,
    check,
    check_bot,
    check_game,
    fingerprint,
    usual_seats,
)
from kontor.arena.journal import Journal
from kontor.arena.measured_game import play_game
from kontor.arena.running import Games, play, played, teller, told, workers
from kontor.arena.study import command, report
from kontor.bots import roster
from kontor.cli.arena_tables import show, show_every_table, show_ladder
from kontor.cli.common import (
    Cluster,
    Components,
    Decisions,
    HouseRules,
    Jobs,
    Json,
    Lang,
    Only,
    Resume,
    Rows,
)
from kontor.cli.counting import counting
from kontor.cli.output import LANGUAGE, aside, print_json, say, screen, stop
from kontor.cli.telling import (
    INTERRUPTED,
    check_place,
    check_places,
    objection,
    show_game,
    telling,
)
from kontor.engine.components import ComponentsError
from kontor.engine.file_errors import cause, refused

GAME = Annotated[str, typer.Argument(metavar=say("usage-game"), help=say("cli-help-game"))]
FILE = Path | None


@dataclass(frozen=True)
class Effort:
    """How the games are to be played: none of it changes a result."""

    jobs: int
    cluster: str
    journal: Path | None
    minutes: float
    as_json: bool
    rows: Path | None = None
    decisions: Path | None = None


def arena(
    game: GAME = "",
    bots: Annotated[str, typer.Option(help=say("cli-help-arena-bots"))] = "",
    players: Annotated[
        int, typer.Option("--players", "-p", min=0, help=say("cli-help-arena-players"))
    ] = 0,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help=say("cli-help-arena-games"))
    ] = 120,
    field: Annotated[bool, typer.Option("--field", help=say("cli-help-arena-field"))] = False,
    seed: Annotated[str, typer.Option(help=say("cli-help-seed"))] = "",
    opening: Annotated[int, typer.Option(min=0, help=say("cli-help-opening"))] = 0,
    option: HouseRules = [],  # noqa: B006  typer copies it
    components: Components = None,
    compare_option: Annotated[
        str, typer.Option(metavar=say("usage-values"), help=say("cli-help-arena-compare-option"))
    ] = "",
    compare_components: Annotated[
        FILE, typer.Option(metavar=say("usage-file"), help=say("cli-help-arena-compare-components"))
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    resume: Resume = None,
    rows: Rows = None,
    decisions: Decisions = None,
    only: Only = None,
    minutes: Annotated[float, typer.Option(min=0, help=say("cli-help-arena-minutes"))] = 0.0,
    html: Annotated[
        FILE, typer.Option(metavar=say("usage-file"), help=say("cli-help-arena-html"))
    ] = None,
    with_ladder: Annotated[
        bool, typer.Option("--ladder", help=say("cli-help-arena-ladder"))
    ] = False,
    numbers: Annotated[bool, typer.Option("--numbers", help=say("cli-help-arena-numbers"))] = False,
    docs: Annotated[
        FILE, typer.Option(metavar=say("usage-file"), help=say("cli-help-arena-docs"))
    ] = None,
    budget: Annotated[str, typer.Option(help=say("cli-help-arena-budget"))] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Hold contests between bots and weigh what came out."""
    effort = Effort(jobs, cluster, resume, minutes, as_json, rows, decisions)
    try:
        check_place(html or docs)
        check_places(rows, decisions)
        names = [name.strip() for name in bots.split(",") if name.strip()]
        usual: dict[str, object] = {
            "--players": players, "--field": field, "--option": option,
            "--components": components, "--compare-option": compare_option,
            "--compare-components": compare_components, "--html": html, "--rows": rows,
            "--decisions": decisions, "--only": only is not None, "--opening": opening,
        }  # fmt: skip
        if numbers:
            others = {"--ladder": with_ladder, "--docs": docs, "--budget": budget}
            refuse(usual | others, "cli-arena-numbers-alone")
            visit(game, tuple(names) or every_table.BOTS, games, seed or "1", effort)
        elif with_ladder:
            refuse({"--bots": bots} | usual, "cli-arena-ladder-alone")
            climb(game, games, seed or ladder.SEED, budget, docs, effort)
        else:
            refuse({"--docs": docs, "--budget": budget}, "cli-arena-only-ladder")
            if not game:
                raise ContestError("cli-arena-no-game")
            check_game(game)
            contest = Contest(
                game,
                players or usual_seats(game),
                tuple(names or usual_bots(game)),
                games,
                seed or "1",
                field,
                tuple(pair(text) for text in option),
                material(components),
                opening,
            )
            more = f"--compare-option {quote(compare_option)}" if compare_option else ""
            if compare_components:
                more = "--compare-components FILE"
            contests = compared(contest, compare_option, compare_components)
            if only is not None:
                show_one(contests[0], only, effort)
                return
            study(contests, html, command(contest, games, more), effort)
    except ContestError as error:
        stop(objection(error))


def show_one(contest: Contest, number: int, effort: Effort) -> None:
    """Play one game of a contest alone and tell it."""
    outcome = play_game(contest, fingerprint(contest), number, keep=True)
    names = [contest.bots[bot] for bot in contest.seating(*divmod(number, contest.seats))]
    game = told(number, names, outcome)
    show_game(teller(contest), game, effort.rows, effort.decisions, effort.as_json)


def refuse(given: dict[str, object], name: str) -> None:
    """Raise ContestError for the first option that was given."""
    for option, value in given.items():
        if value:
            raise ContestError(name, option=option)


def pair(text: str, otherwise: str = "setup-bad-pair") -> tuple[str, str]:
    """Read NAME=VALUE, or say otherwise."""
    name, equals, value = text.partition("=")
    if not equals:
        raise ContestError(otherwise, pair=text)
    return name.strip(), value.strip()


def material(file: Path | None) -> str:
    """Read a components file."""
    if file is None:
        return ""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        unreadable = ComponentsError(str(file), "", "unreadable", cause=cause(error)).problem
        raise ContestError("arena-bad-components", unreadable) from error
    except UnicodeDecodeError as error:
        not_text = ComponentsError(str(file), "", "not-utf8").problem
        raise ContestError("arena-bad-components", not_text) from error


def compared(contest: Contest, option: str, components: Path | None) -> list[Contest]:
    """Return the contest in all variants that are to be compared, the usual one first."""
    if option and components:
        raise ContestError("arena-one-comparison")
    if components:
        found = [contest, replace(contest, material=material(components))]
    elif option:
        name, values = pair(option)
        listed = [value.strip() for value in values.split(",") if value.strip()]
        if len(set(listed)) < 2:
            raise ContestError("arena-bad-comparison", pair=option)
        rest = tuple(other for other in contest.options if other[0] != name)
        found = [replace(contest, options=(*rest, (name, value))) for value in listed]
    else:
        found = [contest]
    for one in found:
        check(one)
    return found


def study(contests: list[Contest], html: Path | None, typed: str, effort: Effort) -> None:
    """Play contests, print what they found, and write the report."""
    start = perf_counter()
    whole = run(contests, effort, journal := Journal(effort.journal))
    studied = [played(contest, journal) for contest in contests]
    if effort.rows or effort.decisions:
        with telling([*map(teller, contests)], effort.rows, effort.decisions) as tell:
            for run_number, games in enumerate(studied):
                for game in games.told():
                    tell(run_number, game)
    found = report(studied, perf_counter() - start)
    if html and studied[0].blocks:
        write(html, html_report.page(found, typed, LANGUAGE))
    if effort.as_json:
        print_json(found)
    elif studied[0].blocks:
        show(found)
        if html:
            screen.print(say("arena-written", file=str(html)), soft_wrap=True)
    if not whole:
        leave(studied, effort)


def climb(slug: str, games: int, seed: str, budget: str, docs: Path | None, effort: Effort) -> None:
    """Try every rung of the ladders, print them, and write them down."""
    if slug:
        check_game(slug)
    slugs = [slug] if slug else list(all_games.SLUGS)
    budgets = ladder.budgets(budget)
    for known in filter(None, budgets):
        check_game(known)
    given = {known: budgets.get(known, budgets.get("", "")) for known in slugs}
    for known, own in given.items():
        if own and roster.learned(known) is not None:
            check_bot(f"grandmaster:{own}", all_games.load(known))
    rungs = [rung for known, own in given.items() for rung in ladder.rungs(known, own)]
    contests = {rung: rung.contest(games, seed) for rung in rungs if rung.is_open}
    for contest in contests.values():
        check(contest)
    journal = Journal(effort.journal)
    whole = run(list(contests.values()), effort, journal)
    studied = {rung: played(contest, journal) for rung, contest in contests.items()}
    rows = [ladder.row(rung, studied.get(rung)) for rung in rungs]
    if docs:
        limits = [f"--minutes {effort.minutes:g}" if effort.minutes else ""]
        limits.append(f"--budget {budget}" if budget else "")
        limits.append(f"--resume {quote(effort.journal.name)}" if effort.journal else "")
        words = ["kontor arena", slug, "--ladder", f"--games {games} --seed {quote(seed)}", *limits]
        made = " ".join(word for word in words if word)
        ladder.write(docs, ladder.markdown(rows, made, LANGUAGE), LANGUAGE)
    if effort.as_json:
        print_json(rows)
    else:
        show_ladder(rows)
    if not whole:
        leave(list(studied.values()), effort)


def visit(slug: str, bots: tuple[str, ...], games: int, seed: str, effort: Effort) -> None:
    """Seat one bot among others at every number of players, and print what became of it."""
    if slug:
        check_game(slug)
    slugs = [slug] if slug else list(all_games.SLUGS)
    if len(bots) != len(every_table.BOTS):
        raise ContestError("cli-arena-numbers-bots")
    contests = every_table.contests(slugs, bots, games, seed)
    for contest in contests:
        check(contest)
    journal = Journal(effort.journal)
    whole = run(contests, effort, journal)
    studied = [played(contest, journal) for contest in contests]
    rows = [every_table.row(found) for found in studied]
    if effort.as_json:
        print_json(rows)
    else:
        show_every_table(rows)
    if not whole:
        leave(studied, effort)


def run(contests: list[Contest], effort: Effort, journal: Journal) -> bool:
    """Play contests one after the other; tell whether nobody interrupted."""
    try:
        with workers(effort.jobs, effort.cluster) as found:
            for contest in contests:
                label = f"{contest.slug}: {', '.join(contest.bots)}"
                with counting(label, contest.blocks * contest.seats) as advance:
                    play(
                        contest, found, journal, advance, 60 * effort.minutes,
                        keep=effort.decisions is not None,
                    )  # fmt: skip
    except KeyboardInterrupt:
        return False
    return True


def leave(studied: list[Games], effort: Effort) -> NoReturn:
    """Say what is kept of an interrupted run, and end."""
    games = sum(len(found.blocks) * found.contest.seats for found in studied)
    aside.print(say("arena-interrupted", games=games), style="yellow")
    if effort.journal:
        aside.print(say("cli-arena-go-on", file=str(effort.journal)), soft_wrap=True)
    sys.exit(INTERRUPTED)


def usual_bots(game: str) -> list[str]:
    """List the levels that meet if nobody says which: the first four of the ladder."""
    offered = roster.offered(game)
    return [name for name in offered if name in roster.LADDER][:4]


def write(file: Path, text: str) -> None:
    """Write a report."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise ContestError("arena-bad-file", refused(error), file=str(file)) from error
