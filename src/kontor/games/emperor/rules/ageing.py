"""R5 Ageing: phase II, and who succeeds on the throne."""

from kontor.engine import i64
from kontor.engine.frames import FORCED, Frame
from kontor.engine.menu import Menu
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes, tiles
from kontor.games.emperor.table.public import Board, add


def go_on(state: Deeds) -> None:
    """Turn all tiles at once (R5.1 to R5.4), then fill the throne if it is empty (R5.7)."""
    board = state.board
    step = board.step
    board.step += 1
    if step:
        state.begin(codes.DESCENDANTS)
        return
    if state.log is not None:
        state.tell("ageing", {"round": board.round})
        tell_departures(state)
    age_everybody(board)
    if board.throne == codes.NOWHERE:
        state.find_successor()


def age_everybody(board: Board) -> None:
    """Let all aristocrats age at the same moment (R5.1 to R5.3); the old leave the board."""
    for owner in range(board.rules.seats):
        sites = board.sites_of(owner)
        electorate: i64 = 0
        while sites:
            if sites & 1:
                board.age_nobles(electorate, owner)
            sites >>= 1
            electorate += 1
    electorate = 0
    while board.electors >> (8 * electorate):
        tile = board.sitting(electorate)
        if tile != codes.NOBODY and tile % codes.AGES == codes.OLDEST:
            add(board.aristocrats, tile // codes.KINDS, 1)
            board.vacate(electorate)  # R5.4
        elif tile != codes.NOBODY:
            board.turn_elector(electorate, 1)
        electorate += 1
    if board.eminence != codes.NOWHERE:  # R11.1: it was placed at the highest age
        add(board.aristocrats, board.eminence % codes.MOST_SEATS, 1)
        board.eminence = codes.NOWHERE
    if board.throne % codes.AGES == codes.OLDEST:
        add(board.aristocrats, board.emperor, 1)
        board.throne = codes.NOWHERE
    else:
        board.throne += 1


def tell_departures(state: Deeds) -> None:
    """Record who is about to leave the board, before the tiles turn (R5.2)."""
    board = state.board
    for tile in tiles.tiles_on_board(board):
        kind = codes.kind_of(tile)
        if kind % codes.AGES == codes.OLDEST:
            for _ in range(tiles.number_of(board, tile)):
                state.tell_tile("died", codes.owner_of(tile), codes.place_of(tile), kind)
    if board.eminence != codes.NOWHERE:
        owner = board.eminence % codes.MOST_SEATS
        state.tell_place("eminence-left", owner, board.eminence // codes.MOST_SEATS)


class Successor(Decision):
    """Who succeeds on the throne, in phase II or when a doctor has emptied it (R5.5)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_SUCCESSOR, "R5.5", FORCED)  # R5.8

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the tiles on noble spaces."""
        tiles.add_heirs(state.board, seat, menu)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Move a tile from a noble space to the throne, its age unchanged."""
        electorate = (option - codes.CROWN) // codes.KINDS
        kind = (option - codes.CROWN) % codes.KINDS
        state.board.take_noble(electorate, seat, kind)
        state.board.throne = kind
        state.tell_tile("succeeded", seat, electorate, kind)
