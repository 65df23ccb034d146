"""Answers of phase IV described: cards bought or repeated in Trier, and knights."""

from kontor.engine.messages import Facts
from kontor.games.emperor.table import codes, notation, targets
from kontor.games.emperor.table.material import CARD_NAMES, ELECTORATE_NAMES
from kontor.games.emperor.table.names import kind_facts, place_name
from kontor.games.emperor.table.view import EmperorView
from kontor.games.emperor.talk.pieces import (
    Said,
    entrance_facts,
    entrance_piece,
    knight_piece,
    piece_of,
    pushing,
    space_name,
    stand_facts,
    tile_facts,
)


def say_bought(view: EmperorView, option: int) -> Said:
    """Say what buying a card does that is not carried out now."""
    unused = option < codes.BUY_KEPT
    card = option - codes.BUY_UNUSED if unused else option - codes.BUY_KEPT
    name = CARD_NAMES[card]
    facts: Facts = {"deed": name, "number": view.rules.material.prices[card]}
    if unused:
        return Said("option-unused", facts, "R15.4", f"card:{name}")
    clauses = {"rival": "R7.8 R8.1", "pope": "R8.7", "church_influence": "R8.8"}
    text = f"option-{name.replace('_', '-')}"
    return Said(text, facts, clauses.get(name, "R8.10"), f"card:{name}")


def say_knight(view: EmperorView, option: int) -> Said:
    """Say where a knight goes, and what it costs if it costs anything."""
    in_turn = view.frame is not None and view.frame.kind == codes.ASK_ACTION
    price = view.rules.material.prices[codes.KNIGHT] if in_turn else 0
    facts: Facts = {"deed": "knight", "number": price}
    if option >= codes.KNIGHT_MOVE:
        way = option - codes.KNIGHT_MOVE
        origin = way // codes.STANDS
        facts |= {"origin": place_name(origin // codes.SPACES), "origin_space": space_name(origin)}
        facts |= stand_facts(way % codes.STANDS)
        goal = f"space:{notation.stand(way % codes.STANDS)}"
        pieces = ("card:knight", knight_piece(view.seat, origin), goal)
        return Said("option-knight-move", facts, "R9.2 R9.3", *pieces)
    stand = option - codes.KNIGHT_PLACE
    facts |= stand_facts(stand)
    name = "option-knight-place" if in_turn else "option-first-knight"
    clauses = "R9.1 R9.3" if in_turn else "R2.9"
    goal = f"space:{notation.stand(stand)}"
    return Said(name, facts, clauses, *(["card:knight", goal] if in_turn else [goal]))


def say_effect(view: EmperorView, effect: int, repeated: bool) -> Said:
    """Say what a card does, bought from the display or repeated in Trier."""
    card = CARD_NAMES[codes.card_of_effect(effect)]
    price = targets.price(view.rules, effect)
    facts: Facts = {"deed": f"trier_{card}" if repeated else card, "number": price}
    extra = " R10.4" if repeated else ""
    piece = "privilege:trier" if repeated else f"card:{card}"
    if effect == codes.DO_INDULGENCE:
        facts["points"] = view.rules.material.indulgence_points
        return Said("option-indulgence", facts, "R8.12" + extra, piece)
    if effect < codes.DO_MOVE:
        return say_doctor(view, effect - codes.DO_DOCTOR, facts, extra, piece)
    if effect < codes.DO_PERMIT:
        way = effect - codes.DO_MOVE
        origin = way // (codes.KINDS * codes.ENTRANCES)
        kind = way // codes.ENTRANCES % codes.KINDS
        facts |= {"origin": place_name(origin), **kind_facts(view.rules.material, kind)}
        facts |= entrance_facts(way % codes.ENTRANCES)
        text = pushing("option-move", way % codes.ENTRANCES)
        tile = piece_of(view, codes.tile_at(origin, view.seat, kind))
        goal = entrance_piece(way % codes.ENTRANCES)
        return Said(text, facts, "R8.6 R17.2" + extra, piece, tile, goal)
    if effect < codes.DO_CHARTER:
        way = effect - codes.DO_PERMIT
        facts |= kind_facts(
            view.rules.material, codes.COUPLE if way >= codes.ENTRANCES else codes.BARON
        )
        facts |= entrance_facts(way % codes.ENTRANCES)
        text = pushing("option-permit", way % codes.ENTRANCES)
        goal = entrance_piece(way % codes.ENTRANCES)
        return Said(text, facts, "R8.13 R17.2" + extra, piece, goal)
    if effect < codes.DO_PROMOTION:
        name = ELECTORATE_NAMES[effect - codes.DO_CHARTER]
        material = view.rules.material
        founded = material.cities - view.board.city_supply[view.seat]
        facts |= {"place": name, "points": material.city_points[founded]}
        return Said("option-charter", facts, "R8.14" + extra, piece, f"city:{name}")
    if effect < codes.DO_PRINCESS:
        name = ELECTORATE_NAMES[effect - codes.DO_PROMOTION]
        facts |= {"place": name, **kind_facts(view.rules.material, codes.BARON)}
        knight = knight_piece(view.seat, (effect - codes.DO_PROMOTION) * codes.SPACES)
        return Said("option-promotion", facts, "R8.15" + extra, piece, knight)
    target = effect - codes.DO_PRINCESS
    place = place_name(target // codes.AGES)
    archbishop = codes.is_archbishop(target // codes.AGES)
    facts |= {"place": place, **kind_facts(view.rules.material, target % codes.AGES)}
    text = "option-princess-archbishop" if archbishop else "option-princess"
    tile = piece_of(view, codes.tile_at(target // codes.AGES, view.seat, target % codes.AGES))
    return Said(text, facts, "R8.16" + extra, piece, tile)


def say_doctor(view: EmperorView, tile: int, facts: Facts, extra: str, means: str) -> Said:
    """Say what a doctor does to a tile: younger, older, or off the board."""
    clauses = f"R8.2 R8.3 {extra}"
    found = {**facts, **tile_facts(view, tile)}
    ages = view.rules.material.ages
    age = codes.kind_of(tile) % codes.AGES
    pieces = (means, piece_of(view, tile))
    if codes.owner_of(tile) == view.seat:
        found["new_age"] = ages[age - 1]
        return Said("option-doctor-younger", found, clauses, *pieces)
    if age == codes.OLDEST:
        return Said("option-doctor-removes", found, clauses + " R8.4", *pieces)
    found["new_age"] = ages[age + 1]
    return Said("option-doctor-older", found, clauses, *pieces)
