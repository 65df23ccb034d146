"""A week among four friends: nobody is locked out, and nobody is waited for in vain.

Days pass as a file says, and between them the server is killed.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
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


@dataclass
class Friends:
    """Clara, Ben, Dora and Emil, their table, and how they are reached."""

    week: Week
    box: Letterbox
    person: Callable[..., Guest]
    clara: Guest
    ben: Guest
    dora: Guest
    emil: Guest
    table: str

    @property
    def people(self) -> list[Guest]:
        """Return everybody in the order of their seats."""
        return [self.clara, self.ben, self.dora, self.emil]

    def go_away(self) -> None:
        """Let everybody close the page."""
        for one in self.people:
            one.page.goto("about:blank")


@pytest.mark.timeout(900)
def test_a_week_among_friends(week: Week, person: Callable[..., Guest], box: Letterbox) -> None:
    clara, ben, dora, emil = person(), person("de", **PHONE), person("fr"), person(**PHONE)
    others = {"Ben": ben, "Dora": dora, "Emil": emil}
    table = opened(clara, others, clock="days", days="1", then="answer")
    friends = Friends(week, box, person, clara, ben, dora, emil, table)
    keys = [key_of(guest) for guest in friends.people]
    passkey = add_passkey(dora)
    are_called(friends)
    come_back_on_new_phones(friends, keys, passkey)
    one_is_away_and_returns(friends)
    another_becomes_host(friends)
    time_is_up_on_other_tables(friends)
    one_resigns_and_the_others_end(friends)
    a_circle_is_made_of_a_finished_game(friends)


def add_passkey(dora: Guest) -> list[dict[str, Any]]:
    """Make a passkey; return it as an authenticator keeps it."""
    session, name = authenticator(dora)
    dora.open("/me")
    dora.page.click("[data-passkey=new]")
    dora.page.wait_for_selector("form[action='/me/passkey/remove']")
    found = session.send("WebAuthn.getCredentials", {"authenticatorId": name})
    return list(found["credentials"])


def are_called(friends: Friends) -> None:
    """Ben gets a mail and Emil a push; after a day without an answer the table gives one."""
    box, ben, emil, table = friends.box, friends.ben, friends.emil, friends.table
    send(ben, "/me/mail", address="ben@example.org")
    send(ben, links(box.arrived(1), "confirm").removeprefix(ben.base))
    phone = PushBrowser()
    emil.context.grant_permissions(["notifications"])
    given = phone.subscription(f"{box.web.base}/push/emil")
    emil.context.add_init_script(f"({SUBSCRIBED})({json.dumps(given)})")
    emil.open("/me")
    emil.page.click("[data-push] button")
    emil.page.wait_for_selector("form[action='/me/way']")
    friends.go_away()
    friends.week.passes(0)

    until(ben, table, friends.people)
    mail = box.arrived(2)
    assert mail["To"] == "ben@example.org" and table in mail.get_content()
    until(emil, table, friends.people)
    while not box.web.posts:
        emil.page.wait_for_timeout(50)
    assert phone.read(box.web.posts[0].body)["link"] == table
    before = asked(emil, table)
    friends.week.passes(1.1)
    shows(friends.clara, table, "Emil is out of time; a bot gives this answer.")
    # Whoever has drawn a card is asked again: this answer alone is given for him.
    assert before
    while asked(emil, table) == before:
        emil.page.wait_for_timeout(100)


def come_back_on_new_phones(
    friends: Friends, keys: list[str], passkey: list[dict[str, Any]]
) -> None:
    """Cookies are lost and phones are new: a key or a passkey opens everything again."""
    table = friends.table
    friends.ben.context.clear_cookies()
    assert 'data-me="1"' not in seen(friends.ben, table)
    use_key(friends.ben, keys[1])
    assert 'data-me="1"' in seen(friends.ben, table)
    friends.emil = friends.person(**PHONE)
    use_key(friends.emil, keys[3])
    assert 'data-me="3"' in seen(friends.emil, table)
    friends.dora = friends.person("fr", **PHONE)
    authenticator(friends.dora, *passkey)
    friends.dora.open("/me")
    friends.dora.page.click("[data-passkey=ask]")
    friends.dora.page.wait_for_selector("form[action='/me/end']")
    assert 'data-me="2"' in seen(friends.dora, table)


def one_is_away_and_returns(friends: Friends) -> None:
    """Two of the others let a bot play for Emil, who takes his seat back."""
    emil, table = friends.emil, friends.table
    friends.week.passes(0.2)
    send(friends.clara, f"{table}/move", seat="0", about="3", kind="bot", level="apprentice")
    send(friends.ben, f"{table}/second", seat="1")
    assert 'data-me="-1"' in seen(emil, table)
    friends.week.passes(0)
    emil.page.goto(emil.base + table)
    emil.page.click("#banner form[action$=take-back] button")
    emil.page.wait_for_selector("body[data-me='3']")
    emil.page.goto("about:blank")


def another_becomes_host(friends: Friends) -> None:
    """Clara passes the host's role on to Ben."""
    send(friends.clara, f"{friends.table}/host", seat="1")
    friends.week.passes(0)
    friends.ben.page.goto(friends.ben.base + friends.table)
    chip = "#seats-sheet li:nth-child(2) .chip"
    friends.ben.page.wait_for_selector(chip, state="attached")


def time_is_up_on_other_tables(friends: Friends) -> None:
    """Where a bot takes over when time is up it does, and where the others vote they do."""
    clara, ben = friends.clara, friends.ben
    live = opened(clara, {"Ben": ben}, clock="live", minutes="1", seconds="5", then="bot")
    both = {"Ben": ben, "Dora": friends.dora}
    slow = opened(clara, both, clock="days", days="1", then="vote")
    late = next(one for one in (clara, ben) if asked(one, live))
    until(ben, slow, friends.people)
    ben.page.goto("about:blank")
    friends.week.passes(1.5)
    shows(clara, live, "is out of time; a bot plays on.")
    assert f"{live}/take-back" in seen(late, live)
    shows(clara, slow, "Ben is out of time; the others decide.")
    clara.page.click("#banner form[action$=second] button")
    clara.page.wait_for_selector("#banner form[action$=second]", state="detached")
    assert 'data-me="-1"' in seen(ben, slow)


def one_resigns_and_the_others_end(friends: Friends) -> None:
    """Dora resigns, and the others agree to end the game as it stands."""
    table = friends.table
    send(friends.dora, f"{table}/resign", seat="2")
    friends.week.passes(0)
    send(friends.clara, f"{table}/move", seat="0", kind="end")
    for number, one in ((1, friends.ben), (3, friends.emil)):
        send(one, f"{table}/second", seat=str(number))
    assert 'data-phase="over"' in seen(friends.clara, table)


def a_circle_is_made_of_a_finished_game(friends: Friends) -> None:
    """Two play to the end and once more, and see how they fare; nobody else does."""
    clara, ben, dora = friends.clara, friends.ben, friends.dora
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
    friends.week.passes(0)
    send(ben, f"{circle}/answer", answer="yes")
    clara.page.goto(clara.base + circle)
    expect(clara.page.locator(".members")).to_contain_text("Ben")
    expect(clara.page.locator("main")).to_contain_text("Die Fugger")
    assert dora.context.request.get(dora.base + circle).status == 404
