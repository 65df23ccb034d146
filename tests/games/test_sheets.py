"""Score sheets add up: what the end page shows by source is what the players have."""

from collections.abc import Callable
from importlib import import_module

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR, Event, Message
from kontor.engine.view import View
from tests.bench.cases import Case, all_cases, steps

# House rules under which a sheet is known to be wrong. Whoever mends it removes the line.
PENDING = (("gluecksritter", "change"),)

Columns = Callable[[View, list[Message]], list[tuple[list[int], int]]]


def cases() -> list[object]:
    """List each house rule alone for every number of seats."""
    return [
        pytest.param(
            case,
            id=str(case),
            marks=[
                pytest.mark.xfail(strict=False)
                for name in case.options
                if (case.slug, name) in PENDING
            ],
        )
        for case in all_cases()
    ]


@pytest.mark.parametrize("case", cases())
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
