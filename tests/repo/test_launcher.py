"""The launcher explains itself without setting anything up."""

import subprocess
import sys
from pathlib import Path

import pytest

LAUNCHER = Path(__file__).parents[2] / "kontor"


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_setup_explains_itself(option: str) -> None:
    done = subprocess.run(
        [sys.executable, str(LAUNCHER), "setup", option],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in ("--dev", "--server", "--cluster", "--peers"))
    assert done.stderr == ""


def test_setup_refuses_what_it_does_not_know() -> None:
    done = subprocess.run(
        [sys.executable, str(LAUNCHER), "setup", "--nonsense"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "--nonsense" in done.stderr
