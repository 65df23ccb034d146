"""What is wrong with a moment at a size in a language: what is covered, cut, or jumps."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from playwright.sync_api import Page

from kontor.server.page.pages import Visitor, table
from kontor.server.service.sight import TableSight
from tests.page.conftest import LETTERS, Guest
from tests.page.kinds import Kind

Size = tuple[int, int]
Look = tuple[Kind, Size, str]
# The sides of everything essential.
Places = dict[str, list[float]]

SIZES = ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (768, 1024), (390, 844), (320, 640))
WIDE = 1024
SCRIPT = (Path(__file__).with_name("reachable.js")).read_text("utf-8")
MOMENT = "/table/a-table"
JUMP = 4
# A page that was only now made as large: everything stands at its beginning, and stays there.
SETTLED = """async ([width, height]) => {
  await document.fonts.ready;
  for (const one of document.querySelectorAll('body, body :not(svg *)'))
    if (one.scrollTop || one.scrollLeft) one.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const marked = [...document.querySelectorAll('.topbar, #desk, [data-essential]')];
  const places = () => JSON.stringify(marked.map((one) => one.getBoundingClientRect()));
  for (let before = '', same = 0; same < 2; before = places()) {
    await frame();
    same = innerWidth === width && innerHeight === height && places() === before ? same + 1 : 0;
  }
}"""
PLACES = """() => {
  const sides = ({ x, y, right, bottom }) => [x, y, right, bottom];
  const placed = (one) => sides(one.getBoundingClientRect());
  const stage = document.getElementById('stage').getBoundingClientRect();
  const isSeen = (one) => one.getBoundingClientRect().top < stage.bottom;
  const essential = [...document.querySelectorAll('[data-essential]')].filter(isSeen);
  return Object.fromEntries(essential.map((one) => [one.dataset.essential, placed(one)]));
}"""
PHASE = "document.querySelector('.status').textContent"


def show(person: Guest, html: str, size: Size) -> Page:
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


def resized(page: Page, size: Size) -> Page:
    """Make a page as large as if it had been opened so."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, list(size))
    return page


def jumps(before: Places, after: Places, size: Size) -> list[str]:
    """Return what moves between two questions; on a phone it may grow downwards."""
    sides = 4 if size[0] >= WIDE else 2
    return [
        f"{name} jumps from {before[name]} to {after[name]}"
        for name in before.keys() & after.keys()
        if any(abs(before[name][side] - after[name][side]) > JUMP for side in range(sides))
    ]


def looked(
    person: Guest,
    kind: Kind,
    language: str,
    sizes: Sequence[Size],
    seen: Callable[[Size], object] = lambda size: None,
) -> list[str]:
    """Return what is wrong with a moment, and what jumps before the next one of its phase."""
    found: list[tuple[Size, str]] = []
    first, *later = kind.two_sights
    page = show(person, drawn(first, language), sizes[0])
    phase = page.evaluate(PHASE)
    before: dict[Size, Places] = {}
    for size in sizes:
        before[size] = resized(page, size).evaluate(PLACES)
        seen(size)
        found += [(size, one) for one in page.evaluate(SCRIPT, size[0] >= WIDE)]
    for sight in later:
        page = show(person, drawn(sight, language), sizes[0])
        for size in sizes if page.evaluate(PHASE) == phase else ():
            after = resized(page, size).evaluate(PLACES)
            found += [(size, one) for one in jumps(before[size], after, size)]
    return [f"{kind} {language} {size[0]}x{size[1]}: {one}" for size, one in found]


def flaws(person: Guest, looks: Iterable[Look]) -> list[str]:
    """Return everything that is wrong with moments at sizes in languages."""
    sizes: dict[tuple[str, str, str], list[Size]] = {}
    known = {}
    for kind, size, language in looks:
        known[kind.slug, kind.name] = kind
        sizes.setdefault((kind.slug, kind.name, language), []).append(size)
    found = []
    for (slug, name, language), wanted in sizes.items():
        found += looked(person, known[slug, name], language, wanted)
    return found
