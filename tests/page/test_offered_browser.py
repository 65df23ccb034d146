"""Pieces that can be chosen say so to who listens, and keep their names."""

import json

import pytest

from kontor import games
from tests.page.kinds import kinds
from tests.page.looks import SIZES, drawn, show
from tests.page.playing import Guests, no_serious_findings

# Every how many kinds of question one is looked at; with --long all, and by axe.
EVERY = 12
CONTROLS = "button, a, input, select, textarea, summary, label"
# Each piece that can be chosen: is it said, and what is it called?
PIECES = """(controls) =>
  [...document.querySelectorAll('#room [data-piece].is-selectable')]
    .filter((one) => !one.closest(controls) && !one.closest('[aria-hidden=true]'))
    .filter((one) => one.checkVisibility())
    .map((one) => ({
      piece: one.dataset.piece,
      role: one.getAttribute('role') ?? '',
      pressed: one.getAttribute('aria-pressed'),
      description: one.getAttribute('aria-description') ?? '',
      name: one.getAttribute('aria-label') || one.textContent.trim(),
    }))"""
# The board becomes that of another moment, as an update would have it.
UPDATE = """async (html) => {
  const script = document.querySelector("script[type=module]").src;
  const own = (name) => import(script.replace(/[^/]*$/, `${name}.js`));
  const [{ morph, parse }, pieces] = await Promise.all([own("morph"), own("pieces")]);
  const page = new DOMParser().parseFromString(html, "text/html");
  morph(document.getElementById("board"), parse(page.getElementById("board").outerHTML));
  pieces.show();
}"""


def wrong(pieces: list[dict[str, str]], offered: str) -> list[dict[str, str]]:
    """Return the pieces that do not say that they can be chosen, or buttons without a name."""
    return [
        one
        for one in pieces
        if (one["role"] != "button" and one["description"] != offered)
        or (one["role"] == "button" and (one["pressed"] != "false" or not one["name"]))
    ]


@pytest.mark.parametrize("slug", games.SLUGS)
def test_pieces_that_can_be_chosen_say_so(
    guest: Guests, slug: str, request: pytest.FixtureRequest
) -> None:
    person = guest("en")
    seen = 0
    is_long = request.config.getoption("--long")
    for kind in kinds(slug)[:: 1 if is_long else EVERY]:
        page = show(person, drawn(kind.sight(), "en"), SIZES[2])
        pieces = page.evaluate(PIECES, CONTROLS)
        assert wrong(pieces, "Can be chosen") == [], (str(kind), json.dumps(pieces)[:300])
        if is_long and pieces:
            no_serious_findings(person)
        seen += len(pieces)
    assert seen


def test_a_piece_that_is_chosen_says_so(guest: Guests) -> None:
    person = guest("en")
    kind = next(one for one in kinds("merchants") if one.name == "prompt-move")
    page = show(person, drawn(kind.sight(), "en"), SIZES[2])
    page.evaluate("document.querySelector('#room [data-piece].is-selectable').id = 'one'")
    before = page.get_attribute("#one", "aria-pressed"), page.get_attribute("#one", "role")
    page.dispatch_event("#one", "click")
    assert before == ("false", "button")
    assert page.get_attribute("#one", "aria-pressed") == "true"


def test_what_is_no_piece_any_more_is_let_go(guest: Guests) -> None:
    """A field of Merchants' price table is a piece only as long as a good is to be put there."""
    asked = {kind.name: kind for kind in kinds("merchants")}
    now, later = (
        drawn(asked[f"prompt-{name}"].sight(), "en") for name in ("trading-post", "dials")
    )
    page = show(guest("en"), now, SIZES[2])
    page.evaluate(UPDATE, now)
    field = page.query_selector("#room td.is-selectable")
    assert field
    field.click()
    assert field.get_attribute("class") == "is-selectable is-selected"
    page.evaluate(UPDATE, later)
    page.keyboard.press("Escape")
    looks = ("data-piece", "class", "aria-description")
    assert not any(field.get_attribute(look) for look in looks)
