"""`kontor new`: a game that is complete from the first minute, made in a copy of the sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import kontor

ROOT = Path(__file__).parents[2]
PATIENCE = 900
BRIEF = ("tests/games", "tests/text", "tests/page/test_every_game.py")
PARTS = (
    "golden or field or clause or leak or invariants_and_end or rules.py or repeats or drawn or "
    "test_files or reads_well or never_read or declares or occurs or explains or spelt"
)


class Copy:
    """A copy of the sources and of the tests that a new game needs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("__pycache__", "*.pyc")
        shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=left_out)
        shutil.copy(ROOT / "pyproject.toml", folder)
        shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("img"))

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a module in the copy, as plain Python."""
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": "src", "KONTOR_PURE": "1", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Make a copy with a new game in it."""
    copy = Copy(tmp_path_factory.mktemp("new") / "kontor")
    made = copy.run("kontor", "new", "demo", "--title", "High Card", "--seats", "2-4")
    assert made.returncode == 0, made.stderr
    assert "src/kontor/games/demo" in made.stdout
    return copy


@pytest.mark.timeout(PATIENCE)
def test_a_new_game_plays_and_passes_the_common_bench_briefly(copy: Copy) -> None:
    played = copy.run("kontor", "simulate", "demo", "-p", "3", "-n", "20")
    assert played.returncode == 0 and "20 games" in played.stdout, played.stderr
    which = ("-k", f"demo and ({PARTS})")
    tested = copy.run("pytest", *BRIEF, "-q", "-x", "-p", "no:cacheprovider", *which)
    assert tested.returncode == 0, tested.stdout[-3000:]
    for check in (("check",), ("format", "--check")):
        linted = copy.run("ruff", *check, "src/kontor/games/demo", "tests/games/demo")
        assert linted.returncode == 0, linted.stdout


@pytest.mark.long
@pytest.mark.timeout(PATIENCE)
def test_a_new_game_passes_everything_that_all_games_pass(copy: Copy) -> None:
    folders = ("tests/games", "tests/text", "tests/page", "tests/bots")
    tested = copy.run("pytest", *folders, "-q", "-x", "-p", "no:cacheprovider", "-k", "demo")
    assert tested.returncode == 0, tested.stdout[-3000:]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("Demo",), "lower-case letters"),
        (("fugger",), "already"),
        (("demo", "--seats", "1-9"), "number of players"),
        (("demo", "--seats", "many"), "number of players"),
        (("demo", "--title", 'a "b"'), "title"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_line(words: tuple[str, ...], reason: str) -> None:
    refused = kontor("new", *words)
    assert refused.returncode == 2 and reason in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
