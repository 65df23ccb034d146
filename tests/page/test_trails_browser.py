"""Trails in Chromium: from where a piece stood to where others have brought it."""

import pytest

from tests.page.playing import Guests

pytestmark = pytest.mark.timeout(300)

# What others did: a wagon drives to a corner of the map, and a line of text moves nothing.
DRIVEN = """async () => {
  const script = document.querySelector("script[type=module]").src;
  const trails = await import(script.replace(/[^/]*$/, "trails.js"));
  const before = trails.spots();
  const [wagon, other] = document.querySelectorAll(".wagon[data-k]");
  const road = ["300,300", "600,500", "700,200"];
  wagon.setAttribute("transform", "translate(700 200)");
  wagon.setAttribute("data-trail", road.join(" "));
  other.setAttribute("data-trail", road.join(" "));
  trails.draw(before);
  const room = document.getElementById("room").getBoundingClientRect();
  const { x, y, width, height } = wagon.getBoundingClientRect();
  const [cx, cy] = [x - room.x + width / 2, y - room.y + height / 2];
  const paths = [...document.querySelectorAll("#room > .trails path")];
  const points = paths.map((path) => path.getAttribute("d").slice(1).split("L"));
  const [u, v] = points[0].at(-1).split(" ").map(Number);
  const drawn = [paths.length, points[0].length, Math.hypot(u - cx, v - cy) < 12];
  trails.clear();
  return [...drawn, document.querySelectorAll(".trails").length];
}"""
# Neighbours that make room for each other have not travelled; who goes to another place has.
MOVED = """async () => {
  const script = document.querySelector("script[type=module]").src;
  const trails = await import(script.replace(/[^/]*$/, "trails.js"));
  const lists = [...document.querySelectorAll(".nobs")];
  const [one, other] = lists.filter((list) => list.checkVisibility());
  const space = one.querySelector("li");
  space.before(space.cloneNode(true));
  const tile = one.querySelector("li");
  tile.dataset.k = "tile";
  tile.setAttribute("data-trail", "");
  const before = trails.spots();
  const count = () => document.querySelectorAll(".trails path").length;
  one.append(tile);
  trails.draw(before);
  const within = count();
  other.append(tile);
  trails.draw(before);
  return [within, count()];
}"""


def test_a_wagon_leaves_a_trail_along_its_road(guest: Guests) -> None:
    person = guest("en")
    person.new_table("merchants", ("random",))
    assert person.my_turn()
    assert person.page.evaluate(DRIVEN) == [1, 4, True, 0]


def test_only_what_goes_to_another_place_leaves_a_trail(guest: Guests) -> None:
    person = guest("en")
    person.new_table("emperor", ("random",))
    assert person.my_turn()
    assert person.page.evaluate(MOVED) == [0, 1]


def test_trails_go_with_the_marks(guest: Guests) -> None:
    """On the market day of the first round everybody's florins run; one's own answer ends it."""
    person = guest("en")
    person.new_table("fugger", ("random",))
    page = person.page
    for _ in range(60):
        assert person.my_turn()
        if page.locator("#room > .trails path").count():
            break
        version = person.version()
        page.evaluate("document.querySelector('#desk button[data-word]').click()")
        person.moved(version)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
            page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator(".is-news").count() > 0
    page.reload()
    person.ready()
    page.wait_for_selector("#room > .trails path", state="attached")
