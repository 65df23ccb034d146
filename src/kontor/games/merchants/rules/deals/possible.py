"""What may still happen this round, as far as all can see: turns, drives, promises, events (R12.5).

A promise that can no longer mean anything is impossible; so is a payment for what cannot come.
"""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import turn_ahead
from kontor.games.merchants.table import cards, codes, language, steps
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.roads import CITY


def turn_left(board: Board, frame: Frame, seat: int, step: int) -> bool:
    """Tell whether a seat's turn in a step of this round is still to come or going on."""
    if board.step != step:
        return board.step < step
    if (frame.asked >> seat) & 1:
        return True
    numbers = board.rules.material
    if step == steps.BUYING and board.round == 1:
        left = numbers.first_purchases * board.rules.seats - board.cursor
        return (board.turn_of(seat) - board.cursor) % board.rules.seats < left
    return board.turn_of(seat) >= board.cursor


def turns_until(board: Board, frame: Frame, seat: int) -> list[int]:
    """List who still moves wagons this round up to a seat, that seat last."""
    mine = board.turn_of(seat)
    return [
        board.seat_at(turn)
        for turn in range(mine + 1)
        if turn_left(board, frame, board.seat_at(turn), steps.MOVING)
    ]


# Roads ------------------------------------------------------------------------------------------


def drives_ahead(board: Board, wagon: int) -> list[tuple[int, int]]:
    """List the steps from node to node a wagon may come to take without turning round (R5.3)."""
    return board.rules.material.roads.steps_ahead(first_steps(board, wagon))


def first_steps(board: Board, wagon: int) -> list[tuple[int, int]]:
    """List the steps that a wagon may take next."""
    roads = board.rules.material.roads
    node = board.wagon_at[wagon]
    places = roads.headings(node, board.headings[wagon])
    return [(node, roads.neighbours[node][place]) for place in places]


def nodes_within(board: Board, wagon: int, points: int) -> set[int]:
    """Return the nodes that a wagon may come to with so many points and a free road."""
    roads = board.rules.material.roads
    line = first_steps(board, wagon)
    seen = set(line)
    found: set[int] = set()
    while line and points:
        following = []
        for before, place in line:
            found.add(place)
            if roads.kinds[place] != CITY:
                following += [(place, other) for other in roads.exits(place, before)]
        line = [step for step in following if step not in seen]
        seen.update(line)
        points -= 1
    return found


def may_drive(board: Board, frame: Frame, seat: int, wagon: int) -> bool:
    """Tell whether a seat may still move a wagon this round (R5.9, R5.10)."""
    held = (board.arrived | board.blocked) >> wagon & 1
    return not held and turn_left(board, frame, seat, steps.MOVING)


def targets_ahead(board: Board, frame: Frame, seat: int, wagon: int) -> set[int]:
    """Return where a seat may bring a wagon if all who move until then do their best for it."""
    if board.rules.version < 2:
        return {place for _, place in drives_ahead(board, wagon)}
    points = 0
    for other in turns_until(board, frame, seat):
        points += most_points(board, other)
    return nodes_within(board, wagon, points)


def most_points(board: Board, seat: int) -> int:
    """Return the most points a seat may have for one wagon in a turn (R5.13, R5.19)."""
    numbers = board.rules.material
    up = [value for tile, value in enumerate(numbers.tiles) if (board.tiles[seat] >> tile) & 1]
    coaches = [
        points
        for card, points in zip(cards.COACHES, numbers.coach_points, strict=True)
        if board.investments[card] == seat
    ]
    return max(up) + sum(coaches)


def courier_nodes(board: Board, frame: Frame, seat: int) -> list[int]:
    """List where a seat may bring the courier if all who move until then do their best for it."""
    if not owns(board, seat, cards.COURIERS) or not turn_left(board, frame, seat, steps.MOVING):
        return []
    numbers = board.rules.material
    roads = numbers.roads
    if board.rules.version < 2:
        nodes = range(len(roads.nodes))
        return [node for node in nodes if roads.kinds[node] != CITY and node != board.courier]
    number = 0
    for other in turns_until(board, frame, seat):
        for card, far in zip(cards.COURIERS, numbers.courier_steps, strict=True):
            number += far if board.investments[card] == other else 0
    return roads.courier_steps(board.courier, number)


def owns(board: Board, seat: int, cards: tuple[int, int]) -> bool:
    """Tell whether a seat owns one of two investment cards."""
    return board.investments[cards[0]] == seat or board.investments[cards[1]] == seat


# Promises ---------------------------------------------------------------------------------------


