"""Seats in the browser: a new phone by the key, a bot for who is away, and the way back."""

import os
from collections.abc import Callable
from pathlib import Path

from tests.page.conftest import Guest

NEW_PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def looked_at(guest: Guest, name: str) -> None:
    """Keep a picture where one is wanted."""
    folder = os.environ.get("KONTOR_SEATS_SHOTS")
    if folder:
        guest.page.screenshot(path=Path(folder) / f"{name}.png")


def invited(clara: Guest, ben: Guest) -> str:
    """Let Clara invite Ben to a table of two, and deal."""
    table = clara.new_table("fugger", ("friend",))
    clara.page.click("[data-invite] button")
    link = clara.page.locator("input.link").input_value()
    ben.page.goto(link)
    ben.page.fill("#name", "Ben")
    ben.page.click(".go")
    ben.page.wait_for_url("**/table/**")
    clara.page.locator("form.start button:not([aria-disabled])").click()
    for each in (clara, ben):
        each.ready()
    return table


def test_a_friend_changes_phones_goes_away_and_returns(guest: Callable[..., Guest]) -> None:
    clara, ben = guest("fr"), guest("de", **NEW_PHONE)
    table = invited(clara, ben)
    ben.open("/me")
    looked_at(ben, "me-390")
    key = ben.page.locator("#key-link").input_value()
    assert key.startswith(ben.base)
    phone = guest("de", **NEW_PHONE)
    phone.page.goto(key)
    looked_at(phone, "key-390")
    phone.page.click(".go")
    looked_at(phone, "home-390")
    phone.page.goto(table)
    phone.ready()
    assert phone.page.get_attribute("body", "data-me") == "1"
    phone.open("/")

    clara.page.click("[data-open=seats-sheet]")
    looked_at(clara, "seats-1440")
    clara.page.click("#seats-sheet form[action$=move]:has(input[value=bot]) button")
    clara.page.wait_for_selector(
        "#seats-sheet form[action$=move]:has(input[value=bot])", state="detached"
    )
    phone.page.goto(table)
    phone.ready()
    banner = phone.page.locator("#banner form[action$=take-back] button")
    banner.wait_for()
    looked_at(phone, "banner-390")
    phone.page.wait_for_selector("body[data-me='-1']")
    banner.click()
    phone.page.wait_for_selector("body[data-me='1']")
    clara.page.wait_for_function(
        "() => document.querySelector('#chat').textContent.includes('Ben est de retour')"
    )

    ben.open("/me")
    looked_at(ben, "devices-390")
    ben.page.click(".devices form button")
    phone.page.wait_for_selector("body[data-me='-1']")
