"""Requests that nobody sends by accident: refused, explained, and never a fault of ours."""

import pytest

from kontor.server.service.signets import DAY, FRESH_DAYS, KNOWN_DAYS, Signets
from kontor.server.service.tokens import COOKIE, hashed, new_token
from kontor.server.store.store import Store
from kontor.text.languages import LANGUAGES
from tests.server.people import run
from tests.server.visitors import open_table, running, visitor

JSON = {"content-type": "application/json"}
BEARER = {"authorization": "Bearer " + "x" * 43}
DEEP = b"[" * 15_000
DEEP_NAMES = b'{"text":' * 2_000


def test_json_that_is_none_is_refused(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client)
            paths = [f"/table/{table}/chat", f"/table/{table}/answer", "/tables"]
            paths += ["/api/v1/tables", f"/api/v1/tables/{table}/chat", "/api/v1/claims"]
            for body in (DEEP, DEEP_NAMES, b'{"a": 1e9999}', b"\xff\xfe", b"{", b"7"):
                for path in paths:
                    headers = JSON | BEARER if path.startswith("/api") else JSON
                    reply = await client.post(path, content=body, headers=headers)
                    assert reply.status_code in (400, 404, 413, 422), path

    run(test())


def test_words_without_end_are_refused_in_few(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client)
            at = f"/api/v1/tables/{table}"
            long = "x" * 9_000
            for path, body in [
                ("/tables", {"game": long}),
                ("/tables", {"game": "fugger", "seat2": "bot", "level2": long}),
                (f"/table/{table}/seat", {"seat": 1, "level": long}),
                (f"/table/{table}/settings", {"watch": long}),
                (f"/table/{table}/answer", {"seat": 0, "word": long, "version": 1, "key": "k"}),
                ("/api/v1/tables", {"game": long, "seats": 2}),
                ("/api/v1/tables", {"game": "fugger", "seats": 2, "options": {long: long}}),
                ("/api/v1/tables", {"game": "fugger", "seats": 2, long: 1}),
                (f"{at}/reactions", {"line": 1, "sign": long}),
                (f"{at}/chat", {"text": long, "phrase": True}),
                (f"{at}/motion", {"kind": long, "seat": 0}),
            ]:
                for headers in (JSON, JSON | BEARER):
                    reply = await client.post(path, json=body, headers=headers)
                    assert 400 <= reply.status_code < 500, f"{path} {reply.text[:200]}"
                    assert len(reply.text) < len(long) or "<html" in reply.text
                    assert long not in reply.text
            for path in (f"/rules/{long}", f"/practice/{long}/1", f"/practice/fugger/{long}"):
                reply = await client.get(path)
                assert 400 <= reply.status_code < 500, path[:20]

    run(test())


def test_half_a_pair_of_surrogates_is_no_text(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client)
            at = f"/api/v1/tables/{table}"
            half = "\\ud800"
            for path, body in [
                (f"/table/{table}/chat", f'{{"text": "{half}", "key": "k"}}'),
                (f"/table/{table}/chat", f'{{"text": "a", "key": "{half}"}}'),
                (f"/table/{table}/answer", f'{{"seat":0,"word":"{half}","version":1,"key":"k"}}'),
                ("/tables", f'{{"game": "fugger", "name": "{half}", "seat2": "friend"}}'),
                ("/tables", f'{{"game": "fugger", "components-fugger": "{half}"}}'),
                ("/tables", f'{{"game": "{half}"}}'),
                ("/tables", f'{{"game": "fugger", "seat2": "bot", "level2": "{half}"}}'),
                (f"/table/{table}/seat", f'{{"seat": 1, "level": "{half}"}}'),
                ("/api/v1/tables", f'{{"game": "{half}", "seats": 2}}'),
                ("/join/abc", f'{{"name": "{half}"}}'),
                (f"{at}/chat", f'{{"text": "{half}"}}'),
                (f"{at}/chat", f'{{"text": "{half}x\\udc00", "key": "k"}}'),
                ("/api/v1/claims", f'{{"invitation": "{half}", "name": "Ada"}}'),
                (
                    "/api/v1/tables",
                    f'{{"game":"fugger","seats":2,"options":{{"{half}":"{half}"}}}}',
                ),
            ]:
                for headers in (JSON, JSON | BEARER):
                    reply = await client.post(path, content=body.encode(), headers=headers)
                    assert 400 <= reply.status_code < 500, f"{path} {body} {reply.text}"

    run(test())


def test_numbers_beyond_reason_are_refused(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client)
            names = ("seat", "version", "answers", "at", "event")
            for value in ("1" + "0" * 30, "-1" + "0" * 30, "true", "null", "[]", '"9999999999"'):
                body = ", ".join(f'"{name}": {value}' for name in names)
                for action in ("sit", "answer", "propose", "play-on", "why", "seat", "leave"):
                    where = f"/table/{table}/{action}"
                    reply = await client.post(where, content=f"{{{body}}}", headers=JSON)
                    assert reply.status_code == 400, f"{action} {value}"

    run(test())


NOWHERE = [
    "/static/" + "x" * 5_000,
    "/static/js/%00.js",
    "/static/..%2f..%2fpages.py",
    "/static//etc/passwd",
    "/static/js",
    "/static/%ff%fe",
    "/rules/" + "x" * 5_000,
    "/table/%ed%a0%80",
    "/join/%ed%a0%80",
    "/language/" + "x" * 300,
]


