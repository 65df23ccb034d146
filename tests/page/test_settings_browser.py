"""Settings, clocks and endings in the browser: three people, two of whom play."""

import os
import re
from collections.abc import Callable
from pathlib import Path

from tests.page.conftest import Guest

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}, "timezone_id": "Europe/Berlin"}
# What a page that follows a table is told when it may not.
SOCKET = """path => new Promise((resolve) => {
  const socket = new WebSocket(path.replace("http", "ws") + "/live");
  socket.onmessage = (event) => resolve(event.data);
  socket.onclose = () => resolve("closed");
})"""


def looked_at(guest: Guest, name: str) -> None:
    """Keep a picture where one is wanted."""
    folder = os.environ.get("KONTOR_SETTINGS_SHOTS")
    if folder:
        guest.page.screenshot(path=Path(folder) / f"{name}.png")


def fits(guest: Guest) -> bool:
    """Tell whether a page, and what is open on it, is no wider than the screen."""
    return bool(
        guest.page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll("dialog[open]")]
              .every((place) => place.scrollWidth <= Math.max(place.clientWidth, 0) + 1)"""
        )
    )


def decide(mover: Guest, other: Guest, kind: str) -> None:
    """Let one move something about the game, and the other agree."""
    if mover.page.locator("#tools-button, button[popovertarget=tools]").first.is_visible():
        mover.page.click("button[popovertarget=tools]")
    mover.page.click("[data-open=seats-sheet]")
    looked_at(mover, f"seats-{kind}")
    assert fits(mover)
    mover.page.click(f"#seats-sheet .course-acts form:has(input[value={kind}]) button")
    if kind != "resume":
        mover.page.click("#ask-again button[value=yes]")
    mover.page.wait_for_selector("#banner form[action$=object]", state="attached")
    mover.page.keyboard.press("Escape")
    other.page.click("#banner form[action$=second] button")


def test_a_table_is_set_up_clocked_paused_and_ended(guest: Callable[..., Guest]) -> None:
    clara, ben = guest("en", **LAPTOP), guest("de", **PHONE)
    table = clara.new_table("fugger", ("friend",))
    ben.sit_down(table, "Ben")

    clara.page.focus("[data-open=settings-sheet]")
    clara.page.keyboard.press("Enter")
    clara.page.wait_for_selector("#settings-sheet[open]")
    assert not clara.page.locator("#set-minutes").is_visible()
    clara.page.select_option("#set-clock", "live")
    clara.page.fill("#set-minutes", "2")
    clara.page.select_option("#set-watch", "nobody")
    looked_at(clara, "settings")
    assert fits(clara)
    clara.page.focus("#settings-sheet form[data-send] button")
    clara.page.keyboard.press("Enter")
    clara.page.wait_for_selector("#gathering .settings-told :text('2 minutes for the game')")
    ben.page.wait_for_selector("#gathering .settings-told :text('2 Minuten für die Partie')")
    assert fits(ben)
    clara.page.click("#gathering form[action$=swap] button")
    clara.page.wait_for_selector("[data-k=seat-0] :text('Ben')")

    clara.page.locator("form.start button:not([aria-disabled])").click()
    for each in (clara, ben):
        each.dealt()
    clock = ben.page.locator("#players .seat-clock[data-deadline] .time-left")
    before = clock.inner_text()
    assert re.fullmatch(r"[12]:\d\d", before)  # a busy machine uses some of it
    ben.page.wait_for_function(
        """before => document.querySelector("#players .seat-clock[data-deadline] .time-left")
          .textContent !== before""",
        arg=before,
    )

    stranger = guest("fr")
    stranger.open("/")
    reply = stranger.page.request.get(table)
    assert reply.status == 403 and "Clara" not in reply.text()
    assert stranger.page.evaluate(SOCKET, table) == "closed"
    stranger.faults.clear()  # the refused connection

    decide(ben, clara, "pause")
    for each in (clara, ben):
        each.page.wait_for_selector("#desk[data-asked=no]")
        each.page.wait_for_selector("#banner form[action$=move]")
        assert each.page.locator("#players .seat-clock[data-left]").count() == 2
    looked_at(ben, "paused")
    decide(clara, ben, "resume")
    clara.page.wait_for_selector("#players .seat-clock[data-deadline]")
    decide(clara, ben, "end")
    for each in (clara, ben):
        each.page.wait_for_selector("#result section")
        assert fits(each)
    assert "Ended by agreement" in clara.page.inner_text("#result")
    looked_at(ben, "ended")


def test_who_resigns_stays_resigned(guest: Callable[..., Guest]) -> None:
    clara, ben = guest("en", **LAPTOP), guest("fr", **PHONE)
    table = clara.new_table("fugger", ("friend",))
    ben.sit_down(table, "Ben")
    clara.page.locator("form.start button:not([aria-disabled])").click()
    for each in (clara, ben):
        each.dealt()
    ben.page.click("button[popovertarget=tools]")
    ben.page.click("[data-open=seats-sheet]")
    ben.page.click("#seats-sheet form[action$=resign] button")
    ben.page.click("#ask-again button[value=yes]")
    ben.page.wait_for_selector("body[data-me='-1']")
    assert not ben.page.locator("#banner form[action$=take-back]").count()
    clara.page.wait_for_selector("#players :text('resigned')")
