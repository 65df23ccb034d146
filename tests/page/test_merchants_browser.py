"""Merchants of the Middle Ages in Chromium: by mouse, touch and keys, and between two people."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Guest
from tests.page.playing import (
    PATIENCE,
    PHONE,
    SHORT,
    Act,
    Guests,
    Size,
    by_keyboard,
    no_serious_findings,
    opening_or_whole,
    play,
    settle,
)

VISIBLE = (
    "[...document.querySelectorAll('#desk button[data-word]')].filter(b => b.checkVisibility())"
)
# Wagons that may be chosen, those among them that may arrive, and whether there is a slider.
DESK = """() => {
  const steps = (s, a) => [...document.querySelectorAll(`#desk ${s}`)].map(e => e.getAttribute(a));
  const teams = steps(".teams .team", "data-step");
  const arriving = steps(".rides:has(.arrives)", "data-when");
  return { teams, arriving, amounts: document.querySelector("#desk [data-amount-step]") !== null };
}"""

pytestmark = pytest.mark.timeout(400)


def words(page: Page) -> list[str]:
    """List the answers that can be seen."""
    found: list[str] = page.evaluate(f"{VISIBLE}.map(b => b.dataset.word)")
    return found


def give(person: Guest, act: Act, word: str) -> None:
    """Give an answer and wait until the table shows what came of it."""
    act(f'#desk button[data-word="{word}"]:visible')
    person.at_rest()


def answer(person: Guest, act: Act, step: int, idle: int = 1) -> None:
    """Answer somehow: arrive where possible, be done with it now and then."""
    page = person.page
    seen = page.evaluate(DESK)
    teams = seen["arriving"] or seen["teams"]
    if seen["teams"]:
        act(f'#desk .team[data-step="{teams[step % len(teams)]}"]')
    if seen["amounts"] and step % 2:
        act('#desk [data-amount-step="1"]:visible')
    shown: list[tuple[str, bool]] = page.evaluate(
        f"{VISIBLE}.map(b => [b.dataset.word, b.matches('.arrives')])"
    )
    found = [word for word, arrives in shown if arrives] or [word for word, _ in shown]
    is_idle = "done" in found and step % 3 < idle
    give(person, act, "done" if is_idle else found[step % len(found)])


def trading(person: Guest, act: Act) -> Callable[[int], None]:
    """Return a player who is done with most things quickly, so that the game ends soon."""
    return lambda step: answer(person, act, step, idle=2)


def assert_it_is_over(page: Page) -> None:
    """See the end page with its score sheet."""
    assert page.locator("#result h2").is_visible()
    assert page.locator(".sheet tfoot td").count() == 2


@opening_or_whole
def test_a_game_by_mouse(guest: Guests, most: int) -> None:
    person = guest("en")
    person.new_table("merchants", ("random",))
    click = person.page.click
    if not play(person, trading(person, click), most=most, act=click):
        assert_it_is_over(person.page)


@opening_or_whole
def test_a_game_on_a_phone(guest: Guests, most: int) -> None:
    person = guest("fr", **PHONE)
    person.start("merchants", 2, "random", negotiation_mode="posted")
    tap = person.page.tap
    if not play(person, trading(person, tap), most=most, act=tap):
        assert_it_is_over(person.page)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_serious_findings(person)


@by_keyboard
def test_a_game_by_keyboard(guest: Guests, size: Size, most: int) -> None:
    """The focus goes to a button, Enter presses it: no answer needs a pointer."""
    person = guest("de", **size)
    person.new_table("merchants", ("random",))
    page = person.page

    def press(selector: str) -> None:
        page.locator(selector).first.focus()
        page.keyboard.press("Enter")

    if not play(person, trading(person, press), most=most):
        assert_it_is_over(page)


def test_an_amount_is_chosen_with_the_arrow_keys(guest: Guests) -> None:
    person = guest("fr")
    person.new_table("merchants", ("random",))
    page = person.page
    for step in range(40):
        person.my_turn()
        if page.locator("#desk .d-bid").count():
            break
        answer(person, page.click, step)
    page.focus("#desk input[type=range]")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert words(page) == ["bid:200"]
    page.keyboard.press("Home")
    assert words(page) == ["bid:0"]
    said = page.get_attribute("#desk [data-word='bid:0']", "aria-label")
    assert page.get_attribute("#desk input[type=range]", "aria-valuetext") == said


def test_a_wagon_lights_where_it_may_go(guest: Guests) -> None:
    """A wagon chosen on the map opens its goals; a space leaves the answers that end there."""
    person = guest("fr")
    person.new_table("merchants", ("random",))
    page = person.page
    for step in range(80):
        person.my_turn()
        settle(person, page.click)
        if page.locator("#desk .d-move .team").count():
            break
        answer(person, page.click, step)
    assert page.locator(".reach.is-open").count() == 0
    name = page.get_attribute("#desk .team >> nth=0", "data-step")
    page.click(f'.map .wagon[data-piece="{name}"] .w-disc', force=True)
    assert page.locator(f'.reach.is-open[data-when="{name}"] .goal').count() > 0
    shown = words(page)
    ends = page.locator(".node.is-selectable")
    ends.first.dispatch_event("click")
    left = words(page)
    assert left and set(left) <= set(shown)
    page.keyboard.press("Escape")
    assert page.locator(".reach.is-open").count() == 0


def together(guest: Guests, **options: str) -> tuple[Guest, Guest]:
    """Seat two people at one table and deal."""
    host, friend = guest("fr"), guest("de", **PHONE)
    host.new_table("merchants", ("friend",), **options)
    friend.sit_down(host.page.locator("#share-link").input_value(), "Bruno")
    host.page.click(".start .go:not([aria-disabled])")
    for one in (host, friend):
        one.dealt()
    return host, friend


def asked(people: tuple[Guest, Guest]) -> Guest:
    """Wait until one of two people is asked."""
    for _ in range(PATIENCE):
        for one in people:
            settle(one, one.page.click)
            if one.words():
                return one
        people[0].page.wait_for_timeout(SHORT)
    raise AssertionError("nobody is asked")


def kind(one: Guest) -> str:
    """Return what the desk is about."""
    found = one.page.get_attribute("#desk .desk-grid", "class") or ""
    return found.split("d-")[-1]


def purse(one: Guest) -> int:
    """Return the florins in one's purse, with no pointer on an answer that would change them."""
    one.page.mouse.move(1, 1)
    text = one.page.locator("#desk .purse b").inner_text()
    return int("".join(sign for sign in text if sign.isdigit()))


