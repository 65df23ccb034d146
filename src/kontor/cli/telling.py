"""Games told in rows: to files, or on screen one alone; and what an interrupted run leaves."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.table import Table

from kontor.arena import row_files
from kontor.arena.contest import ContestError
from kontor.arena.game_rows import DECISION_COLUMNS, Teller, Told, game_columns
from kontor.cli.output import aside, print_json, say, screen, texts
from kontor.text import complaints

INTERRUPTED = 130


def objection(error: ContestError) -> str:
    """Say why a contest cannot be held."""
    why = {"reason": complaints.said(texts(), error.problem)} if error.problem else {}
    return say(error.name, **error.arguments, **why)


def check_place(file: Path | None) -> None:
    """Raise ContestError, before hours of play, if a file could not be written."""
    if file and not file.parent.is_dir():
        reason = say("arena-no-folder", folder=str(file.parent))
        raise ContestError("arena-bad-file", file=str(file), reason=reason)


def check_places(*files: Path | None) -> None:
    """Raise ContestError if rows could not be written to one of these files."""
    for file in files:
        check_place(file)
        row_files.check(file)


@contextmanager
def telling(
    tellers: Sequence[Teller], rows: Path | None, decisions: Path | None
) -> Iterator[Callable[[int, Told], None]]:
    """Open the files; the function it gives is told each game, with the number of its teller."""
    with (
        row_files.writing(rows, game_columns(tellers[0].seats)) as games,
        row_files.writing(decisions, DECISION_COLUMNS) as steps,
    ):

        def tell(run: int, game: Told) -> None:
            if games:
                games.add([tellers[run].row(game)])
            if steps:
                steps.add(tellers[run].decisions(game))

        yield tell


def show_game(
    teller: Teller, game: Told, rows: Path | None, decisions: Path | None, as_json: bool
) -> None:
    """Tell one game alone: on screen, and in files if there are any."""
    with telling([teller], rows, decisions) as tell:
        tell(0, game)
    row = teller.row(game)
    if as_json:
        print_json(row)
        return
    made = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, cell in row.items():
        made.add_row(name, str(cell))
    screen.print(made)


@contextmanager
def go_on(journal: Path | None) -> Iterator[None]:
    """Say, when somebody interrupts, how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        if journal:
            aside.print(say("cli-arena-go-on", file=str(journal)), soft_wrap=True)
        sys.exit(INTERRUPTED)
