"""The time that is left, as Chromium counts it: by the server's clock, and calmly if wished."""

import re

import pytest

from tests.page.playing import MOST_STEPS, Guests, no_serious_findings
from tests.page.test_merchants_browser import answer, asked, together

pytestmark = pytest.mark.timeout(300)

# A place for the time of a question that has some seconds left by a server's clock that is ahead.
COUNT = """async ([left, ahead]) => {
  const countdown = await import("/static/js/countdown.js");
  const [clock, here] = [Date.now, Date.now()];
  Date.now = () => here;
  const now = here / 1000 + ahead;
  const place = document.createElement("p");
  place.setAttribute("data-deadline", String(now + left));
  place.innerHTML = "<span class='countdown-left'></span>";
  document.body.append(place);
  document.getElementById("announce").textContent = "";
  countdown.set(now);
  countdown.show();
  const shown = [
    place.textContent,
    place.classList.contains("is-warn"),
    document.getElementById("announce").textContent,
  ];
  Date.now = clock;
  place.remove();
  countdown.show();
  return shown;
}"""


def test_the_time_left_is_counted_by_the_servers_clock(guest: Guests) -> None:
    person = guest("fr", reduced_motion="no-preference")
    person.new_table()
    count = person.page.evaluate
    for ahead in (0, 3600, -86400):
        assert count(COUNT, [83.5, ahead]) == ["Encore 1:24", False, ""]
    assert count(COUNT, [14.5, 0]) == ["Encore 0:15", True, "Encore 15 secondes"]
    assert count(COUNT, [-5, 0]) == ["Encore 0:00", True, ""]


def test_who_wants_it_calm_sees_the_time_in_larger_steps(guest: Guests) -> None:
    person = guest("de")
    person.new_table()
    assert person.page.evaluate(COUNT, [83.5, 0])[0] == "Noch 1:25"
    assert person.page.evaluate(COUNT, [8.5, 0])[0] == "Noch 0:09"


@pytest.mark.long
def test_a_negotiation_in_the_browser_shows_the_time_left(guest: Guests) -> None:
    """Two people play, so that nobody ends the negotiation while we look."""
    people = together(guest, negotiation_mode="live")
    for step in range(MOST_STEPS):
        one = asked(people)
        if one.page.locator("#desk .countdown").count():
            break
        answer(one, one.page.click, step)
    page = one.page
    first = page.inner_text("#desk .countdown")
    assert re.fullmatch(r"(Encore|Noch) \d:\d\d", first)
    page.wait_for_function("t => document.querySelector('.countdown').innerText !== t", arg=first)
    assert page.get_attribute("#desk .countdown", "role") == "timer"
    no_serious_findings(one)
