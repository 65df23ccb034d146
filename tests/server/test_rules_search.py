"""Searching the rules over HTTP: without script, in the reader's language, within bounds."""

import re

import pytest

from kontor import games
from kontor.server.page.found_rules import SHOWN, rules_found
from kontor.server.page.pages import Visitor, rules
from kontor.text import terms
from kontor.text.languages import LANGUAGES
from kontor.text.rule_search import index
from tests.server.people import run
from tests.server.visitors import running, visitor

languages = pytest.mark.parametrize("language", LANGUAGES)
LINK = re.compile(r'class="found" href="/rules/(\w+)#([\w.-]+)"')


def test_a_form_without_script_finds_a_clause(sqlite: str) -> None:
    async def test() -> None:
        async with running(sqlite) as app, visitor(app) as client:
            client.headers["accept-language"] = "de"
            for path in ("/rules", "/rules/fugger"):
                page = await client.get(path)
                assert '<form class="rules-search" method="get" action="/rules"' in page.text
            found = await client.get("/rules", params={"q": "markttag PREISE"})
            assert found.status_code == 200 and found.text.startswith("<!doctype html>")
            assert ("fugger", "R8") in LINK.findall(found.text)
            assert "<mark>Markttag</mark>" in found.text
            part = await client.get("/rules", params={"q": "R4.5", "game": "emperor", "panel": ""})
            assert part.text.startswith("<section") and LINK.findall(part.text)[0][0] == "emperor"
            for query in (" ", "x" * 5000, "<script>alert(1)</script>", "\0'\"&%"):
                odd = await client.get("/rules", params={"q": query, "game": "../.."})
                assert odd.status_code == 200 and "<script>" not in odd.text

    run(test())


def test_of_other_games_only_some_passages_are_shown() -> None:
    asked = LINK.findall(rules_found(Visitor("en"), "R1", "emperor"))
    games_found = [slug for slug, _ in asked]
    assert games_found[0] == "emperor" and games_found.count("emperor") > SHOWN
    assert games_found.count("fugger") == SHOWN
    html = rules_found(Visitor("en"), "R1", "emperor")
    assert 'href="/rules?q=R1&game=fugger"' in html and "&game=emperor" not in html


@languages
def test_whatever_is_found_has_its_anchor_on_the_page(language: str) -> None:
    for slug in games.SLUGS:
        page = rules(Visitor(language), slug)
        anchors = re.findall(r'\bid="([^"]+)"', page)
        assert len(anchors) == len(set(anchors))
        wanted = {one.anchor for one in index(language).passages if one.game == slug}
        assert wanted and wanted <= set(anchors), wanted - set(anchors)
        for term in terms.terms(None, language):
            found = LINK.findall(rules_found(Visitor(language), term.word, slug))
            linked = {anchor for game, anchor in found if game == slug}
            assert linked and linked <= set(anchors), linked - set(anchors)


@languages
@pytest.mark.parametrize("slug", games.SLUGS)
def test_rulebooks_lead_to_all_games_and_to_the_material(slug: str, language: str) -> None:
    page = rules(Visitor(language), slug)
    nav = page.partition('<nav class="rules-games"')[2].partition("</nav>")[0]
    assert {f'href="/rules/{one}"' for one in games.SLUGS} <= set(re.findall(r'href="[^"]+"', nav))
    current = re.findall(r'href="/rules/(\w+)" aria-current="page"', nav)
    assert current == [slug]
    overview = page.partition("<section")[0]
    assert 'href="#material"' in overview
    assert f'href="/material/{slug}"' in page.partition('id="material"')[2]
