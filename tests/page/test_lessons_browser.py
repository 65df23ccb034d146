"""The first minute of a guided game in Chromium: from the start page to the first own decision."""

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from tests.page.conftest import ASKED, AT_REST, Guest
from tests.page.lessons import TAUGHT, Learner
from tests.page.playing import PHONE, Guests, no_serious_findings

pytestmark = pytest.mark.timeout(180)

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
# The middle of each ring that is shown.
RINGS = """() => [...document.querySelectorAll(".spot:not([hidden])")].map((ring) => {
  const { x, y, width, height } = ring.getBoundingClientRect();
  return [x + width / 2, y + height / 2].map(Math.round);
})"""

# The answers, and what opens them, that have a ring.
RINGED = f"""() => {{
  const middles = ({RINGS})();
  return [...document.querySelectorAll("#desk .option")].filter((option) => {{
    const box = option.getBoundingClientRect();
    return middles.some(([x, y]) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  }}).map((option) => option.dataset.word ?? option.dataset.step);
}}"""


def learn(person: Guest, slug: str) -> None:
    """Open the guided game with one click on the start page."""
    person.open("/")
    person.page.click(f"[formaction='/learn/{slug}']")
    person.ready()


def said(page: Page) -> str:
    """Return the step that is said."""
    return page.get_attribute("#voice", "data-said") or ""


def read_on(page: Page) -> None:
    """Read on, and wait for the next step."""
    heard = said(page)
    page.click("#voice .is-main")
    page.wait_for_function(
        "step => !['', step].includes(document.getElementById('voice').dataset.said)", arg=heard
    )


def first_question(slug: str) -> str:
    """Return the first step of a lesson that asks for an answer."""
    return next(step.name for step in Learner(slug).lesson.steps if step.answers)


@pytest.mark.parametrize("slug", TAUGHT)
@pytest.mark.parametrize("width", ["phone", "laptop"])
def test_one_click_and_some_reading_lead_to_the_first_decision(
    guest: Guests, slug: str, width: str
) -> None:
    clara = guest(**(PHONE if width == "phone" else LAPTOP))
    learn(clara, slug)
    page = clara.page
    asking = first_question(slug)
    heard = []
    while said(page) != asking:
        heard.append(said(page))
        expect(page.locator("#voice-text")).to_be_in_viewport(ratio=1)
        page.wait_for_function("document.querySelector('.spot:not([hidden])')")
        read_on(page)
    assert len(heard) == len(set(heard)) <= 5
    page.wait_for_selector(ASKED, state="attached")
    view = page.viewport_size
    rings = page.evaluate(RINGS)
    assert view and rings
    assert all(0 < x < view["width"] and 0 < y < view["height"] for x, y in rings)
    assert page.locator("#voice .is-main").count() == 0, "an answer is asked for"


def test_a_lesson_is_heard_by_keys_also_again_and_goes_on_after_a_reload(guest: Guests) -> None:
    clara = guest(**LAPTOP)
    learn(clara, "fugger")
    page = clara.page
    expect(page.locator("#voice-again")).to_be_hidden()
    aim = page.inner_text("#voice-text")
    page.keyboard.press("g")
    page.wait_for_selector("#voice[data-said=prices]")
    focus = "document.activeElement.closest('#voice button.is-main') !== null"
    assert page.evaluate(focus), "the next press of Enter reads on"
    prices = page.inner_text("#voice-text")
    page.keyboard.press("Enter")
    page.wait_for_selector("#voice[data-said=hand]")
    page.reload()
    clara.ready()
    assert said(page) == "hand"
    for text in (prices, aim):
        page.keyboard.press("b")
        expect(page.locator("#voice-before")).to_have_text(text)
    no_serious_findings(clara)
    page.keyboard.press("b")
    expect(page.locator("#voice-before")).to_be_hidden()
    page.keyboard.press("g")
    page.wait_for_selector("#voice[data-said=offer]")
    page.wait_for_function("document.activeElement.id === 'desk'")
    page.keyboard.press("d")  # something else than is asked for
    page.wait_for_selector("#voice[data-said=offer-instead]")
    page.keyboard.press("g")
    page.wait_for_selector(f"{AT_REST} #voice[data-said=draw], {AT_REST} #voice[data-said='']")


def test_reading_on_does_not_wait_for_a_reply(guest: Guests) -> None:
    """The next step may be shown before the reply to the last one is there."""
    clara = guest(**LAPTOP)
    learn(clara, "fugger")
    page = clara.page
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/lesson", lambda route: held.append((route, route.fetch())))
    for step in ("aim", "prices", "hand"):
        page.wait_for_selector(f"#voice[data-said={step}]")
        page.click("#voice .is-main")
    page.wait_for_selector("#voice[data-said=offer]")
    assert len(held) == 3
    for route, reply in held:
        route.fulfill(response=reply)


def test_answers_that_are_folded_away_have_no_ring(guest: Guests) -> None:
    """A wall may be paid with other coins, too; they are shown when somebody wants them."""
    clara = guest(**LAPTOP)
    learn(clara, "gluecksritter")
    page = clara.page
    for step in ("aim", "helpers", "prices", "income"):
        page.wait_for_selector(f"#voice[data-said={step}]")
        page.click("#voice .is-main")
    page.wait_for_selector("#voice[data-said=plan]")
    for card in (2, 5):
        page.click(f"#desk [data-choose='card:{card}']")
    page.click("#desk [data-word='cards:25']")
    page.wait_for_selector("#voice[data-said=revealed]")
    page.click("#voice .is-main")
    page.wait_for_selector(f"{AT_REST} #voice[data-said=wall]")
    expect(page.locator(".spot:not([hidden])")).to_have_count(2)  # the shop, and its suggestion


def test_the_way_to_an_answer_is_shown_step_by_step(guest: Guests) -> None:
    clara = guest(**LAPTOP)
    learn(clara, "emperor")
    page = clara.page
    while (step := said(page)) != "privilege":
        hoped = page.get_attribute("#voice", "data-hoped")
        page.click(f"#desk [data-word='{hoped}']" if hoped else "#voice .is-main")
        page.wait_for_function(
            "step => ![step, ''].includes(document.getElementById('voice').dataset.said)", arg=step
        )
    page.wait_for_selector(ASKED, state="attached")
    for way in ("privilege:palatinate", "privilege:palatinate:bohemia"):
        page.wait_for_function(f"way => ({RINGED})().join() === way", arg=way)
        page.click(f"#desk [data-step='{way}'], #desk [data-word='{way}']")
    page.wait_for_selector("#voice[data-said=doctor]")
