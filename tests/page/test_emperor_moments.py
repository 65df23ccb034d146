"""Moments of In the Shadow of the Emperor on the page, built piece by piece."""

import re
from html import unescape

import pytest

from kontor.games.emperor.state import Emperor
from kontor.server.page.regions import regions
from kontor.server.service.sight import TableSight
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.bench.playing import play, seat_of
from tests.games.emperor.table import GAME, table
from tests.page.drawing import Elements
from tests.page.moments import moment
from tests.page.tables import NAMES

languages = pytest.mark.parametrize("language", LANGUAGES)


def shown(state: Emperor, name: str) -> TableSight:
    """Return what the page shows a player of a position."""
    return moment(GAME, state.rules.options, state, seat_of(name))


def button(sight: TableSight, language: str, word: str) -> str:
    """Return what is written on the button of an answer, without its drawings."""
    desk = regions(sight, language)["desk"]
    found = re.search(rf'<button[^>]*value="{word}".*?</button>', desk, re.DOTALL)
    assert found, word
    words = re.sub(r"<svg.*?</svg>|<[^>]*>|\n", " ", found[0], flags=re.DOTALL)
    return unescape(re.sub(" +", " ", words))


@languages
def test_r6_10_the_asked_archbishop_reads_that_he_gives_up_his_seat(language: str) -> None:
    resign = {"archbishop_marriage": "resign"}
    state = table({"trier": "B!b15"}, rows={"A": "permit"}, phase="descendants", options=resign)
    play(state, "A propose:B:trier_seat:baron:15")
    hint = Texts(language, "emperor").say("board-accept-archbishop-hint", points=1)
    assert hint in button(shown(state, "B"), language, "accept")


@languages
def test_r7_8_a_rival_has_not_passed(language: str) -> None:
    texts = Texts(language, "emperor")
    state = table(rows={"B": "rival"}, rival="B", out="BC")
    players = regions(shown(state, "A"), language)["players"]
    assert players.count(f'<span class="state">{texts.say("board-passed")}</span>') == 1
    assert players.count(f'<span class="state">{texts.say("board-is-rival")}</span>') == 1


@languages
def test_r11_4_the_tied_are_shown_with_what_follows(language: str) -> None:
    texts = Texts(language, "emperor")
    sight = shown(table({"trier": "B!b15 C:b15 D:k"}, phase="electors"), "A")
    assert texts.say("board-named-keeps") in button(sight, language, "name:B")
    taking = button(sight, language, "name:C")
    assert texts.say("board-named-takes") in taking and "+2" in taking
    assert texts.say("board-named-falls-vacant") in button(sight, language, "name:D")


@languages
def test_r8_8_a_vacant_archdiocese_visibly_has_no_votes(language: str) -> None:
    texts = Texts(language, "emperor")
    rows = {"A": "church_influence excommunication", "D": "rival"}
    pieces = {"trier": "B!b15 B:b15", "saxony": "C!b15"}
    state = table(pieces, phase="election", rival="D", rows=rows)
    sight = shown(state, "A")
    assert texts.say("board-no-votes") in button(sight, language, "church:mainz")
    assert NAMES[1] in button(sight, language, "church:trier")
    play(state, "A church:trier")
    sight = shown(state, "A")
    assert texts.say("board-no-votes") in button(sight, language, "ban:bohemia")
    fewer = texts.say("board-fewer-votes", number=1)
    assert fewer in button(sight, language, "ban:saxony")


@languages
def test_r12_5_the_own_vote_is_announced_as_final_and_stays_in_sight(language: str) -> None:
    texts = Texts(language, "emperor")
    pieces = {"trier": "A!b15", "saxony": "B!b15", "mainz": "C!b15", "bohemia": "D!b15"}
    state = table(pieces, phase="election", rival="B", rows={"B": "rival"}, round=4)
    assert texts.say("page-seal-final") in regions(shown(state, "C"), language)["desk"]
    play(state, "C vote:against")
    mine = texts.say("board-vote-against", name=NAMES[1])
    assert mine in unescape(regions(shown(state, "C"), language)["desk"])
    assert mine not in unescape(regions(shown(state, "D"), language)["desk"].split("tally")[1])


@pytest.mark.parametrize("phase", ["ageing", "election"])
def test_r5_5_who_takes_the_throne_is_missed_where_he_leaves(phase: str) -> None:
    """R5.5, R12.8: a tile on the throne counts nowhere."""
    pieces = {"trier": "A:b15 A:k B:b15", "saxony": "A!b15 A:c15"}
    if phase == "ageing":
        state = table(pieces, phase=phase, throne="b45")
        word, age = "throne:trier:baron", 25
    else:
        rows = {"A": "rival"}
        state = table(pieces, players=2, phase=phase, emperor="B", rival="A", rows=rows)
        word, age = "throne:trier:baron", 15
    sight = shown(state, "A")
    desk = Elements(regions(sight, "en")["desk"])
    previews = [
        attrs["data-preview"]
        for attrs in desk.named("button")
        if attrs.get("value") == f"{word}:{age}"
    ]
    assert previews and '"inf-trier-0": "1"' in str(previews[0])


def test_r14_3_the_total_of_the_sheet_cites_the_clause_of_the_end() -> None:
    state = table(phase="emperor_phase", round=5)
    assert state.is_over()
    result = regions(shown(state, "A"), "en")["result"]
    foot = result[result.index("<tfoot>") :]
    assert "R14.3" in foot and "R14.1" not in foot
