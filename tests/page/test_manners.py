"""Keeping order on the page: hosts silence and send away, guests report, tables are put away."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from kontor.text.languages import LANGUAGES
from tests.page.test_pages import OPEN, opened, shown
from tests.server.process import ServerProcess


@pytest.fixture
def people(site: ServerProcess) -> Iterator[list[httpx.Client]]:
    """Return two browsers."""
    headers = {"origin": site.base, "accept": "text/html"}
    with ExitStack() as stack:
        yield [
            stack.enter_context(httpx.Client(base_url=site.base, headers=headers, timeout=30))
            for _ in range(2)
        ]


def test_a_host_keeps_order_and_a_guest_reports(people: list[httpx.Client]) -> None:
    host, guest = people
    table = opened(host, seat2="friend", seat3="friend", public="yes")
    guest.post(f"{table}/sit", data={"seat": "1", "name": "Eve"})
    for language in LANGUAGES:
        host.get(f"/language/{language}")
        mine = shown(host, table)
        for action in ("mute", "send-away", "report", "put-away"):
            assert f'action="{table}/{action}"' in mine
    theirs = shown(guest, table)
    assert f'action="{table}/report"' in theirs
    assert f'action="{table}/mute"' not in theirs and f'action="{table}/put-away"' not in theirs
    report = {"seat": "0", "reason": "name", "text": "odd"}
    assert guest.post(f"{table}/report", data=report).headers["location"] == table
    assert host.post(f"{table}/mute", data={"seat": "1", "muted": "yes"}).status_code == 303
    assert guest.post(f"{table}/chat", data={"text": "Hm"}).status_code == 403
    assert 'value="no"' in shown(host, table)
    assert host.post(f"{table}/mute", data={"seat": "1", "muted": "no"}).status_code == 303
    assert guest.post(f"{table}/chat", data={"text": "Hm"}).status_code == 303
    assert host.post(f"{table}/send-away", data={"seat": "1"}).status_code == 303
    again = guest.post(f"{table}/sit", data={"seat": "1", "name": "Eve"})
    assert again.status_code == 403 and "sent you away" in again.text
    assert host.post(f"{table}/put-away").headers["location"] == "/"
    shown(guest, table, 404)


def test_whoever_is_refused_at_the_door_finds_back_to_it(people: list[httpx.Client]) -> None:
    """A name that somebody has is chosen anew; the way back is the invitation or the table."""
    host, guest = people
    table = opened(host, seat2="friend", seat3="friend", watch="all", sit="link")
    link = re.search(r'id="share-link"[^>]*value="http://[^/"]+([^"]*)"', shown(host, table))
    assert link and link[1].startswith("/join/")
    name = OPEN["name"]
    assert "Clara" in shown(guest, link[1])
    refused = guest.post(link[1], data={"seat": "1", "name": name})
    assert refused.status_code == 409 and f'href="{link[1]}"' in refused.text
    other = opened(host, seat2="friend")
    refused = guest.post(f"{other}/sit", data={"seat": "1", "name": name})
    assert refused.status_code == 409 and f'href="{other}"' in refused.text
    host.post(f"{table}/put-away")
