"""Recap: what others have done since the reader's last answer, by person."""

from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from kontor.server.page.page_texts import PageTexts
from kontor.server.service.sight import EventSight, TableSight

# So many lines are told of each person at once, and so many of the whole when asked for.
FEW: Final = 3
MANY: Final = 60

# A seat, how much it has done, and the last of that in words.
Doings = tuple[int, int, list[str]]


def news(sight: TableSight) -> list[EventSight]:
    """Return the log since the reader's last answer; nothing for whoever only watches."""
    if sight.since < 0:
        return []
    log = sight.whole_log
    return log[bisect_right(log, sight.since, key=attrgetter("answer")) :]


def doings(sight: TableSight, words: PageTexts) -> list[Doings]:
    """Return what each of the others has done since, in the order in which they began."""
    found: dict[int, list[EventSight]] = {}
    for event in first_told(news(sight)):
        seat = doer(event)
        if seat >= 0 and seat != sight.me:
            found.setdefault(seat, []).append(event)
    return [
        (seat, len(done), [words.message(event.name, event.facts) for event in done[-FEW:]])
        for seat, done in found.items()
    ]


def forced(sight: TableSight) -> EventSight | None:
    """Return the last answer since then that the table gave for the reader, who had no choice."""
    return next((event for event in reversed(news(sight)) if event.forced is not None), None)


def everything(sight: TableSight, words: PageTexts) -> list[str]:
    """Return all that was told since, in order."""
    return [words.message(event.name, event.facts) for event in news(sight)[-MANY:]]


def first_told(events: Sequence[EventSight]) -> Sequence[EventSight]:
    """Return one event for each answer given openly; where there are none, all events."""
    openly = [event for event in events if event.by >= 0]
    return openly or events


def doer(event: EventSight) -> int:
    """Return whose doing an event is, or -1."""
    if event.by >= 0:
        return event.by
    seat = event.facts.get("seat", -1)
    return seat if isinstance(seat, int) else -1