def is_possible(board: Board, frames: list[Frame], promise: Numbers) -> bool:
    """Tell whether a promise can still mean something this round, as far as all can see.

    A promise here is promiser, kind and three values.
    """
    seat, kind, first, second, _ = promise
    frame = question(frames)
    if kind == language.PAY_ON:
        return event_ahead(board, second)
    if kind in (language.NO_BID, language.BID_CAP):
        return board.step <= steps.WAGONS and board.is_free(first)
    if kind == language.LOAD_TERMS:
        stands = board.step <= steps.WAGONS and board.city_of(first) != codes.NOWHERE
        return stands and board.masters[first] in (codes.NOBODY, seat)
    if kind in (language.MOVE_WAGON, language.ROUTE_VIA, language.NOT_VIA):
        return is_drive_possible(board, frames, promise)
    if kind == language.MOVE_COURIER:
        if board.rules.version >= 2 and turn_ahead.is_moving(board, frames, seat):
            return turn_ahead.keeps(board, frames, [in_force(promise)])
        return first in courier_nodes(board, frame, seat)
    if kind in (language.NO_CARD, language.PLAY_CARD):
        return is_card_possible(board, frame, promise)
    if kind in (language.NO_PRICE_CHANGE, language.PRICE_CHANGE):
        return turn_left(board, frame, seat, steps.TRADING) and owns(board, seat, cards.POSTS)
    if kind == language.NO_INVEST_BID:
        places = board.investments
        on_sale = codes.IN_PILE in places or codes.FACE_UP in places
        return board.step <= steps.INVESTING and on_sale and not board.rules.opens_with_pairs
    if kind == language.NO_PURCHASE:
        return turn_left(board, frame, seat, steps.BUYING)
    return board.step <= steps.DIALLING


def in_force(promise: Numbers) -> Numbers:
    """Return a promise as it is in force, to nobody in particular."""
    return (promise[0], codes.NOBODY, *promise[1:], 0)


def is_drive_possible(board: Board, frames: list[Frame], promise: Numbers) -> bool:
    """Tell whether a promise about the way of a wagon can still mean something."""
    seat, kind, wagon, place, _ = promise
    frame = question(frames)
    if not may_drive(board, frame, seat, wagon):
        return False
    if kind == language.MOVE_WAGON:
        if board.rules.version >= 2 and turn_ahead.is_moving(board, frames, seat):
            return turn_ahead.keeps(board, frames, [in_force(promise)])
        return place in targets_ahead(board, frame, seat, wagon)
    roads = board.rules.material.roads
    return any(roads.passes(place, step) for step in drives_ahead(board, wagon))


def is_card_possible(board: Board, frame: Frame, promise: Numbers) -> bool:
    """Tell whether an influence card may still be played, on its wagon if it names one."""
    seat, kind, card, wagon, _ = promise
    step = language.CARD_STEPS[card]
    if board.step > step:
        return False
    played = kind == language.PLAY_CARD and board.rules.version >= 2
    if played and not may_hold(board, frame, seat, card):
        return False
    if played and not has_use(board, seat, card, wagon):
        return False
    if card in (cards.FREE_LOADING, cards.BONUS_SALE):
        return True
    if not turn_left(board, frame, seat, step):
        return False
    if wagon == language.ANY:
        return True
    if card == cards.BROKEN_AXLE:
        return not (board.blocked >> wagon) & 1
    return board.is_free(wagon)


def may_hold(board: Board, frame: Frame, seat: int, card: int) -> bool:
    """Tell whether a seat may hold a card when its time comes, as far as all can see."""
    left = board.rules.material.full_pile - board.played
    if not zones.count(left, card):
        return False
    if board.hand_sizes[seat]:
        return True
    later = language.CARD_STEPS[card] > steps.MOVING
    return later and board.pile_size > 0 and turn_left(board, frame, seat, steps.MOVING)


def has_use(board: Board, seat: int, card: int, wagon: int) -> bool:
    """Tell whether a card that is promised on a wagon, or at all, may find its use."""
    if card == cards.SOCIAL_CLIMB:
        return board.status[seat] < len(board.rules.material.upkeep) - 1
    if wagon == language.ANY:
        return True
    if card == cards.FREE_LOADING:
        return board.city_of(wagon) != codes.NOWHERE and board.masters[wagon] != seat
    if card == cards.BONUS_SALE:
        arrived = (board.arrived >> wagon) & 1
        blocked = (board.blocked >> wagon) & 1
        return bool(arrived) or (board.step <= steps.MOVING and not blocked)
    return True


# Events -----------------------------------------------------------------------------------------


def has_happened(board: Board, number: int) -> bool:
    """Tell whether an event is the case now (R12.5)."""
    kind, place, piece = language.event_parts(number)
    if kind == language.WAGON_AT:
        return board.wagon_at[piece] == place
    if kind == language.COURIER_AT:
        return board.courier == place
    if kind == language.PRICE_AT:  # a price counts when all of phase 4 is done
        done = board.step > steps.SELLING or board.rules.version < 2
        return done and board.prices[piece] == place
    if kind == language.MASTER_OF:
        return board.masters[piece] == place
    return board.step > steps.BREAKING and not (board.blocked >> piece) & 1


def event_ahead(board: Board, number: int) -> bool:
    """Tell whether an event is not yet the case and may still come about this round."""
    kind, place, piece = language.event_parts(number)
    if has_happened(board, number):
        return False
    if kind == language.WAGON_AT:
        if board.step > steps.MOVING or ((board.arrived | board.blocked) >> piece) & 1:
            return False
        return any(node == place for _, node in drives_ahead(board, piece))
    if kind == language.COURIER_AT:
        return board.step <= steps.MOVING
    if kind == language.PRICE_AT:
        return board.step <= steps.TRADING
    if kind == language.MASTER_OF:
        return board.step <= steps.WAGONS and board.is_free(piece)
    return board.step <= steps.BREAKING and not (board.blocked >> piece) & 1
