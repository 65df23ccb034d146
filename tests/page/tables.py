"""Sights for the tests of pages: a real service in memory, played to chosen moments."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from kontor.engine.chance import seeded
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.server.store.store import Store

DEVICE = "a device"
OTHER = "another device"
NAMES = ["Clara", "Élise <b>", "Jürgen & Söhne", "Otto", "Zoé", "Max"]

Want = Callable[[TableSight], bool]


async def opened(folder: Path) -> Service:
    """Open a service on an empty database."""
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    await store.open()
    return Service(store)


async def dealt(
    service: Service,
    seats: int = 3,
    game: str = "fugger",
    options: dict[str, str] | None = None,
) -> str:
    """Deal a game in which the first seat is ours and the others belong to another device."""
    table = await service.create(DEVICE, game, seats, names=NAMES[:1], options=options or {})
    for seat in range(1, seats):
        token = await service.invitation(DEVICE, table, seat)
        await service.claim(OTHER, token, NAMES[seat])
    await service.start(DEVICE, table)
    return table


def is_asked(sight: TableSight) -> bool:
    """Tell whether the table waits for us: what lies under seal may be changed, but need not."""
    return sight.question is not None and sight.question.awaited


async def answered(service: Service, table: str, number: int, seed: str = "answers") -> TableSight:
    """Give a number of random answers, or as many as there are; return our sight."""
    chance = seeded(seed)
    for count in range(number):
        sight = await service.sight(table, DEVICE)
        device = DEVICE
        if not is_asked(sight):
            device = OTHER
            sight = await service.sight(table, OTHER)
        if sight.question is None or not is_asked(sight):
            break
        options = sight.question.options
        word = options[chance.below(len(options))].word
        await service.answer(device, table, sight.me, word, sight.version, f"{seed} {count}")
    return await service.sight(table, DEVICE)


def sights(
    folder: Path,
    want: Want,
    seats: int = 3,
    most: int = 400,
    game: str = "fugger",
    options: dict[str, str] | None = None,
) -> list[TableSight]:
    """Play a whole game and keep our sights of the moments that are wanted."""

    async def play() -> list[TableSight]:
        service = await opened(folder)
        table = await dealt(service, seats, game, options)
        await service.say(OTHER, table, "<script>alert(1)</script> & more")
        found = []
        for step in range(most):
            sight = await answered(service, table, 1, f"{seats} {step}")
            if want(sight):
                found.append(sight)
            if sight.phase == "over":
                break
        await service.store.close()
        return found

    return asyncio.run(play())
