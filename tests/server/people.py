"""What the server's tests share: an open service, and people who sit at its tables."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from kontor.engine.chance import Chance, seeded
from kontor.engine.game import Game
from kontor.engine.state import State
from kontor.server.service.bots import Bots
from kontor.server.service.errors import ServiceError
from kontor.server.service.live_table import LiveTable
from kontor.server.service.pacing import Pace
from kontor.server.service.service import Service
from kontor.server.service.sight import OVER, PLAYING, TableSight
from kontor.server.service.table_settings import TableSettings
from kontor.server.store.rows import Entry, SeatRow, TableRow
from kontor.server.store.store import Store

# Seconds that a busy machine may take; then a test tells where it waits.
PATIENCE = 240
AT_ONCE = Pace(0.0, 0.0, 1.0, 0.0, 0.0)
ADA, BEN, CLEO, EVE = "device-ada", "device-ben", "device-cleo", "device-eve"


def midway(
    table: str,
    game: Game,
    options: dict[str, str],
    state: State,
    seats: list[SeatRow],
    begun: float,
    components: str = "",
) -> tuple[TableRow, list[SeatRow], Entry]:
    """Return what the store keeps of a table that begins in the middle of a game."""
    first = Entry(1, "start", -1, "", "", begun, "start")
    row = TableRow(
        id=table,
        game=game.slug,
        rules=game.rules_version,
        components=components or game.components_digest,
        options=json.dumps(options),
        host=seats[0].device or "nobody",
        public=False,
        created=begun,
        version=1,
        phase=PLAYING,
        since=begun,
        seen=time.time(),
        names=json.dumps([seat.name for seat in seats]),
        seed="seed",
        base=state.save().decode(),
    )
    derived = LiveTable(row, seats, [first]).derived()
    return replace(row, **derived), seats, first  # type: ignore[arg-type]


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test that waits for things."""
    asyncio.run(asyncio.wait_for(work, PATIENCE))


@asynccontextmanager
async def opened(database: str, bots: bool = False, pace: Pace = AT_ONCE) -> AsyncIterator[Service]:
    """Open a service on a database."""
    store = Store(database)
    await store.open()
    service = Service(store)
    players = Bots(service, pace, workers=1)
    if bots:
        await players.open()
    try:
        yield service
    finally:
        if bots:
            await players.close()
        await store.close()


async def two_people(
    service: Service, game: str = "fugger", settings: TableSettings | None = None
) -> str:
    """Let Ada and Ben sit down at a table of two and start."""
    table = await service.create(ADA, game, 2, names=["Ada"], settings=settings)
    link = await service.invitation(ADA, table, 1)
    await service.claim(BEN, link, "Ben")
    await service.start(ADA, table)
    return table


async def asked(service: Service, table: str, *devices: str) -> tuple[str, TableSight]:
    """Return a device that is asked, with its sight."""
    for device in devices:
        sight = await service.sight(table, device)
        if sight.question and sight.question.awaited:
            return device, sight
    raise AssertionError("nobody is asked")


async def one_answer(
    service: Service, table: str, chance: Chance, *devices: str
) -> tuple[str, TableSight, int]:
    """Let whoever is asked answer at random."""
    device, sight = await asked(service, table, *devices)
    assert sight.question
    options = sight.question.options
    word = options[chance.below(len(options))].word
    version = await service.answer(
        device, table, sight.me, word, sight.version, f"key{sight.version}"
    )
    return device, sight, version


async def play_to_end(service: Service, table: str, *devices: str, seed: str = "1") -> TableSight:
    """Let the devices play at random until the game is over."""
    chance = seeded(seed)
    for _ in range(2_000):
        sight = await service.sight(table, devices[0])
        if sight.phase == OVER:
            return sight
        await one_answer(service, table, chance, *devices)
    raise AssertionError("the game does not end")


async def until(
    service: Service, table: str, is_so: Callable[[TableSight], bool], device: str
) -> TableSight:
    """Follow a table until something is so."""
    async with service.store.hub.follow(table) as news:
        while True:
            sight = await service.sight(table, device)
            if is_so(sight):
                return sight
            await asyncio.wait_for(news.wait(), PATIENCE)
            news.clear()


async def refused(attempt: Awaitable[object]) -> str:
    """Return the name of the error that an attempt meets."""
    try:
        await attempt
    except ServiceError as error:
        return error.name
    return ""
