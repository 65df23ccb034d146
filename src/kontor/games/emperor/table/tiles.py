"""Tiles on the board as numbers: equal ones have equal numbers and are listed once (R1.7)."""

from typing import Final

from kontor.engine import i64, seat_numbers, zones
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
    add_tiles(board, owner, EVERY_KIND, 0, menu)
    return menu.listed()


def add_tiles(board: Board, owner: i64, kinds: i64, first: i64, menu: Menu) -> None:
    """Add a player's tiles of some kinds (a mask of a zone), counted from a first number."""
    first += owner * codes.KINDS
    place = first
    sites = board.sites_of(owner)
    seats = board.seats_of(owner)
    electorate: i64 = 0
    while sites | seats:
        if sites & 1:
            zone: i64 = board.nobles[electorate * codes.MOST_SEATS + owner]
            menu.add(place, zones.kinds_set(zone & kinds))
        if seats & 1:
            kind = board.kind_sitting(electorate)
            if zones.count(kinds, kind):
                menu.add_one(place + codes.SEAT_OF * TILES_EACH + kind)
        sites >>= 1
        seats >>= 1
        electorate += 1
        place += TILES_EACH
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
        sites = board.sites_of(owner)
        while sites:
            if sites & 1:
                places += zones.present(nobles[place])
            sites >>= 1
            place += codes.MOST_SEATS
        found += zones.size(places & AGED_KINDS if owner == seat else places)
    found += seat_numbers.total(board.treatable(seat))
    if board.throne >= 0 and (board.throne % codes.AGES or board.emperor != seat):
        found += 1
    return found


def tiles_on_board(board: Board) -> list[int]:
    """List the tiles of everybody, without repeating equal ones."""
    menu = Menu()
    for seat in range(board.rules.seats):
        add_tiles(board, seat, EVERY_KIND, 0, menu)
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
    place = first
    sites = board.sites_of(owner)
    seats = board.seats_of(owner)
    if not board.rules.archbishops_marry:
        seats &= ~codes.EVERY_ARCHDIOCESE
    electorate: i64 = 0
    while sites | seats:
        if sites & 1:
            zone: i64 = board.nobles[electorate * codes.MOST_SEATS + owner]
            menu.add(place, zones.kinds_set(zone & codes.BARONS))
        if seats & 1:
            age = board.kind_sitting(electorate)
            if age < codes.COUPLE:
                menu.add_one(place + codes.SEAT_OF * step + age)
        sites >>= 1
        seats >>= 1
        electorate += 1
        place += step
    if owner == board.emperor and 0 <= board.throne < codes.COUPLE:
        menu.add_one(first + codes.THRONE * step + board.throne)


def add_suitors(board: Board, father: int, first: int, menu: Menu) -> None:
    """Add the barons of the other players who may be asked (R6.7, R6.10), as tiles."""
    for seat in range(board.rules.seats):
        if seat != father:
            add_barons(board, seat, first + codes.tile_at(0, seat, 0), TILES_EACH, menu)


def has_suitors(board: Board, father: int) -> bool:
    """Tell whether any other player has a baron who may be asked."""
    menu = Menu()
    add_suitors(board, father, 0, menu)
    return menu.size > 0


def add_heirs(board: Board, seat: i64, menu: Menu) -> None:
    """Add the answers that bring a tile from a noble space to the throne (R5.5, R12.8)."""
    electorate: i64 = 0
    sites = board.sites_of(seat)
    while sites:
        if sites & 1:
            nobles = board.nobles[electorate * codes.MOST_SEATS + seat]
            menu.add(codes.CROWN + electorate * codes.KINDS, zones.kinds_set(nobles))
        sites >>= 1
        electorate += 1
