"""Running the program as a user does."""

import json
import os
import subprocess
import sys
from typing import Any

SECONDS = 240


def kontor(
    *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command and return what it printed."""
    settings = {"LANG": "C.UTF-8", "COLUMNS": "120", **environment}
    return subprocess.run(
        [sys.executable, "-m", "kontor", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env={**os.environ, **settings},
    )


def as_json(*arguments: str, **environment: str) -> Any:
    """Run a command with --json and return its value."""
    done = kontor(*arguments, "--json", **environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
