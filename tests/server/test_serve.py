"""`kontor serve`: for the network, with several workers, and what it refuses."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.process import client, new_bearer, serving

GAMES = 6


def test_for_the_network_it_prints_a_link_and_a_code(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--lan") as server:
        said = server.log.read_text("utf-8")
        assert "Others on your network: http://" in said
        assert said.count("\n█") > 10


def test_several_workers_serve_the_same_tables(postgres_server: Postgres) -> None:
    """Each request comes by a connection of its own, so any worker may get it."""

    async def play(base: str) -> None:
        host = new_bearer()
        new = {"game": "fugger", "seats": 2, "names": ["Ada", "Ben"]}
        async with client(base, host) as http:
            table = (await http.post("/tables", json=new)).json()["id"]
            await http.post(f"/tables/{table}/start")
        for number in range(12):
            async with client(base, host) as http:
                sight = (await http.get(f"/tables/{table}")).json()
            assert sight["answers"] == number
            body = {
                "seat": sight["me"],
                "word": sight["question"]["options"][0]["word"],
                "version": sight["version"],
                "key": str(number),
            }
            async with client(base, host) as http:
                reply = await http.post(f"/tables/{table}/answers", json=body)
            assert reply.status_code == 200, reply.text

    async def many(base: str) -> None:
        await asyncio.gather(*(play(base) for _ in range(GAMES)))

    with serving(postgres_server.database(), "--workers", "2") as server:
        asyncio.run(many(server.base))
        assert server.stop() == 0


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kontor", "serve", "--workers", "2", "--lang", "en"]
    command += ["--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert ended.returncode == 2 and "PostgreSQL" in ended.stderr
