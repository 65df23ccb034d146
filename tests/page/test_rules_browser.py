"""The rules at the table: they open where the question is, and can be searched; and on paper."""

from pathlib import Path

import pytest

from tests.page.playing import Guests

pytestmark = pytest.mark.timeout(300)


def test_rules_open_at_the_clauses_of_the_question_and_are_searched(guest: Guests) -> None:
    person = guest("en")
    person.new_table()
    person.my_turn()
    page = person.page
    asked = page.locator("[data-clauses]").evaluate_all(
        "all => [...new Set(all.flatMap((one) => one.dataset.clauses.split(' ')))]"
    )
    page.click("a[data-panel=rules]")
    page.wait_for_selector("#rules-panel .is-wanted")
    wanted = page.locator("#rules-body .is-wanted")
    marked = wanted.evaluate_all("all => all.map((one) => one.id)")
    assert set(marked) == set(asked) and len(marked) > 1
    page.wait_for_function(
        """() => {
          const body = document.getElementById("rules-body").getBoundingClientRect();
          const first = document.querySelector("#rules-body .is-wanted").getBoundingClientRect();
          return body.top <= first.top && first.bottom <= body.bottom;
        }"""
    )
    table = page.url
    page.fill("#rules-panel input[name=q]", "jakob")
    page.keyboard.press("Enter")
    found = page.locator("#rules-body a.found[href^='/rules/fugger#R6']").first
    number = (found.get_attribute("href") or "").partition("#")[2]
    found.click()
    page.wait_for_selector(f"#rules-body [id='{number}'].is-wanted")
    assert wanted.count() == 1 and page.url == table


def test_on_paper_a_rulebook_has_no_tools(guest: Guests, tmp_path: Path) -> None:
    person = guest("fr")
    person.open("/rules/merchants")
    page = person.page
    page.emulate_media(media="print")
    for gone in (".topbar", ".rules-lead", ".rules-search", ".glossary-search", ".rules-material"):
        assert page.locator(gone).first.is_hidden(), gone
    top = page.locator(".rules-text h1").bounding_box()
    contents = page.locator(".rules-toc").bounding_box()
    assert top and contents and top["y"] < contents["y"]
    style = "one => [getComputedStyle(one).breakInside, getComputedStyle(one).color]"
    assert page.locator(".rule-clause").first.evaluate(style)[0] == "avoid"
    assert page.locator(".rule-clause p a").first.evaluate(style)[1] == "rgb(0, 0, 0)"
    page.pdf(path=tmp_path / "rules.pdf", format="A4", prefer_css_page_size=True)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
