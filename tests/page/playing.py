"""Playing in Chromium: what the tests of all games share, by mouse, by touch and by keys alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.page.conftest import AT_REST, DIALOG, LETTERS, Guest

Guests = Callable[..., Guest]
Act = Callable[[str], None]
Size = dict[str, dict[str, int]]

ROOT = Path(__file__).parents[2]
SHOWN = ROOT / "docs" / "img"
OTHERS = ROOT / ".build" / "shots"
MOST_STEPS = 400
# How often, and after how many milliseconds each time, a test looks for what is not on the page.
PATIENCE = 1200
SHORT = 50
NARROW = {"viewport": {"width": 390, "height": 844}}
PHONE = {**NARROW, "has_touch": True, "is_mobile": True}
# Every game is played to its end on a phone; by mouse and by keyboard its opening is,
# and with --long the whole game.
OPENING = 8
# Axe tells what is wrong, not all that is in order. By night only colours are others.
WRONG = {"resultTypes": ["violations"]}
FINDINGS = {"light": WRONG, "dark": {**WRONG, "runOnly": ["color-contrast"]}}
opening_or_whole = pytest.mark.parametrize(
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


def play(
    person: Guest,
    answer: Callable[[int], None],
    until: Callable[[Page], bool] = lambda page: False,
    most: int = MOST_STEPS,
    act: Act | None = None,
) -> bool:
    """Play until something is reached; tell whether the game still goes on."""
    for step in range(most):
        is_on = person.my_turn()
        if until(person.page):
            return True
        if settle(person, act):
            continue
        if not is_on:
            return False
        answer(step)
    assert most == OPENING, "the game does not end"
    return True


def settle(person: Guest, act: Act | None = None) -> bool:
    """Say yes to what is asked again, go on after an evaluation; by keys if there is no pointer."""
    page = person.page
    for found in range(3):
        name = page.evaluate(f"document.querySelector('{DIALOG}')?.id")
        if not name:
            return found > 0
        if act:
            act(f"#{name} button:not([value=no])")
        else:
            page.keyboard.press("Enter")
        page.wait_for_selector(f"#{name}:not([open])", state="attached")
    return True


def wait_until(page: Page, is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that the page does not show, such as a request that it sends."""
    for _ in range(PATIENCE):
        if is_so():
            return
        page.wait_for_timeout(SHORT)
    raise AssertionError(what)


def focus_is_kept(person: Guest) -> bool:
    """Tell whether something has the focus after an answer."""
    return bool(person.page.evaluate("document.activeElement !== document.body"))


def tab_to(person: Guest, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(200):
        if person.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def stands_still(page: Page) -> None:
    """Wait until letters are there, no update is under way, and nothing moves or changes colour."""
    page.wait_for_function(LETTERS)
    page.wait_for_selector(AT_REST, state="attached")
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running'"
        " || one.effect.getComputedTiming().iterations === Infinity)"
    )


def no_serious_findings(person: Guest) -> None:
    """Let axe look at a page that has come to rest, by day and by night."""
    page = person.page
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        stands_still(page)
        found = Axe().run(page, options=FINDINGS[theme]).response["violations"]
        serious = [
            (one["id"], [node["target"] for node in one["nodes"]][:4])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert serious == [], f"{theme}: {serious}"


def picture_file(name: str) -> Path:
    """Return where a picture belongs: among those that the docs show, or with all the others."""
    shown = SHOWN / f"{name}.jpg"
    OTHERS.mkdir(parents=True, exist_ok=True)
    return shown if shown.is_file() else OTHERS / f"{name}.jpg"
