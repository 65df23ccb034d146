"""The memory of a server: the old is left alone while it runs."""

import gc

from kontor.server.web.garbage import THRESHOLDS, tended
from tests.server.people import run


def test_the_old_is_left_alone_while_a_server_runs_and_as_before_afterwards() -> None:
    before = gc.get_threshold()

    async def serve() -> None:
        async with tended():
            assert gc.get_threshold() == THRESHOLDS != before
            assert gc.get_freeze_count() > 0

    run(serve())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
