"""Advice without a browser: levels on the start page, hints, reasons and analyses in words."""

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from kontor import games
from kontor.bots.roster import NAMES
from kontor.server.page import advice, pages
from kontor.server.page.advice import turning_points
from kontor.server.page.curve import LABEL, NARROW, WIDE, Curve
from kontor.server.page.home import home
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.pages import Visitor
from kontor.server.page.regions import regions
from kontor.server.service.analysis import Analysis
from kontor.server.service.own_tables import Mine
from kontor.server.service.sight import TableSight
from kontor.server.service.thinking import Task
from kontor.text.languages import LANGUAGES
from tests.page.drawing import Elements
from tests.server.advised import advising, against, answered_by_bots, complete, played_to_end
from tests.server.learned import learned, untrained
from tests.server.people import ADA

every_game = pytest.mark.parametrize(
    "slug", [slug for slug in games.SLUGS if games.learned(slug) is not None]
)
STEPS = 4


@pytest.fixture(autouse=True)
def every_game_is_learned() -> Iterator[None]:
    """Let every game have a value that needs no training."""
    with learned():
        yield


def seen(sight: TableSight, language: str) -> str:
    """Return all regions of a table as one text."""
    return "".join(regions(sight, language).values())


@every_game
def test_hints_and_reasons_are_said_in_all_languages(slug: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with advising(f"sqlite:///{tmp_path / 'tables.db'}") as service:
            bots = max(2, games.load(slug).least_seats - 1)
            table = await against(service, *["steward"] * bots, game=slug)
            for step in range(STEPS):
                sight = await service.sight(table, ADA)
                assert sight.question
                asked = sight.question.awaited and not sight.forced
                hint = await service.hint(ADA, table, sight.me) if asked else None
                told = [event for event in sight.events if event.by > 0 and event.chosen]
                why = [await service.why(ADA, table, event.number) for event in told[-2:]]
                for language in LANGUAGES:
                    html = seen(sight, language)
                    assert ('id="hint-button"' in html) == (hint is not None)
                    assert html.count("data-explain=") == len(told)
                    if hint:
                        drawn = Elements(advice.explanation(hint, sight, language, "hint"))
                        words = {button["data-take"] for button in drawn.named("button")}
                        assert words == {one.word for one in hint.opinions}
                    for found in why:
                        assert Elements(advice.explanation(found, sight, language, "why")).found
                word = sight.question.options[0].word
                await service.answer(ADA, table, sight.me, word, sight.version, f"key {step}")
                await answered_by_bots(service, table)

    asyncio.run(test())


def test_without_a_learned_value_nothing_is_offered(tmp_path: Path) -> None:
    async def test() -> None:
        async with advising(f"sqlite:///{tmp_path / 'tables.db'}") as service:
            table = await against(service, "steward", "steward")
            with learned(lambda slug: None):
                html = seen(await service.sight(table, ADA), "en")
                assert "hint-button" not in html and "data-explain" not in html
                html = home(Visitor("en"), Mine(), [])
                assert 'value="steward"' in html and 'value="master"' not in html
            html = home(Visitor("de"), Mine(), [])
            assert "Großmeister" in html and html.count('value="master"') == 5

    asyncio.run(test())


def test_a_level_is_offered_only_for_the_games_that_it_has_learned() -> None:
    with learned(lambda slug: untrained(slug) if slug == "fugger" else None):
        assert dict(pages.levels(["emperor", "fugger"]))["master"] == ["fugger"]
        html = home(Visitor("fr"), Mine(), [], "emperor")
        options = Elements(html.replace("<!doctype html>", ""))
        masters = [one for one in options.named("option") if one["value"] == "master"]
        assert masters and all("disabled" in one for one in masters)


def test_each_level_says_what_its_decisions_give_away(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"steward": [("emperor", 1.26), ("fugger", 3.0)], "nobody": [("fugger", 9.0)]}
    monkeypatch.setattr("kontor.server.page.home.given_away", lambda: measured)
    for language, written in (("en", "1.3"), ("de", "1,3"), ("fr", "1,3")):
        html = home(Visitor(language), Mine(), [], "emperor")
        told = PageTexts(language).say("page-level-loss", number=written)
        assert html.count(told) == 1 and ".<span data-games" not in html
        spans = [one for one in Elements(html.replace("<!doctype html>", "")).named("span")
                 if one.get("data-games") in ("emperor", "fugger")]  # fmt: skip
        assert [(one["data-games"], "hidden" in one) for one in spans] == [
            ("emperor", False), ("fugger", True),
        ]  # fmt: skip


def test_what_was_measured_is_told_of_known_levels_and_games() -> None:
    """Whoever knows more gives away less: what the levels tell must bear their order out."""
    found = pages.given_away()
    assert set(found) <= set(NAMES)
    by_game: dict[str, dict[str, float]] = {}
    for level, losses in found.items():
        for slug, points in losses:
            by_game.setdefault(slug, {})[level] = points
    assert by_game and set(by_game) <= set(games.SLUGS)
    for losses_of in by_game.values():
        assert 100 > losses_of["random"] >= losses_of["apprentice"] > losses_of["master"] >= 0
        assert losses_of["journeyman"] > losses_of["master"]


def test_the_analysis_is_drawn_in_all_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.server.service.analysis.ALL_TOGETHER", 0.1)

    async def test() -> None:
        async with advising(f"sqlite:///{tmp_path / 'tables.db'}") as service:
            table = await against(service, "steward", "steward")
            sight = await played_to_end(service, table)
            assert f'href="/table/{table}/analysis"' in seen(sight, "en")
            early = await service.review(ADA, table)
            progress = Elements(advice.part(early, sight, "fr")).named("progress")
            assert progress or early.analysis.is_complete
            review = await complete(service, ADA, table)
            for language in LANGUAGES:
                drawn = Elements(advice.part(review, sight, language))
                assert len(drawn.named("polyline")) == 2 * 3
                assert f"/table/{table}?at=0" in {link["href"] for link in drawn.named("a")}
                page = advice.page(review, sight, Visitor(language))
                assert f'<html lang="{language}"' in page
                others = await service.sight(table, "a device without a seat")
                assert 'class="decision ' not in advice.part(review, others, language)
                assert 'class="decision ' in advice.part(review, sight, language)

    asyncio.run(test())


def analysis(*points: list[float]) -> Analysis:
    """Return an analysis with a curve."""
    made = Analysis(Task("fugger", 1, 2, {}, "", "", [], 0, ""), set())
    made.points = list(points)
    return made


def test_turning_points_are_the_largest_changes_before_the_end() -> None:
    found = analysis([0.5, 0.5], [0.7, 0.3], [0.69, 0.31], [0.3, 0.7], [0.35, 0.65], [1.0, 0.0])
    turns = turning_points(found)
    assert [(turn.answers, turn.seat) for turn in turns] == [(1, 0), (3, 1), (4, 0)]
    assert turning_points(analysis([0.5, 0.5], [0.51, 0.49], [1.0, 0.0])) == []


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_labels_at_the_end_of_the_curve_leave_each_other_room(size: tuple[int, int]) -> None:
    curve = Curve(size, [[0.25] * 4, [1.0, 0.0, 0.0, 0.0]], [0, 1], [1])
    heights = [height for _, height in curve.labels()]
    assert all(low - high >= LABEL for high, low in pairwise(heights))
    assert all(curve.top <= height <= curve.bottom for height in heights)
    assert curve.line(0).count(",") == 2 and len(curve.turns()) == 1
