"""The API: whole games through HTTP and WebSocket, and every kind of bad request."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.engine.match import replay
from kontor.engine.record import parse
from kontor.text.languages import LANGUAGES
from tests.server.people import run
from tests.server.process import (
    API,
    ServerProcess,
    client,
    live,
    new_bearer,
    next_sight,
    serving,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server for the tests of this file."""
    file = tmp_path_factory.mktemp("api") / "tables.db"
    with serving(f"sqlite:///{file}") as running:
        yield running


async def play_seat(base: str, table: str, headers: dict[str, str], chance: Chance) -> Any:
    """Be a conformant bot: follow the table, answer what is asked, until the game is over."""
    async with client(base, headers) as http, live(base, table, headers) as socket:
        made = 0
        while True:
            sight = await next_sight(socket)
            if sight["phase"] == "over":
                return sight
            question = sight["question"]
            # A sight from before one's own answer may still be on its way.
            if sight["version"] < made or not question or not question["awaited"]:
                continue
            options = question["options"]
            body = {
                "seat": sight["me"],
                "word": options[chance.below(len(options))]["word"],
                "version": sight["version"],
                "key": f"answer-{sight['version']}",
            }
            sent = await asyncio.gather(
                *(http.post(f"/tables/{table}/answers", json=body) for _ in range(2))
            )
            assert sent[0].json() == sent[1].json()
            if sent[0].status_code == 409:  # somebody's open action has changed the question
                assert sent[0].json()["name"] == "error-stale"
                continue
            assert sent[0].status_code == 200, sent[0].text
            made = sent[0].json()["version"]


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_bot_plays_every_game_through_the_api(server: ServerProcess, slug: str) -> None:
    async def test() -> None:
        game = games.load(slug)
        seats = game.least_seats
        host = new_bearer()
        async with client(server.base, host) as http:
            new = {"game": slug, "seats": seats, "names": ["Ada"]}
            made = await http.post("/tables", json=new)
            assert made.status_code == 201
            table = made.json()["id"]
            players = [host]
            for seat in range(1, seats):
                link = (await http.post(f"/tables/{table}/seats/{seat}/invitation")).json()
                guest = new_bearer()
                claim = {"invitation": link["token"], "name": f"Guest {seat}"}
                async with client(server.base, guest) as other:
                    claimed = (await other.post("/claims", json=claim)).json()
                    assert claimed == {"table": table, "seat": seat}
                    token = (await other.post(f"/tables/{table}/seats/{seat}/token")).json()
                players.append({"authorization": f"Bearer {token['token']}"})
            assert (await http.post(f"/tables/{table}/start")).status_code == 200
            sights = await asyncio.gather(
                *(
                    play_seat(server.base, table, headers, seeded(f"{slug} {seat}"))
                    for seat, headers in enumerate(players)
                )
            )
            assert all(sight["scores"] == sights[0]["scores"] for sight in sights)
            record = parse((await http.get(f"/tables/{table}/record")).text)
            match = replay(game, record)
            assert match.state.scores() == sights[0]["scores"]
            assert match.state.winners() == sights[0]["winners"]

    run(test())


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> dict[str, Any]:
    """Start a game between a program and a bot of the server, and say how it stands."""
    host = new_bearer()
    with httpx.Client(base_url=server.base + API, headers=host) as http:
        new = {"game": "fugger", "seats": 2, "names": ["Ada", "Ben"]}
        found = http.post("/tables", json=new).json()["id"]
        http.post(f"/tables/{found}/start")
        sight = http.get(f"/tables/{found}").json()
    return {"id": found, "host": host, "sight": sight}


GOOD = "good"

