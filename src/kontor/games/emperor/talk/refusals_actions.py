"""Refusals of phase IV: everything a player might try in a turn and may not, with the clause."""

from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Facts
from kontor.games.emperor.table import codes, notation, targets, tiles
from kontor.games.emperor.table.material import CARD_NAMES, ELECTORATE_NAMES
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.talk import refusals_spaces
from kontor.games.emperor.talk.refusal_list import RefusalList

PASSIVE: Final = (codes.MAINZ, codes.SAXONY, codes.BOHEMIA)  # R10.3


def refuse_actions(found: RefusalList, seat: int) -> None:
    """Give the reasons for every card, knight and privilege that is not to be had now."""
    for card in (*codes.EFFECT_CARDS, *codes.ELECTION_CARDS):
        refuse_card(found, seat, card)
    found.add("buy:gray_eminence", "R7.11", "refusal-eminence-by-privilege")
    found.add("buy:knight", "R7.10", "refusal-knight-card-stays")
    refuse_knights(found, seat)
    for electorate in range(codes.ELECTORATES):
        refuse_privilege(found, seat, electorate)


# Cards ------------------------------------------------------------------------------------


def refuse_card(found: RefusalList, seat: int, card: int) -> None:
    """Say why a card cannot be bought: taken, too dear, or nothing to carry out."""
    board = found.board
    name = CARD_NAMES[card]
    word = f"buy:{name}"
    price = found.view.rules.material.prices[card]
    facts: Facts = {"card": name, "number": price, "thalers": board.thalers[seat]}
    if card == codes.RIVAL and seat == board.emperor:
        found.add(word, "R7.9", "refusal-emperor-is-no-rival")
    elif not zones.count(board.stacks, card):
        if card == codes.RIVAL:
            found.add(word, "R8.1", "refusal-rival-taken", {"seat": board.rival})
        else:
            found.add(word, "R7.5", "refusal-stack-empty", {"card": name})
    elif board.thalers[seat] < price:
        found.add(word, "R7.4", "refusal-no-money", facts)
    elif card in codes.EFFECT_CARDS:
        refuse_targets(found, seat, card, word)
        if found.allows(word):
            found.add(f"{word}:unused", "R7.6", "refusal-must-be-used")


def refuse_targets(found: RefusalList, seat: int, card: int, word: str) -> None:
    """Say which targets a card does not have, be it bought or repeated."""
    if card == codes.DOCTOR:
        refuse_doctor(found, seat, word)
    elif card == codes.MOVE:
        refuse_move(found, seat, word)
    elif card == codes.PERMIT:
        refuse_permit(found, seat, word)
    elif card == codes.CITY_CHARTER:
        refuse_charter(found, seat, word)
    elif card == codes.PROMOTION:
        refuse_promotion(found, seat, word)
    elif card == codes.FOREIGN_PRINCESS:
        refuse_princess(found, seat, word)


def refuse_doctor(found: RefusalList, seat: int, word: str) -> None:
    """An own tile of the youngest age cannot become younger."""
    material = found.view.rules.material
    if not targets.of_card(found.board, seat, codes.DOCTOR, 0):
        found.add(word, "R8.2", "refusal-doctor-no-target")
        return
    for tile in tiles.tiles_of(found.board, seat):
        if codes.kind_of(tile) % codes.AGES == 0:
            young = f"{word}:{notation.tile(material, tile)}"
            found.add(young, "R8.5", "refusal-too-young", {"age": material.ages[0]})


def refuse_move(found: RefusalList, seat: int, word: str) -> None:
    """Electors and the Emperor stay; a move leads into another electorate with room."""
    material = found.view.rules.material
    board = found.board
    if not board.has_nobles(seat):
        found.add(word, "R8.6", "refusal-move-no-tile")
        return
    if not targets.of_card(found.board, seat, codes.MOVE, board.entrances()):
        found.add(word, "R8.18", "refusal-no-way-in")
        return
    for tile in tiles.tiles_of(found.board, seat):
        place = codes.place_of(tile)
        moved = f"{word}:{notation.own_tile(material, place, codes.kind_of(tile))}"
        if place == codes.THRONE:
            found.add(moved, "R8.6", "refusal-move-throne")
        elif place >= codes.SEAT_OF:
            found.add(moved, "R8.6", "refusal-move-elector")
        else:
            found.add(f"{moved}:{ELECTORATE_NAMES[place]}", "R8.6", "refusal-move-same-electorate")
            refusals_spaces.refuse_entrances(found, moved)


def refuse_permit(found: RefusalList, seat: int, word: str) -> None:
    """A tile of the supply, a way in, and the price of the side are needed."""
    board = found.board
    material = found.view.rules.material
    if not board.aristocrats[seat]:
        found.add(word, "R17.1", "refusal-no-aristocrat")
        return
    if not board.entrances():
        found.add(word, "R17.2", "refusal-no-way-in")
        return
    refusals_spaces.refuse_entrances(found, f"{word}:baron")
    if board.thalers[seat] < material.couple_price:
        facts: Facts = {"number": material.couple_price, "thalers": board.thalers[seat]}
        found.add(f"{word}:couple", "R8.13", "refusal-no-money-couple", facts)
    else:
        refusals_spaces.refuse_entrances(found, f"{word}:couple")


def refuse_charter(found: RefusalList, seat: int, word: str) -> None:
    """A city of the supply and a free city space are needed."""
    board = found.board
    if not board.city_supply[seat]:
        found.add(word, "R8.14", "refusal-no-city")
        return
    if not board.city_sites():
        found.add(word, "R8.18", "refusal-no-city-space-anywhere")
        return
    refusals_spaces.refuse_city_sites(found, word, "R8.14")


