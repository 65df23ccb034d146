"""Returning pages: one whose connection broke off goes on where it stopped.

A page names itself and says how many messages it has got. If that is all it was sent, it is sent
only what has changed since; otherwise everything. Names count for one device at one table, and
nothing is remembered of a page but hashes of what it shows, so to name another's page is in vain.
"""

import re
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kontor.server.page.updates import Page

NAMED: Final = re.compile(r"([0-9a-z]{1,24})\.([0-9]{1,9})")
# How long, and how many, pages without a connection are remembered.
SECONDS: Final = 120.0
MOST: Final = 4_000

# Device, table, language, and what the page calls itself.
Name = tuple[str, str, str, str]


class Returning:
    """The pages of this process that are connected, and those that were a moment ago."""

    def __init__(self) -> None:
        self.here: dict[Name, Page] = {}
        self.gone: OrderedDict[Name, tuple[Page, float]] = OrderedDict()

    @contextmanager
    def follow(self, device: str, table: str, language: str, said: str) -> Iterator[Page]:
        """Lend a page while it is connected: the one that comes back, or a new one."""
        named = NAMED.fullmatch(said)
        if named is None:
            yield Page(language)
            return
        name = (device, table, language, named[1])
        page = self.here[name] = self.opened(name, int(named[2]))
        try:
            yield page
        finally:
            if self.here.get(name) is page:  # unless it is back before its end was noticed
                del self.here[name]
                self.leave(name, page)

    def opened(self, name: Name, messages: int) -> Page:
        """Return a page that has got so many messages as it was left, or a new one."""
        known = self.here.get(name) or self.gone.pop(name, (None, 0.0))[0]
        if known is not None and known.messages == messages and messages:
            return known.back()
        page = Page(name[2])
        page.messages = messages
        return page

    def leave(self, name: Name, page: Page) -> None:
        """Remember a page for a while, and forget others."""
        page.rest()
        now = time.monotonic()
        self.gone[name] = (page, now)
        self.gone.move_to_end(name)
        while self.gone:
            _, since = next(iter(self.gone.values()))
            if len(self.gone) <= MOST and now - since < SECONDS:
                return
            self.gone.popitem(last=False)
