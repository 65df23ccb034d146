"""What may still happen this round, as far as all can see: turns, drives, promises, events (R12.5).

A promise that can no longer mean anything is impossible; so is a payment for what cannot come.
"""

from kontor.engine.frames import Frame
from kontor.games.merchants.land import FACE_UP, IN_PILE, NOBODY, Board
from kontor.games.merchants.material import (
    BONUS_SALE,
    BROKEN_AXLE,
    COURIERS,
    FREE_LOADING,
    INFLUENCES,
    POSTS,
)
from kontor.games.merchants.promises import (
    ANY,
    BID_CAP,
    CAP,
    CARD,
    CARD_STEPS,
    CARD_WAGON,
    COURIER_AT,
    COURIER_NODE,
    DIRECTION,
    DOWN,
    EDGE,
    EITHER,
    FEE_ONE,
    FEE_TWO,
    GOOD,
    LOAD_TERMS,
    MASTER_OF,
    MOVE_COURIER,
    MOVE_WAGON,
    NO_AXLE,
    NO_BID,
    NO_CARD,
    NO_INVEST_BID,
    NO_PRICE_CHANGE,
    NO_PURCHASE,
    NOT_VIA,
    PAY_ON,
    PLACE,
    PLAY_CARD,
    PRICE_AT,
    PRICE_CHANGE,
    ROUTE_VIA,
    TARGET,
    UP,
    VALUES,
    WAGON,
    WAGON_AT,
    WAGON_CARDS,
    Numbers,
    event,
    event_parts,
)
from kontor.games.merchants.roads import CITY, NOWHERE, Roads
from kontor.games.merchants.steps import (
    BREAKING,
    BUYING,
    DIALLING,
    INVESTING,
    MOVING,
    SELLING,
    TRADING,
    WAGONS,
)
from kontor.games.merchants.table import DEAL_ANSWER


def question(stack: list[Frame]) -> Frame:
    """Return the question of the game itself, below the answers to proposals."""
    place = len(stack) - 1
    while stack[place].kind == DEAL_ANSWER:
        place -= 1
    return stack[place]


def turn_left(board: Board, frame: Frame, seat: int, step: int) -> bool:
    """Tell whether a seat's turn in a step of this round is still to come or going on."""
    if board.step != step:
        return board.step < step
    if (frame.asked >> seat) & 1:
        return True
    material = board.rules.material
    if step == BUYING and board.round == 1:
        left = material.first_purchases * board.rules.seats - board.cursor
        return (board.turn_of(seat) - board.cursor) % board.rules.seats < left
    return board.turn_of(seat) >= board.cursor


def drives_ahead(board: Board, wagon: int) -> list[tuple[int, int]]:
    """List the steps from node to node a wagon may come to take without turning round (R5.3)."""
    roads = board.rules.material.roads
    node = board.wagon_at[wagon]
    first = [roads.neighbours[node][p] for p in roads.headings(node, board.headings[wagon])]
    return steps_ahead(roads, [(node, place) for place in first])


