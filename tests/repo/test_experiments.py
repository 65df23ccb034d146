"""The page about experiments: its commands exist, and a row is played again as it says."""

import csv
import json
import re
import shlex
from pathlib import Path

from tests.cli.program import kontor

PAGE = Path(__file__).resolve().parents[2] / "docs" / "experiments.md"
COMMANDS = re.findall(r"^kontor (.*?)(?: +#.*)?$", PAGE.read_text("utf-8"), re.MULTILINE)


def test_a_row_of_the_page_is_got_again(tmp_path: Path) -> None:
    whole, alone = (command for command in COMMANDS if "--seed 7" in command)
    assert kontor(*shlex.split(whole.replace("games.csv", str(tmp_path / "games.csv")))).stdout
    again = json.loads(kontor(*shlex.split(alone), "--json").stdout)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        row = list(csv.DictReader(file))[42]
    assert row == {name: str(cell) for name, cell in again.items()}


def test_the_options_of_the_page_exist() -> None:
    helped = {
        name: kontor(name, "--help").stdout for name in ("simulate", "arena", "study", "practice")
    }
    for command in COMMANDS:
        name, *_ = shlex.split(command)
        for option in re.findall(r"--[\w-]+", command):
            assert option in helped[name], command
