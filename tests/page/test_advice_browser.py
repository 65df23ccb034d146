"""Advice in Chromium: a hint by its key, why a bot answered so, and the analysis at the end."""

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.conftest import Guest, guests_of
from tests.page.playing import PHONE, Guests, no_serious_findings, picture_file, play, settle
from tests.server.process import ServerProcess, serving

PATIENCE = 120_000
pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def learned_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server whose games have been learned, if only for this test."""
    database = f"sqlite:///{tmp_path_factory.mktemp('advice') / 'tables.db'}"
    with serving(database, program="tests.server.learned_program") as server:
        yield server


@pytest.fixture
def guest(learned_site: ServerProcess, browser: Browser) -> Iterator[Guests]:
    """Return a maker of guests at the learned site."""
    yield from guests_of(learned_site, browser)


def answered(page: Page) -> None:
    """Wait until the dialog shows its answer."""
    page.wait_for_selector("#advice[open][data-state=shown] .opinion", timeout=PATIENCE)


def asked(person: Guest) -> bool:
    """Wait until we are asked something; False when the game is over."""
    while person.my_turn():
        settle(person, person.page.click)
        if person.words():
            return True
    return False


MOST_ANSWERS = 12


def pressing(person: Guest) -> Callable[[int], None]:
    """Return a player who presses buttons wherever they are."""
    press = "w => document.querySelector(`#desk [data-word='${w}']`).click()"

    def answer(step: int) -> None:
        words = person.words()
        person.page.evaluate(press, words[step % len(words)])

    return answer


def test_a_hint_by_key_is_taken_and_a_bot_explains_itself(guest: Guests) -> None:
    person = guest("en")
    person.new_table()
    page = person.page
    assert asked(person)
    version = person.version()
    page.keyboard.press("h")
    answered(page)
    assert 1 <= page.locator("#advice .opinion").count() <= 3
    assert person.version() == version, "a hint changes nothing"
    assert page.evaluate("document.activeElement.hasAttribute('data-take')")
    no_serious_findings(person)
    page.keyboard.press("Enter")
    person.moved(version)
    settle(person, page.click)
    page.wait_for_function("v => document.body.dataset.version !== v", arg=version)
    explained = page.locator("#log button.explain").first
    # What a bot lays face down is not explained: sooner or later one offers or draws a card.
    for step in range(MOST_ANSWERS):
        assert asked(person)
        if explained.count():
            break
        version = person.version()
        pressing(person)(step)
        settle(person, page.click)
        page.wait_for_function("v => document.body.dataset.version !== v", arg=version)
    explained.click()
    page.wait_for_selector("#advice[open][data-state=shown]", timeout=PATIENCE)
    assert (page.text_content("#advice h2") or "").strip()
    page.keyboard.press("Escape")
    page.wait_for_selector("#advice:not([open])", state="attached")


def test_a_hint_fits_a_phone(guest: Guests) -> None:
    person = guest("fr", **PHONE)
    person.new_table()
    page = person.page
    assert asked(person)
    page.tap("#hint-button")
    answered(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("#advice").bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
    shot(page, "hint-fr-390", whole=False)


def test_the_analysis_of_a_finished_game(guest: Guests) -> None:
    person = guest("fr")
    person.new_table()
    page = person.page
    assert not play(person, pressing(person), act=page.click)
    page.click("#desk a[href$='/analysis']")
    page.wait_for_selector("#analysis[data-state=done]", timeout=PATIENCE)
    for width, kind in ((1440, "wide"), (390, "narrow")):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.locator(".curve:visible").count() == 1
        assert page.locator(f".curve-{kind}:visible polyline").count() == 3
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        no_serious_findings(person)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            shot(page, f"analysis-fr-{width}-{theme}")
    page.click(".numbers summary >> nth=0")
    cells = page.locator(".sheet tbody tr").last.locator("td").all_text_contents()
    assert sum(int(re.sub(r"\D", "", cell)) for cell in cells) in range(98, 103)
    page.locator(".decisions a, .turns a, .sheet a").first.click()
    page.wait_for_selector("body[data-ready=yes]")
    assert re.search(r"\?at=\d+$", page.url)


def shot(page: Page, name: str, whole: bool = True) -> None:
    """Take a picture, on demand only: KONTOR_SHOTS=1."""
    if os.environ.get("KONTOR_SHOTS"):
        page.wait_for_timeout(300)
        page.screenshot(path=picture_file(name), full_page=whole, type="jpeg", quality=85)
