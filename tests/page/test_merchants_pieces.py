"""Merchants in Chromium: answers on the pieces, by mouse, touch and keys, and what moves."""

import json
from functools import cache

import pytest
from playwright.sync_api import Page

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.server.service.sight import TableSight
from tests.page.conftest import Guest
from tests.page.looks import drawn, show
from tests.page.moments import moment
from tests.page.playing import PHONE, Guests, wait_until
from tests.page.test_merchants_browser import answer

WIDE = (1366, 768)
NARROW = (390, 844)
SEATS = 3
MOST = 600

pytestmark = pytest.mark.timeout(400)


@cache
def met(name: str, ending: str = "") -> TableSight:
    """Play at random until a question is met that has an answer with such an ending."""
    game = games.load("merchants")
    for number in range(20):
        chance = seeded(f"pieces {name} {number}")
        state = game.start(SEATS, {}, chance)
        for _ in range(MOST):
            if state.is_over():
                break
            seat = next_seat(state.awaited())
            options = state.options(seat)
            words = [state.word(option) for option in options]
            if state.question(seat).message.name == name and any(
                word.endswith(ending) for word in words
            ):
                return moment(game, game.complete({}), state, seat)
            state.play(seat, options[chance.below(len(options))])
    raise AssertionError(f"{name} has not been met")


