"""The client's modules by themselves: morphing, walking through options, telling numbers."""

import pytest

from tests.page.conftest import Guest
from tests.page.playing import Guests

pytestmark = pytest.mark.timeout(300)

FUZZ = """async () => {
  const { morph, parse } = await import("/static/js/morph.js");
  let seed = 7;
  const random = (n) => (seed = (seed * 16807) % 2147483647) % n;
  const list = () => {
    const items = [];
    const keys = [..."abcdefghij"].sort(() => random(3) - 1).slice(0, random(9));
    for (const key of keys) {
      if (random(4) === 0) items.push(`<p>plain ${random(5)}</p>`);
      if (random(5) === 0) items.push(`text ${random(5)}`);
      items.push(`<li data-k="${key}" class="c${random(3)}"><b>${random(9)}</b></li>`);
    }
    return `<ul id="list" data-x="${random(4)}">${items.join("")}</ul>`;
  };
  const place = document.createElement("div");
  document.body.append(place);
  place.append(parse(list()));
  for (let round = 0; round < 500; round += 1) {
    const html = list();
    const before = new Map([...place.querySelectorAll("[data-k]")].map((e) => [e.dataset.k, e]));
    morph(place.firstElementChild, parse(html));
    const wanted = parse(html);
    wanted.normalize();
    place.normalize();
    if (!place.firstElementChild.isEqualNode(wanted)) return `round ${round}: ${html}`;
    for (const now of place.querySelectorAll("[data-k]"))
      if ((before.get(now.dataset.k) ?? now) !== now) return `lost ${now.dataset.k}`;
  }
  place.remove();
  return "same";
}"""

# The page marks two pieces; then one of them is said to be something else.
MARKED = """async () => {
  const { morph, parse } = await import("/static/js/morph.js");
  const html = (look) =>
    `<ul><li data-k="a" class="x"><b>1</b></li><li data-k="b" class="${look}"><b>2</b></li></ul>`;
  const place = parse(html("x"));
  document.body.append(place);
  morph(place, parse(html("x")));
  const [one, other] = place.children;
  for (const piece of [one, other]) {
    piece.classList.add("is-selectable");
    piece.setAttribute("role", "button");
  }
  const seen = new MutationObserver(() => {});
  seen.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
  morph(place, parse(html("x")));
  const untouched = seen.takeRecords().length;
  morph(place, parse(html("y")));
  const touched = seen.takeRecords().map((one) => [one.target.dataset.k, one.attributeName]);
  place.remove();
  return [untouched, touched, one.className, other.className, other.getAttribute("role")];
}"""

# What has no key is gone, or new, before others that have none either.
UNKEYED = """async () => {
  const { morph, parse } = await import("/static/js/morph.js");
  const told = '<p class="since">since</p><button>show</button>';
  const rest = '<div class="grid"><b>1</b></div><div class="bar">2</div>';
  const html = (before) => `<div>${before}${rest}</div>`;
  const place = parse(html(""));
  document.body.append(place);
  const [grid, bar] = place.children;
  const kept = [told, "", '<div class="note">n</div>', told].map((before) => {
    morph(place, parse(html(before)));
    const [now, after] = place.querySelectorAll(":scope > .grid, :scope > .bar");
    return now === grid && after === bar && place.isEqualNode(parse(html(before)));
  });
  place.remove();
  return kept;
}"""

WAIT = """async () => {
  const { send } = await import("/static/js/answers.js");
  const replies = [[429, "1"], [200, ""], [429, "60"]];
  const asked = [];
  const real = window.fetch;
  window.fetch = async (path) => {
    const [status, wait] = replies.shift();
    asked.push(status);
    const headers = wait ? { "retry-after": wait } : {};
    return new Response(JSON.stringify({ title: "wait" }), { status, headers });
  };
  const first = await send("/x", {});
  const second = await send("/x", {});
  window.fetch = real;
  return [asked, first.status, second.status, second.data.title];
}"""

KEPT = """async () => {
  const { morph, parse } = await import("/static/js/morph.js");
  const html = (text, value) =>
    `<div id="m"><details><summary>s</summary>${text}</details><input value="${value}"></div>`;
  const place = parse(html("x", "a"));
  document.body.append(place);
  place.querySelector("details").open = true;
  place.querySelector("input").value = "typed";
  place.querySelector("input").focus();
  morph(place, parse(html("y", "b")));
  const kept = [
    place.querySelector("details").open,
    place.querySelector("details").textContent,
    place.querySelector("input").value,
    document.activeElement === place.querySelector("input"),
  ];
  place.remove();
  return kept;
}"""

WALK = """async () => {
  const pieces = await import("/static/js/pieces.js");
  const words = [];
  for (const wagon of ["red", "blue"]) for (const good of ["salt", "wine", "fur"])
    for (const town of ["ulm", "trent"]) words.push([wagon, good, town]);
  const desk = document.createElement("section");
  desk.id = "desk";
  const rest = document.createElement("div");
  rest.className = "options rest";
  rest.dataset.walk = "yes";
  for (const parts of words) {
    const option = document.createElement("button");
    option.className = "option";
    option.dataset.word = parts.join(":");
    option.dataset.piece = parts.map((part) => `p-${part}`).join(" ");
    rest.append(option);
  }
  desk.append(rest);
  document.body.append(desk);
  const all = (selector) => [...rest.querySelectorAll(selector)];
  const shown = () => all(".option:not([hidden])").map((o) => o.dataset.word ?? o.textContent);
  pieces.show();
  const first = shown();
  rest.querySelector(".walk-step").click();
  const second = shown();
  all(".walk-step")[1].click();
  const third = shown();
  pieces.choose("p-blue");
  pieces.choose("p-wine");
  const fitting = all(".option[data-word]:not(.is-aside)").map((o) => o.dataset.word);
  desk.remove();
  return { first, second, third, fitting };
}"""


@pytest.fixture
def plain(guest: Guests) -> Guest:
    """Return a guest on a page without a table."""
    person = guest("en")
    person.open("/rules/fugger")
    return person


def test_morph_gives_what_was_asked_and_keeps_every_keyed_node(plain: Guest) -> None:
    assert plain.page.evaluate(FUZZ) == "same"


def test_morph_keeps_what_stands_after_something_that_is_gone(plain: Guest) -> None:
    """Whatever is made anew is styled, laid out and painted anew."""
    assert plain.page.evaluate(UNKEYED) == [True] * 4


def test_morph_leaves_what_is_the_readers_own(plain: Guest) -> None:
    assert plain.page.evaluate(KEPT) == [True, "sy", "typed", True]


def test_morph_touches_only_what_is_said_to_be_different(plain: Guest) -> None:
    found = [0, [["b", "class"]], "x is-selectable", "y", "button"]
    assert plain.page.evaluate(MARKED) == found


def test_the_walker_goes_step_by_step(plain: Guest) -> None:
    found = plain.page.evaluate(WALK)
    assert found["first"] == ["red (6)", "blue (6)"]
    assert found["second"] == ["←", "salt (2)", "wine (2)", "fur (2)"]
    assert found["third"] == ["←", "red:salt:ulm", "red:salt:trent"]
    assert found["fitting"] == ["blue:wine:ulm", "blue:wine:trent"]


def test_who_must_wait_long_hears_why_and_who_must_not_is_served(plain: Guest) -> None:
    assert plain.page.evaluate(WAIT) == [[429, 200, 429], 200, 429, "wait"]
