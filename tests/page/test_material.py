"""The pages about material: every game's, in words, with what is reconstructed; correcting it."""

import re
from collections.abc import Iterator

import httpx
import pytest
from markupsafe import escape

from kontor import games
from kontor.server.page.material import CONFIRMED, Grid, differences, grids
from kontor.server.page.material_files import parts, text_of, usual
from kontor.server.page.material_pages import material
from kontor.server.page.material_words import MaterialTexts
from kontor.server.page.pages import Visitor, offer, rules
from kontor.text import rulebook
from kontor.text.bundles import hyphened
from kontor.text.languages import LANGUAGES
from tests.page.drawing import Elements
from tests.page.test_pages import browser_client, opened, shown
from tests.server.process import ServerProcess
from tests.text import corpus

__all__ = ["browser_client"]

all_games = pytest.mark.parametrize("slug", games.SLUGS)
languages = pytest.mark.parametrize("language", LANGUAGES)
# Cards that have no name but a number of their own.
NUMBERED = re.compile(r"[a-z]\d\d")
MINE = text_of("fugger").replace("florins_to_end = 100 ", "florins_to_end = 40 ")


def marks(slug: str) -> int:
    """Count what of a game's material is reconstructed, as the page lays it out."""
    found = 0
    for grid in grids(usual(slug)):
        found += grid.provenance == "reconstructed"
        for row in grid.rows:
            found += row.provenance == "reconstructed"
            found += sum(cell.provenance == "reconstructed" for cell in row.cells.values())
    return found


@all_games
@languages
def test_every_part_key_and_word_has_a_text(slug: str, language: str) -> None:
    words = MaterialTexts(language, slug)
    unsaid = [key for key in said(words, grids(usual(slug))) if "<code>" in key]
    assert [key for key in unsaid if not NUMBERED.search(key)] == []


def said(words: MaterialTexts, laid_out: list[Grid]) -> Iterator[str]:
    """Say all titles, labels and values of a game's material."""
    for grid in laid_out:
        yield words.title(grid.path)
        yield from (words.label(grid.path, column) for column in grid.columns)
        for row in grid.rows:
            if row.id or row.names:
                yield words.row(grid.path, row)
            for column, cell in row.cells.items():
                yield words.value(grid.path, column or row.id, cell.value)


@all_games
@languages
def test_no_text_about_material_is_left_over(slug: str, language: str) -> None:
    laid_out = grids(usual(slug))
    keys: dict[str, set[str]] = {"material-words": set()}
    for grid in laid_out:
        mine = keys.setdefault(hyphened(f"material-{grid.path.replace('.', '-')}"), set())
        mine |= {hyphened(key) for key in (*grid.columns, *(row.id for row in grid.rows))}
        for row in grid.rows:
            for cell in row.cells.values():
                found = {hyphened(word) for word in re.findall(r"[\w-]+", str(cell.value))}
                keys["material-words"] |= found
                mine |= found
    texts = corpus.texts(slug, language)
    for name in [name for name in texts if name.startswith("material-")]:
        assert name in keys
        assert {attribute.id.name for attribute in texts[name].attributes} <= keys[name], name


@all_games
@languages
def test_what_is_reconstructed_is_marked_and_explained(slug: str, language: str) -> None:
    html = material(Visitor(language), slug)
    elements = Elements(html.replace("<!doctype html>", ""))
    assert html.count('class="provenance is-reconstructed"') == marks(slug) + 1
    assert f'href="/material/{slug}/components.toml"' in html
    assert len(elements.named("table")) == len(grids(usual(slug))) + 1
    ids = [attrs["id"] for _, attrs in elements.found if "id" in attrs]
    assert len(ids) == len(set(ids))
    for use in elements.named("use"):
        assert (use["href"] or "").removeprefix("#") in ids


