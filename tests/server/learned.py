"""Games learned for tests alone: every game has a value, made without any training."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TypeVar
from unittest.mock import patch

from kontor import games
from kontor.bots import roster
from kontor.server.service.fair_queue import Turn
from kontor.server.service.pool import Pool
from tests.bots.nets import guided

Result = TypeVar("Result")


@cache
def untrained(slug: str) -> bytes:
    """Return a value that follows the game's own rough lead."""
    return guided(games.load(slug)).save()


@contextmanager
def learned(value: Callable[[str], bytes | None] = untrained) -> Iterator[None]:
    """Let the games have another learned value, or none, in this process."""
    with patch.object(games, "learned", value):
        roster.learned.cache_clear()
        yield
    roster.learned.cache_clear()


class Here(Pool):
    """A pool that does its work here and now."""

    async def run(
        self, work: Callable[..., Result], *given: object, turn: Turn | None = None
    ) -> Result:
        """Do it."""
        return work(*given)
