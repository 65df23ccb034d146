"""The program `kontor`, whose time is ahead by as many seconds as a file says."""

import os
import time
from pathlib import Path

AHEAD = Path(os.environ["KONTOR_TEST_AHEAD"])
NOW = time.time


def ahead() -> float:
    """Return the time of day, as far ahead as the file says."""
    return NOW() + float(AHEAD.read_text())


time.time = ahead

from tests.server import program  # noqa: E402 - clocks take the time of day when they are made

if __name__ == "__main__":
    program.run()
