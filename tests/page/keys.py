"""A player without a pointer: reads the page as a person does, and presses keys, nothing else."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import Guest

# What the desk offers: answers, steps on the way to one, pieces to be chosen together.
OFFERS = """() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && one.getBoundingClientRect().width > 0 && one.getAttribute('aria-disabled') !== 'true';
  const found = [...document.querySelectorAll(`#confirm-go, #desk .desk-body :is(button[data-word],
    .walk-step, button[data-step]:not([data-step=""]), button[data-choose], input[type=range],
    [role=slider])`)]
    .filter((one) => seen(one) && one.tabIndex >= 0 && one.getAttribute('aria-expanded') !== 'true'
      && one.getAttribute('aria-pressed') !== 'true' && !one.closest('#orders'));
  window.keyOffers = found;
  return found.map((one) => one.matches('#confirm-go, .lockit.is-whole') ? 'confirm'
    : one.matches('input, [role=slider]') ? 'amount' : one.dataset.word ? 'answer' : 'step');
}"""
# Tells which way Tab must go to what is meant: 0 when it is there.
WAY = """(number) => {
  const [here, there] = [document.activeElement, window.keyOffers[number]];
  if (here === there || !there.isConnected) return 0;
  return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING
    && !here.contains(there) ? -1 : 1;
}"""
# The focus: is it anywhere, can it be told from what has none, and is it within what is seen?
FOCUS = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let count = 0; count < 2; count += 1) await frame();  // by then what is put away has lost it
  const here = document.activeElement;
  if (!here || here === document.body) return 'nothing has the focus';
  const name = `${here.tagName}.${here.getAttribute('class') ?? ''}#${here.id}`;
  if (here.id === 'desk') return '';
  const lines = [here, ...here.querySelectorAll('*')].map((one) => getComputedStyle(one));
  const focus = document.createElement('i');
  focus.style.color = getComputedStyle(here).getPropertyValue('--focus');
  document.body.append(focus);
  const colour = getComputedStyle(focus).color;
  focus.remove();
  const isDrawn = lines.some((one) => one.outlineStyle !== 'none' && one.outlineColor === colour
    && parseFloat(one.outlineWidth) >= 2 || one.stroke === colour);
  if (!isDrawn) return `the focus is not drawn on ${name}: ${lines[0].outline}, not ${colour}`;
  let { left, top, right, bottom } = here.getBoundingClientRect();
  for (let up = here.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (overflowX === 'visible' && overflowY === 'visible' && up !== document.body) continue;
    const isWhole = up === document.body;
    const box = isWhole ? new DOMRect(0, 0, innerWidth, innerHeight) : up.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return right - left >= 1 && bottom - top >= 1 ? '' : `out of sight has the focus: ${name}`;
}"""
ON_BOARD = "document.activeElement.closest('#room')?.id === 'room'"
OFFERED = """document.querySelectorAll(
  '#room :is([data-piece]:is(.is-selectable, .is-target), button[data-word])').length"""
ON_CHOSEN = "document.activeElement.matches('.is-selected')"
HERE = "document.activeElement.outerHTML.slice(0, 300)"
CHOSEN = "document.querySelectorAll('.is-selected').length"
# One answer is left: the bar names it, or a plan's own lock.
BAR = """document.getElementById('confirm-go').checkVisibility()
  || document.querySelectorAll('#desk button.is-whole:not([aria-disabled=true])').length === 1"""
MOST_PRESSES = 250
MOST_STEPS = 12
MOST_TRIES = 30