BAD_ANSWERS: list[tuple[str, dict[str, Any], int, str]] = [
    ("stale version", {"version": 1}, 409, "error-stale"),
    ("version to come", {"version": 99}, 422, "error-version-unknown"),
    ("illegal word", {"word": "fly"}, 422, "refusal-"),
    ("no such seat", {"seat": 7}, 404, "error-no-such-seat"),
    ("seat of nobody", {"seat": -1}, 422, "error-body"),
    ("unknown field", {"colour": "red"}, 422, "error-body"),
    ("wrong type", {"seat": "0"}, 422, "error-body"),
    ("bad key", {"key": "\u0000"}, 422, "error-body"),
    ("huge number", {"version": 10**30}, 422, "error-body"),
]


def problem_of(reply: httpx.Response) -> Any:
    """Return the problem that a reply carries."""
    assert reply.headers["content-type"] == "application/problem+json"
    found = reply.json()
    assert found["status"] == reply.status_code and found["title"]
    return found


@pytest.mark.parametrize(
    ("change", "status", "name"),
    [case[1:] for case in BAD_ANSWERS],
    ids=[c[0] for c in BAD_ANSWERS],
)
def test_bad_answers_change_nothing(
    server: ServerProcess, table: dict[str, Any], change: dict[str, Any], status: int, name: str
) -> None:
    sight = table["sight"]
    body = {
        "seat": sight["me"],
        "word": sight["question"]["options"][0]["word"],
        "version": sight["version"],
        "key": "bad",
    }
    with httpx.Client(base_url=server.base + API, headers=table["host"]) as http:
        reply = http.post(f"/tables/{table['id']}/answers", json=body | change)
        assert reply.status_code == status
        assert problem_of(reply)["name"].startswith(name)
        assert http.get(f"/tables/{table['id']}").json() == sight


def test_bad_requests_change_nothing(server: ServerProcess, table: dict[str, Any]) -> None:
    path = f"/tables/{table['id']}/answers"
    sight = table["sight"]
    word = sight["question"]["options"][0]["word"]
    body = {"seat": sight["me"], "word": word, "version": sight["version"], "key": "bad"}
    own = table["host"]
    as_json = {"content-type": "application/json"}
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"json": body, "headers": new_bearer()}, 403, "error-not-your-seat"),
        ({"json": body}, 403, "error-origin"),
        ({"json": body, "headers": {"origin": "http://evil.example"}}, 403, "error-origin"),
        ({"json": body, "headers": {"origin": "null"}}, 403, "error-origin"),
        ({"json": body, "headers": {"origin": server.base}}, 401, "error-no-device"),
        (
            {"json": body, "headers": {"origin": server.base, "sec-fetch-site": "cross-site"}},
            403,
            "error-origin",
        ),
        ({"json": body, "headers": own | {"host": "evil.example"}}, 421, "error-host"),
        ({"content": b"{", "headers": own | as_json}, 400, "error-json"),
        ({"content": b"\xff\xfe", "headers": own | as_json}, 400, "error-json"),
        ({"content": b"[]", "headers": own | as_json}, 422, "error-body"),
        ({"content": b"seat=0", "headers": own}, 415, "error-media-type"),
        ({"content": b" " * 70_000, "headers": own | as_json}, 413, "error-too-large"),
        ({"json": body, "headers": {"authorization": "Bearer short"}}, 401, "error-no-device"),
    ]
    with httpx.Client(base_url=server.base + API) as http:
        for case, status, name in cases:
            reply = http.post(path, **case)
            assert (reply.status_code, problem_of(reply)["name"]) == (status, name)
        for address, status in (
            ("/tables/0123456789abcdef", 404),
            ("/tables/%00", 404),
            (f"/tables/{table['id']}?at=99", 404),
            (f"/tables/{table['id']}?at=x", 422),
            (f"/tables/{table['id']}?seat=1", 403),
            (f"/tables/{table['id']}?seat=-2", 403),
            (f"/tables/{table['id']}/record", 409),
            ("/nothing", 404),
        ):
            reply = http.get(address)
            assert reply.status_code == status, address
            problem_of(reply)
        reply = http.request("DELETE", f"/tables/{table['id']}", headers=own)
        assert reply.status_code == 405 and "GET" in reply.headers["allow"]
        assert http.get(f"/tables/{table['id']}", headers=own).json() == sight


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_language_of_the_reader(server: ServerProcess, language: str) -> None:
    reply = httpx.get(
        f"{server.base}{API}/tables/0123456789abcdef", headers={"accept-language": language}
    )
    expected = {"en": "no such table", "fr": "n’existe pas", "de": "gibt es nicht"}
    assert expected[language] in problem_of(reply)["title"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 421),
    ],
)
def test_foreign_handshakes_are_refused(
    server: ServerProcess, table: dict[str, Any], headers: dict[str, str], status: int
) -> None:
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    reply = httpx.get(f"{server.base}{API}/tables/{table['id']}/live", headers=upgrade | headers)
    assert reply.status_code == status


