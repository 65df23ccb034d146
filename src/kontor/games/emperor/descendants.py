"""R4 Income, R5 ageing and R6 descendants: what a round brings before anybody acts."""

from kontor.engine import zones
from kontor.games.emperor import forecast
from kontor.games.emperor.codes import (
    ACTIONS,
    AGEING,
    AGES,
    ASK_ANSWER,
    ASK_MARRIAGE,
    ASK_SON,
    BARON,
    CONVENT,
    CROWN,
    DESCENDANTS,
    ELECTORATES,
    ENTER,
    INCOME,
    KINDS,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    OLDEST,
    PROPOSE,
    kind_of,
    owner_of,
    place_of,
)
from kontor.games.emperor.names import kind_side, place_name
from kontor.games.emperor.position import Position
from kontor.games.emperor.realm import Board, add


def begin_round(position: Position) -> None:
    """Bring the electors back from the privilege spaces before phase I (R3.3)."""
    board = position.board
    board.used = 0
    board.rival = NOBODY
    board.church = NOWHERE
    board.ban = NOWHERE
    board.out = 0
    board.active = NOBODY
    if position.log is not None:
        position.tell("round-begins", {"round": board.round})
    position.begin(INCOME)


# R4 Income --------------------------------------------------------------------------------


def pay_income(position: Position) -> None:
    """Pay everybody (R4.1 to R4.7), before the old leave (R4.8)."""
    board = position.board
    for step in range(position.seats):
        seat = position.in_order(step)
        due = forecast.income(board, seat)
        gained = position.receive(seat, due)
        board.chips[seat] = board.thalers[seat]  # R4.7: paid or not
        if position.log is not None:
            position.tell("income", {"seat": seat, "number": due, "thalers": board.thalers[seat]})
            if due > gained:
                position.tell("thalers-lost", {"seat": seat, "number": due - gained})
    position.begin(AGEING)


# R5 Ageing --------------------------------------------------------------------------------


def age(position: Position) -> None:
    """Turn all tiles at once (R5.1 to R5.4), then fill the throne if it is empty (R5.7)."""
    board = position.board
    step = board.step
    board.step += 1
    if step:
        position.begin(DESCENDANTS)
        return
    if position.log is not None:
        position.tell("ageing", {"round": board.round})
        tell_departures(position)
    age_everybody(board)
    if board.throne == NOWHERE:
        position.find_successor()


