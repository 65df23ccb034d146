"""Tiles on the board as numbers: equal ones have equal numbers and are listed once (R1.7)."""

from typing import Final

from kontor.engine import i64, zones
from kontor.engine.menu import Menu
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.public import Board

# The numbers of the tiles that could lie in one place.
TILES_EACH: Final = codes.MOST_SEATS * codes.KINDS
# Kinds of tiles as masks of a zone: all, and those that can be made younger.
EVERY_KIND: Final = 0xFFFF_FFFF
AGED_KINDS: Final = 0xFFF0_FFF0


def tiles_of(board: Board, owner: int) -> list[int]:
    """List the tiles of a player on noble spaces, seats and throne, equal ones once (R1.7)."""
    menu = Menu()
    add_tiles(board, owner, EVERY_KIND, 0, packed_electors(board), menu)
    return menu.listed()


def packed_electors(board: Board) -> i64:
    """Return the tiles of all seats, a byte each; 0 is none, 1 the first kind of the first seat."""
    packed: i64 = 0
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        tile: i64 = board.electors[electorate]
        packed += (tile - codes.NOBODY) << (8 * electorate)
    return packed


def add_tiles(board: Board, owner: i64, kinds: i64, first: i64, electors: i64, menu: Menu) -> None:
    """Add a player's tiles of some kinds (a mask of a zone), counted from a first number.

    The electors are packed, for whoever asks for the tiles of several players.
    """
    lowest = owner * codes.KINDS
    first += lowest
    seats = first + codes.SEAT_OF * TILES_EACH
    nobles = board.nobles
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        zone: i64 = nobles[electorate * codes.MOST_SEATS + owner]
        zone &= kinds
        if zone:
            menu.add(first + electorate * TILES_EACH, zones.kinds_set(zone))
        kind = (electors & 255) + codes.NOBODY - lowest
        electors >>= 8
        if 0 <= kind < codes.KINDS and zones.count(kinds, kind):
            menu.add_one(seats + electorate * TILES_EACH + kind)
    if owner == board.emperor and board.throne >= 0 and zones.count(kinds, board.throne):
        menu.add_one(first + codes.THRONE * TILES_EACH + board.throne)


def patients(board: Board, seat: i64) -> i64:
    """Count the tiles that a doctor may treat: own ones that can be younger, all of others."""
    nobles = board.nobles
    seats: i64 = board.rules.seats
    found: i64 = 0
    owner: i64
    for owner in range(seats):
        places: i64 = 0  # a zone: in how many places there is such a kind
        place = owner
        while place < codes.NOBLE_PLACES:
            zone: i64 = nobles[place]
            if zone:
                places += zones.present(zone)
            place += codes.MOST_SEATS
        found += zones.size(places & AGED_KINDS if owner == seat else places)
    for elector in board.electors:
        tile: i64 = elector
        if tile >= 0 and (tile & codes.OLDEST or tile >> codes.KIND_BITS != seat):
            found += 1
    if board.throne >= 0 and (board.throne % codes.AGES or board.emperor != seat):
        found += 1
    return found


def tiles_on_board(board: Board) -> list[int]:
    """List the tiles of everybody, without repeating equal ones."""
    menu = Menu()
    for seat in range(board.rules.seats):
        add_tiles(board, seat, EVERY_KIND, 0, packed_electors(board), menu)
    return menu.listed()


def number_of(board: Board, tile: int) -> int:
    """Count the equal tiles that a number stands for (R1.7)."""
    place = codes.place_of(tile)
    if place >= codes.ELECTORATES:
        return 1
    zone = board.nobles[place * codes.MOST_SEATS + codes.owner_of(tile)]
    return zones.count(zone, codes.kind_of(tile))


def barons_of(board: Board, owner: int) -> list[int]:
    """List the barons of a player that may marry, as tiles (R6.10, R8.16)."""
    menu = Menu()
    add_barons(board, owner, codes.tile_at(0, owner, 0), TILES_EACH, menu)
    return menu.listed()


def add_barons(board: Board, owner: i64, first: i64, step: i64, menu: Menu) -> None:
    """Add the barons of a player that may marry: a first number, a step per place, the age."""
    seats = first + codes.SEAT_OF * step
    lowest = owner * codes.KINDS
    nobles = board.nobles
    electors = board.electors
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        zone: i64 = nobles[electorate * codes.MOST_SEATS + owner]
        if zone & codes.BARONS:
            menu.add(first + electorate * step, zones.kinds_set(zone & codes.BARONS))
        age: i64 = electors[electorate]
        age -= lowest
        if 0 <= age < codes.COUPLE and may_marry(board, electorate):
            menu.add_one(seats + electorate * step + age)
    if owner == board.emperor and 0 <= board.throne < codes.COUPLE:
        menu.add_one(first + codes.THRONE * step + board.throne)


def may_marry(board: Board, electorate: i64) -> bool:
    """Tell whether the elector of an electorate may marry: archbishops by house rule only."""
    return board.rules.archbishops_marry or not codes.is_archdiocese(electorate)


def has_barons(board: Board, owner: i64) -> bool:
    """Tell whether a player has a baron that may marry."""
    if owner == board.emperor and 0 <= board.throne < codes.COUPLE:
        return True
    lowest = owner * codes.KINDS
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        if board.nobles[electorate * codes.MOST_SEATS + owner] & codes.BARONS:
            return True
        age = board.electors[electorate] - lowest
        if 0 <= age < codes.COUPLE and may_marry(board, electorate):
            return True
    return False


def add_suitors(board: Board, father: int, first: int, menu: Menu) -> None:
    """Add the barons of the other players who may be asked (R6.7, R6.10), as tiles."""
    for seat in range(board.rules.seats):
        if seat != father:
            add_barons(board, seat, first + codes.tile_at(0, seat, 0), TILES_EACH, menu)


def has_suitors(board: Board, father: int) -> bool:
    """Tell whether any other player has a baron who may be asked."""
    return any(seat != father and has_barons(board, seat) for seat in range(board.rules.seats))


def add_heirs(board: Board, seat: i64, menu: Menu) -> None:
    """Add the answers that bring a tile from a noble space to the throne (R5.5, R12.8)."""
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        nobles: i64 = board.nobles[electorate * codes.MOST_SEATS + seat]
        if nobles:
            menu.add(codes.CROWN + electorate * codes.KINDS, zones.kinds_set(nobles))
