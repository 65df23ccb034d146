"""Options that all tests share."""

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from kontor import games

# A busy machine may take its time: no request of a test gives up before this many seconds.
PATIENCE = 120.0
for part in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, part, PATIENCE)

SHARING = ("tests/page/", "tests/repo/", "tests/docs/test_site.py")
BROWSER = ("_browser.py", "_client.py")


def scope_of(nodeid: str, is_long: bool) -> str:
    """Name the tests that share a costly beginning, or the test itself.

    They are those of a file that starts a browser, draws moments of games or builds the site, and
    those of the texts of one game. Long tests in a browser cost more than its start.
    """
    file = nodeid.partition("::")[0]
    if file.startswith("tests/text/"):
        return next((slug for slug in games.SLUGS if slug in nodeid), nodeid)
    shares = file.startswith(SHARING) and not (is_long and file.endswith(BROWSER))
    return file if shares else nodeid


class Together(LoadScopeScheduling):
    """Lets one worker have the tests that share a costly beginning."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid, self.config.getoption("--long"))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together:
    """Share the tests out among the workers."""
    return Together(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`."""
    parser.addoption("--long", action="store_true", help="also run the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what one worker does alone; leave out the long tests unless they are asked for."""
    is_long = config.getoption("--long")
    items.sort(key=lambda item: scope_of(item.nodeid, is_long) == item.nodeid)
    if is_long:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
