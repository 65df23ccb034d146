"""The compiled rules: built once per state of the sources, served by import, never required."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kontor import compiled

SOURCES = {
    "engine/__init__.py": "",
    "engine/state.py": """\
class State:
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def income(self) -> int:
        return 1
""",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/rules.py": """\
from kontor.engine.state import State


class Toy(State):
    def income(self) -> int:
        return super().income() + self.coins
""",
    "bots/__init__.py": "",
    "bots/greedy.py": """\
from kontor.games.toy.rules import Toy


def best() -> int:
    return Toy(41).income()
""",
}

PROBE = """\
import json
from kontor import compiled
from kontor.bots import greedy
from kontor.engine import state
from kontor.games import toy
status = compiled.status()
print(json.dumps({
    "files": [greedy.__file__, state.__file__],
    "package": toy.__file__,
    "best": greedy.best(),
    "compiled": status.compiled,
    "reason": status.reason,
}))
"""


class Tree:
    """A small Kontor of its own, with two packages whose classes inherit across modules."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "kontor"
        self.build = root / ".build"
        self.package.mkdir(parents=True)
        shutil.copy(compiled.PACKAGE / "__init__.py", self.package)
        shutil.copytree(compiled.PACKAGE / "compiled", self.package / "compiled")
        for name, text in SOURCES.items():
            path = self.package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def run(self, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run Python on this tree."""
        clean = {key: value for key, value in os.environ.items() if not key.startswith("KONTOR_")}
        clean["PYTHONPATH"] = str(self.package.parent)
        return subprocess.run(
            [sys.executable, *arguments],
            env=clean | environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def probe(self, **environment: str) -> Any:
        """Import the tree and report what came from where."""
        done = self.run("-c", PROBE, **environment)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def builds(self) -> list[str]:
        """List the builds."""
        return sorted(path.name for path in self.build.glob("rules-*"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a compiled tree."""
    if missing := compiled.obstacle():
        pytest.skip(f"compiling needs a C compiler and Python's headers: {missing}")
    tree = Tree(tmp_path_factory.mktemp("built"))
    done = tree.run("-m", "kontor.compiled")
    assert done.returncode == 0, done.stdout + done.stderr
    return tree


@pytest.fixture
def tree(built: Tree, tmp_path: Path) -> Tree:
    """Return a copy of the compiled tree that a test may change."""
    copy = Tree(tmp_path)
    shutil.copytree(built.build, copy.build)
    return copy


def test_modules_come_from_the_build_and_packages_from_the_sources(built: Tree) -> None:
    found = built.probe()
    assert all(file.startswith(str(built.build)) for file in found["files"])
    assert found["package"].startswith(str(built.package))
    assert (found["best"], found["compiled"], found["reason"]) == (42, True, "compiled")


def test_a_second_compilation_has_nothing_to_do(built: Tree) -> None:
    before = built.builds()
    assert built.run("-m", "kontor.compiled").stdout == "The rules are compiled.\n"
    assert built.builds() == before


def test_kontor_pure_forces_plain_python(built: Tree) -> None:
    found = built.probe(KONTOR_PURE="1")
    assert all(file.startswith(str(built.package)) for file in found["files"])
    assert (found["best"], found["reason"]) == (42, "KONTOR_PURE is set")


def test_a_changed_source_runs_as_plain_python(tree: Tree) -> None:
    rules = tree.package / "engine" / "state.py"
    rules.write_text(rules.read_text().replace("return 1", "return 2"))
    found = tree.probe()
    assert all(file.startswith(str(tree.package)) for file in found["files"])
    assert (found["best"], found["compiled"]) == (43, False)
    assert found["reason"] == "no compiled build for these sources yet"


def test_a_build_without_manifest_does_not_count(tree: Tree) -> None:
    for manifest in tree.build.glob(f"*/{compiled.MANIFEST}"):
        manifest.unlink()
    assert tree.probe()["compiled"] is False


def test_sources_that_do_not_compile_run_as_plain_python(tree: Tree) -> None:
    rules = tree.package / "engine" / "state.py"
    rules.write_text(rules.read_text() + "\nwrong: int = str(1)\n")
    assert tree.run("-m", "kontor.compiled").returncode == 1
    found = tree.probe()
    assert found["compiled"] is False
    assert found["reason"].startswith("compiling failed")
    assert not compiled.is_due(tree.package, tree.build)


def test_without_compiler_the_status_says_so(tmp_path: Path) -> None:
    found = Tree(tmp_path).probe(PATH="", CC="")
    assert (found["best"], found["compiled"], found["reason"]) == (42, False, "no C compiler")


@pytest.mark.parametrize("path", compiled.modules(compiled.PACKAGE), ids=lambda path: path.stem)
def test_compiled_modules_find_data_without_their_own_file_name(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    named = [node for node in nodes if isinstance(node, ast.Name) and node.id == "__file__"]
    assert not named, "compiled, __file__ is in the build: use importlib.resources.files(package)"
