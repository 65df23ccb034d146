"""Every clause of the rulebook is proved by a test that bears or names its number."""

import re
from pathlib import Path

from kontor.games import FOLDER

RULEBOOK = FOLDER / "merchants" / "rulebook" / "en.md"
CLAUSE = re.compile(r"^\*\*(R\d+\.\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"^def test_r(\d+)_(\d+)_", re.MULTILINE)
MARKED = re.compile(r"mark\.clause\(([^)]*)\)")


def test_every_clause_has_a_test() -> None:
    clauses = CLAUSE.findall(RULEBOOK.read_text("utf-8"))
    assert len(clauses) == len(set(clauses)) == 128
    found = set()
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        source = path.read_text("utf-8")
        found |= {f"R{chapter}.{number}" for chapter, number in NAMED.findall(source)}
        for names in MARKED.findall(source):
            found |= set(re.findall(r"R\d+\.\d+", names))
    assert [clause for clause in clauses if clause not in found] == []
    assert sorted(found - set(clauses)) == []