def steps_ahead(roads: Roads, first: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """List all steps that may follow some first steps, with these."""
    line = first[:]
    for before, place in line:
        if roads.kinds[place] == CITY:
            continue
        for other in roads.exits(place, before):
            if (place, other) not in line:
                line.append((place, other))
    return line


def passes(roads: Roads, place: int, step: tuple[int, int]) -> bool:
    """Tell whether a step leads over a place: a node, or a road between two nodes."""
    if place < EDGE:
        return step[1] == place
    one, other = roads.edges[place - EDGE]
    return step in ((one, other), (other, one))


def may_drive(board: Board, frame: Frame, seat: int, wagon: int) -> bool:
    """Tell whether a seat may still move a wagon this round (R5.9, R5.10)."""
    held = (board.arrived | board.blocked) >> wagon & 1
    return not held and turn_left(board, frame, seat, MOVING)


def owns(board: Board, seat: int, cards: tuple[int, int]) -> bool:
    """Tell whether a seat owns one of two investment cards."""
    return board.investments[cards[0]] == seat or board.investments[cards[1]] == seat


def is_possible(board: Board, frame: Frame, promise: Numbers) -> bool:
    """Tell whether a promise can still mean something this round, as far as all can see."""
    seat, kind, first, second, _ = promise
    if kind == PAY_ON:
        return event_ahead(board, second)
    if kind in (NO_BID, BID_CAP):
        return board.step <= WAGONS and board.is_free(first)
    if kind == LOAD_TERMS:
        stands = board.step <= WAGONS and board.city_of(first) != NOWHERE
        return stands and board.masters[first] in (NOBODY, seat)
    if kind in (MOVE_WAGON, ROUTE_VIA, NOT_VIA):
        if not may_drive(board, frame, seat, first):
            return False
        roads = board.rules.material.roads
        return any(passes(roads, second, step) for step in drives_ahead(board, first))
    if kind == MOVE_COURIER:
        free = first != board.courier and turn_left(board, frame, seat, MOVING)
        return free and owns(board, seat, COURIERS)
    if kind in (NO_CARD, PLAY_CARD):
        if first in (FREE_LOADING, BONUS_SALE):
            return board.step <= CARD_STEPS[first]
        if not turn_left(board, frame, seat, CARD_STEPS[first]):
            return False
        if second == ANY:
            return True
        if first == BROKEN_AXLE:
            return not (board.blocked >> second) & 1
        return board.is_free(second)
    if kind in (NO_PRICE_CHANGE, PRICE_CHANGE):
        return turn_left(board, frame, seat, TRADING) and owns(board, seat, POSTS)
    if kind == NO_INVEST_BID:
        places = board.investments
        on_sale = IN_PILE in places or FACE_UP in places
        return board.step <= INVESTING and on_sale and not board.rules.opens_with_pairs
    if kind == NO_PURCHASE:
        return turn_left(board, frame, seat, BUYING)
    return board.step <= DIALLING


# Events -----------------------------------------------------------------------------------------


def has_happened(board: Board, number: int) -> bool:
    """Tell whether an event is the case now (R12.5)."""
    kind, place, piece = event_parts(number)
    if kind == WAGON_AT:
        return board.wagon_at[piece] == place
    if kind == COURIER_AT:
        return board.courier == place
    if kind == PRICE_AT:  # a price counts when all of phase 4 is done
        done = board.step > SELLING or board.rules.version < 2
        return done and board.prices[piece] == place
    if kind == MASTER_OF:
        return board.masters[piece] == place
    return board.step > BREAKING and not (board.blocked >> piece) & 1


def event_ahead(board: Board, number: int) -> bool:
    """Tell whether an event is not yet the case and may still come about this round."""
    kind, place, piece = event_parts(number)
    if has_happened(board, number):
        return False
    if kind == WAGON_AT:
        if board.step > MOVING or ((board.arrived | board.blocked) >> piece) & 1:
            return False
        return any(node == place for _, node in drives_ahead(board, piece))
    if kind == COURIER_AT:
        return board.step <= MOVING
    if kind == PRICE_AT:
        return board.step <= TRADING
    if kind == MASTER_OF:
        return board.step <= WAGONS and board.is_free(piece)
    return board.step <= BREAKING and not (board.blocked >> piece) & 1


def events_ahead(board: Board) -> list[int]:
    """List the events a payment may wait for (R12.5)."""
    material = board.rules.material
    roads = material.roads
    wagons = range(material.wagons)
    found = []
    for wagon in wagons:
        if board.step <= MOVING and not ((board.arrived | board.blocked) >> wagon) & 1:
            found += [event(WAGON_AT, node, wagon) for node in places_ahead(board, wagon, False)]
    every = [event(COURIER_AT, n, 0) for n, kind in enumerate(roads.kinds) if kind != CITY]
    for good in range(len(material.goods)):
        every += [event(PRICE_AT, level, good) for level in range(material.price_levels)]
    every += [event(MASTER_OF, seat, w) for w in wagons for seat in range(board.rules.seats)]
    every += [event(NO_AXLE, 0, wagon) for wagon in wagons]
    return found + [number for number in every if event_ahead(board, number)]


# The values to choose from ----------------------------------------------------------------------


def first_values(board: Board, frame: Frame, seat: int, kind: int) -> list[int]:
    """List the first values that a promise of a kind may have now."""
    material = board.rules.material
    sort = VALUES[kind][0]
    if sort == GOOD:
        return [
            good
            for good in range(len(material.goods))
            if is_possible(board, frame, (seat, kind, good, 0, 0))
        ]
    if sort == WAGON:
        wagons = range(material.wagons)
        if kind in (NO_BID, BID_CAP, LOAD_TERMS):
            return [w for w in wagons if is_possible(board, frame, (seat, kind, w, 0, 0))]
        return [wagon for wagon in wagons if may_drive(board, frame, seat, wagon)]
    if sort == COURIER_NODE:
        return [
            node
            for node, which in enumerate(material.roads.kinds)
            if which != CITY and is_possible(board, frame, (seat, kind, node, 0, 0))
        ]
    if sort == CARD:
        return [
            card
            for card in range(len(INFLUENCES))
            if is_possible(board, frame, (seat, kind, card, ANY, 0))
        ]
    if board.step > TRADING:  # until then some price may change, afterwards nothing is ahead
        return []
    return list(range(1, material.most_deal_florins // material.unit + 1))


def later_values(board: Board, frame: Frame, begun: Numbers) -> list[int]:
    """List the next values of a promise that is begun: promiser, kind, values so far."""
    material = board.rules.material
    seat, kind, first = begun[:3]
    sort = VALUES[kind][len(begun) - 2]
    if sort == CAP:
        return list(range(1, material.most_deal_florins // material.unit + 1))
    if sort == FEE_ONE:
        return list(range(material.most_fee // material.unit + 1))
    if sort == FEE_TWO:
        return list(range(2 * material.most_fee // material.unit + 1))
    if sort in (TARGET, PLACE):
        if not may_drive(board, frame, seat, first):
            return []
        return places_ahead(board, first, sort == PLACE)
    if sort == CARD_WAGON:
        wagons = range(material.wagons) if first in WAGON_CARDS else range(0)
        possible = [w for w in wagons if is_possible(board, frame, (seat, kind, first, w, 0))]
        return [*possible, ANY]
    if sort == DIRECTION:
        return [UP, DOWN, EITHER]
    return events_ahead(board)


def places_ahead(board: Board, wagon: int, with_roads: bool) -> list[int]:
    """List the nodes a wagon may come to, and the roads it may take."""
    roads = board.rules.material.roads
    steps = drives_ahead(board, wagon)
    found = sorted({place for _, place in steps} - {board.wagon_at[wagon]})
    if with_roads:
        for number, (one, other) in enumerate(roads.edges):
            if (one, other) in steps or (other, one) in steps:
                found.append(EDGE + number)
    return found
