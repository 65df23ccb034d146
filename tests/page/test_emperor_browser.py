"""Whole games of In the Shadow of the Emperor in Chromium: by mouse, by touch, by keys alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Guest
from tests.page.playing import (
    PHONE,
    Act,
    Guests,
    Size,
    by_keyboard,
    no_serious_findings,
    opening_or_whole,
    play,
    tab_to,
)

# Of the step that is open; where there are no steps, of the question.
ANSWER = (
    "#desk .step.is-open .tgts button[data-word]:visible, "
    "#desk .desk-body:not(:has(.act)) button[data-word]:visible"
)
CARD = "#desk .act .acard[data-step]:visible"
GIVEN = """version => document.body.dataset.version !== version
  || document.body.classList.contains('is-answering')"""
PICK = "#desk .pick[aria-expanded=false]:visible"

pytestmark = pytest.mark.timeout(400)


def pointing(page: Page, act: Act) -> Callable[[int], None]:
    """Return a player who points at cards and targets, and passes from time to time."""

    def answer(step: int) -> None:
        cards = page.locator(CARD).count()
        if cards and step % 3:
            act(f"{CARD} >> nth={step % cards}")
        elif page.locator("#desk .act").count():
            act("#desk .pass")
            return
        for _ in range(3):
            if page.locator(ANSWER).count():
                break
            act(f"{PICK} >> nth={step % page.locator(PICK).count()}")
        act(f"{ANSWER} >> nth={step % page.locator(ANSWER).count()}")

    return answer


def by_keys(person: Guest) -> Callable[[int], None]:
    """Return a player who has no pointer: digits for cards, P to pass, Tab for the rest."""
    page = person.page

    def answer(step: int) -> None:
        page.keyboard.press("Escape")
        numbers = [
            number
            for number in range(1, 10)
            if page.locator(f"#desk [data-number='{number}'] .acard[data-step]").count()
        ]
        if numbers and step % 3:
            version = person.version()
            page.keyboard.press(str(numbers[step % len(numbers)]))
            page.keyboard.press("Enter")
            if page.evaluate(GIVEN, version):
                return  # there was nothing to choose behind the card
        elif page.locator("#desk .act").count():
            page.keyboard.press("p")
            return
        for _ in range(3):
            if page.locator(ANSWER).count():
                break
            tab_to(person, "#desk .pick[aria-expanded=false]")
            page.keyboard.press("Enter")
        has_steps = page.locator("#desk .step.is-open").count()
        tab_to(person, f"#desk {'.step.is-open .tgts' if has_steps else ''} button[data-word]")
        page.keyboard.press("Enter")

    return answer


def assert_it_is_over(page: Page, seats: int = 2) -> None:
    """See the end page with its score sheet."""
    assert page.locator("#result h2").is_visible()
    assert page.locator(".sheet tfoot td").count() == seats


@opening_or_whole
def test_a_game_by_mouse(guest: Guests, most: int) -> None:
    person = guest("en")
    person.new_table("emperor", ("bot",))
    if not play(person, pointing(person.page, person.page.click), most=most):
        assert_it_is_over(person.page)


def test_a_game_on_a_phone(guest: Guests) -> None:
    person = guest("fr", **PHONE)
    person.start("emperor", 2)
    assert not play(person, pointing(person.page, person.page.tap))
    assert_it_is_over(person.page)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    no_serious_findings(person)


@by_keyboard
def test_a_game_by_keyboard_alone(guest: Guests, size: Size, most: int) -> None:
    person = guest("de", **size)
    person.new_table("emperor", ("bot",))
    if not play(person, by_keys(person), most=most):
        assert_it_is_over(person.page)


def has_cards(page: Page) -> bool:
    """Tell whether cards can be bought."""
    return page.locator("#desk .act [data-step='buy:permit']").count() > 0


def test_a_card_can_be_let_go_freely(guest: Guests) -> None:
    """Choosing a card lights its targets; Escape and the way back change nothing at the table."""
    person = guest("fr")
    page = person.page
    person.new_table("emperor", ("bot",) * 3)
    assert play(person, pointing(page, page.click), has_cards)
    lines = page.locator("#log li").count()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.click('#desk .act button[data-step="buy:permit"]')
    assert page.locator("#board .sp.is-selectable").count() > 0
    assert page.locator("#desk .acard.is-chosen").count() == 1
    assert page.locator("#desk .asks:visible").count() == 1  # the step's own question
    assert not page.locator("#desk .prompt").is_visible()
    page.keyboard.press("Escape")
    assert page.locator("#desk .prompt").is_visible()
    assert page.locator("#desk .act").is_visible()
    page.click('#desk .act button[data-step="buy:permit"]')
    page.click('#desk button[data-step="buy:permit:baron"]')
    page.click("#board .sp.is-selectable >> nth=0")
    assert page.locator(ANSWER).count() == 1
    page.click("#desk .back:visible")
    assert page.locator("[data-when].is-open").count() == 0
    page.click("#confirm-back")
    assert page.locator("#board .is-selected").count() == 0
    assert page.locator("#log li").count() == lines
    assert sent == []


def test_a_place_comes_before_its_card(guest: Guests) -> None:
    """A place lights the cards that can act there, and is not forgotten when one is taken up."""
    person = guest("de")
    page = person.page
    person.new_table("emperor", ("bot",) * 3)
    assert play(person, pointing(page, page.click), has_cards)
    page.click("#board .sp.empty.is-selectable >> nth=0")
    lit = page.locator("#desk li.is-target .acard[data-step]")
    assert lit.count() > 1
    page.click('#desk li.is-target button[data-step="buy:permit"]')
    assert page.locator("#board .sp.empty.is-selected").count() > 0
    page.wait_for_timeout(500)  # what has just come under the pointer is not meant
    page.click('#desk button[data-step="buy:permit:baron"]')
    page.wait_for_selector("#confirm-go:visible")
    page.click("#confirm-back")
    assert page.locator("#desk .prompt").is_visible()
    assert page.locator(".is-selected, [data-when].is-open").count() == 0


COUNTED = """async () => {
  const { scenes } = await import("/static/games/emperor/scenes.js");
  const { Moves } = await import("/static/js/moves.js");
  const line = document.createElement("p");
  const told = [
    ["voted-for", { seat: 0, number: 2, emperor_seat: 0 }],
    ["voted-against", { seat: 1, number: 1, rival_seat: 1 }],
    ["voted-against", { seat: 2, number: 3, rival_seat: 1 }],
    ["rival-won", { seat: 1, support: 2, opposition: 4 }],
  ].map(([name, facts], number) => ({ name, facts, number, line }));
  const moves = new Moves();
  const picture = scenes[0].draw(told, moves);
  const sides = [...picture.children].map((side) => [
    side.classList.contains("is-winner"),
    [...side.querySelectorAll(".vote-paper b")].map((b) => b.textContent),
    [...side.querySelectorAll(".count-place b")].map((b) => b.textContent),
  ]);
  return [sides, [...moves.begins.keys()]];
}"""


def test_the_election_is_counted_vote_by_vote(guest: Guests) -> None:
    person = guest("en")
    person.open("/rules/emperor")
    sides, told = person.page.evaluate(COUNTED)
    assert sides == [[False, ["+2"], ["2"]], [True, ["+1", "+3"], ["1", "4"]]]
    assert told == [0, 1, 2, 3]


# Answers on the desk whose words do not stay inside their borders.
SPILLING = """[...document.querySelectorAll('#desk .option')].filter((one) => {
  const edge = one.getBoundingClientRect();
  return one.checkVisibility() && [...one.querySelectorAll('b, small')].some((part) => {
    const words = part.getBoundingClientRect();
    return words.right > edge.right + 1 || words.bottom > edge.bottom + 1
      || words.top < edge.top - 1;
  });
}).map((one) => one.innerText)"""


WORDIER = """document.querySelectorAll('#desk .tgt small').forEach((words) => {
  words.textContent += ` ${words.textContent}`;
})"""


def test_words_stay_inside_their_buttons(guest: Guests) -> None:
    """Placing pieces on a small notebook: buttons grow with what they say, however much it is."""
    person = guest("fr", viewport={"width": 1366, "height": 768})
    page = person.page

    def look(page: Page) -> bool:
        assert page.evaluate(SPILLING) == []
        return page.locator("#desk .tgts [data-word^='knight:place']").count() > 4

    person.new_table("emperor", ("bot",) * 3)
    assert play(person, pointing(page, page.click), look)
    page.evaluate(WORDIER)
    assert page.evaluate(SPILLING) == []


def test_axe_finds_nothing_serious(guest: Guests) -> None:
    person = guest("fr")
    person.new_table("emperor", ("bot",) * 3)
    assert play(person, pointing(person.page, person.page.click), has_cards)
    no_serious_findings(person)
    person.page.click('#desk .act button[data-step="buy:permit"]')
    no_serious_findings(person)


def test_a_new_question_begins_without_steps(guest: Guests) -> None:
    """A card that has been bought does not stay open when cards can be bought again."""
    person = guest("fr")
    page = person.page
    person.new_table("emperor", ("bot",))
    assert play(person, pointing(page, page.click), has_cards)
    page.click('#desk .act button[data-step="knight"]')
    page.click(f"{PICK} >> nth=0")
    page.click(f"{ANSWER} >> nth=0")
    person.my_turn()
    assert page.locator("#desk .act, #desk:not(:has([data-when]))").first.is_visible()
    assert page.locator("[data-when].is-open").count() == 0