@all_games
@languages
def test_the_rulebook_shows_house_rules_and_material_before_its_rulings(
    slug: str, language: str
) -> None:
    html = rules(Visitor(language), slug)
    elements = Elements(html.replace("<!doctype html>", ""))
    assert html.count('class="provenance is-reconstructed"') == marks(slug) + 1
    tables = [attrs for attrs in elements.named("table") if "grid" in (attrs.get("class") or "")]
    assert len(tables) == len(grids(usual(slug))) + 1
    ids = [attrs["id"] for _, attrs in elements.found if "id" in attrs]
    assert len(ids) == len(set(ids))
    for one in (*elements.named("use"), *elements.named("a")):
        place = one["href"] or ""
        assert not place.startswith("#") or place.removeprefix("#") in ids, place
    chapter = rulebook.load(slug, language).chapters[-1].id
    order = [chapter, "house-rules", "section-1", "section-2", "material", "section-3", "glossary"]
    assert [name for name in ids if name in order] == order
    for rule in offer(slug, language)["rules"]:
        assert f'{escape(rule["title"])} <a class="clause" href="#{rule["clause"]}"' in html
        assert str(escape(rule["help"])) in html
    assert "[[options]]" not in html and f"[{parts(slug)[0][0]}]" not in html


@all_games
def test_the_rulebook_at_the_table_only_leads_to_the_material(slug: str) -> None:
    html = rules(Visitor("en"), slug, whole=False)
    assert f'href="/material/{slug}"' in html and 'id="house-rules"' not in html
    assert 'id="material"' not in html and "provenance" not in html


def test_reconstructed_parts_that_we_know_of() -> None:
    found = {grid.path: grid.provenance for grid in grids(usual("gluecksritter"))}
    assert (found["ducat_card"], found["document"]) == ("reconstructed", "reconstructed")
    assert found["coins"] == CONFIRMED
    assert marks("fugger") == 0
    rights = next(grid for grid in grids(usual("augsburg")) if grid.path == "rights")
    known = {row.id: row.provenance for row in rights.rows}
    assert (known["church"], known["mint_master"]) == ("reconstructed", CONFIRMED)
    provinces = next(grid for grid in grids(usual("emperor")) if grid.path == "electorates")
    assert provinces.rows[0].cells["spaces"].provenance == "reconstructed"
    assert provinces.rows[0].cells["votes"].provenance == CONFIRMED
    assert provinces.is_partly_reconstructed and rights.is_partly_reconstructed
    assert material(Visitor("en"), "emperor").count("partly reconstructed") == 2
    assert "partly reconstructed" not in material(Visitor("en"), "fugger")


def test_names_and_pictures_of_things() -> None:
    html = material(Visitor("fr"), "fugger")
    assert 'href="#i-jewels"' in html and "Pierres précieuses" in html
    assert "d01" in material(Visitor("de"), "gluecksritter")
    assert "Krämer" in material(Visitor("de"), "merchants")


def test_a_game_without_texts_shows_the_keys_of_its_file() -> None:
    words = MaterialTexts("en", "fugger")
    laid_out = grids({"odd_part": {"some_key": "<b>", "provenance": "derived"}})
    assert list(said(words, laid_out)) == [
        "<code>odd_part</code>",
        "<code>some_key</code>",
        "<code>&lt;b&gt;</code>",
    ]


def test_differences_name_the_key_and_both_values() -> None:
    usual_file = {"a": {"b": 1, "note": "x"}, "cards": [{"id": "p", "n": 1}, {"id": "q", "n": 2}]}
    here = {"a": {"b": 2, "note": "y"}, "cards": [{"id": "p", "n": 1}, {"id": "r", "n": 2}]}
    found = [(one.key, one.usual, one.here) for one in differences(usual_file, here)]
    assert found == [
        ("a.b", 1, 2),
        ("cards[q].id", "q", None),
        ("cards[q].n", 2, None),
        ("cards[r].id", None, "r"),
        ("cards[r].n", None, 2),
    ]


# Over HTTP ------------------------------------------------------------------------------------


def give(client: httpx.Client, table: str, content: bytes | str) -> httpx.Response:
    """Upload a components file to a table."""
    return client.post(f"{table}/material", files={"components": ("mine.toml", content)})


def test_the_file_can_be_downloaded(browser_client: httpx.Client) -> None:
    for slug in games.SLUGS:
        assert "components.toml" in shown(browser_client, f"/material/{slug}")
        assert f'href="/material/{slug}"' in shown(browser_client, f"/rules/{slug}")
        reply = browser_client.get(f"/material/{slug}/components.toml")
        assert reply.text == text_of(slug)
        assert "attachment" in reply.headers["content-disposition"]
    assert 'href="/material/fugger"' in shown(browser_client, "/?game=fugger")
    for path in ("/material/chess", "/material/chess/components.toml", "/table/none/material"):
        shown(browser_client, path, 404)


