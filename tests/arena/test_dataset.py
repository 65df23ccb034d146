"""Data sets: records that verify, an index that agrees, and a folder that goes on."""

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

import kontor as kontor_api
from kontor import games
from kontor.arena.contest import ContestError
from kontor.arena.dataset import GAMES, INDEX, Dataset
from kontor.arena.running import workers
from kontor.arena.simulation import Plan
from kontor.engine.match import replay
from kontor.engine.record import RecordError
from kontor.engine.record_json import from_json
from tests.cli.program import as_json, kontor

PLAN = Plan("fugger", 3, 6, ("steward", "random", "random"), "data")


def made(folder: Path, plan: Plan = PLAN) -> Dataset:
    """Make a data set, or go on with it."""
    found = Dataset(folder, plan)
    found.open()
    with workers() as here:
        found.grow(here, lambda games: None)
    found.index(parquet=False)
    return found


def test_every_game_verifies_and_the_index_agrees(tmp_path: Path) -> None:
    made(tmp_path / "set")
    lines = (tmp_path / "set" / GAMES).read_text("utf-8").splitlines()
    with (tmp_path / "set" / INDEX).open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(lines) == len(rows) == PLAN.games
    for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
        match = replay(games.load("fugger"), from_json(line))
        assert match.state.is_over() and match.record.seed == f"data {number}"
        assert [row[f"bot_{seat}"] for seat in (1, 2, 3)] == PLAN.seating(number)
        assert [int(row[f"score_{seat}"]) for seat in (1, 2, 3)] == match.state.scores()
        assert int(row["number"]) == number
        assert int(row["decisions"]) == len(match.record.answers)


def test_a_line_is_replayed_by_the_public_api(tmp_path: Path) -> None:
    made(tmp_path / "set", replace(PLAN, games=1))
    line = (tmp_path / "set" / GAMES).read_text("utf-8")
    state = kontor_api.replay(line)
    assert state.is_over and state.scores() == from_json(line).result


def test_an_interrupted_set_goes_on_and_is_the_same(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole")
    made(tmp_path / "parts", replace(PLAN, games=3))
    file = tmp_path / "parts" / GAMES
    file.write_bytes(file.read_bytes()[:-40])
    parts = made(tmp_path / "parts")
    assert parts.rows == whole.rows
    for name in (GAMES, INDEX):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path / "set", replace(PLAN, games=1))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").touch()
    for folder, plan in ((tmp_path / "set", replace(PLAN, seed="x")), (tmp_path / "other", PLAN)):
        with pytest.raises(ContestError, match="dataset-other-folder"):
            Dataset(folder, plan).open()


def test_a_changed_game_is_found(tmp_path: Path) -> None:
    made(tmp_path / "set", replace(PLAN, games=1))
    file = tmp_path / "set" / GAMES
    entry = json.loads(file.read_text("utf-8"))
    entry["result"][0] += 1
    file.write_text(json.dumps(entry) + "\n", "utf-8")
    with pytest.raises(RecordError):
        Dataset(tmp_path / "set", PLAN).open()


def test_the_command_makes_a_set_whose_games_convert_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    asked = ("dataset", "fugger", "-n", "2", "--bots", "grandmaster:2", "-p", "2", "--parquet")
    assert as_json(*asked, "--out", str(folder), "-j", "0")["games"] == 2
    assert (folder / "index.parquet").is_file()
    one = tmp_path / "one.json"
    one.write_text((folder / GAMES).read_text("utf-8").splitlines()[1], "utf-8")
    assert as_json("record", "verify", str(one))["verified"]
    text = tmp_path / "one.record"
    assert kontor("record", "convert", str(one), str(text)).returncode == 0
    assert as_json("record", "verify", str(text))["answers"] > 10
    back = kontor("record", "convert", str(text))
    assert json.loads(back.stdout) == json.loads(one.read_text("utf-8"))
