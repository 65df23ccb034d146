"""Rulebooks: read clause by clause, the same clauses in all languages, no reference to nowhere."""

import re

import pytest

from kontor import games
from kontor.text import rulebook
from kontor.text.rulebook import RulebookError, Section
from kontor.text.texts import Texts
from tests.text import corpus
from tests.text.corpus import all_games, in_all_languages

SAMPLE = """# A game

It is short.

## R1 Setting up

**R1.1** Sit down.

**R1.2** Deal by the table.

| Players | Cards |
|---|---|
| 2 | 5 |

## Examples

### One

Ada sits down (R1.1).
"""

# Numbers the rules leave free: the reserve effects of Die Glücksritter begin at R15.20.
LEFT_FREE = {"gluecksritter": {f"R15.{number}" for number in range(12, 20)}}


def test_a_rulebook_is_read_into_its_parts() -> None:
    book = rulebook.parse(SAMPLE)
    assert (book.title, book.introduction) == ("A game", "It is short.")
    assert book.ids() == ["R1.1", "R1.2"]
    assert book.chapter("R1").title == "Setting up"
    assert book.clause("R1.1").text == "Sit down."
    assert book.clause("R1.2").extra == "| Players | Cards |\n|---|---|\n| 2 | 5 |"
    assert book.sections == [Section("Examples", "### One\n\nAda sits down (R1.1).")]


def test_a_clause_that_follows_from_others_is_a_note() -> None:
    book = rulebook.parse("# A game\n\n## R1 Chairs\n\n**R1.1** Sit down.\n\n*R1.2* So you sit.")
    assert [(clause.id, clause.follows) for clause in book.clauses()] == [
        ("R1.1", False),
        ("R1.2", True),
    ]
    assert book.clause("R1.2").text == "So you sit."


@all_games
@in_all_languages
def test_a_rulebook_says_nothing_to_those_who_write_or_start_programs(
    slug: str, language: str
) -> None:
    text = (games.FOLDER / slug / "rulebook" / f"{language}.md").read_text("utf-8")
    assert re.findall(r"`|(?<![-|])--[a-z]|[a-z]_[a-z]|\.(?:toml|py|json)\b|components", text) == []


def test_a_missing_clause_is_an_error() -> None:
    with pytest.raises(RulebookError, match=r"no clause R9\.9"):
        rulebook.parse(SAMPLE).clause("R9.9")


@pytest.mark.parametrize("text", ["No title", "# T\n\n## R1 Chapter\n\nNo clause"])
def test_a_shapeless_rulebook_is_an_error(text: str) -> None:
    with pytest.raises(RulebookError):
        rulebook.parse(text)


@all_games
@in_all_languages
def test_clauses_are_numbered_without_gaps(slug: str, language: str) -> None:
    chapters = rulebook.load(slug, language).chapters
    first = int(chapters[0].id.removeprefix("R"))
    assert first in (0, 1)
    for number, chapter in enumerate(chapters, first):
        assert chapter.id == f"R{number}"
        free = LEFT_FREE.get(slug, set())
        last = int(chapter.clauses[-1].id.partition(".")[2])
        numbers = [f"R{number}.{n}" for n in range(1, last + 1)]
        assert [clause.id for clause in chapter.clauses] == [n for n in numbers if n not in free]


@all_games
@in_all_languages
def test_rulings_come_last(slug: str, language: str) -> None:
    sections = rulebook.load(slug, language).sections
    assert ["- **A1** " in section.text for section in sections] == [False, False, True]


@all_games
@in_all_languages
def test_same_clauses_and_references_as_in_english(slug: str, language: str) -> None:
    book, english = rulebook.load(slug, language), rulebook.load(slug, "en")
    assert book.ids() == english.ids()
    assert len(book.sections) == len(english.sections)
    for clause in book.clauses():
        other = english.clause(clause.id)
        assert set(rulebook.references(clause.text)) == set(rulebook.references(other.text))
        assert bool(clause.extra) == bool(other.extra)
        assert clause.follows == other.follows


@all_games
@in_all_languages
def test_no_reference_leads_nowhere(slug: str, language: str) -> None:
    book = rulebook.load(slug, language)
    there = {*book.ids(), *(chapter.id for chapter in book.chapters)}
    text = (games.FOLDER / slug / "rulebook" / f"{language}.md").read_text("utf-8")
    assert set(rulebook.references(text)) <= there


@all_games
@in_all_languages
def test_every_clause_the_game_cites_is_there(slug: str, language: str) -> None:
    assert corpus.said(slug).clauses <= set(rulebook.load(slug, language).ids())


@all_games
@in_all_languages
def test_the_title_is_the_games(slug: str, language: str) -> None:
    assert Texts(language, slug).say("game-title") == rulebook.load(slug, language).title
