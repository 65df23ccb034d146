"""The compiled rules: built package by package, served by import, never required."""

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kontor import compiled
from kontor.cli import output
from kontor.compiled import CORE, MANIFEST, WANTED, Builds, Status

SOURCES = {
    "engine/state.py": """\
from kontor.engine import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self, coins: int) -> None:
        self.coins = coins

    def income(self) -> int:
        return 1
""",
    "games/__init__.py": "",
    "games/dice/__init__.py": "",
    "games/dice/game.py": """\
from kontor.engine.state import State


class Dice(State):
    def income(self) -> int:
        return super().income() + 6
""",
    # Two rooms with a module of the same name, and one that only draws.
    "games/toy/__init__.py": "",
    "games/toy/board/__init__.py": "",
    "games/toy/board/board.py": "WRONG: int = str(1)",
    "games/toy/rules/__init__.py": "",
    "games/toy/rules/income.py": """\
from kontor.engine.state import State
from kontor.games.toy.table.income import ALL


class Toy(State):
    def __init__(self, coins: int) -> None:
        super().__init__(coins)

    def income(self) -> int:
        return (super().income() + self.coins) * ALL
""",
    "games/toy/table/income.py": "ALL = 1\n",
    "bots/__init__.py": "",
    "bots/greedy.py": """\
from kontor.engine.state import State


def best(state: State) -> int:
    return state.income()
""",
}

MODULES = {
    CORE: ["kontor.bots.greedy", "kontor.engine.state"],
    "dice": ["kontor.games.dice.game"],
    "toy": ["kontor.games.toy.rules.income", "kontor.games.toy.table.income"],
}
ALL = [*MODULES]
NOT_YET = "no compiled build for these sources yet"

PROBE = f"""\
import json
from importlib import import_module
from kontor import compiled
found = {{name: import_module(name) for names in {MODULES}.values() for name in names}}
best = found["kontor.bots.greedy"].best
status = compiled.status()
print(json.dumps({{
    "files": {{name: module.__file__ for name, module in found.items()}},
    "drawing": import_module("kontor.games.toy.board.board").__file__,
    "best": [
        best(found["kontor.games.dice.game"].Dice(0)),
        best(found["kontor.games.toy.rules.income"].Toy(41)),
    ],
    "plain": status.plain,
    "reason": status.reason,
}}))
"""


