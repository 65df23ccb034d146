"""Summaries: every game on one page, in all languages, each line by clauses there are."""

import re
from pathlib import Path

import pytest

from kontor import games
from kontor.text import rulebook, summaries
from kontor.text.languages import LANGUAGES
from kontor.text.summaries import SummaryError, SummaryLine, names, parts, summary
from kontor.text.texts import TextError, Texts
from tests.text import corpus
from tests.text.corpus import all_games, in_all_languages

LINES_OF_A_TURN = 5
# A page that is printed on one side has no room for more.
LONGEST = 2_600


def all_lines(slug: str, language: str) -> list[SummaryLine]:
    """Return all lines of a summary."""
    found = summary(slug, language)
    return [found.aim, *found.pieces, *found.turn, *found.score, found.end, found.idea]


@all_games
@in_all_languages
def test_every_game_is_summed_up(slug: str, language: str) -> None:
    assert len(summary(slug, language).turn) == LINES_OF_A_TURN
    assert summary(slug, language).pieces and summary(slug, language).score
    assert sum(len(line.text) for line in all_lines(slug, language)) < LONGEST


@all_games
@in_all_languages
def test_every_line_names_clauses_there_are(slug: str, language: str) -> None:
    known = set(rulebook.load(slug, language).ids())
    for line in all_lines(slug, language):
        assert line.clauses and set(line.clauses) <= known, line.text


@all_games
@in_all_languages
def test_no_text_of_a_summary_is_left_over(slug: str, language: str) -> None:
    written = [name for name in corpus.texts(slug, language) if name.startswith("summary-")]
    assert sorted(written) == sorted(names(slug))


@all_games
def test_every_piece_is_drawn_by_a_symbol_of_the_board(slug: str) -> None:
    drawing = (games.FOLDER / slug / "board" / "symbols.svg").read_text("utf-8")
    known = set(re.findall(r'id="([^"]+)"', drawing))
    for line in summary(slug, "en").pieces:
        drawn = {one.partition(".")[0] for one in line.drawn}
        assert drawn and drawn <= known, line.text


def test_numbers_are_the_same_in_all_languages() -> None:
    for slug in games.SLUGS:
        found = [
            [sorted(re.findall(r"\d+", line.text)) for line in all_lines(slug, language)]
            for language in LANGUAGES
        ]
        assert found[0] == found[1] == found[2], slug


def test_a_text_that_is_missing_in_one_language_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = Texts.say

    def without_the_end(texts: Texts, name: str, **facts: object) -> str:
        if name == "summary-end" and texts.language == "de":
            raise TextError(texts, name, "is missing")
        return said(texts, name, **facts)  # type: ignore[arg-type]

    monkeypatch.setattr(Texts, "say", without_the_end)
    summary.cache_clear()
    with pytest.raises(TextError):
        summary("fugger", "de")
    assert summary("fugger", "fr").end.text
    summary.cache_clear()


def test_a_summary_without_one_of_its_parts_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "summary.toml").write_text('aim = ["R1.1"]', "utf-8")
    monkeypatch.setattr(summaries, "path", lambda slug: tmp_path / "summary.toml")
    parts.cache_clear()
    with pytest.raises(SummaryError, match="fugger: a summary has aim, end, idea, pieces"):
        parts("fugger")
    parts.cache_clear()
