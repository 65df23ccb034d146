"""Notation: an option as a word of records, hierarchical from the card to its target.

    pass                                 buy:permit:couple:palatinate:B   (over B's knight)
    buy:doctor:A:trier:baron:45          buy:move:trier:baron:25:saxony
    buy:foreign_princess:throne:25       buy:move:unused                  (two players)
    knight:place:saxony:castle           knight:move:saxony:castle:trier:noble
    privilege:trier:city_charter:mainz   privilege:cologne:B:throne:couple:45

A tile is written place:side:age, with its owner in front where it may be anybody's. A place is
an electorate for its noble spaces, `trier_seat` for an elector, or `throne`.
"""

from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.codes import (
    ACCEPT,
    AGES,
    BAN_AT,
    BUY_KEPT,
    BUY_UNUSED,
    CHURCH_AT,
    CITY_AT,
    CITY_MOVE,
    CONVENT,
    CROWN,
    DECLINE,
    DO_CHARTER,
    DO_DOCTOR,
    DO_MOVE,
    DO_PERMIT,
    DO_PRINCESS,
    DO_PROMOTION,
    EFFECT,
    EFFECT_END,
    ELECT,
    ELECTORATES,
    EMINENCE_AT,
    ENTER,
    ENTRANCES,
    ENTRANCES_EACH,
    KINDS,
    KNIGHT_MOVE,
    KNIGHT_PLACE,
    NAME,
    PASS,
    PROPOSE,
    PUSH,
    REFUSE,
    SEAT_AT,
    SPACES,
    STANDS,
    USE_BRANDENBURG,
    USE_COLOGNE,
    USE_PALATINATE,
    USE_TRIER,
    VOTE_AGAINST,
    VOTE_FOR,
    card_of_effect,
    kind_of,
    owner_of,
    place_of,
)
from kontor.games.emperor.material import CARD_NAMES, ELECTORATE_NAMES, Material
from kontor.games.emperor.names import age_name, kind_side, place_name

SPACE_WORDS = ("noble", "castle")
SINGLE_WORDS = {
    PASS: "pass",
    ACCEPT: "accept",
    REFUSE: "refuse",
    CONVENT: "convent",
    DECLINE: "eminence:decline",
    VOTE_FOR: "vote:for",
    VOTE_AGAINST: "vote:against",
    USE_BRANDENBURG: "privilege:brandenburg",
}


def word(material: Material, option: int) -> str:
    """Write an option; every word is different."""
    if option in SINGLE_WORDS:
        return SINGLE_WORDS[option]
    if option >= EFFECT_END:
        return f"privilege:trier:{effect(material, option - USE_TRIER)}"
    if option >= EFFECT:
        return f"buy:{effect(material, option)}"
    if option >= USE_PALATINATE:
        return f"privilege:palatinate:{entrance(option - USE_PALATINATE)}"
    if option >= USE_COLOGNE:
        return f"privilege:cologne:{tile(material, option - USE_COLOGNE)}"
    if option >= BAN_AT:
        return f"ban:{ELECTORATE_NAMES[option - BAN_AT]}"
    if option >= CHURCH_AT:
        return f"church:{ELECTORATE_NAMES[option - CHURCH_AT]}"
    if option >= PUSH:
        return f"push:{SEAT_LETTERS[option - PUSH]}"
    if option >= ELECT:
        return f"elect:{kind_word(material, option - ELECT)}"
    if option >= NAME:
        return f"name:{SEAT_LETTERS[option - NAME]}"
    if option >= EMINENCE_AT:
        return f"eminence:{ELECTORATE_NAMES[option - EMINENCE_AT]}"
    if option >= PROPOSE:
        return f"propose:{tile(material, option - PROPOSE)}"
    if option >= CROWN:
        return f"throne:{own_tile(material, (option - CROWN) // KINDS, (option - CROWN) % KINDS)}"
    if option >= CITY_MOVE:
        way = option - CITY_MOVE
        origin = ELECTORATE_NAMES[way // ELECTORATES]
        return f"city:move:{origin}:{ELECTORATE_NAMES[way % ELECTORATES]}"
    if option >= CITY_AT:
        return f"city:place:{ELECTORATE_NAMES[option - CITY_AT]}"
    if option >= ENTER:
        return f"enter:{entrance(option - ENTER)}"
    if option >= SEAT_AT:
        return f"seat:{ELECTORATE_NAMES[option - SEAT_AT]}"
    if option >= KNIGHT_MOVE:
        way = option - KNIGHT_MOVE
        return f"knight:move:{stand(way // STANDS)}:{stand(way % STANDS)}"
    if option >= KNIGHT_PLACE:
        return f"knight:place:{stand(option - KNIGHT_PLACE)}"
    if option >= BUY_KEPT:
        return f"buy:{CARD_NAMES[option - BUY_KEPT]}"
    return f"buy:{CARD_NAMES[option - BUY_UNUSED]}:unused"


def effect(material: Material, code: int) -> str:
    """Write a card with the target of its effect."""
    card = CARD_NAMES[card_of_effect(code)]
    if code >= DO_PRINCESS:
        target = code - DO_PRINCESS
        return f"{card}:{place_name(target // AGES)}:{material.ages[target % AGES]}"
    if code >= DO_PROMOTION:
        return f"{card}:{ELECTORATE_NAMES[code - DO_PROMOTION]}"
    if code >= DO_CHARTER:
        return f"{card}:{ELECTORATE_NAMES[code - DO_CHARTER]}"
    if code >= DO_PERMIT:
        side = "couple" if code >= DO_PERMIT + ENTRANCES else "baron"
        return f"{card}:{side}:{entrance((code - DO_PERMIT) % ENTRANCES)}"
    if code >= DO_MOVE:
        way = code - DO_MOVE
        moved = own_tile(material, way // (KINDS * ENTRANCES), way // ENTRANCES % KINDS)
        return f"{card}:{moved}:{entrance(way % ENTRANCES)}"
    if code >= DO_DOCTOR:
        return f"{card}:{tile(material, code - DO_DOCTOR)}"
    return card


def tile(material: Material, code: int) -> str:
    """Write anybody's tile: A:trier:baron:45."""
    owner = SEAT_LETTERS[owner_of(code)]
    return f"{owner}:{own_tile(material, place_of(code), kind_of(code))}"


def own_tile(material: Material, place: int, kind: int) -> str:
    """Write a tile whose owner is clear: trier:baron:45."""
    return f"{place_name(place)}:{kind_word(material, kind)}"


def kind_word(material: Material, kind: int) -> str:
    """Write side and age: baron:45."""
    return f"{kind_side(kind)}:{age_name(material, kind)}"


def entrance(code: int) -> str:
    """Write an entrance: trier, or trier:B where B's knight gives way."""
    name = ELECTORATE_NAMES[code // ENTRANCES_EACH]
    pushed = code % ENTRANCES_EACH
    return f"{name}:{SEAT_LETTERS[pushed - 1]}" if pushed else name


def stand(code: int) -> str:
    """Write where a knight stands: trier:noble, saxony:castle."""
    return f"{ELECTORATE_NAMES[code // SPACES]}:{SPACE_WORDS[code % SPACES]}"
