"""Garbage: to look through all memory takes a server's whole attention, so it is seldom done.

What is there at the start is never looked through again. What is young is tended often, in small
portions; the old generation, where tables live, every few minutes only.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

SECONDS: Final = 600.0
# Allocations until the youngest is looked through, such looks until the middle one is, and until
# the old one would be: practically never.
THRESHOLDS: Final = (5_000, 4, 1_000_000)


@asynccontextmanager
async def tended() -> AsyncIterator[None]:
    """Tend the memory of this process while a server runs."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    tidying = asyncio.create_task(tidy())
    try:
        yield
    finally:
        tidying.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def tidy() -> None:
    """Look through everything now and then."""
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
