"""A half-written game is named and left out; the other games go on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kontor import compiled, games

GOOD = "fugger"


class Shelf:
    """A Kontor of its own with one good game, beside which others can be written."""

    def __init__(self, root: Path) -> None:
        self.source = root / "src"
        ignore = shutil.ignore_patterns("__pycache__", *(set(games.FOLDERS) - {GOOD}))
        shutil.copytree(compiled.PACKAGE, self.source / "kontor", ignore=ignore)

    def write(self, slug: str, **files: str) -> None:
        """Write a game's folder, with the good game's material unless another is given."""
        folder = self.source / "kontor" / "games" / slug
        folder.mkdir()
        shutil.copy(folder.parent / GOOD / "components.toml", folder)
        for name, text in files.items():
            (folder / name.replace("_", ".")).write_text(text)

    def run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run Kontor."""
        environment = os.environ | {"PYTHONPATH": str(self.source), "KONTOR_PURE": "1"}
        return subprocess.run(
            [sys.executable, "-m", "kontor", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """Return a Kontor with four games that are broken, each in its own way."""
    shelf = Shelf(tmp_path_factory.mktemp("shelf"))
    shelf.write("absent")
    shelf.write("broken", game_py="def load(:\n")
    shelf.write("misled", game_py="import kontor.games.nowhere\n")
    load = f"from kontor.games.{GOOD}.game import load\n"
    shelf.write("spoilt", components_toml="seats = [\n", game_py=load)
    return shelf


def test_each_half_written_game_is_named_in_one_line_and_the_others_are_offered(
    shelf: Shelf,
) -> None:
    done = shelf.run("games", "--json")
    assert done.returncode == 0, done.stderr
    assert [game["game"] for game in json.loads(done.stdout)] == [GOOD]
    told = done.stderr.splitlines()
    assert [line.split(":")[1].strip() for line in told] == [
        f"{slug} is left out" for slug in ("absent", "broken", "misled", "spoilt")
    ]


def test_a_half_written_game_that_is_asked_for_says_what_is_wrong(shelf: Shelf) -> None:
    done = shelf.run("simulate", "misled", "-n", "1")
    assert done.returncode == 2
    assert "kontor.games.nowhere" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_good_game_is_played_beside_half_written_ones(shelf: Shelf) -> None:
    done = shelf.run("simulate", GOOD, "-n", "1")
    assert done.returncode == 0, done.stderr
    assert "left out" not in done.stderr
