"""The ladder: which pairs climb it, and the document it is written to."""

from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.arena import ladder
from kontor.arena.contest import ContestError, usual_seats
from kontor.arena.ladder import Rung
from kontor.arena.running import Games
from kontor.text.languages import LANGUAGES
from tests.arena.halls import held

RUNG = Rung("fugger", "steward", "random")


def row(games_count: int = 6) -> dict[str, Any]:
    """Return a rung that was tried."""
    return ladder.row(RUNG, held(RUNG.contest(games_count, "rung")))


def test_each_level_meets_the_one_below_and_the_master_meets_chance() -> None:
    pairs = [(rung.higher, rung.lower) for rung in ladder.rungs("fugger", "0.2s")]
    assert pairs == [
        ("apprentice", "random"),
        ("steward", "apprentice"),
        ("master", "steward"),
        ("grandmaster:0.2s", "master"),
        ("master", "random"),
    ]


def test_a_game_may_have_a_budget_of_its_own() -> None:
    assert ladder.budgets("40, gluecksritter:250") == {"": "40", "gluecksritter": "250"}
    assert ladder.budgets("fugger:0.2s") == {"fugger": "0.2s"}
    assert ladder.budgets("") == {}


def test_the_ladder_is_climbed_at_the_usual_tables() -> None:
    usual = {slug: usual_seats(slug) for slug in games.SLUGS}
    assert usual == {"augsburg": 4, "emperor": 4, "fugger": 3, "gluecksritter": 4, "merchants": 4}


def test_a_rung_names_share_interval_times_and_command() -> None:
    data = row()
    assert data["games"] == 6 and data["players"] == 3
    assert data["share"]["low"] <= data["share"]["value"] <= data["share"]["high"]
    assert data["times"]["bot"] == "steward" and data["times"]["median_ms"] > 0
    assert data["command"] == (
        "kontor arena fugger -p 3 --field --bots steward,random --games 6 --seed rung"
    )


@pytest.mark.parametrize(
    ("low", "high", "stands"), [(0.4, 0.6, True), (0.1, 0.2, False), (0.2, 0.5, None)]
)
def test_a_level_stands_if_its_interval_lies_above_the_equal_share(
    low: float, high: float, stands: bool | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    share = {"value": (low + high) / 2, "low": low, "high": high}
    monkeypatch.setattr(ladder, "field", lambda games: [{"games": 6, "share": share}])
    assert row()["stands"] is stands


def test_a_level_that_has_not_learned_the_game_is_left_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kontor.bots.roster.learned", lambda slug: None)
    rung = Rung("fugger", "grandmaster:9", "steward")
    assert not rung.is_open and RUNG.is_open
    data = ladder.row(rung, None)
    assert data["games"] == 0 and data["stands"] is None
    assert "has not learned" in ladder.markdown([data], "x", "en")
    in_no_time = ladder.row(RUNG, Games(RUNG.contest(6, "rung"), []))
    assert "not yet clear" in ladder.markdown([in_no_time], "x", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_is_written_again_without_touching_the_rest(
    tmp_path: Path, language: str
) -> None:
    file = tmp_path / "bots.md"
    text = ladder.markdown([row()], "kontor arena --ladder", language)
    ladder.write(file, text, language)
    first = file.read_text("utf-8")
    assert first.startswith("# ") and "--bots steward,random" in first
    tables = [line for line in first.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in tables}) == 1 and len(tables) == 3
    file.write_text(first.replace("# ", "# My ", 1) + "\nAnd more.\n", "utf-8")
    ladder.write(file, "new\n", language)
    second = file.read_text("utf-8")
    assert second.startswith("# My ") and second.endswith("\nAnd more.\n")
    assert "new" in second and "steward" not in second


def test_a_document_without_a_ladder_gets_one_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text("# Bots\n\nWords.\n", "utf-8")
    ladder.write(file, "rungs\n", "en")
    text = file.read_text("utf-8")
    assert text.startswith("# Bots\n\nWords.\n\n") and text.endswith(ladder.END + "\n")


def test_a_document_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContestError) as caught:
        ladder.write(tmp_path / "no" / "bots.md", "x", "en")
    assert caught.value.name == "arena-bad-file"
