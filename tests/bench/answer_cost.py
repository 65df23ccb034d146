"""What an answer costs: the work of the server's process, without network and browsers.

`python -m tests.bench.answer_cost` deals some tables of each game on a SQLite file, lets two pages
follow each of them, and answers at random, always the same games. It prints the CPU time for each
answer: to carry it out and commit it, to make the sights of both readers, and to draw and write
what their pages are sent. `--profile FILE` keeps what `pstats` reads.
"""

import argparse
import asyncio
import cProfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.server.page.updates import Page
from kontor.server.service import gathering
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.server.store.store import Store
from kontor.server.web.garbage import tended
from tests.server.shuffles import Shuffles

DEVICES: Final = ("a host", "a guest")
LANGUAGE: Final = "en"
PARTS: Final = ("answer", "sights", "pages")


class Costs:
    """Seconds of CPU by part, while they are counted."""

    def __init__(self, profile: cProfile.Profile | None) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.answers = 0
        self.is_counting = False
        self.profile = profile

    @contextmanager
    def of(self, part: str) -> Iterator[None]:
        """Count what is done within, if it counts."""
        profile = self.profile if self.is_counting else None
        if profile:
            profile.enable()
        begun = time.process_time()
        yield
        if self.is_counting:
            self.seconds[part] += time.process_time() - begun
        if profile:
            profile.disable()

    def row(self) -> list[float]:
        """Return the milliseconds for an answer: all, and by part."""
        each = [1000 * self.seconds[part] / max(1, self.answers) for part in PARTS]
        return [sum(each), *each]


class Followed:
    """A table that two pages follow."""

    def __init__(self, service: Service, chance: Chance, costs: Costs) -> None:
        self.service = service
        self.chance = chance
        self.costs = costs
        self.table = ""
        self.pages = [Page(LANGUAGE) for _ in DEVICES]
        self.sights: list[TableSight] = []

    async def deal(self, slug: str) -> None:
        """Seat both: the host has all seats but the second."""
        host, guest = DEVICES
        seats = max(2, games.load(slug).least_seats)
        names = ["Ada", "", *[f"Cleo {seat}" for seat in range(2, seats)]]
        self.table = await self.service.create(host, slug, seats, names=names)
        token = await self.service.invitation(host, self.table, 1)
        await self.service.claim(guest, token, "Ben")
        await self.service.start(host, self.table)
        await self.look()

    async def look(self) -> None:
        """Let both look, and take what their pages are sent."""
        with self.costs.of("sights"):
            self.sights = [
                await self.service.sight(self.table, device, check=False) for device in DEVICES
            ]
        with self.costs.of("pages"):
            for page, sight in zip(self.pages, self.sights, strict=True):
                msgspec.json.encode(page.update(sight)).decode()

    async def answer(self) -> bool:
        """Give one random answer; tell whether somebody was asked."""
        for device, sight in zip(DEVICES, self.sights, strict=True):
            asked = sight.question
            if asked is not None and asked.awaited:
                word = asked.options[self.chance.below(len(asked.options))].word
                key = str(sight.version)
                with self.costs.of("answer"):
                    await self.service.answer(
                        device, self.table, sight.me, word, sight.version, key
                    )
                await self.look()
                self.costs.answers += self.costs.is_counting
                return True
        return False


async def measured(slug: str, tables: int, answers: int, costs: Costs) -> None:
    """Play some tables by turns; the first of them warm the process up."""
    gathering.new_shuffle = Shuffles(slug)
    with tempfile.TemporaryDirectory(prefix="kontor-cost-") as folder:
        store = Store(f"sqlite:///{folder}/tables.db")
        await store.open()
        service = Service(store)
        async with tended():
            for part in (0, 1):
                costs.is_counting = False
                followed = [
                    Followed(service, seeded(f"{slug} {part} {number}"), costs)
                    for number in range(tables)
                ]
                for one in followed:
                    await one.deal(slug)
                costs.is_counting = bool(part)
                for _ in range(answers):
                    followed = [one for one in followed if await one.answer()]
        costs.is_counting = False
        await store.close()


def main() -> None:
    """Measure games and print what an answer costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--answers", type=int, default=60, help="at each table, at most")
    parser.add_argument("--profile", type=Path)
    given = parser.parse_args()
    profile = cProfile.Profile() if given.profile else None
    print(f"{'ms of CPU':16}{'answers':>8}{'all':>8}" + "".join(f"{part:>8}" for part in PARTS))
    for slug in given.games or games.SLUGS:
        costs = Costs(profile)
        asyncio.run(measured(slug, given.tables, given.answers, costs))
        figures = "".join(f"{figure:8.2f}" for figure in costs.row())
        print(f"{slug:16}{costs.answers:8}{figures}")
    if profile:
        profile.dump_stats(given.profile)


if __name__ == "__main__":
    main()
