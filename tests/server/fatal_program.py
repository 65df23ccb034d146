"""The program `kontor`, which ends without a word after as many commits as a file says."""

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.cli.main import run
from kontor.server.service import gathering, postman, table_settings
from kontor.server.store.store import Store
from tests.server.patience import be_patient
from tests.server.shuffles import Shuffles

FUSE = Path(os.environ["KONTOR_TEST_FUSE"])
TRANSACTION = Store.transaction


@asynccontextmanager
async def transaction(store: Store) -> AsyncIterator[AsyncConnection]:
    """Open a transaction; it may be the last one."""
    async with TRANSACTION(store) as connection:
        yield connection
    left = int(FUSE.read_text() or 0)
    if left == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    if left:
        FUSE.write_text(str(left - 1))


be_patient()
# What takes its time is soon over: decisions on a clock, notices whose sender has died.
table_settings.MINUTE = 0.0  # type: ignore[misc]
table_settings.TableClock.free_seconds = property(lambda clock: 1.0)  # type: ignore[assignment]
postman.CLAIMED_SECONDS = 5.0  # type: ignore[attr-defined]
Store.transaction = transaction  # type: ignore[method-assign,assignment]
# Each start deals others: the id of a rematch follows from the deal.
gathering.new_shuffle = Shuffles(f"fatal {os.getpid()}")

if __name__ == "__main__":
    run()
