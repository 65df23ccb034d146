"""A database with many tables of one person, made before its server starts."""

import asyncio
import time
from dataclasses import dataclass, field

from kontor.server.service.service import Service
from kontor.server.service.tokens import COOKIE, hashed
from kontor.server.store.store import Store
from tests.server.people import play_to_end

HOUR = 3600.0
GAMES = ("fugger", "augsburg", "emperor", "gluecksritter", "merchants")


@dataclass
class Prepared:
    """Who has a browser here, and which tables there are."""

    tokens: dict[str, str]
    over: list[str] = field(default_factory=list)
    running: list[str] = field(default_factory=list)

    def person(self, name: str) -> str:
        """Return whom a browser with this person's cookie stands for."""
        return hashed(COOKIE, self.tokens[name])


def prepare(url: str, tables: int) -> Prepared:
    """Let Clara and Ben sit at many tables; the first is over, every seventh waits for somebody."""
    made = Prepared({name: f"{name:a<43}" for name in ("Clara", "Ben", "Eve")})
    clara, ben = made.person("Clara"), made.person("Ben")

    async def play() -> None:
        store = Store(url)
        await store.open()
        service = Service(store)
        moment = time.time() - tables * HOUR
        service.now = lambda: moment
        for number in range(tables):
            moment += HOUR
            game, seats = GAMES[number % 5], 3 if number % 7 == 6 or number % 5 == 3 else 2
            table = await service.create(clara, game, seats, names=["Clara"])
            await service.sit(ben, table, 1, "Ben")
            if number % 7 == 6:
                continue
            if seats == 3:
                await service.seat_bot(clara, table, 2, "random")
            await service.start(clara, table)
            if number:
                made.running.append(table)
            else:
                await play_to_end(service, table, clara, ben)
                made.over.append(table)
        branch = await service.play_on(clara, made.over[0], 4)
        made.running.append(branch)
        await store.close()

    asyncio.run(play())
    return made