def comes_to(one: Guest, florins: int) -> None:
    """Wait until so much is in one's purse."""
    one.page.mouse.move(1, 1)
    one.page.wait_for_function(
        "n => document.querySelector('#desk .purse b').textContent.replace(/\\D/g, '') === n",
        arg=str(florins),
    )


def slide(one: Guest, place: int) -> str:
    """Put the slider at a place; return the answer that stands there."""
    one.page.locator("#desk input[type=range]:visible").fill(str(place))
    return next(word for word in words(one.page) if word.split(":")[-1].isdigit())


def test_two_people_agree_on_a_loading_fee(guest: Guests) -> None:
    """The host wins the first wagon and names a price; the friend offers less; the host accepts."""
    people = host, friend = together(guest)
    here = (
        f"{VISIBLE}.filter(b => b.matches('.has-wagon') && /\\s1$/.test(b.textContent.trim()))"
        ".map(b => b.dataset.word)"
    )
    before = 0
    for _ in range(60):
        one = asked(people)
        page = one.page
        now = kind(one)
        if now == "buy":
            goods: list[str] = page.evaluate(here)
            last = page.locator("#desk .prompt").inner_text()
            give(one, page.click, goods[people.index(one)] if "3" in last else "done")
        elif now == "bid":
            give(one, page.click, slide(one, 3 if one is host else 0))
        elif now == "load":
            give(one, page.click, next(w for w in words(page) if w != "load:nothing"))
        elif now == "quote":
            assert one is host
            give(one, page.click, slide(one, 4))
        elif now == "ship":
            before = purse(friend)
            assert page.locator("#desk .bubble.is-standing").is_visible()
            give(one, page.click, next(w for w in words(page) if w.startswith("offer:")))
        elif now == "fee":
            give(one, page.click, slide(one, 2))
        else:
            assert now == "answer" and one is host
            break
    rich = purse(host)
    give(host, host.page.click, "accept")
    for one in people:
        one.page.wait_for_selector("#log .told-shipped", state="attached")
    comes_to(host, rich + 200)
    comes_to(friend, before - 200)
    assert host.page.locator(".wagon-1").count() == 1


def test_two_people_make_a_binding_deal(guest: Guests) -> None:
    """The buyer pays for a promise; the draft is his alone; then the promise binds the other."""
    people = together(guest, art_of_negotiation="binding")
    buyer = asked(people)
    other = people[1 - people.index(buyer)]
    page = buyer.page
    before = purse(buyer)
    give(buyer, page.click, next(w for w in words(page) if w.startswith("deal:propose:")))
    page.click('#desk [data-step="part:give"]')
    give(buyer, page.click, slide(buyer, 2))
    page.click('#desk [data-step="part:theirs"]')
    give(buyer, page.click, "deal:theirs:no_purchase")
    give(buyer, page.click, "deal:good:wine")
    assert page.locator("#desk .sheet-paper li").count() == 2
    assert other.page.locator("#desk .sheet-paper, #desk .deal").count() == 0
    give(buyer, page.click, "deal:post")
    accept = other.page.wait_for_selector('#desk [data-word^="deal:accept:"]')
    assert accept
    assert purse(buyer) == before
    give(other, other.page.click, accept.get_attribute("data-word") or "")
    for one in people:
        one.page.wait_for_selector("#desk .promises li")
    comes_to(buyer, before - 300)
    comes_to(other, before + 300)
    for _ in range(8):
        one = asked(people)
        if one is other:
            break
        give(one, one.page.click, "done")
    found = words(other.page)
    assert [w for w in found if w.startswith("buy:")]
    assert not [w for w in found if w.startswith("buy:wine:")]
