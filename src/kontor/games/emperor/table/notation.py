"""Notation: an option as a word of records, hierarchical from the card to its target.

    pass                                 buy:permit:couple:palatinate:B   (over B's knight)
    buy:doctor:A:trier:baron:45          buy:move:trier:baron:25:saxony
    buy:foreign_princess:throne:25       buy:move:unused                  (two players)
    knight:place:saxony:castle           knight:move:saxony:castle:trier:noble
    privilege:trier:city_charter:mainz   privilege:cologne:B:throne:couple:45

A tile is written place:side:age, with its owner in front where it may be anybody's. A place is
an electorate for its noble spaces, `trier_seat` for an elector, or `throne`.
"""

from typing import Final

from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import CARD_NAMES, ELECTORATE_NAMES, Material
from kontor.games.emperor.table.names import age_name, kind_side, place_name

SPACE_WORDS: Final = ("noble", "castle")
SINGLE_WORDS: Final = {
    codes.PASS: "pass",
    codes.ACCEPT: "accept",
    codes.REFUSE: "refuse",
    codes.CONVENT: "convent",
    codes.DECLINE: "eminence:decline",
    codes.VOTE_FOR: "vote:for",
    codes.VOTE_AGAINST: "vote:against",
    codes.USE_BRANDENBURG: "privilege:brandenburg",
}


def word(material: Material, option: int) -> str:
    """Write an option; every word is different."""
    if option in SINGLE_WORDS:
        return SINGLE_WORDS[option]
    if option >= codes.EFFECT_END:
        return f"privilege:trier:{effect(material, option - codes.USE_TRIER)}"
    if option >= codes.EFFECT:
        return f"buy:{effect(material, option)}"
    if option >= codes.USE_PALATINATE:
        return f"privilege:palatinate:{entrance(option - codes.USE_PALATINATE)}"
    if option >= codes.USE_COLOGNE:
        return f"privilege:cologne:{tile(material, option - codes.USE_COLOGNE)}"
    if option >= codes.BAN_AT:
        return f"ban:{ELECTORATE_NAMES[option - codes.BAN_AT]}"
    if option >= codes.CHURCH_AT:
        return f"church:{ELECTORATE_NAMES[option - codes.CHURCH_AT]}"
    if option >= codes.PUSH:
        return f"push:{SEAT_LETTERS[option - codes.PUSH]}"
    if option >= codes.ELECT:
        return f"elect:{kind_word(material, option - codes.ELECT)}"
    if option >= codes.NAME:
        return f"name:{SEAT_LETTERS[option - codes.NAME]}"
    if option >= codes.EMINENCE_AT:
        return f"eminence:{ELECTORATE_NAMES[option - codes.EMINENCE_AT]}"
    if option >= codes.PROPOSE:
        return f"propose:{tile(material, option - codes.PROPOSE)}"
    if option >= codes.CROWN:
        place = (option - codes.CROWN) // codes.KINDS
        return f"throne:{own_tile(material, place, (option - codes.CROWN) % codes.KINDS)}"
    if option >= codes.CITY_MOVE:
        way = option - codes.CITY_MOVE
        origin = ELECTORATE_NAMES[way // codes.ELECTORATES]
        return f"city:move:{origin}:{ELECTORATE_NAMES[way % codes.ELECTORATES]}"
    if option >= codes.CITY_AT:
        return f"city:place:{ELECTORATE_NAMES[option - codes.CITY_AT]}"
    if option >= codes.ENTER:
        return f"enter:{entrance(option - codes.ENTER)}"
    if option >= codes.SEAT_AT:
        return f"seat:{ELECTORATE_NAMES[option - codes.SEAT_AT]}"
    if option >= codes.KNIGHT_MOVE:
        way = option - codes.KNIGHT_MOVE
        return f"knight:move:{stand(way // codes.STANDS)}:{stand(way % codes.STANDS)}"
    if option >= codes.KNIGHT_PLACE:
        return f"knight:place:{stand(option - codes.KNIGHT_PLACE)}"
    if option >= codes.BUY_KEPT:
        return f"buy:{CARD_NAMES[option - codes.BUY_KEPT]}"
    return f"buy:{CARD_NAMES[option - codes.BUY_UNUSED]}:unused"


def effect(material: Material, code: int) -> str:
    """Write a card with the target of its effect."""
    card = CARD_NAMES[codes.card_of_effect(code)]
    if code >= codes.DO_PRINCESS:
        target = code - codes.DO_PRINCESS
        return f"{card}:{place_name(target // codes.AGES)}:{material.ages[target % codes.AGES]}"
    if code >= codes.DO_PROMOTION:
        return f"{card}:{ELECTORATE_NAMES[code - codes.DO_PROMOTION]}"
    if code >= codes.DO_CHARTER:
        return f"{card}:{ELECTORATE_NAMES[code - codes.DO_CHARTER]}"
    if code >= codes.DO_PERMIT:
        side = "couple" if code >= codes.DO_PERMIT + codes.ENTRANCES else "baron"
        return f"{card}:{side}:{entrance((code - codes.DO_PERMIT) % codes.ENTRANCES)}"
    if code >= codes.DO_MOVE:
        way = code - codes.DO_MOVE
        moved = own_tile(
            material, way // (codes.KINDS * codes.ENTRANCES), way // codes.ENTRANCES % codes.KINDS
        )
        return f"{card}:{moved}:{entrance(way % codes.ENTRANCES)}"
    if code >= codes.DO_DOCTOR:
        return f"{card}:{tile(material, code - codes.DO_DOCTOR)}"
    return card


def tile(material: Material, code: int) -> str:
    """Write anybody's tile: A:trier:baron:45."""
    owner = SEAT_LETTERS[codes.owner_of(code)]
    return f"{owner}:{own_tile(material, codes.place_of(code), codes.kind_of(code))}"


def own_tile(material: Material, place: int, kind: int) -> str:
    """Write a tile whose owner is clear: trier:baron:45."""
    return f"{place_name(place)}:{kind_word(material, kind)}"


def kind_word(material: Material, kind: int) -> str:
    """Write side and age: baron:45."""
    return f"{kind_side(kind)}:{age_name(material, kind)}"


def entrance(code: int) -> str:
    """Write an entrance: trier, or trier:B where B's knight gives way."""
    name = ELECTORATE_NAMES[code // codes.ENTRANCES_EACH]
    pushed = code % codes.ENTRANCES_EACH
    return f"{name}:{SEAT_LETTERS[pushed - 1]}" if pushed else name


def stand(code: int) -> str:
    """Write where a knight stands: trier:noble, saxony:castle."""
    return f"{ELECTORATE_NAMES[code // codes.SPACES]}:{SPACE_WORDS[code % codes.SPACES]}"
