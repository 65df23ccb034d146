"""Where a card of phase IV can be carried out (R7.6, R8.18), and what that costs."""

from typing import Final

from kontor.engine import i64, seat_numbers
from kontor.engine.menu import Menu
from kontor.games.emperor.table import codes, tiles
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.public import Board

# The ways into the first electorate, among all entrances; those into the next one stand above.
ENTRANCES_OF_FIRST: Final = (1 << codes.ENTRANCES_EACH) - 1


def price(rules: TableRules, effect: int) -> int:
    """Return what an effect costs: the price of its card; a couple has its own (R8.13)."""
    if codes.DO_PERMIT + codes.ENTRANCES <= effect < codes.DO_CHARTER:
        return rules.material.couple_price
    return rules.material.prices[codes.card_of_effect(effect)]


def of_card(board: Board, seat: int, card: int, entrances: int) -> list[int]:
    """List the ways to carry out a card whose lowest price the player can pay (R7.6).

    The entrances are those of the board, as a set.
    """
    menu = Menu()
    add_ways(board, seat, card, entrances, menu, counted=False)
    return menu.listed()


def add_ways(board: Board, seat: i64, card: i64, entrances: i64, menu: Menu, counted: bool) -> None:
    """Add the ways to carry out a card; patients may be counted only."""
    if card == codes.DOCTOR:
        add_patients(board, seat, codes.DO_DOCTOR, menu, counted)
    elif card == codes.MOVE:
        add_moves(board, seat, entrances, menu)
    elif card == codes.INDULGENCE:
        menu.add_one(codes.DO_INDULGENCE)
    elif card == codes.PERMIT:
        add_permits(board, seat, entrances, menu)
    elif card == codes.CITY_CHARTER:
        add_charters(board, seat, menu)
    elif card == codes.PROMOTION:
        add_promotions(board, seat, menu)
    else:
        tiles.add_barons(board, seat, codes.DO_PRINCESS, codes.AGES, menu)


def add_patients(board: Board, seat: i64, first: i64, menu: Menu, counted: bool) -> None:
    """Add own tiles to make younger and foreign ones to make older (R8.2, R8.3, R8.5).

    Where they are counted only, as many numbers are added that do not say who they are.
    """
    if counted:
        number = codes.COUNTED + (menu.base + first) * codes.MOST_PATIENTS
        menu.add_range(number - menu.base, tiles.patients(board, seat))
        return
    seats: i64 = board.rules.seats
    owner: i64
    for owner in range(seats):
        kinds: i64 = tiles.AGED_KINDS if owner == seat else tiles.EVERY_KIND
        tiles.add_tiles(board, owner, kinds, first, menu)


def add_moves(board: Board, seat: i64, entrances: i64, menu: Menu) -> None:
    """Add own tiles on noble spaces with every way into another electorate (R8.6)."""
    place = seat
    start: i64 = codes.DO_MOVE
    here: i64 = ENTRANCES_OF_FIRST
    sites = board.sites_of(seat)
    while sites:
        if sites & 1:
            zone: i64 = board.nobles[place]
            first = start
            while zone:
                if zone & 15:
                    menu.add(first, entrances & ~here)
                zone >>= 4
                first += codes.ENTRANCES
        sites >>= 1
        place += codes.MOST_SEATS
        start += codes.KINDS * codes.ENTRANCES
        here <<= codes.ENTRANCES_EACH


def add_permits(board: Board, seat: i64, entrances: i64, menu: Menu) -> None:
    """Add the ways in for a baron and, if it can be paid, for a couple (R8.13)."""
    if not board.aristocrats[seat]:  # R17.1
        return
    menu.add(codes.DO_PERMIT, entrances)
    if board.thalers[seat] >= board.rules.material.couple_price:
        menu.add(codes.DO_PERMIT + codes.ENTRANCES, entrances)


def add_charters(board: Board, seat: i64, menu: Menu) -> None:
    """Add the electorates where a city can be founded (R8.14)."""
    if board.city_supply[seat]:
        menu.add(codes.DO_CHARTER, board.city_sites())


def add_promotions(board: Board, seat: i64, menu: Menu) -> None:
    """Add the electorates where a knight on a noble space can be ennobled (R8.15)."""
    if board.aristocrats[seat]:
        menu.add(codes.DO_PROMOTION, seat_numbers.of(board.knight_sites, seat))
