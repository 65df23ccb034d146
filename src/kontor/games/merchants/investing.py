"""Phase 6: the auction of investment cards (R8).

A lot's question carries the standing bid in coins, who made it, and who has passed (bits).
"""

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.land import FACE_UP, IN_PILE, NOBODY
from kontor.games.merchants.material import INVESTMENTS
from kontor.games.merchants.table import CHOOSE_CARD, LOT, Table


def face_up(table: Table) -> list[int]:
    """List the cards on offer."""
    return [card for card, owner in enumerate(table.board.investments) if owner == FACE_UP]


def begin(table: Table) -> None:
    """Fill the row of face-up cards (R8.1) and let the first player open (R8.3)."""
    board = table.board
    board.buyers = 0
    board.passed = 0
    board.opener = board.first_player
    refill(table)


def refill(table: Table) -> None:
    """Turn up cards of the pile until the row is full (R1.7, R8.1)."""
    board = table.board
    shown = []
    while len(face_up(table)) < table.material.face_up:
        pile = [card for card, owner in enumerate(board.investments) if owner == IN_PILE]
        if not pile:
            break
        card = pile[table.chance.below(len(pile))]
        board.investments[card] = FACE_UP
        shown.append(INVESTMENTS[card])
    if shown:
        table.tell("investments-shown", {"cards": sorted(shown)})


def eligible(table: Table) -> int:
    """Return, as bits, who may speak in the next lot: no buyer of this phase (R8.2, R8.3)."""
    everybody = (1 << table.seats) - 1
    return everybody & ~table.board.buyers & ~table.board.passed


def ask(table: Table) -> bool:
    """Open the next lot, unless the phase has ended (R8.2, R8.7, R8.8)."""
    board = table.board
    if board.opener == NOBODY or not face_up(table):
        return False
    bought = 0
    for seat in range(table.seats):
        bought += (board.buyers >> seat) & 1
    if bought >= table.rules.cards_per_round:
        return False
    speaker = next_speaker(table, board.opener, eligible(table))
    if speaker == NOBODY:
        return False
    table.ask(LOT, speaker, (0, NOBODY, 0))
    return True


def next_speaker(table: Table, start: int, seats: int) -> int:
    """Return the first of some seats (bits), clockwise from a start, or NOBODY."""
    for step in range(table.seats):
        seat = (start + step) % table.seats
        if (seats >> seat) & 1:
            return seat
    return NOBODY


def options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List every higher bid the purse allows, and passing (R8.4)."""
    most = table.florins[seat] // table.material.unit
    found = list(range(codes.BID + frame.about[0] + 1, codes.BID + most + 1))
    found.append(codes.PASS)
    return found


def act(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Bid or pass, and find who speaks next or has won (R8.4 to R8.6)."""
    standing, leader, passed = frame.about
    if option == codes.PASS:
        passed |= 1 << seat
        table.tell("invest-passed", {"seat": seat})
    else:
        standing = option - codes.BID
        leader = seat
        if table.log is not None:
            table.tell("invest-bid", {"seat": seat, "amount": standing * table.material.unit})
    rivals = eligible(table) & ~passed
    if leader != NOBODY:
        rivals &= ~(1 << leader)
    if rivals:
        speaker = next_speaker(table, seat + 1, rivals)
        table.ask(LOT, speaker, (standing, leader, passed))
        return
    if table.rules.pass_is_for_the_phase:
        table.board.passed |= passed
    if leader == NOBODY:
        table.board.opener = NOBODY  # R8.7
        table.tell("auction-ended", {})
        return
    table.florins[leader] -= standing * table.material.unit
    if table.log is not None:
        table.tell("lot-won", {"seat": leader, "amount": standing * table.material.unit})
    table.ask(CHOOSE_CARD, leader, ())


def act_choose(table: Table, seat: int, option: int) -> None:
    """Take any face-up card (R8.5), for use from the next round on (R8.8)."""
    board = table.board
    board.investments[option - codes.CHOOSE] = seat
    board.buyers |= 1 << seat
    board.opener = (seat + 1) % table.seats  # R8.3
    if table.log is not None:
        facts: Facts = {"seat": seat, "card": INVESTMENTS[option - codes.CHOOSE]}
        table.tell("invested", facts)
