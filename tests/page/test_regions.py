"""Regions of Die Fugger without a browser: refusals, updates, the end, spectators."""

import asyncio
from copy import copy
from pathlib import Path

import pytest

from kontor.server.page.regions import regions
from kontor.server.page.updates import Page
from kontor.server.service.sight import TableSight
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.page import tables

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> list[TableSight]:
    """Return our sights of a whole game, moment by moment."""
    return tables.sights(
        tmp_path_factory.mktemp("game"),
        lambda sight: sight.answers % 4 < 2 or sight.phase == "over",
    )


@languages
def test_refusals_are_explained_and_cite_their_clause(
    game: list[TableSight], language: str
) -> None:
    for sight in game:
        if not sight.question:
            continue
        html = regions(sight, language)["desk"]
        for refusal in sight.refusals:
            if not refusal.word.endswith("*"):
                assert f'data-clause="{refusal.clause}"' in html


def test_an_update_brings_only_what_has_changed(game: list[TableSight]) -> None:
    first, second = game[10], game[11]
    page = Page("fr")
    assert page.update(first)
    assert page.update(first) is None
    changed = page.update(second)
    assert changed
    assert changed["version"] == second.version
    assert "log" in changed["regions"] and "chat" not in changed["regions"]


def test_the_end_shows_winners_sheet_and_proof(game: list[TableSight]) -> None:
    over = game[-1]
    assert over.phase == "over"
    drawn = regions(over, "en")
    for score in over.scores:
        assert f">{score}<" in drawn["result"]
    assert over.seed in drawn["result"] and over.commitment in drawn["result"]
    assert 'data-clause="R12.4"' in drawn["result"]
    for sight in game[:-1]:
        assert over.seed not in "".join(regions(sight, "en").values())


@languages
def test_who_did_not_sit_there_sees_a_seal_without_its_seed(
    game: list[TableSight], language: str
) -> None:
    over = copy(game[-1])
    over.keep_view(game[-1].view_object)  # type: ignore[arg-type]
    texts = Texts(language, "fugger")
    open_to_all, for_others = texts.say("page-proof-text"), texts.say("page-proof-watching")
    over.advised = True
    drawn = regions(over, language)
    assert open_to_all in drawn["result"] and "/analysis" in drawn["desk"]
    over.archive, over.seed, over.salt = False, "", ""
    drawn = regions(over, language)
    assert for_others in drawn["result"] and open_to_all not in drawn["result"]
    assert over.commitment in drawn["result"] and "/analysis" not in drawn["desk"]


def test_spectators_see_only_what_is_public(tmp_path: Path) -> None:
    async def look() -> TableSight:
        service = await tables.opened(tmp_path)
        table = await tables.dealt(service)
        await tables.answered(service, table, 20)
        seen = await service.sight(table, "a stranger")
        await service.store.close()
        return seen

    sight = asyncio.run(look())
    assert sight.me == -1
    drawn = regions(sight, "fr")
    assert "hcard" not in drawn["desk"] and "data-word" not in drawn["desk"]
