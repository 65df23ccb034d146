"""The table of In the Shadow of the Emperor without a browser: pieces, steps, votes, points."""

import asyncio
import re
from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import Message
from kontor.engine.playout import next_seat
from kontor.games import load
from kontor.games.emperor.board.board import Picture, picture, shown
from kontor.games.emperor.board.provinces import Outlook
from kontor.games.emperor.board.steps import chain
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.forecast import Standing
from kontor.games.emperor.table.material import ELECTORATE_NAMES
from kontor.games.emperor.table.view import EmperorView
from kontor.server.page.regions import regions
from kontor.server.service.sight import TableSight
from tests.page import tables
from tests.page.drawing import Elements
from tests.page.foretold import previews_of

# Players, and which value every table option has.
CASES = [(2, 0), (3, 0), (4, 0), (2, 1), (3, 2), (4, 1)]


def house_rules(which: int) -> dict[str, str]:
    """Return all table options with their first, second or last value."""
    return {
        option.name: option.values[min(which, len(option.values) - 1)]
        for option in load("emperor").options
    }


def played(folder: Path, seats: int, options: dict[str, str]) -> list[TableSight]:
    """Play a whole game; keep our sights of new questions, and of every fifth moment."""

    async def play() -> list[TableSight]:
        service = await tables.opened(folder)
        table = await tables.dealt(service, seats, "emperor", options)
        chance = seeded(f"table {seats} {options}")
        found: list[TableSight] = []
        asked: set[str] = set()
        for step in range(600):
            ours = await service.sight(table, tables.DEVICE)
            name = ours.question.name if ours.question else ""
            if name not in asked or step % 5 == 0 or ours.phase == "over":
                asked.add(name)
                found.append(ours)
            if ours.phase == "over":
                break
            device, sight = tables.DEVICE, ours
            if not (sight.question and sight.question.awaited):
                device, sight = tables.OTHER, await service.sight(table, tables.OTHER)
            assert sight.question
            groups: dict[str, list[str]] = {}
            for option in sight.question.options:
                groups.setdefault(":".join(option.word.split(":")[:2]), []).append(option.word)
            group = list(groups.values())[chance.below(len(groups))]
            word = group[chance.below(len(group))]
            await service.answer(device, table, sight.me, word, sight.version, f"{step}")
        await service.store.close()
        return found

    return asyncio.run(play())


