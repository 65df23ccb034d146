"""R13 The Emperor's action: phase VII, the reward of the round and the imperial cities."""

from kontor.engine.frames import FORCED, Frame
from kontor.engine.menu import Menu
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.material import CITY_PLACE, CITY_SHIFT
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.public import Board


def go_on(state: Deeds) -> None:
    """Give the Emperor the reward of the round (R13.1), then the imperial city."""
    board = state.board
    material = state.rules.material
    step = board.step
    board.step += 1
    if step:
        state.begin(codes.ADVANCE)
        return
    seat = board.emperor
    points = material.reward_points[board.round - 1]
    thalers = state.receive(seat, material.reward_thalers[board.round - 1])  # R13.2
    state.score(seat, points)
    if state.log is not None:
        state.tell("emperor-reward", {"seat": seat, "points": points, "thalers": thalers})
    deed = material.reward_city[board.round - 1]
    if deed == CITY_PLACE and board.imperial_beside and board.city_sites():  # R13.3
        state.ask(codes.ASK_IMPERIAL_PLACE, seat)
    elif deed == CITY_SHIFT and board.city_sites() and any(board.imperial):  # R13.4
        state.ask(codes.ASK_IMPERIAL_MOVE, seat)


def add_imperial_moves(board: Board, menu: Menu) -> None:
    """Add the ways to move an imperial city to a free city space, its own electorate too."""
    sites = board.city_sites()
    for origin in range(codes.ELECTORATES):
        if board.imperial[origin]:
            menu.add(codes.CITY_MOVE + origin * codes.ELECTORATES, sites)


class ImperialPlace(Decision):
    """Where an imperial city from beside the board is placed (R13.3)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_IMPERIAL_PLACE, "R13.3", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the electorates with a free city space."""
        menu.add(codes.CITY_AT, state.board.city_sites())

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Place the city."""
        state.place_imperial_city(seat, option - codes.CITY_AT)


class ImperialMove(Decision):
    """Which imperial city moves, and where to (R13.4)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_IMPERIAL_MOVE, "R13.4", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the moves."""
        add_imperial_moves(state.board, menu)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Move the city."""
        origin = (option - codes.CITY_MOVE) // codes.ELECTORATES
        target = (option - codes.CITY_MOVE) % codes.ELECTORATES
        state.board.move_imperial_city(origin, target)
        if state.log is not None:
            places = {"origin": place_name(origin), "place": place_name(target)}
            stays = origin == target
            name = "imperial-city-shifted" if stays else "imperial-city-moved"
            state.tell(name, {"seat": seat, **places})
