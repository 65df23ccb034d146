"""A week among four friends: nobody is locked out, and nobody is waited for in vain.

Days pass as a file says, and between them the server is killed.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import Guest
from tests.page.test_calls_browser import SUBSCRIBED, authenticator, links
from tests.server.postbox import Letterbox, PushBrowser, letterbox
from tests.server.process import ServerProcess

DAY = 86_400
BUSY = 503
TRIES = 20
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
WORD = re.compile(r'name="word" value="([^"]*)"')
FIELD = re.compile(r'<input type="hidden" name="(seat|version|key)" value="([^"]*)"')


class Week:
    """A server whose days pass as told."""

    def __init__(self, server: ServerProcess, ahead: Path) -> None:
        self.server = server
        self.ahead = ahead

    def passes(self, days: float) -> None:
        """Let time pass; meanwhile the server has ended without a word."""
        self.server.kill()
        self.ahead.write_text(str(float(self.ahead.read_text()) + days * DAY))
        self.server.start()


@pytest.fixture
def box() -> Iterator[Letterbox]:
    """Run a mail server and a push service."""
    with letterbox() as found:
        yield found


@pytest.fixture
def week(tmp_path: Path, box: Letterbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[Week]:
    """Run a server whose time can be moved on."""
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    monkeypatch.setenv("KONTOR_TEST_AHEAD", str(ahead))
    mail = ("--mail-server", f"smtp+plain://127.0.0.1:{box.mails.port}")
    options = (*mail, "--mail-from", "kontor@example.org", "--call-after", "0.5")
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    server = ServerProcess(
        url, *options, "--private-hooks", program="tests.server.week_program"
    ).start()
    yield Week(server, ahead)
    server.stop()


@pytest.fixture
def person(week: Week, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Return a maker of people; a passkey wants the name of this machine."""
    guests: list[Guest] = []
    base = week.server.base.replace("127.0.0.1", "localhost")

    def make(language: str = "en", **options: Any) -> Guest:
        context = browser.new_context(reduced_motion="reduce", **options)
        cookie = {"name": "kontor_language", "value": language, "url": base}
        context.add_cookies([cookie])  # type: ignore[list-item]
        guests.append(Guest(context, base))
        return guests[-1]

    yield make
    for one in guests:
        one.context.close()


def send(guest: Guest, path: str, **fields: str) -> str:
    """Send a form as the page would, again if the server says so; return where it leads."""
    for _ in range(TRIES):
        reply = guest.context.request.post(
            guest.base + path, form=dict(fields), headers={"origin": guest.base}, max_redirects=0
        )
        if reply.status != BUSY:
            break
    assert reply.status < 400, reply.text().partition("<h1>")[2][:300]
    return reply.headers.get("location", "")


def seen(guest: Guest, path: str) -> str:
    """Return a page as a guest is sent it."""
    return guest.context.request.get(guest.base + path).text()


def asked(guest: Guest, table: str) -> list[str]:
    """Return what a guest may answer at a table, if it is their turn."""
    page = seen(guest, table)
    return WORD.findall(page) if 'data-asked="yes"' in page else []


def answer(guest: Guest, table: str, chance: random.Random) -> None:
    """Give any answer."""
    page = seen(guest, table)
    fields = dict(FIELD.findall(page[page.index('id="answer"') :])[:3])
    send(guest, f"{table}/answer", **fields, word=chance.choice(WORD.findall(page)))


def until(guest: Guest, table: str, people: list[Guest]) -> None:
    """Play until somebody is asked."""
    chance = random.Random(1)
    while not asked(guest, table):
        for one in people:
            if one is not guest and asked(one, table):
                answer(one, table, chance)


def opened(host: Guest, guests: dict[str, Guest], **settings: str) -> str:
    """Open a table of Die Fugger for friends, let them sit down, and deal."""
    seats = {f"seat{number}": "friend" for number in range(2, 2 + len(guests))}
    table = send(host, "/tables", game="fugger", name="Clara", **seats, watch="link", **settings)
    for name, guest in guests.items():
        guest.sit_down(guest.base + table, name)
        guest.page.goto("about:blank")
    send(host, f"{table}/start")
    return table


def shows(guest: Guest, table: str, text: str) -> None:
    """Wait until a table's page says something."""
    guest.page.goto(guest.base + table)
    guest.ready()
    expect(guest.page.locator("#chat")).to_contain_text(text, timeout=60_000)


def key_of(guest: Guest) -> str:
    """Return the link that is a person's key."""
    guest.open("/me")
    return guest.page.locator("#key-link").input_value()


def use_key(guest: Guest, key: str) -> None:
    """Open a key in a browser that knows nobody."""
    guest.page.goto(key)
    guest.page.click(".go")
    guest.page.wait_for_url(re.compile("/(me)?$"))