def refuse_promotion(found: RefusalList, seat: int, word: str) -> None:
    """A knight on a noble space and a tile of the supply are needed."""
    board = found.board
    if not board.aristocrats[seat]:
        found.add(word, "R17.1", "refusal-no-aristocrat")
        return
    for electorate in range(codes.ELECTORATES):
        name = ELECTORATE_NAMES[electorate]
        if zones.count(board.castles[electorate], seat):
            found.add(f"{word}:{name}", "R8.15", "refusal-promotion-castle", {"place": name})
        else:
            found.add(
                f"{word}:{name}", "R8.15", "refusal-promotion-no-knight-here", {"place": name}
            )
    if not targets.of_card(found.board, seat, codes.PROMOTION, 0):
        found.add(word, "R8.15", "refusal-promotion-no-knight")


def refuse_princess(found: RefusalList, seat: int, word: str) -> None:
    """A baron is needed who may marry."""
    material = found.view.rules.material
    if not tiles.barons_of(found.board, seat):
        found.add(word, "R8.16", "refusal-no-baron")
    for tile in tiles.tiles_of(found.board, seat):
        place = codes.place_of(tile)
        kind = codes.kind_of(tile)
        target = f"{word}:{place_name(place)}:{material.ages[kind % codes.AGES]}"
        if kind >= codes.COUPLE:
            found.add(target, "R8.16", "refusal-married-already")
        elif codes.is_archbishop(place):
            found.add(target, "R8.16", "refusal-archbishop-marries-not")


# Knights ----------------------------------------------------------------------------------


def refuse_knights(found: RefusalList, seat: int) -> None:
    """Say why a knight cannot be placed or moved."""
    board = found.board
    material = found.view.rules.material
    price = material.prices[codes.KNIGHT]
    if board.thalers[seat] < price:
        facts: Facts = {"card": "knight", "number": price, "thalers": board.thalers[seat]}
        found.add("knight", "R7.4", "refusal-no-money", facts)
        return
    if not board.knight_supply[seat]:
        found.add("knight:place", "R17.1", "refusal-no-knight")
    else:
        refusals_spaces.refuse_stands(found, "knight:place", "R9.3")
    if board.knight_supply[seat] == material.knights:
        found.add("knight:move", "R9.2", "refusal-no-knight-on-board")
        return
    for stand in range(codes.ELECTORATES * codes.SPACES):
        word = f"knight:move:{notation.stand(stand)}"
        if board.knights_at(stand, seat):
            refusals_spaces.refuse_stands(found, word, "R9.3")


# Privileges -------------------------------------------------------------------------------


def refuse_privilege(found: RefusalList, seat: int, electorate: int) -> None:
    """Say why a privilege cannot be used now."""
    board = found.board
    name = ELECTORATE_NAMES[electorate]
    word = f"privilege:{name}"
    elector = board.elector(electorate)
    if not board.is_open(electorate):
        found.add(word, "R15.2", "refusal-closed", {"place": name})
    elif electorate in PASSIVE:
        found.add(word, "R10.3", f"refusal-passive-{name}", {"place": name})
    elif elector == codes.NOBODY:
        found.add(word, "R10.1", "refusal-seat-vacant", {"place": name})
    elif elector != seat:
        found.add(word, "R10.1", "refusal-not-elector", {"place": name, "seat": elector})
    elif (board.used >> electorate) & 1:
        found.add(word, "R10.2", "refusal-privilege-used", {"place": name})
    elif electorate == codes.TRIER:
        refuse_trier(found, seat, word)
    elif electorate == codes.COLOGNE:
        refuse_doctor(found, seat, word)
    elif electorate == codes.PALATINATE:
        refuse_palatinate(found, seat, word)
    elif electorate == codes.BRANDENBURG and not zones.count(board.stacks, codes.GRAY_EMINENCE):
        found.add(word, "R10.9", "refusal-stack-empty", {"card": "gray_eminence"})


def refuse_trier(found: RefusalList, seat: int, word: str) -> None:
    """Trier repeats only what is used up, at its price, where it can be carried out."""
    board = found.board
    exhausted = 0
    for card in codes.EFFECT_CARDS:
        name = CARD_NAMES[card]
        here = f"{word}:{name}"
        price = found.view.rules.material.prices[card]
        if zones.count(board.stacks, card):
            left = zones.count(board.stacks, card)
            found.add(here, "R10.5", "refusal-still-in-stack", {"card": name, "number": left})
            continue
        exhausted += 1
        if board.thalers[seat] < price:
            facts: Facts = {"card": name, "number": price, "thalers": board.thalers[seat]}
            found.add(here, "R7.4", "refusal-no-money", facts)
        elif card != codes.INDULGENCE:
            refuse_targets(found, seat, card, here)
    found.add(f"{word}:knight", "R7.10", "refusal-knight-needs-no-trier")
    for card in (*codes.ELECTION_CARDS, codes.GRAY_EMINENCE):
        name = CARD_NAMES[card]
        found.add(f"{word}:{name}", "R10.4", "refusal-not-repeatable", {"card": name})
    if exhausted:
        found.add(word, "R10.9", "refusal-trier-nothing-possible")
    else:
        found.add(word, "R10.4", "refusal-trier-nothing-exhausted")


def refuse_palatinate(found: RefusalList, seat: int, word: str) -> None:
    """The Palatinate needs a tile of the supply and a way in."""
    board = found.board
    if not board.aristocrats[seat]:
        found.add(word, "R10.9", "refusal-no-aristocrat")
    elif not board.entrances():
        found.add(word, "R10.9", "refusal-no-way-in")
    else:
        refusals_spaces.refuse_entrances(found, word)
