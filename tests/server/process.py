"""A server as a process of its own, and a client for it."""

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

API = "/api/v1"
PROGRAM = "tests.server.program"
ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`kontor serve` in a process; it can be killed and started again at the same address."""

    def __init__(
        self, database: str, *options: str, program: str = PROGRAM, root: Path = ROOT
    ) -> None:
        self.root = root
        self.database = database
        self.options = options
        self.program = program
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        with tempfile.NamedTemporaryFile(prefix="kontor-", suffix=".log", delete=False) as file:
            self.log = Path(file.name)

    @property
    def base(self) -> str:
        """Return the address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--bot-delay", "0", "--rate", "0"]
        command += ["--forced-delay", "0"]
        before = self.log.stat().st_size
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options],
                stdout=log,
                stderr=log,
                env={**os.environ, "KONTOR_LANG": "en", "PYTHONPATH": str(self.root / "src")},
                cwd=self.root,
            )
        for _ in range(3_600):
            text = self.log.read_bytes()[before:].decode(errors="replace")
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {text[-2000:]}")
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", text)
            if found:
                self.port = int(found[1])
                try:
                    if httpx.get(f"{self.base}/healthz", timeout=60).status_code == 200:
                        return self
                except httpx.HTTPError:
                    pass
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Kill without warning."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(180)

    def stop(self) -> int:
        """Ask to stop; return the exit code."""
        assert self.process
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(180)
        finally:
            self.log.unlink(missing_ok=True)


def children_of(pid: int) -> list[int]:
    """List the processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = path.read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if int(parent) == pid:
            found.append(int(path.parent.name))
    return found


def signal_all(processes: list[int], number: int) -> None:
    """Send a signal to processes that may end by themselves meanwhile."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


@contextmanager
def serving(database: str, *options: str, program: str = PROGRAM) -> Iterator[ServerProcess]:
    """Run a server."""
    server = ServerProcess(database, *options, program=program).start()
    try:
        yield server
    finally:
        server.stop()


def new_bearer() -> dict[str, str]:
    """Return the header of a program that makes its own token."""
    return {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}


@asynccontextmanager
async def client(base: str, headers: dict[str, str]) -> AsyncIterator[httpx.AsyncClient]:
    """Open an HTTP client for the API."""
    async with httpx.AsyncClient(base_url=base + API, headers=headers, timeout=120) as opened:
        yield opened


def patient(address: str, headers: dict[str, str] | None) -> connect:
    """Connect, however busy the machine is."""
    return connect(
        address,
        additional_headers=headers,
        max_size=2**22,
        open_timeout=120,
        ping_interval=None,
    )


def live(base: str, table: str, headers: dict[str, str] | None = None, query: str = "") -> connect:
    """Connect to the live sights of a table."""
    address = base.replace("http://", "ws://")
    return patient(f"{address}{API}/tables/{table}/live{query}", headers)


def page_live(base: str, table: str, headers: dict[str, str]) -> connect:
    """Connect to the live updates of a table's page."""
    address = base.replace("http://", "ws://")
    return patient(f"{address}/table/{table}/live", headers)


async def next_sight(socket: ClientConnection) -> dict[str, Any]:
    """Return the next sight of a table."""
    sight: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 120))
    return sight
