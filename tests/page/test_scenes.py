"""Scenes in Chromium: what decides is seen moving, or standing still for whoever wants that."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.conftest import ASKED, Guest
from tests.page.playing import Guests
from tests.page.test_gluecksritter_browser import answer, choose

pytestmark = pytest.mark.timeout(300)

MOVING = {"reduced_motion": "no-preference"}
MOST_SCENES = 30
PLAYED = "#scene:not([hidden])"
# Scenes do not end by themselves while a test looks at them, however slow the machine is.
HELD = """const soon = setTimeout;
window.setTimeout = (act, wait, ...more) => soon(act, wait > 2500 ? 1e9 : wait, ...more);"""
# Puts lines below the log and asks for the scene of the first one; then looks at what is shown.
SHOW = """lines => {
  const log = document.querySelector("#log ol");
  const added = lines.map(([name, facts], place) => {
    const line = document.createElement("li");
    const told = { event: name, facts: JSON.stringify(facts), number: 9000 + place };
    Object.assign(line.dataset, told);
    line.innerHTML = `<a class="log-text">${name}</a><button data-show-scene></button>`;
    log.append(line);
    return line;
  });
  added[0].querySelector("button").click();
  added.forEach((line) => line.remove());
  return new Promise((resolve) => setTimeout(() => {
    const scene = document.getElementById("scene");
    const moving = scene.getAnimations({ subtree: true });
    const moves = moving.filter((one) => one.playState === "running").length;
    moving.forEach((one) => one.finish());
    const card = scene.querySelector(".scene-card").getBoundingClientRect();
    const empty = [...scene.querySelectorAll(".scene-picture *")].filter((one) => {
      const box = one.getBoundingClientRect();
      const isIn = box.left >= card.left && box.right <= card.right && box.bottom <= card.bottom;
      return one.checkVisibility({ opacityProperty: true }) && (!box.width || !box.height || !isIn);
    });
    resolve({
      hidden: scene.hidden,
      text: scene.innerText,
      uses: [...scene.querySelectorAll("use")].filter((one) => !one.closest(".is-passing"))
        .map((one) => one.getAttribute("href")),
      empty: empty.map((one) => one.outerHTML),
      moves,
    });
  }));
}"""
# What moves longer than the moment that is left of a change where nothing is to move.
LASTING = """() => document.getElementById("scene").getAnimations({ subtree: true })
  .map((one) => one.effect.getComputedTiming().endTime).filter((time) => time > 1)"""
BOXES = """() => {
  const box = (s) => document.querySelector(s).getBoundingClientRect().toJSON();
  return [box(".scene-card"), box("#stage"), box("#desk")];
}"""


def locked(person: Guest) -> Page:
    """Open a table and lock the first plan: all cards are revealed."""
    person.context.add_init_script(HELD)
    person.new_table("gluecksritter")
    person.my_turn()
    choose(person.page, person.page.click, 4)
    return person.page


# The sheet of an evaluation comes with the update that the scene belongs to.
ELECTION = [
    ("voted-for", {"seat": 0, "number": 2, "emperor_seat": 0}),
    ("voted-for", {"seat": 1, "number": 1, "emperor_seat": 0}),
]
EVALUATED = """async () => {
  const telling = await import(document.body.dataset.script);
  document.getElementById("evaluation-sheet")?.remove();
  const sheet = document.createElement("dialog");
  sheet.id = "evaluation-sheet";
  sheet.dataset.round = "9";
  document.body.append(sheet);
  window.told = telling.after();
  await new Promise((done) => setTimeout(done, 1500));
  return sheet.open;
}"""


def skip_all(page: Page) -> None:
    """Skip one scene after the other, also those that come meanwhile."""
    for _ in range(MOST_SCENES):
        page.keyboard.press("Escape")
        if not page.locator(PLAYED).count():
            return
    raise AssertionError("a scene does not end")


def test_a_scene_is_not_covered_by_the_sheet_of_the_evaluation(guest: Guests) -> None:
    person = guest("en", scenes="leisurely", **MOVING)
    person.context.add_init_script(HELD)
    person.new_table("emperor", ("random",))
    person.my_turn()
    page = person.page
    assert not page.evaluate(SHOW, ELECTION)["hidden"]
    assert not page.evaluate(EVALUATED)
    page.keyboard.press("Escape")
    page.wait_for_selector("#evaluation-sheet[open]", state="attached")
    assert not page.locator(PLAYED).count()


def facts_of(page: Page, name: str) -> list[dict[str, Any]]:
    """Return the facts of all events of a name in the log."""
    found = page.eval_on_selector_all(
        f"#log li[data-event={name}]", "lines => lines.map((line) => line.dataset.facts)"
    )
    return [json.loads(one) for one in found]


def test_the_reveal_is_seen_beside_the_desk_and_ends_when_asked_to(guest: Guests) -> None:
    person = guest("en", scenes="leisurely", **MOVING)
    page = locked(person)
    page.wait_for_selector(PLAYED)
    told = facts_of(page, "actions-revealed")
    assert len(told) == 3
    cards = page.locator("#scene .turn-card")
    assert cards.count() == sum(len(one["spaces"]) for one in told)
    for box in [one.bounding_box() for one in cards.all()]:
        assert box and box["height"] > 40
    card, stage, desk = page.evaluate(BOXES)
    assert stage["left"] <= card["left"] and card["right"] <= stage["right"]
    assert card["right"] <= desk["left"]
    assert page.locator("#scene").get_attribute("aria-hidden") == "true"
    skip_all(page)
    page.wait_for_selector(ASKED)
    skip_all(page)
    page.locator("#log li.opens-scene .show-again").first.click()
    page.wait_for_selector(f"{PLAYED} .is-cards")
    page.dispatch_event("#board .ring", "pointerdown")
    page.wait_for_selector(PLAYED, state="detached")
    page.locator("#log li.opens-scene .show-again").first.click()
    page.wait_for_selector(f"{PLAYED} .is-cards")
    answer(page, page.click, 0)
    page.wait_for_selector(f"{PLAYED} .is-cards", state="detached")


def test_every_scene_of_die_gluecksritter_shows_its_facts(guest: Guests) -> None:
    person = guest("en", scenes="leisurely", **MOVING)
    person.new_table("gluecksritter")
    page = person.page
    person.my_turn()

    def shown(*lines: tuple[str, dict[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = page.evaluate(SHOW, lines)
        assert not found["hidden"] and found["moves"] > 0
        assert found["empty"] == []
        return found

    rolled = {"seat": 0, "rival_seat": 2, "number": 5, "rival_number": 3}
    duel = shown(("duel-rolled", rolled), ("jailed", {"seat": 2}), ("duel-won", {"seat": 0}))
    assert {"#die-5", "#die-3", "#i-jail"} <= set(duel["uses"])
    assert "#die-1" not in duel["uses"] and "duel-won" in duel["text"]
    raid = shown(("raided", {"seat": 1, "space": "tax_collector", "gold": 4}))
    assert raid["uses"].count("#c-gold") == 4 and "Tax Collector" in raid["text"]
    purse = {"seat": 1, "victim_seat": 0, "coins": 5, "gold": 2, "silver": 3}
    attack = shown(
        ("attacked", {"seat": 1, "victim_seat": 0}),
        ("attack-rolled", {"seat": 1, "face": "purse"}),
        ("purse-taken", purse),
    )
    assert "You" in attack["text"] and attack["uses"].count("#c-silver") == 3
    hidden = {"seat": 1, "target_seat": 2, "coins": 4}
    theft = shown(("coins-stolen-hidden", hidden))
    assert "4" in theft["text"] and "#c-gold" not in theft["uses"]
    piece = {"seat": 2, "victim_seat": 1, "piece": "tower"}
    razed = shown(
        ("attacked", {"seat": 2, "victim_seat": 1}),
        ("attack-rolled", {"seat": 2, "face": "castle"}),
        ("piece-stolen", piece),
    )
    assert razed["uses"].count("#i-tower") == 2
    crowd = shown(("knights-crowd", {"number": 3}), *[("jailed", {"seat": n}) for n in range(3)])
    assert crowd["uses"].count("#i-jail") == 3
    red = {"seat": 1, "document": "summons", "target_seat": 0}
    assert "Summons" in shown(("red-revealed-at", red))["text"]


def test_a_still_reader_sees_how_a_scene_ends(guest: Guests) -> None:
    person = guest("de", scenes="brisk")
    page = locked(person)
    page.wait_for_selector(PLAYED)
    assert page.evaluate(LASTING) == []
    assert page.locator("#scene .turn-card:visible").count() == 6
    assert page.evaluate("getComputedStyle(document.querySelector('.turn-card')).opacity") == "1"
    page.click("#scene .link")
    page.wait_for_selector(f"{PLAYED} .is-cards", state="detached")


def test_scenes_can_be_switched_off_for_good(guest: Guests) -> None:
    person = guest("fr", scenes="brisk", **MOVING)
    person.new_table("gluecksritter")
    page = person.page
    page.select_option("#scene-speed", "off")
    page.reload()
    person.ready()
    assert page.locator("#scene-speed").input_value() == "off"
    person.my_turn()
    choose(page, page.click, 4)
    page.wait_for_selector("#log li.opens-scene", state="attached")
    assert page.locator(PLAYED).count() == 0
