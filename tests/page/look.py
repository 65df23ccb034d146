"""Pictures of every kind of question and what is wrong with them.

python -m tests.page.look SLUG FOLDER [390x844,1366x768] [fr,de] [part of a kind's name] [dark]
"""

import sys
import tempfile
from pathlib import Path
from typing import Literal

from tests.page.conftest import Guest, browsing
from tests.page.kinds import kinds
from tests.page.looks import Size, looked
from tests.server.process import serving


def main(
    slug: str,
    folder: str,
    sizes: str = "390x844,1366x768",
    languages: str = "de",
    part: str = "",
    theme: Literal["light", "dark"] = "light",
) -> None:
    """Look at every kind of question of a game."""
    wanted = [(int(x), int(y)) for x, _, y in (size.partition("x") for size in sizes.split(","))]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(f"sqlite:///{data}/tables.db") as site,
        browsing() as browser,
    ):
        person = Guest(browser.new_context(reduced_motion="reduce", color_scheme=theme), site.base)
        for kind in kinds(slug):
            for language in languages.split(",") if part in kind.name else ():

                def shoot(size: Size, name: str = f"{kind}-{language}") -> None:
                    person.page.screenshot(path=f"{folder}/{name}-{size[0]}.png")

                print(*looked(person, kind, language, wanted, shoot), sep="\n", flush=True)
        print(*person.faults, sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])  # type: ignore[arg-type]
