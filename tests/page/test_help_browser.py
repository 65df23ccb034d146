"""Help and reasons in Chromium: by pointer, finger and keys, beside the piece, on the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Guest
from tests.page.kinds import kinds
from tests.page.looks import SIZES, drawn, show
from tests.page.playing import PHONE, Guests

pytestmark = pytest.mark.timeout(300)

OPEN = "#help:popover-open"
# Whether help lies on the screen and beside what it explains.
PLACED = """selector => {
  const help = document.querySelector("#help").getBoundingClientRect();
  const piece = document.querySelector(selector).getBoundingClientRect();
  const apart = help.right <= piece.left || help.left >= piece.right
    || help.bottom <= piece.top || help.top >= piece.bottom;
  const { left, top, right, bottom } = help;
  return [apart, left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight];
}"""
# Whether the focus has gone on, and what it has reached is explained.
EXPLAINED = """seen => {
  const here = document.activeElement;
  return here.dataset.help !== seen && here.getAttribute("aria-describedby") === "help";
}"""
PRESS = """([selector, kind]) => {
  const piece = document.querySelector(selector);
  const box = piece.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  const init = { bubbles: true, cancelable: true, clientX, clientY, pointerType: "touch" };
  piece.dispatchEvent(new PointerEvent(kind, init));
  if (kind === "pointerup") piece.click();
}"""


def seated(guest: Guests, **options: object) -> Guest:
    """Sit down at a table of the game whose first question is ours or a bot's."""
    person = guest("en", **options)
    person.new_table("emperor")
    assert person.my_turn()
    return person


def told(page: Page) -> str:
    """Wait for help and return what it says."""
    page.wait_for_selector(OPEN)
    return page.inner_text("#help")


def test_help_comes_to_a_resting_pointer_and_goes_with_it(guest: Guests) -> None:
    page = seated(guest).page
    pieces = {
        "#pv-trier .seat-arch": "R11.7",
        "#pv-bohemia .priv": "R12.3",
        "#players .player-score": "R14.3",
    }
    for piece, clause in pieces.items():
        page.hover(piece)
        page.wait_for_selector(f"{OPEN}:has-text('{clause}')")
        assert page.evaluate(PLACED, piece) == [True, True]
    page.mouse.move(2, 2)
    page.wait_for_selector("#help:not(:popover-open)", state="attached")
    page.hover("#pv-trier .seat-arch")
    page.wait_for_selector(OPEN)
    page.keyboard.press("Escape")
    page.wait_for_selector("#help:not(:popover-open)", state="attached")


def test_a_pointer_that_passes_is_told_nothing(guest: Guests) -> None:
    page = seated(guest).page
    page.hover("#pv-trier .seat-arch")
    page.mouse.move(2, 2)
    page.wait_for_timeout(1500)
    assert page.locator(OPEN).count() == 0


def test_a_long_press_explains_and_chooses_nothing(guest: Guests) -> None:
    person = seated(guest, **PHONE)
    page = person.page
    version = person.version()
    answer = "#desk button[data-word][data-help]"
    page.evaluate(PRESS, [answer, "pointerdown"])
    assert "R" in told(page)
    page.evaluate(PRESS, [answer, "pointerup"])
    assert page.locator(OPEN).count() == 1
    page.evaluate(PRESS, ["#ask", "pointerdown"])
    page.wait_for_selector("#help:not(:popover-open)", state="attached")
    assert person.version() == version and not page.locator(".is-answering").count()


def test_what_a_finger_has_asked_for_stays_when_it_is_lifted(guest: Guests) -> None:
    """Browsers send a mouse after the finger, which gives a link the focus."""
    page = seated(guest, **PHONE).page
    box = page.locator("#board a[data-help]").first.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [finger]), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        assert told(page)
    assert page.evaluate("document.activeElement === document.body")


def test_keys_lead_from_piece_to_piece(guest: Guests) -> None:
    page = seated(guest).page
    stops = page.locator("#board [data-help][tabindex='0']:not(button):not(a)")
    assert stops.count() == 1
    stops.focus()
    seen = ""
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(EXPLAINED, arg=seen)
        seen = page.get_attribute(":focus", "data-help") or ""
        assert page.locator(OPEN).count() == 1
    assert stops.count() == 1


def test_reasons_lie_over_the_desk_and_close_as_a_panel(guest: Guests) -> None:
    person = guest("en")
    person.new_table("fugger")
    assert person.my_turn()
    page = person.page
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(300, 300),
        lambda: page.click("#reasons header button"),
    ]
    for close in ways:
        page.click(".reasons-open")
        page.wait_for_selector("#reasons:popover-open dt")
        over = page.evaluate(
            "() => { const [a, b] = ['reasons', 'desk'].map((id) =>"
            " document.getElementById(id).getBoundingClientRect());"
            " return a.left >= b.left && a.top >= b.top - 1 && a.bottom <= innerHeight; }"
        )
        assert over
        close()
        page.wait_for_selector("#reasons:not(:popover-open)", state="attached")


def test_help_is_heard_after_what_describes_an_answer_itself(guest: Guests) -> None:
    kind = next(kind for kind in kinds("emperor") if kind.name == "prompt-son")
    page = show(guest(), drawn(kind.sight(), "en"), SIZES[2])
    answer = page.locator("#desk button[data-word][data-help][aria-description]").first
    page.keyboard.press("Tab")
    answer.focus()
    page.wait_for_selector(OPEN)
    assert answer.get_attribute("aria-describedby") == "help"
    own = answer.get_attribute("aria-description") or ""
    heard = page.locator("#help").text_content() or ""
    assert own and heard.startswith(own) and len(heard) > len(own) + 1
