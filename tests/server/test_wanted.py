"""Whoever opens a game has it compiled before the others."""

import pytest

from kontor import compiled
from tests.server.people import opened, run, two_people


def test_a_table_asks_for_its_game_to_be_compiled_next(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(compiled, "want", wanted.append)

    async def test() -> None:
        async with opened(database) as service:
            await two_people(service)

    run(test())
    assert wanted == ["fugger"]
