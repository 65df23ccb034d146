"""`kontor practice`: find moments of a game where one answer is clearly better."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from kontor.arena.clear_answers import Budgets
from kontor.arena.contest import ContestError, check_game
from kontor.arena.moment_finding import Finder, Progress, Quest
from kontor.arena.practice_file import OtherQuest, keep, kept_progress
from kontor.arena.this_process import uninterrupted
from kontor.cli.common import GameName, Json, Lang, Seed
from kontor.cli.counting import counting
from kontor.cli.output import aside, print_json, say, screen, stop
from kontor.cli.telling import INTERRUPTED, check_place

ITERATIONS = 2000


def practice(
    game: GameName,
    moments: Annotated[
        int, typer.Option("--moments", "-n", min=3, help=say("cli-help-practice-moments"))
    ] = 40,
    repeats: Annotated[int, typer.Option(min=0, help=say("cli-help-practice-repeats"))] = 0,
    seed: Seed = "1",
    iterations: Annotated[
        int, typer.Option(min=0, help=say("cli-help-practice-iterations"))
    ] = ITERATIONS,
    seconds: Annotated[float, typer.Option(min=0, help=say("cli-help-practice-seconds"))] = 0.0,
    games: Annotated[int, typer.Option(min=1, help=say("cli-help-practice-games"))] = 1000,
    out: Annotated[
        Path | None, typer.Option(metavar=say("usage-file"), help=say("cli-help-practice-out"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-train-resume"))] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Let masters play until enough moments are found; what is found is kept game by game."""
    file = out or Path(f"{game}.practice.toml")
    budgets = Budgets(0, seconds) if seconds else Budgets(iterations or ITERATIONS)
    quest = Quest(game, moments, seed, budgets, repeats)
    try:
        check_game(game)
        check_place(file)
        progress = kept_progress(quest, file) if resume else Progress()
        is_whole = find(Finder(quest), progress, games, file)
    except ContestError as error:
        stop(say(error.name, **error.arguments))
    except OtherQuest as other:
        stop(say("cli-practice-other-quest", file=str(file), command=str(other)), code=1)
    figures = {
        "moments": len(progress.finds), "games": progress.games, "decisions": progress.decisions,
        "candidates": progress.candidates, "searched": progress.searched,
    }  # fmt: skip
    if as_json:
        print_json({"file": str(file), **figures})
    else:
        screen.print(say("cli-practice-found", file=str(file), **figures), soft_wrap=True)
    if not is_whole:
        aside.print(say("cli-practice-go-on"), soft_wrap=True)
        sys.exit(INTERRUPTED)


def find(finder: Finder, progress: Progress, most_games: int, file: Path) -> bool:
    """Play on until enough is found or played; tell whether nobody interrupted."""
    with counting(say("cli-practising"), finder.quest.wanted) as advance:
        advance(len(progress.finds))
        try:
            while not finder.is_done(progress) and progress.games < most_games:
                trip = uninterrupted(finder.travel, progress)
                progress.add(trip)
                keep(finder.quest, progress, file)
                advance(len(trip.finds))
        except KeyboardInterrupt:
            return False
    return True
