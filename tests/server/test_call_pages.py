"""Pages about calling: what a person chooses, what links in mails do, and what is offered where."""

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import httpx
import pytest

from kontor.server.web.app import build
from kontor.server.web.settings import Settings
from tests.server.people import run
from tests.server.postbox import Mailbox, letterbox
from tests.server.process import ServerProcess, serving

NOBODY = ("--mail-server", "smtp+plain://127.0.0.1:9", "--mail-from", "kontor@example.org")
numbers = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server that would send mails if somebody took them."""
    file: Path = tmp_path_factory.mktemp("calls") / "tables.db"
    with serving(f"sqlite:///{file}", *NOBODY) as running:
        yield running


class Visitor(httpx.Client):
    """A browser that has just come, and an address of its own."""

    def __init__(self, server: ServerProcess) -> None:
        headers = {"origin": server.base}
        super().__init__(base_url=server.base, headers=headers, follow_redirects=True, timeout=120)
        self.file = server.database.removeprefix("sqlite:///")
        self.mail = f"ada{next(numbers)}@example.org"

    def way(self) -> tuple[str, bool] | None:
        """Return the token of the visitor's address, and whether it is confirmed."""
        with closing(sqlite3.connect(self.file)) as database:
            asked = "SELECT token, confirmed FROM ways WHERE target = ?"
            row = database.execute(asked, (self.mail,)).fetchone()
        return (row[0], bool(row[1])) if row else None

    def asks(self) -> str:
        """Give an address, and return the token in the mail that asks whether it is right."""
        assert self.post("/me/mail", data={"address": self.mail}).url.path == "/me"
        way = self.way()
        assert way and not way[1]
        return way[0]


@pytest.fixture
def visitor(server: ServerProcess) -> Iterator[Visitor]:
    """Return a browser that has just come."""
    with Visitor(server) as client:
        yield client


def test_an_address_is_confirmed_and_stopped_by_links_alone(
    server: ServerProcess, visitor: Visitor
) -> None:
    token = visitor.asks()
    assert visitor.mail in visitor.get("/me").text and token not in visitor.get("/me").text
    with Visitor(server) as other:  # a mail program opens another browser
        assert visitor.mail in other.get(f"/call/{token}/confirm").text
        assert other.post(f"/call/{token}/confirm").status_code == 200
        assert visitor.way() == (token, True)
        assert visitor.mail in other.get(f"/call/{token}/stop").text
        assert other.post(f"/call/{token}/stop").status_code == 200
    assert visitor.mail not in visitor.get("/me").text and visitor.way() is None
    assert visitor.get(f"/call/{token}/stop").status_code == 200  # twice does no harm
    assert visitor.get(f"/call/{token}/confirm").status_code == 404


def test_opening_a_link_of_a_mail_changes_nothing(visitor: Visitor) -> None:
    token = visitor.asks()
    for path in ("confirm", "stop", "stop"):
        assert visitor.get(f"/call/{token}/{path}").status_code == 200
    assert visitor.way() == (token, False)


def test_mails_are_stopped_by_one_click_of_a_mail_program(visitor: Visitor) -> None:
    token = visitor.asks()
    del visitor.headers["origin"]
    click = {"List-Unsubscribe": "One-Click"}
    assert visitor.post(f"/call/{token}/confirm", data=click).status_code == 403
    assert visitor.post("/me/mail", data={"address": "eve@example.org"}).status_code == 403
    assert visitor.way() == (token, False)
    assert visitor.post(f"/call/{token}/stop", data=click).status_code == 200
    assert visitor.way() is None


def test_a_person_chooses_when_to_be_called(visitor: Visitor) -> None:
    wish = {"from": "22:00", "until": "07:30", "zone": "Europe/Paris", "pause": "3600"}
    assert visitor.post("/me/rest", data=wish).status_code == 200
    page = visitor.get("/me").text
    assert 'value="22:00"' in page and 'value="07:30"' in page and "Europe/Paris" in page
    assert re.search(r'value="3600"\s+selected', page)
    for wrong in ({"pause": "7"}, {"pause": "x"}, {"zone": "Mars/Base"}):
        assert visitor.post("/me/rest", data={**wish, **wrong}).status_code in (400, 422)
    assert visitor.post("/me/hook", data={"address": "http://127.0.0.1/"}).status_code == 422
    assert visitor.post("/me/push", json={"endpoint": "https://x.example/"}).status_code == 422


