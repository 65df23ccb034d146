"""The page of a game: what it shows, where it leads, and which line the table is at."""

import re

import pytest

from kontor import games
from kontor.games.listing import listing
from kontor.server.page.home import home
from kontor.server.page.pages import Visitor, offer
from kontor.server.page.regions import Scene
from kontor.server.page.summary_pages import summary
from kontor.server.service.own_tables import Mine
from kontor.text import rulebook, summaries
from kontor.text.languages import LANGUAGES
from tests.page.test_help import moments

every_game = pytest.mark.parametrize("slug", games.SLUGS)
IN_PHASES = [
    slug for slug in games.SLUGS if any(line.phases for line in summaries.summary(slug, "en").turn)
]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_its_pieces_and_leads_to_the_clauses(slug: str, language: str) -> None:
    html = summary(Visitor(language), slug)
    symbols = set(re.findall(r'<symbol id="([^"]+)"', html))
    article = html.partition("<article")[2]
    assert set(re.findall(r'use href="#([^"]+)"', article)) <= symbols
    known = rulebook.load(slug, language).ids()
    found = re.findall(rf'href="/rules/{slug}#(R[\d.]+)"', article)
    assert found and set(found) <= set(known)
    assert f'href="/?game={slug}#who"' in article and 'data-open="keys"' not in article
    assert f'action="/learn/{slug}"' in article


@every_game
def test_the_panel_leads_to_rulebook_and_keys(slug: str) -> None:
    part = summary(Visitor("fr"), slug, whole=False)
    assert part.startswith("<article") and "<html" not in part
    assert 'data-panel="rules"' in part and 'data-open="keys"' in part


@pytest.mark.parametrize("slug", IN_PHASES)
def test_the_table_says_at_which_line_it_is(slug: str) -> None:
    """Every moment of a game with phases is at one line at most, and every line has its moment."""
    lines = summaries.summary(slug, "en").turn
    seen: set[str] = set()
    for sight in moments(slug):
        scene = Scene(sight, "en")
        present = scene.context["present"]
        assert f'id="status" data-present="{present}"' in scene.region("status")
        assert sum(present in line.phases for line in lines) <= 1
        seen.add(present)
    silent = [line.text for line in lines if not seen & set(line.phases)]
    assert not silent


def test_die_fugger_has_turns_alone_and_marks_nothing() -> None:
    assert {"augsburg", "emperor", "gluecksritter", "merchants"} <= set(IN_PHASES)
    assert "fugger" not in IN_PHASES
    assert Scene(next(moments("fugger")), "en").context["present"] == ""


@every_game
def test_the_start_page_says_how_long_how_heavy_for_how_many(slug: str) -> None:
    own, box = listing(slug), games.load(slug).box
    assert 0 < box.least_minutes <= box.most_minutes and 1 <= own.weight <= 3
    html = home(Visitor("fr"), Mine(), [])
    facts = offer(slug, "fr")["facts"]
    assert len(facts) == 3 and str(box.least_minutes) in facts[0]
    assert facts[2] == f"idéal à {own.usual_seats}"
    card = html.partition(f'class="game g-{slug}"')[2].partition("</li>")[0]
    assert all(f"<span>{fact}</span>" in card for fact in facts)
    for address in (f"/?game={slug}#who", f"/games/{slug}", f"/rules/{slug}"):
        assert f'href="{address}"' in card
