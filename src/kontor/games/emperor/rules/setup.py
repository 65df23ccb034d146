"""R2 Set-up, and the closed electorates of two players (R15.1).

Each answer places one piece on a free space; nothing is displaced (R2.10) and nothing scores
(R2.12).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import FORCED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.names import kind_facts, place_name
from kontor.games.emperor.table.view import EmperorView

# Rows of questions after the seats: three tiles on noble spaces, then the knight.
KNIGHT_ROW: Final = 4


def set_up(state: Deeds) -> None:
    """Draw the first Emperor (R2.1) and, with two players, the closed electorates (R15.1)."""
    # R18.6: chance decides nothing else. R15.3, R16.1: the material holds fewer action cards for
    # fewer players; everything else stays as with four (R15.7). After the last placement the
    # supplies of R2.11 are left.
    board = state.board
    rules = state.rules
    board.lay_out()
    material = rules.material
    close(state, 0, codes.ARCHDIOCESES, material.closed_archdioceses[state.seats])
    close(state, codes.ARCHDIOCESES, codes.ELECTORATES, material.closed_duchies[state.seats])
    board.emperor = 0 if rules.emperor_is_chosen else state.chance.below(state.seats)
    state.tell_seat("first-emperor", board.emperor)
    if rules.second_player_extra:
        other = state.in_order(1)
        state.receive(other, rules.second_player_extra)
        state.tell_number("second-player-help", other, rules.second_player_extra)


def close(state: Deeds, first: int, end: int, number: int) -> None:
    """Close a number of electorates by lot; without Brandenburg no gray eminence (R15.2)."""
    board = state.board
    for _ in range(number):
        lots = [electorate for electorate in range(first, end) if board.is_open(electorate)]
        electorate = lots[state.chance.below(len(lots))]
        board.close(electorate)
        if electorate == codes.BRANDENBURG:
            board.stacks -= zones.one(codes.GRAY_EMINENCE)
        if state.log is not None:
            state.tell("closed", {"place": place_name(electorate)})


def go_on(state: Deeds) -> None:
    """Ask for the next piece of the start position card (R2.4 to R2.9), in Emperor's order."""
    board = state.board
    step = board.step
    board.step += 1
    seats = state.seats
    if step == 0:
        state.ask(codes.ASK_FIRST_CITY, board.emperor)
    elif step < seats:
        state.ask(codes.ASK_FIRST_SEAT, state.in_order(step))
    elif step < seats * (KNIGHT_ROW + 1):
        row = step // seats
        kind = codes.ASK_FIRST_NOBLE if row < KNIGHT_ROW else codes.ASK_FIRST_KNIGHT
        state.ask(kind, state.in_order(step % seats), (row,))
    else:
        state.begin(codes.ACTIONS)  # R2.13


class FirstCity(Decision):
    """Where the first imperial city stands (R2.4)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_FIRST_CITY, "R2.4")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the electorates with a free city space."""
        menu.add(codes.CITY_AT, state.board.city_sites())

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Place the imperial city; then the Emperor's baron takes the throne (R2.5)."""
        state.place_imperial_city(seat, option - codes.CITY_AT)
        state.board.aristocrats[seat] = state.board.aristocrats[seat] - 1
        state.board.throne = state.rules.material.first_throne
        state.tell_tile("tile-placed", seat, codes.THRONE, state.board.throne)


class FirstSeat(Decision):
    """Which seat a first elector takes (R2.5); he scores nothing (R2.12)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_FIRST_SEAT, "R2.5")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the empty seats."""
        board = state.board
        for electorate in range(codes.ELECTORATES):
            if board.is_open(electorate) and board.sitting(electorate) == codes.NOBODY:
                menu.add_one(codes.SEAT_AT + electorate)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Put a baron on an empty seat."""
        electorate = option - codes.SEAT_AT
        kind = state.rules.material.first_elector
        state.board.aristocrats[seat] = state.board.aristocrats[seat] - 1
        state.board.seat_elector(electorate, seat, kind)
        state.tell_tile("tile-placed", seat, codes.SEAT_OF + electorate, kind)


class FirstNoble(Decision):
    """Where a couple of 35, a baron of 25 or a couple of 15 begins (R2.6 to R2.8)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_FIRST_NOBLE, "R2.6", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the electorates with a free noble space."""
        for electorate in range(codes.ELECTORATES):
            if zones.count(state.board.noble_room, electorate) > 0:
                menu.add_one(codes.ENTER + electorate * codes.ENTRANCES_EACH)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Put the tile of this row on a noble space."""
        kind = state.rules.material.first_nobles[frame.about[0] - 1]
        state.board.aristocrats[seat] = state.board.aristocrats[seat] - 1
        state.let_enter(option - codes.ENTER, seat, kind, "tile-placed")

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Tell which tile it is."""
        material = view.rules.material
        return kind_facts(material, material.first_nobles[frame.about[0] - 1])


class FirstKnight(Decision):
    """Where a knight begins (R2.9)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_FIRST_KNIGHT, "R2.9", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the free noble and castle spaces."""
        menu.add(codes.KNIGHT_PLACE, state.board.free_stands())

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Put a knight there."""
        state.place_knight(seat, option - codes.KNIGHT_PLACE)
