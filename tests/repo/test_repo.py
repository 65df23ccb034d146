"""The repository itself: locks without hosts, no trace of a machine, a lean launcher."""

import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
WANTED = sorted((ROOT / "requirements").glob("*.in"))
CI = sorted(path for path in (ROOT / ".ci").rglob("*") if path.is_file())
RULES = ("engine", "games", "bots")
DRAWN = sorted(
    path
    for kind in ("html", "css", "js", "svg")
    for folder in ("server/page", "arena/pages", "games/*/board", "making/template")
    for path in (ROOT / "src" / "kontor").glob(f"{folder}/**/*.{kind}*")
)
LONGEST_LINE = 120
MOST_PICTURES = 3_000_000
ABSOLUTE_PATH = re.compile(r"""(?:^|[\s"'=(:])/(?!dev/null)[A-Za-z]""", re.MULTILINE)


def name(path: Path) -> str:
    """Name a file relative to the repository."""
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> set[str]:
    """Collect the top-level names that a Python file imports anywhere when it runs."""
    names: set[str] = set()
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").partition(".")[0])
    return names


@pytest.mark.parametrize("path", [*LOCKS, *WANTED, *CI], ids=name)
def test_locks_and_ci_name_no_host_index_or_path(path: Path) -> None:
    text = path.read_text("utf-8").removeprefix("#!/usr/bin/env bash\n")
    assert "://" not in text
    assert not re.search(r"--(extra-)?index|--find-links|--trusted-host|^-[if]\b", text, re.M)
    assert not ABSOLUTE_PATH.search(text)


@pytest.mark.parametrize("path", LOCKS, ids=name)
def test_every_requirement_is_pinned_and_hashed(path: Path) -> None:
    requirements = path.read_text("utf-8").replace("\\\n", " ").splitlines()
    assert requirements
    for line in requirements:
        assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_every_wanted_list_is_locked() -> None:
    assert [path.stem for path in LOCKS] == [path.stem for path in WANTED]


def test_locks_agree_on_versions() -> None:
    pins: dict[str, set[str]] = {}
    for path in LOCKS:
        if path.stem != "peers":
            for package, version in re.findall(r"^([\w.-]+)==(\S+)", path.read_text(), re.M):
                pins.setdefault(package, set()).add(version)
    assert {package: found for package, found in pins.items() if len(found) > 1} == {}


def test_no_file_names_this_checkout() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    folder = ROOT.parent if str(ROOT.parent) not in ("/", tempfile.gettempdir()) else ROOT
    trace = re.compile(rb"(?<![\w.])" + re.escape(f"{folder}/".encode()))
    files = [ROOT / entry for entry in listed.stdout.split("\0") if entry]
    for path in files:
        assert not (path.is_file() and trace.search(path.read_bytes())), name(path)


def test_launcher_and_compiled_need_only_the_standard_library() -> None:
    for path in [ROOT / "kontor", *(ROOT / "src/kontor/compiled").glob("*.py")]:
        assert imported(path) <= {*sys.stdlib_module_names, "kontor"}, path


def test_rules_and_bots_need_only_the_standard_library() -> None:
    for folder in RULES:
        for path in (ROOT / "src/kontor" / folder).rglob("*.py"):
            assert imported(path) <= {*sys.stdlib_module_names, "kontor"}, path


@pytest.mark.parametrize("path", DRAWN, ids=name)
def test_lines_of_the_page_can_be_read_in_a_diff(path: Path) -> None:
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > LONGEST_LINE] == []


def test_the_docs_show_every_picture_they_keep() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {
        one for page in pages for one in re.findall(r"img/([\w-]+\.\w+)", page.read_text("utf-8"))
    }
    kept = sorted((ROOT / "docs" / "img").iterdir())
    assert {path.name for path in kept} == shown
    assert sum(path.stat().st_size for path in kept) < MOST_PICTURES


def test_licence_is_there() -> None:
    assert "MIT" in (ROOT / "LICENSE").read_text("utf-8")
