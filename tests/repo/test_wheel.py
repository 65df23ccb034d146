"""Wheels: what pip installs plays as fast, and exactly the games, that a checkout does."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from kontor import compiled, games

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.long,
    # Compiling everything, if that has not been done, takes minutes.
    pytest.mark.timeout(1800),
    pytest.mark.skipif(bool(compiled.obstacle()), reason=compiled.obstacle()),
]

# The traces know the sources of the checkout for their cases alone: Kontor itself is the wheel's.
GOLDEN = f"""\
import json, sys
sys.path.append({str(ROOT)!r})
from kontor import compiled, games
from tests.bench import golden
assert not games.__file__.startswith({str(ROOT)!r})
different = [
    str(case) for case in golden.all_cases()
    if golden.trace(case) != golden.stored(case.slug)[str(case)]
]
print(json.dumps([[*compiled.served()], len(golden.all_cases()), different]))
"""


def clean() -> dict[str, str]:
    """Return an environment that knows nothing of this checkout."""
    return {
        key: value for key, value in os.environ.items() if not key.startswith(("KONTOR_", "PYTHON"))
    }


def call(*command: str | Path, **extra: str) -> str:
    """Run a command that must not fail; return what it prints."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=clean() | extra,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Installed:
    """A wheel in an environment that holds nothing else but the packages it needs."""

    def __init__(self, folder: Path, **extra: str) -> None:
        wheels = folder / "dist"
        call(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, **extra)
        (self.wheel,) = wheels.glob("*.whl")
        call(sys.executable, "-m", "venv", "--without-pip", folder / "env")
        self.python = folder / "env" / "bin" / "python"
        call(
            sys.executable, "-m", "pip", "--python", self.python, "install", "--no-index",
            "--no-deps", self.wheel,
        )  # fmt: skip
        (site,) = (folder / "env").glob("lib/python*/site-packages")
        # A line of such a file is only a path: the one that leads to this checkout is not read.
        (site / "packages.pth").write_text(sysconfig.get_paths()["purelib"])

    def run(self, *arguments: str) -> str:
        """Run the installed program."""
        return call(self.python.parent / "kontor", *arguments, PATH="/nowhere")

    def golden(self) -> tuple[list[str], int, list[str]]:
        """Walk the golden traces: the packages served compiled, all cases, those that differ."""
        served, cases, different = json.loads(call(self.python, "-c", GOLDEN))
        return served, cases, different


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Return the wheel with compiled rules, installed."""
    return Installed(tmp_path_factory.mktemp("fast"))


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Return the wheel for everybody else, installed."""
    return Installed(tmp_path_factory.mktemp("pure"), KONTOR_PURE="1")


def test_the_wheel_brings_all_rules_compiled_and_no_compiler_is_needed(fast: Installed) -> None:
    assert "-cp3" in fast.wheel.name and "none-any" not in fast.wheel.name
    assert "compiled rules" in fast.run("--version")


def test_the_pure_wheel_says_that_it_is_one(pure: Installed) -> None:
    assert pure.wheel.name.endswith("-py3-none-any.whl")
    assert "the wheel brings no compiled rules" in " ".join(pure.run("--version").split())


def test_both_play_the_same_games(fast: Installed, pure: Installed) -> None:
    asked = ("simulate", "fugger", "-n", "20", "--bots", "steward", "--json")
    first, other = (json.loads(wheel.run(*asked)) for wheel in (fast, pure))
    assert first["wins"] == other["wins"] and first["decisions"] == other["decisions"]


def test_the_wheel_walks_the_golden_traces(fast: Installed) -> None:
    served, cases, different = fast.golden()
    assert served == list(compiled.sources(compiled.PACKAGE))
    assert cases > 20 and different == []


def test_the_wheel_brings_the_moments_for_practice(pure: Installed) -> None:
    with ZipFile(pure.wheel) as wheel:
        names = wheel.namelist()
    for slug in games.SLUGS:
        assert f"kontor/games/{slug}/practice.toml" in names


def test_an_edited_game_of_a_wheel_runs_as_it_is_written(fast: Installed) -> None:
    (file,) = fast.python.parents[1].glob("lib/*/site-packages/kontor/games/fugger/game.py")
    before = file.read_text("utf-8")
    try:
        file.write_text(before + "\n", "utf-8")
        said = " ".join(fast.run("--version").split())
        assert "fugger: the wheel brings no compiled rules" in said
    finally:
        file.write_text(before, "utf-8")
