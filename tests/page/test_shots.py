"""Pictures, taken only on demand: KONTOR_SHOTS=1 pytest tests/page/test_shots.py"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Guest
from tests.page.playing import Guests, picture_file, play
from tests.page.test_lessons_browser import first_question, learn, read_on, said

SIZES = {320: 640, 390: 844, 768: 1024, 1440: 900}
THEMES = ("light", "dark")
QUALITY = 85

pytestmark = [
    pytest.mark.skipif(not os.environ.get("KONTOR_SHOTS"), reason="pictures only on demand"),
    pytest.mark.timeout(600),
]


def take(page: Page, name: str, widths: tuple[int, ...], whole: bool = False) -> None:
    """Take pictures of a page at several widths, by day and by candle."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        for width in widths:
            page.set_viewport_size({"width": width, "height": SIZES[width]})
            page.wait_for_timeout(200)
            page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
            file = picture_file(f"{name}-{width}-{theme}")
            page.screenshot(path=file, full_page=whole, type="jpeg", quality=QUALITY)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1440, "height": 900})


def speak(person: Guest, language: str) -> None:
    """Switch the language and stay where we are."""
    person.context.add_cookies([{"name": "kontor_language", "value": language, "url": person.base}])
    person.page.reload()
    person.ready()


def play_until(person: Guest, reached: Callable[[Page], bool]) -> None:
    """Play until something is reached or the game is over."""
    page = person.page

    def answer(step: int) -> None:
        offers = page.locator("#desk button.play:not(.is-grave)[data-word]")
        drawing = page.locator("#desk button[data-key=d]")
        if drawing.count() and (step % 2 or not offers.count()):
            drawing.click()
        elif offers.count():
            offers.nth(step % offers.count()).click()
        else:
            page.locator("#desk button[data-word]").first.click()

    play(person, answer, lambda page: bool(person.words()) and reached(page), act=page.click)


def is_picturesque(page: Page) -> bool:
    """Tell whether there is something to see: a hand to choose from, a round about to end."""
    cards = page.locator("#desk .hcard").count()
    return cards in (4, 5) and page.locator("#desk .hcard.ends").count() > 0


def test_the_table(guest: Guests) -> None:
    person = guest("fr")
    person.new_table()
    page = person.page
    for _ in range(6):
        play_until(person, is_picturesque)
        if page.locator("#result section").count() == 0:
            break
        person.new_table()
    for language, widths in {"fr": tuple(SIZES), "de": (390, 1440), "en": (390, 1440)}.items():
        speak(person, language)
        take(page, f"table-{language}", widths)
    speak(person, "fr")
    play_until(person, lambda page: False)
    speak(person, "fr")
    take(page, "end-fr", (390, 1440))


def test_the_start_page(guest: Guests) -> None:
    person = guest("fr")
    for _ in range(2):
        person.new_table()
    for language in ("fr", "de", "en"):
        person.context.add_cookies(
            [{"name": "kontor_language", "value": language, "url": person.base}]
        )
        person.open("/")
        take(person.page, f"home-{language}", (390, 1440))


def test_learning(guest: Guests) -> None:
    person = guest("fr")
    learn(person, "merchants")
    page = person.page
    while said(page) != first_question("merchants"):
        read_on(page)
    take(page, "lesson-fr", (390, 1440))
    person.open("/practice/emperor")
    page.click("#next")
    person.ready()
    page.click("#voice button[value=hint]")
    page.wait_for_selector("#voice[data-said='-hinted']")
    take(page, "practice-fr", (390, 1440))
    person.open("/rules/emperor")
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        picture = page.locator("figure.rule-picture").nth(2)
        picture.evaluate("(figure) => figure.scrollIntoView({ block: 'center' })")
        take(page, "rules-fr", (width,))
