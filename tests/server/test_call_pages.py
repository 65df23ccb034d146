"""Pages about calling: what a person chooses, what links in mails do, and what is offered where."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from kontor.server.service import offer as offering
from kontor.server.web.app import build
from kontor.server.web.settings import Settings
from tests.server.postbox import Mailbox

ORIGIN = {"origin": "http://testserver"}
STOP = re.compile(r"/call/[\w-]{43}/stop")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return the settings of a server that can send mails, to nobody."""
    box = Mailbox(port=9)
    return Settings(
        f"sqlite:///{tmp_path / 'tables.db'}", hosts=("testserver",), thinkers=1, mail=box.server()
    )


@pytest.fixture
def visitor(settings: Settings) -> Iterator[TestClient]:
    """Return a browser that has just come."""
    with TestClient(build(settings), headers=ORIGIN) as client:
        client.get("/")
        yield client


def way_of(client: TestClient) -> tuple[str, bool]:
    """Return the token of the only way of whoever was here, and whether it is confirmed."""
    found = client.portal.call(all_ways, client)  # type: ignore[union-attr]
    ((token, confirmed),) = found
    return token, confirmed


async def all_ways(client: TestClient) -> list[tuple[str, bool]]:
    """List all ways."""
    calling = client.app.state.calling  # type: ignore[attr-defined]
    async with calling.rows.store.reading() as connection:
        rows = await connection.exec_driver_sql("SELECT token, confirmed FROM ways")
        return [(row[0], bool(row[1])) for row in rows]


def test_an_address_is_confirmed_and_stopped_by_links_alone(visitor: TestClient) -> None:
    assert visitor.post("/me/mail", data={"address": "ada@example.org"}).url.path == "/me"
    assert "ada@example.org" in visitor.get("/me").text
    token, confirmed = way_of(visitor)
    assert not confirmed and token not in visitor.get("/me").text
    cookies = dict(visitor.cookies)
    visitor.cookies.clear()  # somebody's mail program opens another browser
    assert "ada@example.org" in visitor.get(f"/call/{token}/confirm").text
    assert visitor.post(f"/call/{token}/confirm").status_code == 200
    assert way_of(visitor) == (token, True)
    assert "ada@example.org" in visitor.get(f"/call/{token}/stop").text
    assert visitor.post(f"/call/{token}/stop").status_code == 200
    visitor.cookies.update(cookies)
    assert "ada@example.org" not in visitor.get("/me").text
    assert visitor.get(f"/call/{token}/stop").status_code == 200  # twice does no harm
    assert visitor.get(f"/call/{token}/confirm").status_code == 404


def test_opening_a_link_of_a_mail_changes_nothing(visitor: TestClient) -> None:
    visitor.post("/me/mail", data={"address": "ada@example.org"})
    token, _ = way_of(visitor)
    for path in ("confirm", "stop", "stop"):
        assert visitor.get(f"/call/{token}/{path}").status_code == 200
    assert way_of(visitor) == (token, False)


def test_mails_are_stopped_by_one_click_of_a_mail_program(visitor: TestClient) -> None:
    visitor.post("/me/mail", data={"address": "ada@example.org"})
    token, _ = way_of(visitor)
    del visitor.headers["origin"]
    visitor.cookies.clear()
    click = {"List-Unsubscribe": "One-Click"}
    assert visitor.post(f"/call/{token}/confirm", data=click).status_code == 403
    assert visitor.post("/me/mail", data={"address": "eve@example.org"}).status_code == 403
    assert visitor.post(f"/call/{token}/stop", data=click).status_code == 200
    assert visitor.portal.call(all_ways, visitor) == []  # type: ignore[union-attr]


def test_an_address_is_asked_few_times(visitor: TestClient) -> None:
    statuses = []
    for _ in range(3):
        visitor.cookies.clear()  # whoever asks: it is the address that counts
        visitor.get("/")
        reply = visitor.post("/me/mail", data={"address": "Victim@example.org"})
        statuses.append(reply.status_code)
    assert statuses == [200, 200, 429]


def test_a_person_chooses_when_to_be_called(visitor: TestClient) -> None:
    wish = {"from": "22:00", "until": "07:30", "zone": "Europe/Paris", "pause": "3600"}
    assert visitor.post("/me/rest", data=wish).status_code == 200
    page = visitor.get("/me").text
    assert 'value="22:00"' in page and 'value="07:30"' in page and "Europe/Paris" in page
    assert re.search(r'value="3600"\s+selected', page)
    for wrong in ({"pause": "7"}, {"pause": "x"}, {"zone": "Mars/Base"}):
        assert visitor.post("/me/rest", data={**wish, **wrong}).status_code in (400, 422)
    assert visitor.post("/me/hook", data={"address": "http://127.0.0.1/"}).status_code == 422
    assert visitor.post("/me/push", json={"endpoint": "https://x.example/"}).status_code == 422


def test_the_worker_speaks_for_the_whole_site(visitor: TestClient) -> None:
    reply = visitor.get("/service-worker.js")
    assert reply.status_code == 200 and reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in reply.text


def test_without_the_requirements_of_a_server_nothing_is_offered(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = ("aiosmtplib", "cryptography", "webauthn")
    there = find_spec
    monkeypatch.setattr(
        offering, "find_spec", lambda name: None if name in missing else there(name)
    )
    with TestClient(build(settings), headers=ORIGIN, base_url="http://testserver") as client:
        page = client.get("/me").text
        assert "/me/mail" not in page and "/me/hook" not in page and "data-push" not in page
        assert "data-passkeys" not in page and "/me/name" in page
        for path in ("/me/mail", "/me/hook"):
            assert client.post(path, data={"address": "ada@example.org"}).status_code == 404
        assert client.post("/me/passkey/ask", json={}).status_code == 404


def test_passkeys_need_a_name_and_tls(settings: Settings) -> None:
    named = Settings(settings.database, hosts=("play.example.org", "127.0.0.1"), thinkers=1)
    for base, offered in (
        ("https://play.example.org", True),
        ("http://play.example.org", False),
        ("https://127.0.0.1", False),
    ):
        with TestClient(build(named), headers={"origin": base}, base_url=base) as client:
            assert ("data-passkeys" in client.get("/me").text) == offered
            reply = client.post("/me/passkey/ask", json={})
            assert reply.status_code == (200 if offered else 404)
            if offered:
                assert reply.json()["rpId"] == "play.example.org"
                wrong = client.post("/me/passkey/sign-in", json={"id": "none"})
                assert wrong.json()["name"] == "error-no-such-passkey"
                again = client.post("/me/passkey/sign-in", json={"id": "none"})
                assert again.json()["name"] == "error-passkey"  # asked once, answered once


def test_no_link_of_a_mail_is_logged(visitor: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    visitor.post("/me/mail", data={"address": "ada@example.org"})
    token, _ = way_of(visitor)
    with caplog.at_level("DEBUG", "kontor"):
        visitor.get(f"/call/{token}/confirm")
        visitor.post(f"/call/{token}/stop")
    assert "/call/{token}/stop" in caplog.text
    assert token not in caplog.text and "example.org" not in caplog.text
    assert isinstance(visitor, httpx.Client) and not STOP.search(caplog.text)
