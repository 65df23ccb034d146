"""What a table costs a browser: processor time of an update, click to change, bytes.

python -m tests.page.cost [GAME,GAME] [--beside FOLDER] [--rounds 3] [--updates 20] [--size WxH]
                          [--no-scenes]

Runs a server of this source, and one of the source in FOLDER (another version's), deals both the
same cards, and gives both the same answers in turns. Prints medians over the rounds. With
--no-scenes the reader has chosen to see none: what is left is the update itself.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page

from kontor import games
from kontor.engine.chance import seeded
from tests.page.conftest import browsing
from tests.page.tracing import CATEGORIES, PARTS, parts
from tests.server.process import API, ROOT, ServerProcess, new_bearer

# Answers that are given before anybody looks: openings are not what a game is like.
BEFORE: Final = 24
# Seconds in which whatever an update lets move has come to rest, but for the longest scenes.
REST: Final = 1.5
CLICKS: Final = 6
STALE: Final = 409
PATIENCE: Final = 120_000
READY: Final = "body[data-ready=yes]"
AT_REST: Final = "body:not([data-busy]):not(.is-answering)"
# Whoever asks again at every frame is a cost, too.
RESTS: Final = f"""() => new Promise((done) => {{
  const look = () => document.querySelector({AT_REST!r}) && done();
  new MutationObserver(look).observe(document.body, {{ attributes: true }});
  look();
}})"""
HASTE: Final = "localStorage.setItem('kontor-haste', 'yes')"
NO_SCENES: Final = "localStorage.setItem('kontor-scenes', 'off')"
# From a click on an answer to the first frame that shows what it has changed.
CLICKED: Final = """word => new Promise((done) => {
  const button = document.querySelector(`#desk [data-word="${CSS.escape(word)}"]`);
  const begun = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
  }).observe(document.body, { attributeFilter: ['data-version'] });
  button.click();
})"""
CAN_BE_CLICKED: Final = """word => {
  const button = document.querySelector(`#desk [data-word="${CSS.escape(word)}"]`);
  return !!button && !button.dataset.confirm && !document.querySelector('dialog[open]');
}"""
# What tells of a round waits until it has been read.
CLOSE: Final = "document.querySelectorAll('dialog[open]').forEach((one) => one.close())"

Figures = dict[str, float]


class Table:
    """A table of three where a browser has the last seat and a program the others."""

    def __init__(self, base: str, context: BrowserContext, game: str) -> None:
        self.base = base
        self.context = context
        self.chance = seeded(game)
        self.program = httpx.Client(base_url=base + API, headers=new_bearer(), timeout=120)
        new = {"game": game, "seats": 3, "names": ["Ada", "Ben"]}
        self.path = f"/tables/{self.program.post('/tables', json=new).json()['id']}"
        self.page_path = self.path.replace("tables", "table")
        link = self.program.post(f"{self.path}/seats/2/invitation").json()["token"]
        context.request.get(base)
        self.post(f"/join/{link}", form={"name": "Clara"})
        self.program.post(f"{self.path}/start").raise_for_status()

    def post(self, path: str, **body: Any) -> None:
        """Send something as the browser's person."""
        reply = self.context.request.post(
            self.base + path, headers={"origin": self.base}, max_redirects=0, **body
        )
        # The table itself may have answered in between, where there was no choice.
        assert reply.status < 400 or reply.status == STALE, reply.text()

    def asked(self) -> tuple[bool, dict[str, Any]] | None:
        """Return whether the browser's person is asked, and with which answer."""
        mine = self.context.request.get(self.base + API + self.path).json()
        others = self.program.get(self.path).json()
        for is_mine, sight in ((True, mine), (False, others)):
            question = sight.get("question")
            if question and question["awaited"]:
                words = sorted(option["word"] for option in question["options"])
                word = words[self.chance.below(len(words))]
                key = f"key-{sight['version']}"
                seat, version = sight["me"], sight["version"]
                return is_mine, {"seat": seat, "word": word, "version": version, "key": key}
        return None

    def answer(self) -> bool:
        """Give one answer, whoever is asked; tell whether somebody was."""
        if not (asked := self.asked()):
            return False
        is_mine, body = asked
        if is_mine:
            self.post(f"{self.page_path}/answer", data=body)
        else:
            reply = self.program.post(f"{self.path}/answers", json=body)
            assert reply.is_success or reply.status_code == STALE, reply.text
        return True


