"""Calling in the browser: mails and pushes that arrive, links that stop them, and passkeys."""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.page.conftest import WHOLE, Guest, running
from tests.page.playing import no_serious_findings, wait_until
from tests.server.postbox import Letterbox, PushBrowser, letterbox
from tests.server.process import ServerProcess, serving

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# What the vendor of a browser would do: it names a push service of its own.
SUBSCRIBED = """(given) => {
  PushManager.prototype.subscribe = async function (options) {
    if (new Uint8Array(options.applicationServerKey).length !== 65) throw new Error("no key");
    return { toJSON: () => given };
  };
}"""
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Use a Chromium that shows notifications."""
    with running(WHOLE) as opened:
        yield opened


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    """Run a mail server and a push service."""
    with letterbox() as found:
        yield found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, box: Letterbox) -> Iterator[ServerProcess]:
    """Run a server that calls people soon."""
    folder = tmp_path_factory.mktemp("calls")
    mail = ("--mail-server", f"smtp+plain://127.0.0.1:{box.mails.port}")
    sender = ("--mail-from", "kontor@example.org")
    options = (*mail, *sender, "--call-after", "0.5", "--private-hooks")
    with serving(f"sqlite:///{folder / 'tables.db'}", *options) as server:
        yield server


@pytest.fixture
def local(site: ServerProcess, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Return a maker of guests who come by the name of this machine."""
    guests: list[Guest] = []
    base = site.base.replace("127.0.0.1", "localhost")

    def make(language: str = "en", **options: Any) -> Guest:
        context = browser.new_context(permissions=["notifications"], **options)
        cookie = {"name": "kontor_language", "value": language, "url": base}
        context.add_cookies([cookie])  # type: ignore[list-item]
        guests.append(Guest(context, base))
        return guests[-1]

    yield make
    for one in guests:
        assert one.faults == []
        one.context.close()


def looked_at(guest: Guest, name: str) -> None:
    """Keep a picture where one is wanted."""
    folder = os.environ.get("KONTOR_SEATS_SHOTS")
    if folder:
        guest.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def links(mail: Any, name: str) -> str:
    """Return a link of a mail."""
    found = re.search(rf"http://\S+/call/\S+/{name}", mail.get_content())
    assert found
    return found[0]


def test_mail_and_push_arrive_and_can_be_stopped(
    local: Callable[..., Guest], box: Letterbox
) -> None:
    clara = local("fr", **PHONE)
    phone = PushBrowser()
    given = phone.subscription(f"{box.web.base}/push/clara")
    clara.context.add_init_script(f"({SUBSCRIBED})({json.dumps(given)})")
    page = clara.page
    clara.open("/me")
    page.click("[data-push] button")
    page.wait_for_selector(".devices:has-text('Notifications sur')")
    page.fill("#mail", "clara@example.org")
    page.click("form[action='/me/mail'] button")
    page.wait_for_selector(".devices:has-text('clara@example.org')")
    asking = box.arrived(1)
    looked_at(clara, "calls-390")
    no_serious_findings(clara)
    page.goto(links(asking, "confirm"))
    looked_at(clara, "confirm-390")
    page.click(".go")
    expect(page.locator("[role=status]").first).to_contain_text("Merci")

    fields: dict[str, str | float | bool] = {"game": "fugger", "name": "Clara", "seat2": "bot"}
    made = clara.context.request.post(
        f"{clara.base}/tables", form=fields, headers={"origin": clara.base}, max_redirects=0
    )
    table = made.headers["location"]
    mail = box.arrived(2)
    assert f"{clara.base}{table}" in mail.get_content() and mail["To"] == "clara@example.org"
    assert mail["Subject"] == "À vous de jouer\u00a0: Die Fugger"
    wait_until(page, lambda: bool(box.web.posts), "no push message")
    said = phone.read(box.web.posts[0].body)
    assert said["link"] == table and said["title"] == mail["Subject"]

    # The browser's own part: what it shows when such a message comes while no page of ours does.
    clara.open("/me")
    shown = delivered(clara, said)
    assert shown["title"] == said["title"] and shown["data"] == table

    page.goto(links(mail, "stop"))
    looked_at(clara, "stop-390")
    page.click(".go")
    expect(page.locator("[role=status]").first).to_contain_text("plus de courriels")
    clara.open("/me")
    assert "clara@example.org" not in page.content()
    page.click("form[action='/me/way'] button")
    page.wait_for_selector("[data-push] button:visible")


def delivered(guest: Guest, said: dict[str, Any]) -> dict[str, Any]:
    """Let a push message come, and return the notification that is shown."""
    session = guest.context.new_cdp_session(guest.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    wait_until(guest.page, lambda: bool(registrations), "no service worker")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": guest.base, "registrationId": registrations[-1], "data": json.dumps(said)},
    )
    script = """async () => {
      const worker = await navigator.serviceWorker.ready;
      for (let time = 0; time < 1200; time += 1) {
        const [shown] = await worker.getNotifications();
        if (shown) return { title: shown.title, body: shown.body, data: shown.data };
        await new Promise((done) => setTimeout(done, 50));
      }
      return {};
    }"""
    found: dict[str, Any] = guest.page.evaluate(script)
    return found


def authenticator(guest: Guest, *credentials: dict[str, Any]) -> tuple[CDPSession, str]:
    """Give a browser an authenticator, perhaps with what another one has made."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    name = str(made["authenticatorId"])
    for one in credentials:
        session.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": one})
    return session, name


def test_a_passkey_opens_everything_in_another_browser(local: Callable[..., Guest]) -> None:
    clara = local("en")
    session, name = authenticator(clara)
    clara.open("/me")
    fields: dict[str, str | float | bool] = {"game": "fugger", "name": "Clara", "seat2": "friend"}
    made = clara.context.request.post(
        f"{clara.base}/tables", form=fields, headers={"origin": clara.base}, max_redirects=0
    )
    table = made.headers["location"]
    clara.page.click("[data-passkey=new]")
    clara.page.wait_for_selector("form[action='/me/passkey/remove']")
    looked_at(clara, "passkey-1280")
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": name})[
        "credentials"
    ]

    ben = local("de", **PHONE)
    authenticator(ben, credential)
    ben.open("/me")
    with ben.page.expect_response("**/me/passkey/sign-in") as reply:
        ben.page.click("[data-passkey=ask]")
    assert reply.value.status == 200
    ben.page.wait_for_selector("form[action='/me/end']")
    ben.open("/")
    assert table in ben.page.content()
    # The same answer a second time opens nothing, nor in another browser.
    sent = reply.value.request.post_data_json
    for other in (ben, local()):
        other.open("/me")
        again = other.context.request.post(
            f"{other.base}/me/passkey/sign-in", data=sent, headers={"origin": other.base}
        )
        assert again.status == 422

    # An authenticator whose counter has gone back is a copy.
    eve = local("en")
    authenticator(eve, {**credential, "signCount": 0})
    eve.open("/me")
    with eve.page.expect_response("**/me/passkey/sign-in") as refused:
        eve.page.click("[data-passkey=ask]")
    assert refused.value.status == 422
    eve.faults.clear()

    clara.page.reload()
    clara.page.click("form[action='/me/passkey/remove'] button")
    clara.page.wait_for_selector("form[action='/me/passkey/remove']", state="detached")
    with eve.page.expect_response("**/me/passkey/sign-in") as gone:
        eve.page.click("[data-passkey=ask]")
    assert gone.value.status == 404
    eve.page.wait_for_selector("#toasts :text('Nobody here knows this passkey')")
    eve.faults.clear()
