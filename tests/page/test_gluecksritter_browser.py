"""Whole games of Die Glücksritter in Chromium, by touch and by keyboard; pictures on demand."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.kinds import kinds
from tests.page.looks import SIZES, drawn, show
from tests.page.playing import (
    PHONE,
    Act,
    Guests,
    Size,
    by_keyboard,
    no_serious_findings,
    play,
    tab_to,
)
from tests.page.test_shots import take

shots = pytest.mark.skipif(not os.environ.get("KONTOR_SHOTS"), reason="pictures only on demand")
pytestmark = pytest.mark.timeout(600)

# What the links in a corner of the land lie on, with visitors everywhere and both links there.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => box(one).width);
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const visits = '<li class="visit"><b class="badge"></b></li>'.repeat(3);
  for (const medal of document.querySelectorAll(".medal-box"))
    medal.innerHTML += `<ul class="visits">${visits}</ul>`;
  const links = document.querySelector(".c-last");
  links.append(links.children[0].cloneNode(true));
  links.lastElementChild.textContent = "Aufgedeckte Runde";
  return all(".c-last .link").flatMap((link) => all(".badge, .ribbon, .medal-stock, .c-bag > *")
    .filter((one) => meet(box(link), box(one)))
    .map((one) => `${link.textContent.trim()} on ${one.className}`));
}"""


def choose(page: Page, press: Act, step: int) -> None:
    """Choose as many cards as a plan needs, and lock it."""
    cards = page.locator("#desk [data-choose]").count()
    for turn in range(3):
        if page.locator("#desk .lockit.is-whole").count():
            break
        place = (step + 2 * turn) % cards
        press(f"#desk .acard:has([data-choose]) >> nth={place} >> [data-choose]")
    press("#desk .lockit.is-whole")


def answer(page: Page, press: Act, step: int) -> None:
    """Answer the open question somehow."""
    if page.locator("#desk [data-choose]").count():
        choose(page, press, step)
    else:
        visible = "#desk button[data-word]:visible"
        number = page.locator(visible).count()
        press(f"{visible} >> nth={step % number}")


def pointing(page: Page, act: Act) -> Callable[[int], None]:
    """Return a player with a pointer."""
    return lambda step: answer(page, act, step)


def test_a_game_on_a_phone(guest: Guests) -> None:
    person = guest("fr", **PHONE)
    person.start("gluecksritter", 3)
    page = person.page
    assert not play(person, pointing(page, page.tap))
    assert page.locator("#result h2").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_serious_findings(person)


# Chooses house rules on the start page, wherever they are folded away.
SET_RULES = """rules => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  for (const [rule, value] of Object.entries(rules)) {
    const field = document.querySelector(`select[name$="${rule}"]`);
    if (field) field.value = value;
    else document.querySelector(`[name$="${rule}"][value="${value}"]`).checked = true;
  }
}"""


def test_r18_4_an_order_is_given_by_a_click_and_the_clock_runs(guest: Guests) -> None:
    person = guest("en")
    person.open("/?game=gluecksritter")
    page = person.page
    page.fill("#name", "Clara")
    page.evaluate(SET_RULES, {"yellow_mode": "orders", "clock": "relaxed"})
    page.click(".go")
    person.ready()
    page.wait_for_selector("#desk [data-choose]")
    expect(page.locator("#desk .countdown")).to_be_visible()
    page.click("#orders summary")
    page.click("#orders button[data-word='order:gift:never']")
    expect(page.locator("#orders button[data-word='order:gift:ask']")).to_be_visible()
    expect(page.locator("#orders button[data-word='order:gift:never']")).to_have_count(0)