def test_name_and_colour_follow_a_person_to_every_device(server: ServerProcess) -> None:
    with Visitor(server) as ada, Visitor(server) as phone:
        opened = {"game": "fugger", "name": "Ada", "seat2": "bot"}
        ada.post("/tables", data=opened)
        assert ada.post("/me/name", data={"name": "Ada L.", "colour": "p4"}).url.path == "/me"
        assert ada.post("/me/name", data={"name": "x" * 25, "colour": ""}).status_code == 422
        assert ada.post("/me/name", data={"name": "Ada", "colour": "no"}).status_code == 422
        phone.post(f"/key/{ada.cookies['kontor_key']}")
        page = phone.get("/me").text
        assert 'value="Ada L."' in page and re.search(r'value="p4"[^>]*\schecked', page)
        assert 'value="Ada L."' in phone.get("/").text
        table = phone.post("/tables", data={"game": "fugger", "seat2": "bot"}).url.path
        seats = phone.get(f"/api/v1/tables/{table.rsplit('/', 1)[-1]}").json()["seats"]
        assert (seats[0]["name"], seats[0]["colour"]) == ("Ada L.", "p4")


def test_the_worker_speaks_for_the_whole_site(visitor: Visitor) -> None:
    reply = visitor.get("/service-worker.js")
    assert reply.status_code == 200 and reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in reply.text


@asynccontextmanager
async def inside(tmp_path: Path, base: str, *hosts: str) -> AsyncIterator[httpx.AsyncClient]:
    """Open an application of this process, with a browser at one of its addresses."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = build(Settings(database, hosts=hosts, thinkers=1, mail=Mailbox(port=9).server()))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url=base, headers={"origin": base}
        ) as client,
    ):
        yield client


def test_without_the_requirements_of_a_server_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = ("aiosmtplib", "cryptography", "webauthn")
    monkeypatch.setattr(
        "kontor.server.service.offer.find_spec",
        lambda name: None if name in missing else find_spec(name),
    )

    async def test() -> None:
        async with inside(tmp_path, "https://play.example.org", "play.example.org") as client:
            page = (await client.get("/me")).text
            assert "/me/mail" not in page and "/me/hook" not in page and "data-push" not in page
            assert "data-passkeys" not in page and "/me/name" in page
            for path in ("/me/mail", "/me/hook"):
                reply = await client.post(path, data={"address": "ada@example.org"})
                assert reply.status_code == 404
            assert (await client.post("/me/passkey/ask", json={})).status_code == 404

    run(test())


def test_passkeys_need_a_name_and_tls_and_an_answer_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        hosts = ("play.example.org", "127.0.0.1")
        async with inside(tmp_path, "https://play.example.org", *hosts) as client:
            assert "data-passkeys" in (await client.get("/me")).text
            asked = await client.post("/me/passkey/ask", json={})
            assert asked.json()["rpId"] == "play.example.org"
            wrong = await client.post("/me/passkey/sign-in", json={"id": "none"})
            assert wrong.json()["name"] == "error-no-such-passkey"
            again = await client.post("/me/passkey/sign-in", json={"id": "none"})
            assert again.json()["name"] == "error-passkey"
            for base in ("http://play.example.org", "https://127.0.0.1"):
                own = {"origin": base}
                assert "data-passkeys" not in (await client.get(f"{base}/me")).text
                reply = await client.post(f"{base}/me/passkey/ask", json={}, headers=own)
                assert reply.status_code == 404

    run(test())


def test_no_link_and_no_address_is_logged(server: ServerProcess, visitor: Visitor) -> None:
    token = visitor.asks()
    visitor.get(f"/call/{token}/confirm")
    visitor.post(f"/call/{token}/stop")
    text = server.log.read_text()
    assert "POST /call/{token}/stop" in text
    assert token not in text and "example.org" not in text


@pytest.mark.long
def test_a_killed_server_loses_no_notice_and_repeats_none_that_was_sent(tmp_path: Path) -> None:
    with letterbox() as box:
        mail = f"smtp+plain://127.0.0.1:{box.mails.port}"
        options = ("--mail-server", mail, *NOBODY[2:], "--call-after", "0.5")
        server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", *options).start()
        try:
            with Visitor(server) as clara:
                clara.post(f"/call/{clara.asks()}/confirm")
                box.arrived(1)
                opened = {"game": "fugger", "name": "Clara", "seat2": "bot"}
                first = clara.post("/tables", data=opened).url.path
                server.kill()
                server.start()
                assert first in box.arrived(2).get_content()
                server.kill()
                server.start()
                second = clara.post("/tables", data=opened).url.path
                assert second in box.arrived(3).get_content()
                server.kill()
                told = [first in one.get_content() for one in box.mails.mails]
                assert told == [False, True, False]
        finally:
            server.stop()
