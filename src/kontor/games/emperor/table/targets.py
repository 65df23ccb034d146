"""Where a card of phase IV can be carried out (R7.6, R8.18), and what that costs."""

from typing import Final

from kontor.engine import i64
from kontor.engine.menu import Menu
from kontor.games.emperor.table import codes, tiles
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.public import Board

# The ways into one electorate, among all entrances.
ENTRANCES_OF: Final = [
    ((1 << codes.ENTRANCES_EACH) - 1) << (electorate * codes.ENTRANCES_EACH)
    for electorate in range(codes.ELECTORATES)
]


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
    electors = tiles.packed_electors(board)
    owner: i64
    for owner in range(seats):
        kinds: i64 = tiles.AGED_KINDS if owner == seat else tiles.EVERY_KIND
        tiles.add_tiles(board, owner, kinds, first, electors, menu)


def add_moves(board: Board, seat: i64, entrances: i64, menu: Menu) -> None:
    """Add own tiles on noble spaces with every way into another electorate (R8.6)."""
    nobles = board.nobles
    electorate: i64
    for electorate in range(codes.ELECTORATES):
        zone: i64 = nobles[electorate * codes.MOST_SEATS + seat]
        if not zone:
            continue
        first = codes.DO_MOVE + electorate * codes.KINDS * codes.ENTRANCES
        elsewhere = entrances & ~ENTRANCES_OF[electorate]
        while zone:
            if zone & 15:
                menu.add(first, elsewhere)
            zone >>= 4
            first += codes.ENTRANCES


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
        answer: i64 = codes.DO_PROMOTION
        mine: i64 = 4 * seat  # where the own knights stand in a zone
        for knights in board.knights:
            here: i64 = knights
            if (here >> mine) & 15:
                menu.add_one(answer)
            answer += 1
