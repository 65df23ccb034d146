"""The scenes of Die Fugger in Chromium: the wheel turns and pays, consignments are turned over."""

import pytest

from tests.page.playing import NARROW, Guests
from tests.page.test_scenes import MOVING, SHOW

pytestmark = pytest.mark.timeout(300)

MARKET = [
    ["market-day", {"round": 1, "seat": 0, "good": "wine"}],
    ["price-rose", {"good": "copper", "old": 5, "price": 9, "demand": 4}],
    ["price-crashed", {"good": "wine", "old": 7, "price": 1, "demand": 5}],
    ["price-fell", {"good": "cloth", "old": 5, "price": 4}],
    ["price-stayed", {"good": "spices", "old": 1, "price": 1}],
    ["sold-doubled", {"seat": 0, "card": "copper_seal", "number": 1, "each": 18, "earned": 18}],
    ["earned", {"seat": 0, "earned": 18, "florins": 31}],
    ["earned", {"seat": 1, "earned": 0, "florins": 7}],
]
RECKONING = [
    ["final-reckoning", {}],
    ["delivery-paid", {"seat": 1, "card": "cloth", "earned": 8}],
    ["final-score", {"seat": 0, "florins": 31}],
    ["final-score", {"seat": 1, "florins": 15}],
]


def test_market_day_turns_the_wheel_and_pays(guest: Guests) -> None:
    clara = guest(**MOVING)
    clara.new_table("fugger", ("steward",))
    clara.my_turn()
    shown = clara.page.evaluate(SHOW, MARKET)
    assert not shown["hidden"] and shown["moves"] > 5 and shown["empty"] == []
    assert "#ring-art" in shown["uses"] and "#seal" in shown["uses"]
    assert all(f"#s-{good}" in shown["uses"] for good in ("copper", "wine", "cloth", "spices"))
    assert all(text in shown["text"] for text in ("+18", "31", "1 × 18", "price-crashed"))
    shown = clara.page.evaluate(SHOW, RECKONING)
    assert shown["moves"] > 2 and shown["empty"] == []
    assert "#i-cloth" in shown["uses"] and "+8" in shown["text"] and "15" in shown["text"]


def test_on_a_phone_without_motion_the_wheel_stands_as_it_ends(guest: Guests) -> None:
    clara = guest(**NARROW)
    clara.new_table("fugger", ("steward",))
    clara.my_turn()
    shown = clara.page.evaluate(SHOW, RECKONING)
    assert shown["moves"] == 0 and shown["empty"] == []
