"""Nothing that matters is covered, cut or out of reach: every kind of question at every size."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kontor import games
from kontor.text.languages import LANGUAGES
from tests.page.kinds import Kind, kinds
from tests.page.looks import PLACES, SIZES, drawn, flaws, jumps, show
from tests.page.playing import Guests
from tests.page.tables import sights

# A part of the whole, the same in every run; --long sees everything.
EVERY = 71
FIRST = 46
# What lifts below a pointer at its foot, and whether it comes to rest there.
LIFTING = (
    ("augsburg", "prompt-select", "#desk button.note[data-word]"),
    ("augsburg", "prompt-open", ".jeton"),
    ("gluecksritter", "plan-prompt", "#desk button.acard-in"),
    ("gluecksritter", "plan-prompt", ".medal-box.is-selectable"),
)
RESTS = """async (one) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let n = 0; n < 20; n++) await frame();
  const seen = new Set();
  for (let n = 0; n < 20; n++) {
    await frame();
    seen.add(one.getBoundingClientRect().top);
  }
  return seen.size;
}"""


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_part_of_all_moments_can_be_reached(guest: Guests, slug: str) -> None:
    looks = itertools.product(kinds(slug), SIZES, LANGUAGES)
    assert flaws(guest(), itertools.islice(looks, FIRST, None, EVERY)) == []


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", kinds(), ids=str)
def test_every_moment_can_be_reached(guest: Guests, kind: Kind) -> None:
    assert flaws(guest(), itertools.product([kind], SIZES, LANGUAGES)) == []


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_names_what_is_essential(guest: Guests, slug: str) -> None:
    page = show(guest(), drawn(kinds(slug)[0].sight(), "en"), SIZES[2])
    assert len(page.evaluate(PLACES)) >= 2


@pytest.mark.parametrize("slug", games.SLUGS)
def test_nothing_moves_when_others_have_played(guest: Guests, tmp_path: Path, slug: str) -> None:
    """What is kept for who comes back takes no room from who was there."""
    with ThreadPoolExecutor() as beside:  # the browser has a loop of its own here
        found = beside.submit(sights, tmp_path, bool, most=15, game=slug).result()
    told = next(page for page in (drawn(one, "de") for one in found) if 'class="recap ' in page)
    page = show(guest(), told, SIZES[2])
    before = page.evaluate(PLACES)
    page.evaluate("document.querySelector('.recap').remove()")
    assert before and jumps(before, page.evaluate(PLACES), SIZES[2]) == []


@pytest.mark.parametrize(("slug", "name", "selector"), LIFTING)
def test_what_lifts_does_not_fall_from_the_pointer(
    guest: Guests, slug: str, name: str, selector: str
) -> None:
    kind = next(one for one in kinds(slug) if one.name == name)
    page = show(guest(), drawn(kind.sight(), "en"), SIZES[2])
    one = page.locator(selector).first
    box = one.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    assert one.evaluate(RESTS) == 1
