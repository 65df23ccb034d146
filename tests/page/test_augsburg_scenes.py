"""The scenes of Augsburg 1520 in Chromium, with motion: the showdown, a theft, the purchases."""

from typing import Any

import pytest

from tests.page.playing import Guests
from tests.page.test_scenes import MOVING, SHOW

pytestmark = pytest.mark.timeout(300)

Lines = list[tuple[str, dict[str, Any]]]

SHOWDOWN: Lines = [
    ("showed", {"seat": 0, "cards": ["joker", "leo_5", "leo_16"]}),
    ("showed", {"seat": 1, "cards": ["leo_11", "joker", "joker"]}),
    ("won-auction", {"seat": 0, "noble": "leo", "number": 3}),
    ("consoled", {"seat": 1, "money": 100}),
]
THEFT: Lines = [
    ("stole", {"seat": 1, "victim_seat": 0, "level": "office_4"}),
    ("took-honour", {"seat": 0}),
]
PURCHASES: Lines = [
    ("bought", {"seat": 1}),
    ("bought-known", {"seat": 0, "number": 2, "price": 750, "cards": ["maria_14", "joker"]}),
]
# What is told, the drawings that must be seen in their order, and words that must be read.
SCENES = [
    (
        SHOWDOWN,
        [
            *("#e-leo", "#e-leo", "#e-joker", "#i-laurel"),
            *("#e-leo", "#e-joker", "#e-joker", "#i-money_500"),
        ],
        ["16", "11", "+100"],
    ),
    (THEFT, ["#i-office", "#i-laurel"], ["Mayor"]),
    (PURCHASES, ["#back", "#e-maria", "#e-joker"], ["14"]),
]


def test_what_decides_is_seen(guest: Guests) -> None:
    person = guest("en", scenes="leisurely", **MOVING)
    person.new_table("augsburg", ("bot",))
    person.my_turn()
    for lines, drawings, said in SCENES:
        seen = person.page.evaluate(SHOW, lines)
        assert not seen["hidden"]
        assert seen["moves"] > 0
        assert seen["uses"] == drawings
        assert seen["empty"] == []
        for words in said:
            assert words in seen["text"]