def test_paths_to_nowhere(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            for path in NOWHERE:
                assert (await client.get(path)).status_code == 404, path

    run(test())


def test_an_origin_that_cannot_be_read_is_foreign(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            del client.headers["sec-fetch-site"]
            for origin in ("http://[", "null", "http://[::1", "http://localhost\\@x", ""):
                reply = await client.post("/tables", headers={"origin": origin}, data={"game": "x"})
                assert reply.status_code == 403, origin

    run(test())


def test_a_foreign_host_name_is_explained_on_a_page(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            client.headers["host"] = "evil.example"
            said = set()
            for language in LANGUAGES:
                client.headers["accept-language"] = language
                reply = await client.get("/")
                assert reply.status_code == 421
                assert reply.headers["content-type"].startswith("text/html")
                assert "set-cookie" not in reply.headers and f'lang="{language}"' in reply.text
                said.add(reply.text)
            assert len(said) == len(LANGUAGES)
            program = await client.get("/", headers={"accept": "*/*"})
            assert program.json()["name"] == "error-host"

    run(test())


@pytest.mark.parametrize(
    "host", ["somebody@localhost", "localhost:99999", "localhost:0", "localhost/x", "localhost?x"]
)
def test_a_host_is_a_name_and_a_port_and_nothing_else(sqlite: str, host: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            for good in ("localhost", "LOCALHOST:8000", "[::1]:80"):
                assert (await client.get("/", headers={"host": good})).status_code == 200
            assert (await client.get("/", headers={"host": host})).status_code == 421

    run(test())


def test_a_second_host_name_is_one_too_many(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            two = [("host", "localhost"), ("host", "evil.example"), ("accept", "text/html")]
            assert (await client.get("/", headers=two)).status_code == 421

    run(test())


def test_only_cookies_of_this_server_are_taken(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app:
            async with visitor(app) as client:
                await client.get("/")
                good = client.cookies["kontor"]
                assert "set-cookie" not in (await client.get("/")).headers
            token, number, mark = good.split(".")
            for bad in (
                *("x" * 43, new_token(), token, f"{token}.{number}.", f"{token}.{number}.{mark}x"),
                *(f"{new_token()}.{number}.{mark}", f"{token}.99.{mark}", f"{token}.x.{mark}", ""),
            ):
                async with visitor(app) as client:
                    client.cookies["kontor"] = bad
                    given = (await client.get("/")).headers["set-cookie"]
                    assert given.startswith("kontor=") and token not in given
                    asked = await client.get("/api/v1/tables", headers={"accept": "*/*"})
                    assert asked.status_code == 200  # by the cookie that it has got now

    run(test())


def test_a_bad_token_of_a_program_is_not_mended_by_a_cookie(sqlite: str) -> None:
    """Otherwise another site could act in somebody's name by sending a bearer that is none."""

    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client)
            del client.headers["sec-fetch-site"]
            forged = {"authorization": "Bearer x", "origin": "https://evil.example"}
            said = await client.post(f"/table/{table}/chat", data={"text": "Ha"}, headers=forged)
            assert said.status_code == 403
            listed = await client.get("/api/v1/tables", headers=forged)
            assert listed.status_code == 401

    run(test())


def test_seats_outlast_signets(sqlite: str) -> None:
    """New signets mark cookies anew; without any of the old ones, a table knows its devices."""

    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            table = await open_table(client)
            service = app.state.service
            cookies = [client.cookies["kontor"]]
            await service.store.add_signet("ab" * 32, service.now(), forget=0.0)
            signets: Signets = app.state.signets
            signets.take(await service.store.signets())
            for forget in (0.0, service.now() + 1):
                mine = await client.get(f"/table/{table}")
                assert 'data-me="0"' in mine.text
                cookies.append(client.cookies["kontor"])
                await service.store.add_signet("cd" * 32, service.now() + 2, forget=forget)
                signets.take(await service.store.signets())
            assert 'data-me="0"' in (await client.get(f"/table/{table}")).text
            cookies.append(client.cookies["kontor"])
            assert len(set(cookies)) == 4
            assert len({cookie.partition(".")[0] for cookie in cookies}) == 1
            # A cookie from before there were signets.
            old = new_token()
            made = await service.create(hashed(COOKIE, old), "fugger", 2, names=["Ada"])
            client.cookies.clear()
            client.cookies["kontor"] = old
            assert 'data-me="0"' in (await client.get(f"/table/{made}")).text

    run(test())


def test_a_signet_of_another_process_is_found(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as first:
            store = first.state.service.store
            await store.add_signet("ab" * 32, first.state.service.now(), forget=0.0)
            async with running(sqlite) as second, visitor(second) as client:
                await client.get("/")
                cookie = client.cookies["kontor"]
            async with visitor(first) as client:
                client.cookies["kontor"] = cookie
                assert "set-cookie" not in (await client.get("/")).headers

    run(test())


def test_a_signet_is_replaced_in_time(database: str) -> None:
    async def test() -> None:
        store = Store(database)
        await store.open()
        try:
            signets = Signets()
            for days in (0, 1, FRESH_DAYS + 1, FRESH_DAYS + 2):
                await signets.open(store, 1e9 + days * DAY)
            assert len(signets.known) == 2
            old = signets.marked("x" * 43)
            await signets.open(store, 1e9 + (KNOWN_DAYS + 1) * DAY)
            assert len(signets.known) == 2 and signets.token(old) == ("x" * 43, True)
            assert not signets.is_latest(old) and signets.is_latest(signets.marked("x" * 43))
        finally:
            await store.close()

    run(test())
