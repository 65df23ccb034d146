"""Every picture of a rulebook as a browser draws it, by day and by candle.

python -m tests.page.look_pictures SLUG FOLDER [390x844,1366x768] [fr,de] [part of a name] [light,dark]
"""

import sys
import tempfile
from pathlib import Path

from kontor.server.page.rule_pictures import pictures_of
from tests.page.conftest import Guest, browsing
from tests.server.process import serving


def main(
    slug: str,
    folder: str,
    sizes: str = "390x844,1366x768",
    languages: str = "fr",
    part: str = "",
    themes: str = "light,dark",
) -> None:
    """Look at every picture of a rulebook."""
    names = [picture.name for picture in in_order(slug)]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.db") as site,
        browsing() as browser,
    ):
        for theme in themes.split(","):
            scheme = browser.new_context(reduced_motion="reduce", color_scheme=theme)  # type: ignore[arg-type]
            page = Guest(scheme, site.base).page
            for language in languages.split(","):
                page.goto(f"{site.base}/language/{language}?next=/rules/{slug}")
                for size in sizes.split(","):
                    width, _, height = size.partition("x")
                    page.set_viewport_size({"width": int(width), "height": int(height)})
                    for number, name in enumerate(names):
                        if part in name:
                            shot = f"{folder}/{name}-{language}-{width}-{theme}.png"
                            page.locator(".picture").nth(number).screenshot(path=shot)


def in_order(slug: str) -> list:  # type: ignore[type-arg]
    """Return the pictures in the order of the page."""
    from kontor.text import rulebook

    ids = rulebook.load(slug, "en").ids()
    return sorted(pictures_of(slug).pictures, key=lambda picture: ids.index(picture.clause))


if __name__ == "__main__":
    main(*sys.argv[1:])
