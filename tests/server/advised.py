"""Games against bots that think here and now, with a value in every game."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from kontor.server.service.advising import Review
from kontor.server.service.service import Service
from kontor.server.service.sight import TableSight
from kontor.server.service.thinking import think
from kontor.server.store.rows import BOT
from tests.server.learned import Here, learned
from tests.server.people import ADA, opened


@pytest.fixture(autouse=True)
def every_game_is_learned() -> Iterator[None]:
    """Let every game have a value that needs no training."""
    with learned():
        yield


@asynccontextmanager
async def advising(database: str) -> AsyncIterator[Service]:
    """Open a service that thinks here and now."""
    async with opened(database) as service:
        service.pool = Here()
        yield service


async def answered_by_bots(service: Service, table: str) -> None:
    """Let the bots of a table answer until somebody else is asked."""
    while True:
        async with service.cache.take(table) as live:
            served = [seat for seat in live.served() if live.seats[seat].kind == BOT]
            task = live.task(served[0]) if served else None
            version = live.version
        if task is None:
            return
        await service.answer_for(table, task.seat, think(task), version)


async def against(service: Service, *levels: str, game: str = "fugger") -> str:
    """Start a game of Ada's against bots, in which she is asked."""
    table = await service.create(ADA, game, 1 + len(levels), names=["Ada"], bots=["", *levels])
    await service.start(ADA, table)
    await answered_by_bots(service, table)
    return table


async def played_to_end(service: Service, table: str) -> TableSight:
    """Play a game of Ada's against bots, always her first option."""
    for number in range(2_000):
        await answered_by_bots(service, table)
        sight = await service.sight(table, ADA)
        if not sight.question:
            return sight
        word = sight.question.options[0].word
        await service.answer(ADA, table, sight.me, word, sight.version, f"key {number}")
    raise AssertionError("the game does not end")


async def complete(service: Service, device: str, table: str) -> Review:
    """Wait until an analysis is complete."""
    while True:
        review = await service.review(device, table)
        assert not review.analysis.has_failed
        if review.analysis.is_complete:
            return review
        await asyncio.sleep(0.02)
