"""Phase 3: moving wagons and the courier (R5).

A turn's question carries what is left to do: tile used, coach points left by card, courier cards
left (bits), wagons that have given a card in this turn (bits). A card gained here may be used from
then on (R5.26).
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts
from kontor.games.merchants import codes
from kontor.games.merchants.land import NOBODY
from kontor.games.merchants.material import (
    BROKEN_AXLE,
    COACHES,
    COURIERS,
    INFLUENCES,
    INVESTMENTS,
)
from kontor.games.merchants.roads import NOWHERE, Path
from kontor.games.merchants.table import AXLES, MOVE, PICK_INFLUENCE, Table

NO_TILE: Final = -1


# R5.11 Broken axles -----------------------------------------------------------------------------


def ask_axles(table: Table) -> bool:
    """Poll everybody who holds influence cards, in turn order, before anybody moves (R5.11)."""
    board = table.board
    while board.cursor < table.seats:
        seat = board.seat_at(board.cursor)
        if board.hand_sizes[seat] and board.blocked != (1 << table.material.wagons) - 1:
            table.ask(AXLES, seat, ())
            return True
        board.cursor += 1
    return False


def axle_options(table: Table, seat: int) -> list[int]:
    """List the wagons that are not yet blocked, on a road or in a city (R5.11), or none."""
    found = []
    if table.holds(seat, BROKEN_AXLE):
        for wagon in range(table.material.wagons):
            if not (table.board.blocked >> wagon) & 1:
                found.append(codes.AXLE + wagon)
    found.append(codes.DECLINE)
    return found


def act_axle(table: Table, seat: int, option: int) -> None:
    """Block a wagon for this round (R5.10, R5.11); he may go on with further cards."""
    if option == codes.DECLINE:
        table.board.cursor += 1
        return
    wagon = option - codes.AXLE
    table.use_card(seat, BROKEN_AXLE)
    table.board.blocked |= 1 << wagon
    if table.log is not None:
        table.tell("axle-broken", {"seat": seat, "wagon": table.material.wagon_names[wagon]})


# R5.12 A turn -----------------------------------------------------------------------------------


def ask_turn(table: Table) -> bool:
    """Give the next player in turn order a turn (R5.12)."""
    board = table.board
    if board.cursor == table.seats:
        return False
    seat = board.seat_at(board.cursor)
    board.cursor += 1
    points = table.material.coach_points
    coachman = points[0] if table.owns(seat, COACHES[0]) else 0
    master = points[1] if table.owns(seat, COACHES[1]) else 0
    couriers = int(table.owns(seat, COURIERS[0])) + 2 * int(table.owns(seat, COURIERS[1]))
    table.ask(MOVE, seat, (0, coachman, master, couriers, 0))
    return True


def is_movable(table: Table, wagon: int, gave: int) -> bool:
    """Tell whether a wagon may be moved: not arrived, blocked or spent (R5.9, R5.10, R5.24)."""
    return not ((table.board.arrived | table.board.blocked | gave) >> wagon) & 1


def options(table: Table, frame: Frame, seat: int) -> list[int]:
    """List what is left of a turn: the tile, coaches, couriers, in any order (R5.12)."""
    tile_used, coachman, master, couriers, gave = frame.about
    found: list[int] = []
    if not tile_used:
        add_tiles(table, seat, gave, found)
    if coachman or master:
        add_coaches(table, (coachman, master), gave, found)
    if couriers:
        add_couriers(table, couriers, found)
    if tile_used:
        found.append(codes.END_TURN)
    return found


def add_tiles(table: Table, seat: int, gave: int, found: list[int]) -> None:
    """Add each face-up tile with each wagon and way (R5.13, R5.14), or idle (R5.15 to R5.17)."""
    board = table.board
    for tile, points in enumerate(table.material.tiles):
        if not (board.tiles[seat] >> tile) & 1:
            continue
        before = len(found)
        for wagon in range(len(board.wagon_at)):
            if is_movable(table, wagon, gave):
                first = codes.TILE + (tile * codes.WAGON_CODES + wagon) * codes.ROUTES
                found += range(first, first + len(board.outcomes(wagon, points)))
        if len(found) == before:
            found.append(codes.IDLE + tile)


def add_coaches(table: Table, left: tuple[int, int], gave: int, found: list[int]) -> None:
    """Add each use of coach points that moves a wagon (R5.19, R5.20)."""
    board = table.board
    for place, most in enumerate(left):
        for points in range(1, most + 1):
            for wagon in range(len(board.wagon_at)):
                if is_movable(table, wagon, gave):
                    first = coach_code(place, points, wagon)
                    found += range(first, first + len(board.outcomes(wagon, points)))


def coach_code(place: int, points: int, wagon: int) -> int:
    """Return the first code of a coach move."""
    return codes.COACH + ((place * 2 + points - 1) * codes.WAGON_CODES + wagon) * codes.ROUTES


def add_couriers(table: Table, couriers: int, found: list[int]) -> None:
    """Add where each courier card may take the courier (R5.21)."""
    roads = table.material.roads
    for place, steps in enumerate(table.material.courier_steps):
        if (couriers >> place) & 1:
            first = codes.COURIER + place * codes.NODE_CODES
            found += [first + node for node in roads.courier_steps(table.board.courier, steps)]


def act(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Carry out one part of a turn and leave the rest open (R5.12)."""
    tile_used, coachman, master, couriers, gave = frame.about
    met = NOWHERE
    if option == codes.END_TURN:
        return
    if option >= codes.COACH:
        place, points, wagon, way = coach_of(option)
        if place == 0:
            coachman -= points
        else:
            master -= points
        met = drive(table, seat, wagon, points, way, COACHES[place])
    elif option >= codes.TILE:
        number, way = divmod(option - codes.TILE, codes.ROUTES)
        tile, wagon = divmod(number, codes.WAGON_CODES)
        tile_used = 1
        met = drive(table, seat, wagon, table.material.tiles[tile], way, NO_TILE)
        turn_down(table, seat, tile)
    elif option >= codes.IDLE:
        tile_used = 1
        if table.log is not None:
            table.tell(
                "tile-idle", {"seat": seat, "points": table.material.tiles[option - codes.IDLE]}
            )
        turn_down(table, seat, option - codes.IDLE)
    else:
        couriers &= ~(1 << ((option - codes.COURIER) // codes.NODE_CODES))
        met = send_courier(table, seat, option)
    if not tile_used or coachman or master or couriers:
        table.ask(MOVE, seat, (tile_used, coachman, master, couriers, gave))
    if met != NOWHERE and not (gave >> met) & 1 and table.board.pile_size:  # R5.22, R5.25
        table.ask(PICK_INFLUENCE, seat, (met,))
    else:
        end_spent_turn(table, seat)


def end_spent_turn(table: Table, seat: int) -> None:
    """End a turn by itself when nothing is left to do in it."""
    turn = table.stack[-1] if table.stack else None
    if turn is not None and turn.about[0] and len(options(table, turn, seat)) == 1:
        table.stack.pop()


def coach_of(option: int) -> tuple[int, int, int, int]:
    """Return place of the card, points, wagon and way of a coach move."""
    number, way = divmod(option - codes.COACH, codes.ROUTES)
    use, wagon = divmod(number, codes.WAGON_CODES)
    return (use // 2, use % 2 + 1, wagon, way)


def drive(table: Table, seat: int, wagon: int, points: int, way: int, card: int) -> int:
    """Move a wagon (R5.5 to R5.8); return it if it ends on the courier's space (R5.22)."""
    board = table.board
    outcome = board.outcomes(wagon, points)[way]
    node = outcome[len(outcome) - 2]
    if board.city_of(wagon) != NOWHERE:  # R3.10
        board.masters[wagon] = NOBODY
    board.wagon_at[wagon] = node
    board.headings[wagon] = outcome[len(outcome) - 1]
    if node < len(board.bonuses):
        board.arrived |= 1 << wagon  # R5.6, R5.9
    if table.log is not None:
        tell_drive(table, seat, wagon, points, outcome, card)
    return wagon if node == board.courier else NOWHERE


def tell_drive(table: Table, seat: int, wagon: int, points: int, driven: Path, card: int) -> None:
    """Record where a wagon went."""
    nodes = table.material.roads.nodes
    node, heading = driven[-2:]
    facts: Facts = {"seat": seat, "wagon": table.material.wagon_names[wagon], "points": points}
    facts["node"] = nodes[node]
    name = "moved"
    if card != NO_TILE:
        facts["card"] = INVESTMENTS[card]
        name = "coach-moved"
    facts["path"] = [nodes[place] for place in driven[:-1]]
    table.tell(name, facts)
    if heading == NOWHERE:
        table.tell("arrived", {"wagon": table.material.wagon_names[wagon], "city": nodes[node]})
    elif len(table.material.roads.neighbours[node]) > 2:  # R5.4
        facts = {"wagon": table.material.wagon_names[wagon], "node": nodes[node]}
        table.tell("heading-set", {**facts, "heading": nodes[heading]})


def turn_down(table: Table, seat: int, tile: int) -> None:
    """Turn a tile face down (R5.13); when all four are, turn them up again (R5.18)."""
    board = table.board
    board.tiles[seat] &= ~(1 << tile)
    if not board.tiles[seat]:
        board.tiles[seat] = (1 << len(table.material.tiles)) - 1
        table.tell("tiles-refreshed", {"seat": seat})


def send_courier(table: Table, seat: int, option: int) -> int:
    """Move the courier (R5.21); return the wagon it meets, if any (R5.22)."""
    board = table.board
    board.courier = codes.courier_node(option)
    if table.log is not None:
        facts: Facts = {"seat": seat, "card": INVESTMENTS[codes.courier_card(option)]}
        table.tell("courier-moved", {**facts, "node": table.material.roads.nodes[board.courier]})
    for wagon, node in enumerate(board.wagon_at):
        if node == board.courier:
            return wagon
    return NOWHERE


# R5.22 Encounters -------------------------------------------------------------------------------


def pick_options(table: Table) -> list[int]:
    """List the kinds in the pile, or one unseen by house rule; declining is allowed (R5.23)."""
    if table.rules.choose_influence:
        found = [codes.TAKE + card for card in zones.kinds(table.pile)]
    else:
        found = [codes.DRAW]
    found.append(codes.DECLINE)
    return found


def act_pick(table: Table, frame: Frame, seat: int, option: int) -> None:
    """Take an influence card face down (R5.22, R5.23); the wagon is spent this turn (R5.24)."""
    if option == codes.DECLINE:
        table.tell("influence-declined", {"seat": seat})
    else:
        card = table.chance.draw(table.pile) if option == codes.DRAW else option - codes.TAKE
        table.pile -= zones.one(card)
        table.hands[seat] += zones.one(card)
        table.board.pile_size -= 1
        table.board.hand_sizes[seat] += 1
        if table.log is not None:
            table.confide("took-influence", {"seat": seat}, {"card": INFLUENCES[card]}, seat)
        if table.stack:
            turn = table.stack.pop()
            tile_used, coachman, master, couriers, gave = turn.about
            gave |= 1 << frame.about[0]
            table.stack.append(
                Frame(MOVE, 1 << seat, (tile_used, coachman, master, couriers, gave))
            )
    if table.rules.choose_influence:
        table.pile_seen[seat] = table.pile
    end_spent_turn(table, seat)
