"""Operating a server: what it says about itself, and what it does while its database cannot."""

import asyncio
import json
import logging
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from kontor.server.store.reach import OutOfReach
from kontor.server.store.store import Store
from kontor.server.web import logs
from kontor.server.web.health import FRESH_SECONDS, Pulse
from tests.server import postgres
from tests.server.people import ADA, opened, refused, run
from tests.server.postgres import Postgres
from tests.server.process import API, ServerProcess, children_of, new_bearer, serving, signal_all
from tests.server.test_admin import damage
from tests.server.test_life import BEFORE

PATIENCE = 60.0
GONE, HERE = 503, 200


def free_port() -> int:
    """Return a port that is free now."""
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        return int(door.getsockname()[1])


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the lock of a SQLite file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(server: ServerProcess, file: Path) -> Iterator[None]:
    """Let no file of a server grow: the same as a full disk, for it alone."""
    assert server.process
    most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    size = Path(f"{file}-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, most)


def becomes(http: httpx.Client, path: str, status: int) -> httpx.Response:
    """Ask until the reply has a status."""
    until = time.monotonic() + PATIENCE
    while (reply := http.get(path)).status_code != status:
        assert time.monotonic() < until, reply.text
        time.sleep(0.2)
    return reply


def test_a_server_tells_how_it_is_and_refuses_in_time_what_it_cannot_do(tmp_path: Path) -> None:
    file, port = tmp_path / "tables.db", free_port()
    options = ("--metrics", str(port), "--log-json")
    with (
        serving(f"sqlite:///{file}", *options, program="tests.server.hasty_program") as server,
        httpx.Client(base_url=server.base, headers=new_bearer(), timeout=PATIENCE) as http,
    ):
        assert http.get("/healthz").json()["status"] == "ok"
        assert http.get("/readyz").json()["status"] == "ready"
        new = {"game": "fugger", "seats": 2, "names": ["Ada", "Ben"]}
        table = http.post(f"{API}/tables", json=new).json()["id"]
        http.post(f"{API}/tables/{table}/start")
        answers = 0
        for trouble in (locked(file), full(server, file)):
            sight = http.get(f"{API}/tables/{table}").json()
            body = {
                "seat": sight["me"],
                "word": sight["question"]["options"][0]["word"],
                "version": sight["version"],
                "key": str(answers),
            }
            with trouble:
                gone = becomes(http, "/readyz", GONE)
                assert gone.headers["retry-after"]
                assert http.get("/healthz").status_code == HERE
                reply = http.post(f"{API}/tables/{table}/answers", json=body)
                assert (reply.status_code, reply.json()["name"]) == (GONE, "error-database")
                assert reply.headers["retry-after"] == "2"
                page = http.post(
                    f"/table/{table}/chat", data={"text": "Hm"}, headers={"origin": server.base}
                )
                assert page.status_code == GONE and "<html" in page.text
                assert http.get(f"{API}/tables/{table}").json()["answers"] == answers
            becomes(http, "/readyz", HERE)
            assert http.post(f"{API}/tables/{table}/answers", json=body).status_code == HERE
            answers += 1
        assert http.get(f"{API}/tables/{table}").json()["answers"] == answers
        marked = http.get("/static/css/home.css").headers["x-request-id"]
        shown = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        assert http.get("/metrics").status_code == 404
        lines = [json.loads(line) for line in server.log.read_text().splitlines()[1:]]
    check_log(lines, table, marked)
    check_metrics(shown)


def check_log(lines: list[dict[str, object]], table: str, marked: str) -> None:
    """Insist that each request has its line, and that no line has a secret."""
    (mine,) = [line for line in lines if line.get("request") == marked]
    assert (mine["path"], mine["status"]) == ("/static/{path:path}", HERE)
    assert table not in json.dumps(lines)
    assert any("out of reach" in str(line["message"]) for line in lines)


def check_metrics(shown: str) -> None:
    """Insist that everything is measured."""
    for name in (
        'kontor_requests_total{method="POST",route="/api/v1/tables/{table}/answers",status="503"}',
        'kontor_answers_total{by="person"} 2.0',
        "kontor_sockets 0.0",
        "kontor_tables_in_memory 1.0",
        "kontor_thinking 0.0",
        "kontor_queue 0.0",
        'kontor_database_seconds_count{kind="write"}',
        "kontor_database_out_of_reach_total 4.0",
        "process_resident_memory_bytes",
    ):
        assert name in shown, (name, shown)


def test_readiness_does_not_hang_with_a_frozen_database(postgres_server: Postgres) -> None:
    assert postgres_server.process
    leader = postgres_server.process.pid
    database = postgres_server.database()

    async def test() -> None:
        store = Store(database)
        await store.open()
        pulse = Pulse(store, limit=PATIENCE)
        assert await pulse.beats()
        await asyncio.sleep(FRESH_SECONDS + 0.1)
        pulse.limit = 0.3
        stopped = [leader, *children_of(leader)]
        signal_all(stopped, signal.SIGSTOP)
        try:
            assert not await pulse.beats()
            assert not await pulse.beats()
        finally:
            signal_all(stopped, signal.SIGCONT)
        async with asyncio.timeout(PATIENCE):
            while not await pulse.beats():
                await asyncio.sleep(0.1)
        await pulse.close()
        await store.close()

    run(test())


def test_a_database_that_is_gone_is_out_of_reach() -> None:
    async def test() -> None:
        store = Store("postgresql://kontor@127.0.0.1:1/none")
        with pytest.raises(OutOfReach):
            await store.version("00000000000000aa")
        await store.engine.dispose()

    run(test())


def test_no_log_line_holds_a_secret_whatever_goes_wrong(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The parameters of a failed statement hold seed and salt; so may the text of any error."""
    before = logging.getLogger().handlers[:]
    seed, token = "0123456789abcdef" * 4, "A-_b" * 10 + "xyz"

    async def test() -> None:
        async with opened(database) as service:
            table = await service.create(ADA, "fugger", 2, names=["Ada", "Ben"])
            found = await service.store.read(table)
            assert found
            row, seats, journal = found
            try:
                await service.store.create(row, seats, journal[0])
            except Exception:
                logging.getLogger("kontor").exception("twice %s", table)
            try:
                raise ValueError(f"{seed} and {token} of {{'salt': '{seed[:32]}'}}")
            except ValueError:
                logging.getLogger("kontor").exception("odd")
            assert await refused(service.sight(table, ADA)) == ""
            secrets.extend((table, row.host if len(row.host) > 20 else seed))

    secrets = [seed, token, seed[:32]]
    try:
        for as_json in (False, True):
            logs.set_up(as_json)
            run(test())
    finally:
        logging.getLogger().handlers[:] = before
    said = capsys.readouterr().err
    assert "IntegrityError" in said and "ValueError" in said
    assert not [secret for secret in secrets if secret in said], said
    assert re.search(r"twice [0-9a-f]{6}…", said)


def test_damaged_pages_are_noticed_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(BEFORE.read_text("utf-8"))
    damage(file)
    command = [sys.executable, "-m", "kontor", "serve", "--port", "0", "--lang", "en"]
    ended = subprocess.run(
        [*command, "--database", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 1
    assert "damaged" in ended.stderr and "kontor restore" in ended.stderr


@pytest.mark.usefixtures("postgres_server")
def test_games_go_on_by_themselves_when_postgresql_comes_back() -> None:
    """Every backend is killed at once, as in a crash: bots answer again without anybody's help."""
    with (
        postgres.running(postgres.DURABLE) as crashing,
        serving(crashing.database()) as server,
        httpx.Client(base_url=server.base + API, headers=new_bearer(), timeout=PATIENCE) as http,
    ):
        new = {"game": "fugger", "seats": 2, "names": ["Ada"], "bots": ["", "random"]}
        table = http.post("/tables", json=new).json()["id"]
        http.post(f"/tables/{table}/start")
        accepted = 0
        for number in range(12):
            if number == 4:
                assert crashing.process
                signal_all(children_of(crashing.process.pid), signal.SIGKILL)
            until = time.monotonic() + PATIENCE
            while True:
                assert time.monotonic() < until
                reply = http.get(f"/tables/{table}")
                if reply.status_code == HERE and reply.json()["question"]:
                    break
                assert reply.status_code in (HERE, GONE), reply.text
                time.sleep(0.05)
            sight = reply.json()
            assert sight["answers"] >= accepted
            body = {
                "seat": 0,
                "word": sight["question"]["options"][0]["word"],
                "version": sight["version"],
                "key": str(number),
            }
            while (reply := http.post(f"/tables/{table}/answers", json=body)).status_code == GONE:
                assert time.monotonic() < until
                time.sleep(0.05)
            assert reply.status_code == HERE, reply.text
            accepted = sight["answers"] + 1
