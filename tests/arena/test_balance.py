"""Balance: variants differ in one thing, share their deals, and the report stands alone."""

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kontor import games
from kontor.arena import balance_report
from kontor.arena.balance import balance, lead, material_of, rules_of, value_of
from kontor.arena.contest import Contest, ContestError
from kontor.arena.material_values import differences, own_material, with_value, written
from kontor.arena.measured_game import Outcome
from kontor.arena.wording import Wording
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.arena.halls import held
from tests.arena.test_html import ADDRESS, tree
from tests.cli.program import as_json, kontor

BASE = Contest("fugger", 3, ("random",), 12, "balance")
PLACE = "evaluation.trigger_cards"


@cache
def found() -> dict[str, Any]:
    """Return a small study of a house rule and a value."""
    rules, _ = rules_of(BASE, ["draw_rule"])
    variants = [*rules, value_of(BASE, PLACE, "8")]
    return balance(held(BASE), [(variant, held(variant.contest)) for variant in variants])


def test_every_house_rule_is_varied_value_by_value() -> None:
    variants, clashing = rules_of(BASE, [])
    options = games.load("fugger").options
    assert len(variants) == sum(len(option.values) - 1 for option in options)
    assert clashing == []
    for variant in variants:
        assert variant.contest == replace(BASE, options=((variant.name, variant.value),))


def test_rules_that_clash_with_the_others_are_left_out() -> None:
    base = Contest("merchants", 3, ("random",), 3, "x", options=(("start_cities", "set_a"),))
    variants, clashing = rules_of(base, ["courier_start"])
    assert variants and clashing
    assert "paris_r2" in {variant.value for variant in clashing}


def test_an_unknown_rule_or_value_is_named() -> None:
    with pytest.raises(ContestError, match="setup-unknown-option"):
        rules_of(BASE, ["colour"])
    for place in ("nowhere", "evaluation.nowhere", "evaluation", "goods[99].index", "a b", ""):
        with pytest.raises(ContestError, match="study-no-such-value"):
            value_of(BASE, place, "1")
    with pytest.raises(ContestError, match="arena-bad-components"):
        value_of(BASE, PLACE, "-1")


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_file_that_is_written_anew_says_the_same(slug: str) -> None:
    text = own_material(slug)
    again = written(tomllib.loads(text))
    assert tomllib.loads(again) == tomllib.loads(text)
    assert differences(slug, text, again) == []


def test_one_value_is_changed_and_nothing_else() -> None:
    assert differences("fugger", "", with_value("fugger", "", PLACE, "8")) == [(PLACE, "5", "8")]


def test_a_study_weighs_seats_rules_and_material() -> None:
    study = found()
    assert study["games"] == 12 and study["complete"]
    assert sum(row["share"]["value"] for row in study["seats"]) == pytest.approx(1, abs=0.001)
    rule, value = study["variants"]
    assert (rule["kind"], rule["name"]) == ("rule", "draw_rule") and rule["differences"] == []
    assert value["differences"] == [[PLACE, "5", "8"]]
    # With eight cards instead of five until the market, there are fewer of them in a game.
    assert value["measures"]["rounds"]["high"] < 0
    for one in study["variants"]:
        assert sum(row["share"]["value"] for row in one["seats"]) == pytest.approx(0, abs=0.001)


def test_the_same_material_changes_nothing() -> None:
    same = material_of(BASE, "file", "mine.toml", "", own_material("fugger"))
    assert same.changes == []
    (variant,) = balance(held(BASE), [(same, held(same.contest))])["variants"]
    for change in variant["measures"].values():
        assert change == {"value": 0.0, "low": 0.0, "high": 0.0}


def test_the_lead_is_that_of_the_winner_alone() -> None:
    assert lead((), Outcome((1,), (1, 9, 7), 3, (), points=(5, 9, 7))) == 2
    assert lead((), Outcome((0, 1), (9, 9, 7), 3, (), points=(9, 9, 7))) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_stands_alone_in_each_language(language: str) -> None:
    left_out = [{"kind": "rule", "name": "tie_break", "value": "shared"}]
    page = balance_report.page(found(), left_out, "kontor study <fugger>", language)
    root = tree(page)
    assert root.attrib["lang"] == language and not ADDRESS.search(page)
    words = " ".join(root.itertext())
    texts = Texts(language, "fugger")
    for name in ("study-section-changes", "study-lead", "study-place", "table-draw-rule"):
        assert texts.say(name) in words, name
    assert PLACE in words and "kontor study <fugger>" in words


def test_the_command_compares_two_components_files(tmp_path: Path) -> None:
    files = [tmp_path / "five.toml", tmp_path / "eight.toml"]
    files[0].write_text(own_material("fugger"), "utf-8")
    files[1].write_text(with_value("fugger", "", PLACE, "8"), "utf-8")
    page, rows = tmp_path / "study.html", tmp_path / "rows.csv"
    asked = ["study", "fugger", "--bots", "random", "-n", "6", "--html", str(page)]
    for file in files:
        asked += ["--components", str(file)]
    study = as_json(*asked, "--rows", str(rows))
    (variant,) = study["variants"]
    assert (variant["kind"], variant["name"]) == ("file", "eight.toml")
    assert variant["differences"] == [[PLACE, "5", "8"]]
    assert str(tmp_path) not in page.read_text("utf-8")
    assert len(rows.read_text("utf-8").splitlines()) == 1 + 12


def test_the_command_prints_tables() -> None:
    done = kontor("study", "fugger", "--bots", "random", "-n", "3", "--vary", "draw_rule",
                  "--lang", "fr")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Part des victoires par place" in done.stdout and "Piocher" in done.stdout
    # One deal says how much, but not how surely.
    assert "Une seule donne" in done.stdout and "*" not in done.stdout


@pytest.mark.parametrize(
    ("language", "huge"), [("en", "−12.4M"), ("de", "−12,4\u00a0Mio."), ("fr", "−12,4\u00a0M")]
)
def test_scores_of_any_size_can_be_read(language: str, huge: str) -> None:
    wording = Wording(language)
    assert wording.level(-12_374_106) == wording.change(-12_374_106) == huge
    assert wording.change(12_374_106) == "+" + huge.lstrip("−")
    assert wording.level(12.34) in ("12.3", "12,3")
