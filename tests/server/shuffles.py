"""Shuffles that are the same in every run; `KONTOR_TEST_SEED` makes others."""

import os
from collections.abc import Iterator
from random import Random

import pytest

from kontor.server.service import gathering


class Shuffles:
    """One shuffle after another."""

    def __init__(self, name: str) -> None:
        self.random = Random(f"{os.environ.get('KONTOR_TEST_SEED', '')} {name}")

    def __call__(self) -> tuple[str, str]:
        """Return the next seed and salt."""
        return self.random.randbytes(32).hex(), self.random.randbytes(16).hex()


@pytest.fixture(autouse=True)
def same_shuffles(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Deal each test the same in every run."""
    monkeypatch.setattr(gathering, "new_shuffle", Shuffles(request.node.name))
    yield
