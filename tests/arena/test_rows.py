"""Rows: the same whoever plays, wherever, in one go or in two, as CSV and as Parquet."""

import csv
import json
import sys
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.arena import row_files
from kontor.arena.contest import ContestError
from kontor.arena.game_rows import DECISION_COLUMNS, Row, Told, game_columns
from kontor.arena.simulation import (
    Diary,
    Plan,
    fingerprint,
    play_chunk,
    run,
    teller,
    told,
)
from tests.cli.program import as_json, kontor

PLAN = Plan("fugger", 3, 120, ("steward", "random", "random"), "rows")
SMALL = ("fugger", "-p", "3", "--bots", "steward,random", "--seed", "rows")


def gathered(plan: Plan = PLAN, diary: Diary | None = None, jobs: int = 1) -> list[Told]:
    """Play a plan and return what is told of its games."""
    found: list[Told] = []
    run(plan, jobs, diary=diary, heard=found.append, keep=True)
    return found


def read(file: Path) -> list[dict[str, str]]:
    """Read a CSV file."""
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_every_row_can_be_played_alone() -> None:
    games = gathered()
    assert [game.number for game in games] == list(range(PLAN.games))
    for number in (0, 49, 50, 119):
        (ending,) = play_chunk(PLAN, fingerprint(PLAN), number, number + 1, keep=True)
        assert told(PLAN, number, ending) == games[number]


@pytest.mark.parametrize("slug", games.SLUGS)
def test_keeping_steps_changes_no_game(slug: str) -> None:
    plan = Plan(slug, 3, 2, ("steward", "random", "random"), "steps")
    for each in (plan, replace(plan, bots=("random",) * 3)):
        (kept,) = play_chunk(each, fingerprint(each), 1, 2, keep=True)
        (plain,) = play_chunk(each, fingerprint(each), 1, 2)
        assert plain == replace(kept, steps=()) and len(kept.steps) == plain.decisions


def test_an_interrupted_simulation_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "diary.jsonl"

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(PLAN, progress=interrupt, diary=Diary(file), keep=True)
    kept = len(Diary(file).games)
    assert 0 < kept < PLAN.games
    assert gathered(diary=Diary(file)) == gathered()
    assert len(Diary(file).games) == PLAN.games
    # Nothing is played twice.
    assert len(file.read_text().splitlines()) == 1 + PLAN.games


def test_games_kept_without_steps_are_played_again_for_them(tmp_path: Path) -> None:
    file = tmp_path / "diary.jsonl"
    run(PLAN, diary=Diary(file))
    assert gathered(diary=Diary(file)) == gathered()


def test_a_worker_with_another_version_refuses() -> None:
    with pytest.raises(ContestError):
        play_chunk(PLAN, "another", 0, 1)


def test_the_files_hold_what_was_told(tmp_path: Path) -> None:
    parquet: Any = import_module("pyarrow.parquet")
    games = gathered(replace(PLAN, games=6))
    rows = [teller(PLAN).row(game) for game in games]
    steps = [row for game in games for row in teller(PLAN).decisions(game)]
    for kept, columns, name in (
        (rows, game_columns(3), "games"),
        (steps, DECISION_COLUMNS, "decisions"),
    ):
        for suffix in row_files.KINDS:
            with row_files.writing(tmp_path / f"{name}{suffix}", columns) as file:
                assert file is not None
                file.add(kept[:2])
                file.add(kept[2:])
        assert parquet.read_table(tmp_path / f"{name}.parquet").to_pylist() == kept
        assert read(tmp_path / f"{name}.csv") == [as_text(row) for row in kept]
    assert Counter(row["number"] for row in steps) == {
        row["number"]: row["decisions"] for row in rows
    }


def as_text(row: Row) -> dict[str, str]:
    """Return a row as CSV tells it."""
    return {name: str(cell) for name, cell in row.items()}


def test_without_pyarrow_parquet_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    row_files.check(Path("rows.csv"))
    with pytest.raises(ContestError, match="rows-no-pyarrow"):
        row_files.check(Path("rows.parquet"))


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_row_of_a_run_is_got_again_by_its_number(tmp_path: Path, command: str) -> None:
    files = [tmp_path / name for name in ("rows.csv", "steps.csv", "one.csv", "kept.jsonl")]
    rows, steps, one, kept = map(str, files)
    asked = ("-n", "12", "-j", "0", "--rows", rows, "--decisions", steps, "--resume", kept)
    said = kontor(command, *SMALL, *asked)
    assert said.returncode == 0, said.stderr
    first, *lines = files[3].read_text().splitlines()
    assert json.loads(first)["version"] == 1 and len(lines) == 12
    again = as_json(command, *SMALL, "--only", "7", "--decisions", one)
    assert as_text(again) in read(files[0])
    assert read(files[2]) == [row for row in read(files[1]) if row["number"] == "7"]


def test_an_interrupted_run_leaves_the_rows_of_its_games(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    with (
        pytest.raises(KeyboardInterrupt),
        row_files.writing(file, DECISION_COLUMNS) as rows,
    ):
        assert rows is not None
        rows.add([dict.fromkeys(DECISION_COLUMNS, 1)])
        raise KeyboardInterrupt
    assert len(read(file)) == 1 and not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--rows", "rows.xls"), "rows.xls: the file must end in csv/parquet"),
        (("--decisions", "nowhere/rows.csv", "--lang", "fr"), "pas de dossier nowhere"),
    ],
)
def test_what_cannot_be_done_is_said_before_the_games(
    arguments: tuple[str, ...], message: str
) -> None:
    done = kontor("simulate", *SMALL, "-n", "1", *arguments)
    assert done.returncode == 2 and message in done.stderr and done.stdout == ""
