"""Moments of In the Shadow of the Emperor on the page, built piece by piece."""

import json
import re
from html import unescape

import pytest

from kontor.engine.messages import Message
from kontor.games.emperor.state import Emperor
from kontor.games.emperor.table.material import CARD_NAMES
from kontor.server.page.regions import regions
from kontor.server.service.sight import OptionSight, TableSight
from kontor.text.helps import helps
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, Texts
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


def option(sight: TableSight, word: str) -> OptionSight:
    """Return an answer of the open question."""
    assert sight.question
    return next(one for one in sight.question.options if one.word == word)


def detail(sight: TableSight, language: str, word: str) -> str:
    """Return the second line of an answer."""
    one = option(sight, word)
    reader = Reader(sight.me, NAMES[: len(sight.seats)])
    return Texts(language, "emperor").detail(Message(one.name, one.facts), reader)


@languages
def test_r6_10_the_asked_archbishop_reads_that_he_gives_up_his_seat(language: str) -> None:
    resign = {"archbishop_marriage": "resign"}
    state = table({"trier": "B!b15"}, rows={"A": "permit"}, phase="descendants", options=resign)
    play(state, "A propose:B:trier_seat:baron:15")
    sight = shown(state, "B")
    assert option(sight, "accept").name == "option-accept-archbishop"
    assert detail(sight, language, "accept") in button(sight, language, "accept")


@languages
def test_r7_8_a_rival_has_not_passed(language: str) -> None:
    texts = Texts(language, "emperor")
    state = table(rows={"B": "rival"}, rival="B", out="BC")
    players = regions(shown(state, "A"), language)["players"]
    states = re.findall(r'<span class="state"[^>]*>(.*?)</span>', players)
    assert sorted(states) == sorted([texts.say("board-passed"), texts.say("board-is-rival")])


@languages
def test_r11_4_the_tied_are_shown_with_what_follows(language: str) -> None:
    sight = shown(table({"trier": "B!b15 C:b15 D:k"}, phase="electors"), "A")
    for word, name in (("name:B", "keeps"), ("name:C", "takes"), ("name:D", "falls-vacant")):
        assert option(sight, word).name == f"option-name-{name}"
        assert detail(sight, language, word) in button(sight, language, word)
    assert "2" in detail(sight, language, "name:C")
    assert NAMES[1] in detail(sight, language, "name:D")


@languages
def test_r8_8_a_vacant_archdiocese_visibly_has_no_votes(language: str) -> None:
    rows = {"A": "church_influence excommunication", "D": "rival"}
    pieces = {"trier": "B!b15 B:b15", "saxony": "C!b15"}
    state = table(pieces, phase="election", rival="D", rows=rows)
    sight = shown(state, "A")
    assert option(sight, "church:mainz").name == "option-church-vacant"
    assert detail(sight, language, "church:mainz") in button(sight, language, "church:mainz")
    assert NAMES[1] in button(sight, language, "church:trier")
    play(state, "A church:trier")
    sight = shown(state, "A")
    assert option(sight, "ban:bohemia").name == "option-ban-vacant"
    for word in ("ban:bohemia", "ban:saxony"):
        assert detail(sight, language, word) in button(sight, language, word)
    assert "1" in detail(sight, language, "ban:saxony")


@languages
def test_r12_5_the_own_vote_is_announced_as_final_and_stays_in_sight(language: str) -> None:
    texts = Texts(language, "emperor")
    pieces = {"trier": "A!b15", "saxony": "B!b15", "mainz": "C!b15", "bohemia": "D!b15"}
    state = table(pieces, phase="election", rival="B", rows={"B": "rival"}, round=4)
    assert texts.say("page-seal-final") in regions(shown(state, "C"), language)["desk"]
    play(state, "C vote:against")
    mine = texts.say("board-vote", name=NAMES[1])
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
    assert previews and json.loads(str(previews[0]))["inf-trier-0"] == "1"


def test_r14_3_the_total_of_the_sheet_cites_the_clause_of_the_end() -> None:
    state = table(phase="emperor_phase", round=5)
    assert state.is_over()
    result = regions(shown(state, "A"), "en")["result"]
    foot = result[result.index("<tfoot>") :]
    assert "R14.3" in foot and "R14.1" not in foot


@languages
def test_r11_8_an_occupied_seat_that_falls_vacant_is_not_called_vacant(language: str) -> None:
    """The forecast says who loses the seat; a seat without an elector stays vacant."""
    pieces = {"trier": "B!b15 A:c15 A:c25", "mainz": "A:c15"}
    state = table(pieces)
    board = unescape(regions(shown(state, "A"), language)["board"])
    texts = Texts(language, "emperor")
    falls = Message("board-out-falls", {"seat": 0, "holder_seat": 1})
    mine, other = (Reader(seat, NAMES[:4]) for seat in (1, 0))
    said = {province(board, name) for name in ("trier", "mainz")}
    assert said == {texts.message(falls, other), texts.say("board-out-vacant")}
    theirs = unescape(regions(shown(state, "B"), language)["board"])
    assert province(theirs, "trier") == texts.message(falls, mine)


@languages
def test_r11_4_the_emperor_reads_that_a_tie_is_his_to_break(language: str) -> None:
    state = table({"trier": "B!b15 C:b15"})
    tie = Message("board-out-tie", {"seat": 0})
    lines = {}
    for name in ("A", "C"):
        board = unescape(regions(shown(state, name), language)["board"])
        reader = Reader(seat_of(name), NAMES[:4])
        lines[name] = province(board, "trier")
        assert lines[name] == Texts(language, "emperor").message(tie, reader)
    assert lines["A"] != lines["C"]


def province(board: str, name: str) -> str:
    """Return what is foreseen for a province."""
    found = re.search(rf'data-fore="out-{name}">(.*?)</span>', board, re.DOTALL)
    assert found, name
    return found[1].strip()


@languages
def test_every_card_explains_itself(language: str) -> None:
    """Each card of the display has a sentence, and so has the question that its step asks."""
    texts = Texts(language, "emperor")
    state = table({"trier": "A:b25 A:k"}, thalers="12 12 12 12")
    desk = unescape(regions(shown(state, "A"), language)["desk"])
    for card in CARD_NAMES:
        key = card.replace("_", "-")
        assert f'data-help="{key} ' in desk
        assert helps("emperor", language)[key].sentence == texts.say(f"name-{key}.help")
    for step in ("doctor", "permit", "city-charter", "knight"):
        assert texts.say(f"board-ask-{step}") in desk
