"""The site: whole, true to the sources, and it asks nobody for anything."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import kontor
from docs.making import figures, json_api, reference
from docs.making.__main__ import build
from docs.making.api_story import Example, examples
from docs.making.blocks import blocks
from docs.making.notebooks import notebook
from kontor.arena.simulation import Plan, run
from kontor.server.web import api
from tests.docs.reader import cells
from tests.page.conftest import browser

__all__ = ["browser"]

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
# What a page loads by itself; links that somebody must click are not among it.
LOADED = re.compile(
    r"""<(?:script|link|img|iframe|source|video)\b[^>]*(?:src|href)=["']?(https?:|//)"""
)
IN_STYLES = re.compile(r"""(?:url\(|@import\s*)["']?(https?:|//)""")
# What the theme would fetch if a page used it.
FETCHED_FOR = ("mermaid", "glightbox", "pyodide", "MathJax")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site, without figures."""
    folder = tmp_path_factory.mktemp("docs")
    assert build(folder / "sources", folder / "site", games=0) == 0
    return folder / "site"


@pytest.fixture(scope="module")
def told() -> dict[str, Example]:
    """Call every operation of the API."""
    return examples()


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        text = page.read_text("utf-8")
        assert not LOADED.search(text), page.name
        assert not any(f'class="{name}' in text for name in FETCHED_FOR), page.name
    for style in site.rglob("*.css"):
        assert not IN_STYLES.search(style.read_text("utf-8")), style.name


def test_every_page_of_the_docs_is_in_the_site(site: Path) -> None:
    written = [path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")]
    made = [Path(f"games/{name}.md") for name in kontor.titles()]
    made += [Path("index.md"), Path("public-api.md"), Path("json-api.md")]
    config = (ROOT / "docs" / "zensical.toml").read_text("utf-8")
    for page in [*written, *made]:
        assert (site / page.with_suffix(".html")).is_file(), page
        assert f'"{page.as_posix()}"' in config, f"{page} is missing in the nav"
    assert len(list((site / "notebooks").glob("*.ipynb"))) == len(TUTORIALS) == 5


def test_no_link_leads_nowhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        if page.name == "404.html":
            continue
        for target in re.findall(
            r'<(?:a|img|link|script)[^>]*(?:href|src)="([^"]+)"', page.read_text()
        ):
            path = target.partition("#")[0]
            if path and ":" not in path:
                assert (page.parent / path).exists(), f"{page.name}: {target}"


def test_every_operation_has_a_real_example(told: dict[str, Example]) -> None:
    names = {operation.name for operation in api.OPERATIONS}
    assert set(told) == names
    # Nothing is broken here, so there is nothing to mend.
    assert {name for name in names if not told[name].is_success} == {"mend"}


def test_no_example_shows_a_whole_secret(told: dict[str, Example]) -> None:
    for example in told.values():
        shown = "\n".join([*json_api.request(example), *json_api.answer(example)])
        assert not re.search(r'"(token|invitation)": "[\w-]{13,}', shown), example.path


def test_the_reference_has_every_public_name() -> None:
    page = reference.page()
    for name in kontor.__all__:
        assert f"## kontor.{name}\n" in page
    for member in ("start(", "apply(", "observation(", "imagine("):
        assert f"| `{member}" in page


def test_figures_are_those_of_a_simulation() -> None:
    game = kontor.load("fugger")
    rows = list(figures.lengths(game, 3))
    same = run(Plan("fugger", 2, 3, ("random", "random"), figures.SEED))
    assert f"| 2 | random | 3 | {same.rounds:.1f} | {same.decisions / 3:.0f} |" in rows[2]
    asked = list(figures.questions(game, 1))
    assert len(asked) >= 3
    shares = [float(share) for share in re.findall(r"([\d.]+)%", "".join(asked))]
    assert abs(sum(shares) - 100) < 1


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_notebook_has_the_blocks_of_its_page(page: Path) -> None:
    text = page.read_text("utf-8")
    made = notebook(text)
    assert json.loads(json.dumps(made)) == made and made["nbformat"] == 4
    expected = [each for each in blocks(text) if each.remark != "not run"]
    plain = [each.text.replace("./kontor", "kontor") for each in expected]
    assert [cell.text for cell in cells(made)] == plain
    assert [cell.remark for cell in cells(made)] == [each.remark for each in expected]
    assert len({cell["id"] for cell in made["cells"]}) == len(made["cells"])
    assert all(fence not in shown for shown in texts(made) for fence in ("```python", "<!--"))


def texts(made: dict[str, Any]) -> Iterator[str]:
    """Return the cells of text."""
    for cell in made["cells"]:
        if cell["cell_type"] == "markdown":
            yield "".join(cell["source"])


def test_the_site_asks_nobody_and_searches_by_itself(site: Path, browser: Browser) -> None:
    asked: list[str] = []
    faults: list[str] = []
    page = browser.new_page()
    page.set_default_timeout(60_000)
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{site.as_uri()}/tutorials/bot.html")
    page.click(".md-search__button")
    page.get_by_label("Search", exact=True).locator("input").fill("imagine")
    page.get_by_text("Who sees what").first.wait_for()
    page.close()
    assert faults == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
