"""The material can be corrected in components.toml alone, and mistakes are named."""

from pathlib import Path

import pytest

from kontor.engine.components import ComponentsError
from kontor.games import FOLDER
from kontor.games.gluecksritter.game import load
from tests.games.gluecksritter.table import GAME, options, plan, table

SOURCE = (FOLDER / "gluecksritter" / "components.toml").read_text("utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the components with some changes."""
    text = SOURCE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = folder / "components.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("copies = 2", "copies = 3", "document_deck.count"),
        ('effect = "extra_action"', 'effect = "fly"', "document[0].effect"),
        ('windows = ["limit"]', 'windows = ["midnight"]', "document[6].windows[0]"),
        ('windows = ["limit"]', 'windows = ["planning"]', "document[6].windows[0]"),
        ('target = "opponent"', 'target = "none"', "document[4].target"),
        ('seal = "red"', 'seal = "yellow"', "document[0].seal"),
        ('what = "all"', 'what = "copper"', "document[2].params.what"),
        ("max_swaps = 3", "max_swaps = -1", "document[4].params.max_swaps"),
        ('dice = ["normal", "special"]', 'dice = ["big"]', "document[11].params.dice[0]"),
        ('kinds = ["wall", "tower"]', 'kinds = ["moat"]', "document[10].params.kinds[0]"),
        ('id = "price_guarantee"', 'id = "third_helper"', "document[1].id"),
    ],
)
def test_r14_15_a_wrong_deck_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, place: str
) -> None:
    with pytest.raises(ComponentsError) as caught:
        load(changed(tmp_path, (old, new)))
    assert f"components.toml: {place}" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("count = 18", "count = 17", "ducat_deck.count"),
        ("value = 2", "value = 3", "coins.gold.value"),
        ('kind = "walls"', 'kind = "towers"', "space[1].kind"),
        ('faces = ["purse"', 'faces = ["goat"', "dice.special.faces[0]"),
        ("per_castle = 4", "per_castle = 5", "pieces.wall.count"),
        ("players_max = 6", "players_max = 9", "meta.players_max"),
        ('id = "change"', 'id = "exchange"', "options[1].id"),
        ('rounding = "down"', 'rounding = "up"', "coin_limit.rounding"),
        ("closing_seconds = 12", "closing_seconds = -12", "timing.closing_seconds"),
        ("max_seconds = 2.5", "max_seconds = 0.5", "timing.mask_delay_max_seconds"),
        ("x = 0.72", "x = 7.2", "layout[1].x"),
        ("space = 3", "space = 2", "layout: lacks value=space = 3"),
        ('hex = "#B3261E"', 'hex = "red"', "seat[0].hex"),
        ("order = 3", "order = 4", "seat[3].order"),
    ],
)
def test_wrong_material_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, place: str
) -> None:
    with pytest.raises(ComponentsError) as caught:
        load(changed(tmp_path, (old, new)))
    assert place in str(caught.value)


def test_prices_come_from_the_file(tmp_path: Path) -> None:
    game = load(changed(tmp_path, ("price_lone = 4", "price_lone = 2")))
    state = table(coins={"A": "2g0s"}, game=game)
    plan(state, A="cards:25")
    assert options(state, "A") == ["buy:0", "buy:1:1g0s", "buy:2:2g0s"]


def test_remarks_and_words_do_not_change_the_fingerprint(tmp_path: Path) -> None:
    words = load(changed(tmp_path, ('name_en = "Third Helper"', 'name_en = "Helping Hand"')))
    assert words.components_digest == GAME.components_digest
    other = load(changed(tmp_path, ('provenance = "reconstructed"', 'provenance = "confirmed"')))
    assert other.components_digest == GAME.components_digest