class KeyPlayer:
    """Chooses at random among what is offered, on the board and on the desk, by keys alone."""

    def __init__(self, person: Guest, seed: str) -> None:
        self.page: Page = person.page
        self.person = person
        self.chance = Random(seed)
        self.press = self.page.keyboard.press
        # By which ways, and to how many questions, answers were given.
        self.ways: dict[str, int] = {"board": 0, "desk": 0}
        self.asked: set[str] = set()
        # What had the focus when it was seen last.
        self.last = ""

    def look(self, script: str, *facts: Any) -> Any:
        """Look at the page."""
        return self.page.evaluate(script, *facts)

    def focused(self) -> None:
        """See where the focus is."""
        wrong = self.look(FOCUS)
        assert not wrong, f"{wrong}; before: {self.last}"
        self.last = self.look(HERE)

    def answer(self, step: int) -> None:
        """Give one answer, and see it arrive."""
        if step:
            self.focused()
        else:
            self.press("Escape")
        self.asked.add(self.look("document.querySelector('#desk h2').textContent"))
        version = self.person.version()
        way = "board" if self.chance.random() < 0.6 and self.by_board(version) else "desk"
        if way == "desk":
            self.by_desk(version)
        self.ways[way] += 1
        self.person.moved(version)

    def is_given(self, version: str) -> bool:
        """Tell whether an answer is under way, shown, or asked about again."""
        return bool(
            self.look(
                "v => document.body.dataset.version !== v || document.querySelector('dialog[open]')"
                " !== null || document.body.classList.contains('is-answering')",
                version,
            )
        )

    def by_board(self, version: str) -> bool:
        """Choose pieces on the board until one answer is left, and give it; or go back."""
        self.press("Escape")
        for _ in range(4):
            offered = self.look(OFFERED)
            if not offered:
                break
            for _ in range(1 + self.chance.randrange(min(offered, MOST_STEPS))):
                self.press(self.chance.choice(["n", "n", "Shift+n"]))
            self.focused()
            assert self.look(ON_BOARD)
            chosen = self.look(CHOSEN)
            self.press(self.chance.choice(["Enter", "Space"]))
            if self.is_given(version):
                return True
            self.focused()
            if self.look(BAR):
                self.give(version)
                return True
            if self.look(CHOSEN) <= chosen:
                break
        self.back()
        return False

    def give(self, version: str) -> None:
        """Give the answer that is left: on the chosen piece, by its key, or by its button."""
        way = self.chance.choice(["piece", "key", "button"])
        if way == "piece" and self.look(ON_CHOSEN):
            self.press("Enter")
        elif way == "key":
            self.press("Shift+Enter")
        else:
            self.go_to(self.look(OFFERS).index("confirm"))
            self.press("Enter")
        if not self.is_given(version):
            bar = self.look("document.getElementById('confirm').textContent")
            raise AssertionError(f"nothing comes of {bar} by {way}: {self.look(HERE)}")

    def back(self) -> None:
        """Let go of everything: Escape closes an explanation first."""
        for _ in range(3):
            self.press("Escape")
        assert self.look(CHOSEN) == 0
        self.focused()

    def by_desk(self, version: str) -> None:
        """Take what the desk offers, step by step, until an answer is given."""
        for attempt in range(MOST_TRIES):
            if self.is_given(version):
                return  # or the table has gone on by itself
            kinds: list[str] = self.look(OFFERS)
            wanted = [place for place, kind in enumerate(kinds) if kind != "step" or attempt < 20]
            if "confirm" in kinds and self.chance.random() < 0.7:
                wanted = [kinds.index("confirm")]
            if not wanted or (attempt and not attempt % 8):
                self.back()
                continue
            place = self.chance.choice(wanted)
            if not self.go_to(place):
                continue
            self.focused()
            if kinds[place] == "amount":
                for _ in range(self.chance.randrange(6)):
                    self.press(self.chance.choice(["ArrowRight", "ArrowLeft", "ArrowRight"]))
                continue
            self.press(self.chance.choice(["Enter", "Space"]))
            if self.is_given(version):
                return
            if kinds[place] in ("answer", "confirm"):
                said = self.look("n => window.keyOffers[n].outerHTML", place)
                raise AssertionError(f"nothing comes of pressing {said}")
            self.focused()
        raise AssertionError(f"the desk leads to no answer: {self.look(OFFERS)}")

    def go_to(self, place: int) -> bool:
        """Press Tab, or Shift and Tab, until what is meant has the focus; False if it is gone."""
        for _ in range(MOST_PRESSES):
            way = self.look(WAY, place)
            if not way:
                return bool(self.look("n => window.keyOffers[n].isConnected", place))
            self.press("Tab" if way > 0 else "Shift+Tab")
        missed = self.look("n => window.keyOffers[n].outerHTML", place)
        raise AssertionError(f"Tab does not lead to {missed}")
