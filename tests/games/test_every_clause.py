"""Every clause of every rulebook is made true by code and proved by a test that names it."""

import pytest

from kontor import games
from kontor.cli.clause_table import CITED, TESTS, clause_table, proofs, sources
from kontor.text import rulebook
from kontor.text.languages import LANGUAGES

every_game = pytest.mark.parametrize("slug", games.SLUGS)


@every_game
def test_no_cell_of_the_table_of_clauses_is_empty(slug: str) -> None:
    rows = clause_table(slug)
    assert rows and [row.clause for row in rows if not row.is_complete()] == []


@every_game
def test_the_rulebooks_have_the_same_clauses_in_the_same_order(slug: str) -> None:
    found = [rulebook.load(slug, language).ids() for language in LANGUAGES]
    assert found[0] == found[1] == found[2]
    assert len(set(found[0])) == len(found[0])


@every_game
def test_no_test_and_no_code_names_a_clause_that_is_not_there(slug: str) -> None:
    known = set(rulebook.load(slug, "en").ids())
    proved = {clause for path in (TESTS / slug).glob("test_*.py") for clause, _ in proofs(path)}
    assert sorted(proved - known) == []
    # A range may span numbers that the rules leave free: only what is named by itself counts.
    cited = set()
    for path in sources(slug):
        for match in CITED.finditer(path.read_text("utf-8")):
            ends = {match[2], match[3]} - {None}
            cited |= {f"R{match[1]}.{number}" for number in ends}
    assert sorted(cited - known) == []
