"""Pictures in rulebooks: possible, complete, still, and in everybody's language."""

import re
from collections.abc import Iterator
from html import unescape

import msgspec
import pytest

from kontor import games
from kontor.server.page import drawn_pictures
from kontor.server.page.cutting import CutError, Tree, cut
from kontor.server.page.pages import Visitor, rules
from kontor.server.page.rule_pictures import (
    Deal,
    PictureError,
    Pictures,
    RulePicture,
    file_of,
    pictures_of,
)
from kontor.text import rulebook
from kontor.text.bundles import written
from kontor.text.languages import LANGUAGES
from tests.page.drawing import Elements
from tests.text import reading
from tests.text.corpus import EVENT
from tests.text.rendering import OWNER, Line
from tests.text.vocabulary import vocabulary

PICTURED = [slug for slug in games.SLUGS if file_of(slug).is_file()]
in_pictured_games = pytest.mark.parametrize("slug", PICTURED)
in_all_languages = pytest.mark.parametrize("language", LANGUAGES)
PRESSED = {"a", "audio", "button", "dialog", "iframe", "input", "select", "summary", "textarea"}
FOR_PROGRAMS = {"id", "tabindex", "contenteditable", "role", "data-piece", "data-k", "data-help"}


def texts(slug: str, language: str) -> Iterator[tuple[str, str]]:
    """Go through the names and texts of all pictures, as readers see them."""
    found = drawn_pictures.pictures(slug, language)
    by_clause: dict[str, list[RulePicture]] = {}
    for picture in pictures_of(slug).pictures:
        by_clause.setdefault(picture.clause, []).append(picture)
    for clause, drawn in found.items():
        for picture, html in zip(by_clause[clause], drawn, strict=True):
            said = html.partition("<figcaption>")[2].partition("</figcaption>")[0]
            yield picture.name, unescape(re.sub("<[^>]+>", "", said)).strip()


