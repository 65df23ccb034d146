"""R11 New electors: the gray eminence, then seven electorates in board order, then Mainz."""

from kontor.engine import zones
from kontor.games.emperor import forecast
from kontor.games.emperor.codes import (
    ASK_ELECTOR,
    ASK_EMINENCE,
    ASK_TIE,
    DECLINE,
    ELECT,
    ELECTION,
    ELECTORATES,
    EMINENCE_AT,
    ENTRANCES_EACH,
    KINDS,
    MAINZ,
    MOST_SEATS,
    NAME,
    NOBODY,
    PUSH,
)
from kontor.games.emperor.names import place_name
from kontor.games.emperor.position import Position
from kontor.games.emperor.realm import add


def go_on(position: Position) -> None:
    """Take the next step: eminence, each electorate in turn (R11.3), Mainz at the end."""
    board = position.board
    step = board.step
    board.step += 1
    if step == 0:
        board.mainz_before = board.elector(MAINZ)
        if position.log is not None:
            position.tell("electors-begin", {"round": board.round})
        offer_eminence(position)
    elif step <= ELECTORATES:
        resolve(position, step - 1)
    else:
        reward_mainz(position)
        position.begin(ELECTION)


# R11.1 The gray eminence ------------------------------------------------------------------


def offer_eminence(position: Position) -> None:
    """Ask the owner of the card where the eminence works (R8.17); without a tile it is lost."""
    owner = forecast.eminence_owner(position.board)
    if owner == NOBODY:
        return
    if position.board.aristocrats[owner]:
        position.ask(ASK_EMINENCE, owner)
    else:
        position.tell_seat("eminence-lost", owner)


def eminence_options(position: Position) -> list[int]:
    """List the electorates in play, and declining."""
    found = [
        EMINENCE_AT + electorate
        for electorate in range(ELECTORATES)
        if position.board.is_open(electorate)
    ]
    found.append(DECLINE)
    return found


def place_eminence(position: Position, seat: int, option: int) -> None:
    """Park a baron of the supply beside a privilege space, or decline."""
    board = position.board
    if option == DECLINE:
        position.tell_seat("eminence-declined", seat)
        return
    add(board.aristocrats, seat, -1)
    board.eminence = (option - EMINENCE_AT) * MOST_SEATS + seat
    position.tell_place("eminence-placed", seat, option - EMINENCE_AT)


# R11.4 to R11.8 One electorate ------------------------------------------------------------


def resolve(position: Position, electorate: int) -> None:
    """Find who wins an electorate; the Emperor decides a tie (R11.4)."""
    tied = forecast.candidates(position.board, electorate)
    if not tied:
        return  # R11.5
    if position.log is not None:
        tell_influence(position, electorate)
    if len(tied) == 1:
        win(position, electorate, tied[0])
        return
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    position.ask(ASK_TIE, position.board.emperor, (electorate, mask))


def tell_influence(position: Position, electorate: int) -> None:
    """Record the influence of everybody who has any."""
    for seat, number in enumerate(forecast.influences(position.board, electorate)):
        if number:
            place = place_name(electorate)
            position.tell("influence", {"seat": seat, "place": place, "number": number})


def tie_options(mask: int) -> list[int]:
    """List the tied players, one of whom the Emperor names."""
    return [NAME + seat for seat in range(MOST_SEATS) if (mask >> seat) & 1]


def break_tie(position: Position, emperor: int, electorate: int, named: int) -> None:
    """Let the Emperor name one of the tied players, whoever that is (R11.4)."""
    if position.log is not None:
        place = place_name(electorate)
        position.tell("tie-broken", {"seat": emperor, "named_seat": named, "place": place})
    win(position, electorate, named)


def win(position: Position, electorate: int, winner: int) -> None:
    """Keep the seat (R11.6), take it (R11.7), or leave it vacant (R11.8)."""
    board = position.board
    holder = board.elector(electorate)
    if holder == winner:
        position.tell_place("seat-kept", winner, electorate)
    elif forecast.suitable(board, electorate, winner):
        position.ask(ASK_ELECTOR, winner, (electorate,))
    else:
        position.tell_place("nobody-suitable", winner, electorate)
        if holder != NOBODY:
            kind = board.electors[electorate] % KINDS
            board.vacate(electorate)
            position.house_former_elector(electorate, holder, kind)


def elector_options(position: Position, seat: int, electorate: int) -> list[int]:
    """List the kinds of tile that may take the seat; taking it is compulsory (R11.7)."""
    found = []
    for kind in zones.kinds(forecast.suitable(position.board, electorate, seat)):
        found.append(ELECT + kind)
    return found


def take_seat(position: Position, seat: int, electorate: int, kind: int) -> None:
    """Seat a tile and score; the former elector gets the space just left (R11.7, R11.10)."""
    board = position.board
    former = board.electors[electorate]
    points = forecast.seat_points(board, electorate, seat)
    board.take_noble(electorate, seat, kind)
    board.seat_elector(electorate, seat, kind)
    position.score(seat, points)
    if position.log is not None:
        facts = position.tile_facts(seat, electorate, kind)
        facts["points"] = points
        position.tell("seat-taken", facts)
    if former != NOBODY:
        position.house_former_elector(electorate, former // KINDS, former % KINDS)


def push_options(position: Position, electorate: int) -> list[int]:
    """List whose knight on a noble space may give way to a former elector (R11.8)."""
    return [PUSH + owner for owner in zones.kinds(position.board.knights[electorate])]


def push(position: Position, about: tuple[int, ...], pushed: int) -> None:
    """Let a former elector take the place of a knight (R11.8)."""
    electorate, owner, kind = about
    entrance = electorate * ENTRANCES_EACH + 1 + pushed
    position.let_enter(entrance, owner, kind, "elector-stepped-down")


# R11.9 Mainz ------------------------------------------------------------------------------


def reward_mainz(position: Position) -> None:
    """Give the elector of Mainz a point; by house rule only one who held it before."""
    seat = position.board.elector(MAINZ)
    if seat == NOBODY:
        return
    if position.rules.mainz_for_incumbent and seat != position.board.mainz_before:
        return
    points = position.rules.material.mainz_points
    position.score(seat, points)
    position.tell_points("mainz-point", seat, points)