def test_tokens_and_ids_stay_out_of_the_log(server: ServerProcess, table: dict[str, Any]) -> None:
    with httpx.Client(base_url=server.base + API, headers=table["host"]) as http:
        token = http.post(f"/tables/{table['id']}/seats/0/token").json()["token"]
        http.get(f"/tables/{table['id']}", headers={"authorization": f"Bearer {token}"})
        httpx.get(f"{server.base}/join/{token}")
    log = server.log.read_text()
    assert "/api/v1/tables/{table}" in log
    for secret in (token, table["host"]["authorization"].removeprefix("Bearer ")):
        assert secret not in log


def test_safety_headers_are_everywhere(server: ServerProcess) -> None:
    for path in ("/healthz", f"{API}/games", "/nothing", f"{API}/openapi.json"):
        headers = httpx.get(server.base + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_server_stops_gracefully(tmp_path: Path) -> None:
    async def test() -> None:
        server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", "--log-json").start()
        host = new_bearer()
        async with client(server.base, host) as http:
            new = {"game": "fugger", "seats": 2, "names": ["Ada"], "bots": ["", "steward"]}
            table = (await http.post("/tables", json=new)).json()["id"]
            await http.post(f"/tables/{table}/start")
        async with live(server.base, table, host) as socket:
            await next_sight(socket)
            assert server.process
            log = server.log
            lines = [json.loads(line) for line in log.read_text().splitlines() if line[0] == "{"]
            assert any(line.get("status") == 201 for line in lines)
            assert await asyncio.to_thread(server.stop) in (0, -15)

    run(test())


def test_those_who_ask_too_often_wait(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--rate", "5") as server:
        headers = new_bearer()
        with httpx.Client(base_url=server.base + API, headers=headers) as http:
            replies = [http.get("/games") for _ in range(140)]
        late = [reply for reply in replies if reply.status_code == 429]
        assert late and problem_of(late[0])["name"] == "error-too-often"
        assert int(late[0].headers["retry-after"]) >= 1
        assert httpx.get(f"{server.base}/healthz").status_code == 200


def test_a_program_looks_back_on_its_socket(server: ServerProcess) -> None:
    async def test() -> None:
        host = new_bearer()
        async with client(server.base, host) as http:
            new = {"game": "fugger", "seats": 2, "names": ["Ada", "Bea"]}
            table = (await http.post("/tables", json=new)).json()["id"]
            await http.post(f"/tables/{table}/start")
            for number in range(4):
                sight = (await http.get(f"/tables/{table}")).json()
                word = sight["question"]["options"][0]["word"]
                body = {"seat": sight["me"], "word": word, "version": sight["version"]}
                await http.post(f"/tables/{table}/answers", json={**body, "key": f"key-{number}"})
            async with live(server.base, table, host) as socket:
                assert (await next_sight(socket))["at_answer"] == 4
                for wanted in (1, 3):
                    await socket.send(json.dumps({"at": wanted}))
                    seen = await next_sight(socket)
                    found = (seen["at_answer"], seen["answers"], seen["question"])
                    assert found == (wanted, 4, None)
                await socket.send("ping")
                await socket.send(json.dumps({"at": 99}))  # there is no such moment: now
                assert (await next_sight(socket))["at_answer"] == 4

    run(test())
