"""Pictures of every kind of question and what is wrong with them.

python -m tests.page.look SLUG FOLDER [390x844,1366x768] [fr,de] [part of a kind's name]
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.conftest import Guest
from tests.page.kinds import kinds
from tests.page.test_stage_browser import complaints, jumps
from tests.server.process import serving


def main(
    slug: str, folder: str, sizes: str = "390x844,1366x768", languages: str = "de", part: str = ""
) -> None:
    """Look at every kind of question of a game."""
    wanted = [(int(x), int(y)) for x, _, y in (size.partition("x") for size in sizes.split(","))]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.db") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", chromium_sandbox=False
        )
        person = Guest(browser.new_context(reduced_motion="reduce"), site.base)
        for kind in kinds(slug):
            for size in wanted if part in kind.name else ():
                for language in languages.split(","):
                    found = jumps(person, kind, size, language)
                    found += complaints(person, kind, size, language)
                    person.page.screenshot(path=f"{folder}/{kind}-{size[0]}-{language}.png")
                    print(*found, sep="\n", end="\n" if found else "")
        print(*person.faults, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
