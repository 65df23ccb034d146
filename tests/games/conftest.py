"""What the rule tests of all games share: the marker that names the clauses a test proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line("markers", "clause(*names): further clauses that this test proves")
