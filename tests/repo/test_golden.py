"""Golden traces are written anew only for the games that somebody names."""

import pytest

from kontor import games
from tests.bench import golden


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list in which games are noted instead of being written."""
    noted: list[str] = []
    monkeypatch.setattr(golden, "write", noted.extend)
    return noted


@pytest.mark.parametrize("arguments", [[], ["nowhere"], [games.SLUGS[0], "nowhere"]])
def test_without_known_games_nothing_is_written_and_the_games_are_named(
    written: list[str], arguments: list[str]
) -> None:
    said = golden.main(arguments) or ""
    assert all(slug in said for slug in games.SLUGS)
    assert written == []


def test_named_games_are_written(written: list[str]) -> None:
    assert golden.main([games.SLUGS[1]]) is None
    assert written == [games.SLUGS[1]]


def test_all_games_are_written_on_demand(written: list[str]) -> None:
    assert golden.main(["--all"]) is None
    assert written == list(games.SLUGS)
