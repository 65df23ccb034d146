"""`kontor train` on the command line."""

import json
from pathlib import Path

import pytest

from kontor.bots import network
from tests.cli.program import kontor

TINY = (
    "train", "fugger", "--players", "3,2", "--games", "4", "--units", "8", "--check", "2",
    "--search", "4",
)  # fmt: skip


def test_a_tiny_course_writes_network_curve_and_checkpoint(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training is for those who have installed PyTorch")
    file = tmp_path / "tiny.net"
    done = kontor(*TINY, "--out", str(file), "--json")
    assert done.returncode == 0, done.stderr
    header = json.loads(done.stdout)
    assert network.restore(file.read_bytes()).header == header
    assert header["players"] == [3, 2] and header["games"] == 4
    assert set(header["figures"]) == {"random", "steward"}
    assert json.loads((tmp_path / "tiny.curve.json").read_text())[-1]["games"] == 4
    assert (tmp_path / "tiny.svg").read_text().startswith("<svg")
    again = kontor(*TINY, "--out", str(file), "--json", "--resume")
    assert json.loads(again.stdout)["games"] == 4


def test_a_course_needs_exactly_one_bound(tmp_path: Path) -> None:
    for bounds in ((), ("--games", "4", "--minutes", "1")):
        done = kontor("train", "fugger", "--players", "3", *bounds, "--out", str(tmp_path / "x"))
        assert done.returncode == 2


def test_who_has_no_pytorch_is_told_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('no torch here')\n", "utf-8")
    done = kontor(*TINY, "--out", str(tmp_path / "x"), "--lang", "en", PYTHONPATH=str(tmp_path))
    assert done.returncode == 1
    assert "requirements/train.txt" in done.stderr


def test_a_course_begins_with_the_network_of_the_game(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training is for those who have installed PyTorch")
    units = ("--units", "48", "--begin", "own", "--json")
    done = kontor(*TINY, *units, "--out", str(tmp_path / "more.net"))
    assert done.returncode == 0, done.stderr
    assert "begun" in json.loads(done.stdout)


def test_a_network_that_is_not_there_is_no_beginning(tmp_path: Path) -> None:
    begun = ("--begin", str(tmp_path / "none.net"), "--lang", "en")
    done = kontor(*TINY, *begun, "--out", str(tmp_path / "x"))
    assert done.returncode == 2
    assert "there is no network" in done.stderr and "Traceback" not in done.stderr
