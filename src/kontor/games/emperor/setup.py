"""R2 Set-up, and the closed electorates of two players (R15.1).

Each answer places one piece on a free space; nothing is displaced (R2.10) and nothing scores
(R2.12).
"""

from typing import Final

from kontor.engine import zones
from kontor.games.emperor.codes import (
    ACTIONS,
    ARCHDIOCESES,
    ASK_FIRST_CITY,
    ASK_FIRST_KNIGHT,
    ASK_FIRST_NOBLE,
    ASK_FIRST_SEAT,
    BRANDENBURG,
    CITY_AT,
    ELECTORATES,
    ENTER,
    ENTRANCES_EACH,
    GRAY_EMINENCE,
    KNIGHT_PLACE,
    NOBODY,
    NOWHERE,
    SEAT_AT,
    SEAT_OF,
    SPACES,
    THRONE,
)
from kontor.games.emperor.names import place_name
from kontor.games.emperor.position import Position

# Rows of the start position card: throne, seats, then three tiles on noble spaces.
THRONE_ROW: Final = 0
SEAT_ROW: Final = 1
FIRST_NOBLE_ROW: Final = 2
# Rows of questions after the seats: three tiles on noble spaces, then the knight.
KNIGHT_ROW: Final = 4


def set_up(position: Position) -> None:
    """Draw the first Emperor (R2.1) and, with two players, the closed electorates (R15.1)."""
    # R18.6: chance decides nothing else. R15.3, R16.1: the material holds fewer action cards for
    # fewer players; everything else stays as with four (R15.7). After the last placement the
    # supplies of R2.11 are left.
    board = position.board
    rules = position.rules
    board.lay_out()
    material = rules.material
    close(position, 0, ARCHDIOCESES, material.closed_archdioceses[position.seats])
    close(position, ARCHDIOCESES, ELECTORATES, material.closed_duchies[position.seats])
    board.emperor = 0 if rules.emperor_is_chosen else position.chance.below(position.seats)
    position.tell_seat("first-emperor", board.emperor)
    if rules.second_player_extra:
        other = position.in_order(1)
        position.receive(other, rules.second_player_extra)
        position.tell_number("second-player-help", other, rules.second_player_extra)


def close(position: Position, first: int, end: int, number: int) -> None:
    """Close a number of electorates by lot; without Brandenburg no gray eminence (R15.2)."""
    board = position.board
    for _ in range(number):
        lots = [electorate for electorate in range(first, end) if board.is_open(electorate)]
        electorate = lots[position.chance.below(len(lots))]
        board.close(electorate)
        if electorate == BRANDENBURG:
            board.stacks -= zones.one(GRAY_EMINENCE)
        if position.log is not None:
            position.tell("closed", {"place": place_name(electorate)})


def go_on(position: Position) -> None:
    """Ask for the next piece of the start position card (R2.4 to R2.9), in Emperor's order."""
    board = position.board
    step = board.step
    board.step += 1
    seats = position.seats
    if step == 0:
        position.ask(ASK_FIRST_CITY, board.emperor)
    elif step < seats:
        position.ask(ASK_FIRST_SEAT, position.in_order(step))
    elif step < seats * (KNIGHT_ROW + 1):
        row = step // seats
        kind = ASK_FIRST_NOBLE if row < KNIGHT_ROW else ASK_FIRST_KNIGHT
        position.ask(kind, position.in_order(step % seats), (row,))
    else:
        position.begin(ACTIONS)  # R2.13


def options(position: Position, kind: int) -> list[int]:
    """List the free spaces for the piece that is asked for."""
    board = position.board
    if kind == ASK_FIRST_CITY:
        return [CITY_AT + electorate for electorate in board.city_sites()]
    if kind == ASK_FIRST_SEAT:
        return [
            SEAT_AT + electorate
            for electorate in range(ELECTORATES)
            if board.is_open(electorate) and board.electors[electorate] == NOBODY
        ]
    if kind == ASK_FIRST_NOBLE:
        return [
            ENTER + electorate * ENTRANCES_EACH
            for electorate in range(ELECTORATES)
            if board.noble_room[electorate] > 0
        ]
    return [KNIGHT_PLACE + stand for stand in board.free_stands()]


def place_first_city(position: Position, seat: int, electorate: int) -> None:
    """Place the first imperial city (R2.4); then the Emperor's baron takes the throne (R2.5)."""
    board = position.board
    board.move_imperial_city(NOWHERE, electorate)
    position.tell_place("imperial-city-placed", seat, electorate)
    board.aristocrats[seat] -= 1
    board.throne = position.rules.material.first_kinds[THRONE_ROW]
    position.tell_tile("tile-placed", seat, THRONE, board.throne)


def place_first_elector(position: Position, seat: int, electorate: int) -> None:
    """Put a baron on an empty seat (R2.5); he scores nothing (R2.12)."""
    kind = position.rules.material.first_kinds[SEAT_ROW]
    position.board.aristocrats[seat] -= 1
    position.board.seat_elector(electorate, seat, kind)
    position.tell_tile("tile-placed", seat, SEAT_OF + electorate, kind)


def place_first_noble(position: Position, seat: int, row: int, entrance: int) -> None:
    """Put a couple of 35, a baron of 25 or a couple of 15 on a noble space (R2.6 to R2.8)."""
    kind = position.rules.material.first_kinds[FIRST_NOBLE_ROW + row - 1]
    position.board.aristocrats[seat] -= 1
    position.let_enter(entrance, seat, kind, "tile-placed")


def place_knight(position: Position, seat: int, stand: int) -> None:
    """Put a knight on a free noble or castle space (R2.9, R9.1)."""
    position.board.put_knight(stand, seat)
    if position.log is not None:
        place = place_name(stand // SPACES)
        space = "castle_space" if stand % SPACES else "noble_space"
        position.tell("knight-placed", {"seat": seat, "place": place, "space": space})
