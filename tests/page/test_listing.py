"""How games are listed: each says it in its own folder; one that says nothing is listed, too."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor import games
from kontor.engine import components
from kontor.games.listing import LAST, in_order, listing
from kontor.server.page import static_files
from kontor.server.page.home import home
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor
from kontor.server.page.render import render
from kontor.server.service.own_tables import Mine

every_game = pytest.mark.parametrize("slug", games.SLUGS)


@pytest.fixture
def fugger_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Die Fugger have a components file without a listing."""
    text = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
    (tmp_path / "fugger").mkdir()
    said = re.sub(r"\[listing\].*?\n\n", "", text, flags=re.DOTALL)
    (tmp_path / "fugger" / "components.toml").write_text(said, "utf-8")
    games.load("fugger")
    monkeypatch.setattr(games, "FOLDER", tmp_path)
    listing.cache_clear()
    yield
    listing.cache_clear()


@every_game
def test_a_listing_can_be_used(slug: str) -> None:
    game, own = games.load(slug), listing(slug)
    assert game.least_seats <= own.usual_seats <= game.most_seats
    for colour in (own.colour, own.shade):
        assert re.fullmatch("#[0-9a-f]{6}", colour)
    assert f".g-{slug} {{ --e: {own.colour};" in static_files.colours()


def test_the_start_page_shows_the_games_in_their_order() -> None:
    html = home(Visitor("en"), Mine(), [])
    shown = re.findall(r'name="game" value="(\w+)"', html)
    assert shown == in_order(list(games.SLUGS)) and sorted(shown) == list(games.SLUGS)
    assert re.findall(r'<symbol id="e-(\w+)"', html) == shown


def test_a_listing_changes_no_rule() -> None:
    file = components.read(games.FOLDER / "fugger" / "components.toml", "fugger")
    before = file.digest()
    file.section("listing").table["order"] = 7
    assert file.digest() == before


def test_a_game_that_says_nothing_is_listed_last(fugger_says_nothing: None) -> None:
    assert listing("fugger").order == LAST
    assert listing("fugger").usual_seats == games.load("fugger").most_seats


def test_a_game_without_emblem_has_its_letter() -> None:
    html = render("art/emblems.svg", {"slugs": ["fugger", "dice"], "t": PageTexts("en").say})
    assert html.count("<symbol") == 2 and 'id="e-dice"' in html and ">D</text>" in html
