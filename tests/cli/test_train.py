"""`kontor train` on the command line."""

import json
from pathlib import Path

from kontor.bots import network
from tests.cli.program import kontor

TINY = ("train", "fugger", "--players", "3,2", "--games", "4", "--units", "8", "--check", "2")


def test_a_tiny_course_writes_network_curve_and_checkpoint(tmp_path: Path) -> None:
    file = tmp_path / "tiny.net"
    done = kontor(*TINY, "--out", str(file), "--json")
    assert done.returncode == 0, done.stderr
    header = json.loads(done.stdout)
    assert network.restore(file.read_bytes()).header == header
    assert header["players"] == [3, 2] and header["games"] == 4
    assert set(header["figures"]) == {"random", "steward"}
    assert json.loads((tmp_path / "tiny.curve.json").read_text())[-1]["games"] == 4
    again = kontor(*TINY, "--out", str(file), "--json", "--resume")
    assert json.loads(again.stdout)["games"] == 4


def test_a_course_needs_exactly_one_bound(tmp_path: Path) -> None:
    for bounds in ((), ("--games", "4", "--minutes", "1")):
        done = kontor("train", "fugger", "--players", "3", *bounds, "--out", str(tmp_path / "x"))
        assert done.returncode == 2