class Table:
    """A moment in a browser; answers are caught instead of sent."""

    def __init__(self, person: Guest, sight: TableSight, size: tuple[int, int]) -> None:
        self.given: list[str] = []
        self.page: Page = show(person, drawn(sight, "en"), size)
        self.page.route("**/answer", self.catch)

    def catch(self, route: object) -> None:
        """Note the answer that the page sends."""
        self.given.append(json.loads(route.request.post_data)["word"])  # type: ignore[attr-defined]
        route.fulfill(json={"version": 1})  # type: ignore[attr-defined]

    def press(self, selector: str) -> None:
        """Press an element in its middle, however small it is."""
        box = self.page.locator(selector).first.bounding_box()
        assert box, selector
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def drag(self, one: str, other: str) -> None:
        """Drag one piece to another."""
        page = self.page
        for selector, deed in ((one, page.mouse.down), (other, page.mouse.up)):
            box = page.locator(selector).first.bounding_box()
            assert box, selector
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
            deed()

    def answered(self) -> str:
        """Wait for the answer; return the only one that was given."""
        wait_until(self.page, lambda: bool(self.given), "no answer was given")
        self.page.wait_for_function("() => !document.body.classList.contains('is-answering')")
        assert len(self.given) == 1
        return self.given[0]

    def shown(self) -> list[str]:
        """List the settings of the dial that can be seen."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#desk [data-dial] .option')]"
            ".filter(o => o.checkVisibility()).map(o => o.dataset.word)"
        )
        return found


def purchase() -> tuple[TableSight, str, str]:
    """Return a purchase, and a good and a city that go together."""
    sight = met("prompt-purchase")
    assert sight.question
    good, city = sight.question.options[1].word.split(":")[1:]
    return sight, good, city


def test_a_good_from_the_price_table_goes_to_a_city(guest: Guests) -> None:
    sight, good, city = purchase()
    table = Table(guest(), sight, WIDE)
    table.press(f'.token[data-piece="price:{good}"]')
    assert table.page.locator(f'.plaza[data-piece="city:{city}"].is-target').count() == 1
    table.page.click(f'.plaza[data-piece="city:{city}"] .p-name')
    table.page.click("#confirm-go")
    assert table.answered() == f"buy:{good}:{city}"


def test_a_good_is_dragged_to_a_city(guest: Guests) -> None:
    sight, good, city = purchase()
    table = Table(guest(), sight, WIDE)
    table.drag(f'.token[data-piece="price:{good}"]', f'.plaza[data-piece="city:{city}"] .p-name')
    assert table.answered() == f"buy:{good}:{city}"


def test_on_a_phone_the_map_stays_in_view_while_a_city_is_tapped(guest: Guests) -> None:
    sight, good, city = purchase()
    table = Table(guest(**PHONE), sight, NARROW)
    page = table.page
    page.tap(f'#desk [data-choose="price:{good}"]')
    place = page.locator(f'.city-mini[data-piece="city:{city}"]').bounding_box()
    desk = page.locator("#desk").bounding_box()
    assert place and desk and place["y"] >= 0 and place["y"] + place["height"] / 2 < desk["y"]
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.tap("#confirm-go")
    assert table.answered() == f"buy:{good}:{city}"


def test_a_good_and_a_city_by_keys(guest: Guests) -> None:
    sight, good, city = purchase()
    table = Table(guest(), sight, WIDE)
    page = table.page
    page.focus(f'#desk [data-choose="price:{good}"]')
    page.keyboard.press("Enter")
    assert page.get_attribute(f'#desk [data-choose="price:{good}"]', "aria-pressed") == "true"
    page.focus(f'#desk [data-word="buy:{good}:{city}"]')
    page.keyboard.press("Enter")
    assert table.answered() == f"buy:{good}:{city}"


def test_the_dial_is_turned_by_tap_drag_and_keys(guest: Guests) -> None:
    table = Table(guest(), met("prompt-dials"), WIDE)
    page = table.page
    assert table.shown() == ["dial:arms+arms"]
    table.press('[data-station="wine"] .station-hit')
    table.press('[data-station="iron"] .station-hit')
    assert table.shown() == ["dial:iron+wine"]
    assert page.locator(".station.is-once").count() == 2
    table.press('[data-station="iron"] .station-hit')
    assert table.shown() == ["dial:iron+iron"]
    assert page.locator('[data-station="iron"].is-twice .after-2').is_visible()
    page.focus(".hand-1")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    first = page.get_attribute(".station >> nth=1", "data-station")
    assert table.shown() == [f"dial:{first}+iron"]
    assert page.get_attribute(".hand-1", "aria-valuenow") == "1"
    table.press('.token[data-piece="price:salt"]')
    assert "salt" in table.shown()[0]
    table.drag('[data-station="silk"] .station-hit', '[data-station="food"] .station-hit')
    assert "food" in table.shown()[0]
    word = table.shown()[0]
    page.click("#desk [data-dial] .option.is-amount")
    assert table.answered() == word


def test_the_dial_is_turned_by_touch(guest: Guests) -> None:
    table = Table(guest(**PHONE), met("prompt-dials"), NARROW)
    page = table.page
    page.locator(".dial-face").scroll_into_view_if_needed()
    for name in ("salt", "cloth"):
        page.tap(f'[data-station="{name}"]')
    assert table.shown() == ["dial:cloth+salt"]
    page.tap("#desk [data-dial] .option.is-amount")
    assert table.answered() == "dial:cloth+salt"


def loading() -> tuple[TableSight, str]:
    """Return a question of a loading master, and a good of which two can be loaded."""
    sight = met("prompt-master-load", ":2")
    assert sight.question
    word = next(one.word for one in sight.question.options if one.word.endswith(":2"))
    return sight, word.split(":")[1]


def test_goods_are_loaded_from_the_warehouse_to_the_wagon(guest: Guests) -> None:
    """On the map, from house to waybill; and on the ramp by keys."""
    sight, good = loading()
    assert sight.question
    stock = f'[data-piece$=":{good}"][data-piece^="stock:"]'
    table = Table(guest(), sight, WIDE)
    table.press(f".plaza.is-lit .wh {stock}")
    table.press('.manifest.is-lit [data-piece="slot:2"]')
    table.page.click("#confirm-go")
    assert table.answered() == f"load:{good}:2"
    table = Table(guest(), sight, WIDE)
    for piece in (stock, '[data-piece="slot:1"]'):
        table.page.focus(f".ramp {piece}")
        table.page.keyboard.press("Enter")
    table.page.focus("#confirm-go")
    table.page.keyboard.press("Enter")
    assert table.answered() == f"load:{good}:1"


def test_who_is_quicker_than_the_next_frame_answers(guest: Guests) -> None:
    """What a key has just made whole is there for the next key, also on a page that lags."""
    sight, good = loading()
    table = Table(guest(), sight, WIDE)
    table.page.evaluate("window.requestAnimationFrame = () => 0")
    for piece in (f'.ramp [data-piece$=":{good}"]', '.ramp [data-piece="slot:1"]', "#confirm-go"):
        table.page.focus(piece)
        table.page.keyboard.press("Enter")
    assert table.answered() == f"load:{good}:1"


def test_goods_are_loaded_on_a_phone(guest: Guests) -> None:
    sight, good = loading()
    table = Table(guest(**PHONE), sight, NARROW)
    for piece in (f'[data-piece$=":{good}"]', '[data-piece="slot:2"]'):
        table.page.tap(f".ramp {piece}")
    table.page.tap("#confirm-go")
    assert table.answered() == f"load:{good}:2"


def test_a_monopoly_is_dashed_in_its_place(guest: Guests) -> None:
    """A good that only the master may load stays on the ramp and says why it must."""

    def is_barred(sight: TableSight) -> bool:
        return "is-barred" in drawn(sight, "en")

    game = games.load("merchants")
    chance = seeded("a monopoly")
    for _ in range(40):
        state = game.start(SEATS, {}, chance)
        for _ in range(200):
            seat = next_seat(state.awaited())
            options = state.options(seat)
            if state.question(seat).message.name.startswith("prompt-shipper"):
                sight = moment(game, game.complete({}), state, seat)
                if is_barred(sight):
                    table = Table(guest(), sight, WIDE)
                    table.page.click(".ramp .is-barred", force=True)
                    assert "monopoly" in (table.page.text_content("#toasts") or "")
                    return
            state.play(seat, options[chance.below(len(options))])
    raise AssertionError("no monopoly has been met")


@pytest.mark.parametrize(("size", "options"), [(WIDE, {}), (NARROW, PHONE)], ids=["mouse", "touch"])
def test_climbing_is_done_on_the_ladder(
    guest: Guests, size: tuple[int, int], options: dict[str, object]
) -> None:
    sight = met("prompt-climb", "climb:2")
    table = Table(guest(**options), sight, size)
    target = '.t-ladder [data-piece^="level:"].is-selectable >> nth=2'
    table.page.locator(target).scroll_into_view_if_needed()
    (table.page.tap if options else table.page.click)(f"{target} >> .st-up")
    (table.page.tap if options else table.page.click)("#confirm-go")
    assert table.answered() == "climb:2"


def test_a_wagon_rolls_along_its_road(guest: Guests) -> None:
    """With motion on, a wagon that was driven passes every space on its way."""
    person = guest(reduced_motion="no-preference")
    table = Table(person, met("prompt-move"), WIDE)
    frames = table.page.evaluate(
        """async () => {
          const script = document.querySelector("script[type=module]").src;
          const { first, play, travels } = await import(script.replace(/[^/]*$/, "flip.js"));
          const before = first();
          const wagon = document.querySelector(".wagon-1");
          wagon.dataset.trail = "500,500 600,500 700,600";
          wagon.setAttribute("transform", "translate(700 600)");
          play(travels(before));
          const { a } = wagon.parentElement.getScreenCTM();
          const moving = document.getAnimations().map(({ effect }) => effect);
          const isPicture = ({ target }) => target.matches(".lifted");
          const far = (place) => place.split(" ").map((one) => parseFloat(one) / a);
          return moving.filter(isPicture).map((one) =>
            one.getKeyframes().map(({ translate }) => far(translate)));
        }"""
    )
    assert len(frames) == 1
    # How far it is from where it arrives, but for the middle of what is drawn; then it stands.
    road = [(-200, -100), (-100, -100), (0, 0), (0, 0)]
    for place, (x, y) in zip(frames[0][1:], road, strict=True):
        assert [*place, 0][:2] == pytest.approx([x, y], abs=25)


def test_bids_are_opened_in_a_scene(guest: Guests) -> None:
    """With motion on, the slips of all players turn over and the winner is crowned."""
    person = guest("en", scenes="brisk", reduced_motion="no-preference")
    person.new_table("merchants", ("random", "random"))
    page = person.page
    page.evaluate(
        "new MutationObserver(() => document.querySelector('#scene:not([hidden]) .is-bids')"
        " && (window.bids = document.querySelector('#scene').innerText))"
        ".observe(document.getElementById('scene'),"
        " {subtree: true, childList: true, attributes: true})"
    )
    for step in range(30):
        person.my_turn()
        if page.evaluate("window.bids"):
            break
        answer(person, page.click, step)
    said = page.evaluate("window.bids")
    assert said.count("\n") >= SEATS
    assert page.locator("#log .opens-scene .show-again").count() > 0
