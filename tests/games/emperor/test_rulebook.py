"""The rulebook's tables of cards and electorates say what the components file says."""

import pytest

from kontor.engine import zones
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import CARD_NAMES, COLOURS, ELECTORATE_NAMES, PHASE_NAMES
from kontor.text import rulebook
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.games.emperor.table import COMPONENTS, GAME

languages = pytest.mark.parametrize("language", LANGUAGES)
NUMERALS = {"actions": "IV", "electors": "V", "election": "VI"}


def rows(language: str, clause: str) -> list[list[str]]:
    """Return the cells of a clause's table, without its head."""
    lines = rulebook.load("emperor", language).clause(clause).extra.splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@languages
def test_the_action_cards_stand_with_colour_price_number_and_phase(language: str) -> None:
    texts = Texts(language, "emperor")
    material = GAME.material
    phases = material_phases()
    found = rows(language, "R2.3")
    assert len(found) == len(CARD_NAMES)
    for card, name in enumerate(CARD_NAMES):
        title, colour, price, numbers, phase, place = found[card]
        assert title == texts.say(f"name-{name.replace('_', '-')}")
        assert colour == texts.say(f"name-{COLOURS[material.colours[card]]}").lower()
        prices = [material.prices[card]]
        if card == codes.PERMIT:
            prices.append(material.couple_price)
        assert price == ", ".join(map(str, prices))
        counted = [zones.count(material.stacks[seats], card) for seats in (2, 3, 4)]
        assert numbers == ", ".join(map(str, counted))
        assert phase == NUMERALS[phases[name]] and place


def material_phases() -> dict[str, str]:
    """Return the phase of each card as the components file names it."""
    text = COMPONENTS.read_text("utf-8").split("[card_phases]")[1].split("[card_backs]")[0]
    pairs = [line.split(" = ") for line in text.splitlines() if " = " in line]
    found = {name: value.strip('"') for name, value in pairs if name in CARD_NAMES}
    assert set(found.values()) <= set(PHASE_NAMES)
    return found


@languages
def test_the_electorates_stand_with_votes_and_spaces(language: str) -> None:
    texts = Texts(language, "emperor")
    material = GAME.material
    for electorate, row in enumerate(rows(language, "R1.2")):
        numbers = [0 if cell == "–" else int(cell) for cell in (row[2], *row[4:])]
        assert row[0] == texts.say(f"name-{ELECTORATE_NAMES[electorate]}")
        assert numbers == [
            material.votes[electorate],
            material.noble_spaces[electorate],
            material.city_spaces[electorate],
            material.castle_spaces[electorate],
        ]


@languages
def test_house_rules_stand_under_the_names_of_the_screen(language: str) -> None:
    """Each is named in the clause that it changes."""
    texts = Texts(language, "emperor")
    book = rulebook.load("emperor", language)
    for option in GAME.options:
        shown = texts.say(f"table-{option.name.replace('_', '-')}")
        assert shown in book.clause(option.clause).text
