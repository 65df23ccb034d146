"""Updates: whatever has happened, the page shows what drawing it afresh would show.

Random games with many readers, in all languages: answers, undo, chat, people who come and go, and
connections that break and come back. What a page puts together must be the page drawn without
keeping anything.
"""

import asyncio
import re
import time
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.server.page.kept_pieces import MARK, Nothing
from kontor.server.page.regions import regions
from kontor.server.page.updates import Page, difference
from kontor.server.service import typed_text
from kontor.server.service.errors import ServiceError
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.text.languages import LANGUAGES
from tests.page import tables
from tests.page.test_every_game import cases

ANSWERS = 24
MANY_ANSWERS = 150
LINE = re.compile(r'<li class="told-.*?data-number="(\d+)".*?</li>', re.S)


class Browser:
    """Puts a page together from updates, as the page's script does."""

    def __init__(self, device: str, language: str) -> None:
        self.device = device
        self.language = language
        self.connect()
        self.lines: dict[int, str] = {}
        self.html: dict[str, str] = {}

    def connect(self) -> None:
        """Open a new connection; what is shown stays until it is replaced."""
        self.page = Page(self.language)
        self.pieces: dict[str, list[str]] = {}

    def come_back(self) -> None:
        """Go on where the last connection broke off."""
        self.page = self.page.back()

    def look(self, sight: TableSight) -> None:
        """Take the update that a sight makes."""
        message = self.page.update(sight)
        for name, parts in (message or {}).get("regions", {}).items():
            before, now = self.pieces.get(name, []), []
            for part in parts:
                now += [part] if isinstance(part, str) else before[part[0] : sum(part)]
            self.pieces[name] = now
            self.html[name] = "".join(now)
            if name == "log":
                self.take_lines(self.html["log"])

    def take_lines(self, html: str) -> None:
        """Keep the lines before the first that was sent, and add what was sent."""
        first = re.search(r'data-from-number="(\d+)"', html)
        kept = {n: line for n, line in self.lines.items() if first and n < int(first[1])}
        self.lines = kept | {int(line[1]): line[0] for line in LINE.finditer(html)}


async def event(service: Service, table: str, browsers: list[Browser], chance: Chance) -> None:
    """Let something happen: mostly an answer."""
    kind = chance.below(12)
    browser = browsers[chance.below(len(browsers))]
    try:
        if kind == 0:
            await service.say(browser.device, table, "hm <b>")
        elif kind == 1:
            sight = await service.sight(table, browser.device)
            await service.undo(browser.device, table, max(sight.me, 0))
        elif kind == 2:
            browser.connect()
        elif kind == 3:
            browser.come_back()
        else:
            await tables.answered(service, table, 1, f"{table} {chance.below(10_000)}")
    except ServiceError:
        pass


async def played(folder: Path, game: str, place: int, answers: int) -> None:
    """Play a table and compare what all pages show with what is drawn afresh."""
    service = await tables.opened(folder)
    seats, options = cases(games.load(game))[place]
    table = await tables.dealt(service, seats, game, options)
    chance = seeded(f"updates {game} {place}")
    devices = (tables.DEVICE, tables.OTHER, "a spectator")
    browsers = [
        Browser(device, LANGUAGES[(place + number) % len(LANGUAGES)])
        for number, device in enumerate(devices * 2)
    ]
    for moment in range(answers):
        await event(service, table, browsers, chance)
        for browser in browsers:
            if chance.below(3):  # a slow page leaves out what happens meanwhile
                continue
            sight = await service.sight(table, browser.device)
            browser.look(sight)
            afresh = regions(sight, browser.language, Nothing)
            log = {int(line[1]): line[0] for line in LINE.finditer(afresh.pop("log"))}
            shown = {name: html for name, html in browser.html.items() if name != "log"}
            assert shown == afresh, f"{game} {place}: moment {moment}"
            since = min(browser.lines, default=len(log))
            assert browser.lines == {n: line for n, line in log.items() if n >= since}
    await service.store.close()


@pytest.mark.parametrize("game", games.SLUGS)
@pytest.mark.parametrize("place", range(3))
def test_a_page_shows_what_would_be_drawn_afresh(
    game: str, place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 2_000_000_000.0)
    asyncio.run(played(tmp_path, game, place, ANSWERS))


@pytest.mark.long
@pytest.mark.parametrize("game", games.SLUGS)
@pytest.mark.parametrize("place", range(3))
def test_long_games_too(
    game: str, place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 2_000_000_000.0)
    asyncio.run(played(tmp_path, game, place, MANY_ANSWERS))


def test_what_a_page_has_is_not_sent_again() -> None:
    assert parts("abcd", "abxdc") == [(0, 2), "x", (3, 1), (2, 1)]
    assert parts("", "aa") == ["a", "a"]


def parts(before: str, now: str) -> list[str | tuple[int, int]]:
    """Return what is sent to a page that shows letters and should show others."""
    return difference([*map(hash, before)], [*map(hash, now)], [*now])


def test_nobody_can_type_a_mark() -> None:
    assert MARK not in typed_text.chat_line(f"a{MARK}b") + typed_text.person_name(f"a{MARK}b")
