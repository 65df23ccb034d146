"""The table clause → functions → tests → texts, read from the sources.

A function implements a clause when its docstring or a comment in it cites the clause. A test
proves it when its name begins with it (`test_r3_1_…`) or when it is marked with it.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from kontor import games
from kontor.text import rulebook
from kontor.text.languages import LANGUAGES

TESTS: Final = Path(__file__).parents[3] / "tests" / "games"
CITED: Final = re.compile(r"\bR(\d+)\.(\d+)(?: to R\1\.(\d+))?")
TEST_NAME: Final = re.compile(r"test_r(\d+)_(\d+)_")

Definition = ast.FunctionDef | ast.ClassDef


@dataclass
class Row:
    """What is known of one clause."""

    clause: str
    functions: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)

    def is_complete(self) -> bool:
        """Tell whether no cell is empty."""
        return bool(self.functions and self.tests) and len(self.texts) == len(LANGUAGES)

    def data(self) -> dict[str, object]:
        """Return the row as plain data."""
        return {
            "clause": self.clause,
            "functions": self.functions,
            "tests": self.tests,
            "texts": self.texts,
        }


def clause_table(slug: str) -> list[Row]:
    """Build the table of a game; the clauses are those of all its rulebooks."""
    rows: dict[str, Row] = {}
    for language in LANGUAGES:
        for clause in rulebook.load(slug, language).ids():
            row = rows.setdefault(clause, Row(clause))
            row.texts[language] = f"rulebook/{language}.md#{clause}"
    for path in sources(slug):
        for clause, name in citations(path):
            if clause in rows and name not in rows[clause].functions:
                rows[clause].functions.append(name)
    for path in sorted((TESTS / slug).glob("test_*.py")):
        for clause, name in proofs(path):
            if clause in rows and name not in rows[clause].tests:
                rows[clause].tests.append(name)
    return list(rows.values())


def sources(slug: str) -> list[Path]:
    """List the modules of a game that make its rules true: all but its drawing."""
    folder = games.FOLDER / slug
    return sorted(path for path in folder.rglob("*.py") if path.parent.name != "board")


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each clause cited in a source file with the function that cites it."""
    text = path.read_text("utf-8")
    places = definitions(ast.parse(text), path.stem)
    for number, line in enumerate(text.splitlines(), 1):
        for match in CITED.finditer(line):
            inside = [place for place in places if place[0] <= number <= place[1]]
            name = max(inside)[2] if inside else path.stem
            for minor in range(int(match[2]), int(match[3] or match[2]) + 1):
                yield f"R{match[1]}.{minor}", name


def definitions(tree: ast.AST, prefix: str) -> list[tuple[int, int, str]]:
    """List first line, last line and qualified name of all functions and classes."""
    found = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            name = f"{prefix}.{node.name}"
            found.append((node.lineno, node.end_lineno or node.lineno, name))
            found += definitions(node, name)
    return found


def proofs(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each clause a test file proves with the test that does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        name = f"{path.name}::{node.name}"
        named = TEST_NAME.match(node.name)
        if named:
            yield f"R{named[1]}.{named[2]}", name
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("clause"):
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value), name
