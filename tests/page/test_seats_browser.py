"""Seats in the browser: a new phone by the key, a bot for who is away, and the way back."""

import os
import re
from collections.abc import Callable
from pathlib import Path

from tests.page.conftest import ASKED, Guest

NEW_PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def looked_at(guest: Guest, name: str) -> None:
    """Keep a picture where one is wanted."""
    folder = os.environ.get("KONTOR_SEATS_SHOTS")
    if folder:
        guest.page.screenshot(path=Path(folder) / f"{name}.png")


def invited(clara: Guest, ben: Guest) -> str:
    """Let Clara invite Ben to a table of two, and deal."""
    table = clara.new_table("fugger", ("friend",))
    looked_at(clara, "share-1440")
    ben.page.goto(clara.page.locator("#share-link").input_value())
    looked_at(ben, "join-390")
    ben.page.locator(".colour.seat-5").click()
    ben.sit_down(table, "Ben")
    clara.page.locator("form.start button:not([aria-disabled])").click()
    for each in (clara, ben):
        each.dealt()
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
    phone.page.wait_for_url(re.compile("/(me)?$"))
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


COUNTED = """
  window.calls = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(text) { window.calls.push(text); }
    addEventListener() {}
  };
  Object.defineProperty(document, "hidden", { get: () => true });
  localStorage.setItem("kontor-call", "notice");
"""

ICON_IS_THERE = "fetch(document.querySelector('link[rel=icon]').href).then((reply) => reply.ok)"


def test_whoever_is_asked_is_called(guest: Callable[..., Guest]) -> None:
    clara, ben = guest("en"), guest("en")
    table = invited(clara, ben)
    for each in (clara, ben):
        each.at_rest()
    waiting, asked = (clara, ben) if ben.page.locator(ASKED).count() else (ben, clara)
    assert "seal-turn" in (asked.page.get_attribute("link[rel=icon]", "href") or "")
    assert "seal-turn" not in (waiting.page.get_attribute("link[rel=icon]", "href") or "")
    for each in (asked, waiting):
        assert each.page.evaluate(
            "fetch(document.querySelector('link[rel=icon]').href).then(r => r.ok)"
        )
    waiting.context.add_init_script(COUNTED)
    waiting.page.reload()
    waiting.ready()
    waiting.at_rest()
    while not waiting.page.locator(ASKED).count():
        asked.page.wait_for_selector(ASKED)
        version = asked.version()
        asked.page.locator(f"{ASKED} button[data-word]:visible").first.click()
        asked.moved(version)
        asked.at_rest()
        waiting.page.wait_for_function("v => document.body.dataset.version !== v", arg=version)
        waiting.at_rest()
    waiting.page.wait_for_function("() => window.calls.length === 1")
    (notice,) = waiting.page.evaluate("() => window.calls")
    assert notice.startswith("Your turn") and "Die Fugger" in notice

    waiting.open("/")
    assert waiting.page.title().startswith("(1) ")
    looked_at(waiting, "home-1440")
    assert table.rsplit("/", 1)[-1] in waiting.page.content()
