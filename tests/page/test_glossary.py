"""The glossary of a rulebook: terms explain themselves where they stand, and can be searched."""

from collections.abc import Callable

import pytest

from kontor.server.page.markdown import markdown
from kontor.server.page.pages import Visitor, rules
from kontor.server.page.term_marks import TermMarks
from kontor.text import terms
from kontor.text.terms import Term
from tests.page.conftest import Guest

TERMS = (
    Term("market_day", "Markttag", "an dem <alle> verkaufen", ()),
    Term("market", "Markt", "wo verkauft wird", ()),
)
FILE = """
[market_day]
fr = { word = "jour de marché", means = "tout le monde vend", avoid = [] }
de = { word = "Markttag", means = "alle verkaufen", avoid = [] }
en = { word = "market day", means = "everybody sells", avoid = [] }
[spices]
fr = { word = "épices", means = "elles coûtent cher", avoid = [] }
de = { word = "Gewürze", means = "sie sind teuer", avoid = [] }
en = { word = "spices", means = "they are dear", avoid = [] }
[florin]
fr = { word = "florin", means = "la monnaie", avoid = [] }
de = { word = "Gulden", means = "das Geld", avoid = [] }
en = { word = "florin", means = "the money", avoid = [] }
"""


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give Die Fugger a few terms."""
    found = terms.read(FILE, "planted")
    common = terms.terms

    def planted_terms(slug: str | None, language: str) -> tuple[Term, ...]:
        return tuple(found[language]) if slug else common(slug, language)

    monkeypatch.setattr(terms, "terms", planted_terms)
    monkeypatch.setattr(terms, "path", lambda slug: terms.COMMON)


def test_a_term_is_marked_once_in_a_section_and_explained() -> None:
    marks = TermMarks("R1", TERMS)
    html = markdown("Am **Markttag** (R2) und an Markttagen: der Markt.", marks)
    assert html.count('class="term"') == 2
    assert 'tabindex="0" aria-describedby="R1-market-day">Markttag</span>' in html
    assert 'role="tooltip" id="R1-market-day"><b>Markttag</b> an dem &lt;alle&gt; verkaufen' in html
    assert 'aria-describedby="R1-market">Markt</span>' in html
    assert '<a href="#R2">R2</a>' in html
    assert 'class="term"' not in markdown("Noch ein Markttag.", marks)
    assert 'class="term"' in markdown("Noch ein Markttag.", TermMarks("R2", TERMS))


def test_tables_and_longer_words_are_left_alone() -> None:
    assert "term" not in markdown("| Markttag |\n| --- |\n| Markt |", TermMarks("R1", TERMS))
    assert "term" not in markdown("Ein Marktplatz.", TermMarks("R1", TERMS))
    assert "term" in markdown("Des Marktes.", TermMarks("R1", TERMS))


@pytest.mark.parametrize(
    ("language", "heading", "word"),
    [("fr", "Lexique", "épices"), ("de", "Glossar", "Gewürze"), ("en", "Glossary", "spices")],
)
def test_a_rulebook_ends_with_its_glossary(
    planted: None, language: str, heading: str, word: str
) -> None:
    html = rules(Visitor(language=language), "fugger")
    assert f'<h2 id="glossary">{heading}</h2>' in html and f"<dt>{word}</dt>" in html
    common = [term.word for term in terms.terms(None, language)]
    entries = html.partition('id="glossary"')[2]
    listed = [part.partition("</dt>")[0] for part in entries.split("<dt>")[1:]]
    assert set(common) <= set(listed)
    assert listed == sorted(listed, key=terms.alphabetical)
    assert html.count('class="term"') > len(common)


def test_the_search_leaves_what_it_finds(guest: Callable[..., Guest]) -> None:
    person = guest("en")
    person.open("/rules/fugger")
    page = person.page
    entries = page.locator(".glossary-entry:visible")
    everything = entries.count()
    word = entries.nth(1).locator("dt").inner_text()
    page.fill(".glossary-search input", word.upper())
    assert 1 <= entries.count() < everything
    assert word in page.locator(".glossary dl").inner_text()
    page.fill(".glossary-search input", "xyzzy")
    assert entries.count() == 0 and page.locator(".glossary-none").is_visible()
    page.fill(".glossary-search input", "")
    assert entries.count() == everything
