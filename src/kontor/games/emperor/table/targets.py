"""Where a card of phase IV can be carried out (R7.6, R8.18), and what that costs."""

from kontor.engine import zones
from kontor.games.emperor.table import codes, tiles
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.public import Board


def price(rules: TableRules, effect: int) -> int:
    """Return what an effect costs: the price of its card; a couple has its own (R8.13)."""
    if codes.DO_PERMIT + codes.ENTRANCES <= effect < codes.DO_CHARTER:
        return rules.material.couple_price
    return rules.material.prices[codes.card_of_effect(effect)]


def of_card(board: Board, seat: int, card: int, entrances: list[int]) -> list[int]:
    """List the ways to carry out a card whose lowest price the player can pay (R7.6)."""
    found: list[int] = []
    add_ways(board, seat, card, entrances, found)
    return found


def add_ways(board: Board, seat: int, card: int, entrances: list[int], found: list[int]) -> None:
    """Add the ways to carry out a card."""
    if card == codes.DOCTOR:
        add_patients(board, seat, codes.DO_DOCTOR, found)
    elif card == codes.MOVE:
        add_moves(board, seat, entrances, found)
    elif card == codes.INDULGENCE:
        found.append(codes.DO_INDULGENCE)
    elif card == codes.PERMIT:
        add_permits(board, seat, entrances, found)
    elif card == codes.CITY_CHARTER:
        add_charters(board, seat, found)
    elif card == codes.PROMOTION:
        add_promotions(board, seat, found)
    else:
        for tile in tiles.barons_of(board, seat):
            found.append(
                codes.DO_PRINCESS + codes.place_of(tile) * codes.AGES + codes.kind_of(tile)
            )


def add_patients(board: Board, seat: int, first: int, found: list[int]) -> None:
    """Add own tiles to make younger and foreign ones to make older (R8.2, R8.3, R8.5)."""
    for owner in range(board.rules.seats):
        if owner != seat:
            tiles.add_tiles(board, owner, first, found)
            continue
        for tile in tiles.tiles_of(board, seat):
            if tile % codes.AGES:
                found.append(first + tile)


def add_moves(board: Board, seat: int, entrances: list[int], found: list[int]) -> None:
    """Add own tiles on noble spaces with every way into another electorate (R8.6)."""
    for electorate in range(codes.ELECTORATES):
        zone = board.nobles[electorate * codes.MOST_SEATS + seat]
        first = codes.DO_MOVE + electorate * codes.KINDS * codes.ENTRANCES
        home = electorate * codes.ENTRANCES_EACH
        while zone:
            if zone & 15:
                for entrance in entrances:
                    if entrance < home or entrance >= home + codes.ENTRANCES_EACH:
                        found.append(first + entrance)
            zone >>= 4
            first += codes.ENTRANCES


def add_permits(board: Board, seat: int, entrances: list[int], found: list[int]) -> None:
    """Add the ways in for a baron and, if it can be paid, for a couple (R8.13)."""
    if not board.aristocrats[seat]:  # R17.1
        return
    for entrance in entrances:
        found.append(codes.DO_PERMIT + entrance)
    if board.thalers[seat] >= board.rules.material.couple_price:
        for entrance in entrances:
            found.append(codes.DO_PERMIT + codes.ENTRANCES + entrance)


def add_charters(board: Board, seat: int, found: list[int]) -> None:
    """Add the electorates where a city can be founded (R8.14)."""
    if board.city_supply[seat]:
        for electorate in range(codes.ELECTORATES):
            if board.city_room[electorate] > 0:
                found.append(codes.DO_CHARTER + electorate)


def add_promotions(board: Board, seat: int, found: list[int]) -> None:
    """Add the electorates where a knight on a noble space can be ennobled (R8.15)."""
    if board.aristocrats[seat]:
        for electorate in range(codes.ELECTORATES):
            if zones.count(board.knights[electorate], seat):
                found.append(codes.DO_PROMOTION + electorate)
