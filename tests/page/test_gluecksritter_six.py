"""Six browsers play one game of Die Glücksritter to its end."""

from random import Random

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.page.conftest import ASKED, PATIENCE, Guest
from tests.page.playing import PHONE, Guests

LANGUAGES = ("fr", "de", "en")
MOST_LOOKS = 4_000
SOON = 5_000
pytestmark = [pytest.mark.long, pytest.mark.timeout(1500)]


def gathered(guest: Guests) -> list[Guest]:
    """Let a host open a table for six and five friends come by its link."""
    people = [guest(LANGUAGES[n % 3], **(PHONE if n % 2 else {})) for n in range(6)]
    host = people[0]
    host.open("/?game=gluecksritter")
    host.page.fill("#name", "Clara")
    for seat in range(2, 7):
        host.page.click(f"[data-seat='{seat}'] input[value=friend] + span")
    host.page.click(".go")
    host.ready()
    for number, friend in enumerate(people[1:], start=2):
        friend.sit_down(host.page.locator("#share-link").input_value(), f"Gast {number}")
    host.page.click(".start .go:not([aria-disabled])")
    for one in people:
        one.page.wait_for_selector("body.at-table[data-ready=yes]")
    return people


def is_asked(one: Guest) -> bool:
    """Tell whether a person is asked and nothing is moving."""
    return one.page.locator(ASKED).count() > 0


def is_over(one: Guest) -> bool:
    """Tell whether a person sees the end."""
    return one.page.locator("#result section").count() > 0


def plan(page: Page, chance: Random) -> None:
    """Choose cards until a plan is whole, and lock it."""
    cards = page.locator("#desk .acard [data-choose]")
    for place in chance.sample(range(cards.count()), cards.count()):
        if page.locator("#desk .lockit.is-whole").count():
            break
        cards.nth(place).click()
    page.click("#desk .lockit.is-whole")


def respond(one: Guest, chance: Random) -> None:
    """Answer by chance, as random bots do; what others overtake is tried again later."""
    page = one.page
    version = one.version()
    page.set_default_timeout(SOON)
    try:
        if page.locator("#desk [data-choose]").count():
            plan(page, chance)
        else:
            visible = "#desk button[data-word]:visible"
            number = page.locator(visible).count()
            if not number:  # somebody else was quicker
                return
            page.click(f"{visible} >> nth={chance.randrange(number)}")
        one.moved(version)
    except PlaywrightTimeout:
        page.keyboard.press("Escape")
    finally:
        page.set_default_timeout(PATIENCE)


def test_six_people_play_a_game_to_the_end(guest: Guests) -> None:
    people = gathered(guest)
    chance = Random(6)
    # Nobody waits for a closed laptop while planning, and a locked plan may still be changed.
    absent = people[5]
    address = absent.page.url
    absent.open("/rules/gluecksritter")
    for one in people[:5]:
        one.page.wait_for_selector(ASKED)
        respond(one, chance)
        one.page.wait_for_selector("#desk[data-asked=no] button[data-word=unlock]")
    first = people[0]
    version = first.version()
    first.page.click("#desk button[data-word=unlock]")
    first.moved(version)
    first.page.wait_for_selector(ASKED)
    respond(first, chance)
    first.page.wait_for_selector("#desk[data-asked=no] button[data-word=unlock]")
    absent.page.goto(address)
    absent.ready()
    # Then to the end, everybody answering as soon as asked.
    for look in range(MOST_LOOKS):
        if all(is_over(one) for one in people):
            break
        asked = [one for one in people if is_asked(one)]
        if not asked:
            people[look % 6].page.wait_for_timeout(30)
        for one in asked:
            if is_asked(one):
                respond(one, chance)
    for one in people:
        one.page.wait_for_selector("#result h2")
    ends = {tuple(one.page.locator(".sheet tfoot td").all_inner_texts()) for one in people}
    assert len(ends) == 1
