"""Looking ahead through one turn on the roads: can its mover still keep what was promised (R12.6)?

Every way to use the tile and the points of coachmen that are left is tried; courier cards are a
matter of their own. Others do not move meanwhile, and no influence card need be taken, so what is
found here is exact.
"""

from itertools import pairwise

from kontor.engine.frames import Frame
from kontor.games.merchants.table import codes, language, steps
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.roads import CITY, JUNCTION, Path

SPENT: tuple[int, ...] = (1, 0, 0, 0, 0)


def is_moving(board: Board, frames: list[Frame], seat: int) -> bool:
    """Tell whether it is a seat's turn on the roads."""
    return board.step == steps.MOVING and any(
        (frame.asked >> seat) & 1 and frame.kind in (codes.ASK_MOVE, codes.ASK_INFLUENCE)
        for frame in frames
    )


def left_of(frames: list[Frame]) -> tuple[int, ...]:
    """Return what is left of the turn: tile used, coach points, couriers, wagons spent."""
    for frame in frames:
        if frame.kind == codes.ASK_MOVE:
            return frame.about
    return SPENT


def is_spent(frames: list[Frame]) -> bool:
    """Tell whether nothing that moves a wagon is left of the turn."""
    tile_used, coachman, master = left_of(frames)[:3]
    return tile_used == 1 and not coachman and not master


def keeps(board: Board, frames: list[Frame], promises: list[Numbers]) -> bool:
    """Tell whether the mover can still keep all these promises of his in this turn."""
    left = left_of(frames)
    if not courier_keeps(board, left[3], promises):
        return False
    return TurnAhead(board, promises).has_way(left, 0)


def courier_keeps(board: Board, couriers: int, promises: list[Numbers]) -> bool:
    """Tell whether the courier cards left can do what was promised of the courier."""
    targets = {p[language.FIRST] for p in promises if p[language.KIND] == language.MOVE_COURIER}
    return all(courier_comes(board, board.courier, couriers, target) for target in targets)


def courier_comes(board: Board, node: int, couriers: int, target: int) -> bool:
    """Tell whether courier cards (bits) can bring the courier from a node to a target (R5.21)."""
    numbers = board.rules.material
    for place, far in enumerate(numbers.courier_steps):
        if not (couriers >> place) & 1:
            continue
        rest = couriers & ~(1 << place)
        for end in numbers.roads.courier_steps(node, far):
            if end == target or (rest and courier_comes(board, end, rest, target)):
                return True
    return False


class TurnAhead:
    """One turn as it may go on, with the promises that bind the mover's wagons."""

    def __init__(self, board: Board, promises: list[Numbers]) -> None:
        self.board: Board = board.clone()
        self.seat: int = promises[0][language.PROMISER] if promises else 0
        # Wagons to be brought somewhere, routes to be kept, places to be avoided.
        self.moves: list[Numbers] = of_kind(promises, language.MOVE_WAGON)
        self.routes: list[Numbers] = of_kind(promises, language.ROUTE_VIA)
        self.shunned: list[Numbers] = of_kind(promises, language.NOT_VIA)
        self.known: dict[tuple[int, ...], bool] = {}

    def has_way(self, left: tuple[int, ...], done: int) -> bool:
        """Tell whether the rest of the turn can keep everything; done are moves made (bits)."""
        key = (*left[:3], left[4], done, self.board.arrived)
        key = (*key, *self.board.wagon_at, *self.board.headings)
        found = self.known.get(key)
        if found is None:
            found = self.search(left, done)
            self.known[key] = found
        return found

    def search(self, left: tuple[int, ...], done: int) -> bool:
        """Try every use of the tile and the coachmen."""
        tile_used, coachman, master, couriers, gave = left
        if tile_used and done == (1 << len(self.moves)) - 1:
            return True
        material = self.board.rules.material
        if not tile_used:
            rest = (1, coachman, master, couriers, gave)
            for tile, points in enumerate(material.tiles):
                if (self.board.tiles[self.seat] >> tile) & 1:
                    movable = self.ways(points, gave)
                    if not movable and self.has_way(rest, done):
                        return True
                    if any(self.leads_on(wagon, way, rest, done) for wagon, way in movable):
                        return True
        for points in range(1, coachman + 1):
            rest = (tile_used, coachman - points, master, couriers, gave)
            if any(self.leads_on(w, way, rest, done) for w, way in self.ways(points, gave)):
                return True
        for points in range(1, master + 1):
            rest = (tile_used, coachman, master - points, couriers, gave)
            if any(self.leads_on(w, way, rest, done) for w, way in self.ways(points, gave)):
                return True
        return False

    def ways(self, points: int, gave: int) -> list[tuple[int, Path]]:
        """List each wagon with each way it may really move by so many points (R5.9, R5.24)."""
        board = self.board
        held = board.arrived | board.blocked | gave
        found: list[tuple[int, Path]] = []
        for wagon in range(len(board.wagon_at)):
            if not (held >> wagon) & 1:
                found += [(wagon, way) for way in board.outcomes(wagon, points)]
        return found

    def leads_on(self, wagon: int, way: Path, left: tuple[int, ...], done: int) -> bool:
        """Tell whether a drive keeps to the promises and leaves a way to keep the others."""
        board = self.board
        if not self.allows(wagon, way):
            return False
        node, heading, arrived = board.wagon_at[wagon], board.headings[wagon], board.arrived
        board.wagon_at[wagon] = way[-2]
        board.headings[wagon] = way[-1]
        if way[-1] == codes.NOWHERE:
            board.arrived |= 1 << wagon
        for place, promise in enumerate(self.moves):
            if promise[language.FIRST] == wagon and promise[language.SECOND] == way[-2]:
                done |= 1 << place
        found = self.has_way(left, done)
        board.wagon_at[wagon] = node
        board.headings[wagon] = heading
        board.arrived = arrived
        return found

    def allows(self, wagon: int, way: Path) -> bool:
        """Tell whether a drive keeps to the promised routes and avoids what was to be avoided."""
        driven = (self.board.wagon_at[wagon], *way)
        for _, _, _, about, place, _, _ in self.routes:
            if about == wagon and leads_astray(self.board, place, driven):
                return False
        return all(
            about != wagon or not takes_exit(self.board, place, driven)
            for _, _, _, about, place, _, _ in self.shunned
        )


