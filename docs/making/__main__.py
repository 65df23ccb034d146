"""Builds the site into site/: `python -m docs.making [--games N]`, or `./kontor docs`."""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

from docs.making.gathering import CONFIG, ROOT, gather

# Zensical fetches this helper for pages that are opened as files; ours lies beside the pages.
FETCHED = re.compile(r'<script src="https?://[^"]+"[^>]*></script>')
HELPER = "theme/search-from-files.js"


def build(folder: Path, site: Path, games: int) -> int:
    """Gather the pages in a folder, build the site and put it into its place."""
    gather(folder, games)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "-f",
        str(folder / CONFIG.name),
    ]
    done = subprocess.run(command, check=False, cwd=folder)
    if done.returncode == 0:
        for page in (folder / "site").rglob("*.html"):
            mend(page, folder / "site")
        shutil.rmtree(site, ignore_errors=True)
        shutil.move(folder / "site", site)
    return done.returncode


def mend(page: Path, site: Path) -> None:
    """Take the script from here that the page would fetch from elsewhere."""
    up = "../" * (len(page.relative_to(site).parts) - 1)
    own = f'<script src="{up}{HELPER}"></script>'
    page.write_text(FETCHED.sub(own, page.read_text("utf-8")), "utf-8")


def main() -> int:
    """Build the site."""
    parser = argparse.ArgumentParser(prog="./kontor docs", description="Build the docs into site/.")
    parser.add_argument("--games", type=int, default=100, help="behind the figures of each game")
    parser.add_argument("--out", type=Path, default=ROOT / "site")
    given = parser.parse_args()
    code = build(ROOT / ".build" / "docs", given.out.resolve(), given.games)
    if code == 0:
        print(f"{given.out}/index.html")
    return code


if __name__ == "__main__":
    sys.exit(main())
