"""The components file: what it says takes effect, and what is wrong in it is named."""

from pathlib import Path

import pytest

from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.components import ComponentsError
from kontor.engine.playout import play_out
from kontor.games.emperor.game import load
from kontor.games.emperor.state import Emperor
from tests.games.emperor.table import COMPONENTS, GAME


def changed(folder: Path, old: str, new: str) -> Path:
    """Write a copy of the file with one text replaced once."""
    text = COMPONENTS.read_text("utf-8")
    assert old in text, old
    path = folder / "corrected.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def test_the_default_file_loads() -> None:
    assert (GAME.least_seats, GAME.most_seats, len(GAME.options)) == (2, 4, 11)
    assert sum(GAME.material.noble_spaces) == 25 and sum(GAME.material.city_spaces) == 15
    clauses = {option.name: option.clause for option in GAME.options}
    assert clauses["final_tie"] == "R14.4" and clauses["second_player_help"] == "R2.2"


def test_more_spaces_and_other_prices_take_effect(tmp_path: Path) -> None:
    path = changed(tmp_path, "noble = 3\ncity = 2\ncastle = 0", "noble = 5\ncity = 2\ncastle = 1")
    state = load(path).start(4, {}, seeded("wide"))
    assert isinstance(state, Emperor)
    board = state.board
    assert zones.count(board.noble_room, 0) == 5 and zones.count(board.castle_room, 0) == 1
    play_out(state, seeded("play"))
    assert state.is_over()


def test_a_richer_start_takes_effect(tmp_path: Path) -> None:
    state = load(changed(tmp_path, "start = 7", "start = 9")).start(3, {}, seeded("rich"))
    assert isinstance(state, Emperor) and state.board.thalers == [9, 9, 9]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("base = 6", "", "income.base: missing"),
        ("base = 6", 'base = "six"', "income.base: whole-number"),
        ("ages = [15, 25, 35, 45]", "ages = [15, 25, 35]", "aristocrat.ages: entries wanted=4"),
        ("city_nth = [1, 1, 2]", "city_nth = [1, 1]", "victory_points.city_nth: entries wanted=3"),
        ("rounds = 5", "rounds = 6", "round_track.reward: entries wanted=6"),
        ("deck_size = { 2 = 15", "deck_size = { 2 = 16", "card_backs.heads.deck_size.2"),
        ("action_cards = 21", "action_cards = 22", "pieces_common.action_cards"),
        ("city = 3 ", "city = 2 ", "electorates.*.spaces.city: least-sum least=15"),
        ('kind = "duchy"', 'kind = "kingdom"', "electorates.palatinate.kind"),
        ('value = "white"', 'value = "green"', "action_cards.rival.colour.value"),
        ('privilege_phase = "income"', 'privilege_phase = "ageing"', "saxony.privilege_phase"),
        (
            "three_heads = { doctor = 1",
            "three_heads = { doctor = 2",
            "card_backs.heads.three_heads",
        ),
        ("victory_point_cards = 41", "victory_point_cards = 40", "pieces_common.victory_point"),
        ('ids = ["red", "green"', 'ids = ["red", "red"', 'player_colours.ids: twice value="red"'),
        ('"mainz"]\nrow_lower', '"bonn"]\nrow_lower', "board.order.row_upper: other-value"),
        (
            "never_taken = true",
            "never_taken = false",
            "knight.never_taken: other-value wanted=true",
        ),
        ('id = "final_tie"', 'id = "last_tie"', "options[2].id: unknown-value"),
        ("ones = 18", "ones = 19", "victory_cards.total"),
        ('game = "emperor"', 'game = "fugger"', "game: unknown-value"),
        ("age = 35", "age = 36", "setup.step[2].age: unknown-value"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        load(changed(tmp_path, old, new))
    assert "corrected.toml" in str(caught.value) and complaint in str(caught.value)
