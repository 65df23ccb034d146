"""The memory of a server: the old is left alone while it runs."""

import asyncio
import gc

import pytest

from kontor.server.web import garbage
from kontor.server.web.garbage import THRESHOLDS, YOUNG, tended
from tests.server.people import run


def test_the_old_is_left_alone_while_a_server_runs_and_as_before_afterwards() -> None:
    before = gc.get_threshold()

    async def serve() -> None:
        async with tended():
            assert gc.get_threshold() == THRESHOLDS != before
            assert gc.get_freeze_count() > 0

    run(serve())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_nothing_is_looked_through_twice_before_everything_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "YOUNG_SECONDS", 0.001)
    monkeypatch.setattr(garbage, "ALL_LOOKS", 12)
    looks: list[int] = []

    def look(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            looks.append(about["generation"])

    async def serve() -> None:
        async with tended():
            looks.clear()
            async with asyncio.timeout(60):
                while len(looks) < 24:
                    await asyncio.sleep(0.001)

    gc.callbacks.append(look)
    try:
        run(serve())
    finally:
        gc.callbacks.remove(look)
    assert looks[:24] == 2 * [*[YOUNG] * 11, 2]