def age_everybody(board: Board) -> None:
    """Let all aristocrats age at the same moment (R5.1 to R5.3); the old leave the board."""
    for place in range(ELECTORATES * MOST_SEATS):
        zone = board.nobles[place]
        if zone:
            leaving = zones.count(zone, OLDEST) + zones.count(zone, KINDS // 2 + OLDEST)
            if leaving:
                board.aristocrats[place % MOST_SEATS] = (
                    board.aristocrats[place % MOST_SEATS] + leaving
                )
                board.noble_room[place // MOST_SEATS] = (
                    board.noble_room[place // MOST_SEATS] + leaving
                )
            board.nobles[place] = older(zone)
    for electorate in range(ELECTORATES):
        tile = board.electors[electorate]
        if tile == NOBODY:
            continue
        if tile % (KINDS // 2) == OLDEST:
            add(board.aristocrats, tile // KINDS, 1)
            board.vacate(electorate)  # R5.4
        else:
            board.electors[electorate] = tile + 1
    if board.eminence != NOWHERE:  # R11.1: it was placed at the highest age
        board.aristocrats[board.eminence % MOST_SEATS] = (
            board.aristocrats[board.eminence % MOST_SEATS] + 1
        )
        board.eminence = NOWHERE
    if board.throne % (KINDS // 2) == OLDEST:
        add(board.aristocrats, board.emperor, 1)
        board.throne = NOWHERE
    else:
        board.throne += 1


def older(zone: int) -> int:
    """Return the tiles of a zone ten years later, without those that were the oldest."""
    # Kinds stand four bits apart: shifting by one kind ages barons and couples together.
    barons = (zone & 0xFFF) << 4
    couples = (zone >> 16 & 0xFFF) << 20
    return barons | couples


def tell_departures(position: Position) -> None:
    """Record who is about to leave the board, before the tiles turn (R5.2)."""
    board = position.board
    for tile in tiles_on_board(position):
        if kind_of(tile) % AGES == OLDEST:
            for _ in range(board.number_of(tile)):
                position.tell_tile("died", owner_of(tile), place_of(tile), kind_of(tile))
    if board.eminence != NOWHERE:
        owner = board.eminence % MOST_SEATS
        position.tell_place("eminence-left", owner, board.eminence // MOST_SEATS)


def tiles_on_board(position: Position) -> list[int]:
    """List the tiles of everybody, without repeating equal ones."""
    found = []
    for seat in range(position.seats):
        found += position.tiles_of(seat)
    return found


def heirs(position: Position, seat: int) -> list[int]:
    """List the tiles on noble spaces that may take the throne (R5.5, R12.8)."""
    found = []
    for electorate in range(ELECTORATES):
        for kind in zones.kinds(position.board.nobles[electorate * MOST_SEATS + seat]):
            found.append(CROWN + electorate * KINDS + kind)
    return found


def succeed(position: Position, seat: int, option: int) -> None:
    """Move a tile from a noble space to the throne, its age unchanged (R5.5)."""
    electorate = (option - CROWN) // KINDS
    kind = (option - CROWN) % KINDS
    position.board.take_noble(electorate, seat, kind)
    position.board.throne = kind
    position.tell_tile("succeeded", seat, electorate, kind)


# R6 Descendants ---------------------------------------------------------------------------


def go_on(position: Position) -> None:
    """Look at the row of the next player in Emperor's order (R6.1); then clear all (R6.13)."""
    board = position.board
    step = board.step
    board.step += 1
    if step == position.seats:
        clear_rows(position)
        position.begin(ACTIONS)
        return
    seat = position.in_order(step)
    child = forecast.child(board, seat)
    if child == forecast.SON:
        expect_son(position, seat)
    elif child == forecast.DAUGHTER:
        expect_daughter(position, seat)
    else:
        position.tell_seat("no-child", seat)  # R6.2


def expect_son(position: Position, seat: int) -> None:
    """Ask where a son goes (R6.5); without tile or space he is lost (R6.6)."""
    if position.board.aristocrats[seat] and position.board.entrances():
        position.ask(ASK_SON, seat)
    else:
        position.tell_seat("son-lost", seat)


def place_son(position: Position, seat: int, option: int) -> None:
    """Put a baron of the supply, youngest age, on a noble space (R6.5)."""
    add(position.board.aristocrats, seat, -1)
    position.let_enter(option - ENTER, seat, BARON, "son-born")


def expect_daughter(position: Position, seat: int) -> None:
    """Ask for a suitor (R6.7, R6.12); without any she enters the convent at once (R6.11)."""
    if suitors(position, seat):
        position.ask(ASK_MARRIAGE, seat)
    else:
        enter_convent(position, seat, "convent-no-suitor")


def suitors(position: Position, father: int) -> list[int]:
    """List the barons of the other players who may be asked (R6.7, R6.10)."""
    found = []
    for seat in range(position.seats):
        if seat != father:
            found += position.barons_of(seat)
    return found


def marriage_options(position: Position, father: int) -> list[int]:
    """List the requests; the convent without asking is a house rule (R6.12)."""
    found = [PROPOSE + tile for tile in suitors(position, father)]
    if position.rules.convent_by_choice:
        found.append(CONVENT)
    return found


def propose(position: Position, father: int, option: int) -> None:
    """Ask the owner of one baron (R6.7), once; or send her to the convent."""
    if option == CONVENT:
        enter_convent(position, father, "convent-chosen")
        return
    tile = option - PROPOSE
    if position.log is not None:
        facts = position.tile_facts(owner_of(tile), place_of(tile), kind_of(tile))
        facts["owner_seat"] = owner_of(tile)
        facts["seat"] = father
        position.tell("proposed", facts)
    position.ask(ASK_ANSWER, owner_of(tile), (father, tile))


def answer(position: Position, father: int, tile: int, accepted: bool) -> None:
    """Marry, a point for the father (R6.8), or send her to the convent (R6.9); openly (R18.3)."""
    if not accepted:
        enter_convent(position, father, "convent-refused")
        return
    points = position.rules.material.marriage_points
    position.score(father, points)
    if position.log is not None:
        position.tell(
            "married",
            {
                "seat": father,
                "owner_seat": owner_of(tile),
                "place": place_name(place_of(tile)),
                "side": kind_side(kind_of(tile)),
                "points": points,
            },
        )
    position.marry(place_of(tile), owner_of(tile), kind_of(tile))


def enter_convent(position: Position, father: int, event: str) -> None:
    """Give the father a Thaler, marker and chip, within the track (R6.9, R6.11)."""
    gained = position.receive(father, position.rules.material.convent_thalers)
    position.tell_number(event, father, gained)


def clear_rows(position: Position) -> None:
    """Return every card to its stack (R6.13)."""
    board = position.board
    for seat in range(position.seats):
        board.stacks += board.rows[seat]
        board.rows[seat] = 0
