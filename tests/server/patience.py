"""Patience: on a busy machine the server of a test waits for its database instead of refusing.

Its database in turn does not wait for the disk: machines of tests lose no power.
"""

from kontor.server.store import direct, store

SAFE = direct.SYNCHRONOUS


def be_patient() -> None:
    """Let a database take its time, and let it write when it likes."""
    store.QUEUE_SECONDS = direct.LOCK_SECONDS = 60.0
    store.CONNECT_SECONDS = store.STATEMENT_SECONDS = 60.0
    direct.SYNCHRONOUS = "OFF"
