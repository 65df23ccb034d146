"""Whole games in Chromium: by mouse, by keyboard alone, on a phone, and against each other."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import WebSocketRoute

from tests.page.conftest import AT_REST, DIALOG, Guest

MOST_STEPS = 400
NARROW = {"viewport": {"width": 390, "height": 844}}
PHONE = {**NARROW, "has_touch": True, "is_mobile": True}
# Every game is played to its end on a phone; by mouse and by keyboard its opening is,
# and with --long the whole game.
OPENING = 8
by_mouse = pytest.mark.parametrize(
    "most",
    [
        pytest.param(OPENING, id="opening"),
        pytest.param(MOST_STEPS, id="whole", marks=pytest.mark.long),
    ],
)
by_keyboard = pytest.mark.parametrize(
    ("size", "most"),
    [
        pytest.param({}, OPENING, id="1440-opening"),
        pytest.param({}, MOST_STEPS, id="1440-whole", marks=pytest.mark.long),
        pytest.param(NARROW, MOST_STEPS, id="390-whole", marks=pytest.mark.long),
    ],
)

Guests = Callable[..., Guest]
Size = dict[str, dict[str, int]]
pytestmark = pytest.mark.timeout(280)


def settle(guest: Guest, act: Callable[[str], None]) -> None:
    """Say yes to what is asked again, and go on after an evaluation."""
    for _ in range(3):
        name = guest.page.evaluate(f"document.querySelector('{DIALOG}')?.id")
        if not name:
            break
        act(f"#{name} button:not([value=no])")
        guest.page.wait_for_selector(f"#{name}:not([open])", state="attached")


def play(guest: Guest, act: Callable[[str], None], most: int = MOST_STEPS) -> None:
    """Play a game, or its opening: offer what can be offered, draw otherwise."""
    page = guest.page
    for step in range(most):
        if not guest.my_turn():
            break
        settle(guest, act)
        if words := (guest.words("button.play") if step % 3 else []) or guest.words():
            act(f'#desk button[data-word="{words[step % len(words)]}"]')
    else:
        assert most == OPENING, "the game does not end"
        return
    settle(guest, act)
    page.wait_for_selector("#result h2")
    assert page.locator(".sheet tfoot td").count() == 3


@by_mouse
def test_a_game_by_mouse(guest: Guests, most: int) -> None:
    person = guest("en")
    person.new_table()
    play(person, person.page.click, most)


def test_a_game_on_a_phone(guest: Guests) -> None:
    person = guest("fr", **PHONE)
    person.start("fugger", 3)
    play(person, person.page.tap)
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
    for step in range(most):
        if not person.my_turn():
            break
        answer_dialogs(person)
        if not person.words():
            continue
        assert not step or focus_is_kept(person)
        cards = page.locator("#desk [data-number]").count()
        if page.locator("#desk button[data-key=d]").count() and (step % 3 == 0 or not cards):
            page.keyboard.press("d")
        else:
            page.keyboard.press(str(1 + step % cards))
            enabled = page.evaluate("document.activeElement.hasAttribute('data-word')")
            if not enabled:
                continue
            page.keyboard.press("Shift+Enter" if step % 5 == 0 and has_second(person) else "Enter")
    else:
        assert most == OPENING, "the game does not end"
        return
    answer_dialogs(person)
    page.wait_for_selector("#result h2")


def focus_is_kept(person: Guest) -> bool:
    """Tell whether something has the focus after an answer."""
    return bool(person.page.evaluate("document.activeElement !== document.body"))


def has_second(person: Guest) -> bool:
    """Tell whether the chosen card has a second answer that is allowed."""
    return bool(
        person.page.evaluate(
            "document.activeElement.closest('[data-number]')?.querySelectorAll("
            "'button.option[data-word]').length > 1"
        )
    )


def tab_to(person: Guest, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(60):
        if person.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def answer_dialogs(person: Guest) -> None:
    """Say yes by keyboard to what is asked again, and go on after an evaluation."""
    page = person.page
    for _ in range(3):
        if not page.locator("dialog[open]").count():
            return
        name = page.locator("dialog[open]").last.get_attribute("id")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"#{name}:not([open])", state="attached")


def two_people(guest: Guests) -> tuple[Guest, Guest]:
    """Seat a host and a friend who came by a link, and deal."""
    host, friend = guest("fr"), guest("de", **PHONE)
    host.open("/?game=fugger")
    host.page.fill("#name", "Clara")
    host.page.click("[data-seat='2'] input[value=friend] + span")
    host.page.click("[data-seat='3'] input[value=closed] + span")
    host.page.click(".go")
    host.ready()
    host.page.click("form[data-invite] button")
    link = host.page.wait_for_selector("input.link")
    assert link
    friend.page.goto(link.input_value())
    friend.page.fill("#name", "Jürgen <b>")
    friend.page.click(".go")
    friend.ready()
    host.page.click(".go:not([aria-disabled])")
    for one in (host, friend):
        one.page.wait_for_selector("body.at-table[data-ready=yes]")
    return host, friend


def test_two_people_play_each_other(guest: Guests) -> None:
    host, friend = two_people(guest)
    friend.page.click("[popovertarget=chronicle]")
    friend.page.fill("#say-text", "<b>Guten Abend!</b>")
    friend.page.press("#say-text", "Enter")
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
    page.click(".reasons summary")
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


def no_serious_findings(person: Guest) -> None:
    """Let axe look at a page that has come to rest, by day and by night."""
    page = person.page
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(
            "() => document.getAnimations().every((one) => one.playState !== 'running'"
            " || one.effect.getComputedTiming().iterations === Infinity)"
        )
        found = Axe().run(page).response["violations"]
        serious = [
            (one["id"], [node["target"] for node in one["nodes"]][:4])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert serious == [], theme


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
