"""Moments for practice on the page, without a browser: lists, links, and what the voice says."""

import re
from html import unescape

import httpx
import pytest

from kontor import games
from kontor.games.practice import moments
from kontor.server.page.regions import regions
from kontor.server.service.practice_sight import hinted
from kontor.server.service.sight_making import table_sight
from kontor.server.store.rows import Entry
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.page.drawing import Elements
from tests.page.test_pages import browser_client, languages, shown
from tests.server.people import ADA
from tests.server.practice import opened_at, taken_back

__all__ = ["browser_client"]

PRACTISED = [slug for slug in games.SLUGS if moments(slug)]


@languages
def test_lists_and_links_lead_to_moments(browser_client: httpx.Client, language: str) -> None:
    browser_client.get(f"/language/{language}")
    start = shown(browser_client, "/")
    [daily] = re.findall(r'<form class="run[^>]*action="(/practice/\w+/[\w-]+)"', start)
    for slug in PRACTISED:
        assert f'href="/practice/{slug}"' in start
        assert f'href="/practice/{slug}"' in shown(browser_client, f"/games/{slug}")
        assert f'href="/practice/{slug}"' in shown(browser_client, "/practice")
        page = shown(browser_client, f"/practice/{slug}")
        opening = re.findall(r'formaction="/practice/\w+/([\w-]+)"', page)
        assert opening == [moments(slug)[0].name, *(one.name for one in moments(slug))]
    there = browser_client.post(daily)
    assert there.status_code == 303
    assert 'id="voice"' in shown(browser_client, there.headers["location"])


def test_what_is_not_there_is_not_found(browser_client: httpx.Client) -> None:
    shown(browser_client, "/practice/chess", 404)
    assert browser_client.post("/practice/fugger/fugger-00000000").status_code == 404
    assert browser_client.post(f"/practice/chess/{moments('fugger')[0].name}").status_code == 404


def test_a_moment_is_practised_without_a_script(browser_client: httpx.Client) -> None:
    asked, other = taken_back("fugger")
    made = browser_client.post(f"/practice/fugger/{asked.name}")
    table = made.headers["location"]

    def done(action: str, **fields: str) -> str:
        assert browser_client.post(f"{table}/{action}", data=fields).status_code == 303
        return shown(browser_client, table)

    assert 'data-said="-hinted"' in done("practice", step="hint")
    version = re.search(r'data-version="(\d+)"', shown(browser_client, table))
    assert version
    page = done("answer", seat=str(asked.seat), word=other, version=version[1], key="one")
    assert 'data-verdict="worse"' in page and 'value="judge"' in page
    page = done("practice", step="judge")
    assert 'value="judge"' not in page and 'class="voice-why' in page
    assert 'data-verdict=""' in done("undo", seat=str(asked.seat))


@pytest.mark.parametrize("number", range(2 * len(PRACTISED)))
def test_the_voice_has_words_and_rings_find_their_answers(number: int) -> None:
    """Each game is right and wrong once, by turns in three languages."""
    slug, is_right = PRACTISED[number // 2], number % 2
    language = LANGUAGES[number % len(LANGUAGES)]
    asked = moments(slug)[0]
    live = opened_at(slug, asked)
    live.apply(Entry(live.version + 1, "practice", asked.seat, "hint", "", 0.0, "hint"))
    sight = table_sight(live, ADA, ())
    assert sight.practice and sight.practice.hoped == hinted(asked)
    desk = regions(sight, language)["desk"]
    assert desk.count("<li>") >= len(sight.practice.said) == len(sight.practice.hoped)
    drawn = [unescape(one) for one in re.findall(r'data-(?:word|step)="([^"]+)"', desk)]
    for hoped in sight.practice.hoped:
        assert any(hoped == one or hoped.startswith(f"{one}:") for one in drawn), hoped
    word, verdict = (asked.best, "best") if is_right else (asked.judged[-1][0], "worse")
    live.apply(Entry(live.version + 1, "answer", asked.seat, word, "", 0.0, "own"))
    sight = table_sight(live, ADA, ())
    assert sight.practice and sight.practice.verdict == verdict
    desk = regions(sight, language)["desk"]
    voice = [one for one in Elements(desk).named("div") if one.get("id") == "voice"]
    assert [one["data-verdict"] for one in voice] == [verdict]
    facts = {"chance": sight.practice.chance, "best": sight.practice.best}
    said = Texts(language, slug).say(f"page-practice-verdict-{verdict}", **facts)
    assert said in unescape(desk)
