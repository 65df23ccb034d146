"""A real PostgreSQL for the tests, on its own socket in a temporary folder."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

MISSING = "no PostgreSQL: install Debian's postgresql package, or set KONTOR_PG_BIN"
DURABLE = ("listen_addresses=",)
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=")

numbers = count(1)


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs, if there is one."""
    named = os.environ.get("KONTOR_PG_BIN")
    if named:
        return Path(named)
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[4])
    if found:
        return found[-1].parent
    beside = shutil.which("initdb")
    return Path(beside).parent if beside else None


class Postgres:
    """A running database server."""

    def __init__(
        self, folder: Path, programs: Path, who: dict[str, Any], settings: tuple[str, ...] = QUICK
    ) -> None:
        self.folder = folder
        self.programs = programs
        self.who = who
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Make an empty cluster and start it."""
        data = self.folder / "data"
        make = ["initdb", "-A", "trust", "-U", "kontor", "-E", "UTF8", "--no-sync", "-D", str(data)]
        self.call(make)
        settings = [part for line in self.settings for part in ("-c", line)]
        command = [str(self.programs / "postgres"), "-D", str(data), "-k", str(self.folder)]
        self.process = subprocess.Popen(
            [*command, *settings, "-c", "max_connections=200"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **self.who,
        )
        for _ in range(1_200):
            if self.is_ready():
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not start")

    def is_ready(self) -> bool:
        """Tell whether it takes connections."""
        ready = [str(self.programs / "pg_isready"), "-h", str(self.folder), "-U", "kontor", "-q"]
        return subprocess.run(ready, check=False, cwd=self.folder).returncode == 0

    def call(self, command: list[str]) -> None:
        """Run one of PostgreSQL's programs."""
        program = [str(self.programs / command[0]), *command[1:]]
        subprocess.run(program, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.who)

    def stop(self) -> None:
        """Stop the server."""
        if self.process:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(180)

    def database(self) -> str:
        """Create a database and return its address."""
        name = f"kontor{next(numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(
                host=str(self.folder), user="kontor", database="postgres"
            )
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql://kontor@/{name}?host={self.folder}"


@contextmanager
def running(settings: tuple[str, ...] = QUICK) -> Iterator[Postgres]:
    """Run a PostgreSQL; as root it belongs to nobody."""
    programs = binaries()
    assert programs is not None, MISSING
    with tempfile.TemporaryDirectory(prefix="kontor-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        who: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        server = Postgres(folder, programs, who, settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()
