"""`kontor train`: learn a game by self-play and search."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from kontor import games as all_games
from kontor.arena.contest import ContestError
from kontor.arena.learning_curve import drawn
from kontor.arena.pupil import EVERYTHING, SUBJECTS, WORDS
from kontor.arena.training import ITERATIONS, RATE, SEARCHED, UNITS, Course, Progress, School
from kontor.bots.network import BadNetwork
from kontor.cli.common import Cluster, GameName, Jobs, Json, Lang, Seed
from kontor.cli.output import aside, print_json, say, screen, stop

ROUNDS_PER_CHECKPOINT = 10
ROUNDS_PER_LINE = 10
EVERY_NUMBER = "all"
# Learning may begin with the network that the game brings along.
OWN = Path("own")


def train(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", "-p", help=say("cli-help-train-players"))
    ] = EVERY_NUMBER,
    minutes: Annotated[float, typer.Option(min=0, help=say("cli-help-minutes"))] = 0.0,
    games: Annotated[int, typer.Option("--games", "-n", min=0, help=say("cli-help-count"))] = 0,
    seed: Seed = "1",
    units: Annotated[int, typer.Option(min=8, max=256, help=say("cli-help-units"))] = UNITS,
    rate: Annotated[
        float, typer.Option(min=1e-6, max=0.1, help=say("cli-help-learning-rate"))
    ] = RATE,
    search: Annotated[int, typer.Option(min=1, help=say("cli-help-train-search"))] = ITERATIONS,
    searched: Annotated[
        float, typer.Option(min=0, max=1, help=say("cli-help-train-searched"))
    ] = SEARCHED,
    subject: Annotated[
        str,
        typer.Option("--learn", help=say("cli-help-train-subject", subjects=", ".join(SUBJECTS))),
    ] = EVERYTHING,
    guests: Annotated[bool, typer.Option("--guests", help=say("cli-help-train-guests"))] = False,
    thought: Annotated[int, typer.Option(min=0, help=say("cli-help-train-thought"))] = 0,
    begin: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-train-begin"))
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-out"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-train-resume"))] = False,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    check: Annotated[int, typer.Option(min=0, help=say("cli-help-check"))] = 100,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Let a game teach itself, with checkpoints, and write the network and its curve."""
    if (minutes > 0) == (games > 0):
        raise typer.BadParameter(say("cli-train-bounds"))
    if subject not in SUBJECTS or (subject == WORDS and not begin):
        raise typer.BadParameter(say("cli-train-subject-wrong", subjects=", ".join(SUBJECTS)))
    if units % 8:
        raise typer.BadParameter(say("cli-train-units"))
    known = begun_with(game, begin) if begin else b""
    file = out or Path(f"{game}.net")
    checkpoint = file.with_suffix(".checkpoint")
    course = Course(
        game, tuple(read_counts(game, players)), seed, games, minutes, units, rate, search,
        searched, subject, thought, guests,
    )  # fmt: skip
    try:
        school = School(course)
        if resume and checkpoint.exists():
            school.resume(checkpoint)
        elif known:
            school.begin_from(known)
    except BadNetwork:
        other = checkpoint if resume else begin
        stop(say("cli-train-other-network", file=str(other)), code=1)
    except ContestError as error:
        stop(say(error.name), code=1)
    columns = (
        TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[figures]}"),
        TimeElapsedColumn(),
    )  # fmt: skip
    with Bar(*columns, console=aside, transient=True) as bar:
        task = bar.add_task(say("cli-training"), total=1.0, figures="")
        rounds = 0

        def heard(progress: Progress) -> None:
            nonlocal rounds
            rounds += 1
            point = progress.curve[-1]
            figures = say(
                "cli-training-figures", games=progress.games, brier=f"{point['brier']:.4f}"
            )
            bar.update(task, completed=progress.share(school.course), figures=figures)
            if rounds % ROUNDS_PER_LINE == 1:
                aside.print(figures)
            if rounds % ROUNDS_PER_CHECKPOINT == 0:
                school.save(checkpoint)

        school.study(jobs, heard, cluster)
        school.save(checkpoint)
        bar.update(task, description=say("cli-training-check"))
        content = school.publish(" ".join(["kontor", *sys.argv[1:]]), check)
    file.write_bytes(content)
    file.with_suffix(".curve.json").write_text(school.curve(), "utf-8")
    file.with_suffix(".svg").write_text(drawn(game, school.progress.curve), "utf-8")
    if as_json:
        print_json(school.header)
    else:
        screen.print(say("cli-trained", file=str(file), games=school.progress.games))
        for name, figures in school.header["figures"].items():
            share = f"{100 * figures['share']:.1f}"
            screen.print(say("cli-trained-share", bot=name, share=share))


def begun_with(game: str, begin: Path) -> bytes:
    """Return the network to begin with."""
    own = all_games.learned(game) if begin == OWN else None
    try:
        return own or begin.read_bytes()
    except OSError:
        raise typer.BadParameter(say("cli-train-no-network", file=str(begin))) from None


def read_counts(game: str, players: str) -> list[int]:
    """Read numbers of players, separated by commas, or all of a game."""
    if players == EVERY_NUMBER:
        found = all_games.load(game)
        return list(range(found.least_seats, found.most_seats + 1))
    try:
        return [int(part) for part in players.split(",")]
    except ValueError:
        raise typer.BadParameter(say("cli-train-players-wrong")) from None
