"""Whole games of Augsburg 1520 in Chromium: by mouse, by touch, by keyboard alone."""

import itertools
import re

import pytest
from playwright.sync_api import Page

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
    tab_to,
)

CARDS = "#desk [data-choose]"
WHOLE = "#desk .basket .option.is-whole"
ANSWERS = "#desk button[data-word]:visible"

pytestmark = pytest.mark.timeout(600)


def kind_of(page: Page) -> str:
    """Return what is asked."""
    found = re.search(r"d-(\w+)", page.get_attribute("#desk .desk-grid", "class") or "")
    assert found
    return found[1]


def fill_basket(page: Page, press: Act, step: int) -> None:
    """Tap cards; one that is too dear is put back."""
    for place in range(page.locator(CARDS).count()):
        if (place + step) % 4:
            press(f"{CARDS} >> nth={place}")
            if not page.locator(f"{WHOLE}[data-word]").count():
                press(f"{CARDS} >> nth={place}")


def wanted(page: Page, step: int) -> str:
    """Choose an answer: bid as long as it is cheap, anything otherwise."""
    words = page.eval_on_selector_all(
        "#desk button[data-word]",
        "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.word)",
    )
    cheap = [word for word in words if word in ("hold", "bid:1", "bid:2")]
    chosen = cheap if cheap and step % 3 else words
    return f'#desk button[data-word="{chosen[step % len(chosen)]}"]'


def answer(page: Page, press: Act, step: int) -> None:
    """Answer the open question."""
    if kind_of(page) == "purchase":
        fill_basket(page, press, step)
        chosen = f"{WHOLE}[data-word]"
    else:
        chosen = wanted(page, step)
    press(chosen)


def check_end(page: Page) -> None:
    """The end page names a winner and adds up, and nothing sticks out."""
    assert page.locator("#result h2").is_visible()
    assert page.locator(".sheet tfoot td.is-best").count() > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@opening_or_whole
def test_a_game_by_mouse(guest: Guests, most: int) -> None:
    person = guest("fr")
    person.new_table("augsburg", ("bot",))
    page = person.page
    if not play(person, lambda step: answer(page, page.click, step), most=most):
        check_end(page)


@opening_or_whole
def test_a_game_on_a_phone(guest: Guests, most: int) -> None:
    person = guest("fr", **PHONE)
    person.start("augsburg", 2)
    page = person.page
    if not play(person, lambda step: answer(page, page.tap, step), most=most):
        check_end(page)
    no_serious_findings(person)


@by_keyboard
def test_a_game_by_keyboard_alone(guest: Guests, size: Size, most: int) -> None:
    """Digits choose cards and answers, Shift+Enter buys, Enter answers, Tab finds the rest."""
    person = guest("de", **size)
    person.new_table("augsburg", ("bot",))
    page = person.page

    def press(step: int) -> None:
        assert not step or focus_is_kept(person)
        page.keyboard.press("Escape")
        digits = page.eval_on_selector_all(
            "#desk [data-number]", "all => all.map(one => one.dataset.number)"
        )
        digits = [digit for digit in digits if len(digit) == 1]
        if kind_of(page) == "purchase":
            if digits:
                page.keyboard.press(digits[step % len(digits)])
            if not page.locator(f"{WHOLE}[data-word]").count():
                page.keyboard.press("Escape")
        elif digits and step % 3:
            page.keyboard.press(digits[step % len(digits)])
        else:
            tab_to(person, "#desk button[data-word]")
        page.keyboard.press("Shift+Enter" if kind_of(page) == "purchase" else "Enter")

    if not play(person, press, most=most):
        check_end(page)


def test_a_basket_names_its_total_or_why_not(guest: Guests) -> None:
    """Tapped cards add up; more than the purse holds is refused with its clause."""
    person = guest("en")
    person.new_table("augsburg", ("bot",))
    page = person.page
    person.my_turn()
    prices = [
        int(text.split()[0].replace(",", ""))
        for text in page.locator("#desk .offer .note-price").all_inner_texts()
    ]
    money = int(page.inner_text("#desk [data-fore=purse]").split()[0].replace(",", ""))
    total = 0
    for place, price in enumerate(prices):
        page.click(f"{CARDS} >> nth={place}")
        total += price
        assert page.locator(WHOLE).count() == 1
        label = page.locator(f"{WHOLE} b").last.inner_text().replace(",", "")
        assert str(total) in label.split()
        clause = page.get_attribute(WHOLE, "data-clause")
        assert clause == ("R12.9" if total > money else None)
    page.keyboard.press("Escape")
    assert page.get_attribute(WHOLE, "data-word") == "buy:nothing"


def test_a_coin_on_the_cloth_is_an_answer(guest: Guests) -> None:
    person = guest("fr")
    person.new_table("augsburg", ("bot",))
    page = person.page
    coin = "#board button.jeton[data-word]"
    assert play(
        person,
        lambda step: answer(page, page.click, step),
        lambda page: kind_of(page) == "bidding" and page.locator(coin).count() > 0,
    )
    version = person.version()
    page.click(coin)
    person.at_rest()
    assert person.version() != version


# What fills the window: where each part of the board and each sheet lies, and the room around them.
PLACES = """() => [...document.querySelectorAll("#room, #room [data-essential]")].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [one.dataset.essential ?? "room", left, top, right, bottom];
})"""


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768)], ids=str)
def test_five_players_fill_the_room_after_others_have_moved(
    guest: Guests, size: tuple[int, int]
) -> None:
    """What tells of the others' moves, seen or unseen, takes no place among board and sheets."""
    width, height = size
    person = guest("fr", viewport={"width": width, "height": height})
    person.new_table("augsburg", ("bot",) * 4)
    page = person.page
    person.my_turn()
    answer(page, page.click, 0)
    person.my_turn()
    assert page.locator("#recap").inner_html().strip()
    (_, *room), *parts = page.evaluate(PLACES)
    assert len(parts) == 10
    for name, left, top, right, bottom in parts:
        assert room[0] <= left < right <= room[2] + 1, name
        assert room[1] <= top < bottom <= room[3] + 1, name
    for (one, *first), (other, *second) in itertools.combinations(parts, 2):
        apart = first[2] <= second[0] + 1 or second[2] <= first[0] + 1
        assert apart or first[3] <= second[1] + 1 or second[3] <= first[1] + 1, (one, other)
    board = page.locator("#board").bounding_box()
    assert board and board["width"] > 0.6 * (room[2] - room[0])


def test_a_right_or_a_level_is_chosen_where_it_lies(guest: Guests) -> None:
    person = guest("en")
    person.new_table("augsburg", ("bot",))
    page = person.page
    piece = "#room :is(.rung, .tile).is-selectable"
    assert play(
        person,
        lambda step: answer(page, page.click, step),
        lambda page: kind_of(page) == "using" and page.locator(piece).count() > 0,
    )
    chosen = page.get_attribute(piece, "data-piece") or ""
    page.click(piece)
    while page.locator("#confirm-go:visible").count() == 0:
        page.click("#room .is-target >> nth=0")
    words = page.eval_on_selector_all(
        "#desk .option[data-word]:not(.is-aside)", "all => all.map((one) => one.dataset.piece)"
    )
    assert len(words) == 1
    assert chosen in words[0].split()
    version = person.version()
    page.click("#confirm-go")
    person.moved(version)


def test_axe_finds_nothing_serious(guest: Guests) -> None:
    person = guest("fr")
    person.new_table("augsburg", ("bot",))
    page = person.page
    play(
        person,
        lambda step: answer(page, page.click, step),
        lambda page: kind_of(page) == "bidding",
    )
    no_serious_findings(person)
