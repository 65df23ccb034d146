"""The start page with many tables, and circles, in the browser with several people."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.conftest import Guest, guests_of
from tests.page.playing import no_serious_findings
from tests.page.prepared import Prepared, prepare
from tests.server.process import ServerProcess, serving

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# A person makes one circle of a table, however often: the tests of this file share it.
CIRCLE = "Tuesdays"
NOW = "document.dispatchEvent(new Event('visibilitychange'))"
IN_VIEW = """
  (one) => {
    const place = one.getBoundingClientRect();
    return place.top >= 0 && place.bottom <= window.innerHeight && place.height > 0;
  }
"""

Maker = Callable[..., Guest]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Prepared]]:
    """Run a server where Clara has sixty tables."""
    url = f"sqlite:///{tmp_path_factory.mktemp('home') / 'tables.db'}"
    prepared = prepare(url, 60)
    with serving(url) as server:
        yield server, prepared


@pytest.fixture
def person(place: tuple[ServerProcess, Prepared], browser: Browser) -> Iterator[Maker]:
    """Return a maker of guests who are somebody already."""
    server, prepared = place
    for make in guests_of(server, browser):

        def known(name: str, language: str = "en", make: Maker = make, **options: object) -> Guest:
            guest = make(language, **options)
            cookie = {"name": "kontor", "value": prepared.tokens[name], "url": server.base}
            guest.context.add_cookies([cookie])  # type: ignore[list-item]
            return guest

        yield known


def looked_at(guest: Guest, name: str) -> None:
    """Keep a picture where one is wanted."""
    folder = os.environ.get("KONTOR_HOME_SHOTS")
    if folder:
        guest.page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_table_can_be_opened_at_once_however_many_there_are(person: Maker) -> None:
    clara = person("Clara")
    clara.open("/")
    looked_at(clara, "home-1440")
    page = clara.page
    assert page.locator("#open .go").evaluate(IN_VIEW)
    first = page.locator("#running .run").first
    assert "is-mine" in (first.get_attribute("class") or "")
    assert page.locator("#running .runs").first.locator(".run").count() == 4
    page.locator("#g-gluecksritter").check()
    assert page.locator("#open .go").get_attribute("aria-disabled") == "false"
    page.locator("[data-seat='3'] input[value=closed] + span").click()
    assert page.locator("#open .go").get_attribute("aria-disabled") == "true"
    assert "at least 3" in (page.locator("#too-few").text_content() or "")
    page.locator("#open .go").dispatch_event("click")
    assert page.url == clara.base + "/"
    page.locator("#g-merchants").check()
    page.locator(".house[data-game=merchants] summary").click()
    wide = page.locator(".house[data-game=merchants] .house-rules").bounding_box()
    whole = page.locator(".setup").bounding_box()
    assert wide and whole and wide["width"] > 0.9 * whole["width"]
    assert page.locator("#open .go").evaluate(IN_VIEW)

    phone = person("Clara", "fr", **PHONE)
    phone.open("/")
    looked_at(phone, "home-390")
    button = phone.page.locator(".hero-go")
    assert button.evaluate(IN_VIEW)
    button.click()
    phone.page.wait_for_function(
        "() => document.querySelector('#games').getBoundingClientRect().top < 200"
    )
    assert phone.page.locator("#open .go").evaluate(IN_VIEW)


def test_the_start_page_stays_where_it_is_when_its_list_grows(
    person: Maker, place: tuple[ServerProcess, Prepared]
) -> None:
    ben = person("Ben", "de", **PHONE)
    ben.open("/")
    page = ben.page
    group = page.locator("[data-k=group-others]")
    group.locator("summary").first.click()
    page.locator("#name").fill("Benedikt")
    page.locator("#name").scroll_into_view_if_needed()
    before = page.locator("#name").evaluate("(one) => one.getBoundingClientRect().top")
    clara = person("Clara")
    circle: dict[str, str | float | bool] = {"table": place[1].over[0], "name": CIRCLE}
    own = {"origin": clara.base}
    clara.context.request.post(f"{clara.base}/circles", form=circle, headers=own)
    page.evaluate(NOW)
    page.wait_for_selector("#running .asked")
    assert group.get_attribute("open") is not None
    assert page.locator("#name").input_value() == "Benedikt"
    after = page.locator("#name").evaluate("(one) => one.getBoundingClientRect().top")
    assert abs(after - before) < 2


def test_friends_become_a_circle_that_nobody_else_sees(
    person: Maker, place: tuple[ServerProcess, Prepared]
) -> None:
    clara, ben, eve = person("Clara"), person("Ben", "de", **PHONE), person("Eve", "fr")
    clara.open(f"/table/{place[1].over[0]}")
    clara.ready()
    clara.page.locator("#result summary:has-text('Make a circle')").click()
    clara.page.locator("#result input[name=name]").fill(CIRCLE)
    clara.page.locator("#result button:has-text('Make a circle')").click()
    clara.page.wait_for_url("**/circles/*")
    circle = clara.page.url
    assert "asked" in (clara.page.locator(".members .is-asked").text_content() or "")

    ben.open("/")
    looked_at(ben, "asked-390")
    ben.page.locator(f".asked:has-text('{CIRCLE}') button[value=yes]").click()
    ben.page.wait_for_url(circle)
    assert ben.page.locator(".chart .whisker").count() == 2
    no_serious_findings(ben)
    looked_at(ben, "circle-390")
    reply = eve.context.request.get(circle)
    assert reply.status == 404 and CIRCLE not in reply.text()

    clara.page.locator("button:has-text('Invite by link')").click()
    link = clara.page.locator("#circle-link").input_value()
    looked_at(clara, "circle-1440")
    eve.page.goto(link)
    eve.page.fill("#name", "Eve")
    eve.page.click(".go")
    eve.page.wait_for_url(circle)
    assert eve.page.locator(".members li").count() == 3
    assert place[1].over[0] not in eve.page.content()
    eve.page.click("main a[href*='circle=']")
    eve.page.fill("#name", "Eve")
    eve.page.click("#open .go")
    eve.ready()
    clara.page.goto(circle)
    opened = eve.page.url.removeprefix(eve.base)
    assert clara.page.locator(f".run:has-text('Eve') a[href='{opened}']").is_visible()
    looked_at(clara, "circle-tables-1440")
    eve.open("/statistics")
    clara.open("/statistics")
    looked_at(clara, "statistics-1440")
    assert clara.page.locator("#h-fugger").is_visible()


def test_axe_finds_nothing_serious(person: Maker) -> None:
    clara = person("Clara", "de", **PHONE)
    for path in ("/", "/tables", "/rules", "/statistics", "/me/data"):
        clara.open(path)
        no_serious_findings(clara)
