"""Patience: on a busy machine the server of a test waits for its database instead of refusing."""

from kontor.server.store import store


def be_patient() -> None:
    """Let a database take its time."""
    store.QUEUE_SECONDS = store.LOCK_SECONDS = 60.0
    store.CONNECT_SECONDS = store.STATEMENT_SECONDS = 60.0