def of_kind(promises: list[Numbers], kind: int) -> list[Numbers]:
    """List the promises of a kind."""
    return [promise for promise in promises if promise[language.KIND] == kind]


# Drives against places --------------------------------------------------------------------------


def passes(board: Board, place: int, way: Path) -> bool:
    """Tell whether a drive (start, spaces, heading) leads over a place."""
    roads = board.rules.material.roads
    return any(roads.passes(place, step) for step in pairwise(way[:-1]))


def leads_astray(board: Board, place: int, way: Path) -> bool:
    """Tell whether a drive goes where a place can no longer be passed (R5.3)."""
    if passes(board, place, way):
        return False
    roads = board.rules.material.roads
    if roads.kinds[way[-2]] == CITY:
        return True
    ahead = roads.steps_ahead([(way[-2], way[-1])])
    return not any(roads.passes(place, step) for step in ahead)


def takes_exit(board: Board, place: int, way: Path) -> bool:
    """Tell whether a drive takes, or sets out from a junction for, a place to be avoided."""
    if passes(board, place, way):
        return True
    roads = board.rules.material.roads
    return roads.kinds[way[-2]] == JUNCTION and roads.passes(place, (way[-2], way[-1]))


def driven(board: Board, frame: Frame, option: int) -> tuple[int, Path]:
    """Return the wagon an answer drives and its way: start, spaces, heading; or NOWHERE."""
    if frame.kind != codes.ASK_MOVE or option < codes.TILE:
        return (codes.NOWHERE, ())
    if option >= codes.COACH:
        _, points, wagon, way = codes.coach_of(option)
    else:
        number, way = divmod(option - codes.TILE, codes.ROUTES)
        tile, wagon = divmod(number, codes.WAGON_CODES)
        points = board.rules.material.tiles[tile]
    return (wagon, (board.wagon_at[wagon], *board.outcomes(wagon, points)[way]))


def left_after(frame: Frame, option: int) -> tuple[int, ...]:
    """Return what is left of a turn after an answer to its question."""
    tile_used, coachman, master, couriers, gave = frame.about
    if option >= codes.COACH:
        place, points, _, _ = codes.coach_of(option)
        if place == 0:
            return (tile_used, coachman - points, master, couriers, gave)
        return (tile_used, coachman, master - points, couriers, gave)
    if option >= codes.IDLE:
        return (1, coachman, master, couriers, gave)
    if option >= codes.COURIER:
        couriers &= ~(1 << ((option - codes.COURIER) // codes.NODE_CODES))
        return (tile_used, coachman, master, couriers, gave)
    return SPENT


def keeping(
    board: Board, frames: list[Frame], promises: list[Numbers], options: list[int]
) -> list[int]:
    """List the answers after which the mover can still keep all these promises of his."""
    frame = frames[-1]
    left = left_of(frames)
    ahead = TurnAhead(board, promises)
    found = []
    for option in options:
        node = board.courier
        if frame.kind == codes.ASK_INFLUENCE:
            after = left
            if option != codes.DECLINE:
                after = (*left[:4], left[4] | 1 << frame.about[0])
        else:
            after = left_after(frame, option)
            if codes.COURIER <= option < codes.IDLE:
                node = codes.courier_node(option)
        wagon, way = driven(board, frame, option)
        if wagon != codes.NOWHERE:
            fine = ahead.leads_on(wagon, way[1:], after, 0)
        else:
            fine = ahead.has_way(after, 0)
        if fine and courier_goes_on(board, node, after[3], promises):
            found.append(option)
    return found


def courier_goes_on(board: Board, node: int, couriers: int, promises: list[Numbers]) -> bool:
    """Tell whether the courier, come to a node, is or can still get where it was promised."""
    for promise in of_kind(promises, language.MOVE_COURIER):
        target = promise[language.FIRST]
        arrived = node == target and node != board.courier
        if not arrived and not courier_comes(board, node, couriers, target):
            return False
    return True
