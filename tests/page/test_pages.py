"""Whole pages over HTTP without a browser: languages, escaping, forms, errors, files."""

import re
from collections.abc import Iterator

import httpx
import pytest

from kontor.text import rulebook
from kontor.text.languages import LANGUAGES
from tests.page.drawing import Elements
from tests.server.process import ServerProcess

languages = pytest.mark.parametrize("language", LANGUAGES)
OPEN = {"game": "fugger", "name": "Clara <b>", "seat2": "bot", "level2": "steward"}


@pytest.fixture
def browser_client(site: ServerProcess) -> Iterator[httpx.Client]:
    """Return a client that behaves like a browser with cookies."""
    headers = {"origin": site.base, "accept": "text/html"}
    with httpx.Client(base_url=site.base, headers=headers, timeout=30) as client:
        yield client


def shown(client: httpx.Client, path: str, status: int = 200) -> str:
    """Return a page, checked for what the content policy would block."""
    reply = client.get(path, follow_redirects=True)
    assert reply.status_code == status, reply.text[:300]
    for tag, attrs in Elements(reply.text.replace("<!doctype html>", "")).found:
        assert tag != "style" and (tag != "script" or attrs.get("src"))
        assert not [name for name in attrs if name == "style" or name.startswith("on")]
        for name in ("src", "href"):
            assert "//" not in (attrs.get(name) or "")
    return reply.text


def opened(client: httpx.Client, **fields: str) -> str:
    """Open a table with a form; return its path."""
    reply = client.post("/tables", data={**OPEN, **fields})
    assert reply.status_code == 303, reply.text[:300]
    return reply.headers["location"]


@languages
def test_pages_in_all_languages(browser_client: httpx.Client, language: str) -> None:
    browser_client.get(f"/language/{language}")
    table = opened(browser_client)
    gathering = opened(browser_client, seat3="friend")
    key = f"/key/{browser_client.cookies['kontor_key']}"
    for path in ("/", table, f"{table}?at=0", gathering, "/rules/fugger", "/me", key):
        assert f'<html lang="{language}"' in shown(browser_client, path)
    for path in ("/nowhere", "/table/none", "/join/none", "/rules/chess"):
        assert f'<html lang="{language}"' in shown(browser_client, path, 404)


@languages
def test_a_moment_that_is_not_there_is_told_with_the_way_to_the_table(
    browser_client: httpx.Client, language: str
) -> None:
    browser_client.get(f"/language/{language}")
    table = opened(browser_client, seat2="here", here2="Ben")
    page = shown(browser_client, table)
    seat = re.search(r'data-me="(\d)"', page)
    word = re.search(r'data-word="([^"]+)"', page)
    version = re.search(r'data-version="(\d+)"', page)
    assert seat and word and version
    fields = {"seat": seat[1], "word": word[1], "version": version[1], "key": "one"}
    assert browser_client.post(f"{table}/answer", data=fields).status_code == 303
    for wish in ("abc", "999", "-1", "١٢"):
        page = shown(browser_client, f"{table}?at={wish}", 404)
        assert f'href="{table}"' in page
        assert {"en": "one answer", "fr": "une réponse", "de": "eine Antwort"}[language] in page


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "sur la 2e\N{NO-BREAK SPACE}case avant Paris"),
        ("de", "Auf dem 2.\N{NO-BREAK SPACE}Feld vor Paris"),
        ("en", "cannot begin on the 2nd\N{NO-BREAK SPACE}space before Paris"),
    ],
)
def test_house_rules_that_clash_are_explained_before_a_table_is_opened(
    browser_client: httpx.Client, language: str, words: str
) -> None:
    browser_client.get(f"/language/{language}")
    clash = {"merchants.start_cities": "set_a", "merchants.courier_start": "paris_r2"}
    reply = browser_client.post("/tables", data={**OPEN, "game": "merchants", **clash})
    assert reply.status_code == 422 and words in reply.text
    assert "/table/" not in shown(browser_client, "/")


def test_names_are_escaped(browser_client: httpx.Client) -> None:
    html = shown(browser_client, opened(browser_client))
    assert "Clara &lt;b&gt;" in html and "Clara <b>" not in html
    assert "Clara <b>" not in shown(browser_client, "/")


@languages
def test_every_clause_has_an_anchor(browser_client: httpx.Client, language: str) -> None:
    browser_client.get(f"/language/{language}")
    html = shown(browser_client, "/rules/fugger")
    for clause in rulebook.load("fugger", language).ids():
        assert f'id="{clause}"' in html


def version(html: str) -> int:
    """Return the version of the table on a page."""
    found = re.search(r'data-version="(\d+)"', html)
    assert found
    return int(found[1])


def test_a_form_without_script_plays_too(browser_client: httpx.Client) -> None:
    table = opened(browser_client, seat2="here", here2="Boris")
    html = shown(browser_client, table)
    fields = dict(
        re.findall(r'<input type="hidden" name="(seat|version|key)" value="([^"]*)"', html)
    )
    reply = browser_client.post(f"{table}/answer", data={**fields, "word": "draw"})
    assert (reply.status_code, reply.headers["location"]) == (303, table)
    again = browser_client.post(f"{table}/answer", data={**fields, "word": "draw"})
    assert again.status_code == 303
    assert version(shown(browser_client, table)) == version(html) + 1


def test_a_refused_answer_is_explained(browser_client: httpx.Client) -> None:
    table = opened(browser_client, seat2="here", here2="Boris")
    body = {"seat": 0, "word": "fly", "version": 2, "key": "k"}
    reply = browser_client.post(f"{table}/answer", json=body)
    assert reply.status_code in (409, 422) and reply.json()["error"]
    for wrong in ({}, {"seat": "x"}, {"seat": 0, "word": 5, "version": 1, "key": "k"}):
        assert browser_client.post(f"{table}/answer", json=wrong).status_code == 400


def test_the_language_switch_leads_nowhere_else(browser_client: httpx.Client) -> None:
    away = (
        "//evil.example",
        "///evil.example",
        "https://evil.example",
        "/\\evil.example",
        "/\t/evil",
    )
    for wish in away:
        reply = browser_client.get("/language/fr", params={"next": wish})
        assert reply.headers["location"] == "/"
    for wish in ("/", "/table/abc?seat=1", "/rules/fugger"):
        reply = browser_client.get("/language/fr", params={"next": wish})
        assert reply.headers["location"] == wish


def test_board_files_are_whitelisted(browser_client: httpx.Client) -> None:
    assert browser_client.get("/static/games/fugger/board.css").status_code == 200
    for path in ("board.py", "..%2Frules.py", "board.html"):
        assert browser_client.get(f"/static/games/fugger/{path}").status_code == 404


def test_a_plain_table_has_its_art_in_it(browser_client: httpx.Client) -> None:
    """Others get it as a file; without scripts one is led there, at the moment one looked at."""
    table = opened(browser_client)
    html = browser_client.get(table, params={"at": "0"}).text
    assert '<symbol id="i-copper"' not in html and "/table/art/fugger.js" in html
    assert 'content="0; url=?at=0&amp;plain=yes"' in html
    plain = browser_client.get(table, params={"at": "0", "plain": "yes"}).text
    assert '<symbol id="i-copper"' in plain and '<symbol id="brand"' in plain
    assert "art/fugger.js" not in plain and "http-equiv" not in plain
