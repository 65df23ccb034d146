"""Typography: each language is set as its readers are used to."""

import re

import pytest

from kontor import games
from kontor.text import terms
from kontor.text.languages import LANGUAGES
from tests.text import corpus
from tests.text.typesetting import FIRM, THIN, mistakes


@pytest.mark.parametrize("slug", [None, *games.SLUGS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts(slug: str | None, language: str) -> None:
    lines = corpus.lines(slug, language)
    assert lines and not [found for line in lines for found in mistakes(language, line)]


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks(slug: str, language: str) -> None:
    text = (games.FOLDER / slug / "rulebook" / f"{language}.md").read_text("utf-8")
    prose = [re.sub("`[^`]*`", "x", line) for line in text.splitlines() if "|--" not in line]
    assert not [found for line in prose for found in mistakes(language, line)]


@pytest.mark.parametrize("slug", [None, *games.SLUGS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_terms(slug: str | None, language: str) -> None:
    found = terms.terms(slug, language)
    lines = [line for term in found for line in (term.word, term.means)]
    assert lines and not [found for line in lines for found in mistakes(language, line)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Vous gagnez!"),
        ("fr", "Manche 2 : Ada"),
        ("fr", "« oui »"),
        ("fr", "l'étalage"),
        ("de", "Er sagt “ja”."),
        ("de", "Wertung !"),
        ("en", 'the "end"'),
        ("en", "It costs 5 florins"),
    ],
)
def test_mistakes_are_seen(language: str, text: str) -> None:
    assert mistakes(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", f"«{THIN}x{THIN}» ne répond pas{FIRM}: l’étalage{THIN}!"),
        ("de", "„x“ ist keine Antwort – schade!"),
        ("en", "“x” isn’t an answer."),
    ],
)
def test_good_setting_passes(language: str, text: str) -> None:
    assert not mistakes(language, text)