@by_keyboard
def test_a_game_by_keyboard_alone(guest: Guests, size: Size, most: int) -> None:
    """Digits choose cards, Shift+Enter locks; Tab and Enter answer everything else."""
    person = guest("de", **size)
    person.new_table("gluecksritter")
    page = person.page

    def press(step: int) -> None:
        page.keyboard.press("Escape")
        if page.locator("#desk [data-choose]").count():
            for key in "123456"[step % 3 :]:
                if page.locator("#desk .lockit.is-whole").count():
                    break
                page.keyboard.press(key)
            page.keyboard.press("Shift+Enter")
        else:
            tab_to(person, "#desk button[data-word]")
            page.keyboard.press("Enter")

    if not play(person, press, most=most):
        assert page.locator("#result h2").is_visible()


def test_a_plan_is_chosen_changed_and_locked(guest: Guests) -> None:
    """A third card replaces the oldest; the medallions show the same choice."""
    person = guest("fr")
    person.new_table("gluecksritter")
    page = person.page
    person.my_turn()
    for number in (1, 2, 3):
        page.click(f"[data-choose='card:{number}']")
    assert page.locator("[data-choose][aria-pressed=true]").count() == 2
    assert page.locator("[data-choose='card:1'][aria-pressed=false]").count() == 1
    assert page.locator(".medal-box.is-selected").count() == 2
    page.click(".m5 .medal-box")
    assert page.locator(".lockit.is-whole").get_attribute("data-word") == "cards:35"
    assert page.locator(".lockit:visible").count() == 1


def test_axe_finds_nothing_serious(guest: Guests) -> None:
    person = guest("fr")
    person.new_table("gluecksritter")
    person.my_turn()
    no_serious_findings(person)


def is_rich(page: Page) -> bool:
    """Tell whether a plan is worth a picture: documents in hand, castles begun."""
    begun = page.locator(".stone").count() > 14
    return begun and page.locator("#desk [data-choose]").count() > 0 and has_document(page)


def has_document(page: Page) -> bool:
    """Tell whether a document may be laid or played."""
    return page.locator("#desk .aim").count() > 0


SCENES: dict[str, Callable[[Page], bool]] = {
    "plan": is_rich,
    "purchase": lambda page: page.locator("#desk .offers .pay").count() > 1,
    "errand": lambda page: page.locator("#desk .errands").count() > 0,
    "reaction": lambda page: page.locator("#desk .reaction").count() > 0,
}


@shots
@pytest.mark.parametrize("scene", SCENES)
def test_pictures(guest: Guests, scene: str) -> None:
    person = guest("fr")
    page = person.page
    for _ in range(4):
        person.new_table("gluecksritter", ("bot",) * 4)
        if play(person, pointing(page, page.click), SCENES[scene]):
            break
    if scene == "plan":
        for button in page.locator("#desk [data-choose]").all()[1:5:3]:
            button.click()
        page.evaluate("document.querySelector('#desk .desk-body').scrollTop = 0")
    take(page, f"gluecksritter-{scene}-fr", (390, 1440))


@shots
def test_picture_of_the_end(guest: Guests) -> None:
    person = guest("fr")
    person.new_table("gluecksritter", ("bot",) * 5)
    play(person, pointing(person.page, person.page.click))
    person.page.reload()
    person.ready()
    take(person.page, "gluecksritter-end-fr", (390, 1440))


@shots
@pytest.mark.parametrize("kind", ["cards", "duel", "attack"])
def test_pictures_of_the_scenes(guest: Guests, kind: str) -> None:
    """A scene stands still for its picture."""
    person = guest("fr", scenes="brisk")
    person.new_table("gluecksritter", ("bot",) * 5)
    page = person.page
    found = f"#scene:not([hidden]) .is-{kind}"
    play(person, pointing(page, page.click), lambda page: page.locator(found).count() > 0)
    take(page, f"gluecksritter-{kind}-fr", (390, 1440))


@pytest.mark.parametrize("size", [SIZES[5], SIZES[6]], ids=str)
def test_links_on_the_land_cover_nothing(guest: Guests, size: tuple[int, int]) -> None:
    found = (drawn(kind.sight(), "de") for kind in kinds("gluecksritter"))
    page = show(guest("de"), next(html for html in found if 'data-open="discarded"' in html), size)
    assert page.evaluate(COVERED) == []
