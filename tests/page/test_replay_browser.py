"""In Chromium: a record from a file is looked at in place, with motion; people talk at a table."""

import re
from collections.abc import Callable
from pathlib import Path

from tests.page.conftest import Guest
from tests.page.playing import no_serious_findings

RECORD = Path(__file__).parents[1] / "records" / "fugger" / "2-players-1.record"
MOVING = {"reduced_motion": "no-preference"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SHOWS = "n => document.getElementById('replay')?.dataset.moment === String(n)"


def test_a_record_is_looked_at_in_place(guest: Callable[..., Guest]) -> None:
    person = guest("fr", **MOVING)
    page = person.page
    person.open("/records")
    page.set_input_files(
        "#record-file", {"name": "no.record", "mimeType": "text/plain", "buffer": b"\xff\xfe"}
    )
    with page.expect_response("**/records") as refusal:
        page.click(".records-form button")
    assert refusal.value.status == 422
    page.wait_for_selector("[role=alert]:has-text('kontor record 1')")
    page.set_input_files("#record-file", RECORD)
    page.click(".records-form button")
    person.ready()
    table, visits = page.url.partition("?")[0], page.evaluate("history.length")
    page.evaluate("document.body.dataset.same = 'yes'")

    for _ in range(7):  # none of them is lost, however quick they are
        page.keyboard.press("ArrowRight")
    page.wait_for_function(SHOWS, arg=7)
    page.wait_for_url(re.compile(r"at=7$"))
    page.locator("#replay-slider").fill("20")
    page.wait_for_function(SHOWS, arg=20)
    page.select_option("#replay-eyes", "1")
    page.wait_for_selector("body[data-me='1'] #desk .hand, body[data-me='1'] #desk [class*=hand]")
    page.select_option("#replay-speed", "quick")
    page.click("#replay-play")
    page.wait_for_function("() => Number(document.getElementById('replay').dataset.moment) > 22")
    page.keyboard.press("Home")
    page.wait_for_function(SHOWS, arg=0)
    page.keyboard.press("PageDown")
    page.wait_for_function("() => Number(document.getElementById('replay').dataset.moment) > 0")
    no_serious_findings(person)
    page.click("#now")
    page.wait_for_selector("#result section")
    assert page.url.partition("?")[0] == table
    assert page.evaluate("[history.length, document.body.dataset.same]") == [visits, "yes"]

    # The browser notes the refusal as well.
    person.faults = [fault for fault in person.faults if "422" not in fault]

    other = guest("de", **PHONE)
    other.page.goto(f"{table}?at=9")
    other.ready()
    assert other.page.locator(".replay-count").inner_text().startswith("9 /")
    assert other.page.evaluate("document.documentElement.scrollWidth") <= 390
    other.page.click("button[form=play-on]")
    other.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    other.ready()


def test_talking_at_a_table_of_two_languages(guest: Callable[..., Guest]) -> None:
    clara, ben = guest("fr"), guest("de", **PHONE)
    table = clara.new_table("fugger", ("friend",))
    ben.sit_down(table, "Ben")
    clara.page.locator("form.start button:not([aria-disabled])").click()
    for each in (clara, ben):
        each.dealt()
    clara.page.click("#tab-chat")
    clara.page.click("[popovertarget=phrases]")
    clara.page.click("[data-phrase=well-played]")
    ben.page.wait_for_selector("#unread:not([hidden])")
    ben.page.click("[popovertarget=chronicle]")
    ben.page.wait_for_selector("#unread-leaf:not([hidden]):has-text('1')")
    ben.page.click("#tab-chat")
    ben.page.wait_for_selector("#unread-leaf", state="hidden")
    ben.page.locator(".chat-line:has-text('Gut gespielt!') .sign-add").click()
    ben.page.click("#signs [data-sign=heart]")
    clara.page.wait_for_selector(".chat-line:has-text('Bien joué') .sign[data-sign=heart]")
    ben.page.click("#tab-memo")
    ben.page.fill("#memo-text", "@0 Der Anfang")
    ben.page.wait_for_selector("#memo-state:not(:empty)")
    ben.page.reload()
    ben.ready()
    assert ben.page.locator("#unread").is_hidden()
    ben.page.click("[popovertarget=chronicle]")
    ben.page.click("#tab-memo")
    assert ben.page.input_value("#memo-text") == "@0 Der Anfang"
    assert ben.page.locator("#memo-marks a").inner_text() == "Der Anfang"

    # What is said in short stands above a dialog, too.
    clara.page.click("[data-open=seats-sheet]")
    clara.page.evaluate("document.querySelector('#redo').requestSubmit()")
    toast = clara.page.locator(".toast")
    toast.wait_for()
    box = toast.bounding_box()
    assert box
    clara.faults = [fault for fault in clara.faults if "409" not in fault]
    on_top = """([x, y]) => document.elementsFromPoint(x, y)
        .findIndex((one) => one.matches('.toast')) """
    assert clara.page.evaluate("document.getElementById('toasts').matches(':popover-open')")
    assert clara.page.evaluate(on_top, [box["x"] + 5, box["y"] + 5]) <= 0
