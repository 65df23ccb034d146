"""Terms: complete in three languages, and a bad file says what is wrong with it."""

import pytest

from kontor import games
from kontor.text import rulebook, terms
from kontor.text.languages import LANGUAGES
from tests.text.corpus import all_games, in_all_languages
from tests.text.prose import prose

FEWEST, MOST = 15, 40
# A game with a short rulebook has few words of its own.
SHORT, FEW = 8, 5
files = pytest.mark.parametrize("slug", [None, *games.SLUGS])

GOOD = """
[market_day]
fr = { word = "jour de marché", means = "une ligne", avoid = ["évaluation"] }
de = { word = "Markttag", means = "eine Zeile", avoid = ["Wertung", "Auswertung*"] }
en = { word = "market day", means = "one line", avoid = [] }
"""


def test_a_good_file_gives_its_terms_by_language() -> None:
    found = terms.read(GOOD, "terms.toml")
    assert found["de"] == [
        terms.Term("market_day", "Markttag", "eine Zeile", ("Wertung", "Auswertung*"))
    ]
    assert [found[language][0].word for language in LANGUAGES] == [
        "market day",
        "jour de marché",
        "Markttag",
    ]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("[market_day]", "[market_day", "terms.toml: "),
        ("en = {", "it = {", "[market_day] needs exactly en, fr, de"),
        ('word = "Markttag", ', "", "[market_day] de needs exactly avoid, means, word"),
        ("avoid = []", 'avoid = ""', "[market_day] en: avoid is a list of words"),
        ('"one line"', '" "', "[market_day] en: means is one line of text"),
    ],
)
def test_a_bad_file_says_what_is_wrong(before: str, after: str, told: str) -> None:
    with pytest.raises(terms.TermError) as error:
        terms.read(GOOD.replace(before, after), "terms.toml")
    assert told in str(error.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_terms_are_there(language: str) -> None:
    assert terms.terms(None, language)


@all_games
def test_every_game_explains_its_words(slug: str) -> None:
    for language in LANGUAGES:
        found = terms.terms(slug, language)
        is_short = len(rulebook.load(slug, language).chapters) < SHORT
        assert (FEW if is_short else FEWEST) <= len(found) <= MOST
        words = [term.word.casefold() for term in found]
        assert len(words) == len(set(words))


@files
@in_all_languages
def test_every_word_really_occurs(slug: str | None, language: str) -> None:
    places = [slug] if slug else [None, *games.SLUGS]
    said = [(place, text) for game in places for place, text in prose(game, language)]
    lines = [text.casefold() for place, text in said if not place.startswith("terms:")]
    missing = [
        term.word
        for term in terms.terms(slug, language)
        if not any(term.word.casefold() in line for line in lines)
    ]
    assert not missing
