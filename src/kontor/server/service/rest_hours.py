"""Rest: when a person may be called, by the hours they wish and the time zone they live in."""

from datetime import datetime, timedelta
from typing import Final

from kontor.server.service.rest import zone_named
from kontor.server.store.calling_rows import Wishes

DAY_MINUTES: Final = 24 * 60


def awake(wishes: Wishes, now: float) -> float:
    """Return the first moment from now on at which a person may be called."""
    begin, end = wishes.rest_from, wishes.rest_until
    if min(begin, end) < 0 or begin == end:
        return now
    here = datetime.fromtimestamp(now, zone_named(wishes.zone))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % DAY_MINUTES >= (end - begin) % DAY_MINUTES:
        return now
    left = timedelta(minutes=(end - minute) % DAY_MINUTES, seconds=-here.second)
    # On the clock of the wall: in the night of the change an hour more or less passes.
    return max(now + 1, (here.replace(microsecond=0) + left).timestamp())


def minutes(text: str) -> int:
    """Return a time of day such as 22:30 as minutes; -1 if it is none."""
    hour, _, minute = text.partition(":")
    if not (hour.isdecimal() and minute.isdecimal() and len(text) <= 5):
        return -1
    found = int(hour) * 60 + int(minute)
    return found if int(minute) < 60 and found < DAY_MINUTES else -1


def told(minute: int) -> str:
    """Write minutes of the day as a time of day."""
    return f"{minute // 60:02}:{minute % 60:02}" if minute >= 0 else ""
