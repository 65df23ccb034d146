"""Why not: everything a player might try in a turn of phase IV and may not, with the clause."""

from kontor.engine import zones
from kontor.engine.messages import Facts
from kontor.engine.record import SEAT_LETTERS
from kontor.games.emperor import effects, notation
from kontor.games.emperor.codes import (
    AGES,
    BOHEMIA,
    BRANDENBURG,
    CITY_CHARTER,
    COLOGNE,
    COUPLE,
    DOCTOR,
    EFFECT_CARDS,
    ELECTION_CARDS,
    ELECTORATES,
    FOREIGN_PRINCESS,
    GRAY_EMINENCE,
    INDULGENCE,
    KNIGHT,
    MAINZ,
    MOVE,
    NOBODY,
    PALATINATE,
    PERMIT,
    PROMOTION,
    RIVAL,
    SAXONY,
    SEAT_OF,
    SPACES,
    THRONE,
    TRIER,
    is_archbishop,
    kind_of,
    place_of,
)
from kontor.games.emperor.material import CARD_NAMES, ELECTORATE_NAMES
from kontor.games.emperor.names import place_name
from kontor.games.emperor.reasons import Reasons

PASSIVE = (MAINZ, SAXONY, BOHEMIA)
PASSIVE_CLAUSES = {MAINZ: "R11.9", SAXONY: "R4.5", BOHEMIA: "R12.3"}


def refuse_actions(reasons: Reasons, seat: int) -> None:
    """Give the reasons for every card, knight and privilege that is not to be had now."""
    for card in (*EFFECT_CARDS, *ELECTION_CARDS):
        refuse_card(reasons, seat, card)
    reasons.add("buy:gray_eminence", "R7.11", "refusal-eminence-by-privilege")
    reasons.add("buy:knight", "R7.10", "refusal-knight-card-stays")
    refuse_knights(reasons, seat)
    for electorate in range(ELECTORATES):
        refuse_privilege(reasons, seat, electorate)


# Cards ------------------------------------------------------------------------------------


def refuse_card(reasons: Reasons, seat: int, card: int) -> None:
    """Say why a card cannot be bought: taken, too dear, or nothing to carry out."""
    board = reasons.view.board
    name = CARD_NAMES[card]
    word = f"buy:{name}"
    price = reasons.view.rules.material.prices[card]
    facts: Facts = {"card": name, "number": price, "thalers": board.thalers[seat]}
    if card == RIVAL and seat == board.emperor:
        reasons.add(word, "R7.9", "refusal-emperor-is-no-rival")
    elif not zones.count(board.stacks, card):
        if card == RIVAL:
            reasons.add(word, "R8.1", "refusal-rival-taken", {"seat": board.rival})
        else:
            reasons.add(word, "R7.5", "refusal-stack-empty", {"card": name})
    elif board.thalers[seat] < price:
        reasons.add(word, "R7.4", "refusal-no-money", facts)
    elif card in EFFECT_CARDS:
        refuse_targets(reasons, seat, card, word)
        if reasons.allows(word):
            reasons.add(f"{word}:unused", "R7.6", "refusal-must-be-used")


def refuse_targets(reasons: Reasons, seat: int, card: int, word: str) -> None:
    """Say which targets a card does not have, be it bought or repeated."""
    if card == DOCTOR:
        refuse_doctor(reasons, seat, word)
    elif card == MOVE:
        refuse_move(reasons, seat, word)
    elif card == PERMIT:
        refuse_permit(reasons, seat, word)
    elif card == CITY_CHARTER:
        refuse_charter(reasons, seat, word)
    elif card == PROMOTION:
        refuse_promotion(reasons, seat, word)
    elif card == FOREIGN_PRINCESS:
        refuse_princess(reasons, seat, word)


def refuse_doctor(reasons: Reasons, seat: int, word: str) -> None:
    """An own tile of the youngest age cannot become younger."""
    material = reasons.view.rules.material
    if not effects.of_card(reasons.position, seat, DOCTOR, []):
        reasons.add(word, "R8.2", "refusal-doctor-no-target")
        return
    for tile in reasons.position.tiles_of(seat):
        if kind_of(tile) % AGES == 0:
            youngest = {"age": material.ages[0]}
            reasons.add(
                f"{word}:{notation.tile(material, tile)}", "R8.5", "refusal-too-young", {**youngest}
            )


