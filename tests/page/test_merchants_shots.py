"""Pictures of Merchants for the docs: KONTOR_SHOTS=1 pytest tests/page/test_merchants_shots.py"""

import os

import pytest
from playwright.sync_api import Page

from tests.page.playing import MOST_STEPS, Guests, settle
from tests.page.test_merchants_browser import answer, asked, give, kind, together, words
from tests.page.test_shots import speak, take

WIDTHS = (390, 1440)
# The scenes, by the class that the desk bears.
SCENES = {
    "d-buy": "buying",
    "d-bid": "auction",
    "d-load": "loading",
    "d-ship": "negotiation",
    "d-move": "movement",
    "d-dial": "dials",
    "d-lot": "investment",
    "d-climb": "status",
}

pytestmark = [
    pytest.mark.skipif(not os.environ.get("KONTOR_SHOTS"), reason="pictures only on demand"),
    pytest.mark.timeout(1800),
]


def picture(page: Page, seen: set[str]) -> None:
    """Take the picture of a scene that has not been seen yet, once the game is under way."""
    for sign, name in SCENES.items():
        if name in seen or not page.locator(f"#desk .{sign}").count():
            continue
        if page.locator(".log-round").count() < (1 if name == "buying" else 2):
            continue
        seen.add(name)
        if name == "movement":
            page.click("#desk .team >> nth=0")
        take(page, f"merchants-{name}-fr", WIDTHS)
        if name == "movement":
            page.keyboard.press("Escape")


def test_the_scenes(guest: Guests) -> None:
    person = guest("fr")
    page = person.page
    seen: set[str] = set()
    for _ in range(3):
        person.new_table("merchants")
        for step in range(MOST_STEPS):
            is_on = person.my_turn()
            sold = page.locator("#evaluation-sheet[open] .slip.is-mine")
            if sold.count() and "unloading" not in seen:
                seen.add("unloading")
                take(page, "merchants-unloading-fr", WIDTHS)
            settle(person, page.click)
            if not is_on:
                break
            if page.get_attribute("#desk", "data-asked") == "yes":
                picture(page, seen)
                answer(person, page.click, step)
        if "end" not in seen:
            seen.add("end")
            take(page, "merchants-end-fr", WIDTHS)
        if seen >= {*SCENES.values(), "unloading", "end"}:
            break
    assert seen >= {"auction", "movement", "dials", "investment", "end"}


def test_a_deal(guest: Guests) -> None:
    """A proposal in the making, and the same proposal before its partner."""
    people = together(guest, art_of_negotiation="binding")
    for one in people:
        speak(one, "fr")
    buyer = asked(people)
    other = people[1 - people.index(buyer)]
    page = buyer.page
    give(buyer, page.click, next(w for w in words(page) if w.startswith("deal:propose:")))
    page.click('#desk [data-step="part:give"]')
    give(buyer, page.click, next(w for w in words(page) if w.startswith("deal:give:")))
    page.click('#desk [data-step="part:theirs"]')
    take(page, "merchants-draft-fr", WIDTHS)
    give(buyer, page.click, "deal:theirs:no_purchase")
    give(buyer, page.click, "deal:good:wine")
    give(buyer, page.click, "deal:post")
    other.page.wait_for_selector('#desk [data-word^="deal:accept:"]')
    assert kind(other) == "deal"
    take(other.page, "merchants-deal-fr", WIDTHS)
