"""Rooms: the same in every game, each knowing only what it may; the layer check bites."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from kontor import games
from tests.bench import rooms

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "src" / "kontor" / "games"
LINT: Final = "from importlinter.cli import lint_imports_command; lint_imports_command()"
PACKAGES: Final = ("engine", "bots", "games", "games.demo")
# What each room of a game may import of its own game; a room may always import itself.
MAY_IMPORT: Final = {
    "table": (),
    "rules": ("table",),
    "talk": ("table",),
    "bot": ("table", "rules"),
    "state": ("table", "rules", "talk"),
    "board": ("table", "rules", "talk"),
    "game": ("table", "rules", "talk", "bot", "state"),
}


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    """Return a program with one game in which every room imports all that it may."""
    for package in PACKAGES:
        folder = tmp_path / "kontor" / package.replace(".", "/")
        folder.mkdir(parents=True, exist_ok=True)
        for place in (folder, folder.parent):
            (place / "__init__.py").touch()
    for room, allowed in MAY_IMPORT.items():
        if room not in rooms.ALONE:
            module_of(tmp_path, room).parent.mkdir()
            (module_of(tmp_path, room).parent / "__init__.py").touch()
        lines = [f"import kontor.games.demo.{other}" for other in allowed]
        module_of(tmp_path, room).write_text("\n".join(lines))
    return tmp_path


def module_of(tree: Path, room: str) -> Path:
    """Return a module of a room in the demo."""
    folder = tree / "kontor" / "games" / "demo"
    return folder / f"{room}.py" if room in rooms.ALONE else folder / room / "inside.py"


def broken(tree: Path) -> set[tuple[str, str]]:
    """Check a program by our contracts; return which rooms import what they may not."""
    command = [sys.executable, "-c", LINT, "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    done = subprocess.run(
        command,
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "COLUMNS": "500"},
        capture_output=True,
        text=True,
        check=False,
    )
    name = r"kontor\.games\.demo\.(\w+)\S*"
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return set(re.findall(rf"{name} is not allowed to import {name}", done.stdout))


def test_every_room_may_import_what_lies_below(demo: Path) -> None:
    assert broken(demo) == set()


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_the_layer_check_names_what_a_room_may_not_import(demo: Path, room: str) -> None:
    foreign = [other for other in MAY_IMPORT if other not in (room, *MAY_IMPORT[room])]
    for other in foreign:
        with module_of(demo, room).open("a") as module:
            module.write(f"\nimport kontor.games.demo.{other}")
    assert {(room, other) for other in foreign} <= broken(demo)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_game_with_rooms_has_nothing_beside_them(slug: str) -> None:
    if not (GAMES / slug / "table").is_dir():
        return
    modules = {path.stem for path in (GAMES / slug).glob("*.py")} - {"__init__"}
    folders = {path.parent.name for path in (GAMES / slug).glob("*/__init__.py")}
    assert modules == set(rooms.ALONE)
    assert folders == set(MAY_IMPORT) - set(rooms.ALONE)


def test_the_pictures_show_the_imports_there_are() -> None:
    for name, picture in rooms.pictures(rooms.graph()).items():
        kept = (rooms.IMAGES / name).read_text("utf-8")
        assert rooms.drawn_arrows(kept) == rooms.drawn_arrows(picture), (
            f"docs/img/{name} is out of date: python -m tests.bench.rooms"
        )
