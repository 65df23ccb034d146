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

from kontor.cli.main import run  # noqa: E402 - clocks take the time of day when they are made
from kontor.server.service import gathering  # noqa: E402
from tests.server.patience import be_patient  # noqa: E402
from tests.server.shuffles import Shuffles  # noqa: E402

be_patient()
gathering.new_shuffle = Shuffles("week")

if __name__ == "__main__":
    run()