class Tree:
    """A small Kontor of its own: a core and two games that extend its class."""

    def __init__(self, root: Path) -> None:
        self.package = root / "src" / "kontor"
        self.build = root / ".build"
        self.package.mkdir(parents=True)
        (root / "requirements").mkdir()
        (root / "requirements" / "build.txt").touch()
        shutil.copy(compiled.PACKAGE / "__init__.py", self.package)
        ignore = shutil.ignore_patterns("__pycache__")
        shutil.copytree(compiled.PACKAGE / "compiled", self.package / "compiled", ignore=ignore)
        (self.package / "engine").mkdir()
        shutil.copy(compiled.PACKAGE / "engine" / "__init__.py", self.package / "engine")
        for name, text in SOURCES.items():
            path = self.package / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change a source file."""
        path = self.package / name
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    def environment(self, **extra: str) -> dict[str, str]:
        """Return the environment in which this tree is the Kontor."""
        clean = {key: value for key, value in os.environ.items() if not key.startswith("KONTOR_")}
        return clean | {"PYTHONPATH": str(self.package.parent)} | extra

    def run(self, *arguments: str, **extra: str) -> "subprocess.CompletedProcess[str]":
        """Run Python on this tree."""
        return subprocess.run(
            [sys.executable, *arguments],
            env=self.environment(**extra),
            capture_output=True,
            text=True,
            check=False,
        )

    def compile(self) -> "subprocess.CompletedProcess[str]":
        """Compile what is not compiled yet."""
        return self.run("-m", "kontor.compiled")

    def probe(self, **extra: str) -> Any:
        """Import the tree and report what came from where."""
        done = self.run("-c", PROBE, **extra)
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        found["compiled"] = [
            name
            for name, modules in MODULES.items()
            if all(found["files"][module].startswith(str(self.build)) for module in modules)
        ]
        assert sorted([*found["compiled"], *found["plain"]]) == sorted(ALL)
        assert found["drawing"].startswith(str(self.package))
        return found

    def builds(self) -> list[str]:
        """List the builds."""
        return sorted(path.parent.name for path in self.build.glob(f"*/{MANIFEST}"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """Return a compiled tree."""
    if missing := compiled.obstacle():
        pytest.skip(f"compiling needs a C compiler and Python's headers: {missing}")
    tree = Tree(tmp_path_factory.mktemp("built"))
    done = tree.compile()
    assert done.returncode == 0, done.stdout + done.stderr
    return tree


@pytest.fixture
def tree(built: Tree, tmp_path: Path) -> Tree:
    """Return a copy of the compiled tree that a test may change."""
    copy = Tree(tmp_path)
    shutil.copytree(built.build, copy.build)
    return copy


def test_modules_come_from_the_builds_and_the_rest_from_the_sources(built: Tree) -> None:
    found = built.probe()
    assert (found["compiled"], found["best"], found["reason"]) == (ALL, [7, 42], "compiled")


def test_a_second_compilation_has_nothing_to_do(built: Tree) -> None:
    before = built.builds()
    assert built.compile().stdout == "The rules are compiled.\n"
    assert built.builds() == before


def test_kontor_pure_forces_plain_python(built: Tree) -> None:
    found = built.probe(KONTOR_PURE="1")
    assert (found["compiled"], found["best"]) == ([], [7, 42])
    assert found["reason"] == "KONTOR_PURE is set"


def test_an_edited_game_runs_plain_and_leaves_the_rest_compiled(tree: Tree) -> None:
    tree.edit("games/toy/rules/income.py", "self.coins)", "self.coins + 1)")
    found = tree.probe()
    assert (found["compiled"], found["best"]) == ([CORE, "dice"], [7, 43])
    assert (found["plain"], found["reason"]) == ({"toy": NOT_YET}, f"toy: {NOT_YET}")


def test_an_edited_game_costs_its_own_compilation_only(tree: Tree) -> None:
    before = tree.builds()
    tree.edit("games/toy/table/income.py", "ALL = 1", "ALL = 2")
    said = tree.compile().stdout
    assert "Compiling toy (2 modules)" in said
    assert CORE not in said and "dice" not in said
    assert len(set(tree.builds()) - set(before)) == 1
    found = tree.probe()
    assert (found["compiled"], found["best"]) == (ALL, [7, 84])


def test_an_edited_drawing_changes_nothing(tree: Tree) -> None:
    tree.edit("games/toy/board/board.py", "1", "2")
    assert tree.probe()["compiled"] == ALL


def test_an_edited_core_makes_everything_plain(tree: Tree) -> None:
    tree.edit("engine/state.py", "return 1", "return 2")
    found = tree.probe()
    assert (found["compiled"], found["best"], found["reason"]) == ([], [8, 43], NOT_YET)


@pytest.mark.parametrize("without", [CORE, "toy"])
def test_a_build_without_manifest_does_not_count(tree: Tree, without: str) -> None:
    for manifest in tree.build.glob(f"{without}-*/{MANIFEST}"):
        manifest.unlink()
    assert tree.probe()["compiled"] == ([] if without == CORE else [CORE, "dice"])


def test_a_game_that_does_not_compile_runs_plain_beside_the_others(tree: Tree) -> None:
    tree.edit("games/toy/rules/income.py", "class Toy", "wrong: int = str(1)\n\n\nclass Toy")
    assert tree.compile().returncode == 1
    found = tree.probe()
    assert found["compiled"] == [CORE, "dice"]
    assert found["plain"]["toy"].startswith("compiling failed")
    assert Builds(tree.package, tree.build).due() == []


def test_a_core_that_does_not_compile_is_not_tried_again_in_the_background(tree: Tree) -> None:
    tree.edit("engine/state.py", "coins = coins", "coins = coins\n        self.wrong: int = str(1)")
    assert tree.compile().returncode == 1
    assert tree.probe()["compiled"] == []
    assert Builds(tree.package, tree.build).due() == []


def test_the_core_is_compiled_first_and_then_the_wanted_game(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.build.mkdir()
    assert Builds(tree.package, tree.build).due() == [CORE, "dice", "toy"]
    tree.run("-c", "from kontor import compiled; compiled.want('toy')")
    assert (tree.build / WANTED).read_text() == "toy"
    assert Builds(tree.package, tree.build).due() == [CORE, "toy", "dice"]


def test_an_interrupted_compilation_leaves_no_half_build(tree: Tree) -> None:
    tree.edit("engine/state.py", "return 1", "return 2")
    with subprocess.Popen(
        [sys.executable, "-m", "kontor.compiled"],
        env=tree.environment(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(f"Compiling {CORE}")
        os.killpg(process.pid, signal.SIGKILL)
    folders = {path.name for path in tree.build.glob("*-*") if path.is_dir()}
    assert folders == set(tree.builds())
    assert tree.probe()["best"] == [8, 43]


def test_only_the_last_build_of_a_package_stays_beside_the_present_one(tree: Tree) -> None:
    first = [name for name in tree.builds() if name.startswith("dice-")]
    for number in range(2):
        folder = tree.build / f"dice-{number}"
        folder.mkdir()
        (folder / MANIFEST).touch()
        os.utime(folder, (number, number))
    (tree.build / "gone-1").mkdir()
    (tree.build / "gone-1" / MANIFEST).touch()
    tree.compile()
    left = [name for name in tree.builds() if name.startswith(("dice-", "gone-"))]
    assert left == sorted(["dice-1", *first])


def test_without_compiler_the_status_says_so(tmp_path: Path) -> None:
    found = Tree(tmp_path).probe(PATH="", CC="")
    assert (found["best"], found["compiled"]) == ([7, 42], [])
    assert found["reason"] == "no C compiler"


def test_version_lists_what_runs_plain_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {}
    for name, plain in {
        "compiled": {},
        "mixed": {"dice": "failed", "toy": NOT_YET, "whist": NOT_YET},
        "plain": dict.fromkeys(["dice", "toy", "whist", "zank"], NOT_YET),
    }.items():
        status = Status(plain, packages=4)
        monkeypatch.setattr(compiled, "status", lambda status=status: status)
        said[name] = output.build()
    assert NOT_YET not in said["compiled"]
    assert f"dice: failed; toy, whist: {NOT_YET}" in said["mixed"]
    assert f"({NOT_YET})" in said["plain"]


PACKAGES = compiled.sources(compiled.PACKAGE)
EVERY_PACKAGE = pytest.mark.parametrize("name", PACKAGES)


@EVERY_PACKAGE
def test_compiled_modules_find_data_without_their_own_file_name(name: str) -> None:
    for path in compiled.modules(PACKAGES[name]):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        named = [node for node in nodes if isinstance(node, ast.Name) and node.id == "__file__"]
        assert not named, f"{path}: compiled, __file__ is in the build: use importlib.resources"


@EVERY_PACKAGE
def test_a_package_imports_nothing_but_the_core_and_itself(name: str) -> None:
    allowed = ("kontor.engine", "kontor.bots", "kontor.games" + f".{name}" * (name != CORE))
    for path in compiled.modules(PACKAGES[name]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kontor"):
                found = [node.module or ""]
                if node.module == "kontor":
                    found = [f"kontor.{alias.name}" for alias in node.names]
                assert all(f"{module}.".startswith(allowed) for module in found), (path, found)


def test_games_extend_only_classes_that_the_core_opens() -> None:
    is_open = {
        found.name: "mypyc_attr(allow_interpreted_subclasses=True)"
        in [ast.unparse(mark) for mark in found.decorator_list]
        for path in PACKAGES[CORE]
        for found in classes(path)
    }
    assert is_open["State"] and not is_open["Frame"]
    for name in set(PACKAGES) - {CORE}:
        for path in PACKAGES[name]:
            for found in classes(path):
                bases = [ast.unparse(base) for base in found.bases]
                assert all(is_open.get(base, True) for base in bases), f"{path}: mark the base"


def classes(path: Path) -> list[ast.ClassDef]:
    """List the classes of a file."""
    nodes = ast.parse(path.read_text("utf-8")).body
    return [node for node in nodes if isinstance(node, ast.ClassDef)]
