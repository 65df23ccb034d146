"""Names of things: glossary ids of places, cards and tiles, as events, words and views use them."""

from kontor.games.emperor.codes import AGES, COUPLE, SEAT_OF, THRONE
from kontor.games.emperor.material import ELECTORATE_NAMES, Material


def place_name(place: int) -> str:
    """Name a place of tiles: trier for its noble spaces, trier_seat, throne."""
    if place == THRONE:
        return "throne"
    if place >= SEAT_OF:
        return ELECTORATE_NAMES[place - SEAT_OF] + "_seat"
    return ELECTORATE_NAMES[place]


def kind_side(kind: int) -> str:
    """Name the side a tile shows."""
    return "couple" if kind >= COUPLE else "baron"


def age_name(material: Material, kind: int) -> int:
    """Return the age a tile shows."""
    return material.ages[kind % AGES]
