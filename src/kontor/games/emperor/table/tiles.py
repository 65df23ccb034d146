"""Tiles on the board as numbers: equal ones have equal numbers and are listed once (R1.7)."""

from kontor.engine import zones
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.public import Board


def tiles_of(board: Board, owner: int) -> list[int]:
    """List the tiles of a player on noble spaces, seats and throne, equal ones once (R1.7)."""
    found: list[int] = []
    add_tiles(board, owner, 0, found)
    return found


def add_tiles(board: Board, owner: int, first: int, found: list[int]) -> None:
    """Add the tiles of a player to a list, counted from a first number."""
    lowest = owner * codes.KINDS
    for electorate in range(codes.ELECTORATES):
        tile = first + codes.tile_at(electorate, owner, 0)
        elector = board.electors[electorate]
        zone = board.nobles[electorate * codes.MOST_SEATS + owner]
        if zone and not zone & codes.BARONS:
            zone >>= 4 * codes.COUPLE
            tile += codes.COUPLE
        while zone:
            if zone & 15:
                found.append(tile)
            zone >>= 4
            tile += 1
        if lowest <= elector < lowest + codes.KINDS:
            found.append(first + codes.tile_at(codes.SEAT_OF + electorate, 0, elector))
    if owner == board.emperor and board.throne != codes.NOWHERE:
        found.append(first + codes.tile_at(codes.THRONE, owner, board.throne))


def tiles_on_board(board: Board) -> list[int]:
    """List the tiles of everybody, without repeating equal ones."""
    found: list[int] = []
    for seat in range(board.rules.seats):
        add_tiles(board, seat, 0, found)
    return found


def number_of(board: Board, tile: int) -> int:
    """Count the equal tiles that a number stands for (R1.7)."""
    place = codes.place_of(tile)
    if place >= codes.ELECTORATES:
        return 1
    zone = board.nobles[place * codes.MOST_SEATS + codes.owner_of(tile)]
    return zones.count(zone, codes.kind_of(tile))


def barons_of(board: Board, owner: int) -> list[int]:
    """List the barons of a player that may marry, as tiles (R6.10, R8.16)."""
    marry_all = board.rules.archbishops_marry
    found = []
    for tile in tiles_of(board, owner):
        archbishop = codes.is_archbishop(codes.place_of(tile))
        if codes.kind_of(tile) < codes.COUPLE and (marry_all or not archbishop):
            found.append(tile)
    return found


def suitors(board: Board, father: int) -> list[int]:
    """List the barons of the other players who may be asked (R6.7, R6.10)."""
    found = []
    for seat in range(board.rules.seats):
        if seat != father:
            found += barons_of(board, seat)
    return found


def heirs(board: Board, seat: int) -> list[int]:
    """List the answers that bring a tile from a noble space to the throne (R5.5, R12.8)."""
    found = []
    for electorate in range(codes.ELECTORATES):
        for kind in zones.kinds(board.nobles[electorate * codes.MOST_SEATS + seat]):
            found.append(codes.CROWN + electorate * codes.KINDS + kind)
    return found
