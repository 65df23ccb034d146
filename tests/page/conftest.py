"""A server and a Chromium for the tests of pages."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from kontor.server.page.page_texts import PageTexts
from tests.server.patience import be_patient
from tests.server.process import ServerProcess, serving
from tests.server.shuffles import NAMED, same_shuffles, same_shuffles_of_a_module

__all__ = ["same_shuffles", "same_shuffles_of_a_module"]

be_patient()

# An answer that somebody else's has overtaken is refused and explained; the browser notes it too.
LATE = "409 (Conflict)"
# Nothing moves and no answer is under way: what the desk asks is what will be answered.
AT_REST = "body:not([data-busy]):not(.is-answering)"
ASKED = f"{AT_REST} #desk[data-asked=yes]"
OVER = f"{AT_REST} #result section"
DIALOG = "#evaluation-sheet[open], #ask-again[open]"
KINDS = ("bot", "friend", "here")
# Our own letters replace those of the machine when they have come: then everything has its place.
LETTERS = "() => document.fonts.status === 'loaded'"
# Scenes lie over the board until they end: only the tests of scenes have them played.
SCENES = "localStorage.getItem('kontor-scenes') ?? localStorage.setItem('kontor-scenes', '%s')"
# KONTOR_SLOW=6 makes pages six times as slow, to find tests that do not wait for what they look at.
SLOW = float(os.environ.get("KONTOR_SLOW", "1"))
# Milliseconds that a page may take for anything: none of these tests is about being quick.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
# The shell has neither windows nor notifications, and needs half the work.
WHOLE = ("chromium", "google-chrome")
CHROMIUMS = ("chromium-headless-shell", *WHOLE)
MISSING = "no Chromium: install Debian's chromium package, or set KONTOR_CHROMIUM"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Use the quickest Chromium of this machine.

    One per module: its event loop runs as long as it lives, and other tests need their own.
    """
    with running(CHROMIUMS) as opened:
        yield opened


@contextmanager
def running(names: tuple[str, ...]) -> Iterator[Browser]:
    """Run one of these browsers for tests; CI does not do without."""
    if not chromium(names):
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with browsing(names) as opened:
        yield opened


def chromium(names: tuple[str, ...]) -> str | None:
    """Return where the first of these browsers is."""
    named = os.environ.get("KONTOR_CHROMIUM")
    return named or next(filter(None, map(shutil.which, names)), None)


@contextmanager
def browsing(names: tuple[str, ...] = CHROMIUMS) -> Iterator[Browser]:
    """Run one of these browsers."""
    with sync_playwright() as playwright:
        sandbox = os.geteuid() != 0
        found = chromium(names)
        opened = playwright.chromium.launch(executable_path=found, chromium_sandbox=sandbox)
        yield opened
        opened.close()


