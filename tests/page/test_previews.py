"""Previews: what an answer says it would change is what then happens.

Each answer is given to a copy of the game; what its preview said is compared with what the page
then shows in the same place. What follows by itself (a market day, the next phase) or by chance is
left out, unless a check of its own knows what must come of it.
"""

import json
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.game import Game
from kontor.engine.state import State
from kontor.games.fugger.table.view import FuggerView
from kontor.games.merchants.table.view import MerchantsView
from kontor.server.page.kept_pieces import MARK
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.regions import Scene
from tests.page.drawing import Elements
from tests.page.foretold import is_followed, played
from tests.page.moments import moment

MOST_ANSWERS = 260
ANSWERS = 2
UNUSED = "dial:arms+arms"


class Foreseen(HTMLParser):
    """Collects what a page shows where previews are shown, and the previews of its answers."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.shown: dict[str, str] = {}
        self.previews: dict[str, dict[str, str]] = {}
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("data-preview"):
            told = json.loads(found["data-preview"] or "").items()
            self.previews[found["value"] or ""] = {name: str(text) for name, text in told}
        name = found.get("data-fore") or ""
        if name:
            self.shown[name] = ""
        if found.get("data-fore-kind"):
            self.shown[found["data-fore-kind"] or ""] = found["data-kind"] or ""
        if tag not in Elements.VOID:
            self.open.append(name)

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for name in set(filter(None, self.open)):
            self.shown[name] = (self.shown[name] + data).strip()


def foreseen(game: Game, state: State, seat: int) -> Foreseen:
    """Return what a player's page foresees."""
    scene = Scene(moment(game, game.complete({}), state, seat), "en")
    drawn = [scene.region(name) for name in ("board", "players", "desk")]
    return Foreseen("".join(drawn).replace(MARK, ""))


def questions(game: Game, *tables: int) -> Iterator[tuple[State, int]]:
    """Play random games; yield the moments at which somebody has a choice."""
    for seats in tables or (game.least_seats, game.most_seats):
        chance = seeded(f"previews {game.slug} {seats}")
        state = game.start(seats, {}, chance)
        for _ in range(MOST_ANSWERS):
            if state.is_over():
                break
            seat = next(seat for seat in range(seats) if state.awaits(seat))
            if len(state.options(seat)) > 1:
                yield state, seat
            state.play(seat, state.random_option(seat, chance))


def is_compared(slug: str, state: State, seat: int, word: str) -> bool:
    """Tell whether nothing but the answer itself changes what its preview speaks of."""
    if word.startswith("dial:"):  # what others have laid under seal counts too
        view = state.view(seat)
        assert isinstance(view, MerchantsView)
        return not view.chosen
    return not is_followed(slug, state, seat, state.parse(seat, word))


def reveal_alone(state: State) -> None:
    """Let the others leave the pointers of their dials unused (Merchants R6.1)."""
    for seat in range(state.seats):
        if state.awaits(seat) and state.stack[-1].sealed:
            state.play(seat, state.parse(seat, UNUSED))


def check_market_day(before: State, after: State, seat: int, preview: dict[str, str]) -> int:
    """Compare prices and sales of a card that ends the round with what the market day has done."""
    old, new = before.view(seat), after.view(seat)
    assert isinstance(old, FuggerView) and isinstance(new, FuggerView)
    if old.round == new.round or after.is_over():
        return 0
    goods = old.rules.material.goods
    assert [preview[f"price-{good}"] for good in goods] == [str(price) for price in new.prices]
    gains = [now - was for was, now in zip(old.florins, new.florins, strict=True)]
    assert [preview[f"sale-{number}"] for number in range(before.seats)] == [
        f"+{gain}" for gain in gains
    ]
    crashed = [
        good
        for good, was, now in zip(goods, old.prices, new.prices, strict=True)
        if now < was - old.rules.material.fall_step
    ]
    assert all(preview[f"change-{good}"] == preview_of_crash() for good in crashed)
    assert all(preview[f"kind-{good}"] == "crash" for good in crashed)
    return 1


def preview_of_crash() -> str:
    """Return the word for a crash."""
    return PageTexts("en", "fugger").say("board-crash")


def test_a_card_that_ends_the_round_foretells_the_market_day() -> None:
    game = games.load("fugger")
    days = 0
    # With two players Jakob takes a card in between, which is chance.
    for state, seat in questions(game, 3, game.most_seats):
        closing = [
            word
            for word in (state.word(option) for option in state.options(seat))
            if word.startswith("play:") and closes(state, seat, word)
        ]
        if not closing:
            continue
        page = foreseen(game, state, seat)
        for word in closing:
            after = state.clone()
            after.play(seat, after.parse(seat, word))
            days += check_market_day(state, after, seat, page.shown | page.previews[word])
    assert days > 5


def closes(state: State, seat: int, word: str) -> bool:
    """Tell whether a card ends the round."""
    after = state.clone()
    after.play(seat, after.parse(seat, word))
    return after.rounds() > state.rounds()


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_preview_is_what_then_happens(slug: str) -> None:
    game = games.load(slug)
    chance = seeded(f"which {slug}")
    compared = 0
    for number, (state, seat) in enumerate(questions(game)):
        if chance.below(9):
            continue
        previews = foreseen(game, state, seat).previews
        for word in sorted(previews, key=lambda word: chance.below(1000))[:ANSWERS]:
            if not is_compared(slug, state, seat, word):
                continue
            after = played(state, seat, state.parse(seat, word))
            if word.startswith("dial:"):
                reveal_alone(after)
            if after.is_over():
                continue
            shown = foreseen(game, after, seat).shown
            for name, text in previews[word].items():
                assert shown.get(name, text) == text, (number, word, name)
                compared += name in shown
    assert compared > 10
