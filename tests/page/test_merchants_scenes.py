"""The scenes of Merchants of the Middle Ages in Chromium."""

import pytest

from tests.page.playing import Guests
from tests.page.test_scenes import MOVING, SHOW

pytestmark = pytest.mark.timeout(120)

BIDS = [
    ("bid-revealed", {"seat": 0, "wagon": "wagon_1", "amount": 0}),
    ("bid-revealed", {"seat": 1, "wagon": "wagon_1", "amount": 500}),
    ("wagon-won", {"seat": 1, "wagon": "wagon_1", "city": "paris", "amount": 500}),
    ("bid-revealed", {"seat": 0, "wagon": "wagon_2", "amount": 900}),
    ("bid-revealed", {"seat": 1, "wagon": "wagon_2", "amount": 600}),
    ("wagon-won", {"seat": 0, "wagon": "wagon_2", "city": "koeln", "amount": 900}),
]
DIALS = [
    ("dial-revealed", {"seat": 0, "goods": ["cloth", "salt"]}),
    ("dial-revealed", {"seat": 1, "goods": ["wine", "wine"]}),
    ("dial-unused", {"seat": 2}),
]
# By how many stations each pointer is turned.
TURNED = """() => [...document.querySelectorAll("#scene .scene-hand")]
  .map((one) => Math.round(parseFloat(one.style.rotate) / 360 * 7 * 10) / 10)"""


def test_the_bids_for_each_wagon_are_a_scene_of_their_own(guest: Guests) -> None:
    clara = guest("en", scenes="leisurely", **MOVING)
    clara.new_table("merchants")
    for number, lines in (("1", BIDS), ("2", BIDS[3:])):
        shown = clara.page.evaluate(SHOW, lines)
        assert not shown["hidden"] and f"Wagon\N{NO-BREAK SPACE}{number}" in shown["text"]
        assert ("500" in shown["text"], "900" in shown["text"]) == (number == "1", number == "2")
        assert shown["uses"].count("#crown") == 1


def test_the_pointers_of_dials_turn_to_what_they_point_at(guest: Guests) -> None:
    clara = guest("en", scenes="leisurely", **MOVING)
    clara.new_table("merchants")
    assert not clara.page.evaluate(SHOW, DIALS)["hidden"]
    assert clara.page.evaluate(TURNED) == pytest.approx([1, 6, 3, 3, 0, 0], abs=0.3)
