"""Motion in Chromium: what travels, and that nothing moves once all has come to rest."""

import pytest

from tests.page.conftest import AT_REST
from tests.page.playing import Guests, stands_still

pytestmark = pytest.mark.timeout(300)

# Pieces in a list and in a drawing: all that lies around them moves, then one of them in it.
TRAVELS = """async () => {
  const script = document.querySelector("script[type=module]").src;
  const { first, travels } = await import(script.replace(/[^/]*$/, "flip.js"));
  const place = document.createElement("div");
  place.innerHTML = `<ul><li data-k="try-a">a</li><li data-k="try-b">b</li></ul>
    <svg viewBox="0 0 100 100" width="100" height="100">
      <g><circle data-k="try-c" cx="20" cy="20" r="9"/></g>
    </svg>`;
  place.style.cssText = "position: fixed; left: 100px; top: 100px; z-index: 99; width: 200px";
  document.body.append(place);
  const isOurs = (key) => key.startsWith("try");
  const gone = (before) => travels(before).map(([piece]) => piece.dataset.k).filter(isOurs);
  let before = first();
  place.style.left = "180px";
  // The drawing is larger, and higher than it needs to be: it stands in the middle of its box.
  Object.assign(place.querySelector("svg").style, { width: "150px", height: "240px" });
  const carried = gone(before);
  before = first();
  place.querySelector("circle").setAttribute("cx", "70");
  place.querySelector("ul").append(place.querySelector("li"));
  const own = gone(before);
  place.remove();
  return [carried, own];
}"""
ENDLESS = """() => document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect.getComputedTiming().iterations === Infinity).length"""


def test_who_is_carried_along_does_not_travel(guest: Guests) -> None:
    person = guest("en", reduced_motion="no-preference")
    person.new_table("fugger", ("random",))
    assert person.my_turn()
    assert person.page.evaluate(TRAVELS) == [[], ["try-b", "try-a", "try-c"]]


def test_a_table_at_rest_moves_nothing(guest: Guests) -> None:
    person = guest("en", reduced_motion="no-preference")
    for game in ("fugger", "augsburg", "emperor", "gluecksritter", "merchants"):
        person.new_table(game, ("random", "random"))
        assert person.my_turn()
        stands_still(person.page)
        person.page.wait_for_selector(AT_REST, state="attached")
        assert person.page.evaluate(ENDLESS) == 0, game
