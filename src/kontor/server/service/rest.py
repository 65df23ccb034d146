"""Rest: when a clock of days stands (weekends), and when it never runs out (hours of rest)."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

SATURDAY: Final = 5


@lru_cache(1_000)
def zone_named(name: str) -> tzinfo:
    """Return a time zone; one that this machine does not know is UTC."""
    return ZoneInfo(name) if is_zone(name) else UTC


@lru_cache(1_000)
def is_zone(name: str) -> bool:
    """Tell whether there is such a time zone."""
    try:
        return bool(ZoneInfo(name))
    except (KeyError, OSError, ValueError):  # not known, no file, no name of one
        return False


@dataclass(frozen=True)
class Rest:
    """Weekends that do not count, and hours of a day in which time is never up."""

    weekends_off: bool = False
    hours_from: int = 0
    hours_to: int = 0
    zone: str = "UTC"

    def counted(self, begin: float, end: float) -> float:
        """Return how many seconds count between two moments."""
        if not self.weekends_off:
            return max(0.0, end - begin)
        total = 0.0
        while begin < end:
            midnight = min(self.next_midnight(begin), end)
            total += 0.0 if self.is_weekend(begin) else midnight - begin
            begin = midnight
        return total

    def after(self, begin: float, seconds: float) -> float:
        """Return the moment when so many seconds have counted, and nobody rests."""
        moment = begin
        while self.weekends_off and seconds > 0:
            midnight = self.next_midnight(moment)
            if not self.is_weekend(moment):
                if moment + seconds <= midnight:
                    break
                seconds -= midnight - moment
            moment = midnight
        moment += max(0.0, seconds)
        while self.is_resting(moment):
            moment = self.next_waking(moment)
        return moment

    def is_resting(self, moment: float) -> bool:
        """Tell whether a moment lies in a weekend or in the hours of rest."""
        if self.is_weekend(moment):
            return True
        hour = self.local(moment).hour
        if self.hours_from <= self.hours_to:
            return self.hours_from <= hour < self.hours_to
        return hour >= self.hours_from or hour < self.hours_to

    def next_waking(self, moment: float) -> float:
        """Return the next moment at which a weekend or the hours of rest may end."""
        if self.is_weekend(moment):
            return self.next_midnight(moment)
        local = self.local(moment)
        waking = local.replace(hour=self.hours_to, minute=0, second=0, microsecond=0, fold=0)
        if waking.timestamp() <= moment:
            waking += timedelta(days=1)
        return waking.timestamp()

    def is_weekend(self, moment: float) -> bool:
        """Tell whether a moment lies in a weekend that is off."""
        return self.weekends_off and self.local(moment).weekday() >= SATURDAY

    def next_midnight(self, moment: float) -> float:
        """Return when the next day begins."""
        tomorrow = self.local(moment).date() + timedelta(days=1)
        zone = zone_named(self.zone)
        return datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=zone).timestamp()

    def local(self, moment: float) -> datetime:
        """Return a moment as clocks on the wall show it."""
        return datetime.fromtimestamp(moment, zone_named(self.zone))
