"""A new game: a tiny but complete one, written into its folder to be changed into another.

The template is a game like all others, with its own name left open: `@slug@` in paths and modules,
`@Name@` in names of classes, `@TITLE@` for people, `@LEAST@` and `@MOST@` for the seats.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kontor import games
from kontor.making import writing

TEMPLATE: Final = Path(__file__).parent / "template"
ENDING: Final = ".txt"
SLUG: Final = re.compile(r"[a-z][a-z0-9]{1,13}")
FEWEST: Final = 2
MOST: Final = 6


class NewGameError(Exception):
    """A new game cannot be made like this; the name of the text says why."""

    def __init__(self, name: str, **facts: str | int) -> None:
        super().__init__(name)
        self.name = name
        self.facts = facts


@dataclass(frozen=True)
class Plan:
    """What a new game is to be called, and for how many."""

    slug: str
    title: str
    least: int
    most: int

    def filled(self, text: str) -> str:
        """Fill the names into a piece of the template."""
        names = {
            "@slug@": self.slug,
            "@Name@": self.slug.capitalize(),
            "@TITLE@": self.title,
            "@LEAST@": str(self.least),
            "@MOST@": str(self.most),
        }
        for mark, value in names.items():
            text = text.replace(mark, value)
        return text


def planned(slug: str, title: str, seats: str) -> Plan:
    """Check what was asked for; a NewGameError says what is wrong with it."""
    if not SLUG.fullmatch(slug):
        raise NewGameError("cli-new-bad-slug", slug=slug)
    if (games.FOLDER / slug).exists():
        raise NewGameError("cli-new-exists", slug=slug)
    found = re.fullmatch(r"(\d)(?:-(\d))?", seats.strip())
    least = int(found[1]) if found else 0
    most = int(found[2] or found[1]) if found else 0
    if not FEWEST <= least <= most <= MOST:
        raise NewGameError("cli-new-bad-seats", seats=seats, least=FEWEST, most=MOST)
    title = title.strip() or slug.capitalize()
    if any(mark in title for mark in '"\\{}@\n'):
        raise NewGameError("cli-new-bad-title", title=title)
    return Plan(slug, title, least, most)


def write(plan: Plan, tests: Path | None) -> list[Path]:
    """Write the folder of a new game, and its tests where there are any; return the files."""
    written = fill(plan, TEMPLATE / "game", games.FOLDER / plan.slug)
    writing.write(plan.slug, games.FOLDER / plan.slug)
    if tests is not None:
        written += fill(plan, TEMPLATE / "tests", tests / "games" / plan.slug)
    return written


def fill(plan: Plan, template: Path, folder: Path) -> list[Path]:
    """Copy one folder of the template, with the names filled in."""
    written = []
    for source in sorted(template.rglob(f"*{ENDING}")):
        target = folder / source.relative_to(template).with_suffix("")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(plan.filled(source.read_text("utf-8")), "utf-8")
        written.append(target)
    return written
