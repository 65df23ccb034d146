"""Garbage: to look through all memory takes a server's whole attention, so it is seldom done.

What is there at the start is never looked through again. What is young is tended by the clock: left
to itself, Python counts what is new less what is gone, and where every answer replaces what the one
before has made, the young become hundreds of thousands before they are looked through at once. What
was there at such a look nearly always stays for long, so it is looked at again, with the old ones
among which tables live, every few minutes only.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

YOUNG: Final = 0
# How often the young are looked through, and after how many such looks everything is.
YOUNG_SECONDS: Final = 0.2
ALL_LOOKS: Final = 3_000
# By itself Python looks only if very much is new at once, and never at the old.
THRESHOLDS: Final = (50_000, 1_000_000, 1_000_000)


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
    """Look through the young all the time, through everything now and then."""
    looks = 0
    while True:
        await asyncio.sleep(YOUNG_SECONDS)
        looks += 1
        if looks % ALL_LOOKS:
            gc.collect(YOUNG)
        else:
            gc.collect()
