"""Regions without a browser: every option is a button, nothing hidden or unescaped leaves."""

import asyncio
from copy import copy
from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.games import FOLDER, load
from kontor.server.page.regions import regions, update
from kontor.server.service.sight import TableSight
from kontor.text import rulebook
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.page import drawing, tables
from tests.page.drawing import Elements

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> list[TableSight]:
    """Return our sights of a whole game, moment by moment."""
    return tables.sights(
        tmp_path_factory.mktemp("game"),
        lambda sight: sight.answers % 4 < 2 or sight.phase == "over",
    )


@pytest.fixture(scope="module", params=[2, 4])
def other_games(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[TableSight]:
    """Return our sights of games for two and for four."""
    folder = tmp_path_factory.mktemp("games")

    def wanted(sight: TableSight) -> bool:
        return sight.answers % 15 == 0 or sight.phase == "over"

    return tables.sights(folder, wanted, request.param)


@languages
def test_every_option_is_a_button_with_its_word_and_clause(
    game: list[TableSight], language: str
) -> None:
    clauses = set(rulebook.load("fugger", language).ids())
    asked = [sight for sight in game if sight.question]
    assert asked
    for sight in asked:
        assert sight.question
        desk = Elements(regions(sight, language)["desk"])
        buttons = {b["value"]: b for b in desk.named("button") if b.get("form") == "answer"}
        assert set(buttons) == {option.word for option in sight.question.options}
        for option in sight.question.options:
            button = buttons[option.word]
            assert button["data-word"] == option.word
            assert button["aria-label"]
            assert button["data-piece"] == " ".join(option.pieces)
            named = (button["data-clauses"] or "").split()
            assert named == option.clauses and set(named) <= clauses
            assert ("data-confirm" in button) == option.confirm


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


def test_all_moments_are_drawn_well(game: list[TableSight], other_games: list[TableSight]) -> None:
    drawing.check([*game, *other_games])


def test_names_and_chat_are_escaped(game: list[TableSight]) -> None:
    drawn = regions(game[-1], "en")
    assert "Élise &lt;b&gt;" in drawn["players"]
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" in drawn["chat"]
    assert "<script" not in "".join(drawn.values())


def test_hidden_cards_are_never_in_the_html(game: list[TableSight]) -> None:
    """Whatever the others hold, the bytes that reach us are the same."""
    fugger = load("fugger")
    for number, sight in enumerate(game[:-1:5]):
        view = sight.view_object
        assert view is not None
        before = regions(sight, "fr")
        world = fugger.imagine(view, seeded(f"other world {number}"))
        sight.keep_view(world.view(sight.me))
        assert regions(sight, "fr") == before


def test_an_update_brings_only_what_has_changed(game: list[TableSight]) -> None:
    first, second = game[10], game[11]
    known = update(first, "fr")["regions"]
    assert update(first, "fr", known)["regions"] == {}
    changed = update(second, "fr", known)
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


def test_files_of_the_board_exist() -> None:
    folder = FOLDER / "fugger" / "board"
    assert {"board.html", "players.html", "hand.html", "board.css", "symbols.svg"} <= {
        path.name for path in folder.iterdir()
    }


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