def refuse_move(reasons: Reasons, seat: int, word: str) -> None:
    """Electors and the Emperor stay; a move leads into another electorate with room."""
    material = reasons.view.rules.material
    board = reasons.view.board
    if not board.has_nobles(seat):
        reasons.add(word, "R8.6", "refusal-move-no-tile")
        return
    if not effects.of_card(reasons.position, seat, MOVE, board.entrances()):
        reasons.add(word, "R8.18", "refusal-no-way-in")
        return
    for tile in reasons.position.tiles_of(seat):
        place = place_of(tile)
        moved = f"{word}:{notation.own_tile(material, place, kind_of(tile))}"
        if place == THRONE:
            reasons.add(moved, "R8.6", "refusal-move-throne")
        elif place >= SEAT_OF:
            reasons.add(moved, "R8.6", "refusal-move-elector")
        else:
            reasons.add(
                f"{moved}:{ELECTORATE_NAMES[place]}", "R8.6", "refusal-move-same-electorate"
            )
            refuse_entrances(reasons, moved)


def refuse_permit(reasons: Reasons, seat: int, word: str) -> None:
    """A tile of the supply, a way in, and the price of the side are needed."""
    board = reasons.view.board
    material = reasons.view.rules.material
    if not board.aristocrats[seat]:
        reasons.add(word, "R17.1", "refusal-no-aristocrat")
        return
    if not board.entrances():
        reasons.add(word, "R17.2", "refusal-no-way-in")
        return
    refuse_entrances(reasons, f"{word}:baron")
    if board.thalers[seat] < material.couple_price:
        facts: Facts = {"number": material.couple_price, "thalers": board.thalers[seat]}
        reasons.add(f"{word}:couple", "R8.13", "refusal-no-money-couple", facts)
    else:
        refuse_entrances(reasons, f"{word}:couple")


def refuse_entrances(reasons: Reasons, word: str) -> None:
    """Say where an aristocrat cannot enter, and where no knight gives way to him."""
    board = reasons.view.board
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        here = f"{word}:{name}"
        if not board.is_open(electorate):
            reasons.add(here, "R15.2", "refusal-closed", {"place": name})
        elif board.noble_room[electorate] > 0:
            if not reasons.allows(here):
                continue
            for owner in zones.kinds(board.knights[electorate]):
                letter = SEAT_LETTERS[owner]
                reasons.add(f"{here}:{letter}", "R17.2", "refusal-space-is-free", {"place": name})
        else:
            castles = zones.kinds(board.castles[electorate])
            for owner in castles:
                letter = SEAT_LETTERS[owner]
                reasons.add(f"{here}:{letter}", "R17.3", "refusal-castle-is-safe", {"place": name})
            reasons.add(here, "R17.2", "refusal-no-noble-space", {"place": name})


def refuse_charter(reasons: Reasons, seat: int, word: str) -> None:
    """A city of the supply and a free city space are needed."""
    board = reasons.view.board
    if not board.city_supply[seat]:
        reasons.add(word, "R8.14", "refusal-no-city")
        return
    if not board.city_sites():
        reasons.add(word, "R8.18", "refusal-no-city-space-anywhere")
        return
    refuse_city_sites(reasons, word, "R8.14")


def refuse_city_sites(reasons: Reasons, word: str, clause: str) -> None:
    """Say where no city space is free."""
    board = reasons.view.board
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            reasons.add(f"{word}:{name}", "R15.2", "refusal-closed", {"place": name})
        elif not board.city_room[electorate]:
            reasons.add(f"{word}:{name}", clause, "refusal-no-city-space", {"place": name})


def refuse_promotion(reasons: Reasons, seat: int, word: str) -> None:
    """A knight on a noble space and a tile of the supply are needed."""
    board = reasons.view.board
    if not board.aristocrats[seat]:
        reasons.add(word, "R17.1", "refusal-no-aristocrat")
        return
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if zones.count(board.castles[electorate], seat):
            reasons.add(f"{word}:{name}", "R8.15", "refusal-promotion-castle", {"place": name})
        else:
            reasons.add(
                f"{word}:{name}", "R8.15", "refusal-promotion-no-knight-here", {"place": name}
            )
    if not effects.of_card(reasons.position, seat, PROMOTION, []):
        reasons.add(word, "R8.15", "refusal-promotion-no-knight")


def refuse_princess(reasons: Reasons, seat: int, word: str) -> None:
    """A baron is needed who may marry."""
    material = reasons.view.rules.material
    if not reasons.position.barons_of(seat):
        reasons.add(word, "R8.16", "refusal-no-baron")
    for tile in reasons.position.tiles_of(seat):
        place = place_of(tile)
        kind = kind_of(tile)
        target = f"{word}:{place_name(place)}:{material.ages[kind % AGES]}"
        if kind >= COUPLE:
            reasons.add(target, "R8.16", "refusal-married-already")
        elif is_archbishop(place):
            reasons.add(target, "R8.16", "refusal-archbishop-marries-not")


# Knights ----------------------------------------------------------------------------------


