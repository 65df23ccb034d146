"""What hands do to the stage: fold the desk, enlarge the board, swipe to the others, ask why."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from kontor import games
from tests.page.conftest import Guest
from tests.page.kinds import kinds
from tests.page.looks import SCRIPT, Size, drawn, show
from tests.page.playing import PHONE, Guests

Point = tuple[float, float]

# Moments at which much lies on the table.
FULLEST = {
    "fugger": "turn-prompt-play",
    "augsburg": "prompt-bid",
    "emperor": "prompt-action",
    "gluecksritter": "plan-prompt",
    "merchants": "prompt-dials",
}
SMALL = (390, 844)
LAPTOP = (1366, 768)
ROOM = "document.getElementById('room').getBoundingClientRect().width"
STAGE = "document.getElementById('stage').getBoundingClientRect().width"
SHEET = "document.body.dataset.sheet ?? 'half'"
HEIGHT = "document.getElementById('desk').getBoundingClientRect().height"
SEEN = """() => {
  const stage = document.getElementById('stage').getBoundingClientRect();
  return [...document.querySelectorAll('#players [data-essential]')].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < stage.bottom && bottom > stage.top;
  }).length;
}"""
# Twice at once, however slow the machine is.
TAPPED = """() => {
  const [clientX, clientY] = [60, 300];
  const at = document.elementFromPoint(clientX, clientY);
  const told = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY };
  for (let count = 0; count < 2; count += 1) at.dispatchEvent(new PointerEvent('pointerup', told));
}"""

pytestmark = pytest.mark.timeout(120)


def moment(person: Guest, size: tuple[int, int], game: str, name: str) -> Page:
    """Open a moment of one kind of question."""
    (kind,) = [one for one in kinds(game) if one.name == name]
    return show(person, drawn(kind.sight(), "fr"), size)


def touch(page: Page, *fingers: Sequence[Point]) -> None:
    """Put fingers down, lead each along its points, and lift them."""
    session = page.context.new_cdp_session(page)
    for step, points in enumerate(zip(*fingers, strict=True)):
        kind = "touchMove" if step else "touchStart"
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def line(start: Point, end: Point, steps: int = 8) -> list[Point]:
    """Return points from one place to another."""
    (x, y), (u, v) = start, end
    return [(x + (u - x) * n / steps, y + (v - y) * n / steps) for n in range(steps + 1)]


def test_the_desk_is_folded_and_the_board_has_its_room(guest: Guests) -> None:
    page = moment(guest("fr"), LAPTOP, "merchants", "prompt-move")
    before = page.evaluate(STAGE)
    page.click("[data-sheet-step=lower]")
    assert page.evaluate(SHEET) == "line"
    assert page.evaluate(STAGE) > before
    page.click("[data-sheet-step=higher]")
    assert page.evaluate(STAGE) == before


@pytest.mark.parametrize("game", games.SLUGS)
@pytest.mark.parametrize("size", [LAPTOP, (1024, 768)], ids=str)
def test_with_the_desk_folded_all_is_in_view(guest: Guests, game: str, size: Size) -> None:
    page = moment(guest("fr"), size, game, FULLEST[game])
    page.click("[data-sheet-step=lower]")
    assert page.evaluate(SHEET) == "line"
    assert page.evaluate(SCRIPT, True) == []


def test_the_board_is_enlarged_by_buttons(guest: Guests) -> None:
    page = moment(guest("fr"), LAPTOP, "merchants", "prompt-move")
    before = page.evaluate(ROOM)
    page.click("[data-zoom=in]")
    assert page.evaluate(ROOM) == pytest.approx(before * 1.35, rel=0.01)
    page.click("[data-zoom=out]")
    assert page.evaluate(ROOM) == pytest.approx(before, rel=0.01)


def test_two_fingers_and_a_double_tap_enlarge_the_board(guest: Guests) -> None:
    page = moment(guest("fr", **PHONE), SMALL, "merchants", "prompt-move")
    before = page.evaluate(ROOM)
    touch(page, line((180, 250), (120, 250)), line((210, 250), (270, 250)))
    page.wait_for_function(f"{ROOM} > {before} * 1.5")
    page.evaluate(TAPPED)
    page.wait_for_function(f"{ROOM} < {before} * 1.01")
    page.evaluate(TAPPED)
    page.wait_for_function(f"{ROOM} > {before} * 1.5")


def test_what_two_fingers_have_enlarged_stays_when_they_are_lifted(guest: Guests) -> None:
    page = moment(guest("fr", **PHONE), SMALL, "augsburg", "prompt-bid")
    before = page.evaluate(ROOM)
    lifted = "addEventListener('pointerup', () => document.body.dataset.lifted += '.', true)"
    page.evaluate(lifted)
    touch(page, line((180, 150), (120, 150)), line((210, 150), (270, 150)))
    page.wait_for_selector("body[data-lifted$='..']")
    assert page.evaluate(ROOM) > before * 1.5


def test_the_sheet_has_three_heights(guest: Guests) -> None:
    page = moment(guest("fr", **PHONE), SMALL, "emperor", "prompt-action")
    heights = {page.evaluate(SHEET): page.evaluate(HEIGHT)}
    for way in ("higher", "lower", "lower"):
        page.tap(f"[data-sheet-step={way}]")
        page.wait_for_timeout(400)
        heights[page.evaluate(SHEET)] = page.evaluate(HEIGHT)
    assert heights["line"] < heights["half"] < heights["full"]
    head = page.locator("#desk .question").bounding_box()
    assert head
    touch(page, line((190, head["y"] + 20), (190, head["y"] - 120)))
    page.wait_for_function(f"({SHEET}) === 'half'")


def test_what_a_question_is_about_is_in_view_on_a_phone(guest: Guests) -> None:
    page = moment(guest("fr", **PHONE), SMALL, "emperor", "prompt-tie")
    place, stage = (page.locator(one).bounding_box() for one in ("[data-subject]", "#stage"))
    assert place and stage
    assert stage["y"] <= place["y"]
    assert place["y"] + place["height"] <= stage["y"] + stage["height"] + 1


def test_the_others_are_a_swipe_away(guest: Guests) -> None:
    page = moment(guest("fr", **PHONE), SMALL, "merchants", "prompt-move")
    assert not page.evaluate(SEEN)
    for _ in range(8):  # where fingers are slow, no swipe carries on after they are lifted
        if not page.evaluate(SEEN):
            touch(page, line((190, 420), (190, 60), 4))
    page.wait_for_function(SEEN)


def test_a_dashed_answer_says_on_touch_why(guest: Guests) -> None:
    page = moment(guest("fr", **PHONE), SMALL, "fugger", "turn-prompt-play")
    page.locator("#desk .option[data-why]:visible").first.tap(force=True)  # it is named as disabled
    page.wait_for_selector(".toast:visible")
    assert (page.text_content(".toast") or "").strip()


@pytest.mark.parametrize("name", ["chronicle", "tools", "reasons"])
def test_escape_closes_what_lies_open(guest: Guests, name: str) -> None:
    page = moment(guest("fr"), SMALL, "emperor", "prompt-action")
    page.click(f"[popovertarget={name}]:visible")
    page.wait_for_selector(f"#{name}:popover-open")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"#{name}:not(:popover-open)", state="attached")
