"""How soon a server is itself again after its database was locked, full, or has crashed.

`python -m tests.bench.recovery` prints the seconds from the end of each trouble (of a crash, from
when the database takes connections again) until the server calls itself ready, accepts an answer,
and a bot has answered it.
"""

import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server import postgres
from tests.server.process import API, ServerProcess, children_of, new_bearer, serving, signal_all
from tests.server.test_operating import full, locked

TROUBLE_SECONDS: Final = 3.0
PATIENCE: Final = 120.0
HERE: Final = 200


class Visitor:
    """Somebody who plays against a bot."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        new = {"game": "fugger", "seats": 2, "names": ["Ada"], "bots": ["", "random"]}
        self.table = f"{API}/tables/{http.post(f'{API}/tables', json=new).json()['id']}"
        http.post(f"{self.table}/start")

    def asked(self) -> dict[str, Any] | None:
        """Return the sight, if we are asked."""
        reply = self.http.get(self.table)
        sight: dict[str, Any] = reply.json()
        return sight if reply.status_code == HERE and sight["question"] else None

    def is_ready(self) -> bool:
        """Tell whether the server calls itself ready."""
        return self.http.get("/readyz").status_code == HERE

    def answers(self) -> bool:
        """Answer, if we are asked; tell whether that was accepted."""
        sight = self.asked()
        if sight is None:
            return False
        word = sight["question"]["options"][0]["word"]
        body = {"seat": 0, "word": word, "version": sight["version"], "key": str(time.time())}
        return self.http.post(f"{self.table}/answers", json=body).status_code == HERE

    def is_asked(self) -> bool:
        """Tell whether bots have answered until we are asked again."""
        return self.asked() is not None


def seconds_until(what: Callable[[], bool], begun: float) -> float:
    """Return how long after a moment something is true."""
    while not what():
        assert time.monotonic() < begun + PATIENCE, what
        time.sleep(0.05)
    return time.monotonic() - begun


def measured(name: str, server: ServerProcess, trouble: Callable[[], None]) -> None:
    """Print how soon a server is itself again after a trouble."""
    with httpx.Client(base_url=server.base, headers=new_bearer(), timeout=PATIENCE) as http:
        visitor = Visitor(http)
        for _ in range(3):
            seconds_until(visitor.answers, time.monotonic())
        seconds_until(visitor.is_asked, time.monotonic())
        trouble()
        begun = time.monotonic()
        steps = (visitor.is_ready, visitor.answers, visitor.is_asked)
        found = [f"{seconds_until(step, begun):8.2f}" for step in steps]
        print(f"{name:20}", *found, flush=True)


@contextmanager
def on_sqlite() -> Iterator[tuple[ServerProcess, Path]]:
    """Run a server on a SQLite file."""
    with tempfile.TemporaryDirectory(prefix="kontor-recovery-") as folder:
        file = Path(folder, "tables.db")
        with serving(f"sqlite:///{file}") as server:
            yield server, file


def main() -> None:
    """Let it happen, and print what came of it."""
    print(f"{'seconds until':20}", *(f"{word:>8}" for word in ("ready", "answer", "bots")))
    with on_sqlite() as (server, file):

        def lock() -> None:
            with locked(file):
                time.sleep(TROUBLE_SECONDS)

        def fill() -> None:
            with full(server, file):
                time.sleep(TROUBLE_SECONDS)

        measured("SQLite locked", server, lock)
        measured("disk full", server, fill)
    with postgres.running(postgres.DURABLE) as crashing, serving(crashing.database()) as server:

        def crash() -> None:
            assert crashing.process
            begun = time.monotonic()
            signal_all(children_of(crashing.process.pid), signal.SIGKILL)
            time.sleep(0.2)  # until it has noticed
            took = seconds_until(crashing.is_ready, begun)
            print(f"PostgreSQL was back after {took:.2f} s")

        measured("PostgreSQL crashed", server, crash)


if __name__ == "__main__":
    main()
