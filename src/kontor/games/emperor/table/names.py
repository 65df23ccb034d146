"""Names of things: glossary ids of places, cards and tiles, as events, words and views use them."""

from kontor.engine.messages import Facts
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import ELECTORATE_NAMES, Material


def place_name(place: int) -> str:
    """Name a place of tiles: trier for its noble spaces, trier_seat, throne."""
    if place == codes.THRONE:
        return "throne"
    if place >= codes.SEAT_OF:
        return ELECTORATE_NAMES[place - codes.SEAT_OF] + "_seat"
    return ELECTORATE_NAMES[place]


def kind_side(kind: int) -> str:
    """Name the side a tile shows."""
    return "couple" if kind >= codes.COUPLE else "baron"


def age_name(material: Material, kind: int) -> int:
    """Return the age a tile shows."""
    return material.ages[kind % codes.AGES]


def kind_facts(material: Material, kind: int) -> Facts:
    """Tell side and age of a tile."""
    return {"side": kind_side(kind), "age": age_name(material, kind)}