@pytest.fixture(scope="module", params=CASES, ids=[f"{seats}-{which}" for seats, which in CASES])
def game(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[TableSight]:
    """Return our sights of whole games for two, three and four, with all house rules."""
    seats, which = request.param
    return played(tmp_path_factory.mktemp("emperor"), seats, house_rules(which))


def drawn_picture(sight: TableSight) -> Picture:
    """Return what the templates draw of a sight."""
    view = sight.view_object
    assert view is not None
    return picture(view, [Message(event.name, event.facts) for event in sight.events])


def test_every_answer_points_at_what_lies_on_the_board(game: list[TableSight]) -> None:
    for sight in game:
        if not sight.question:
            continue
        board = Elements(regions(sight, "fr")["board"])
        pieces = {attrs.get("data-piece") for _, attrs in board.found}
        for option in sight.question.options:
            on_board = [piece for piece in option.pieces if not piece.startswith("card:")]
            assert set(on_board) <= pieces, option.word


def test_steps_open_and_close(game: list[TableSight]) -> None:
    """Every step has its panel, every panel its button, and all steps can be taken back."""
    for sight in game:
        if not sight.question or sight.question.name != "prompt-action":
            continue
        desk = Elements(regions(sight, "fr")["desk"])
        steps = {b["data-step"] for b in desk.named("button") if "data-step" in b}
        panels = {d["data-when"] for d in desk.named("div") if "data-when" in d}
        assert steps - {""} == panels
        taken = {step for o in sight.question.options for step in chain(o.word)}
        assert taken == panels


def test_votes_under_seal_are_never_in_the_html(game: list[TableSight]) -> None:
    """Whatever the others have voted, the bytes that reach us are the same."""
    emperor = load("emperor")
    for number, sight in enumerate(game):
        if sight.view and sight.view["question"] == "vote":
            view = sight.view_object
            assert view is not None
            before = regions(sight, "fr")
            for other in range(3):
                sight.keep_view(emperor.imagine(view, seeded(f"{number} {other}")).view(sight.me))
                assert regions(sight, "fr") == before


def test_influence_and_its_outlook_are_always_shown(game: list[TableSight]) -> None:
    for sight in game[::4]:
        board = regions(sight, "en")["board"]
        for province in drawn_picture(sight).provinces:
            for row in province.influence:
                assert f'data-fore="inf-{province.name}-{row.seat}">{row.number}<' in board
            if province.is_open and sight.phase != "over":
                assert f'data-fore="out-{province.name}"' in board


def test_points_of_others_are_hidden_where_the_table_wants_it(game: list[TableSight]) -> None:
    for sight in game[::4]:
        players = regions(sight, "fr")["players"]
        is_open = drawn_picture(sight).view.rules.scores_are_open or sight.phase == "over"
        for seat in range(len(sight.seats)):
            is_shown = f'data-count="points-{seat}"' in players
            assert is_shown == (is_open or seat == sight.me)


def test_points_by_source_add_up(game: list[TableSight]) -> None:
    over = game[-1]
    assert over.phase == "over"
    points = drawn_picture(over).history.points
    assert [sum(row) for row in zip(*points.values(), strict=True)] == over.scores
    for score in over.scores:
        assert f">{score}<" in regions(over, "fr")["result"]


def test_the_end_of_a_round_is_told(game: list[TableSight]) -> None:
    over = game[-1]
    told = drawn_picture(over).history.last()
    assert told is not None and told.number == 5
    assert told.provinces and told.verdict
    assert 'id="evaluation-sheet"' in regions(over, "de")["evaluation"]


def test_a_knight_that_was_moved_leaves_a_trail_from_its_province(game: list[TableSight]) -> None:
    """One of the supply leaves none: lines from everybody's corner would hide what they cross."""
    found: dict[str, set[bool]] = {"place": set(), "seat": set()}
    for sight in game:
        if not drawn_picture(sight).knights_from:
            continue
        board = regions(sight, "en")["board"]
        for start in re.findall(r'data-k="(?:knight|castle)-[^"]*"[^>]*', board):
            came = re.findall(r'data-from="(seat|place):', start)[0]
            found[came].add('data-trail="new"' in start)
    assert found == {"place": {True}, "seat": {False}}


def test_phase_v_does_what_the_board_foretells() -> None:
    """Who is said to take, keep or lose a seat does so, whatever is decided elsewhere."""
    chance = seeded("phase V")
    compared = 0
    for number in range(8):
        state = load("emperor").start(2 + number % 3, {}, chance)
        foretold: dict[str, Standing] = {}
        while not state.is_over():
            seat = next_seat(state.awaited())
            view = state.view(seat)
            assert isinstance(view, EmperorView)
            code = state.random_option(seat, chance)
            if view.board.phase == codes.ACTIONS:
                foretold = shown(view) | previews_of("emperor", state, seat).after(code)
            elif view.board.phase > codes.ELECTORS:
                for place, standing in foretold.items():
                    outlook = Outlook(standing.board, standing.electorate)
                    if outlook.outcome in ("keeps", "takes", "falls"):
                        winner = codes.NOBODY if outlook.outcome == "falls" else outlook.winner
                        assert view.board.elector(ELECTORATE_NAMES.index(place)) == winner
                        compared += 1
                foretold = {}
            state.play(seat, code)
    assert compared > 50


def test_spectators_see_the_display_and_no_answers(tmp_path: Path) -> None:
    async def look() -> TableSight:
        service = await tables.opened(tmp_path)
        table = await tables.dealt(service, 3, "emperor")
        await tables.answered(service, table, 20)
        seen = await service.sight(table, "a stranger")
        await service.store.close()
        return seen

    drawn = regions(asyncio.run(look()), "fr")
    assert "data-word" not in drawn["desk"]
    assert drawn["board"].count('class="acard idle') == 13
