"""Texts of the pages: every one that is asked for exists, and none is left over."""

import re

import pytest

from kontor import games
from kontor.server.page import render
from kontor.text.bundles import FOLDER
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts

ASKED = re.compile(r"""\bt\(\s*["']([a-z0-9.-]+)["'](?=\s*[,)])""")
NAMED = re.compile(r"""["'](page-[a-z0-9-]+)["']""")
# Texts whose names are put together: by seat kinds, colours, keys, client words, errors, material,
# reports, devices, motions, ways of calling, settings, endings, chapters, speeds,
# groups of tables and what is done with one.
COMPOSED = (
    *("page-report-", "page-device-", "page-motion-", "page-call-", "page-set-", "page-ended-"),
    *("page-chapters-", "page-speed-", "page-group-", "page-act-", "page-erase-"),
    *("page-way-", "page-break-", "page-confirm", "page-stop"),
    *("page-kind-", "page-colour-", "page-key-", "page-client-", "page-error-"),
    *("page-scenes-", "page-zoom-", "page-sheet-", "page-weight-"),
    *("page-practice-level-", "page-practice-verdict-"),
    *("page-provenance-", "page-section-", "page-column-", "page-word-"),
)


def sources(boards: str = "*") -> str:
    """Return all templates and the Python of the pages, with those of some boards."""
    files = [*render.TEMPLATES.rglob("*.html"), *render.FOLDER.glob("*.py")]
    files += games.FOLDER.glob(f"{boards}/board/*.html")
    return "\n".join(file.read_text("utf-8") for file in files)


def own_texts(language: str) -> set[str]:
    """Return the names of the texts of the pages."""
    names = ("page.ftl", "people.ftl", "table.ftl", "calls.ftl", "home.ftl", "practice.ftl")
    files = [FOLDER / language / name for name in names]
    text = "\n".join(file.read_text("utf-8") for file in files)
    return {
        name for name in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE) if is_page(name)
    }


def is_page(name: str) -> bool:
    """Leave out what the server says: its errors and notes."""
    return not name.startswith(("error-", "note-", "former-"))


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_asked_for_exist(slug: str, language: str) -> None:
    texts = Texts(language, slug)
    assert [name for name in set(ASKED.findall(sources(slug))) if not texts.has(name)] == []


def test_no_text_is_left_over() -> None:
    used = set(NAMED.findall(sources()))
    left = {name for name in own_texts("en") - used if not name.startswith(COMPOSED)}
    assert left == set()


def test_same_texts_in_all_languages() -> None:
    assert own_texts("fr") == own_texts("de") == own_texts("en")


@pytest.mark.parametrize(("language", "word"), [("en", "move"), ("fr", "coup"), ("de", "Z[uü]g")])
def test_what_was_played_is_counted_in_moves(language: str, word: str) -> None:
    words = Texts(language)
    for number in (1, 2):
        told = [
            words.say("page-replay-banner", at=number, all=5),
            words.say("page-undo-reach", steps=number),
            words.say("page-undo-bots", number=number),
            words.say("page-analysis-look-at", number=number),
        ]
        assert [one for one in told if not re.search(word, one)] == []
