"""Renewing the workers of a server: nobody is refused, and nothing is left behind at the end."""

import asyncio
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.deeds import Person
from tests.server.postbox import Receiver, receiver
from tests.server.postgres import Postgres
from tests.server.process import API, ServerProcess, children_of, client, new_bearer, serving

CLIENTS = 3
CALLING = ("--private-hooks", "--call-after", "0.3")
PATIENCE = 240.0
RENEWED = "all workers are renewed"


def workers_of(server: ServerProcess) -> set[int]:
    """Return the processes that the supervisor has started and that serve."""
    assert server.process
    found = set()
    for child in children_of(server.process.pid):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.add(child)
    return found


async def ask_on(server: ServerProcess, told: asyncio.Event, seen: Counter[object]) -> None:
    """Ask again and again, now on a connection that stays, now on a new one."""
    bearer = new_bearer()
    new = {"game": "fugger", "seats": 2, "names": ["Ada", "Ben"]}
    async with client(server.base, bearer) as stays:
        table = (await stays.post("/tables", json=new)).json()["id"]
        await stays.post(f"/tables/{table}/start")
        number = 0
        while not told.is_set():
            number += 1
            try:
                sight = (await stays.get(f"/tables/{table}")).json()
                word = sight["question"]["options"][0]["word"] if sight["question"] else ""
                body = {"seat": sight["me"], "word": word, "version": sight["version"]}
                if word:
                    reply = await stays.post(
                        f"/tables/{table}/answers", json={**body, "key": str(number)}
                    )
                    seen[reply.status_code] += 1
                async with httpx.AsyncClient(headers=bearer, timeout=PATIENCE) as fresh:
                    seen[(await fresh.get(f"{server.base}/healthz")).status_code] += 1
            except httpx.HTTPError as error:
                seen[repr(error)] += 1
            await asyncio.sleep(0.01)


async def called(server: ServerProcess, web: Receiver) -> None:
    """Let two people wait to be called, one of whom is asked."""
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    for person in (ada, ben):
        await person.send("/me/hook", address=f"{web.base}/told")
    new = {"game": "fugger", "seats": 2, "names": ["Ada"]}
    table = (await ada.sure("/tables", new))["id"]
    await ben.sure(f"/tables/{table}/seats/1/sit", {"name": "Ben"})
    await ada.sure(f"/tables/{table}/start")
    while not web.posts:
        await asyncio.sleep(0.05)
    for person in (ada, ben):
        await person.http.aclose()


async def renew_under_load(server: ServerProcess) -> Counter[object]:
    """Renew all workers while clients ask; return how they fared.

    Each worker has a postman of its own: whoever is asked is told once.
    """
    async with receiver() as web:
        await asyncio.wait_for(called(server, web), PATIENCE)
        seen = await renewed(server)
        assert len(web.posts) == 1
    return seen


async def renewed(server: ServerProcess) -> Counter[object]:
    """Renew all workers while clients ask."""
    assert server.process
    seen: Counter[object] = Counter()
    told = asyncio.Event()
    clients = [asyncio.create_task(ask_on(server, told, seen)) for _ in range(CLIENTS)]
    try:
        async with asyncio.timeout(PATIENCE):
            while sum(seen.values()) < 10 * CLIENTS:
                await asyncio.sleep(0.05)
            server.process.send_signal(signal.SIGHUP)
            while RENEWED not in server.log.read_text():
                await asyncio.sleep(0.1)
            before = sum(seen.values())
            while sum(seen.values()) < before + 10 * CLIENTS:
                await asyncio.sleep(0.05)
    finally:
        told.set()
        await asyncio.gather(*clients)
    return seen


@pytest.mark.timeout(600)
def test_workers_are_renewed_without_refusing_anybody(postgres_server: Postgres) -> None:
    with serving(postgres_server.database(), "--workers", "2", *CALLING) as server:
        while len(before := workers_of(server)) < 2:  # one answers already
            time.sleep(0.05)
        seen = asyncio.run(renew_under_load(server))
        assert set(seen) == {200}, seen
        after = workers_of(server)
        assert len(after) == 2 and not before & after
        text = server.log.read_text()
        assert server.stop() == 0
    assert "Traceback" not in text, text[text.index("Traceback") - 500 :]


def test_a_server_ends_without_leaving_anything_behind(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}").start()
    with httpx.Client(base_url=server.base, headers=new_bearer()) as http:
        new = {"game": "fugger", "seats": 2, "bots": ["steward", "steward"], "names": []}
        table = http.post(f"{API}/tables", json=new).json()["id"]
        http.post(f"{API}/tables/{table}/start")
        while http.get(f"{API}/tables/{table}").json()["answers"] < 3:
            pass
        style = http.get("/static/css/home.css")
        assert style.status_code == 200
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(180) == 0
    said = server.log.read_text()
    assert "leaked" not in said and "Traceback" not in said, said
    assert "GET /static/{path:path} 200" in said and "/static/static" not in said
    server.stop()


HANDS_OVER = """
import os, socket, sys
door = socket.create_server(("127.0.0.1", 0))
print(door.getsockname()[1], flush=True)
os.dup2(door.fileno(), 3)
os.set_inheritable(3, True)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
os.execv(sys.executable, [sys.executable, "-m", "kontor", "serve", *sys.argv[1:]])
"""


def test_a_socket_that_is_handed_over_is_served(tmp_path: Path) -> None:
    """As systemd does it: the door is open before the server, and while it starts again."""
    command = [sys.executable, "-c", HANDS_OVER, "--database", f"sqlite:///{tmp_path / 'a.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        port = int(process.stdout.readline())
        # Nobody answers yet, but the request waits.
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).status_code == 200
        process.terminate()
        assert process.wait(180) == 0
