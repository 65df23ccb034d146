"""Typography: each language is set as its readers are used to."""

import re

import pytest

from kontor import games
from kontor.text.languages import LANGUAGES
from tests.text import corpus

THIN = "\u202f"
FIRM = "\u00a0"

EVERYWHERE = {
    "straight quotes": r"['\"]",
    "three dots for an ellipsis": r"\.\.\.",
    "a hyphen for a dash": r" - |--",
    "an em dash": "—",
    "two spaces": r"[ \u00a0\u202f]{2}",
    "a space before a comma or full stop": r"[ \u00a0\u202f][,.](?!\d)",
    "a number that may part from its unit": r"(?<=\d) (?=florin|Gulden|card|cart|Kart)",
}
FRENCH = {
    "no thin space before ; ! ?": rf"[^{THIN}][;!?]",
    "no firm space before :": rf"[^{FIRM}]:(?=\s|$)",
    "no thin space inside « »": rf"«[^{THIN}]|[^{THIN}]»",
    "foreign quotes": "[„“”‘]",
}
GERMAN = {
    "a space before punctuation": r"[ \u00a0\u202f][;:!?]",
    "foreign quotes": "[«»”’]|“(?=\\w)|(?<![\\w.!?…])“|„(?!\\w)",
}
ENGLISH = {
    "a space before punctuation": r"[ \u00a0\u202f][;:!?]",
    "foreign quotes": "[«»„]|“(?!\\w)|”(?=\\w)",
}
MISTAKES = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}


def mistakes(language: str, text: str) -> list[str]:
    """Name what a typesetter would mark in a line."""
    rules = EVERYWHERE | MISTAKES[language]
    return [f"{name}: {text}" for name, pattern in rules.items() if re.search(pattern, text)]


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
