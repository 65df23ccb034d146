"""Whole games in Chromium: by mouse, by keyboard alone, on a phone, and against each other."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.page.conftest import AT_REST, DIALOG, Guest
from tests.page.playing import (
    PHONE,
    Act,
    Guests,
    Size,
    by_keyboard,
    focus_is_kept,
    no_serious_findings,
    opening_or_whole,
    play,
    settle,
    tab_to,
)

pytestmark = pytest.mark.timeout(300)


def offering(person: Guest, act: Act) -> Callable[[int], None]:
    """Return a player who offers what can be offered, and draws otherwise."""

    def answer(step: int) -> None:
        words = (person.words("button.play") if step % 3 else []) or person.words()
        act(f'#desk button[data-word="{words[step % len(words)]}"]')

    return answer


def assert_it_is_over(page: Page) -> None:
    """See the end page with its score sheet."""
    assert page.locator("#result h2").is_visible()
    assert page.locator(".sheet tfoot td").count() == 3


@opening_or_whole
def test_a_game_by_mouse(guest: Guests, most: int) -> None:
    person = guest("en")
    person.new_table()
    click = person.page.click
    if not play(person, offering(person, click), most=most, act=click):
        assert_it_is_over(person.page)


def test_a_game_on_a_phone(guest: Guests) -> None:
    person = guest("fr", **PHONE)
    person.start("fugger", 3)
    tap = person.page.tap
    assert not play(person, offering(person, tap), act=tap)
    assert_it_is_over(person.page)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_serious_findings(person)


@by_keyboard
def test_a_game_by_keyboard_alone(guest: Guests, size: Size, most: int) -> None:
    """Digits and D choose, Enter answers; Tab finds whatever has no key."""
    person = guest("de", **size)
    person.open("/?game=fugger")
    page = person.page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    tab_to(person, "#name")
    page.keyboard.type("Clara")
    tab_to(person, ".go")
    page.keyboard.press("Enter")
    person.ready()

    def answer(step: int) -> None:
        assert not step or focus_is_kept(person)
        cards = page.locator("#desk [data-number]").count()
        if page.locator("#desk button[data-key=d]").count() and (step % 3 == 0 or not cards):
            page.keyboard.press("d")
            return
        page.keyboard.press(str(1 + step % cards))
        if page.evaluate("document.activeElement.hasAttribute('data-word')"):
            page.keyboard.press("Shift+Enter" if step % 5 == 0 and has_second(person) else "Enter")

    if not play(person, answer, most=most):
        assert_it_is_over(page)


def has_second(person: Guest) -> bool:
    """Tell whether the chosen card has a second answer that is allowed."""
    return bool(
        person.page.evaluate(
            "document.activeElement.closest('[data-number]')?.querySelectorAll("
            "'button.option[data-word]').length > 1"
        )
    )


def two_people(guest: Guests) -> tuple[Guest, Guest]:
    """Seat a host and a friend who came by a link, and deal."""
    host, friend = guest("fr"), guest("de", **PHONE)
    host.open("/?game=fugger")
    host.page.fill("#name", "Clara")
    host.page.click("[data-seat='2'] input[value=friend] + span")
    host.page.click("[data-seat='3'] input[value=closed] + span")
    host.page.click(".go")
    host.ready()
    friend.sit_down(host.page.locator("#share-link").input_value(), "Jürgen <b>")
    host.page.click(".start .go:not([aria-disabled])")
    for one in (host, friend):
        one.dealt()
    return host, friend


def test_two_people_play_each_other(guest: Guests) -> None:
    host, friend = two_people(guest)
    friend.page.click("[popovertarget=chronicle]")
    friend.page.click("#tab-chat")
    friend.page.fill("#say-text", "<b>Guten Abend!</b>")
    friend.page.press("#say-text", "Enter")
    host.page.click("#tab-chat")
    host.page.wait_for_selector(".chat-line:has-text('<b>Guten Abend!</b>')")
    friend.page.click("#chronicle .close")
    for step in range(14):
        players = [one for one in (host, friend) if is_asked(one)]
        if len(players) != 1:
            host.page.wait_for_timeout(80)
            continue
        page = players[0].page
        lines = page.locator("#log li").count()
        options = page.locator("#desk button[data-word]")
        options.nth(step % options.count()).click()
        settle(players[0], page.click)
        for one in (host, friend):
            one.page.wait_for_function(
                "n => document.querySelectorAll('#log li').length > n", arg=lines
            )
    hands = [one.page.locator("#desk .hand").inner_html() for one in (host, friend)]
    assert hands[0] != hands[1]


def is_asked(one: Guest) -> bool:
    """Tell whether a person is asked, after closing what is in the way."""
    one.page.wait_for_selector(f"{AT_REST}, {DIALOG}", state="attached")
    settle(one, one.page.click)
    return bool(one.words())


def test_taking_back_and_confirming(guest: Guests) -> None:
    """An offer may be taken back until the other answers; each answer may ask for a yes."""
    people = two_people(guest)
    mine = next(one for one in people if is_asked(one))
    page = mine.page
    lines = page.locator("#log li").count()
    offer = page.locator("#desk button.play[data-word]:not(.is-grave)").first
    word = offer.get_attribute("data-word")
    offer.click()
    page.wait_for_selector("#desk[data-asked=no]")
    page.wait_for_selector("button[form=undo]", state="attached")
    page.keyboard.press("u")
    page.wait_for_selector(f'#desk button[data-word="{word}"]')
    assert page.locator("#log li").count() == lines
    page.evaluate("localStorage.setItem('kontor-confirm', 'yes')")
    page.locator(f'#desk button[data-word="{word}"]').click()
    assert page.locator("#ask-again[open] .clause").first.inner_text() == "R4.1"
    page.click("#ask-again button[value=no]")
    assert page.get_attribute("#desk", "data-asked") == "yes"


def test_curtain_between_hidden_hands(guest: Guests) -> None:
    person = guest("en")
    person.open("/?game=fugger")
    page = person.page
    page.fill("#name", "Ada")
    page.click("[data-seat='2'] input[value=here] + span")
    page.fill("#here-2", "Boris")
    page.click("[data-seat='3'] input[value=closed] + span")
    page.click(".go")
    person.ready()
    for _ in range(4):
        assert page.locator("#curtain").is_visible()
        name = page.locator("#curtain-text").inner_text().removeprefix("Pass the device to ")
        page.click("#curtain-go")
        assert page.locator("#ask").inner_text().startswith(name)
        page.locator("#desk button[data-word]").first.click()
        settle(person, page.click)
        page.wait_for_selector("#curtain:not([hidden])")


def test_undo_replay_and_playing_on(guest: Guests) -> None:
    person = guest("en")
    table = person.new_table()
    page = person.page
    for step in range(6):
        person.my_turn()
        settle(person, page.click)
        lines = page.locator("#log li").count()
        page.locator("#desk button[data-word]").nth(step % 2).click()
        settle(person, page.click)
        page.wait_for_function("n => document.querySelectorAll('#log li').length !== n", arg=lines)
    page.goto(f"{table}?at=3")
    assert page.locator(".replay .chip").inner_text().startswith("3 /")
    page.wait_for_selector("body[data-ready=yes]")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(re.compile("at=2"))
    page.click("button[form=play-on]")
    page.wait_for_url(lambda url: "/table/" in url and url.split("?")[0] != table)
    page.wait_for_selector("body.at-table[data-ready=yes]")
    person.my_turn()


def test_rules_open_at_the_clause_of_a_refusal(guest: Guests) -> None:
    person = guest("en")
    person.new_table()
    person.my_turn()
    page = person.page
    page.click(".reasons-open")
    clause = page.locator(".reasons a.clause").first
    number = clause.inner_text()
    clause.click()
    page.wait_for_selector(f"#rules-panel [id='{number}'].is-wanted")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("path", ["/", "/rules/fugger", "table"])
def test_axe_finds_nothing_serious(guest: Guests, path: str) -> None:
    person = guest("fr")
    if path == "table":
        person.new_table()
        person.my_turn()
    else:
        person.open(path)
    no_serious_findings(person)


def test_connection_lost_and_found(guest: Guests) -> None:
    person = guest("en")
    person.new_table()
    person.my_turn()
    page = person.page
    person.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    settle(person, page.click)
    lines = page.locator("#log li").count()
    page.locator("#desk button[data-key=d]").click()
    page.wait_for_timeout(300)
    person.context.set_offline(False)
    page.wait_for_function("n => document.querySelectorAll('#log li').length !== n", arg=lines)
    person.faults = [fault for fault in person.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_an_accepted_answer_that_is_not_shown_is_asked_for_anew(guest: Guests) -> None:
    """A connection may be dead without either side knowing, as after a change of networks."""
    person = guest("en")
    page = person.page
    connections: list[WebSocketRoute] = []
    is_dead = False

    def connect(route: WebSocketRoute) -> None:
        connections.append(route)
        server = route.connect_to_server()
        first = len(connections) == 1
        server.on_message(lambda text: None if first and is_dead else route.send(text))

    page.route_web_socket(re.compile("/live"), connect)
    person.new_table()
    person.my_turn()
    version = person.version()
    is_dead = True
    page.locator("#desk button[data-key=d]").click()
    person.at_rest()
    assert person.version() != version and len(connections) > 1
