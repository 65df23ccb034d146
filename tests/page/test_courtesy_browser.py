"""Courtesy on every page: forced colours, names as they are read, the order of headings."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.server.service.sight import EventSight, TableSight, plain
from tests.page.looks import SIZES, drawn, show
from tests.page.moments import moment
from tests.page.playing import NARROW, Guests, stands_still

GAMES = ("fugger", "augsburg", "emperor", "gluecksritter", "merchants")
# Rules that axe leaves out of its serious findings, or out altogether.
STRICT = {
    "runOnly": ["heading-order", "label", "link-name", "scrollable-region-focusable"],
    "rules": {},
}
NAMES = {"runOnly": ["label-content-name-mismatch"]}
SMALLEST = SIZES[-1]
# What reaches over the right side of what it stands in; what scrolls sideways by itself may.
WIDER = """() => {
  const inside = document.querySelectorAll('#field, .room, #result, #result section');
  return [document.documentElement, ...inside]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => [one.id || one.className, one.scrollWidth, one.clientWidth]);
}"""
# What is chosen in a group, and what is not, as somebody sees it.
LOOKS = """
  ([chosen, other]) => [chosen, other].map((selector) => {
    const style = getComputedStyle(document.querySelector(selector));
    return [style.backgroundColor, style.color];
  })
"""


def findings(page: Page, options: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """Let axe look for what some rules find."""
    stands_still(page)
    found = Axe().run(page, options=options).response["violations"]
    return [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found]


def differ(page: Page, chosen: str, other: str) -> bool:
    """Tell whether what is chosen can be told from what is not."""
    stands_still(page)
    first, second = page.evaluate(LOOKS, [chosen, other])
    return bool(first != second)


def test_what_is_chosen_is_seen_with_forced_colours(guest: Guests) -> None:
    person = guest("fr", forced_colors="active")
    page = person.page
    person.open("/")
    page.click('[data-theme-choice="light"]')
    for chosen, other in (
        ('[data-seat="2"] [value="bot"] + span', '[data-seat="2"] [value="friend"] + span'),
        ('.switch [hreflang="fr"]', '.switch [hreflang="de"]'),
        ('[data-theme-choice="light"]', '[data-theme-choice="dark"]'),
        (".pick:checked + label", ".pick:not(:checked) + label"),
    ):
        assert differ(page, chosen, other), chosen
    assert findings(page, {"runOnly": ["color-contrast"]}) == []
    person.new_table("augsburg", ("bot",))
    page.check("#confirm-mode", force=True)
    assert differ(page, ".confirm-mode", "#help-button")


@pytest.mark.parametrize("address", ["/", "/rules", "/rules/fugger", "/material/fugger", "/me"])
def test_names_and_headings_of_pages(guest: Guests, address: str) -> None:
    person = guest("de", **NARROW)
    person.open(address)
    assert findings(person.page, STRICT) == []
    assert findings(person.page, NAMES) == []


@pytest.mark.parametrize("game", GAMES)
def test_names_and_headings_of_tables(guest: Guests, game: str) -> None:
    """Wide and on a phone; who speaks to the page says what stands there."""
    person = guest("en")
    person.new_table(game, ("bot", "bot"))
    person.my_turn()
    assert findings(person.page, NAMES) == []
    for width, height in ((1440, 900), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert findings(person.page, STRICT) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_no_wider_than_the_smallest_page(guest: Guests, game: str) -> None:
    page = show(guest(), drawn(end_of(game), "fr"), SMALLEST)
    page.locator("#result section").wait_for()
    stands_still(page)
    assert page.evaluate(WIDER) == []


def end_of(slug: str) -> TableSight:
    """Return the end of a random game with all seats taken, and all that was told."""
    game = games.load(slug)
    chance = seeded(f"end {slug}")
    state = game.start(game.most_seats, {}, chance)
    state.log = []
    while not state.is_over():
        seat = next_seat(state.awaited())
        state.play(seat, state.random_option(seat, chance))
    told = [event.seen_by(0) for event in state.log]
    sight = moment(game, game.complete({}), state, 0)
    sight.keep_log(
        [
            EventSight(number=number, answer=0, name=one.name, facts=plain(one.facts), at=0.0)
            for number, one in enumerate(told)
        ],
        len(told),
    )
    return sight


def test_each_seat_has_a_level_of_its_own_name(guest: Guests) -> None:
    person = guest("fr")
    person.open("/?game=augsburg")
    named = person.page.locator("select.level").evaluate_all(
        "all => all.map((one) => one.labels[0].textContent.trim())"
    )
    assert len(named) > 2
    assert len(set(named)) == len(named)


def test_the_field_of_an_invitation_says_which_seat(guest: Guests) -> None:
    person = guest("en")
    person.new_table("augsburg", ("bot",))
    page = person.page
    page.click("[data-open=seats-sheet]")
    page.click("#seats-sheet [data-invite] button")
    page.get_by_role("textbox", name="Seat 1: Link to this seat").wait_for()
