"""Score sheets add up: what the end page shows by source is what the players have."""

from collections.abc import Callable
from importlib import import_module

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR, Event, Message
from kontor.engine.view import View
from tests.bench.cases import Case, all_cases, steps

Columns = Callable[[View, list[Message]], list[tuple[list[int], int]]]


def with_sheets() -> list[Case]:
    """List each house rule alone for every number of seats, where the board has a score sheet."""
    return [
        case
        for case in all_cases()
        if (games.FOLDER / case.slug / "board" / "sheet.html").is_file()
    ]


@pytest.mark.parametrize("case", with_sheets(), ids=str)
def test_score_sheets_add_up(case: Case, request: pytest.FixtureRequest) -> None:
    columns: Columns = import_module(f"tests.games.{case.slug}.sheet").columns
    chance = seeded(f"sheet {case}")
    for number in range(20 if request.config.getoption("--long") else 2):
        told: list[Event] = []
        state = case.game.start(case.seats, case.options, chance.split(str(number)), told)
        state.log = told
        for _ in steps(state, chance):
            pass
        for reader in (SPECTATOR, *range(case.seats)):
            sheet = columns(state.view(reader), [event.seen_by(reader) for event in told])
            assert sheet
            for place, (parts, total) in enumerate(sheet):
                assert sum(parts) == total, f"game {number}, reader {reader}, column {place}"
