"""Every picture of a rulebook as a browser draws it, by day and by candle.

python -m tests.page.look_pictures SLUG FOLDER [390x844,1366x768] [fr,de] [part of a name] [dark]
"""

import sys
import tempfile
from pathlib import Path
from typing import Literal, cast, get_args

from kontor.server.page.rule_pictures import pictures_of
from kontor.text import rulebook
from tests.page.conftest import Guest, browsing
from tests.server.process import serving

Theme = Literal["light", "dark"]


def main(
    slug: str,
    folder: str,
    sizes: str = "390x844,1366x768",
    languages: str = "fr",
    part: str = "",
    themes: str = ",".join(get_args(Theme)),
) -> None:
    """Look at every picture of a rulebook."""
    ids = rulebook.load(slug, "en").ids()
    places = sorted(pictures_of(slug).pictures, key=lambda picture: ids.index(picture.clause))
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.db") as site,
        browsing() as browser,
    ):
        for theme in themes.split(","):
            scheme = browser.new_context(reduced_motion="reduce", color_scheme=cast(Theme, theme))
            page = Guest(scheme, site.base).page
            for language in languages.split(","):
                page.goto(f"{site.base}/language/{language}?next=/rules/{slug}")
                for size in sizes.split(","):
                    width, _, height = size.partition("x")
                    page.set_viewport_size({"width": int(width), "height": int(height)})
                    for number, picture in enumerate(places):
                        shot = f"{folder}/{picture.name}-{language}-{width}-{theme}.png"
                        if part in picture.name:
                            page.locator(".rule-picture").nth(number).screenshot(path=shot)


if __name__ == "__main__":
    main(*sys.argv[1:])
