"""Gathers the pages of the site: those that are written, those that are made, theme, notebooks."""

import re
import shutil
from pathlib import Path, PurePosixPath

import kontor
from docs.making import game_pages, json_api, notebooks, reference

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
STATIC = ROOT / "src" / "kontor" / "server" / "page" / "static"
CONFIG = DOCS / "zensical.toml"
# Pages outside docs/, by their place in the site.
ABOVE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "SECURITY.md": "SECURITY.md",
}
LEFT_OUT = shutil.ignore_patterns("making", "*.toml", "__pycache__", "*.py[co]")
LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(([^)\s#]+)(#[^)\s]*)?\)")
PICTURE = re.compile(r"(!\[[^\]\n]*\]\()docs/")
REMARK = re.compile(r"^<!-- .* -->\n", re.MULTILINE)


def gather(folder: Path, games: int) -> None:
    """Put all sources of the site into a folder; so many games are behind the figures."""
    pages = folder / "pages"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, pages, ignore=LEFT_OUT)
    shutil.copy(CONFIG, folder)
    for source, place in ABOVE.items():
        shutil.copy(ROOT / source, pages / place)
    notebooks.write(DOCS / "tutorials", pages / "notebooks")
    (pages / "public-api.md").write_text(reference.page(), "utf-8")
    (pages / "json-api.md").write_text(json_api.page(), "utf-8")
    (pages / "games").mkdir()
    for name in kontor.titles():
        (pages / "games" / f"{name}.md").write_text(game_pages.page(name, games), "utf-8")
    for page in sorted(pages.rglob("*.md")):
        page.write_text(fitted(page.read_text("utf-8"), page.relative_to(pages), pages), "utf-8")
    dress(pages / "theme")


def fitted(text: str, page: Path, pages: Path) -> str:
    """Make a page fit the site: links lead to its pages, or are mere text where there is none."""
    place = PurePosixPath(page.as_posix())

    def led(link: re.Match[str]) -> str:
        label, target, anchor = link[1], link[2], link[3] or ""
        if "://" in target:
            return link[0]
        target = found(target.removeprefix("../"), place, pages) or target
        if not (pages / place.parent / target).exists():
            return label if label.startswith("`") else f"`{label}`"
        return f"[{label}]({target}{anchor})"

    text = PICTURE.sub(r"\1", REMARK.sub("", text))
    text = LINK.sub(led, text)
    if page.parent.name == "tutorials":
        notebook = f"../notebooks/{page.stem}.ipynb"
        text = text.replace(
            "\n", f"\n\n*This page as a notebook: [{page.stem}.ipynb]({notebook})*\n", 1
        )
    return text


def found(target: str, page: PurePosixPath, pages: Path) -> str:
    """Find where a link of the repository leads to in the site; "" if nowhere."""
    target = ABOVE.get(target, target.removeprefix("docs/"))
    depth = len(page.parent.parts)
    if (pages / page.parent / target).is_file():
        return target
    return "../" * depth + target if (pages / target).is_file() else ""


def dress(theme: Path) -> None:
    """Lay colours, fonts and the seal of the tables beside the style of the docs."""
    shutil.copytree(STATIC / "fonts", theme / "fonts")
    shutil.copy(STATIC / "art" / "seal.svg", theme)
    tokens = (STATIC / "css" / "tokens.css").read_text("utf-8")
    light = tokens[tokens.index(":root {") :].partition("}")[0]
    dark = tokens[tokens.index(':root[data-theme="dark"] {') :].partition("}")[0]
    schemes = {"default": light, "slate": dark}
    text = "".join(
        f'[data-md-color-scheme="{name}"] {{{body.partition("{")[2]}}}\n'
        for name, body in schemes.items()
    )
    (theme / "tokens.css").write_text(text, "utf-8")
