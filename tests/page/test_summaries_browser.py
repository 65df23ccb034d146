"""The game on one page in Chromium: on one side of paper, and what ? opens at the table."""

import re
from collections.abc import Callable

import pytest

from kontor import games
from kontor.text.languages import LANGUAGES
from tests.page.conftest import Guest

Guests = Callable[..., Guest]
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_printed_on_one_side(guest: Guests, language: str) -> None:
    person = guest(language=language)
    for slug in games.SLUGS:
        person.open(f"/games/{slug}")
        assert person.page.locator(".summary-drawn .art").count() > 0
        printed = person.page.pdf(format="A4", prefer_css_page_size=True)
        assert len(PAGE.findall(printed)) == 1, slug


def test_a_question_mark_opens_the_game_on_one_page_first(guest: Guests) -> None:
    person = guest()
    person.new_table("merchants")
    page = person.page
    page.keyboard.press("?")
    page.wait_for_selector("#rules-panel[open] .summary")
    present = page.get_attribute("#status", "data-present") or ""
    marked = page.locator(".summary-turn [aria-current=step]")
    assert present and marked.count() == 1
    assert present in (marked.get_attribute("data-phases") or "").split()
    page.keyboard.press("?")
    page.wait_for_selector("#keys[open]")
    page.keyboard.press("Escape")
    # What is looked for from the game's page is found in the rulebook.
    page.fill("#rules-panel .rules-search input[name=q]", "R4.5")
    page.keyboard.press("Enter")
    page.wait_for_selector("#rules-body .rules-found")
    assert not page.is_visible("#rules-body .summary")
    page.click("#rules-panel .rules-head form[method=dialog] button")
    page.click("#help-button")
    page.wait_for_selector("#rules-panel[open] .summary")
    page.click("#rules-body .summary-links [data-panel=rules]")
    page.wait_for_selector("#rules-body #rulebook")
    assert not page.is_visible("#rules-body .summary")
    page.keyboard.press("Escape")
    page.click("#help-button")
    page.wait_for_selector("#rules-panel[open] .summary")
    assert not page.is_visible("#rules-body #rulebook")
    page.click("#rules-body [data-open=keys]")
    page.wait_for_selector("#keys[open]")
    assert person.faults == []


def test_to_play_a_game_is_to_choose_it_and_keep_what_is_filled_in(guest: Guests) -> None:
    person = guest()
    person.open("/")
    person.page.fill("#name", "Clara")
    person.page.click(".game.g-emperor .game-links a[href$='#who']")
    assert person.page.is_checked("#g-emperor")
    assert person.page.input_value("#name") == "Clara"
    assert person.faults == []
