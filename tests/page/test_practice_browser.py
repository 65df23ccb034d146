"""A moment for practice in Chromium: a hint, an answer, why, back again, and on."""

import pytest

from tests.page.conftest import ASKED, AT_REST
from tests.page.playing import PHONE, Guests, no_serious_findings
from tests.page.test_lessons_browser import LAPTOP
from tests.server.practice import taken_back

pytestmark = pytest.mark.timeout(180)


@pytest.mark.parametrize("width", ["phone", "laptop"])
def test_a_moment_is_tried_and_tried_again(guest: Guests, width: str) -> None:
    asked, other = taken_back("fugger")
    clara = guest(**(PHONE if width == "phone" else LAPTOP))
    page = clara.page
    clara.open("/")
    assert page.locator("form.run[action^='/practice/']").count() == 1, "the moment of the day"
    clara.open("/practice/fugger")
    page.click(f"button[data-moment='{asked.name}']")
    clara.ready()
    page.wait_for_selector(f"{ASKED} #voice[data-said=asked]")
    page.click("#voice button[value=hint]")
    page.wait_for_selector(f"{ASKED} #voice[data-said='-hinted']")
    page.wait_for_selector(".spot:not([hidden])", state="attached")
    page.click(f"#desk [data-word='{other}']")
    page.wait_for_selector(f"{AT_REST} #voice[data-verdict=worse]:not(:has(button[value=judge]))")
    no_serious_findings(clara)
    page.click("#voice button[form=undo]")
    page.wait_for_selector(f"{ASKED} #voice[data-verdict='']")
    page.click(f"#desk [data-word='{asked.best}']")
    page.wait_for_selector(f"{AT_REST} #voice[data-verdict=best]:not(:has(button[value=judge]))")
    if width == "phone":
        page.click("#voice button[value=on]")
        page.wait_for_selector("body:not(:has(#voice))", state="attached")
        clara.my_turn()  # bots have answered: we are asked again, or the game is over
    else:
        page.keyboard.press("g")
        page.wait_for_selector(f"{ASKED} #voice[data-said=asked]:not([data-moment='{asked.name}'])")
    clara.open("/practice/fugger")
    page.wait_for_selector(f"button[data-moment='{asked.name}'][data-state=tried]")
    assert clara.faults == []
