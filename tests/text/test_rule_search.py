"""The search through the rulebooks finds every clause by its own words, in each language."""

import pytest

from kontor import games
from kontor.text import rule_search, rulebook, terms
from kontor.text.languages import LANGUAGES
from kontor.text.rule_search import LONGEST_QUERY, Found, index

languages = pytest.mark.parametrize("language", LANGUAGES)
RAREST = 3


def places(found: list[Found]) -> list[tuple[str, str]]:
    """Return where something was found."""
    return [(one.passage.game, one.passage.anchor) for one in found]


@languages
def test_every_clause_is_found_by_its_rarest_words_and_by_its_number(language: str) -> None:
    made = index(language)
    for slug in games.SLUGS:
        for clause in rulebook.load(slug, language).clauses():
            words = rule_search.words_of(rule_search.plain(f"{clause.text} {clause.extra}"))
            rarest = sorted(words, key=lambda word: (len(made.texts.by_word[word]), word))[:RAREST]
            assert (slug, clause.id) in places(made.find(" ".join(rarest))), clause.id
            by_number = made.find(clause.id)
            best = next(one for one in by_number if one.passage.game == slug)
            assert best.passage.anchor == clause.id


@languages
def test_every_term_is_found_by_its_word(language: str) -> None:
    for slug in ("", *games.SLUGS):
        for term in terms.terms(slug or None, language):
            wanted = (slug, rule_search.anchor_of(slug, term.name))
            assert wanted in places(index(language).find(term.word))


@pytest.mark.parametrize("query", ["Glücksritter", "glucksritter", "GLUECKSRITTER", "Glucksrit"])
def test_accents_and_capitals_do_not_matter_and_a_beginning_is_enough(query: str) -> None:
    found = index("de").find(query)
    assert ("gluecksritter", "rulebook") in places(found)
    assert ("Glücksritter", True) in found[0].excerpt


def test_all_words_must_occur_and_at_least_one_in_the_text() -> None:
    found = index("en").find("market day price")
    assert found and index("en").find("market day price xyzzy") == []
    for one in found:
        said = rule_search.words_of(f"{one.passage.text} {one.passage.heading}")
        for want in ("market", "day", "price"):
            assert any(word.startswith(want) for word in said), one.passage.anchor
    # The title narrows a search down to its game and finds nothing by itself.
    assert {one.passage.game for one in index("en").find("fugger price")} == {"fugger"}
    assert len(index("en").find("fugger")) < len(index("en").find("fugger price"))


def test_a_chapter_is_found_with_its_clauses_but_no_longer_number() -> None:
    numbers = {one.passage.number for one in index("fr").find("r1")}
    assert {"R1", "R1.1"} <= numbers
    first = [one.passage.number for one in index("fr").find("R1")][: len(games.SLUGS)]
    assert set(first) == {"R1"}
    alone = [one.passage for one in index("fr").find("R1.1") if one.passage.number == "R1.10"]
    assert all("R1.1 " in one.text or "R1.1)" in one.text for one in alone)


def test_what_stands_in_the_heading_comes_first() -> None:
    found = index("de").find("zufall")
    assert found[0].passage.heading.startswith("Zufall")
    scores = [one.score for one in found]
    assert scores == sorted(scores, reverse=True)


def test_an_excerpt_is_short_and_shows_the_words_together() -> None:
    text = "weit weg " * 60 + "der Turm und die Mauer " + "und so fort " * 40
    pieces = rule_search.excerpt(text, ["mauer", "turm"])
    assert [piece for piece, is_match in pieces if is_match] == ["Turm", "Mauer"]
    whole = "".join(piece for piece, _ in pieces)
    assert whole.startswith("… ") and whole.endswith(" …")
    assert len(whole) <= rule_search.EXCERPT + 4


@pytest.mark.parametrize("query", ["", "   ", "!?* |", "\0", "_" * 500])
def test_a_query_without_words_finds_nothing(query: str) -> None:
    assert index("en").find(query) == []


def test_what_is_too_long_is_cut_off() -> None:
    assert rule_search.sought("a" * 10_000) == ["a" * LONGEST_QUERY]


def test_marks_of_markdown_are_not_shown() -> None:
    shown = rule_search.plain("**A1** see `this`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one *two*")
    assert shown == "A1 see this a b 1 2 one two"