@languages
def test_mistakes_are_explained_on_the_page(browser_client: httpx.Client, language: str) -> None:
    browser_client.get(f"/language/{language}")
    table = opened(browser_client, seat3="friend")
    wrong = text_of("fugger").replace("florins_to_end = 100 ", 'florins_to_end = "<b>" ')
    reply = give(browser_client, table, wrong)
    assert reply.status_code == 422 and f'<html lang="{language}"' in reply.text
    words = MaterialTexts(language, "fugger")
    reason = words.say("problem-whole-number", value='"<b>"')
    for where in ("end.florins_to_end", "components.toml"):
        reason = words.say("problem-at", place=where, problem=reason)
    assert str(escape(reason)) in reply.text
    opening = words.say("error-material", word="")
    assert opening.strip() in reply.text
    for content, status in (
        (b"\xff\xfe", 422),
        (b"", 422),
        (MINE + "#" * 65_536, 413),
        (text_of("emperor"), 422),
    ):
        reply = give(browser_client, table, content)
        assert reply.status_code == status and 'role="alert"' in reply.text
    assert give(browser_client, table, "#" * 200_000).status_code == 413
    for body in (b"", b"--x--", b"--x\r\nnothing\r\n\r\n\r\n--x--"):
        kind = {"content-type": "multipart/form-data; boundary=x"}
        assert browser_client.post(f"{table}/material", content=body, headers=kind).is_client_error


def test_a_corrected_file_is_shown_and_kept(
    browser_client: httpx.Client, site: ServerProcess
) -> None:
    table = opened(browser_client, seat3="friend")
    assert f'href="{table}/material"' in shown(browser_client, table)
    reply = give(browser_client, table, "\ufeff" + MINE)
    assert (reply.status_code, reply.headers.get("location")) == (303, table)
    guest_headers = {"origin": site.base, "accept": "text/html"}
    with httpx.Client(base_url=site.base, headers=guest_headers, timeout=60) as guest:
        assert "Corrected material" in shown(guest, table)
        html = shown(guest, f"{table}/material")
        assert "end.florins_to_end" in html and "<td><b>40</b></td>" in html
        assert 'type="file"' not in html
        assert give(guest, table, MINE).status_code == 403
        assert guest.post(f"{table}/withdraw").status_code == 403
        assert guest.get(f"{table}/material/components.toml").text == MINE
    browser_client.post(f"{table}/seat", data={"seat": "2", "level": "random"})
    browser_client.post(f"{table}/start")
    assert "Corrected material" in shown(browser_client, table)
    assert give(browser_client, table, MINE).status_code == 409
    assert browser_client.post(f"{table}/withdraw").status_code == 409
    assert "Corrected material" in shown(browser_client, f"{table}?at=0")


def test_a_table_is_opened_with_a_corrected_file_and_again_with_the_same(
    browser_client: httpx.Client,
) -> None:
    sent = {"game": "fugger", "name": "Clara", "seat2": "bot", "level2": "random"}
    files = {"components-fugger": ("mine.toml", MINE), "components-emperor": ("", "")}
    reply = browser_client.post("/tables", data=sent, files=files, timeout=60)
    assert reply.status_code == 303, reply.text[:300]
    table = reply.headers["location"]
    assert "Corrected material" in shown(browser_client, table)
    where = table.removeprefix("/table/")
    html = shown(browser_client, f"/?game=fugger&material={where}")
    assert f'name="again-fugger" value="{where}" checked' in html
    again = browser_client.post("/tables", data={**sent, "again-fugger": where}, timeout=60)
    assert browser_client.get(f"{again.headers['location']}/material/components.toml").text == MINE
    wrong = {"components-fugger": ("mine.toml", "game = 1")}
    refused = browser_client.post("/tables", data=sent, files=wrong, timeout=60)
    assert refused.status_code == 422 and "components.toml" in refused.text