def measured(browser: Browser, base: str, game: str, wanted: argparse.Namespace) -> Figures:
    """Play at a table; return what that cost, for one update."""
    width, _, height = wanted.size.partition("x")
    context = browser.new_context(viewport={"width": int(width), "height": int(height)})
    context.add_init_script(HASTE)
    if wanted.no_scenes:
        context.add_init_script(NO_SCENES)
    context.set_default_timeout(PATIENCE)
    table = Table(base, context, game)
    for _ in range(BEFORE):
        table.answer()
    page = context.new_page()
    address = base + table.page_path
    figures = {f"table {name}": value for name, value in loaded(page, address).items()}
    page.wait_for_selector(READY)
    time.sleep(REST)
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    done = 0
    while done < wanted.updates and table.answer():
        done += 1
        time.sleep(REST)
        page.evaluate(CLOSE)
    page.evaluate(RESTS)  # what waits behind a scene counts, too
    spent = parts(browser.stop_tracing())
    clicks = list(clicked(page, table))
    context.close()
    with closing(browser.new_context()) as other:
        begun = loaded(other.new_page(), base)
    figures |= {f"start {name}": value for name, value in begun.items()}
    figures |= {part: spent[part] / done for part in PARTS}
    return figures | ({"click": statistics.median(clicks)} if clicks else {})


def loaded(page: Page, address: str) -> Figures:
    """Return the kilobytes that a page takes at first, and once its files are there."""
    received = 0.0

    def count(told: dict[str, Any]) -> None:
        nonlocal received
        received += told["encodedDataLength"]

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", count)
    figures = {}
    for name in ("cold", "warm"):
        received = 0.0
        page.goto(address)
        page.wait_for_timeout(REST * 1000)
        figures[name] = received / 1000
    session.detach()
    return figures


def clicked(page: Page, table: Table) -> Iterator[float]:
    """Click on answers as long as one is there, as often as is wanted; yield milliseconds."""
    done = 0
    for _ in range(100):
        if done == CLICKS or not (asked := table.asked()):
            return
        is_mine, body = asked
        page.evaluate(CLOSE)
        if not is_mine:
            table.answer()
            continue
        page.wait_for_selector(f"{AT_REST}[data-version='{body['version']}']", state="attached")
        if page.evaluate(CAN_BE_CLICKED, body["word"]):
            yield page.evaluate(CLICKED, body["word"])
            done += 1
        else:
            table.answer()


def main() -> None:
    """Measure, and print what was found."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="?", default=",".join(games.SLUGS))
    arguments.add_argument("--beside", type=Path)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--updates", type=int, default=20)
    arguments.add_argument("--size", default="1366x768")
    arguments.add_argument("--no-scenes", action="store_true")
    wanted = arguments.parse_args()
    os.environ["KONTOR_PURE"] = "1"  # pages are compared, not rules that may not be compiled
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sites: list[ServerProcess] = []
        for root in [wanted.beside, ROOT] if wanted.beside else [ROOT]:
            database = f"sqlite:///{data / str(len(sites))}.db"
            sites.append(ServerProcess(database, root=root.resolve()).start())
            stack.callback(sites[-1].stop)
        browser = stack.enter_context(browsing())
        for game in wanted.games.split(","):
            found: list[dict[str, list[float]]] = [defaultdict(list) for _ in sites]
            for _ in range(wanted.rounds):
                for place, site in enumerate(sites):
                    one = measured(browser, site.base, game, wanted)
                    for name, value in one.items():
                        found[place][name].append(value)
            print(*lines(game, found), sep="\n", flush=True)


def lines(game: str, found: list[dict[str, list[float]]]) -> Iterator[str]:
    """Return a table of medians, with the spread of the last column."""
    yield f"{game:13}" + "".join(f"{name:>12}" for name in found[0])
    for one in found:
        yield f"{'':13}" + "".join(f"{statistics.median(all_):12.1f}" for all_ in one.values())


if __name__ == "__main__":
    main()
