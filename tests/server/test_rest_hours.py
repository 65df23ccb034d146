"""Rest hours follow the clock on a person's wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from kontor.server.service.rest import is_zone, zone_named
from kontor.server.service.rest_hours import awake, minutes, told
from kontor.server.store.calling_rows import Wishes

PARIS = ZoneInfo("Europe/Paris")


def at(text: str) -> float:
    """Return a moment by the clock of Paris."""
    return datetime.fromisoformat(text).replace(tzinfo=PARIS).timestamp()


@pytest.mark.parametrize(
    ("rest", "now", "then"),
    [
        (("22:00", "07:00"), "2026-11-17T21:59", "2026-11-17T21:59"),
        (("22:00", "07:00"), "2026-11-17T22:00", "2026-11-18T07:00"),
        (("22:00", "07:00"), "2026-11-18T06:59", "2026-11-18T07:00"),
        (("22:00", "07:00"), "2026-11-18T07:00", "2026-11-18T07:00"),
        (("09:00", "17:30"), "2026-11-18T12:15", "2026-11-18T17:30"),
        (("09:00", "17:30"), "2026-11-18T18:00", "2026-11-18T18:00"),
        (("00:00", "00:00"), "2026-11-18T18:00", "2026-11-18T18:00"),
        (("", ""), "2026-11-18T03:00", "2026-11-18T03:00"),
        # The nights when the clocks change.
        (("22:00", "07:00"), "2026-03-28T23:00", "2026-03-29T07:00"),
        (("22:00", "07:00"), "2026-10-24T23:00", "2026-10-25T07:00"),
    ],
)
def test_rest_ends_in_time(rest: tuple[str, str], now: str, then: str) -> None:
    wishes = Wishes(
        "ada", zone="Europe/Paris", rest_from=minutes(rest[0]), rest_until=minutes(rest[1])
    )
    assert awake(wishes, at(now)) == at(then)


def test_times_of_day_and_zones() -> None:
    assert [minutes(text) for text in ("00:00", "7:05", "23:59")] == [0, 425, 1439]
    assert {minutes(text) for text in ("", "24:00", "12:60", "noon", "-1:00", "1:2:3")} == {-1}
    assert told(425) == "07:05" and told(-1) == ""
    assert is_zone("Europe/Paris") and is_zone("UTC")
    assert not any(map(is_zone, ("", "Mars/Base", "../etc/passwd", "x" * 300)))
    assert str(zone_named("Mars/Base")) == "UTC"
