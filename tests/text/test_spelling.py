"""Spelling: no word that neither the dictionaries nor our lists know."""

import pytest

from kontor import games
from tests.text import spelling
from tests.text.corpus import in_all_languages


@pytest.mark.parametrize("slug", [None, *games.SLUGS])
@in_all_languages
def test_every_word_is_spelt_right(slug: str | None, language: str) -> None:
    assert not spelling.misspelt(slug, language)


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "You recieve the colour of Jürgen’s wagon.", {"recieve"}),
        ("fr", "Vous recevez l’éffigie qu’Ada a posée, aujourd’hui.", {"éffigie"}),
        ("de", "Du bekomst die Spielerzahl, und Ada mischt.", {"bekomst"}),
    ],
)
def test_a_planted_mistake_is_seen(language: str, text: str, wrong: set[str]) -> None:
    found = spelling.words(text, language)
    assert spelling.unknown(language, found, spelling.listed(None, language)) == wrong


def test_a_list_holds_no_words_that_the_dictionary_knows() -> None:
    for file in spelling.FOLDER.glob("*.*.txt"):
        language = file.name.split(".")[1]
        lines = [line for line in file.read_text("utf-8").splitlines() if line[0] != "#"]
        needed = spelling.unknown(language, lines, frozenset())
        assert set(lines) == needed, file.name


def test_without_dictionaries_the_test_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(spelling.DICTIONARIES, "en", "no_SUCH")
    with pytest.raises(pytest.fail.Exception, match="install Debian's hunspell"):
        spelling.unknown("en", ["word"], frozenset())
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(pytest.fail.Exception, match="install Debian's hunspell"):
        spelling.unknown("de", ["Wort"], frozenset())
