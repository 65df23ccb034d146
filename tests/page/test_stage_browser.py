"""Nothing that matters is covered, cut or out of reach: every kind of question at every size."""

import itertools
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from kontor import games
from kontor.server.page.pages import Visitor, table
from kontor.server.service.sight import TableSight
from kontor.text.languages import LANGUAGES
from tests.page.conftest import LETTERS, Guest
from tests.page.kinds import Kind, kinds
from tests.page.playing import Guests

SIZES = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (320, 640))
WIDE = 1024
SCRIPT = (Path(__file__).with_name("reachable.js")).read_text("utf-8")
MOMENT = "/table/a-table"
JUMP = 4
PLACES = """() => {
  const sides = ({ x, y, right, bottom }) => [x, y, right, bottom];
  const placed = (one) => sides(one.getBoundingClientRect());
  const stage = document.getElementById('stage').getBoundingClientRect();
  const isSeen = (one) => one.getBoundingClientRect().top < stage.bottom;
  const essential = [...document.querySelectorAll('[data-essential]')].filter(isSeen);
  return [document.querySelector('.status').textContent,
    Object.fromEntries(essential.map((one) => [one.dataset.essential, placed(one)]))];
}"""
# A part of the whole, the same in every run; --long sees everything.
EVERY = 71
FIRST = 46


def show(person: Guest, html: str, size: tuple[int, int]) -> Page:
    """Open a page that was drawn here, with the styles and scripts of the server."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.unroute_all()
    page.route(f"**{MOMENT}", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(person.base + MOMENT)
    page.wait_for_selector("body[data-ready=yes]")
    page.wait_for_function(LETTERS)
    return page


def drawn(sight: TableSight, language: str) -> str:
    """Draw a moment as a page that follows nothing."""
    return table(sight, Visitor(language)).replace('data-live="yes"', 'data-live="no"')


def complaints(person: Guest, kind: Kind, size: tuple[int, int], language: str) -> list[str]:
    """Return what is wrong with a moment at a size."""
    page = show(person, drawn(kind.sight(), language), size)
    found: list[str] = page.evaluate(SCRIPT, size[0] >= WIDE)
    return [f"{kind} {language} {size[0]}x{size[1]}: {one}" for one in found]


def jumps(person: Guest, kind: Kind, size: tuple[int, int], language: str) -> list[str]:
    """Return what moves between two questions of one phase; on a phone it may grow downwards."""
    sides = 4 if size[0] >= WIDE else 2
    seen = []
    for sight in itertools.islice(kind.sights(), 2):
        seen.append(show(person, drawn(sight, language), size).evaluate(PLACES))
    if len(seen) < 2 or seen[0][0] != seen[1][0]:
        return []
    before, after = seen[0][1], seen[1][1]
    return [
        f"{kind} {language} {size[0]}x{size[1]}: {name} jumps from {before[name]} to {after[name]}"
        for name in before.keys() & after.keys()
        if any(abs(before[name][side] - after[name][side]) > JUMP for side in range(sides))
    ]


def looked_at(person: Guest, looks: Iterable[tuple[Kind, tuple[int, int], str]]) -> list[str]:
    """Return everything that is wrong with moments at sizes in languages."""
    found = []
    for kind, size, language in looks:
        found += complaints(person, kind, size, language)
        found += jumps(person, kind, size, language)
    return found


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_part_of_all_moments_can_be_reached(guest: Guests, slug: str) -> None:
    looks = itertools.product(kinds(slug), SIZES, LANGUAGES)
    assert looked_at(guest(), itertools.islice(looks, FIRST, None, EVERY)) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_moment_can_be_reached(guest: Guests, slug: str, size: tuple[int, int]) -> None:
    looks = itertools.product(kinds(slug), [size], LANGUAGES)
    assert looked_at(guest(), looks) == []


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_names_what_is_essential(guest: Guests, slug: str) -> None:
    page = show(guest(), drawn(kinds(slug)[0].sight(), "en"), SIZES[2])
    assert len(page.evaluate(PLACES)[1]) >= 2