@in_pictured_games
@in_all_languages
def test_a_rulebook_with_pictures_is_whole(slug: str, language: str) -> None:
    """All are drawn (so every answer was legal), at clauses there are, with what they are of."""
    page = rules(Visitor(language), slug)
    elements = Elements(page.replace("<!doctype html>", "")).found
    ids = [attributes["id"] for _, attributes in elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    used = [attributes["href"] or "" for tag, attributes in elements if tag == "use"]
    assert {href.removeprefix("#") for href in used} <= set(ids)
    assert {picture.clause for picture in pictures_of(slug).pictures} <= set(
        rulebook.load(slug, language).ids()
    )
    assert page.count("<figure") == len(pictures_of(slug).pictures)
    assert page.count("is-marked") >= sum(bool(one.marks) for one in pictures_of(slug).pictures)


@in_pictured_games
@in_all_languages
def test_nothing_in_a_picture_can_be_pressed_or_focused(slug: str, language: str) -> None:
    for drawn in drawn_pictures.pictures(slug, language).values():
        for html in drawn:
            picture = str(html).partition("<figcaption>")[0] + "</figure>"
            for tag, attributes in Elements(picture).found:
                assert tag not in PRESSED
                assert not FOR_PROGRAMS & attributes.keys()
            assert 'aria-hidden="true"' in picture


@in_pictured_games
@in_all_languages
def test_texts_read_well_and_none_is_left_over(slug: str, language: str) -> None:
    told = dict(texts(slug, language))
    assert {f"picture-{name}" for name in told} == {
        name for name in written(language, slug) if name.startswith("picture-")
    }
    words = vocabulary(slug, language)
    for name, text in told.items():
        line = Line(f"picture-{name}", EVENT, OWNER, 0, text)
        assert not list(reading.findings(line, words)), text


@in_pictured_games
def test_numbers_are_the_same_in_all_languages(slug: str) -> None:
    found = [
        {name: sorted(re.findall(r"\d+", text)) for name, text in texts(slug, language)}
        for language in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]


@in_pictured_games
def test_every_deal_is_used(slug: str) -> None:
    wanted = pictures_of(slug)
    assert set(wanted.deals) == {picture.deal for picture in wanted.pictures}


def test_the_panel_at_the_table_has_pictures_and_brings_their_styles() -> None:
    panel = rules(Visitor("fr"), "fugger", whole=False)
    assert panel.count("<figure") == len(pictures_of("fugger").pictures)
    assert "css/pictures.css" in panel and "<symbol" not in panel


# What is not possible is refused ------------------------------------------------------------------

DIAL = RulePicture(name="dial", clause="R1.3", deal="x", shows=("dial",), eyes=2)


@pytest.mark.parametrize(
    ("path", "changes", "said"),
    [
        (("0 draw",), {}, "0 draw is not possible"),
        (("1 play:gold",), {}, "1 play:gold is not possible"),
        (("1 draw", "2 deliver:jewels"), {}, r"2 deliver:jewels .* \(number 2\)"),
        (("one draw",), {}, "one draw is not possible"),
        ((), {"after": 3}, "the path has only 0 answers"),
        ((), {"shows": ("stall:gold",)}, "nothing that is shown is stall:gold"),
        ((), {"marks": ("jakob",)}, "nothing that is shown is jakob"),
        ((), {"shows": ("jakob",), "crop": "0 0 9 9", "hides": (".jakob-pic", ".stock")}, "crop"),
        ((), {"facts": {"price": "prices.gold"}}, "there is no prices.gold"),
        ((), {"facts": {"price": "florins.7"}}, "there is no florins.7"),
    ],
)
def test_a_picture_that_is_not_possible_is_refused(
    path: tuple[str, ...], changes: dict[str, object], said: str
) -> None:
    picture = msgspec.structs.replace(DIAL, **changes)
    wanted = Pictures({"x": Deal("rulebook 9", 3, path)}, (picture,))
    with pytest.raises(PictureError, match=said):
        drawn_pictures.drawn("fugger", "en", wanted, picture)


def test_the_same_picture_without_the_mistake_is_drawn() -> None:
    wanted = Pictures({"x": Deal("rulebook 9", 3, ("1 draw",))}, (DIAL,))
    assert "ring-art" in drawn_pictures.drawn("fugger", "en", wanted, DIAL)


# Cutting ------------------------------------------------------------------------------------------

BOARD = (
    '<section class="board" id="board" tabindex="-1"><h2 class="visually-hidden">Board</h2>'
    '<ul><li class="a" data-piece="city:ulm" role="img" data-kind="big">'
    '<button type="submit" value="go">Ulm &amp; more</button><svg viewBox="0 0 9 9">'
    '<use href="#i-ulm"/></svg><input name="x"></li><li data-piece="city:bonn">Bonn</li></ul>'
    '<dialog id="sheet"><a href="/rules">Rules</a><button data-open="x">Open</button></dialog>'
    "</section>"
)


def test_a_part_is_cut_out_and_cannot_be_pressed() -> None:
    assert cut(BOARD, ["city:u*"], marks=["city:ulm"], crop="1 1 2 2") == (
        '<section class="board"><ul><li class="a is-marked" data-kind="big">'
        '<span>Ulm &amp; more</span><svg viewbox="1 1 2 2"><use href="#i-ulm"/></svg></li></ul>'
        "</section>"
    )
    assert (
        cut(BOARD, ["#sheet"]) == '<section class="board"><div><span>Rules</span></div></section>'
    )
    assert "Bonn" not in cut(BOARD, [".board"], hides=["city:bonn"])
    with pytest.raises(CutError):
        cut(BOARD, ["city:bonn"], marks=["city:ulm"])


def test_what_is_read_is_written_the_same() -> None:
    text = '<p class="x">1 &lt; 2<br>“three”</p>'
    assert (
        "".join(one.html() for one in Tree(text).root.elements()) == f"<div>{text}</div>{text}<br>"
    )
