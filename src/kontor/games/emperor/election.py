"""R12 Election and R13 the Emperor's action."""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.games.emperor import forecast
from kontor.games.emperor.codes import (
    ADVANCE,
    ARCHDIOCESES,
    ASK_BAN,
    ASK_CHURCH,
    ASK_IMPERIAL_MOVE,
    ASK_IMPERIAL_PLACE,
    ASK_NEW_EMPEROR,
    ASK_OLD_EMPEROR,
    ASK_VOTE,
    BAN_AT,
    CHURCH_AT,
    CHURCH_INFLUENCE,
    CITY_AT,
    CITY_MOVE,
    CROWN,
    ELECTORATES,
    EMPEROR_PHASE,
    ENTER,
    EXCOMMUNICATION,
    KINDS,
    NOBODY,
    NOWHERE,
    SEAT_OF,
    VOTE_FOR,
)
from kontor.games.emperor.descendants import heirs
from kontor.games.emperor.material import CITY_PLACE, CITY_SHIFT
from kontor.games.emperor.names import place_name
from kontor.games.emperor.position import Position


def go_on(position: Position) -> None:
    """Take the next step: the two church cards in Emperor's order (R8.11), then the vote."""
    board = position.board
    step = board.step
    board.step += 1
    if board.rival == NOBODY:  # R12.1
        position.tell("no-election", {})
        position.begin(EMPEROR_PHASE)
    elif step < 2 * position.seats:
        seat = position.in_order(step // 2)
        if step % 2 == 0 and zones.count(board.rows[seat], CHURCH_INFLUENCE):
            position.ask(ASK_CHURCH, seat)
        elif step % 2 == 1 and zones.count(board.rows[seat], EXCOMMUNICATION):
            position.ask(ASK_BAN, seat)
    elif step == 2 * position.seats:
        call_vote(position)
    else:
        position.begin(EMPEROR_PHASE)


# R12.2 Church influence and excommunication -----------------------------------------------


def church_options(position: Position) -> list[int]:
    """List the archdioceses in play (R8.8)."""
    return [
        CHURCH_AT + electorate
        for electorate in range(ARCHDIOCESES)
        if position.board.is_open(electorate)
    ]


def ban_options(position: Position) -> list[int]:
    """List the duchies in play (R8.10)."""
    return [
        BAN_AT + electorate
        for electorate in range(ARCHDIOCESES, ELECTORATES)
        if position.board.is_open(electorate)
    ]


def name_church(position: Position, seat: int, electorate: int) -> None:
    """Let church influence work in an archdiocese (R8.8)."""
    position.board.church = electorate
    position.tell_place("church-named", seat, electorate)


def name_ban(position: Position, seat: int, electorate: int) -> None:
    """Take the votes of a duchy away for this election (R8.10)."""
    position.board.ban = electorate
    position.tell_place("ban-named", seat, electorate)


# R12.3 to R12.7 The vote ------------------------------------------------------------------


def call_vote(position: Position) -> None:
    """Announce the votes (R12.3) and ask all but the candidates in secret (R12.4, R12.5)."""
    board = position.board
    if position.log is not None:
        facts = {"seat": board.emperor, "rival_seat": board.rival}
        position.tell("election-called", {**facts})
        for step in range(position.seats):
            seat = position.in_order(step)
            position.tell_number("votes-available", seat, forecast.votes(board, seat))
    voters = ((1 << position.seats) - 1) & ~(1 << board.emperor) & ~(1 << board.rival)
    frame = Frame(ASK_VOTE, voters, (), True)
    if voters:
        position.stack.append(frame)
    else:
        count(position, frame)  # R15.6


def count(position: Position, frame: Frame) -> None:
    """Reveal and count all votes: the rival needs more than the Emperor (R12.6)."""
    board = position.board
    support = 0
    opposition = 0
    board.loyal = 0
    for step in range(position.seats):
        seat = position.in_order(step)
        number = forecast.votes(board, seat)
        loyal = supports_emperor(position, frame, seat)
        if loyal:
            board.loyal |= 1 << seat
            support += number
        else:
            opposition += number
        position.tell_number("voted-for" if loyal else "voted-against", seat, number)
    rival_wins = opposition > support
    if position.log is not None:
        winner = board.rival if rival_wins else board.emperor
        facts = {"seat": winner, "support": support, "opposition": opposition}
        position.tell("rival-won" if rival_wins else "emperor-stayed", {**facts})
    reward_supporters(position, frame, rival_wins)
    if rival_wins:  # R12.10: otherwise nothing changes
        find_new_emperor(position)


def supports_emperor(position: Position, frame: Frame, seat: int) -> bool:
    """Tell whether a player votes for the Emperor; candidates vote for themselves (R12.4)."""
    if seat == position.board.emperor or seat == position.board.rival:
        return seat == position.board.emperor
    return frame.answer_of(seat) == VOTE_FOR


def reward_supporters(position: Position, frame: Frame, rival_wins: bool) -> None:
    """Give a point to those who voted for the winner without being it (R12.7)."""
    board = position.board
    points = position.rules.material.vote_points
    for step in range(position.seats):
        seat = position.in_order(step)
        if seat == board.emperor or seat == board.rival:
            continue
        right = supports_emperor(position, frame, seat) != rival_wins
        if right and (position.rules.voteless_score or forecast.votes(board, seat)):
            position.score(seat, points)
            position.tell_points("vote-point", seat, points)


# R12.8, R12.9 A new Emperor ---------------------------------------------------------------


def find_new_emperor(position: Position) -> None:
    """Ask the winner for a tile (R12.8); with none on noble spaces the supply gives one."""
    board = position.board
    rival = board.rival
    if board.has_nobles(rival) or not board.aristocrats[rival]:
        position.ask(ASK_NEW_EMPEROR, rival)
        return
    former = board.emperor
    tile = board.throne
    board.crown_from_supply(rival)
    position.tell_tile("crowned-from-supply", rival, NOWHERE, board.throne)
    depose(position, former, tile)


def new_emperor_options(position: Position, seat: int) -> list[int]:
    """List the tiles on noble spaces, or, without supply as well, the electors (R12.8)."""
    found = heirs(position, seat)
    if found:
        return found
    board = position.board
    for electorate in range(ELECTORATES):
        if board.elector(electorate) == seat:
            kind = board.electors[electorate] % KINDS
            found.append(CROWN + (SEAT_OF + electorate) * KINDS + kind)
    return found


def crown(position: Position, seat: int, option: int) -> None:
    """Move a tile to the throne and take the Emperor marker (R12.8); nothing else can (R3.4)."""
    board = position.board
    place = (option - CROWN) // KINDS
    kind = (option - CROWN) % KINDS
    former = board.emperor
    tile = board.throne
    if place >= SEAT_OF:
        board.vacate(place - SEAT_OF)
    else:
        board.take_noble(place, seat, kind)
    board.emperor = seat
    board.throne = kind
    position.tell_tile("crowned", seat, place, kind)
    depose(position, former, tile)


def depose(position: Position, former: int, kind: int) -> None:
    """Ask the deposed player where the old tile goes (R12.9); without space it goes home."""
    if position.board.entrances():
        position.ask(ASK_OLD_EMPEROR, former, (kind,))
    else:
        position.board.aristocrats[former] += 1
        position.tell_tile("old-emperor-left", former, NOWHERE, kind)


def settle_old_emperor(position: Position, seat: int, kind: int, option: int) -> None:
    """Put the old throne tile, its age unchanged, on a noble space (R12.9)."""
    position.let_enter(option - ENTER, seat, kind, "old-emperor-settled")


# R13 The Emperor's action -----------------------------------------------------------------


def reward_emperor(position: Position) -> None:
    """Give the Emperor the reward of the round (R13.1), then the imperial city."""
    board = position.board
    material = position.rules.material
    step = board.step
    board.step += 1
    if step:
        position.begin(ADVANCE)
        return
    seat = board.emperor
    points = material.reward_points[board.round - 1]
    thalers = position.receive(seat, material.reward_thalers[board.round - 1])  # R13.2
    position.score(seat, points)
    if position.log is not None:
        position.tell("emperor-reward", {"seat": seat, "points": points, "thalers": thalers})
    deed = material.reward_city[board.round - 1]
    if deed == CITY_PLACE and board.imperial_beside and board.city_sites():  # R13.3
        position.ask(ASK_IMPERIAL_PLACE, seat)
    elif deed == CITY_SHIFT and imperial_moves(position):  # R13.4
        position.ask(ASK_IMPERIAL_MOVE, seat)


def imperial_moves(position: Position) -> list[int]:
    """List the ways to move an imperial city to a free city space, its own electorate too."""
    board = position.board
    return [
        CITY_MOVE + origin * ELECTORATES + target
        for origin in range(ELECTORATES)
        if board.imperial[origin]
        for target in board.city_sites()
    ]


def place_imperial_city(position: Position, seat: int, option: int) -> None:
    """Place an imperial city from beside the board (R13.3)."""
    position.board.move_imperial_city(NOWHERE, option - CITY_AT)
    position.tell_place("imperial-city-placed", seat, option - CITY_AT)


def move_imperial_city(position: Position, seat: int, option: int) -> None:
    """Move an imperial city (R13.4)."""
    origin = (option - CITY_MOVE) // ELECTORATES
    target = (option - CITY_MOVE) % ELECTORATES
    position.board.move_imperial_city(origin, target)
    if position.log is not None:
        places = {"origin": place_name(origin), "place": place_name(target)}
        position.tell("imperial-city-moved", {"seat": seat, **places})
