"""The components file: what it says takes effect, and what is wrong in it is named."""

from pathlib import Path

import pytest

from kontor.engine.chance import ScriptedChance, seeded
from kontor.engine.components import ComponentsError
from kontor.engine.game import SetupError
from kontor.games.fugger.game import FuggerGame, load
from kontor.games.fugger.state import Fugger
from tests.bench.playing import play
from tests.games.fugger.table import COMPONENTS, GAME, cards, hand_sizes, prices_of


def changed(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a copy of the file with each text replaced once."""
    text = COMPONENTS.read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "corrected.toml"
    path.write_text(text, "utf-8")
    return path


def begin(corrected: FuggerGame, order: str = "") -> Fugger:
    """Start a game of three with corrected material; A begins if the deck is stacked."""
    chance = ScriptedChance(cards(order), [0]) if order else seeded("components")
    state = corrected.start(3, {}, chance)
    assert isinstance(state, Fugger)
    state.log = []
    return state


def test_the_default_file_loads() -> None:
    assert GAME.material.goods == ["copper", "cloth", "wine", "spices", "jewels"]
    assert (GAME.least_seats, GAME.most_seats) == (2, 4)
    assert [option.name for option in GAME.options] == [
        "draw_rule",
        "tie_break",
        "two_player_jakob",
        "delivery_timing",
        "show_discard",
    ]


# What the file says takes effect ------------------------------------------------------------


def test_trigger_cards(tmp_path: Path) -> None:
    corrected = load(changed(tmp_path, ("trigger_cards = 5", "trigger_cards = 4")))
    state = begin(corrected, "Wi Wi Cu Cu  Sp Sp Je Je  Cl Cl Je Je  Wi Wi")
    play(state, "A play:wine", "B play:spices", "C play:cloth")
    assert state.round == 1
    play(state, "A play:wine")
    assert state.round == 2
    assert state.prices[2] == 9


def test_start_price(tmp_path: Path) -> None:
    corrected = load(changed(tmp_path, ("start_value = 5", "start_value = 3")))
    assert prices_of(begin(corrected)) == "3 3 3 3 3"


def test_copies(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("copies = 7", "copies = 9"),
        ("size = 49", "size = 51"),
        ("goods_cards = 45", "goods_cards = 47"),
        ("cards = 39", "cards = 41"),
        ("cards = 35", "cards = 37"),
        ("cards = 31", "cards = 33"),
        ("without_overview = 64", "without_overview = 66"),
    )
    state = begin(load(path))
    everywhere = state.deck + state.discard + state.jakob + sum(state.hands)
    assert everywhere & 15 == 9


def test_initial_hand(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("initial_hand = 4", "initial_hand = 6"),
        ("cards = 35", "cards = 29"),
        ("cards = 39", "cards = 35"),
        ("cards = 31", "cards = 23"),
    )
    corrected = load(path)
    assert hand_sizes(begin(corrected)) == [6, 6, 6]


def test_merchant_bonus_and_cards_of_a_new_round(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("extra_cards_by_merchants = [0, 2, 3]", "extra_cards_by_merchants = [1, 4, 3]"),
        ("new_round_base_cards = 2", "new_round_base_cards = 3"),
    )
    state = begin(load(path), "Wi Wi Wi M  Sp Sp Je Je  Cl Cl Je Je  Wi Wi")
    play(state, "A play:merchant", "B play:spices", "C play:cloth", "A play:wine")
    play(state, "B play:spices", "C play:cloth", "A play:wine", "B play:jewels")
    play(state, "C play:jewels", "A play:wine")
    assert hand_sizes(state) == [3 + 4, 1 + 3 + 1, 1 + 3 + 1]


def test_florins_to_end(tmp_path: Path) -> None:
    corrected = load(changed(tmp_path, ("florins_to_end = 100", "florins_to_end = 3")))
    state = begin(corrected, "Wi Wi Wi M  Sp Sp Je Je  Cl Cl Je Je  Wi Wi")
    play(state, "A play:wine", "B play:spices", "C play:cloth", "A play:wine")
    play(state, "B play:spices", "C play:cloth", "A play:wine")
    assert state.is_over()


def test_number_of_players(tmp_path: Path) -> None:
    corrected = load(changed(tmp_path, ("players_max = 4", "players_max = 3")))
    with pytest.raises(SetupError, match="2 to 3"):
        corrected.start(4, {}, seeded(""))


# What is wrong is named ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("start_value = 5", "", "price_ladder.start_value"),
        ("trigger_cards = 5", "", "evaluation.trigger_cards"),
        ("[end]", "[finish]", "end"),
        ("copies = 7", "copies = -1", "card_types[0].copies"),
        ("copies = 4", "copies = 16", "card_types[10].copies"),
        ("initial_hand = 4", "initial_hand = -4", "deal.initial_hand"),
        ("start_value = 5", "start_value = 12", "price_ladder.start_value"),
        ('good = "wine"', 'good = "beer"', "card_types[4].good"),
        ('good = "wine"', 'good = "copper"', "card_types[4].good"),
        ("sealed = false", "sealed = true", "card_types[0].sealed"),
        ("sealed = false", 'sealed = "no"', "card_types[0].sealed"),
        ("type_id = 3", "type_id = 4", "card_types[3].type_id"),
        ("index = 2", "index = 3", "goods[2].index"),
        ("trigger_cards = 5", 'trigger_cards = "five"', "evaluation.trigger_cards"),
        ("trigger_cards = 5", "trigger_cards = 5.0", "evaluation.trigger_cards"),
        ("trigger_cards = 5", "trigger_cards = true", "evaluation.trigger_cards"),
        ("values = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "values = []", "price_ladder.values"),
        ("values = [1, 2, 3, 4", "values = [1, 3, 2, 4", "price_ladder.values"),
        ("min_value = 1", "min_value = 2", "price_ladder.min_value"),
        ("max_value = 9", "max_value = 8", "price_ladder.max_value"),
        ("size = 49", "size = 50", "deck.size"),
        ("goods_cards = 45", "goods_cards = 44", "deck.goods_cards"),
        ("merchants = 4", "merchants = 5", "deck.merchants"),
        ("copies = 2", "copies = 3", "deck.size"),
        ("sealed_goods_cards = 10", "sealed_goods_cards = 9", "deck.sealed_goods_cards"),
        ("cards = 35", "cards = 36", "start_deck_size[1].cards"),
        ("goods_markers = 5", "goods_markers = 6", "other_pieces.goods_markers"),
        ('colour_name = "blue"', 'colour_name = "red"', "colours.set"),
        ('colour_hex = "#D9A520"', 'colour_hex = "gold"', "goods[0].colour_hex"),
        ("goods_only = true", "goods_only = false", "delivery.goods_only"),
        ("ranking = ", "order = ", "evaluation_rulings.ranking"),
        ("year = 2003", 'year = "2003"', "meta.year"),
        ("schema_version = 1", "schema_version = 2", "schema_version"),
        ("[0, 2, 3]", "[0, 2]", "merchant_bonus.extra_cards_by_merchants"),
        ("[0, 2, 3]", '[0, 2, "3"]', "merchant_bonus.extra_cards_by_merchants[2]"),
        ("rounds_allowed = [1, 2]", "rounds_allowed = [2, 3]", "delivery.rounds_allowed"),
        ("per_player_per_round = 1", "per_player_per_round = 2", "delivery.per_player_per_round"),
        ("players = 3", "players = 7", "player_counts[1].players"),
        ("players = 3", "players = 2", "player_counts"),
        ('title_en = "Die Fugger"', "title_en = 3", "meta.title_en"),
        ('default = "shared"', 'default = "duel"', "options[1].default"),
        ('id = "draw_rule"', 'id = "rule_of_drawing"', "options[0].id"),
        ('"as_action", "as_bonus"]', '"as_action", "as_gift"]', "options[3].values"),
        ("trigger_cards = 5", "trigger_cards = 2", "evaluation.trigger_cards"),
        ('game = "fugger"', 'game = "other"', "game"),
        ('game = "fugger"', "", "game"),
    ],
)
def test_a_mistake_is_named_with_file_and_key(tmp_path: Path, old: str, new: str, key: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        load(changed(tmp_path, (old, new)))
    assert str(caught.value).startswith(f"corrected.toml: {key}: ")


def test_broken_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"corrected\.toml: not-toml line=\d+"):
        load(changed(tmp_path, ("[deal]", "[deal")))


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "corrected.toml"
    path.write_bytes(b"game = '\xff\xfe'")
    with pytest.raises(ComponentsError, match=r"corrected\.toml: not-utf8"):
        load(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"nowhere\.toml: unreadable cause=ENOENT"):
        load(tmp_path / "nowhere.toml")


# The digest ---------------------------------------------------------------------------------


def test_comments_and_layout_do_not_change_the_digest(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("trigger_cards = 5 ", "# a new comment\n\n   trigger_cards   =   5   "),
        ("values = [1, 2, 3,", "values = [\n  1, 2,\n  3,"),
    )
    assert load(path).components_digest == GAME.components_digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("trigger_cards = 5", "trigger_cards = 4"),
        ("start_value = 5", "start_value = 4"),
        ("florins_to_end = 100", "florins_to_end = 101"),
        ('default = "shared"', 'default = "pre_delivery_florins"'),
    ],
)
def test_values_change_the_digest(tmp_path: Path, old: str, new: str) -> None:
    assert load(changed(tmp_path, (old, new))).components_digest != GAME.components_digest