def refuse_knights(reasons: Reasons, seat: int) -> None:
    """Say why a knight cannot be placed or moved."""
    board = reasons.view.board
    material = reasons.view.rules.material
    price = material.prices[KNIGHT]
    if board.thalers[seat] < price:
        facts: Facts = {"card": "knight", "number": price, "thalers": board.thalers[seat]}
        reasons.add("knight", "R7.4", "refusal-no-money", facts)
        return
    if not board.knight_supply[seat]:
        reasons.add("knight:place", "R17.1", "refusal-no-knight")
    else:
        refuse_stands(reasons, "knight:place", "R9.3")
    if board.knight_supply[seat] == material.knights:
        reasons.add("knight:move", "R9.2", "refusal-no-knight-on-board")
        return
    for stand in range(ELECTORATES * SPACES):
        word = f"knight:move:{notation.stand(stand)}"
        if board.knights_at(stand, seat):
            refuse_stands(reasons, word, "R9.3")


def refuse_stands(reasons: Reasons, word: str, clause: str) -> None:
    """Say which spaces are not free for a knight."""
    board = reasons.view.board
    material = reasons.view.rules.material
    for electorate in range(ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if not board.is_open(electorate):
            reasons.add(f"{word}:{name}", "R15.2", "refusal-closed", {"place": name})
            continue
        if not board.noble_room[electorate]:
            reasons.add(f"{word}:{name}:noble", clause, "refusal-nobles-full", {"place": name})
        if not material.castle_spaces[electorate]:
            reasons.add(f"{word}:{name}:castle", "R1.2", "refusal-no-castle", {"place": name})
        elif not board.castle_room[electorate]:
            reasons.add(f"{word}:{name}:castle", clause, "refusal-castle-full", {"place": name})


# Privileges -------------------------------------------------------------------------------


def refuse_privilege(reasons: Reasons, seat: int, electorate: int) -> None:
    """Say why a privilege cannot be used now."""
    board = reasons.view.board
    name = ELECTORATE_NAMES[electorate]
    word = f"privilege:{name}"
    elector = board.elector(electorate)
    if not board.is_open(electorate):
        reasons.add(word, "R15.2", "refusal-closed", {"place": name})
    elif electorate in PASSIVE:
        reasons.add(word, "R10.3", f"refusal-passive-{name}", {"place": name})
    elif elector == NOBODY:
        reasons.add(word, "R10.1", "refusal-seat-vacant", {"place": name})
    elif elector != seat:
        reasons.add(word, "R10.1", "refusal-not-elector", {"place": name, "seat": elector})
    elif (board.used >> electorate) & 1:
        reasons.add(word, "R10.2", "refusal-privilege-used", {"place": name})
    elif electorate == TRIER:
        refuse_trier(reasons, seat, word)
    elif electorate == COLOGNE:
        refuse_doctor(reasons, seat, word)
    elif electorate == PALATINATE:
        refuse_palatinate(reasons, seat, word)
    elif electorate == BRANDENBURG and not zones.count(board.stacks, GRAY_EMINENCE):
        reasons.add(word, "R10.9", "refusal-stack-empty", {"card": "gray_eminence"})


def refuse_trier(reasons: Reasons, seat: int, word: str) -> None:
    """Trier repeats only what is used up, at its price, where it can be carried out."""
    board = reasons.view.board
    exhausted = 0
    for card in EFFECT_CARDS:
        name = CARD_NAMES[card]
        here = f"{word}:{name}"
        price = reasons.view.rules.material.prices[card]
        if zones.count(board.stacks, card):
            left = zones.count(board.stacks, card)
            reasons.add(here, "R10.5", "refusal-still-in-stack", {"card": name, "number": left})
            continue
        exhausted += 1
        if board.thalers[seat] < price:
            facts: Facts = {"card": name, "number": price, "thalers": board.thalers[seat]}
            reasons.add(here, "R7.4", "refusal-no-money", facts)
        elif card != INDULGENCE:
            refuse_targets(reasons, seat, card, here)
    reasons.add(f"{word}:knight", "R7.10", "refusal-knight-needs-no-trier")
    for card in (*ELECTION_CARDS, GRAY_EMINENCE):
        name = CARD_NAMES[card]
        reasons.add(f"{word}:{name}", "R10.4", "refusal-not-repeatable", {"card": name})
    if exhausted:
        reasons.add(word, "R10.9", "refusal-trier-nothing-possible")
    else:
        reasons.add(word, "R10.4", "refusal-trier-nothing-exhausted")


def refuse_palatinate(reasons: Reasons, seat: int, word: str) -> None:
    """The Palatinate needs a tile of the supply and a way in."""
    board = reasons.view.board
    if not board.aristocrats[seat]:
        reasons.add(word, "R10.9", "refusal-no-aristocrat")
    elif not board.entrances():
        reasons.add(word, "R10.9", "refusal-no-way-in")
    else:
        refuse_entrances(reasons, word)
