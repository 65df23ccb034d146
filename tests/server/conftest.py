"""Databases for the server's tests."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.patience import be_patient
from tests.server.shuffles import same_shuffles, same_shuffles_of_a_module

__all__ = ["same_shuffles", "same_shuffles_of_a_module"]

be_patient()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    """Run a PostgreSQL for this session; CI, where it can install one, never skips."""
    if postgres.binaries() is None:
        if os.environ.get("CI") == "true" and os.geteuid() == 0 and shutil.which("apt-get"):
            pytest.fail(postgres.MISSING)
        pytest.skip(postgres.MISSING)
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: postgres.Postgres = request.getfixturevalue("postgres_server")
    return server.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the address of an empty SQLite file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"
