"""Progress where nobody watches: a line now and then, never more."""

import pytest

from kontor.cli.counting import PAUSE, Lines, counting


def test_a_line_is_printed_when_the_last_one_is_old(capfd: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    lines = Lines("Playing", 10, lambda: now)
    for _ in range(10):
        now += PAUSE / 4
        lines.advance(1)
    said = capfd.readouterr()
    assert said.err.splitlines() == ["Playing: 4/10", "Playing: 8/10"] and said.out == ""


def test_what_is_quick_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with counting("Playing", 3) as advance:
        advance(3)
    assert capfd.readouterr() == ("", "")
