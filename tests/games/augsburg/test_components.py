"""The components file: every number is read, sums are checked, errors name file and key."""

from pathlib import Path

import pytest

from kontor import games
from kontor.engine.components import ComponentsError
from kontor.games.augsburg.game import load
from kontor.games.augsburg.table.packing import JOKER
from tests.games.augsburg.table import GAME

TEXT = (games.FOLDER / "augsburg" / "components.toml").read_text("utf-8")


def spoilt(tmp_path: Path, old: str, new: str) -> str:
    """Return the complaint about a file in which one thing is changed."""
    assert old in TEXT
    file = tmp_path / "components.toml"
    file.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(ComponentsError) as caught:
        load(file)
    return str(caught.value)


def test_the_material_is_complete() -> None:
    material = GAME.material
    assert len(material.cards) == JOKER + 1 == 69 and material.jokers == 12
    assert len(material.privileges) == 10 and len({tuple(s) for s in material.symbols}) == 10
    assert sum(len(pile) for pile in material.right_piles) == 30
    assert [material.rounds[players] for players in (2, 3, 4, 5)] == [4, 5, 6, 7]
    totals = [sum(row.count(symbol) for row in material.symbols) for symbol in range(7)]
    assert totals == [7, 7, 7, 3, 2, 1, 3]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "augsburg"', 'game = "fugger"', "components.toml: game"),
        ("start_money = 1500", "start_money = 1510", "setup.start_money: multiple unit=50"),
        ("start_offer = 7", "start_offer = 9", "setup.start_offer: between least=1 most=7"),
        ("bank_limited = false", "bank_limited = true", "money.bank_limited"),
        ("total = 30", "total = 31", "rights_general.total"),
        ("pile = [900, 800, 700, 600, 500]", "pile = [900, 800, 700, 600]", "rights.church.pile"),
        (
            "pile = [900, 800, 700, 600, 500]",
            "pile = [900, 800, 700, 700, 500]",
            "rights.church.pile: twice value=700",
        ),
        (
            "pile = [4, 3, 2, 1, 1]",
            "pile = [1, 2, 3, 4, 4]",
            "rights.coat_of_arms.pile: never-rise",
        ),
        ("3 = 5\n", "3 = 6\n", "rounds.3: other-value wanted=5"),
        (
            "labels = [5, 4, 3, 2, 0, 0, 0]",
            "labels = [5, 4, 3, 0, 0, 0, 0]",
            "round_track.labels: lacks value=2",
        ),
        (
            "small = 3, medium = 1",
            "small = 2, medium = 1",
            "step_supply.3.small: other-value wanted=3",
        ),
        (
            'symbols = ["office", "office", "peerage"]',
            'symbols = ["office"]',
            "privilege_cards[1].symbols: entries wanted=3",
        ),
        (
            '"office", "office", "peerage"]',
            '"office", "office", "glory"]',
            'privilege_cards[1].symbols: unknown-value value="glory"',
        ),
        (
            '"office", "office", "peerage"]',
            '"agency", "peerage", "office"]',
            "privilege_cards[4].symbols: repeats",
        ),
        ('id = "p02"', 'id = "p01"', 'privilege_cards[1].id: twice value="p01"'),
        (
            "income = [600, 900, 1200, 1600]",
            "income = [600, 900, 1200]",
            "categories.agency.income: entries wanted=4",
        ),
        (
            "income = [600, 900, 1200, 1600]",
            "income = [900, 600, 1200, 1600]",
            "categories.agency.income: never-fall",
        ),
        ("display = 5", "display = 4", "privilege_rules.display"),
        ("tie_rank = 2", "tie_rank = 1", "nobles[*].tie_rank: twice value=1"),
        ("order = 2", "order = 3", "nobles[1].order"),
        ("13 = 300", "13 = 301", "price_by_value.13"),
        ("count = 12", "count = 9", "jokers.count"),
        (
            'category = "peerage"',
            'category = "agency"',
            'coat_of_arms.category: other-value wanted="peerage"',
        ),
        ('default = "random"', 'default = "chosen"', "options[0].default"),
        ("[[50, 18]", "[[20, 18]", "money.banknotes[0]: other-value wanted=[50, 18]"),
        (
            "price_on_back = true",
            "price_on_back = false",
            "notes.price_on_back: other-value wanted=true",
        ),
        ('fr = "Philippe", ', "", "nobles[0].names.fr: missing"),
        (
            '  { fr = "Augsbourg", de = "Augsburg", en = "Augsburg" },',
            "",
            "categories.agency.level_names: entries wanted=4",
        ),
        ('"green", "brown"]', '"green"]', "players.colors"),
    ],
)
def test_errors_name_the_key(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    message = spoilt(tmp_path, old, new)
    assert "components.toml" in message and complaint in message


def test_a_corrected_price_is_played(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    file.write_text(
        TEXT.replace("pile = [900, 800, 700, 600, 500]", "pile = [1000, 800, 700, 600, 500]")
    )
    assert load(file).material.right_piles[4][0] == 1000
