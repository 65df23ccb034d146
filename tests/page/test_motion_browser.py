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
  document.getElementById("room").append(place);
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


# A wagon is elsewhere; while it is on its way, the next update comes.
LIFTED = """async () => {
  const script = document.querySelector("script[type=module]").src;
  const { first, play, travels } = await import(script.replace(/[^/]*$/, "flip.js"));
  const wagon = document.querySelector(".wagon[data-k]");
  const stood = wagon.getBoundingClientRect();
  let before = first();
  wagon.setAttribute("transform", "translate(700 600)");
  play(travels(before));
  const moving = document.getAnimations().map((one) => one.effect.target);
  const inDrawings = moving.filter((one) => one?.ownerSVGElement).length;
  const [picture, ...others] = document.querySelectorAll("#room > .lifted");
  for (const one of picture.getAnimations()) [one.playbackRate, one.currentTime] = [0, 0];
  const [from, to] = [picture.getBoundingClientRect(), wagon.getBoundingClientRect()];
  const near = Math.hypot(from.x - stood.x, from.y - stood.y) < 12;
  const isHidden = getComputedStyle(wagon).opacity === "0";
  const named = picture.querySelectorAll("[id], [data-k], [data-piece], [role]").length;
  const drawn = picture.querySelectorAll("use").length === wagon.querySelectorAll("use").length;
  before = first();
  const onItsWay = before.keys.get(wagon.dataset.k).box;
  return {
    pictures: 1 + others.length, inDrawings, near, isHidden, named, drawn,
    isLarge: Math.abs(from.width - to.width) < 2,
    goesOn: Math.hypot(onItsWay.x - from.x, onItsWay.y - from.y) < 2,
    left: document.querySelectorAll(".lifted, .is-lifted").length,
  };
}"""


def test_a_drawn_piece_moves_as_a_picture_of_its_own(guest: Guests) -> None:
    """Nothing moves within the drawing, which would be painted anew at every frame."""
    person = guest("en", reduced_motion="no-preference")
    person.new_table("merchants", ("random",))
    assert person.my_turn()
    stands_still(person.page)
    assert person.page.evaluate(LIFTED) == {
        **{"pictures": 1, "inDrawings": 0, "near": True, "isHidden": True, "named": 0},
        **{"drawn": True, "isLarge": True, "goesOn": True, "left": 0},
    }


# Moves at four times, two of them of one element: what is set going, and how it is in between.
SCENE = """async () => {
  const script = document.querySelector("script[type=module]").src;
  const { Moves, make } = await import(script.replace(/[^/]*$/, "moves.js"));
  const moves = new Moves();
  const [slip, crown] = [make("b", "", "7"), make("i", "", "k")];
  const card = make("div", "scene-card", slip, crown);
  document.getElementById("room").append(card);
  moves.turn(slip, 300);
  moves.move(slip, 2000, 500, [{ scale: "1" }, { scale: "1.5" }, { scale: "1" }]);
  moves.move(crown, 1000, 400, [{ opacity: 0 }, { opacity: 1 }]);
  moves.look(crown, "is-won", 1200);
  moves.start(2, 0);
  const all = [slip, crown].flatMap((one) => one.getAnimations({ subtree: true }));
  const seen = (time) => {
    for (const one of all) [one.playbackRate, one.currentTime] = [0, time / 2];
    const { scale } = getComputedStyle(slip);
    const found = [parseFloat(scale), Number(getComputedStyle(crown).opacity)];
    return found.map((one) => Math.round(one * 10) / 10);
  };
  const times = [0, 550, 1500, 2250, 2499].map(seen);
  const lengths = [...new Set(all.map((one) => one.effect.getComputedTiming().endTime))];
  const won = crown.className;
  card.remove();
  return [all.length, lengths, times, won];
}"""


def test_all_moves_of_a_scene_begin_and_end_together(guest: Guests) -> None:
    """Chromium works for each time at which one begins or ends; each stands still until its own.

    They last a little longer than they move: in their last frames all would be drawn anew.
    """
    person = guest("en", reduced_motion="no-preference")
    person.new_table("merchants", ("random",))
    assert person.page.evaluate(SCENE) == [
        3,
        [1450],
        [[1, 0], [0, 0], [1, 1], [1.5, 1], [1, 1]],
        "",
    ]
