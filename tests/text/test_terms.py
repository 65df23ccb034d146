"""Terms: complete in three languages, and a bad file says what is wrong with it."""

import pytest

from kontor.text import terms
from kontor.text.languages import LANGUAGES

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
