"""Every block of the docs runs, or says why not."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kontor
from docs.making.blocks import blocks
from kontor import games
from tests.cli.test_new import PATIENCE, Copy
from tests.docs.reader import Reader, carried_out
from tests.server.people import ADA, opened, run

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md"))]
LANGUAGES = {"python", "sh", "text", "toml", "json"}
# How many blocks of a page are never run; each says why.
NOT_RUN = {
    "README.md": 1,
    "docs/adding-a-game.md": 1,
    "docs/records.md": 1,
    "docs/serving.md": 2,
    "docs/texts.md": 1,
    "docs/tutorials/sixth-game.md": 1,
}
# Read by a test of its own: tests/research/test_guide.py, and those below.
ELSEWHERE = {"docs/research.md", "docs/serving.md", "docs/tutorials/sixth-game.md"}
TORCH = "torch==2.13.0"
RUN = {"python", "sh"}


def name(page: Path) -> str:
    """Name a page."""
    return page.relative_to(ROOT).as_posix()


def has(page: Path, remark: str) -> bool:
    """Tell whether a page has a block to run with this remark."""
    found = blocks(page.read_text("utf-8"))
    return any(block.language in RUN and block.remark == remark for block in found)


TO_READ = [page for page in PAGES if name(page) not in ELSEWHERE and has(page, "")]
LONG = [page for page in PAGES if has(page, "long")]
NEEDY = [page for page in PAGES if has(page, "needs")]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_says_what_it_is(page: Path) -> None:
    for block in blocks(page.read_text("utf-8")):
        assert block.language in LANGUAGES, f"{name(page)}, line {block.line}"
        if block.language == "toml":
            tomllib.loads(block.text)
        if block.language == "json":
            json.loads(block.text)


def test_what_is_not_run_is_counted_and_has_a_reason() -> None:
    found = {}
    for page in PAGES:
        left = [one for one in blocks(page.read_text("utf-8")) if one.remark == "not run"]
        assert all(len(one.reason) > 10 for one in left), name(page)
        if left:
            found[name(page)] = len(left)
    assert found == NOT_RUN


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay out what readers have at hand: a record, components files, a network, a database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KONTOR_DATABASE", f"sqlite:///{tmp_path}/own.db")
    monkeypatch.setenv("COLUMNS", "120")
    game = kontor.load("fugger")
    state = game.start(players=2, seed="reader")
    while not state.is_over:
        state.apply(state.options()[0])
    Path("game.record").write_text(state.record(), "utf-8")
    carried_out(["record", "convert", "game.record", "game.json"])
    own = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
    for file, cards in (("corrected", 4), ("old", 5), ("new", 6)):
        text = own.replace("trigger_cards = 5", f"trigger_cards = {cards}")
        Path(f"{file}.toml").write_text(text, "utf-8")
    shutil.copy(games.FOLDER / "fugger" / "bot" / "value.net", "fugger.net")
    return tmp_path


@pytest.mark.parametrize("page", TO_READ, ids=name)
def test_the_blocks_of_a_page_run(page: Path, folder: Path) -> None:
    reader = Reader(folder)
    reader.read(page)
    assert reader.ran


@pytest.mark.long
@pytest.mark.parametrize("page", LONG, ids=name)
def test_the_long_blocks_of_a_page_run(page: Path, folder: Path) -> None:
    reader = Reader(folder)
    reader.read(page, "long")
    assert reader.ran


def test_what_an_operator_types_runs(folder: Path) -> None:
    tables: list[str] = []

    async def prepare() -> None:
        async with opened(f"sqlite:///{folder}/own.db") as service:
            tables.append(await service.create(ADA, "fugger", 2, names=["Ada"]))

    run(prepare())
    reader = Reader(folder, table=tables[0])
    reader.read(ROOT / "docs" / "serving.md")
    assert reader.ran > 5


@pytest.fixture(scope="session")
def torch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install PyTorch into a folder of its own."""
    place = tmp_path_factory.mktemp("torch")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(place), TORCH]
    subprocess.run(pip, check=True)
    return place


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("page", NEEDY, ids=name)
def test_what_needs_pytorch_runs(page: Path, torch: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.docs.reader", str(page), "needs"],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT, torch))),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    if page.name == "train.md":
        assert "trained: " in done.stdout
    else:
        assert (tmp_path / "fugger.net").is_file()


@pytest.mark.timeout(PATIENCE)
def test_a_sixth_game_is_made_as_the_tutorial_says(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "kontor")
    done = copy.run("tests.docs.reader", "docs/tutorials/sixth-game.md")
    assert done.returncode == 0, done.stderr[-2000:]
    assert (tmp_path / "kontor/src/kontor/games/demo/components.toml").is_file()
    assert "actions;" in done.stdout