@pytest.fixture(scope="session", autouse=True)
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return where servers read which test they serve."""
    file = tmp_path_factory.mktemp("named") / "test"
    file.write_text("")
    os.environ[NAMED] = str(file)
    yield file
    del os.environ[NAMED]


@pytest.fixture(autouse=True)
def same_deals(named: Path, request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the servers deal each test the same in every run."""
    named.write_text(request.node.name, "utf-8")
    yield
    named.write_text("")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Run a server whose bots answer at once."""
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder / 'tables.db'}") as server:
        yield server


class Guest:
    """A person with a browser of their own; what goes wrong in it is kept."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.base = base
        self.context = context
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", self.asked)
        self.page.set_default_timeout(PATIENCE)
        if SLOW > 1:
            session = context.new_cdp_session(self.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})

    def heard(self, message: Any) -> None:
        """Note what the console complains about."""
        if message.type in ("error", "warning") and LATE not in message.text:
            self.faults.append(f"{message.text} ({message.location['url']})")

    def asked(self, request: Any) -> None:
        """Note requests to any other host."""
        allowed = (self.base, self.base.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(allowed):
            self.faults.append(f"request to {request.url}")

    def open(self, path: str) -> None:
        """Open a page and wait for its script."""
        self.page.goto(self.base + path)

    def new_table(
        self, game: str = "fugger", others: tuple[str, ...] = ("bot", "bot"), **options: str
    ) -> str:
        """Open a table with others, of a kind or of a bot's level; return its address."""
        fields: dict[str, str | float | bool] = {"game": game, "name": "Clara"}
        for seat, kind in enumerate(others, 2):
            fields[f"seat{seat}"] = kind if kind in KINDS else "bot"
            fields[f"level{seat}"] = "" if kind in KINDS else kind
        fields |= {f"{game}.{name}": value for name, value in options.items()}
        made = self.context.request.post(
            f"{self.base}/tables", form=fields, headers={"origin": self.base}, max_redirects=0
        )
        self.open(made.headers["location"])
        self.ready()
        return self.page.url

    def sit_down(self, link: str, name: str) -> None:
        """Follow the link of a table that gathers, and take a seat."""
        self.page.goto(link)
        self.page.fill("#join-name", name)
        self.page.click(".join-fields .go")
        self.page.wait_for_selector(".gathering .seat:has-text('" + name + "'), body.at-table")
        self.ready()

    def start(self, game: str, seats: int, level: str = "", **options: str) -> None:
        """Open a table with bots on the start page."""
        self.open(f"/?game={game}")
        page = self.page
        page.fill("#name", "Clara")
        for seat in range(2, 7):
            kind = "bot" if seat <= seats else "closed"
            choice = page.locator(f"[data-seat='{seat}'] input[value={kind}] + span")
            if choice.is_visible():
                choice.click()
        if level:
            page.select_option("#level-2", level)
        if options:
            page.click(f".house[data-game={game}] summary")
        for name, value in options.items():
            page.select_option(f"#{game}-{name}", value)
        page.click(".go")
        self.ready()

    def ready(self) -> None:
        """Wait until the table is live, and set in its own letters."""
        self.page.wait_for_url(re.compile("/table/"))
        self.page.wait_for_selector("body[data-ready=yes]")
        self.page.wait_for_function(LETTERS)

    def dealt(self) -> None:
        """Wait until the game has begun: the page where people gathered is left for the table."""
        self.page.wait_for_selector("body.at-table[data-ready=yes]")
        self.ready()

    def my_turn(self) -> bool:
        """Wait until something is asked or shown to us; False when the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}, {DIALOG}", state="attached")
        return self.page.locator("#result section").count() == 0

    def at_rest(self) -> None:
        """Wait until nothing moves, and no answer is under way."""
        self.page.wait_for_selector(AT_REST, state="attached")

    def words(self, kind: str = "button") -> list[str]:
        """List the answers on the desk, if it asks."""
        found: list[str] = self.page.evaluate(
            "s => [...document.querySelectorAll(s)].map((one) => one.dataset.word)",
            f"{ASKED} {kind}[data-word]",
        )
        return found

    def version(self) -> str:
        """Return the version of the table that is shown."""
        return self.page.get_attribute("body", "data-version") or ""

    def moved(self, version: str) -> None:
        """Wait until an answer has changed the table, or a dialog asks first."""
        self.page.wait_for_function(
            "v => document.body.dataset.version !== v || document.querySelector('dialog[open]')",
            arg=version,
        )


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whoever is waited for on a page that is drawn here have been asked just now."""
    ago = PageTexts.ago
    monkeypatch.setattr(PageTexts, "ago", lambda words, moment: ago(words, moment, moment))


@pytest.fixture
def guest(site: ServerProcess, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Return a maker of guests; all of them must have had nothing to complain about."""
    yield from guests_of(site, browser)


def guests_of(site: ServerProcess, browser: Browser) -> Iterator[Callable[..., Guest]]:
    """Yield a maker of guests at a server."""
    guests: list[Guest] = []

    def make(language: str = "en", scenes: str = "off", **options: Any) -> Guest:
        settings: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            **options,
        }
        is_hasty = settings.pop("is_hasty", True)
        context = browser.new_context(**settings)
        context.add_init_script(SCENES % scenes)
        if is_hasty:  # tests are quicker than people: what has just appeared may be pressed
            context.add_init_script("localStorage.setItem('kontor-haste', 'yes')")
        cookie = {"name": "kontor_language", "value": language, "url": site.base}
        context.add_cookies([cookie])  # type: ignore[list-item]
        guests.append(Guest(context, site.base))
        return guests[-1]

    yield make
    for one in guests:
        assert one.faults == []
        one.context.close()
