"""Pictures of Augsburg 1520 on demand: KONTOR_SHOTS=1 pytest tests/page/test_augsburg_shots.py"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.playing import Guests, play
from tests.page.test_augsburg_browser import answer, fill_basket, kind_of
from tests.page.test_shots import take

WIDTHS = (390, 1440)
MOST_GAMES = 4

pytestmark = [
    pytest.mark.skipif(not os.environ.get("KONTOR_SHOTS"), reason="pictures only on demand"),
    pytest.mark.timeout(900),
]


def is_auction(page: Page) -> bool:
    """Somebody leads, some have passed, and there is a choice."""
    return (
        kind_of(page) == "bidding"
        and page.locator("#board .is-done").count() > 0
        and page.locator("#board .bids .is-lead").count() > 0
        and page.locator("#desk .bid-options .option[data-word]").count() > 2
    )


def is_showdown(page: Page) -> bool:
    """Several have shown their notes, and we have won."""
    shown = page.locator("#board .counts li:has(.chit)").count()
    return kind_of(page) == "taking" and shown > 1


def is_privilege(page: Page) -> bool:
    """There are several ways to use a card."""
    return (
        kind_of(page) == "using"
        and page.locator("#board .is-done").count() > 0
        and page.locator("#desk .use .option[data-word]").count() > 4
    )


def is_purchase(page: Page) -> bool:
    """The income is told, and cards are offered."""
    return kind_of(page) == "purchase" and page.locator("#board .earned").count() > 0


SCENES: dict[str, Callable[[Page], bool]] = {
    "auction": is_auction,
    "showdown": is_showdown,
    "privilege": is_privilege,
    "purchase": is_purchase,
}


def test_the_scenes(guest: Guests) -> None:
    """Play until all scenes have been met, and to the end."""
    person = guest("fr")
    page = person.page
    left = dict(SCENES)

    def step_with_pictures(step: int) -> None:
        for name in [name for name, is_met in left.items() if is_met(page)]:
            del left[name]
            if name == "purchase":
                fill_basket(page, page.click, step)
            take(page, f"augsburg-{name}-fr", WIDTHS)
            page.keyboard.press("Escape")
        answer(page, page.click, step)

    for number in range(MOST_GAMES):
        person.new_table("augsburg", ("bot",) * 3)
        play(person, step_with_pictures)
        if not number:
            take(page, "augsburg-end-fr", WIDTHS)
        if not left:
            break
    assert not left
