"""Moments of Die Fugger on the page: what its buttons, chips and hints promise is what happens."""

import json
import re
from html import unescape

import pytest

from kontor.engine.messages import SPECTATOR
from kontor.games.fugger.state import Fugger
from kontor.server.page.regions import regions
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.bench.playing import play
from tests.games.fugger.table import GAME, table
from tests.page.moments import moment

languages = pytest.mark.parametrize("language", LANGUAGES)


def drawn(state: Fugger, region: str, language: str, seat: int = 0) -> str:
    """Return the words of a region, without its elements and without spaces."""
    options = GAME.complete({})
    html = regions(moment(GAME, options, state, seat), language)[region]
    return "".join(unescape(re.sub(r"<[^>]*>", "", html)).split())


def said(language: str, name: str, **facts: object) -> str:
    """Return a text of the game, without spaces."""
    return "".join(Texts(language, "fugger").say(name, **facts).split())  # type: ignore[arg-type]


@languages
def test_r5_2_the_chip_says_whether_i_may_still_consign(language: str) -> None:
    state = table(hands={"A": "Wi Cu", "B": "Cl"}, jakob="Je")
    still_open = said(language, "board-deliveries-open")
    assert still_open in drawn(state, "status", language)
    play(state, "A deliver:wine")
    made = said(language, "board-deliveries-made", round=1)
    assert made in drawn(state, "status", language)
    assert still_open not in drawn(state, "status", language)
    for other in (1, SPECTATOR):
        assert still_open in drawn(state, "status", language, other)


@languages
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r5_7_the_hint_says_what_consigning_brings_and_costs(language: str, players: int) -> None:
    state = table(players, hands={"A": "Wi Cu"})
    hint = said(language, "board-hint-deliver", times=2, jakob=int(players < 4))
    assert ("Ja" in hint) == (players < 4)
    assert hint in drawn(state, "desk", language)
    state = table(players, hands={"A": "Cu"}, deliveries={"A": "Wi"})
    assert hint not in drawn(state, "desk", language)


@languages
def test_r3_5_drawing_from_an_empty_pile_announces_the_reshuffle(language: str) -> None:
    state = table(hands={"A": "Wi"}, deck="", discard="Cl M", rest_in_hand_of="B")
    reshuffle = said(language, "board-draw-hint", deck=0, hand=1)
    assert "0" not in reshuffle
    assert reshuffle in drawn(state, "desk", language)


@languages
def test_r10_1_a_card_that_ends_the_game_says_so(language: str) -> None:
    ends_game = said(language, "board-closes-game")
    ends_round = said(language, "board-closes")
    for florins, shown, not_shown in (("0", ends_round, ends_game), ("95", ends_game, ends_round)):
        state = table(
            florins=f"0 {florins} 0",
            hands={"A": "Wi"},
            displays={"B": "Wi"},
            jakob="Wi Wi Wi",
            prices="5 5 4 5 5",
        )
        desk = drawn(state, "desk", language)
        assert shown in desk and not_shown not in desk


@languages
def test_r11_3_the_second_merchant_tells_how_many_cards_it_adds(language: str) -> None:
    first = drawn(table(hands={"A": "M Cu"}), "desk", language)
    assert said(language, "board-more-cards", number=2) in first
    state = table(hands={"A": "M Cu"}, displays={"A": "M"})
    second = drawn(state, "desk", language)
    assert said(language, "board-brief-cards", number=1) in second
    assert said(language, "board-more-cards-instead", number=3, before=2) in second


@languages
def test_r8_7_the_preview_of_a_card_calls_a_crash_a_crash(language: str) -> None:
    state = table(hands={"A": "Cl"}, displays={"B": "Cl Wi"}, jakob="Wi Cu", prices="5 8 5 5 5")
    html = regions(moment(GAME, GAME.complete({}), state, 0), language)["desk"]
    (told,) = re.findall(r'data-preview="([^"]*)"', html)
    preview = json.loads(unescape(told))
    texts = Texts(language, "fugger")
    assert (preview["price-cloth"], preview["change-cloth"]) == ("1", texts.say("board-crash"))
    # Of what the card does not change, the board speaks already.
    board = regions(moment(GAME, GAME.complete({}), state, 0), language)["board"]
    for good, name, steps in (("wine", "board-rise", 2), ("spices", "board-fall", 1)):
        assert f"change-{good}" not in preview
        word = re.escape(texts.say(name, steps=steps))
        assert re.search(rf'data-fore="change-{good}">\s*{word}\s*<', board)


@languages
def test_r8_13_the_fifth_place_of_a_dear_good_says_crash(language: str) -> None:
    state = table(hands={"A": "Cl"}, displays={"B": "Cl Cl"}, jakob="Cl Cl", prices="5 5 5 5 5")
    assert said(language, "board-fifth-crash") in drawn(state, "board", language)
    state = table(hands={"A": "Cl"}, displays={"B": "Cl Cl"}, jakob="Cl Cl", prices="5 4 5 5 5")
    assert said(language, "board-fifth-crash") not in drawn(state, "board", language)
