"""What may be named when a promise is worded: its kinds, and the values to choose from (R12.5)."""

from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import possible, turn_ahead
from kontor.games.merchants.rules.deals.possible import is_possible
from kontor.games.merchants.table import agreed, cards, language, steps
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.roads import CITY, EDGE


def kinds_open(board: Board, frames: list[Frame], seat: int) -> list[int]:
    """List the kinds of promise a seat could make now; nothing is set aside if not binding."""
    found = []
    for kind in range(len(language.KINDS)):
        if kind == language.PAY_ON and board.rules.deals == agreed.NON_BINDING:  # R12.7
            continue
        if not language.VALUES[kind]:
            is_open = is_possible(board, frames, (seat, kind, 0, 0, 0))
        else:
            is_open = bool(first_values(board, frames, seat, kind))
        if is_open:
            found.append(kind)
    return found


def first_values(board: Board, frames: list[Frame], seat: int, kind: int) -> list[int]:
    """List the first values that a promise of a kind may have now."""
    material = board.rules.material
    sort = language.VALUES[kind][0]
    if sort == language.GOOD:  # as possible for one good as for another
        possible_now = is_possible(board, frames, (seat, kind, 0, 0, 0))
        return list(range(len(material.goods))) if possible_now else []
    if sort == language.WAGON:
        wagons = range(material.wagons)
        if kind in (language.NO_BID, language.BID_CAP, language.LOAD_TERMS):
            return [w for w in wagons if is_possible(board, frames, (seat, kind, w, 0, 0))]
        frame = question(frames)
        drivable = [wagon for wagon in wagons if possible.may_drive(board, frame, seat, wagon)]
        moving = board.rules.version >= 2 and turn_ahead.is_moving(board, frames, seat)
        return [] if moving and turn_ahead.is_spent(frames) else drivable
    if sort == language.COURIER_NODE:
        if not possible.owns(board, seat, cards.COURIERS):
            return []
        nodes = sorted(possible.courier_nodes(board, question(frames), seat))
        if not turn_ahead.is_moving(board, frames, seat):
            return nodes
        return [n for n in nodes if is_possible(board, frames, (seat, kind, n, 0, 0))]
    if sort == language.CARD:
        return [
            card
            for card in range(len(cards.INFLUENCES))
            if is_possible(board, frames, (seat, kind, card, language.ANY, 0))
        ]
    if board.step > steps.TRADING:  # until then some price may change, afterwards nothing is ahead
        return []
    return list(range(1, material.most_deal_florins // material.unit + 1))


def later_values(board: Board, frames: list[Frame], begun: Numbers) -> list[int]:
    """List the next values of a promise that is begun: promiser, kind, values so far."""
    material = board.rules.material
    seat, kind, first = begun[:3]
    sort = language.VALUES[kind][len(begun) - 2]
    if sort == language.CAP:
        return list(range(1, material.most_deal_florins // material.unit + 1))
    if sort == language.FEE_ONE:
        return list(range(material.most_fee // material.unit + 1))
    if sort == language.FEE_TWO:
        return list(range(2 * material.most_fee // material.unit + 1))
    if sort in (language.TARGET, language.PLACE):
        return places_of(board, frames, begun)
    if sort == language.CARD_WAGON:
        wagons = range(material.wagons) if first in language.WAGON_CARDS else range(0)
        named = [w for w in wagons if is_possible(board, frames, (seat, kind, first, w, 0))]
        return [*named, language.ANY]
    if sort == language.DIRECTION:
        return [language.UP, language.DOWN, language.EITHER]
    return events_ahead(board)


def places_of(board: Board, frames: list[Frame], begun: Numbers) -> list[int]:
    """List the places that a promise about a wagon may name."""
    seat, kind, wagon = begun[:3]
    if not possible.may_drive(board, question(frames), seat, wagon):
        return []
    places = places_ahead(board, wagon, kind != language.MOVE_WAGON)
    if kind != language.MOVE_WAGON or board.rules.version < 2:
        return places
    if turn_ahead.is_moving(board, frames, seat):
        return [n for n in places if is_possible(board, frames, (seat, kind, wagon, n, 0))]
    reached = possible.targets_ahead(board, question(frames), seat, wagon)
    return [node for node in places if node in reached]


def places_ahead(board: Board, wagon: int, with_roads: bool) -> list[int]:
    """List the nodes a wagon may come to, and the roads it may take."""
    roads = board.rules.material.roads
    steps_taken = possible.drives_ahead(board, wagon)
    found = sorted({place for _, place in steps_taken} - {board.wagon_at[wagon]})
    if with_roads:
        for number, (one, other) in enumerate(roads.edges):
            if (one, other) in steps_taken or (other, one) in steps_taken:
                found.append(EDGE + number)
    return found


def events_ahead(board: Board) -> list[int]:
    """List the events a payment may wait for (R12.5)."""
    material = board.rules.material
    roads = material.roads
    wagons = range(material.wagons)
    found = []
    for wagon in wagons:
        held = (board.arrived | board.blocked) >> wagon & 1
        if board.step <= steps.MOVING and not held:
            nodes = places_ahead(board, wagon, False)
            found += [language.event(language.WAGON_AT, node, wagon) for node in nodes]
    nodes = [node for node, kind in enumerate(roads.kinds) if kind != CITY]
    every = [language.event(language.COURIER_AT, node, 0) for node in nodes]
    for good in range(len(material.goods)):
        levels = range(material.price_levels)
        every += [language.event(language.PRICE_AT, level, good) for level in levels]
    for wagon in wagons:
        seats = range(board.rules.seats)
        every += [language.event(language.MASTER_OF, seat, wagon) for seat in seats]
    every += [language.event(language.NO_AXLE, 0, wagon) for wagon in wagons]
    return found + [number for number in every if possible.event_ahead(board, number)]
