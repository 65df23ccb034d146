"""The load program: browsers that follow tables, answer, break off and come back."""

import asyncio

import pytest

from kontor import games
from kontor.server import page_load
from kontor.server.load import served


@pytest.mark.long
@pytest.mark.timeout(900)
def test_pages_are_measured_and_come_back_after_a_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_load, "WARMING_SECONDS", 1.0)
    monkeypatch.setattr(page_load, "PATIENCE", 300.0)
    slugs = list(games.SLUGS)
    with served() as (port, pid):
        found = asyncio.run(page_load.measure(port, pid, slugs, len(slugs), 0.5, 5.0))
        storm = asyncio.run(page_load.storm(port, slugs, 2 * len(slugs)))
    assert (found["tables"], found["sockets"], found["late"]) == (len(slugs), 2 * len(slugs), 0)
    assert found["answers"] >= len(slugs) and found["cpu_ms_per_answer"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    assert 0 < found["wire_bytes_per_update"] < found["bytes_per_update"]
    assert storm["sockets"] == 2 * len(slugs) and storm["seconds"] > 0
