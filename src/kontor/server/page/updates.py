"""Updates: what a page is sent so that it shows what its reader sees now.

A region is sent as a list: HTML, and between it the pieces that the page has already, as the place
of the first one among the pieces it shows and their number. Of the log only new lines are sent.
Of what a page shows only hashes are kept here, and its reader's sight as long as it is connected.
"""

import time
from copy import copy
from typing import Any, Final

import msgspec

from kontor.server.page.digests import Whole, digest_of
from kontor.server.page.kept_pieces import MARK
from kontor.server.page.regions import Scene, title
from kontor.server.service.sight import EventSight, TableSight

LOG: Final = "log"
# A page knows the log it was served with; a new connection brings the last lines again.
LOG_TAIL: Final = 40

# What the digest of everything told covers already.
TOLD: Final = ("view", "events")
REST: Final = [name for name in TableSight.__struct_fields__ if name not in TOLD]

Pieces = list[str]
Hashes = list[int]
Part = str | tuple[int, int]


class Page:
    """What one page shows: its regions in pieces, and its log."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.version = -1
        self.at = -1
        self.regions: dict[str, Hashes] = {}
        self.events: list[EventSight] | None = None
        self.reader: tuple[bytes, int] = (b"", -1)
        # How many messages it has been sent, and the sight that was drawn last; a digest of it
        # once nobody looks.
        self.messages = 0
        self.sight: TableSight | None = None
        self.drawn = b""
        self.is_back = False

    def rest(self) -> None:
        """Keep nothing but hashes: its connection has broken off."""
        if self.sight is not None:
            self.drawn, self.sight = digest(self.sight), None

    def back(self) -> "Page":
        """Return this page as it comes back on another connection."""
        self.rest()
        again = copy(self)
        again.regions = {**self.regions}
        again.is_back = True
        return again

    def update(self, sight: TableSight) -> dict[str, Any] | None:
        """Return the message that makes the page show a sight, or nothing if it does already.

        A page that comes back and shows it already is told just that.
        """
        is_back, self.is_back = self.is_back, False
        if is_back and self.drawn == digest(sight):
            self.messages += 1
            return {}
        scene = Scene(sight, self.language)
        self.sight = sight
        message = self.changes(scene)
        scene.close()
        self.messages += message is not None
        return message

    def changes(self, scene: Scene) -> dict[str, Any] | None:
        """Return what has changed since the last update, if anything."""
        sight = scene.sight
        changed: dict[str, list[Part]] = {}
        for name in scene.wanted():
            parts = self.log(scene) if name == LOG else self.region(scene, name)
            if parts:
                changed[name] = parts
        if not changed and (self.version, self.at) == (sight.version, sight.at_answer):
            return None
        self.version, self.at = sight.version, sight.at_answer
        return {
            "version": sight.version,
            "phase": sight.phase,
            "at": sight.at_answer,
            "answers": sight.answers,
            "since": sight.since,
            "asked": any(seat.mine and seat.awaited for seat in sight.seats),
            "me": sight.me,
            "name": sight.seats[sight.me].name if sight.me >= 0 else "",
            "title": title(sight, scene.words),
            "regions": changed,
            "now": round(time.time(), 1),  # a page counts the time left by our clock
        }

    def region(self, scene: Scene, name: str) -> list[Part]:
        """Return what is new in a region, or nothing."""
        before = self.regions.get(name)
        pieces = [*filter(None, scene.region(name).split(MARK))]
        hashes = [*map(hash, pieces)]
        if hashes == before:
            return []
        self.regions[name] = hashes
        return difference(before or [], hashes, pieces)

    def log(self, scene: Scene) -> list[Part]:
        """Return the lines of the log that are new, or nothing."""
        events = scene.sight.events
        reader = (scene.kept.look, scene.sight.me)
        if self.events is None:
            is_one = len(scene.sight.mine) < 2  # a page may show another of several seats
            first = max(0, len(events) - LOG_TAIL) if is_one else 0
        elif self.reader != reader:  # another seat of the same device, or somebody has a new name
            first = 0
        elif self.events == events:
            return []
        else:
            first = alike(self.events, events)
        self.events, self.reader = events[:], reader
        return [scene.region(LOG, first).replace(MARK, "")]


def alike(before: list[Any], now: list[Any]) -> int:
    """Return how many things at the beginning of two lists are the same."""
    length = min(len(before), len(now))
    if before[:length] == now[:length]:
        return length
    same = 0  # somewhere from here up to `length` they differ
    while length - same > 1:
        middle = (same + length) // 2
        if before[same:middle] == now[same:middle]:
            same = middle
        else:
            length = middle
    return same


def digest(sight: TableSight) -> bytes:
    """Return a digest of everything a page is drawn from, but for the time of day."""
    rest = [getattr(sight, name) for name in REST]
    return digest_of(msgspec.msgpack.encode((rest, len(sight.whole_log))) + Whole(sight).digest)


def difference(before: Hashes, now: Hashes, pieces: Pieces) -> list[Part]:
    """Return pieces as HTML, but those that are there already as where they are."""
    first, end = 0, alike(before, now)
    rest = alike(before[:end:-1], now[:end:-1])
    middle, last = slice(end, len(before) - rest), len(now) - rest
    places = dict(zip(before[middle], range(middle.start, middle.stop), strict=True))
    parts: list[Part] = []
    number = end
    while number < last:
        if first < end:
            if end < len(before) and before[end] == now[number]:
                run = alike(before[end:], now[number:last])
                end, number = end + run, number + run
                continue
            parts.append((first, end - first))
        if now[number] in places:
            first = places[now[number]]
            end = first + 1
        else:
            first = end = 0
            parts.append(pieces[number])
        number += 1
    if rest and end != len(before) - rest:
        parts += [(first, end - first)] if first < end else []
        first = end = len(before) - rest
    return [*parts, (first, end + rest - first)] if first < end + rest else parts
