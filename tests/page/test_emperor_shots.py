"""Pictures of the Emperor's table: KONTOR_SHOTS=1 pytest tests/page/test_emperor_shots.py"""

import os

import pytest
from playwright.sync_api import Page

from tests.page.playing import Guests, play
from tests.page.test_emperor_browser import pointing
from tests.page.test_shots import take

WIDTHS = (390, 1440)
MOST_GAMES = 4
# The scenes, by what tells them.
SCENES = {
    "setup": "#desk .tgts.narrows [data-word^='enter:']",
    "actions": "#desk .act [data-step='buy:permit']",
    "power": "#evaluation-sheet[open]",
    "election": "#desk .ballot [data-word='vote:for']",
}

pytestmark = [
    pytest.mark.skipif(not os.environ.get("KONTOR_SHOTS"), reason="pictures only on demand"),
    pytest.mark.timeout(900),
]


def picture(page: Page, seen: set[str]) -> None:
    """Take the pictures of scenes that have not been seen yet."""
    for name, sign in SCENES.items():
        if name in seen or not page.locator(sign).count():
            continue
        seen.add(name)
        take(page, f"emperor-{name}-fr", WIDTHS)
        if name == "actions":
            page.click("#desk .act [data-step='buy:permit']")
            page.click("#desk [data-step='buy:permit:baron']")
            take(page, "emperor-target-fr", WIDTHS)
            page.keyboard.press("Escape")


def test_the_scenes(guest: Guests) -> None:
    person = guest("fr")
    page = person.page
    seen: set[str] = set()

    def look(page: Page) -> bool:
        picture(page, seen)
        return False

    for _ in range(MOST_GAMES):
        person.new_table("emperor", ("bot",) * 3)
        play(person, pointing(page, page.click), look)
        if seen >= SCENES.keys():
            break
    take(page, "emperor-end-fr", WIDTHS)
    assert seen >= SCENES.keys() - {"election"}
