"""Pace in Chromium: bots wait, hasty clicks do not answer, news are marked, the log folds."""

import pytest
from playwright.sync_api import Page

from tests.page.conftest import ASKED, AT_REST, Guest
from tests.page.playing import PHONE, Guests

pytestmark = pytest.mark.timeout(300)

ANSWER = "#desk button[data-word]:not([data-confirm])"
# The page's own clock stands until a test moves it on.
CLOCK = "window.testClock = 10000; performance.now = () => window.testClock"


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of an element."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def own_turn(person: Guest) -> None:
    """Wait until we are asked."""
    person.page.wait_for_selector(ASKED, state="attached")
    person.at_rest()


def since(person: Guest) -> int:
    """Return how many answers there were after our own last one."""
    return int(person.page.get_attribute("body", "data-since") or "-1")


def own_answers(person: Guest) -> int:
    """Return how many different answers of ours the log tells of."""
    found: int = person.page.evaluate(
        """() => new Set([...document.querySelectorAll("#log li[data-answer]")]
          .filter((line) => line.dataset.answer !== "0" && line.textContent.includes("You "))
          .map((line) => line.dataset.answer)).size"""
    )
    return found


def answered(person: Guest, before: int) -> None:
    """Wait until our next answer is shown, and until we are asked again."""
    person.page.wait_for_function("n => Number(document.body.dataset.since) > n", arg=before)
    own_turn(person)


def test_a_double_click_answers_once(guest: Guests) -> None:
    clara = guest(is_hasty=False)
    clara.context.add_init_script(CLOCK)
    clara.new_table("fugger", ("random",))
    page = clara.page
    own_turn(clara)
    x, y = middle(page, ANSWER)
    page.mouse.click(x, y)
    assert since(clara) <= 0 and not page.locator(".is-answering").count()
    page.evaluate("window.testClock += 1000")
    before = since(clara)
    page.mouse.dblclick(x, y)
    answered(clara, before)
    page.evaluate("new Promise(requestAnimationFrame)")
    assert own_answers(clara) == 1
    page.mouse.click(*middle(page, ANSWER))
    assert not page.locator(".is-answering").count()
    page.evaluate("window.testClock += 1000")
    before = since(clara)
    page.mouse.click(*middle(page, ANSWER))
    answered(clara, before)
    assert own_answers(clara) == 2


def test_a_click_that_began_before_the_question_does_not_answer_it(guest: Guests) -> None:
    clara = guest()
    clara.new_table("fugger", ("random",))
    page = clara.page
    own_turn(clara)
    page.mouse.move(*middle(page, ANSWER))
    page.mouse.down()
    before = since(clara)
    page.evaluate("s => document.querySelector(s).click()", ANSWER)
    answered(clara, before)
    page.evaluate("new Promise(requestAnimationFrame)")
    version = clara.version()
    page.mouse.up()
    assert not page.locator(".is-answering").count()
    assert own_answers(clara) == 1 and clara.version() == version


def test_bots_wait_step_and_go_on_and_a_reload_keeps_it(guest: Guests) -> None:
    clara = guest()
    clara.new_table("fugger", ("random", "random"))
    page = clara.page
    own_turn(clara)
    page.click(".pace button[value=hold]")
    page.wait_for_selector(".pace button[value=go]")
    before = since(clara)
    page.locator(ANSWER).first.click()
    page.wait_for_function("n => Number(document.body.dataset.since) > n", arg=before)
    page.reload()
    clara.ready()
    assert "wait" in page.inner_text("#desk .question-hint")
    answers = int(page.get_attribute("body", "data-answers") or 0)
    page.click(".pace button[value=step]")
    page.wait_for_function("n => Number(document.body.dataset.answers) === n", arg=answers + 1)
    page.click(".pace button[value=go]")
    own_turn(clara)
    page.click(".pace-speed")
    page.wait_for_selector(".pace-marks.is-once")
    page.reload()
    clara.ready()
    assert page.locator(".pace-marks.is-once").count() == 1


def test_taking_back_moves_no_answer(guest: Guests) -> None:
    clara = guest("de", viewport={"width": 1366, "height": 768})
    clara.new_table("merchants", ("random",))
    page = clara.page
    own_turn(clara)
    for _ in range(2):
        before = since(clara)
        page.locator(ANSWER).first.click()
        answered(clara, before)
    asked = middle(page, ".purse-row")
    page.click("[form=undo]")
    page.wait_for_selector("#desk [form=redo]")
    clara.at_rest()
    assert middle(page, ".purse-row")[1] == pytest.approx(asked[1], abs=4)


def test_what_others_did_is_marked_told_and_shown(guest: Guests) -> None:
    clara = guest()
    clara.new_table("fugger", ("steward", "steward"))
    page = clara.page
    own_turn(clara)
    before = since(clara)
    page.locator(ANSWER).first.click()
    answered(clara, before)
    news = "#board .is-news, #players .is-news"
    marked = page.locator(news).count()
    assert marked > 0
    assert page.locator(".since-line b").count() > 0
    assert page.locator("#log .is-since").count() == 1
    page.reload()
    clara.ready()
    page.wait_for_selector(news)
    assert page.locator(news).count() == marked
    page.click(".since [data-watch]")
    page.wait_for_selector("body.is-replay", state="attached")
    page.wait_for_selector(f"{AT_REST}:not(.is-replay) #desk[data-asked=yes]", state="attached")


def test_what_was_seen_is_not_told_again_after_a_crash(guest: Guests) -> None:
    """The page was never told that its reader goes."""
    clara = guest()
    clara.new_table("fugger", ("steward", "steward"))
    own_turn(clara)
    before = since(clara)
    clara.page.locator(ANSWER).first.click()
    answered(clara, before)
    other = clara.context.new_page()
    other.goto(clara.page.url)
    other.wait_for_selector("body[data-ready=yes]")
    assert "is-back" not in (other.get_attribute("body", "class") or "").split()


def test_on_a_phone_the_log_counts_what_was_not_seen_and_folds_runs(guest: Guests) -> None:
    clara = guest(**PHONE)
    clara.new_table("fugger", ("random", "random"))
    page = clara.page
    own_turn(clara)
    before = since(clara)
    page.locator(ANSWER).first.tap()
    answered(clara, before)
    page.wait_for_selector("#unread:not([hidden])")
    assert int(page.inner_text("#unread")) >= 2
    page.tap("[popovertarget=chronicle]")
    page.wait_for_selector("#unread[hidden]", state="attached")
    folded = page.evaluate(
        """async () => {
          const list = document.querySelector("#log ol");
          const last = list.lastElementChild;
          for (let n = 1; n < 6; n += 1) {
            const line = last.cloneNode(true);
            line.dataset.number = String(Number(last.dataset.number) + n);
            list.append(line);
          }
          const script = document.querySelector("script[type=module]").src;
          const log = await import(script.replace(/[^/]*$/, "log.js"));
          log.drawn();
          return [...list.querySelectorAll(".is-folded")].length;
        }"""
    )
    assert folded >= 4
    page.locator(".log-more").last.tap()
    assert page.locator("#log .is-folded").count() == 0