@pytest.mark.timeout(900)
def test_a_week_among_friends(week: Week, person: Callable[..., Guest], box: Letterbox) -> None:
    clara, ben, dora, emil = person(), person("de", **PHONE), person("fr"), person(**PHONE)
    people = [clara, ben, dora, emil]
    friends = {"Ben": ben, "Dora": dora, "Emil": emil}
    table = opened(clara, friends, clock="days", days="1", then="answer")

    # Everybody keeps a way back, and chooses how to be called.
    keys = {guest: key_of(guest) for guest in people}
    session, name = authenticator(dora)
    dora.open("/me")
    dora.page.click("[data-passkey=new]")
    dora.page.wait_for_selector("form[action='/me/passkey/remove']")
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": name})
    send(ben, "/me/mail", address="ben@example.org")
    send(ben, links(box.arrived(1), "confirm").removeprefix(ben.base))
    phone = PushBrowser()
    emil.context.grant_permissions(["notifications"])
    given = phone.subscription(f"{box.web.base}/push/emil")
    emil.context.add_init_script(f"({SUBSCRIBED})({json.dumps(given)})")
    emil.open("/me")
    emil.page.click("[data-push] button")
    emil.page.wait_for_selector("form[action='/me/way']")
    for one in people:
        one.page.goto("about:blank")
    week.passes(0)

    # Monday: Ben and Emil are called; a call says nothing about hands.
    until(ben, table, people)
    mail = box.arrived(2)
    assert mail["To"] == "ben@example.org" and table in mail.get_content()
    until(emil, table, people)
    while not box.web.posts:
        emil.page.wait_for_timeout(50)
    assert phone.read(box.web.posts[0].body)["link"] == table
    # Tuesday: Emil has not answered for a day; the table gives this one answer for him.
    week.passes(1.1)
    shows(clara, table, "Emil is out of time; a bot gives this answer.")
    assert not asked(emil, table) and "Emil" in seen(emil, "/")

    # Wednesday: cookies are lost, phones are new; a key and a passkey open everything again.
    ben.context.clear_cookies()
    assert not seen(ben, table).count('data-me="1"')
    use_key(ben, keys[ben])
    assert 'data-me="1"' in seen(ben, table)
    emil = person(**PHONE)
    use_key(emil, keys[people[3]])
    assert 'data-me="3"' in seen(emil, table)
    dora = person("fr", **PHONE)
    authenticator(dora, *found["credentials"])
    dora.open("/me")
    dora.page.click("[data-passkey=ask]")
    dora.page.wait_for_selector("form[action='/me/end']")
    assert 'data-me="2"' in seen(dora, table)
    people = [clara, ben, dora, emil]

    # Thursday: Emil is away; two of the others let a bot play, and he takes his seat back.
    week.passes(0.2)
    send(clara, f"{table}/move", seat="0", about="3", kind="bot", level="apprentice")
    if 'data-me="3"' in seen(emil, table):
        send(ben, f"{table}/second", seat="1")
    assert 'data-me="-1"' in seen(emil, table)
    week.passes(0)
    emil.page.goto(emil.base + table)
    emil.page.click("#banner form[action$=take-back] button")
    emil.page.wait_for_selector("body[data-me='3']")
    emil.page.goto("about:blank")

    # Friday: Clara passes the host's role on.
    send(clara, f"{table}/host", seat="1")
    week.passes(0)
    ben.page.goto(ben.base + table)
    ben.page.wait_for_selector("#seats-sheet li:nth-child(2) .chip", state="attached")

    # Saturday: on other tables a bot takes over, or the others decide, when time is up.
    live = opened(clara, {"Ben": ben}, clock="live", minutes="1", seconds="5", then="bot")
    slow = opened(clara, {"Ben": ben, "Dora": dora}, clock="days", days="1", then="vote")
    late = next(one for one in (clara, ben) if asked(one, live))
    until(ben, slow, people)
    ben.page.goto("about:blank")
    week.passes(1.5)
    shows(clara, live, "is out of time; a bot plays on.")
    assert f"{live}/take-back" in seen(late, live)
    shows(clara, slow, "Ben is out of time; the others decide.")
    clara.page.click("#banner form[action$=second] button")
    clara.page.wait_for_selector("#banner form[action$=second]", state="detached")
    assert 'data-me="-1"' in seen(ben, slow)

    # Sunday: Dora resigns, and the others agree to end the game as it stands.
    send(dora, f"{table}/resign", seat="2")
    week.passes(0)
    send(clara, f"{table}/move", seat="0", kind="end")
    for number, one in ((1, ben), (3, emil)):
        send(one, f"{table}/second", seat=str(number))
    assert 'data-phase="over"' in seen(clara, table)

    # A short game to its end, once more with the same people, and how they fare.
    short = opened(clara, {"Ben": ben})
    chance = random.Random(2)
    while 'data-phase="over"' not in seen(clara, short):
        for one in (clara, ben):
            if asked(one, short):
                answer(one, short, chance)
    again = send(clara, f"{short}/rematch")
    ben.page.goto(ben.base + short)
    assert ben.page.locator(f"#desk a[href='{again}']").count() == 1
    circle = send(clara, "/circles", table=short.rpartition("/")[2], name="Sundays")
    week.passes(0)
    send(ben, f"{circle}/answer", answer="yes")
    clara.page.goto(clara.base + circle)
    expect(clara.page.locator(".members")).to_contain_text("Ben")
    expect(clara.page.locator("main")).to_contain_text("Die Fugger")
    assert dora.context.request.get(dora.base + circle).status == 404
