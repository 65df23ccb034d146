"""The report: one well-formed file in three languages that needs nothing else."""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from kontor.arena import html_report, plots
from kontor.arena.contest import Contest
from kontor.arena.study import report
from kontor.arena.wording import Wording
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.arena.halls import SMALL, held

in_all_languages = pytest.mark.parametrize("language", LANGUAGES)
ADDRESS = re.compile(r"https?:|//|\burl\(|@import|\bsrc=|\bhref=|<script|<link|<img|javascript:")


@cache
def found() -> dict[str, Any]:
    """Return the report of a small study of a house rule."""
    variants = [
        Contest("fugger", 3, ("steward", "random"), 6, "page", options=(("draw_rule", value),))
        for value in ("hold_at_most_four", "hold_at_most_three")
    ]
    return report([held(variant) for variant in variants], 1.0)


def tree(text: str) -> ElementTree.Element:
    """Parse a report as strictly as XML demands."""
    return ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))


@in_all_languages
def test_the_report_is_well_formed_and_stands_alone(language: str) -> None:
    page = html_report.page(found(), "kontor arena", language)
    root = tree(page)
    assert root.attrib["lang"] == language
    assert not ADDRESS.search(page)
    policy = next(meta for meta in root.iter("meta") if "http-equiv" in meta.attrib)
    assert policy.attrib["content"] == "default-src 'none'; style-src 'unsafe-inline'"
    assert "prefers-color-scheme: dark" in page and "width=device-width" in page
    assert all(element.attrib["aria-label"] for element in root.iter("svg"))


@in_all_languages
def test_the_report_is_worded_in_its_language(language: str) -> None:
    page = html_report.page(found(), "kontor arena", language)
    words = " ".join(tree(page).itertext())
    texts = Texts(language, "fugger")
    for name in ("arena-section-bots", "arena-section-seats", "arena-method", "level-steward",
                 "table-draw-rule-hold-at-most-three", "arena-winners"):  # fmt: skip
        assert texts.say(name) in words, name
    for other in LANGUAGES:
        if other != language:
            assert Texts(other).say("arena-method") not in words


def test_every_part_has_its_plots() -> None:
    page = html_report.page(found(), "kontor arena", "en")
    contest, effect, times = 7, 4, 1
    assert len(list(tree(page).iter("svg"))) == 2 * contest + effect + times


def test_what_is_typed_is_escaped() -> None:
    page = html_report.page(found() | {"seed": "<b>&"}, "<i>", "en")
    assert "<b>" not in page and "<i>" not in page and "&lt;b&gt;&amp;" in page


def test_a_report_of_one_bot_against_itself_is_written() -> None:
    alone = Contest("fugger", 3, ("random",), 3, "alone")
    tree(html_report.page(report([held(alone)], 1.0), "kontor arena", "en"))


def test_a_field_is_shown_as_one_against_the_table() -> None:
    contest = Contest("fugger", 3, ("steward", "random"), 3, "field", field=True)
    page = html_report.page(report([held(contest)], 1.0), "kontor arena", "en")
    assert "Steward against Random" in page and "One against the table" in page


def test_the_same_games_give_the_same_report() -> None:
    one, other = (report([held(SMALL)], 1.0) for _ in range(2))
    assert one.pop("times")["bots"] and other.pop("times")["bots"]
    assert one == other


def test_points_stand_where_their_values_are() -> None:
    rows = [plots.Point("a", 0.5, 0.0, 1.0, "half")]
    drawing = ElementTree.fromstring(
        plots.points("t", rows, lambda value, digits: f"{value:.{digits}f}")
    )
    dot = next(drawing.iter("circle"))
    assert float(dot.attrib["cx"]) == pytest.approx(plots.WIDTH / 2)


@pytest.mark.parametrize("values", [[0.0], [1.0, 1.0], [-3.0, 900.0], [0.0001, 0.0002]])
def test_an_axis_copes_with_any_values(values: list[float]) -> None:
    for logarithmic in (False, True):
        axis = plots.Axis(values, logarithmic)
        for value in values:
            assert 0 <= axis.place(value) <= plots.WIDTH
        assert len(axis.ticks()) <= 12


@pytest.mark.parametrize("ends", [(-0.9, 0.1), (0.0, 12.0), (0.31, 0.37), (-40000.0, 90.0)])
def test_neighbours_at_an_axis_are_told_apart(ends: tuple[float, float]) -> None:
    axis = plots.Axis(ends)
    wording = Wording("en")
    for written in (wording.number, wording.axis_percent, wording.axis_points):
        texts = [written(value, axis.decimals()) for value in axis.ticks()]
        assert len(set(texts)) == len(texts) >= 2 and "−0" not in texts


def test_powers_of_ten_of_time_are_written_in_their_units() -> None:
    powers = [10.0**power for power in range(-3, 5)]
    assert [Wording("en").axis_time(power, 0).replace("\u00a0", " ") for power in powers] == [
        "1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "+1,234.5 / −0.1 / 0.0"), ("fr", "+1 234,5 / −0,1 / 0,0"),
     ("de", "+1.234,5 / −0,1 / 0,0")],
)  # fmt: skip
def test_numbers_are_written_as_readers_expect(language: str, expected: str) -> None:
    wording = Wording(language)
    found = " / ".join(wording.signed(value, 1) for value in (1234.5, -0.1, -0.01))
    assert re.sub("[\u00a0\u202f]", " ", found) == expected


@pytest.mark.parametrize(("least", "step"), [(0.9, 1), (1.1, 2), (2.1, 5), (6, 10), (0.03, 0.05)])
def test_steps_are_round(least: float, step: float) -> None:
    assert plots.nice_step(least) == pytest.approx(step)
