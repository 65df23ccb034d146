"""The start page and its neighbours over HTTP, without a browser."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from kontor.server.page.home import home
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor
from kontor.server.service.own_tables import Mine
from kontor.server.service.sight import MessageSight, TableLine
from kontor.text.languages import LANGUAGES
from tests.server.process import ServerProcess

languages = pytest.mark.parametrize("language", LANGUAGES)
NOON = 1_700_000_000.0


def line(number: int, **values: object) -> TableLine:
    """Return a line of a list: Clara and Ben play, and Clara reads."""
    given: dict[str, object] = {
        **{"id": f"{number:016x}", "game": "fugger", "title": "Die Fugger", "phase": "playing"},
        **{"names": ["Clara", "Ben"], "open_seats": 0, "answers": 3, "my_seats": [0]},
        **{"awaited": [1], "my_turn": False, "since": NOON, "created": NOON, "rounds": 2},
    }
    return TableLine(**(given | values))  # type: ignore[arg-type]


@pytest.fixture
def people(site: ServerProcess) -> Iterator[list[httpx.Client]]:
    """Return three people with browsers."""
    headers = {"origin": site.base, "accept": "text/html"}
    with ExitStack() as stack:
        yield [
            stack.enter_context(httpx.Client(base_url=site.base, headers=headers, timeout=30))
            for _ in range(3)
        ]


def opened(client: httpx.Client, **fields: str) -> str:
    """Open a table with a form; return its id."""
    reply = client.post("/tables", data={"game": "fugger", "name": "Clara", **fields})
    assert reply.status_code == 303, reply.text[:300]
    return str(reply.headers["location"]).rsplit("/", 1)[-1]


@languages
def test_my_turn_comes_first_and_says_what_is_asked(language: str) -> None:
    asked = MessageSight(name="turn-waiting", facts={"seat": 0})
    mine = Mine(
        [
            line(1),
            line(2, phase="gathering", open_seats=1, names=["Clara", ""], awaited=[]),
            line(3, my_turn=True, awaited=[0], waiting=asked),
            line(4, my_turn=True, awaited=[0], waiting=asked, since=NOON - 5, branch=True),
        ],
        [line(5, phase="over", winners=[1], awaited=[])],
        all_finished=9,
        all_shelved=2,
    )
    html = home(Visitor(language), mine, [], part=True)
    order = re.findall(r'data-k="run-0{15}(\d)"', html)
    assert order == ["4", "3", "1", "2", "5"]  # who has waited longest comes first
    words = PageTexts(language)
    assert html.count(words.say("page-branch")) == 1
    for name in ("page-group-others", "page-group-gathering", "page-group-finished"):
        assert words.say(name) in html
    assert words.say("page-round", number=2) in html and words.say("page-won", name="Ben") in html
    told = re.findall(r'class="run-asked small">(.*?)<', html)
    assert len(told) == 2 and "{" not in html
    # The state has said already whose turn it is.
    assert words.say("page-state-mine").casefold() not in told[0].casefold()


def test_with_many_tables_only_some_lie_open() -> None:
    many = [line(number, my_turn=True, awaited=[0]) for number in range(60)]
    html = home(Visitor("en"), Mine(many), [], part=True)
    shown, hidden = html.split('data-k="more-mine"')
    assert (shown.count('data-k="run-'), hidden.count('data-k="run-')) == (4, 56)
    assert "56 more tables are waiting for you" in hidden


def test_a_full_public_table_is_not_being_played_before_the_deal() -> None:
    full = line(1, phase="gathering", names=["Ada", "Ben"], my_seats=[], awaited=[])
    played = line(2, names=["Ada", "Ben"], my_seats=[])
    html = home(Visitor("en"), Mine(), [full, played], part=True)
    assert html.count("about to begin") == 1 and html.count("being played") == 1


@languages
def test_rules_lead_to_a_choice_of_games(people: list[httpx.Client], language: str) -> None:
    clara = people[0]
    clara.get(f"/language/{language}")
    assert 'href="/rules"' in clara.get("/").text
    html = clara.get("/rules").text
    found = re.findall(r'href="/rules/(\w+)"', html)
    assert len(found) == 5 and f'<html lang="{language}"' in html


def test_tables_are_left_archived_and_deleted_from_the_list(people: list[httpx.Client]) -> None:
    clara, ben, _ = people
    table = opened(clara, seat2="friend", seat3="friend")
    ben.post(f"/table/{table}/sit", data={"seat": "1", "name": "Ben"})
    assert f"/tables/{table}/leave" in ben.get("/tables").text
    reply = ben.post(f"/tables/{table}/leave", data={"part": "running"})
    assert reply.headers["location"] == "/tables?part=running"
    assert table not in ben.get("/tables").text
    assert ben.post(f"/tables/{table}/delete").status_code == 403
    assert table in clara.get("/tables", params={"q": "fugger"}).text
    assert table not in clara.get("/tables", params={"q": "<nobody>"}).text
    assert clara.post(f"/tables/{table}/shelve").status_code == 409
    assert clara.post(f"/tables/{table}/paint").status_code == 404
    assert clara.post(f"/tables/{table}/delete").headers["location"] == "/"
    assert clara.get(f"/table/{table}").status_code == 404


@languages
def test_pages_of_ones_own(people: list[httpx.Client], language: str) -> None:
    clara = people[0]
    clara.get(f"/language/{language}")
    for path in ("/tables", "/circles", "/statistics", "/me/data", "/tables?part=shelved&page=7"):
        reply = clara.get(path)
        assert reply.status_code == 200 and f'<html lang="{language}"' in reply.text
    for path in ("/circles", "/statistics", "/me/data", "/me/results.csv", "/me/records.zip"):
        assert clara.get(path).headers["cache-control"] == "no-store"
    for path in ("/circles/0123456789abcdef", "/circles/join/none", "/circles/x/results.csv"):
        assert clara.get(path).status_code == 404


def test_a_guided_game_is_gone_on_with_or_begun_again(people: list[httpx.Client]) -> None:
    clara = people[0]
    words = PageTexts("en")
    clara.get("/language/en")
    assert "fugger" in clara.get("/").text and words.say("page-learn-on") not in clara.get("/").text
    table = clara.post("/learn/fugger").headers["location"]
    page = clara.get("/").text
    assert words.say("page-learn-on") in page and words.say("page-learn-again") in page
    assert clara.post("/learn/fugger").headers["location"] == table
    again = clara.post("/learn/fugger", data={"lesson": "again"}).headers["location"]
    assert again != table and clara.get(again).status_code == 200
    assert words.say("page-learn-on") not in people[1].get("/").text


def test_erasing_asks_for_a_word(people: list[httpx.Client]) -> None:
    clara, ben, _ = people
    clara.get("/language/de")
    table = opened(clara, seat2="friend")
    ben.post(f"/table/{table}/sit", data={"seat": "1", "name": "Ben"})
    clara.post(f"/table/{table}/start")
    for word in ("", "erase", "löschen!"):
        reply = clara.post("/me/erase", data={"word": word})
        assert reply.status_code == 422 and "löschen" in reply.text
    reply = clara.post("/me/erase", data={"word": " Löschen "})
    assert reply.status_code == 303
    assert "kontor_key" not in clara.cookies and "kontor_name" not in clara.cookies
    assert table not in clara.get("/tables").text
    ben.get("/language/fr")
    html = ben.get(f"/table/{table}").text
    assert "une personne d’autrefois" in html and "Clara" not in html
