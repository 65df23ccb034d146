"""The keeper: looks after all tables as time goes by, in every process, without getting in the way.

| how often        | what                                                                        |
| ---------------- | --------------------------------------------------------------------------- |
| every 5 seconds  | read the bans                                                               |
| every minute     | note where people are; tables removed elsewhere are forgotten               |
| every 10 minutes | end, pack and archive what was left alone (`Life`)                          |
"""

import asyncio
import logging
import random
from typing import Final

from kontor import games
from kontor.server.service.errors import ServiceError
from kontor.server.service.life import Life
from kontor.server.service.practised import ON, PRACTICE
from kontor.server.service.service import Service
from kontor.server.service.sight import GATHERING, OVER, PLAYING
from kontor.server.store.reach import OutOfReach

log = logging.getLogger("kontor.keeper")

BANS_SECONDS: Final = 5.0
PRESENCE_ROUNDS: Final = 12
TIDY_ROUNDS: Final = 120
# Between two tables, so that those who play come first.
BREATH: Final = 0.02


class Keeper:
    """Keeps the tables of a service."""

    def __init__(self, service: Service, life: Life) -> None:
        self.service: Service = service
        service.life = life
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin; the bans are known before the first request."""
        await self.read_bans()
        await self.keep_editions()
        self.running = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop."""
        if self.running:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)

    async def run(self) -> None:
        """Go round for ever; processes that started together soon take turns."""
        number = random.randrange(PRESENCE_ROUNDS)
        while True:
            await asyncio.sleep(BANS_SECONDS * random.uniform(0.9, 1.1))
            number += 1
            try:
                await self.read_bans()
                if number % PRESENCE_ROUNDS == 0:
                    await self.note_presence()
                if number % TIDY_ROUNDS == 0:
                    await self.tidy()
            except OutOfReach:
                log.warning("the database is out of reach; the keeper waits")
            except Exception:
                log.exception("keeping the tables failed")

    async def read_bans(self) -> None:
        """Learn who is banned; whoever is connected finds out."""
        service = self.service
        if service.bans.load(await service.moderation.bans(service.now())):
            service.store.hub.tell_all()

    async def keep_editions(self) -> None:
        """Keep the components files of this program: tables that begin now end with them."""
        for slug in games.SLUGS:
            text = (games.FOLDER / slug / "components.toml").read_text("utf-8")
            digest = games.load(slug).components_digest
            await self.service.store.keep_edition(digest, slug, text)

    async def note_presence(self) -> None:
        """Note where people are."""
        service = self.service
        for gone in await service.upkeep.mark_seen(list(service.present), service.now()):
            service.store.hub.forget(gone)
        now = service.now()
        await service.upkeep.mark_hosts(
            [(table, device) for table, here in service.present.items() for device in here], now
        )
        for table, here in service.present.items():
            service.cache.mark_host(table, here, now)

    async def is_practice(self, table: str) -> bool:
        """Tell whether a table is still a moment for practice, and no game."""
        try:
            async with self.service.cache.take(table) as live:
                return live.is_practising()
        except ServiceError:
            return False  # such as one that somebody has put away meanwhile

    async def tidy(self) -> None:
        """End, pack and archive what was left alone."""
        service = self.service
        life, upkeep, now = service.life, service.upkeep, service.now()
        for table in await upkeep.left_alone(GATHERING, life.ended(now)):
            await upkeep.remove(table, seen=life.ended(now))
            await asyncio.sleep(BREATH)
        for table in await upkeep.practice_left_alone(PLAYING, life.ended(now), (PRACTICE, ON)):
            if await self.is_practice(table):
                await upkeep.remove(table, seen=life.ended(now))
            await asyncio.sleep(BREATH)
        for phase, before in ((OVER, life.packed(now)), (PLAYING, life.archived(now))):
            for table in await upkeep.packable(phase, before):
                await upkeep.pack(table)
                await asyncio.sleep(BREATH)
