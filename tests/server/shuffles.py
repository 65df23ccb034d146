"""Shuffles that are the same in every run; `KONTOR_TEST_SEED` makes others."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from kontor.server.service import gathering

# Where a server reads the name of the test that it serves.
NAMED = "KONTOR_TEST_NAMED"


class Shuffles:
    """One shuffle after another."""

    def __init__(self, name: str) -> None:
        self.random = Random(f"{os.environ.get('KONTOR_TEST_SEED', '')} {name}")

    def __call__(self) -> tuple[str, str]:
        """Return the next seed and salt."""
        return self.random.randbytes(32).hex(), self.random.randbytes(16).hex()


class ServedShuffles(Shuffles):
    """The shuffles of a server that tests share: with each test that a file names it begins anew.

    Which tests have come before, on this machine or another, changes nothing.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.test = ""

    def __call__(self) -> tuple[str, str]:
        """Return the next seed and salt of the test that runs."""
        test = Path(os.environ[NAMED]).read_text("utf-8") if NAMED in os.environ else ""
        if test != self.test:
            self.test = test
            super().__init__(f"{self.name} {test}")
        return super().__call__()


@pytest.fixture(scope="module", autouse=True)
def same_shuffles_of_a_module(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal what the tests of a file share the same in every run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gathering, "new_shuffle", Shuffles(request.node.name))
        yield


@pytest.fixture(autouse=True)
def same_shuffles(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Deal each test the same in every run."""
    monkeypatch.setattr(gathering, "new_shuffle", Shuffles(request.node.name))
    yield
