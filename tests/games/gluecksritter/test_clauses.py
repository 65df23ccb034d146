"""Every clause of the rulebook is proved by a test that bears its number."""

import re
from pathlib import Path

from kontor.games import FOLDER

RULEBOOK = FOLDER / "gluecksritter" / "rulebook" / "en.md"
CLAUSE = re.compile(r"^\*\*(R\d+\.\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"^def test_r(\d+)_(\d+)_", re.MULTILINE)
RANGE = re.compile(r"R(\d+)\.(\d+) to R\d+\.(\d+)")
CITED = re.compile(r"R\d+\.\d+")


def clauses() -> list[str]:
    """List the clauses of the rulebook."""
    return CLAUSE.findall(RULEBOOK.read_text("utf-8"))


def test_every_clause_has_a_test() -> None:
    found = clauses()
    assert len(found) == len(set(found)) == 184
    named = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        source = path.read_text("utf-8")
        named |= {f"R{chapter}.{number}" for chapter, number in NAMED.findall(source)}
    assert [clause for clause in found if clause not in named] == []
    assert sorted(named - set(found)) == []


def test_code_cites_every_clause_and_no_other() -> None:
    cited = set()
    for path in (FOLDER / "gluecksritter").glob("*.py"):
        source = path.read_text("utf-8")
        cited |= set(CITED.findall(source))
        for chapter, first, last in RANGE.findall(source):
            cited |= {f"R{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    assert [clause for clause in clauses() if clause not in cited] == []
    # A range may span numbers that the rules leave free.
    assert sorted(cited - set(clauses()) - {f"R15.{number}" for number in range(12, 20)}) == []
