"""The time that is left: in every language, and never a reason to send a region again."""

import re
from pathlib import Path

import pytest

from kontor.server.page.pages import Visitor
from kontor.server.page.pages import table as table_page
from kontor.server.page.regions import regions
from kontor.server.page.updates import Page
from kontor.server.service.sight import TableSight
from kontor.text.languages import LANGUAGES
from tests.page import tables

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def sights(tmp_path_factory: pytest.TempPathFactory) -> list[TableSight]:
    """Return our sights of live negotiations."""
    folder: Path = tmp_path_factory.mktemp("clock")
    live = {"negotiation_mode": "live"}
    return tables.sights(folder, lambda sight: sight.deadline > 0, 3, 120, "merchants", live)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_with_a_deadline_shows_it(sights: list[TableSight], language: str) -> None:
    assert sights
    for sight in sights:
        desk = regions(sight, language)["desk"]
        assert f'role="timer" data-deadline="{sight.deadline}"' in desk
        visitor = Visitor(language=language)
        assert re.search(r'data-now="\d+\.', table_page(sight, visitor))


def test_an_earlier_moment_shows_no_clock(sights: list[TableSight]) -> None:
    sight = sights[0]
    sight.at_answer -= 1
    assert "data-deadline" not in regions(sight, "en")["desk"]
    sight.at_answer += 1


def test_time_that_passes_changes_no_region(sights: list[TableSight]) -> None:
    page = Page("fr")
    assert page.update(sights[-1])
    assert page.update(sights[-1]) is None
