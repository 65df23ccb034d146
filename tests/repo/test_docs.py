"""The pages about the code: every name they cite exists, and nothing is missing from them."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kontor.server.service.quotas import Quota
from kontor.server.web.shares import Shares

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "kontor"
ARCHITECTURE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text("utf-8")
# A path, and the names that are cited after it: `engine/match.py` `Match.answer`, `Match.apply`
FILE: Final = r"`[\w/]+\.(?:py|js)`"
CITED: Final = re.compile(rf"({FILE})((?:,? (?!{FILE})`[\w.]+`)*)")
# The heading of a table whose files stand in one folder.
HEADING: Final = re.compile(r"\| about \| files in `(\w+/)` \|")
SAID_IN: Final = ("engine", "bots")


def modules() -> list[Path]:
    """List the modules outside the games, except those that only open a package."""
    found = sorted(PACKAGE.rglob("*.py"))
    return [
        path
        for path in found
        if not {"games", "migrations"} & set(path.parent.relative_to(PACKAGE).parts)
        and not path.stem.startswith("__")
    ]


@cache
def defined(path: Path) -> set[str]:
    """Return what a file defines: functions, classes, methods, in Python or JavaScript."""
    source = path.read_text("utf-8")
    if path.suffix == ".js":
        return set(re.findall(r"(?:function|class|const|let) (\w+)", source))
    names = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {
                f"{node.name}.{inner.name}"
                for inner in node.body
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
            }
    return names


def cited() -> list[tuple[str, list[str]]]:
    """List the files that the architecture names with their folder, and the names after them."""
    found: list[tuple[str, list[str]]] = []
    for paragraph in ARCHITECTURE.split("\n\n"):
        heading = HEADING.match(paragraph)
        folder = heading[1] if heading else ""
        for path, names in CITED.findall(" ".join(paragraph.splitlines())):
            whole = folder + path.strip("`")
            if "/" in whole:
                found.append((whole, re.findall(r"[\w.]+", names)))
    return found


def test_what_the_architecture_cites_exists() -> None:
    assert len(cited()) > 100
    for path, names in cited():
        assert (PACKAGE / path).is_file(), path
        assert set(names) <= defined(PACKAGE / path), path


def test_every_module_is_named_in_the_architecture() -> None:
    named = {path for path, _ in cited()}
    missing = [name for path in modules() if (name := str(path.relative_to(PACKAGE))) not in named]
    assert missing == []


@pytest.mark.parametrize("folder", SAID_IN)
def test_every_class_is_a_word_of_the_glossary(folder: str) -> None:
    for path in (PACKAGE / folder).glob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                assert f"`{node.name}`" in GLOSSARY, f"{path.name}: {node.name}"


def test_classes_in_the_glossary_exist() -> None:
    known = {name for path in PACKAGE.rglob("*.py") for name in defined(path)}
    for name in re.findall(r"`([A-Z]\w+)`", GLOSSARY):
        assert name in known, name


def test_one_file_name_for_one_thing() -> None:
    # A command has the name of what it does.
    names = Counter(path.name for path in modules() if path.parent.name != "cli")
    assert [name for name, times in names.items() if times > 1] == []


THREATS: Final = (ROOT / "docs" / "threats.md").read_text("utf-8")
# A file of tests, and the tests that are named after it.
NAMED_TESTS: Final = re.compile(r"`(tests/[\w/]+\.py)`((?:,? `test_\w+`)*)")


def test_every_test_that_meets_a_threat_exists() -> None:
    found = NAMED_TESTS.findall(THREATS)
    assert len(found) > 25
    for path, names in found:
        assert set(re.findall(r"test_\w+", names)) <= defined(ROOT / path), path
    assert not set(re.findall(r"`(test_\w+)`", THREATS)) - {
        name for _, names in found for name in re.findall(r"test_\w+", names)
    }


def test_the_shares_of_a_server_are_written_down() -> None:
    serving = (ROOT / "docs" / "serving.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d./]+) \|", serving, re.MULTILINE))
    usual = {
        name: f"{value.at_once}/{value.per_minute:g}" if isinstance(value, Quota) else str(value)
        for name, value in vars(Shares()).items()
    }
    assert rows == usual
